title = Oz
pitch = Gather those who walk the yellow road, and choose the stories that suit them best.
about = Each round you take a column: two characters for your hand, and a story that says what they will be worth. Gather those who suit your stories, for at the end each story scores by the characters you hold.
first-game = First game: a single opponent, and eight quick rounds.
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
table-column = { board-column }. { $me ->
    [yes] Your points would go
   *[no] { $seat }’s points would go
 } { $unsure ->
    [yes] from { $before } to { $after } or more
   *[no] from { $before } to { $after }
 }.
table-gain = now
table-no-story = No story yet.
table-result = Show the result
table-pick-column = Choose a column
table-pick-story = Choose a story
table-turn-it = Turn face down
table-reckoning = Final scoring

# A first game
guide-columns = Each little theatre is a column: two characters and, below, a story. Every round you take one of them.
guide-story = A story tells what your characters will be worth at the end. Coin: it scores every time. Rosette: only once.
guide-take = Your turn. Tap a column, then tap again to take it: the characters go into your hand, the story lies in front of you. Its plaque shows what that adds now.
guide-mine = Your stories. The number on each is what it would score if the game ended now.
guide-hand = Your characters. One card may serve several stories: look for columns that help more than one.
guide-turn = Only four stories may lie face up. Turn one of the five face down for good: it will score nothing.
guide-end = That is all there is to it. At the end every story is counted, and the best tale wins. Have fun!

# A replay is leafed through round by round.
chapter = Round { $number }

# What a good player would say about the game (see the shared file).
lesson-best-story = No story paid more than { $story }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $seat }, who ended with { $total }. Choose such a story early, and collect for it.
lesson-idle-stories = { $count ->
    [one] { $count } story
   *[other] { $count } stories
 } brought { $seat } no point. A story is worth what your hand already holds, not what it promises.
lesson-turned = { $seat } turned the wrong story face down { $count ->
    [1] once
   *[other] { $count } times
 }. Turn what no longer fits your hand, not what pays least today.

# The lesson
tutorial-take = Each column holds two characters and a story. You take one whole column: the characters go into your hand, the story lies in front of you and scores at the end.
tutorial-take-do = Take the column whose story scores by its own two characters.
tutorial-take-right = “Single” of the Lion: one point for each Lion in your hand. You have two already.
tutorial-take-wrong = Its story does not fit its characters: it would score nothing yet. Look for the Lions.
tutorial-both = A character may serve several stories, and each of them in full. You hold two Lions and “Single” of the Lion. Basile chose first this time.
tutorial-both-do = Take the column that helps both your old story and its own.
tutorial-both-right = A third Lion for “Single”, and with Dorothy one couple for two points more.
tutorial-both-wrong = A pair of Oz needs two of them, and there is only one here. The Lion serves two stories at once.
tutorial-few = “One at most” scores four points if you hold its character once or not at all. So what you do not have counts, too.
tutorial-few-do = Take a story that scores at once.
tutorial-few-right = No Robot in your hand: four points, as long as you take one Robot at most.
tutorial-few-wrong = Majority of the Witch: you would need as many Witches as Lions, and you hold three Lions.
tutorial-few-lions = One Lion at most? You hold three of them: this story would score nothing.
tutorial-lead = “Leader” compares players: eight points if nobody holds more of its character than you. A tie is enough. Basile has taken two Glindas.
tutorial-lead-do = Take the column that makes you a leader.
tutorial-lead-right = Two Glindas each: a tie, and eight points for you. Keep an eye on what Basile takes.
tutorial-lead-wrong = Two Scarecrows are one too many for this story. Count the Glindas.
tutorial-fifth = No more than four stories may score for each player. You can still take a fifth, but then one of the five must be turned face down.
tutorial-fifth-do = Take the Lions: their story is a new one for them.
tutorial-fifth-right = “Majority” of the Lion: five points, as no other character outnumbers your Lions. Now one story has to go.
tutorial-fifth-wrong = It would help none of your stories. The Lions help three of them.
tutorial-turn = Five stories are in front of you, each with what it would score now. A story that is turned face down never scores.
tutorial-turn-do = Turn the story that brings you least.
tutorial-turn-right = One couple only, two points: that was the least. Four stories stay.
tutorial-turn-wrong = This story brings more than another one. The number on each tells what it scores now.
tutorial-turn-new = Five points by your Lions: you have just taken it for them. Another story brings less.
tutorial-last = The last round: after it everyone shows their hand, and all stories are counted. Take a column, then turn a story once more.
tutorial-last-do = Take the Lion and Dorothy. Then turn the story that brings least.
tutorial-last-right = Six Lions are three pairs: nine points. Watch how your four stories are counted.
tutorial-last-wrong = The last Lion completes a third pair, and serves two more of your stories.
tutorial-last-keep = This one brings more. Look at the numbers: four points are the least.
tutorial-end = Take, keep, tell: who has the most points wins. There are nine kinds of stories, and each says in words how it scores.

# What one says at this game with one tap, beside what one says at any.
phrase-road = Follow the yellow road!
phrase-story = What a story!
phrase-column = I wanted that column.
phrase-witch = The Witch again…
