title = Oz
pitch = Gather those who walk the yellow road, and choose the stories that suit them best.
option-memory = Show everyone’s hand (for beginners)

# A character alone; one, two, three and four are its places in a story or a column.
character = { $character ->
    [d] Dorothy
    [t] Toto
    [s] Scarecrow
    [r] Robot
    [l] Lion
    [o] Oz
    [g] Glinda
   *[w] Witch
 }
one = { character }
two = { character }
three = { character }
four = { character }
# A character that does something: the first words of a sentence.
actor = { $character ->
    [d] Dorothy
    [t] Toto
    [s] The Scarecrow
    [r] The Robot
    [l] The Lion
    [o] Oz
    [g] Glinda
   *[w] The Witch
 }
pair = { $one } and { $two }
story = { $kind ->
    [each] 1 point per { $one } card
    [couple] 2 points per couple { $one } + { $two }
    [twins] 3 points per pair of { $one } cards
    [series] 4 points per series { $one } + { $two } + { $three } + { $four }
    [trio] 2, 7 or 12 points for 1, 2 or 3 trios { $one } + { $two } + { $three }
    [few] 4 points with at most 1 { $one } card
    [crowd] 5 points if no character outnumbers { $one } in your hand
    [lead] 8 points if no other player holds more { $one } cards
   *[feud] 3 points per { $one } card, −1 per { $two } or { $three } card
 }

move-first = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } first in the first round.
move-deal = { $actor } comes on stage.
move-open = A story is told: { $story }.
move-recall = { $actor } comes back from the discard pile.
move-take = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } column { $column }.
move-turn = { $me ->
    [yes] You turn
   *[no] { $seat } turns
 } a story face down: { $story }.

offer-take = Take column { $column }
offer-turn = Turn face down: { $story }

event-round = Round { $round } of { $rounds }: { $me ->
    [yes] you choose
   *[no] { $seat } chooses
 } first.
event-column = Column { $column }: { $pair }; { $story }.
event-taken = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } { $pair }, and the story: { $story }.
event-left = Nobody wanted { $pair } with the story: { $story }. The column is discarded.
event-recalled = Only two characters are left: { $count } discarded ones come back for the last round.
event-scored = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $story }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
event-total = { $me ->
    [yes] You have
   *[no] { $seat } has
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in all.

refusal-turn-first = First turn one of your five stories face down.
refusal-column-taken = Column { $column } has been taken: choose another.
refusal-not-five = You turn a story face down only when five lie face up in front of you.
refusal-not-face-up = This story is not yours, or not face up: choose one of the five in front of you.
refusal-face-down = This story stays face down: choose another.
refusal-not-for-seats = Laying out cards and picking who begins are left to chance.

ending-won = { $me ->
    [yes] You tell
   *[no] { $winners } tells
 } the best story of Oz, with { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
ending-shared = { $me ->
    [yes] You and { $others } tell
   *[no] { $winners } tell
 } the best stories of Oz together, with { $score ->
    [one] { $score } point
   *[other] { $score } points
 } each.

# The terminal
board-part = Round { $round } of { $rounds }
board-first = First choice in this round: { $me ->
    [yes] you
   *[no] { $seat }
 }
board-column = Column { $column }: { $pair }; { $story }
board-column-taken = Column { $column }: taken
board-held = { $one } ×{ $count }
board-hand = Your hand: { $count ->
    [0] empty
   *[other] { $cards }
 }
board-seat = { $seat }: { $count ->
    [0] no character
    [one] { $count } character
   *[other] { $count } characters
 }{ $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
 }{ $turned ->
    [0] {""}
    [one] , { $turned } story face down
   *[other] , { $turned } stories face down
 }
board-mine = You: { $count ->
    [0] no character
    [one] { $count } character
   *[other] { $count } characters
 }{ $turned ->
    [0] {""}
    [one] , { $turned } story face down
   *[other] , { $turned } stories face down
 }
board-story = {"  "}{ $story } (now { $points ->
    [one] { $points } point
   *[other] { $points } points
 })
board-story-closed = {"  "}{ $story }

# The table in the browser
table-choosing = { $me ->
    [yes] Your turn: choose a column.
   *[no] { $seat } chooses a column.
 }
table-turning = { $me ->
    [yes] One story too many: turn one face down.
   *[no] { $seat } turns a story face down.
 }
table-theatre = The columns
table-stories = Your stories
table-stories-of = { $me ->
    [yes] Your stories
   *[no] { $seat }’s stories
 }
table-hand-of = { $me ->
    [yes] Your hand
   *[no] { $seat }’s hand
 }
table-held = { $one }: { $count }
table-story = { $story }. Now { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
table-story-closed = { $story }.
table-story-scored = { $story }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-turned = { $count ->
    [0] no story face down
    [one] { $count } story face down
   *[other] { $count } stories face down
 }
table-plate = { $cards ->
    [0] no characters
    [one] { $cards } character
   *[other] { $cards } characters
 }
table-plate-open = { table-plate } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-pick-column = Choose a column
table-pick-story = Choose a story
table-turn-it = Turn face down
table-reckoning = Final scoring

# A first game
guide-columns = Each little theatre is a column: two characters and, below, a story. Every round you take one of them.
guide-story = A story tells what your characters will be worth at the end. Coin: it scores every time. Rosette: only once.
guide-take = Your turn. Tap a column, then tap again to take it: the characters go into your hand, and the story lies in front of you.
guide-mine = Your stories. The green number is what each would score if the game ended now.
guide-hand = Your characters. One card may serve several stories: look for columns that help more than one.
guide-turn = Only four stories may lie face up. Turn one of the five face down for good: it will score nothing.
guide-end = That is all there is to it. At the end every story is counted, and the best tale wins. Have fun!
