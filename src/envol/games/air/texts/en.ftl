title = Air Sorcière
pitch = Let apprentice witches take off in rising order, and bring them down before one of them falls.
about = Draw apprentice witches and let them fly in rising order: with every card more, one may fall. Bring them down in time, award diplomas, and earn spellbooks.
first-game = First game: a single opponent, so that your turn is never far away.
option-bonus_per_set = A point for every set of five colours, not for the first alone
option-multi_diploma = Several diplomas in one turn
option-gauge = Show the chance of a fall
option-memory = Show everyone’s hand (for beginners)

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
   *[no] { $seat } lets her fly in their own zone.
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
   *[no] { $seat } takes their cards back.
 }
move-graduate = { $me ->
    [yes] You earn
   *[no] { $seat } earns
 } a diploma.
move-finish = { $me ->
    [yes] You end your turn.
   *[no] { $seat } ends their turn.
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
offer-finish = End your turn
analysis-scope-own = Which cards pay for a diploma is not judged: there is hardly ever more than one good way.

event-shuffled = The deck is empty: the discard pile becomes the new deck.
event-cat = A black cat: { $card }! Nobody may hold more than five cards.
event-placed = The { $card } fits, and flies in { $me ->
    [yes] your zone.
   *[no] { $seat }’s zone.
 }
event-shared = The { $card } is too low for { $me ->
    [yes] your column
   *[no] { $seat }’s column
 } and goes to the common zone.
event-fall = The { $card } makes { $me ->
    [yes] you
   *[no] { $seat }
 } fall! { $count ->
    [1] One witch is lost.
    [one] { $count } witch is lost.
   *[other] { $count } witches are lost.
 }
event-natural = The { $card } graduates.
event-joker = The { $card } helps as a joker.
event-books = { $me ->
    [yes] You receive
   *[no] { $seat } receives
 } { $count ->
    [one] { $count } { $colour } spellbook.
   *[other] { $count } { $colour } spellbooks.
 }
event-emptied = There are no { $colour } spellbooks left.
event-books-out = So many colours have no spellbooks left that the game is over.
event-piles-empty = Deck and discard pile are both empty: the game is over.
event-turn-limit = A thousand turns have been played: the game is over.

refusal-cat-first = The black cat comes first: keep five cards.
refusal-place-first = First choose where the card that was turned up will fly.
refusal-bonus-first = First choose: catch the witch who fell, or leave her?
refusal-landed = You have landed: no more cards this turn. Ask for a diploma or end your turn.
refusal-payment-open = A diploma is being prepared: receive it, or take your cards back.
refusal-no-cat = Cards are discarded only when a black cat comes from the deck.
refusal-nothing-turned = No card is waiting to be placed.
refusal-no-fall = Nobody has fallen.
refusal-land-first = Land a column first: then you may ask for a diploma.
refusal-no-payment = First choose the colour of the diploma.
refusal-not-for-seats = Turning up cards and picking who begins are left to chance.
refusal-nothing-to-draw = Deck and discard pile are empty: take a card from the common zone, or end your flight.
refusal-not-in-common = The { $card } is not in the common zone.
refusal-own-card = You put { $card } into the common zone this turn: you cannot take it back.
refusal-too-low = The { $card } cannot fly there: your column is already at { $value }.
refusal-fly-first = Take at least one card first.
refusal-no-column = You have no { $colour } column.
refusal-not-smallest = A card went from the deck to the common zone, so your landing is forced. Choose your shortest column.
refusal-must-land = A card went from the deck to the common zone, so your landing is forced. Choose your shortest column.
refusal-not-in-hand = The { $card } is not in your hand, or already part of the payment.
refusal-not-held = You do not hold { $card }.
refusal-no-books = There are no { $colour } spellbooks left.
refusal-no-diploma = Your hand cannot pay a diploma for the { $colour } witches.
refusal-withdrawn-often = You have taken your cards back ten times this turn: now only the end of the turn is left.
refusal-must-complete = You have taken your cards back ten times this turn: this diploma must now be completed.
refusal-five-at-most = A diploma has at most five cards.
refusal-too-few-books = No more cards: { $count ->
    [one] only { $count } { $colour } spellbook is left.
   *[other] only { $count } { $colour } spellbooks are left.
 }
refusal-above-joker = The { $card } is not below your joker of { $value }: a joker must be higher than every card of the colour.
refusal-joker-without-book = The { $card } cannot be a joker: you have no { $colour } spellbook yet.
refusal-joker-twice = You already have a { $colour } joker: each colour helps only once in a diploma.
refusal-joker-too-low = The { $card } is too low for a joker: it must be higher than { $value }.
refusal-leads-nowhere = With { $card }, this diploma could no longer be completed: choose another card.
refusal-too-few-cards = A diploma needs at least three cards; so far there { $count ->
    [0] are none.
    [one] is { $count }.
   *[other] are { $count }.
 }
refusal-needs-natural = At least one { $colour } card must be among them.

ending-chief = { $me ->
    [yes] You are
   *[no] { $winners } is
 } the new chief instructor, with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
 }
ending-shared = { $me ->
    [yes] You and { $others } are joint chief instructors,
   *[no] { $winners } are joint chief instructors,
 } with { $score ->
    [one] { $score } point each.
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
    [one] { $deck } card
   *[other] { $deck } cards
 }, discard pile: { $discard ->
    [0] empty
    [one] { $discard } card
   *[other] { $discard } cards
 }
board-common = Common zone: { $count ->
    [0] empty
   *[other] { $cards }
 }
board-books = Spellbooks left: { $list }
board-left = { $colour } { $count }
board-seat = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; spellbooks: { $books ->
    [0] none
   *[other] { $list }
 }; { $count ->
    [0] no card in hand
    [one] { $count } card in hand
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
    [one] { $falls } of { $total } makes { board-faller } fall
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
table-turn = { $seat }: +{ $count }{ $end ->
    [land] , and the { $colour } witches land
    [fall] , and a fall in { $colour }
    [stop] , and all stay in the air
   *[flying] { "" }
 }{ $books ->
    [0] { "" }
    [one] , { $books } spellbook
   *[other] , { $books } spellbooks
 }.
table-flying = { $me ->
    [yes] Your turn: let your witches fly!
   *[no] { $seat } is flying.
 }
table-placing = { $me ->
    [yes] Where should she fly?
   *[no] { $seat } decides where she flies.
 }
table-cutting = { $me ->
    [yes] The black cat! Discard { $count ->
        [1] one card
       *[other] { $count } cards
     }.
   *[no] The black cat! { $seat } chooses which cards to keep.
 }
table-bonus = { $me ->
    [yes] A fall! Beginner’s bonus: catch her in your hand?
   *[no] { $seat } fell, and may catch the witch.
 }
table-exam = { $me ->
    [yes] Safely landed! A diploma?
   *[no] { $seat } has landed and may ask for a diploma.
 }
table-hint-draw = Draw a card from the deck.
table-hint-take = Draw, or take a glowing card.
table-hint-fly = One more? Or tap a column to land it.
table-hint-forced = Careful: a card that is too low is a fall.
table-hint-exam = Tap a glowing pile, or end your turn.
table-hint-pay = Tap three, four or five cards to pay with.
table-would-pay = { $count ->
    [one] This landing can pay { $count } { $colour } spellbook.
   *[other] This landing can pay { $count } { $colour } spellbooks.
 }
table-can-pay = { $count ->
    [one] { $count } of them can be paid.
   *[other] { $count } of them can be paid.
 }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for all five colours
 }
table-keep-on = Let her fly, draw on
table-share-it = Into the common zone
table-receive = { $count ->
    [one] Receive { $count } spellbook
   *[other] Receive { $count } spellbooks
 }
table-need = { $count ->
    [1] One more card
   *[other] { $count } more cards
 }
table-pick-colour = Tap a pile of spellbooks
table-held = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
table-common = Common zone
table-common-closer = { $count ->
    [one] Look closer at the card of the common zone ({ $count })
   *[other] Look closer at the { $count } cards of the common zone
 }
table-zone = { $me ->
    [yes] Your zone
   *[no] { $seat }’s zone
 }
table-column = { $count ->
    [0] { $colour } witches: none
    [one] { $count } { $colour } witch: { $values }
   *[other] { $count } { $colour } witches: { $values }
 }
table-deck = Deck: { $count }
table-discard = Discard pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
 }
table-discard-short = Discards
table-turned = Turned up: { $card }
table-books = Spellbooks
table-left = { $count ->
    [0] No { $colour } spellbooks left
    [one] { $count } { $colour } spellbook left
   *[other] { $count } { $colour } spellbooks left
 }
table-shelf = { $me ->
    [yes] Your spellbooks
   *[no] { $seat }’s spellbooks
 }
table-owned = { $count ->
    [one] { $count } { $colour } spellbook
   *[other] { $count } { $colour } spellbooks
 }
table-set = { $bonus ->
    [one] { $bonus } point for all five colours
   *[other] { $bonus } points for all five colours
 }
table-percent = { $percent }%
table-safe = no risk
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
    [0] No spellbook yet
    [one] { $count } spellbook
   *[other] { $count } spellbooks
 }
table-hand-empty = Your hand is empty. Land a column, and its witches come here.
table-hand-of = { $seat }’s hand
table-hand-closed = Hands stay hidden at this table.
table-look = Look at { $seat } more closely
table-look-all = Look at everyone more closely
table-result = { $books ->
    [one] { $books } spellbook
   *[other] { $books } spellbooks
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (all 5 colours)
 }, { $cards } in hand
table-fall = A fall!
table-cat-here = Black cat!

# A first game
guide-goal = These spellbooks are what you play for: one point each. Pupils who have landed earn them: three of a colour bring one spellbook, four bring two, five bring three.
guide-draw = Draw a card here. You may also take a glowing card from the common zone.
guide-place = The first witch! Let her fly in your own zone. Once per turn, a drawn card may go to the common zone instead.
guide-column = Each colour flies in its own column, always upwards. A lower number does not fit any more.
guide-gauge = This dial shows how likely the next card is to make you fall. As long as no card has gone from the deck to the common zone this turn, you are safe.
guide-land = Stop while all goes well: tap one of your columns, and its witches land in your hand. Or dare one more card.
guide-fall = A card did not fit, and one had already gone to the common zone: your column of that colour falls. Your other columns fly on.
guide-exam = You have enough landed witches for a diploma! Tap the glowing pile of spellbooks.
guide-pay = Now tap the cards you pay with. High cards of colours you have spellbooks of may help as jokers.
guide-end = Your first spellbooks! The game ends when enough colours have none left. The “Rules” button is at the top. Fly well!

# A replay is leafed through turn by turn.
chapter = Turn { $number }

# What a good player would say about the game (see the shared file).
lesson-falls = { $seat } fell { $count ->
    [1] once
   *[other] { $count } times
 } and lost { $witches ->
    [one] { $witches } witch
   *[other] { $witches } witches
 }. Once a card of this turn lies in the common zone, the next one that does not fit is a fall.
lesson-daring = { $seat } flew on when landing was better, { $count ->
    [1] once
   *[other] { $count } times
 }. The fuller the column, the sooner to land.
lesson-careful = { $seat } landed when flying on was better, { $count ->
    [1] once
   *[other] { $count } times
 }. As long as no card of this turn lies in the common zone, a draw cannot make you fall.
lesson-careful-forced = { $seat } landed when flying on was better, { $count ->
    [1] once
   *[other] { $count } times
 }. A card that fits your zone is no danger: count those that would not fit before you land.
lesson-large-diplomas = { $seat } received { $count ->
    [one] { $count } diploma
   *[other] { $count } diplomas
 } of five cards. Five cards give three spellbooks, three cards only one: it pays to wait.

# The lesson
tutorial-column = Your witches fly in columns, one for each colour, always upwards. Each turn you draw cards, as many as you dare.
tutorial-column-do = Draw a card. If it fits, let it fly in your zone.
tutorial-column-right = Green 9 is higher than green 4, so it flies in the green column.
tutorial-column-wrong = You could stop here, but nothing can go wrong yet: draw a card.
tutorial-column-share = Once per turn a drawn card may go to the common zone. Keep this one: it fits your column.
tutorial-common = A drawn card that does not fit goes to the common zone, where anyone may take it later. This saves you once per turn.
tutorial-common-do = Draw another card.
tutorial-common-right = Green 2 is lower than 9 and did not fit. It is in the common zone, and your one rescue of this turn is used.
tutorial-common-wrong = You could stop here. But see first what happens when a card does not fit: draw.
tutorial-risk = From now on a card that does not fit makes you fall: its whole column is lost. The dial shows the risk. If you stop, the shortest column must land.
tutorial-risk-do = Play it safe: let the orange column land.
tutorial-risk-right = Orange 6 is in your hand, and your green column flies on. What has landed is safe.
tutorial-risk-fall = Green 3 does not fit: you fall, and your green column is lost. A beginner may at least keep the card.
tutorial-take = Basile put green 11 into the common zone. You may take from there whatever fits your columns, and you see what you get.
tutorial-take-do = Take green 11.
tutorial-take-right = Three green witches now, and no risk at all.
tutorial-take-draw = You could draw, but the common zone holds just what you need.
tutorial-land = No card went from the deck to the common zone this turn. So you may land softly: any column you like.
tutorial-land-do = Let the green column land.
tutorial-land-right = All three are in your hand. Three of a colour earn a diploma.
tutorial-land-draw = One more card would not be dangerous yet. But three are enough for a diploma: land.
tutorial-land-stop = You may leave all columns in the air. But only a landing lets you earn a diploma.
tutorial-diploma = After a landing you may earn a diploma: three cards of a colour bring one spellbook, four bring two, five three. Spellbooks are points.
tutorial-diploma-do = Ask for the green diploma, pay with your three green cards, and confirm.
tutorial-diploma-right = Your first spellbook: one point. One spellbook of each colour brings one point more.
tutorial-diploma-wrong = You would keep the cards and earn nothing now. Tap the green spellbooks.
tutorial-joker = You have only two white cards. But you own a green spellbook, so one green card may help as a joker, if it is higher than all white ones you pay.
tutorial-joker-do = Earn the white diploma: pay white 2, white 7 and green 12.
tutorial-joker-right = Green 12 stood in as a joker. Orange 6 could not: you own no orange spellbook yet.
tutorial-joker-wrong = White 2, white 7 and green 12 are enough. Tap the white spellbooks.
tutorial-end = Fly, stop in time, land, earn: whoever has the most points at the end becomes chief instructor. Fly well!

# What one says at this game with one tap, beside what one says at any.
phrase-one-more = Go on, one more card!
phrase-fall = I can hear somebody falling.
phrase-land = Time to land.
phrase-diploma = Another diploma?
