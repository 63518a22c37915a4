title = The Witches of Blackmore
pitch = Capture magic, trick by trick, while a turning wheel decides which witch is the strongest.
about = Fifty-four witches meet in tricks, and the wheel in the middle says which number is the strongest. Whoever takes a trick may change the trump and turn the wheel, at the price of a captured card.
first-game = First game: a duel, with the wheel on its descending side.
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

event-dealt = Everyone is dealt { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
 }
event-refilled = Everyone draws a card, { $me ->
    [yes] you
   *[no] { $seat }
 } first.
event-drawn = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } one of the last cards of the deck.
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
    [0] none in hand
    [one] { $cards } in hand
   *[other] { $cards } in hand
 }
table-taken = captured
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
table-strongest = The wheel: { $value } is the strongest
table-trump = Trump: { $colour }
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
table-weighing = Trump and wheel would follow { $card }. You give up { $points ->
    [one] its { $points } point
   *[other] its { $points } points
 }.
table-lay = Make { $card } the trump and give up { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
table-piles = Trump pile and deck
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
table-strength = { $rank ->
    [1] The strongest
    [2] 2nd
    [3] 3rd
    [9] The weakest
   *[other] { $rank }th
 } of its colour{ $trump ->
    [yes] , which is trump
   *[no] {""}
 }.
table-sort = { $by ->
    [colour] Sort by colour
   *[strength] Sort by strength
 }
table-last = Last trick
table-last-won = { $me ->
    [yes] You took
   *[no] { $seat } took
 } this trick.
table-ahead = { $me ->
    [yes] You have
   *[no] { $seat } has
 } the most points so far.
table-show-ahead = Show who has the most points so far

# A first game
guide-hand = These six witches are yours. Each witch you capture is worth her number, and the player with the most points wins.
guide-wheel = The number on top of the wheel is the strongest; the others follow along the arrow. Nine is not always best!
guide-trump = This card is the trump. Its colour beats all others, and its number is on top of the wheel.
guide-rank = Under each card: how strong the wheel makes it in its colour. 1st is the strongest, and gold means trump.
guide-lead = You begin, with any card you like. Tap one, then tap it again to play it.
guide-follow = Your turn, with any card you like. A trump beats everything; otherwise the strongest card in the colour of the first one wins. Tap a card, then tap it again.
guide-taken = { $seat } takes this trick and may change the trump: one of its cards becomes the trump, and the wheel turns to its number.
guide-changed = { $seat } has changed the trump to { $card }. Its colour beats all others now, and its number is on top of the wheel.
guide-change = The trick is yours! Tap one of these cards to make it the trump: the wheel turns to its number, but you lose its points. Or keep the trump, with the button.
guide-end = That was a trick. Everyone draws, and so it goes on. The “Rules” button is at the top. Have fun!

# A replay is leafed through trick by trick.
chapter = Trick { $number }

# What a good player would say about the game (see the shared file).
lesson-trump-kept = { $seat } kept the trump when a change was better, { $count ->
    [1] once
   *[other] { $count } times
 }. A change turns the wheel too: see what it does to your own hand.
lesson-trump-changed = { $seat } changed the trump when keeping it was better, { $count ->
    [1] once
   *[other] { $count } times
 }. A change costs you a captured card: see first what it brings.
lesson-trump-card = { $seat } changed the trump by the wrong card { $count ->
    [1] once
   *[other] { $count } times
 }. The card gives the colour and turns the wheel: compare both with your own hand.
lesson-leads = { $seat } led the wrong card { $count ->
    [1] once
   *[other] { $count } times
 }. Lead what nobody behind you can beat, or what you can spare.
lesson-follows-let-go = { $seat } held a card that beat all on the table, and did better to play it, { $count ->
    [1] once
   *[other] { $count } times
 }. Before you let a trick go, look at each of your cards once more.
lesson-follows-took = { $seat } beat the cards on the table when letting the trick go was better, { $count ->
    [1] once
   *[other] { $count } times
 }. A strong card is worth more in a dearer trick.
lesson-follows-weaker = { $seat } could not beat the cards on the table and gave up the wrong card, { $count ->
    [1] once
   *[other] { $count } times
 }. Part with the one that the winner gains least by and that you will miss least.
lesson-follows = { $seat } followed with the wrong card { $count ->
    [1] once
   *[other] { $count } times
 }. Among cards that do the same, keep the one that will be stronger later.
lesson-last-tricks = Once nobody drew any more, { $seat } took { $tricks ->
    [one] { $count } of { $tricks } trick
   *[other] { $count } of { $tricks } tricks
 }. From there on, count which strong cards are still to come.
lesson-streak = From step { $ply } on, { $seat } took { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 } in a row. Whoever takes a trick chooses the trump: break such a run early, even at a price.

# The lesson
tutorial-colour = Basile played first, in yellow: yellow is the main colour. Green or blue cannot win here, whatever their number.
tutorial-colour-do = Take the trick with a yellow card.
tutorial-colour-right = Yellow 5 wins! The wheel makes 5 stronger than 9 and 8. You will soon see why.
tutorial-colour-wrong = This card is not yellow, and not red like the trump, so it cannot win.
tutorial-capture = The trick is yours: 9, 8 and 5 make 22 points. After each trick you win you may change the trump, or keep it.
tutorial-capture-do = Keep the trump for now: press the button.
tutorial-capture-right = The three witches are captured. Everyone drew a card, and whoever won the trick leads the next one.
tutorial-capture-wrong = That would give up a card, and its points. We will come to it: press the button.
tutorial-wheel = The number on top of the wheel is the strongest: 7. Then comes 6, down to 1, and only then 9 and 8.
tutorial-wheel-do = Lead your strongest blue card.
tutorial-wheel-right = Blue 4 was your strongest blue. But Basile played red, the trump, and even a weak trump beats every other colour.
tutorial-wheel-wrong = After 1 comes 9, then 8: with 7 on top they are the weakest. The small figure under each card tells its rank.
tutorial-wheel-colour = This card is not blue.
tutorial-cheap = Basile played red 6. The red 7 lies in the trump pile, so nothing can beat it now.
tutorial-cheap-do = Give Basile as few points as you can.
tutorial-cheap-right = One point only. You may play any card you like: you never have to follow the colour.
tutorial-cheap-wrong = Basile would capture it, and it is worth its number. You have a cheaper one.
tutorial-cheap-trump = Red 2 is weaker than red 6. Save your trump for a trick that it can win.
tutorial-trump = Basile played green 7, the strongest green. Red is trump, and you have one red card.
tutorial-trump-do = Take the trick.
tutorial-trump-right = Red 2 is trump: it beats every green. The trick is yours, so you may change the trump.
tutorial-trump-wrong = Neither green nor red: this card cannot win here.
tutorial-trump-weak = With 7 on top of the wheel, green 9 and green 8 are the weakest. No green beats green 7.
tutorial-change = Give up a card of this trick, and it becomes the trump: its colour wins, and the wheel turns to its number. You hold green 9 and green 8.
tutorial-change-do = Make green the trump, and 9 and 8 strong. Tap a card, then tap it again.
tutorial-change-right = It cost you one point. With 1 on top the order is 1, 9, 8: your two greens are the strongest trumps there are.
tutorial-change-wrong = You could keep the trump. But you have no red card left, and two greens that could be worth gold.
tutorial-change-dear = Green would be trump, but it costs 7 points, and the wheel would stay on 7: 9 and 8 would remain the weakest.
tutorial-change-red = Red would stay the trump, and you have no red card left.
tutorial-lead = You won, so you lead. Green is trump, and green 1 lies in the trump pile.
tutorial-lead-do = Lead a card that nobody can beat.
tutorial-lead-right = Nobody can beat it: 19 points for you.
tutorial-lead-wrong = A green card would beat it. Lead a green one yourself.
tutorial-price = Any card of this trick could be the new trump, and you would lose its points. You still hold the strongest green.
tutorial-price-do = Is it worth changing? Decide.
tutorial-price-right = Right: the trump is good for you, so keep it, and all the points.
tutorial-price-wrong = It would cost you points and your best trump. Keep the trump.
tutorial-end = That is the whole game: main colour, wheel, trump, and the change with its price. When the deck runs out, the hands are played to the end.

# What one says at this game with one tap, beside what one says at any.
phrase-wheel = The wheel turns!
phrase-trump = Another trump already?
phrase-trick = That trick was almost mine.
phrase-last-card = I keep the best for last.
