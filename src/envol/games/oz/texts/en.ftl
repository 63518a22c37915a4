title = Oz
pitch = Gather those who walk the yellow road, and choose the stories that suit them best.
option-memory = Show what the others have taken (for beginners)

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
    [crowd] 5 points if { $one } is the most numerous in hand, even tied
    [lead] 8 points if no other player holds more { $one } cards
   *[feud] 3 points per { $one } card, −1 per { $two } or { $three } card
 }

move-first = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } first in the first round.
move-deal = { $actor } comes on stage.
move-open = A story is told: { $story }.
move-recall = { $actor } comes back from the discard.
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
    [one] 1 point.
   *[other] { $points } points.
 }
event-total = { $me ->
    [yes] You have
   *[no] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } in all.

refusal-turn-first = First turn one of your five stories face down.
refusal-column-taken = Column { $column } has been taken.
refusal-not-five = You turn a story face down only when five lie face up before you.
refusal-not-face-up = That story is not one of yours that lie face up.
refusal-face-down = That story lies face down for good.
refusal-not-for-seats = Laying out cards and choosing who begins are left to chance.

ending-won = { $me ->
    [yes] You tell
   *[no] { $winners } tells
 } the best story of Oz, with { $score ->
    [one] 1 point
   *[other] { $score } points
 }.
ending-shared = { $me ->
    [yes] You and { $others } tell
   *[no] { $winners } tell
 } the best stories of Oz together, with { $score ->
    [one] 1 point
   *[other] { $score } points
 } each.

# The terminal
board-part = Round { $round } of { $rounds }
board-first = First in this round: { $me ->
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
    [one] 1 character
   *[other] { $count } characters
 }{ $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
 }{ $turned ->
    [0] {""}
    [one] , 1 story face down
   *[other] , { $turned } stories face down
 }
board-mine = You: { $count ->
    [0] no character
    [one] 1 character
   *[other] { $count } characters
 }{ $turned ->
    [0] {""}
    [one] , 1 story face down
   *[other] , { $turned } stories face down
 }
board-story = {"  "}{ $story } (now { $points ->
    [one] 1 point
   *[other] { $points } points
 })
board-story-closed = {"  "}{ $story }

# The table in the browser
table-choosing = { $me ->
    [yes] Your turn: choose a column.
   *[no] { $seat } chooses a column.
 }
table-turning = { $me ->
    [yes] Five stories: turn one of them face down.
   *[no] { $seat } turns a story face down.
 }
table-theatre = The columns
table-stories = Your stories
table-stories-of = { $me ->
    [yes] Your stories
   *[no] Stories of { $seat }
 }
table-hand-of = { $me ->
    [yes] Your hand
   *[no] Hand of { $seat }
 }
table-held = { $one }: { $count }
table-story = { $story }. Now { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
table-story-closed = { $story }.
table-story-scored = { $story }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-turned = { $count ->
    [one] 1 story face down
   *[other] { $count } stories face down
 }
table-plate = { $cards ->
    [one] 1 character
   *[other] { $cards } characters
 }
table-plate-open = { table-plate } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-pick-column = Choose a column
table-pick-story = Choose a story
table-turn-it = Turn this story face down
table-reckoning = The reckoning

# A first game
guide-columns = Each little theatre is a column: two characters and, below, a story. Every round you take one of them.
guide-story = A story says what its characters will be worth at the end. A coin before a stroke is paid each time, a rosette once.
guide-take = Your turn. Tap a column, then tap again to take it: the characters go into your hand, the story lies before you.
guide-mine = Your stories. The green number is what each would score if the game ended now.
guide-hand = Your characters. One card may serve several stories: look for columns that feed more than one.
guide-turn = Only four stories may lie face up. Turn one of the five face down for good: it will score nothing.
guide-end = That is all there is to it. At the end every story is counted, and the best tale wins. Have fun!
