title = Air Sorcière
pitch = Let apprentice witches take off in rising order, and bring them down before one of them falls.
option-bonus_per_set = A point for every set of five colours, not for the first alone
option-multi_diploma = Several diplomas in one turn
option-gauge = Show the chance of a fall
option-memory = Show the hands of the others, as an aid to memory

card = { $colour ->
    [b] black
    [g] green
    [o] orange
    [v] violet
   *[w] white
 } { $value }
colour = { $colour ->
    [b] black
    [g] green
    [o] orange
    [v] violet
   *[w] white
 }

move-first = { $me ->
    [yes] You begin.
   *[no] { $seat } begins.
 }
move-reveal = The deck shows { $card }.
move-draw = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } from the deck.
move-take = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } { $card } from the common zone.
move-keep = { $me ->
    [yes] You let her fly in your own zone.
   *[no] { $seat } lets her fly in the own zone.
 }
move-share = { $me ->
    [yes] You put
   *[no] { $seat } puts
 } her into the common zone.
move-land = { $me ->
    [yes] You land
   *[no] { $seat } lands
 } the { $colour } witches.
move-stop = { $me ->
    [yes] You stop
   *[no] { $seat } stops
 } without landing.
move-discard = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card }.
move-catch = { $me ->
    [yes] You catch the witch who fell: beginner’s bonus.
   *[no] { $seat } catches the witch who fell: beginner’s bonus.
 }
move-leave = { $me ->
    [yes] You leave
   *[no] { $seat } leaves
 } the witch who fell.
move-diploma = { $me ->
    [yes] You prepare
   *[no] { $seat } prepares
 } a diploma for the { $colour } witches.
move-pay = { $me ->
    [yes] You add
   *[no] { $seat } adds
 } { $card }.
move-withdraw = { $me ->
    [yes] You take your cards back.
   *[no] { $seat } takes the cards back.
 }
move-graduate = { $me ->
    [yes] You obtain
   *[no] { $seat } obtains
 } a diploma.
move-finish = { $me ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
 }

offer-draw = Draw a card
offer-take = Take { $card }
offer-keep = Let her fly in your zone
offer-share = Put her into the common zone
offer-land = Land the { $colour } witches
offer-stop = Stop without landing
offer-discard = Discard { $card }
offer-catch = Catch the witch who fell
offer-leave = Leave her
offer-diploma = Prepare a diploma for the { $colour } witches
offer-pay = Add { $card }
offer-withdraw = Take the cards back
offer-graduate = Receive the diploma
offer-finish = End the turn
analysis-scope-own = How a diploma is paid, card by card, is not judged: there is a best way, and hardly ever another.

event-shuffled = The deck is empty: the discard pile becomes the new deck.
event-cat = A black cat: { $card }! Nobody may hold more than five cards.
event-placed = The { $card } fits, and flies in { $me ->
    [yes] your zone.
   *[no] the zone of { $seat }.
 }
event-shared = The { $card } is too low for { $me ->
    [yes] your column
   *[no] the column of { $seat }
 } and goes to the common zone.
event-fall = The { $card } makes { $me ->
    [yes] you
   *[no] { $seat }
 } fall! { $count ->
    [one] One witch is lost.
   *[other] { $count } witches are lost.
 }
event-natural = The { $card } graduates.
event-joker = The { $card } helps as a joker.
event-books = { $me ->
    [yes] You receive
   *[no] { $seat } receives
 } { $count ->
    [one] 1 { $colour } book.
   *[other] { $count } { $colour } books.
 }
event-emptied = There are no { $colour } books any more.
event-books-out = So many colours have no books left that the game is over.
event-piles-empty = Deck and discard pile are both empty: the game is over.
event-turn-limit = A thousand turns have been played: the game is over.

refusal-cat-first = The black cat comes first: keep five cards.
refusal-place-first = First say where the card that was turned up shall fly.
refusal-bonus-first = First say whether you catch the witch who fell.
refusal-landed = You have landed: no more cards this turn. Ask for a diploma or end the turn.
refusal-payment-open = A diploma is being prepared: receive it, or take your cards back.
refusal-no-cat = Cards are discarded only when a black cat is drawn.
refusal-nothing-turned = No card is waiting to be placed.
refusal-no-fall = Nobody has fallen.
refusal-land-first = A diploma needs a landing first.
refusal-no-payment = First say for which colour the diploma shall be.
refusal-not-for-seats = Turning up cards and choosing who begins are left to chance.
refusal-nothing-to-draw = Deck and discard pile are empty: take an open card, or end your flight.
refusal-not-in-common = The { $card } is not in the common zone.
refusal-own-card = You put { $card } there yourself this turn: you cannot take it back.
refusal-too-low = The { $card } cannot fly there: your column is already at { $value }.
refusal-fly-first = Take at least one card first.
refusal-no-column = You have no { $colour } column.
refusal-not-smallest = After a card for the common zone your landing is forced: only a column with the fewest cards can land.
refusal-must-land = After a card for the common zone your landing is forced: you cannot stop without it.
refusal-not-in-hand = The { $card } is not in your hand, or already part of the payment.
refusal-not-held = You do not hold { $card }.
refusal-no-books = There are no { $colour } books left.
refusal-no-diploma = Your hand cannot pay a diploma for the { $colour } witches.
refusal-withdrawn-often = You have taken your cards back ten times this turn: now only the end of the turn is left.
refusal-must-complete = You have taken your cards back ten times this turn: this diploma must now be completed.
refusal-five-at-most = A diploma has at most five cards.
refusal-too-few-books = No more cards: { $count ->
    [one] only 1 { $colour } book is left.
   *[other] only { $count } { $colour } books are left.
 }
refusal-above-joker = The { $card } is not below your joker of { $value }: a joker must be higher than every card of the colour.
refusal-joker-without-book = The { $card } cannot be a joker: you have no { $colour } book yet.
refusal-joker-twice = One { $colour } joker is enough: each colour helps only once in a diploma.
refusal-joker-too-low = The { $card } is too low for a joker: it must be higher than { $value }.
refusal-leads-nowhere = With { $card } no diploma could be completed any more.
refusal-too-few-cards = A diploma needs at least three cards; so far there { $count ->
    [0] are none.
    [one] is 1.
   *[other] are { $count }.
 }
refusal-needs-natural = At least one { $colour } card must be among them.

ending-chief = { $me ->
    [yes] You are
   *[no] { $winners } is
 } the new chief instructor, with { $score ->
    [one] 1 point.
   *[other] { $score } points.
 }
ending-shared = { $me ->
    [yes] You share the office of chief instructor with { $others },
   *[no] { $winners } share the office of chief instructor,
 } with { $score ->
    [one] 1 point each.
   *[other] { $score } points each.
 }

# The terminal
board-part = Turn { $number }: { $seat }
board-drawn = { $me ->
    [yes] You turn up
   *[no] { $seat } turns up
 } { $card }.
board-piles = Deck: { $deck ->
    [0] empty
    [one] 1 card
   *[other] { $deck } cards
 }, discard pile: { $discard ->
    [0] empty
    [one] 1 card
   *[other] { $discard } cards
 }
board-common = Common zone: { $count ->
    [0] empty
   *[other] { $cards }
 }
board-books = Books left: { $list }
board-left = { $colour } { $count }
board-seat = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $score ->
    [one] 1 point
   *[other] { $score } points
 }; books: { $books ->
    [0] none
   *[other] { $list }
 }; { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }{ $shown ->
    [yes] {" "}({ $cards })
   *[no] {""}
 }
board-columns = Flying: { $columns ->
    [0] nobody
   *[other] { $list }
 }
board-column = { $colour } { $values }
board-turned = Turned up: { $card }
board-odds = The next card: { $falls ->
    [0] no fall possible, { $misfits ->
        [0] and every one of them fits
       *[other] { $misfits } of { $total } would go to the common zone
     }
    [one] 1 of { $total } makes { board-faller } fall
   *[other] { $falls } of { $total } make { board-faller } fall
 }
board-faller = { $me ->
    [yes] you
   *[no] { $seat }
 }
board-payment = Diploma for the { $colour } witches: { $count ->
    [0] no card yet
   *[other] { $cards }
 }
board-hand = Your hand: { $count ->
    [0] empty
   *[other] { $cards }
 }

# The table in the browser
table-flying = { $me ->
    [yes] Your turn: let your witches fly!
   *[no] { $seat } is flying.
 }
table-placing = { $me ->
    [yes] Where shall she fly?
   *[no] { $seat } decides where she flies.
 }
table-cutting = { $me ->
    [yes] The black cat! Discard { $count ->
        [one] one card
       *[other] { $count } cards
     }.
   *[no] The black cat! { $seat } chooses which cards to keep.
 }
table-bonus = { $me ->
    [yes] A fall! As a beginner you may catch her.
   *[no] { $seat } fell, and may catch the witch as a beginner.
 }
table-exam = { $me ->
    [yes] Safely landed! A diploma?
   *[no] { $seat } has landed and may ask for a diploma.
 }
table-hint-draw = Draw a card from the deck.
table-hint-take = Draw, or take an open card that glows.
table-hint-fly = One more? Or tap one of your columns to land it.
table-hint-forced = The common zone is used: what does not fit makes you fall now.
table-hint-exam = Tap the books you can pay for, or end your turn.
table-hint-pay = Tap the cards to pay with: three, four or five.
table-keep-it = Into your zone
table-share-it = Into the common zone
table-receive = { $count ->
    [one] Receive 1 book
   *[other] Receive { $count } books
 }
table-need = { $count ->
    [one] One more card
   *[other] { $count } more cards
 }
table-pick-colour = Choose a pile of books
table-held = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
table-common = Common zone
table-zone = { $me ->
    [yes] Your zone
   *[no] The zone of { $seat }
 }
table-column = { $count ->
    [0] { $colour }: nobody
    [one] { $colour }: { $values }
   *[other] { $colour }, { $count } witches: { $values }
 }
table-deck = Deck: { $count }
table-discard = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
table-discard-short = Discard
table-turned = Turned up: { $card }
table-books = Books
table-left = { $count ->
    [0] No { $colour } books left
    [one] 1 { $colour } book left
   *[other] { $count } { $colour } books left
 }
table-shelf = { $me ->
    [yes] Your books
   *[no] The books of { $seat }
 }
table-owned = { $count ->
    [one] 1 { $colour } book
   *[other] { $count } { $colour } books
 }
table-percent = { $percent }%
table-safe = no fall now
table-falls = { $falls } of { $total }
table-odds = { $falls ->
    [0] The next card cannot make { $me ->
        [yes] you
       *[no] { $seat }
     } fall; { $misfits } of { $total } would have to go to the common zone.
   *[other] { $falls } of { $total } cards would make { $me ->
        [yes] you
       *[no] { $seat }
     } fall: { $percent }%.
 }
table-diploma = Diploma for the { $colour } witches
table-paid = Paid so far
table-worth = { $count ->
    [0] No book yet
    [one] 1 book
   *[other] { $count } books
 }
table-hand-empty = Your hand is empty. Land a column, and its witches come here.
table-hand-of = The hand of { $seat }
table-hand-closed = Hands are held closed at this table.
table-look = Look at { $seat } more closely
table-result = { $books ->
    [one] 1 book
   *[other] { $books } books
 }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
table-fall = A fall!
table-cat-here = Black cat!

# A first game
guide-goal = These books are what you play for: one point each. Pupils who have landed earn them: three of a colour bring one book, four bring two, five bring three.
guide-draw = Draw a card here. You may also take an open card that glows.
guide-place = The first witch! Let her fly in your own zone. Once a turn, a card may go to the common zone instead.
guide-column = Each colour flies in its own column, always upwards. A lower number does not fit any more.
guide-gauge = This dial tells how likely the next card makes you fall. As long as you have put nothing into the common zone this turn, you are safe.
guide-land = Stop while all goes well: tap one of your columns, and its witches land in your hand. Or dare one more card.
guide-exam = You have enough landed witches for a diploma! Tap the glowing pile of books.
guide-pay = Now tap the cards you pay with. High cards of colours you have books of may help as jokers.
guide-end = Your first books! The game ends when enough colours have none left. The rules are up there whenever you wonder. Fly well!
