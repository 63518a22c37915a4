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
 } { $card } on the trump pile: the wheel turns.
move-keep = { $me ->
    [yes] You leave
   *[no] { $seat } leaves
 } the trump as it is.

offer-play = Play { $card }
offer-lay = Give up { $card } as trump
offer-keep = Leave the trump as it is

event-trick = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } the trick with { $card }.
event-final = The deck is empty: from now on nobody draws.
event-taken = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card } from the trump pile.
event-short = { $me ->
    [yes] Nothing is left for you: you play
   *[no] Nothing is left for { $seat }, who plays
 } on with one card less.
event-trump = On top of the trump pile now lies { $card }.
event-no-trump = The trump pile is empty: there is no trump, and { $value } stays the strongest value.

refusal-decide-first = First say whether you change the trump.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-trick-won = The trump is changed only by whoever has just won a trick.
refusal-not-in-trick = This trick has no { $card }.
refusal-not-for-seats = Drawing, turning up and choosing who begins are left to chance.

ending-control = { $me ->
    [yes] You control
   *[no] { $winners } controls
 } the Wheel with { $score } points.
ending-shared = { $me ->
    [yes] You share the Wheel with { $others }:
   *[no] { $winners } share the Wheel:
 } { $score } points each.

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
    [one] a pile of 1 card
   *[other] a pile of { $count } cards
 })
board-no-trump = Trump: none
board-deck = Deck: { $count ->
    [0] empty, nobody draws any more
    [one] 1 card
   *[other] { $count } cards
 }
board-seat = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }{ $shown ->
    [0] {""}
   *[other] {" "}(drawn in plain sight: { $cards })
 }, { $captured ->
    [0] none captured
   *[other] { $captured } captured
 }{ $totals ->
    [yes] {" "}for { $points ->
        [one] 1 point
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
    [one] 1 card
   *[other] { $cards } cards
 }
table-total = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
 } · { $points ->
    [one] 1 point
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
    [one] 1 card below
   *[other] { $under } cards below
 }
table-deck = { $count ->
    [0] deck empty
    [one] 1 card left
   *[other] deck: { $count }
 }
table-captured = { $me ->
    [yes] You have captured
   *[no] { $seat } has captured
 } { $cards ->
    [0] nothing yet
    [one] 1 card
   *[other] { $cards } cards
 }.
table-captured-by = { $me ->
    [yes] What you have captured
   *[no] What { $seat } has captured
 }
table-face-down = Captured cards lie face down until the end of the game (rule 13).
table-known = { $seat } holds { $card }, drawn from the trump pile
table-trick = The trick
table-change = Tap one of its cards to make it the trump, or leave it.

# A first game
guide-hand = These six witches are yours. Each witch you capture is worth her number, and the most points win.
guide-wheel = The number on top of the wheel is the strongest; the others follow along the arrow. Nine is not always best!
guide-trump = This card is the trump. Its colour beats all others, and its number is on top of the wheel.
guide-lead = You begin, with any card you like. Tap one, then tap it again to play it.
guide-follow = Your turn, with any card you like. A trump beats everything; else the strongest card of the first colour wins. Tap a card, then tap it again.
guide-change = You have won! Tap one of these cards and it becomes the trump: the wheel turns, but you lose its points. Or leave it, with the button.
guide-end = That was a trick. Everybody draws, and so it goes on. The rules are up there. Have fun!
