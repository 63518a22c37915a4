title = The Witches of Blackmore
pitch = Capture magic, trick by trick, while a turning wheel decides which witch is the strongest.
option-wheel = Side of the wheel
option-wheel-descending = descending
option-wheel-ascending = ascending (harder)
option-totals = Show the points captured so far

card = { $colour ->
    [b] blue
    [y] yellow
    [r] red
    [g] green
    [v] violet
   *[s] silver
 } { $value }
colour = { $colour ->
    [b] blue
    [y] yellow
    [r] red
    [g] green
    [v] violet
   *[s] silver
 }

move-draw = A card is drawn: { $card }.
move-draw-masked = A card is drawn.
move-turn = The first trump is turned up: { $card }.
move-first = { $me ->
    [yes] You lead
   *[no] { $seat } leads
 } the first trick.
move-play = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $card }.
move-lay = { $me ->
    [yes] You lay
   *[no] { $seat } lays
 } { $card } on the trump pile: it is the new trump.
move-keep = { $me ->
    [yes] You keep the trump.
   *[no] { $seat } keeps the trump.
 }

offer-play = Play { $card }
offer-lay = Make { $card } the trump
offer-keep = Keep the trump

event-trick = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } the trick with { $card }.
event-final = The deck is empty. Players who have not drawn yet take from the trump pile; after that, nobody draws any more.
event-taken = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card } from the trump pile.
event-short = { $me ->
    [yes] Nothing is left for you: you play
   *[no] Nothing is left for { $seat }, who plays
 } on with one card fewer.
event-trump = On top of the trump pile now lies { $card }.
event-no-trump = The trump pile is empty: there is no trump, and { $value } stays the strongest value.

refusal-decide-first = First choose: change the trump, or keep it?
refusal-not-in-hand = You do not hold { $card }.
refusal-no-trick-won = You can change the trump only right after winning a trick.
refusal-not-in-trick = This trick has no { $card }: choose one of its cards.
refusal-not-for-seats = Drawing cards, turning up the first trump and picking who begins are left to chance.

ending-control = { $me ->
    [yes] You control
   *[no] { $winners } controls
 } the Wheel with { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
ending-shared = { $me ->
    [yes] You share the Wheel with { $others }:
   *[no] { $winners } share the Wheel:
 } { $score ->
    [one] { $score } point each.
   *[other] { $score } points each.
 }

# The terminal
board-part = Trick { $number } of { $total }
board-dealt = Each player is dealt six cards.
board-draw = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }.
board-draw-masked = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } a card.
board-wheel = Wheel, strongest first: { $order }
board-no-wheel = Wheel: not turned yet
board-trump = Trump: { $colour } ({ $card } on top of { $count ->
    [one] a pile of { $count } card
   *[other] a pile of { $count } cards
 })
board-no-trump = Trump: none
board-deck = Deck: { $count ->
    [0] empty, nobody draws any more
    [one] { $count } card
   *[other] { $count } cards
 }
board-seat = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }{ $shown ->
    [0] {""}
   *[other] {" "}(drawn in plain sight: { $cards })
 }, { $captured ->
    [0] none captured
   *[other] { $captured } captured
 }{ $totals ->
    [yes] {" "}for { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[no] {""}
 }
board-trick = Trick: { $count ->
    [0] no card yet
   *[other] { $plays }
 }
board-won = { $me ->
    [yes] You took
   *[no] { $seat } took
 } this trick: { $plays }
board-play = { $card } ({ $me ->
    [yes] you
   *[no] { $seat }
 })
board-hand = Your hand: { $count ->
    [0] empty
   *[other] { $cards }
 }

# The table in the browser
table-deciding = { $me ->
    [yes] You took the trick. Change the trump?
   *[no] { $seat } decides about the trump.
 }
table-plate = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
 }
table-total = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-best = { $me ->
    [yes] You are taking the trick so far.
   *[no] { $seat } is taking the trick so far.
 }
table-wheel = Wheel and trump
table-strongest = The wheel: { $value } is the strongest
table-trump = Trump: { $colour }
table-weighed = Trump { $colour }, { $value } on top
table-under = { $under ->
    [one] { $under } card below
   *[other] { $under } cards below
 }
table-deck = { $count ->
    [0] deck empty
    [one] { $count } card left
   *[other] deck: { $count }
 }
table-captured = { $me ->
    [yes] You have captured
   *[no] { $seat } has captured
 } { $cards ->
    [0] nothing yet
    [one] { $cards } card
   *[other] { $cards } cards
 }.
table-captured-by = { $me ->
    [yes] Cards you have captured
   *[no] Cards captured by { $seat }
 }
table-face-down = Captured cards lie face down until the end of the game (rule 13).
table-known = { $seat } holds { $card }, drawn from the trump pile
table-trick = The trick
table-change = Tap a card of the trick to make it the trump, or keep the current one.

# A first game
guide-hand = These six witches are yours. Each witch you capture is worth her number, and the player with the most points wins.
guide-wheel = The number on top of the wheel is the strongest; the others follow along the arrow. Nine is not always best!
guide-trump = This card is the trump. Its colour beats all others, and its number is on top of the wheel.
guide-lead = You begin, with any card you like. Tap one, then tap it again to play it.
guide-follow = Your turn, with any card you like. A trump beats everything; otherwise the strongest card in the colour of the first one wins. Tap a card, then tap it again.
guide-change = The trick is yours! Tap one of these cards to make it the trump: the wheel turns to its number, but you lose its points. Or keep the trump, with the button.
guide-end = That was a trick. Everyone draws, and so it goes on. The “Rules” button is at the top. Have fun!
