title = The Flying Sorcerers
pitch = Choose your curves in advance, then fly them all in one go among castles, cats and other brooms.
about = Brooms fly only in curves: collect them on your spellbook, judge the way by eye, then fly them all in one go. Castles, huts and other brooms are in the way, and each adventure has a goal of its own.
first-game = First game: the flying school against a single opponent, and training shows where a curve would lead.
ui-workshop-brooms = Adventure gallery
ui-workshop-brooms-short = gallery
option-adventure = Adventure
option-adventure-school = The flying school
option-adventure-school-about = A first flight: out of the huts, between the castles, and whoever touches the cat first has won.
option-adventure-bumblebee = The flight of the bumblebee
option-adventure-bumblebee-about = Out through the far gate, home round one of its castles, and backwards onto the hut that the others choose for you.
option-adventure-cat = The cat hunt
option-adventure-cat-about = Catch the cat, keep it on your hat, and fly in style five times before somebody takes it from you.
option-adventure-fou = The hunt for the Flying Fool
option-adventure-fou-about = The Flying Fool knocks down one castle after another. Catch him while one of them still stands.
option-adventure-slalom = The tower slalom
option-adventure-slalom-about = Four gates, up and down, in their order; then the first to reach the cat wins. There is no reverse here: do not overshoot.
option-adventure-lighthouse = Round the lighthouse
option-adventure-lighthouse-about = Over the lighthouse, behind it and back below it, then home to the cat that waits before the huts. The tighter the bend, the shorter the way.
option-adventure-post = The night post
option-adventure-post-about = The cat has a letter for the hut at the other end of the sky. Fetch it, and deliver it as sorcerers do: backwards, right onto the doorstep.
option-adventure-labyrinth = The labyrinth
option-adventure-labyrinth-about = Two rings of towers, a cat asleep in each, and gaps little wider than a broom. Into the first, out again, into the second: short flights go farther here than long ones.
option-adventure-village = The village cat
option-adventure-village-about = Four chimneys, six towers and one cat. Three fair flights with it on your hat win the village, if nobody meets you round the next chimney.
option-adventure-carousel = The Fool’s carousel
option-adventure-carousel-about = The Fool goes round and round and knocks the castles down in their order. Fetch the bell from the cat in the middle, then catch him before the last one falls.
option-reverse_sixth = The reverse curve has a slot of its own, the sixth
option-swift_fou = The Flying Fool flies twice after each flight

thing = { $thing ->
    [castle] castle { $number }
    [hut] hut { $number }
    [edge] the edge of the table
    [cat] the cat
   *[fou] the Flying Fool
 }
curve = curve { $piece } ({ $length } mm, { $degrees }° to the { $side ->
    [left] left
   *[right] right
 })

move-first = { $me ->
    [yes] You begin
   *[no] { $seat } begins
 }.
move-start = { $me ->
    [yes] You start
   *[no] { $seat } starts
 } from { $thing }.
move-restart = { $me ->
    [yes] You give up your curves and start
   *[no] { $seat } gives up their curves and starts
 } again from { $thing }.
move-angle = { $me ->
    [yes] You turn your
   *[no] { $seat } turns their
 } broom to { $degrees }°.
move-take = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } { $curve }.
move-back = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } { $curve } to fly in reverse.
move-fly = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } off!
move-keep = { $me ->
    [yes] You keep your curves and pass.
   *[no] { $seat } keeps their curves and passes.
 }
move-stay = { $me ->
    [yes] You give up your
   *[no] { $seat } gives up their
 } curves.
move-vote = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } hut { $number }.
move-vote-masked = { $seat } has chosen a hut.
move-target = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } hut { $number } to land on.
move-banish = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } castle { $number } for the broom that lost the cat.
move-send = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } hut { $number } for the broom that was hit.

offer-start = Start from { $thing }
offer-restart = Give up the curves and start again from { $thing }
offer-angle = Point the broom to { $degrees }°
offer-take = Take { $curve }
offer-back = Take { $curve } to fly in reverse
offer-fly = Fly
offer-keep = Keep the curves and pass
offer-stay = Give up the curves and stay here
offer-vote = Hut { $number }
offer-target = Land on hut { $number }
offer-banish = To castle { $number }
offer-send = To hut { $number }

# What the master thinks of a move.
worth-programme = { $reached ->
    [yes] a flight plan that reaches the goal
    [next] a flight plan that leaves one more curve to fly
   *[no] a flight plan that ends { $cm } cm from the goal
 }, { $turns ->
    [1] this turn
   *[other] in { $turns } turns
 }
worth-programme-too = { $reached ->
    [yes] reaches the goal
    [next] one more curve
   *[no] { $cm } cm left
 }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
worth-near-too = { $cm } cm
worth-near = { $cm } cm to fly from there
worth-far = { $whence ->
    [thief] { $cm } cm away from you and the cat
    [fou] { $cm } cm away from the Flying Fool
   *[flier] { $cm } cm for the other to fly
 }
worth-far-too = { $cm } cm
worth-stuck = no curve can be flown from here as it stands
analysis-scope-own = Looked at: each curve taken and each flight, by the distance that the best flight plan leaves to the goal. Starts, and where others are sent, are not judged. What a choice costs goes to the other players; all else, even what is not judged, is called luck here. Chances of winning are rough: who is nearer to the goal, by how many centimetres.

event-laid = Slot { $number }: { $curve } is laid.
event-stopped = Slot { $number }: { $curve } touches { $thing }. { $me ->
    [yes] Your flight
   *[no] { $seat }’s flight
 } is interrupted.
event-stopped-broom = Slot { $number }: { $curve } touches { $mine ->
    [yes] your
   *[no] { $other }’s
 } broom. { $me ->
    [yes] Your flight
   *[no] { $seat }’s flight
 } is interrupted.
event-no-room = After slot { $number } the broom would touch { $thing }: that curve goes back to the supply.
event-no-room-broom = After slot { $number } the broom would touch { $mine ->
    [yes] yours
   *[no] { $other }’s
 }: that curve goes back to the supply.
event-stuck = { $me ->
    [yes] You are stuck: you
   *[no] { $seat } is stuck: they
 } cannot lay a single curve.
event-backed = { $me ->
    [yes] You fly
   *[no] { $seat } flies
 } { $curve } in reverse.
event-back-stopped = The reverse would touch { $thing }: { $me ->
    [yes] you stay
   *[no] { $seat } stays
 } where the way forward ended.
event-back-stopped-broom = The reverse would touch { $mine ->
    [yes] your broom
   *[no] { $other }’s broom
 }: { $me ->
    [yes] you stay
   *[no] { $seat } stays
 } where the way forward ended.
event-caught = { $me ->
    [yes] You have
   *[no] { $seat } has
 } caught the cat!
event-stolen = { $me ->
    [yes] You have
   *[no] { $seat } has
 } taken the cat from { $mine ->
    [yes] you
   *[no] { $other }
 }!
event-lost = { $me ->
    [yes] You have
   *[no] { $seat } has
 } crossed the boundary: the cat runs home.
event-point = A point for { $me ->
    [yes] you
   *[no] { $seat }
 }: that makes { $points }.
event-passed = { $me ->
    [yes] You have
   *[no] { $seat } has
 } passed the gate.
event-undone = { $me ->
    [yes] You have
   *[no] { $seat } has
 } come back through the gate: it has to be passed again.
event-home = { $me ->
    [yes] You are
   *[no] { $seat } is
 } coming home: which hut to land on?
event-voted = { $me ->
    [yes] You chose
   *[no] { $seat } chose
 } hut { $number }.
event-marked = { $me ->
    [yes] You have
   *[no] { $seat } has
 } to land on hut { $number }.
event-fou-laid = The Flying Fool flies { $curve }.
event-fou-turned = The Flying Fool finds no way and turns to { $degrees }°.
event-vanished = Castle { $number } vanishes!
event-struck = The Flying Fool has hit { $me ->
    [yes] you
   *[no] { $seat }
 }!

refusal-not-now = Not possible here: choose one of the options offered.
refusal-place-taken = You cannot choose { $thing }: choose a free place.
refusal-rim-blocked = Placed like this, your broom would touch { $thing }: choose another angle.
refusal-rim-blocked-broom = Placed like this, your broom would touch { $other }’s: choose another angle.
refusal-none-left = There is no { $curve } left in the supply: take another.
refusal-must-fly = You cannot take any more curves: now you must fly.
refusal-take-first = Your spellbook is empty: take a curve first.
refusal-hut-marked = Hut { $number } is not free: choose another.
refusal-not-for-seats = Who begins is left to chance.

ending-caught-cat = { $me ->
    [yes] You have
   *[no] { $winners } has
 } caught the cat and won.
ending-landed = { $me ->
    [yes] You have
   *[no] { $winners } has
 } landed first and won.
ending-points = { $me ->
    [yes] You win
   *[no] { $winners } wins
 } the cat hunt with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
 }
ending-caught-fou = { $me ->
    [yes] You have
   *[no] { $winners } has
 } caught the Flying Fool!
ending-castles-gone = The last castle has vanished: the Flying Fool wins, and everyone has lost.
ending-turn-limit = Four hundred turns are over, and nobody has won.
# What a score says after these endings; after the others it is points.
result-caught-cat = { $score ->
    [0] –
   *[other] won
 }
result-landed = { result-caught-cat }
result-caught-fou = { result-caught-cat }
result-castles-gone = { result-caught-cat }
result-turn-limit = { $score ->
    [0] –
    [one] { $score } point
   *[other] { $score } points
 }

# The terminal
board-turn = Turn { $number }
board-where = { $distance } cm, { $side ->
    [left] { $degrees }° to the left
    [right] { $degrees }° to the right
   *[ahead] straight ahead
 }
board-castle = Castle { $number }: { $where }
board-hut = Hut { $number }: { $where }
board-at = { $x } cm from the left, { $y } cm from the bottom
board-cat = The cat: { $where }
board-fou = The Flying Fool: { $where }, heading { $degrees }°
board-seat = { $me ->
    [yes] You
   *[no] { $seat }
 }: { $where }
board-broom = { $where }, heading { $degrees }°
board-ground = not on the table
board-book = { $count ->
    [0] spellbook empty
   *[other] spellbook: { $list }
 }
board-back = in reverse { $curve }
board-holds = holds the cat
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-passed = has passed the gate
board-target = must land on hut { $number }
board-supply = Supply: { $list }
board-piece = { $count } × { $piece } ({ $length } mm, { $degrees }°)

# The table in the browser
table-first = Who begins?
table-start = { $me ->
    [yes] Where do you start from?
   *[no] { $seat } chooses where to start.
 }
table-angle = { $me ->
    [yes] Which way should your broom point?
   *[no] { $seat } places their broom.
 }
table-turn = { $me ->
    [yes] Your turn: take a curve, or fly.
   *[no] { $seat }’s turn.
 }
table-take = Your turn: take a curve.
table-fly = Your turn: fly!
table-fou = The Flying Fool is flying!
table-full = You must fly
table-flying = { $me ->
    [yes] You are flying!
   *[no] { $seat } is flying.
 }
table-stuck = { $me ->
    [yes] You are stuck. What now?
   *[no] { $seat } is stuck.
 }
table-vote = Which hut should { $other } land on? Your choice stays secret for now.
table-voting = { $me ->
    [yes] The others are choosing a hut for you.
   *[no] A hut is being chosen for { $seat }.
 }
table-target = { $me ->
    [yes] The others disagree: choose your hut yourself.
   *[no] They disagree: { $seat } chooses a hut.
 }
table-banish = { $me ->
    [yes] You have the cat! To which castle do you send { $other }?
   *[no] { $seat } sends { $mine ->
        [yes] you
       *[no] { $other }
     } to a castle.
 }
table-send = { $me ->
    [yes] The Fool has hit { $other }. To which hut?
   *[no] { $seat } chooses a hut for { $mine ->
        [yes] you
       *[no] { $other }
     }.
 }
table-hint-stuck = { $by ->
    [curve] Your first curve, { table-fit }, runs into { table-met }.
    [broom] After your first curve your broom would touch { table-met }.
   *[none] Not one of your curves can be laid.
 }
table-met = { $thing ->
    [castle] castle { $number }
    [hut] hut { $number }
    [edge] the edge of the table
    [fou] the Flying Fool
   *[broom] { $other }’s broom
 }
# What each choice of whoever is stuck costs.
table-cost-keep = { $moves ->
    [yes] It may work once { table-met } has gone.
   *[no] You would run into { table-met } again.
 }
table-cost-stay = You lose { $count ->
    [1] your curve
   *[other] your { $count } curves
 } and plan anew from here.
table-cost-restart = { $loses ->
    [cat] You lose your curves and the cat.
    [hut] You lose your curves, your hut and the gate you passed.
    [gate] You lose your curves, and must pass the gate again.
   *[curves] You lose nothing but your curves.
 }
table-hint-hold = For a point: { $pieces ->
    [1] one curve or more
   *[other] { $pieces } curves or more
 }, no obstacle touched, no boundary crossed.
# \u2060 keeps the numbers of a gate in one line.
table-plan = { $title }: { $plan }
plan-touch = the first to touch the cat wins.
plan-pass = the first to pass the gate { $a }-{ "\u2060" }{ $b } wins.
plan-land = the first to land in reverse on hut { $hut } wins.
plan-race = through the gate { $a }-{ "\u2060" }{ $b }, home round the outside, and in reverse onto a hut.
plan-hold = catch the cat and fly with it inside the ring; first to { $points ->
    [one] { $points } point
   *[other] { $points } points
 } wins.
plan-hunt = catch the Flying Fool while a castle still stands.
plan-order = { $list }.
plan-step = { $number }) { $goal }
goal = { $kind ->
    [touch] { $cat ->
        [0] the cat
       *[other] cat { $cat }
     }
    [pass] gate { $a }-{ "\u2060" }{ $b }
    [land] in reverse onto hut { $hut }
    [race] round gate { $a }-{ "\u2060" }{ $b } and home
    [hold] { $points ->
        [one] { $points } point
       *[other] { $points } points
     } with the cat
   *[hunt] the Flying Fool
 }
table-aim-cat = { $order ->
    [0] The cat
   *[other] Goal { $order }, the cat
 }: { $where }
table-aim-carrier = { $other } has the cat: { $where }
table-aim-fou = { $order ->
    [0] The Flying Fool
   *[other] Goal { $order }, the Flying Fool
 }: { $where }
table-aim-gate = { $order ->
    [0] The gate
   *[other] Goal { $order }, gate
 } { $a }-{ "\u2060" }{ $b }: { $where }
table-aim-home = The way home: { $where }
table-aim-hut = { $order ->
    [0] Your hut
   *[other] Goal { $order }, in reverse onto hut
 } { $number }: { $where }
table-sky = The sky, from above
table-words = The sky in words: distances and bearings
table-tools = Look at the sky differently
table-closer = Closer (+)
table-farther = Farther (−)
table-whole = The whole sky (0)
table-near = Broom and goal (1)
table-ruler = { $cm } cm
table-scale-off = Closer than the curves are drawn
table-last = The last flight
table-eye = By eye
table-no-flight = The curves are drawn as large as in the sky: trust your eye.
table-in-flight = It is being flown just now…
table-slowly = { $whose ->
    [own] Your own last flight again, slowly
   *[this] See it again, slowly
 }
table-flew = { $count ->
    [1] { $me ->
        [yes] You flew one curve.
       *[no] { $seat } flew one curve.
     }
   *[other] { $me ->
        [yes] You flew { $count } curves.
       *[no] { $seat } flew { $count } curves.
     }
 }
table-again = Once more, slowly
table-fit = { $piece } to the { $side ->
    [left] left
   *[right] right
 }
table-fits = { $count ->
    [0] No curve would have fitted there.
   *[other] What would have fitted: { $list }.
 }
table-training = Training: see where a curve would lead
table-supply = The curves of the supply
table-piece = { $curve }, { $way ->
    [back] in reverse, { $count ->
        [0] none left
       *[other] { $count } left
     }
   *[forward] { $count ->
        [0] none left
       *[other] { $count } left
     }
 }
table-book = Your spellbook
table-side = Which way it bends
table-left = Left
table-right = Right
table-reverse = Reverse
table-choose = Choose a curve
table-decide = Choose one
table-take-it = Take { $piece }, { $side ->
    [left] to the left
   *[right] to the right
 }
table-back-it = { $piece } in reverse, { $side ->
    [left] to the left
   *[right] to the right
 }
table-goals = { $number } of { $count } goals
table-hut = hut { $number }
table-dial = The way your broom points
table-degrees = { $degrees }°.
table-turn-left = Turn to the left
table-turn-right = Turn to the right
table-curves = { $count ->
    [0] no curves
    [one] { $count } curve
   *[other] { $count } curves
 }

guide-sky-touch = This is the sky, seen from above. The first to touch the cat wins.
guide-sky-race = This is the sky, seen from above. Fly through the gate, come home round the outside, and land in reverse on a hut: the first to do so wins.
guide-sky-hold = This is the sky, seen from above. Catch the cat and fly with it inside the ring: each such flight is worth a point, and it takes { $points } to win.
guide-sky-hunt = This is the sky, seen from above. Catch the Flying Fool before he has made all castles vanish.
guide-sky-own = This is the sky, seen from above. Reach the goals in the order of their flags: { $plan } The first to reach the last goal wins.
guide-start = Choose where you start: tap a glowing place, then the button.
guide-angle = Turn your broom to where you want to fly, between the castles.
guide-supply = Brooms never fly straight. Choose a curve: all are as large here as in the sky.
guide-side = It bends to the left or to the right: switch here, then take it.
guide-book = It lies in your spellbook now. One curve a turn, up to five, flown in this order.
guide-more = Take another, or fly what you have. Picture it well: curves cannot be tried out in the sky.
guide-fly = Enough? Fly! If a curve touches an obstacle, the flight ends before it.
guide-stuck = Something is in the way of your first curve, so your broom has not moved. Choose here what to do with your curves.
guide-flight = That was your flight. The curves went back to the supply: fill your spellbook anew.

event-goal-done = { $me ->
    [yes] You have reached goal
   *[no] { $seat } has reached goal
 } { $number } of { $count }.

beside = { thing }
flaw-too-large = The file has { $count } bytes; more than { $most } are not read.
flaw-no-json = The file is not JSON, or is cut off.
flaw-encoding = The file is not written in UTF-8: save it in that encoding and try again.
flaw-double-key = The field “{ $field }” is there twice in the same place: which of the two counts?
flaw-lacks-field = The file does not have the form of an adventure: at { $where } the field “{ $field }” is missing.
flaw-unknown-field = The file does not have the form of an adventure: at { $where } no field “{ $field }” belongs.
flaw-wrong-type = The file does not have the form of an adventure: at { $where } there should be { $type ->
    [int] a whole number
    [str] a text
    [bool] true or false
    [array] a list
   *[object] an object with fields
 }.
flaw-wrong-value = The file does not have the form of an adventure: at { $where } this value is not allowed.
flaw-too-long = The file does not have the form of an adventure: what stands at { $where } has more than { $most } items or characters.
flaw-too-short = The file does not have the form of an adventure: what stands at { $where } has fewer than { $least } items or characters.
flaw-too-great = The file does not have the form of an adventure: the number at { $where } is above { $most }.
flaw-too-small = The file does not have the form of an adventure: the number at { $where } is below { $least }.
flaw-not-for = This adventure is { gallery-for }, not for { $seats }.
flaw-hash = The file’s content does not match its hash: it was changed or damaged.
flaw-twice = There is more than one { $thing }.
flaw-missing = There is no { $thing }, but the adventure names it.
flaw-hut-unused = With { $seats } players, { $thing } does not stand, but a goal is to land on it.
flaw-players = The least number of players is larger than the largest.
flaw-not-last = Goal { $number } is a hunt for the cat or the Flying Fool: it can only come last.
flaw-pass-last = Goal { $number }, a gate, cannot be the last: let a cat or a hut follow.
flaw-no-reverse = Goal { $number } is a landing, but nobody may fly in reverse here.
flaw-one-castle = Goal { $number } needs two different castles.
flaw-no-castles = Goal { $number }, the hunt for the Flying Fool, needs castles.
flaw-boundary = The boundary of goal { $number } is not a convex ring of at least three castles.
flaw-few-starts = With { $seats } players there { $count ->
    [0] is no place
    [1] is only one place
   *[other] are only { $count } places
 } to start from.
flaw-few-huts = With { $seats } players there { $count ->
    [0] is no hut
    [1] is only one hut
   *[other] are only { $count } huts
 }; this goal needs one for each.
flaw-no-exile = With { $seats } players there is no castle left where nobody starts; one is needed for the broom that loses the cat.
flaw-off-table = Not all of { $thing } is on the table.
flaw-overlap = Two things overlap: { $thing } and { $beside }.
flaw-no-start = At { $thing } there is no room for a broom to start.
flaw-start-blocked = With { $seats } players, somebody may have nowhere to start: the brooms of the others can leave no room at { $thing }.
flaw-huts-astride = Goal { $number } is a race whose huts lie on both sides of its gate or of its home line: put all of them on one side.
flaw-fou-at-castle = In goal { $number } the Flying Fool touches the only castle from the beginning: move him away from it, or add a castle.
flaw-cat-outside = In goal { $number } the cat sits outside the boundary, where nobody can hold it.
flaw-boundary-narrow = Inside the boundary of goal { $number } there is no room for a broom.
flaw-unreachable = Goal { $number } cannot be reached from any start, as far as a search can tell.
flaw-not-found = No way to goal { $number } was found: { $count } curves were tried, and no more than those. A shorter or wider way would be found sooner.
adventure-sound = This adventure { gallery-for } can be played. { $goals ->
    [1] It has one goal.
   *[other] It has { $goals } goals.
 }
adventure-hash = SHA-256 of its content: { $hash }

# What bots found who flew an adventure a few times.
estimate-word = { $difficulty ->
    [easy] easy
    [fair] fair
    [hard] hard
    [very-hard] very hard
   *[endless] hardly ever won
 }
estimate-flights = { $length ->
    [1] one flight
   *[other] about { $length } flights
 }
estimate-difficulty = The bots’ verdict: { estimate-word }.
estimate-length = { $length ->
    [1] Bots win it in one flight
   *[other] Bots win it in about { $length } flights
 }, mostly { $shortest } to { $longest }.
estimate-interrupted = { $interrupted ->
    [0] No flight is interrupted.
    [1] One flight in 100 is interrupted.
   *[other] Of 100 flights, { $interrupted } are interrupted.
 }
estimate-decided = { $decided ->
    [0] None of { $matches } test games was won.
    [1] One of { $matches } test games was won.
   *[other] Of { $matches } test games, { $decided } were won.
 }
estimate-asking = Bots are flying it to see how long it takes…

board-goals = has reached { $number } of { $count } goals

option-own = An adventure of your own

editor-heading-page = Create an adventure
editor-sky = The sky of your adventure
editor-thing = { $name }, { $x } mm from the left, { $y } mm from below
editor-drawers = What to change
editor-drawer-things = Things
editor-drawer-goals = Goals
editor-drawer-frame = Table
editor-drawer-share = Share
editor-undo = Undo
editor-redo = Redo
editor-add = Put into the sky
editor-add-castle = + Castle
editor-add-hut = + Hut
editor-add-cat = + Cat
editor-add-fou = + Flying Fool
editor-nothing = Tap something in the sky to change it, or drag it. By keyboard: Tab and the arrows; Shift takes longer steps, Alt shorter ones; + and − change the size, Delete takes it away.
editor-x = From the left, mm
editor-y = From below, mm
editor-radius = Radius, mm
editor-number = Number
editor-heading = Looks to, degrees
editor-cat-leans = The cat begins on the rim of its castle: drag it round, or choose in “Goals”.
editor-start = Players may start from this castle
editor-stands = Present with this many players
editor-remove = Take away
editor-snap = Snap to a grid and to other things
editor-goal-touch = Touch the cat
editor-goal-pass = Pass a gate
editor-goal-land = Land in reverse on a hut
editor-goal-race = Race round a gate and home
editor-goal-hold = Hunt and hold the cat
editor-goal-hunt = Catch the Flying Fool
editor-goal-earlier = Goal { $number } earlier
editor-goal-later = Goal { $number } later
editor-goal-remove = Remove goal { $number }
editor-goal-order = Each player reaches the goals in this order; the first to reach the last one wins.
editor-new-goal = Another goal
editor-add-goal = Add
editor-gate = Gate between
editor-gate-other = and
editor-home = Home over the line of
editor-home-other = and
editor-hut = Hut
editor-cat-on = The cat sits on
editor-cat-angle = at this angle, degrees
editor-points = Points to win
editor-hold-pieces = Curves for a point
editor-boundary = The castles of the boundary
editor-hunt-pieces = Curves that the Fool flies
editor-title = Title
editor-author = By
editor-text = A few words
editor-least = Players, at least
editor-most = Players, at most
editor-width = Width, mm
editor-height = Height, mm
editor-reverse = Reverse is allowed
editor-asking = Checking…
editor-sound = This adventure can be played.
editor-fly = Test-fly
editor-listed = Show it in the gallery
editor-keep = Save to my creations
editor-kept = Saved in your creations. Anyone with the link can see and play it.
editor-kept-listed = Saved in your creations, and everyone can see it in the gallery.
editor-link = Its link
editor-copy = Copy the link
editor-changed-since = You have changed it since: save it again for a new link.
editor-look = See its page
editor-bench = Tools for the sky
editor-several = Select several: a tap adds (Ctrl+A: all)
editor-duplicate = Copy (Ctrl+D)
editor-mirror-x = Mirror left and right
editor-mirror-y = Mirror above and below
editor-closer = Closer
editor-farther = Farther
editor-whole = The whole sky
editor-chosen = { $count ->
    [one] { $count } thing selected
   *[other] { $count } things selected
 }
editor-chosen-about = Drag one and all move. Copy and mirror them with the tools above the sky; Delete takes them away.
editor-castles-most = The box holds eight castles. Take one away to put up another.
editor-huts-most = The box holds four huts. Take one away to put up another.
editor-flights = Show how a bot flies it
editor-mood = The mood of the sky
editor-mood-name = { $mood ->
    [dusk] Dusk
    [dawn] Dawn over the hills
    [moon] Moonlit forest
    [storm] Thunderstorm
    [snow] Snowy peaks
   *[none] To suit its goals
 }
editor-export = Save as a file
editor-import = Open a file
editor-imported = There it is. “Undo” brings back what was here before.
editor-no-adventure = This file is not an adventure.
editor-anew = Start over

gallery-heading = The adventure gallery
gallery-back = Back to the gallery
gallery-search = Search by title or author
gallery-order = What to show
gallery-new = Newest
gallery-played = Most played
gallery-mine = My creations
gallery-draw = Create an adventure
gallery-filter = Show only
gallery-any-seats = Players: any
gallery-any-length = Length: any
gallery-any-difficulty = Difficulty: any
gallery-length = { $length ->
    [short] up to 5 flights
    [middle] 6 to 9 flights
   *[long] 10 flights or more
 }
gallery-first = It all began with
gallery-none = Nobody has shown an adventure here yet. Create the first one!
gallery-none-mine = You have no creations yet: create an adventure and save it.
gallery-none-found = No adventure matches.
gallery-untitled = Untitled adventure
gallery-house = by Envol
gallery-by = by { $author }
gallery-plays = { $count ->
    [0] not yet played
    [1] played once
   *[other] played { $count } times
 }
gallery-for = { $least ->
    [2] { $most ->
        [2] for 2 players
       *[other] for 2 to { $most } players
     }
    [3] { $most ->
        [3] for 3 players
       *[other] for 3 to { $most } players
     }
    [4] for { $most } players
   *[other] for { $least } to { $most } players
 }
gallery-unlisted = only by its link
gallery-hidden = hidden by the site team
gallery-discard = Delete
gallery-discard-sure = Delete for good?
gallery-picture = The sky of “{ $title }”
gallery-origin = Made from
gallery-asks = What to do: { $plan }
gallery-host = Play with friends
gallery-remix = Edit a copy
gallery-report = Report
gallery-reported = Thank you! The site team will have a look.

# A replay is leafed through turn by turn.
chapter = Turn { $number }

# What a good player would say about the game (see the shared file).
lesson-crashes = { $seat } touched something in { $count } of { $flights ->
    [one] { $flights } flight
   *[other] { $flights } flights
 }. A shorter flight plan that passes for sure is worth more than a long one that may not.
lesson-early = { $seat } flew when one more curve was better, { $count ->
    [1] once
   *[other] { $count } times
 }. Each flight begins anew with an empty spellbook: see first how far it brings you.
lesson-lingered = { $seat } took a curve when it was time to fly, { $count ->
    [1] once
   *[other] { $count } times
 }. Each curve costs a turn: what flies past the goal is a turn given away.
lesson-curves = { $seat } took the wrong curve { $count ->
    [1] once
   *[other] { $count } times
 }. Look at where the broom will point at the end, not only at how far it goes.
lesson-flights = { $seat } won with { $flights ->
    [one] { $flights } flight
   *[other] { $flights } flights
 } and { $curves ->
    [one] { $curves } curve
   *[other] { $curves } curves
 } in all. Taking a curve is a turn, flying is another: count both.
lesson-long-flights = { $seat } won with { $flights ->
    [one] { $flights } flight
   *[other] { $flights } flights
 } and { $curves ->
    [one] { $curves } curve
   *[other] { $curves } curves
 } in all, more to a flight than anybody else. Few long flights beat many short ones, as long as nothing stands in the way.

# The lesson
tutorial-angle = Your broom starts from a hut and points outward. You choose where to.
tutorial-angle-do = Point it to the right, straight at the castle.
tutorial-angle-right = There it stands, and so does Basile’s. Brooms never fly straight on: they fly curves.
tutorial-angle-wrong = Point it at the castle, to the right.
tutorial-eye = The castle is straight ahead. A curve that touches it cannot be flown, and you may not try it out: judge by eye. Choose a side, too.
tutorial-eye-do = Take a curve that turns sharply enough to pass the castle.
tutorial-eye-right = That one turns in time. Curves lie on your spellbook, up to five, until you fly them all in order.
tutorial-eye-wrong = It runs on too far before it turns, and would touch the castle. A shorter or sharper one will do.
tutorial-fly = On your turn you take one curve, or you fly. What you have taken does not change any more.
tutorial-fly-do = Fly.
tutorial-fly-right = Your broom stands at the end of the curve and points straight on. The curve is back in the supply.
tutorial-fly-wrong = You could take more curves first. For now, fly.
tutorial-crash = Now two curves lie on your spellbook, and the second one is too bold. See what happens.
tutorial-crash-do = Fly all the same.
tutorial-crash-right = The second curve would have touched something: it went back to the supply. The first one was good, so your broom stands at its end.
tutorial-crash-wrong = First see what becomes of these two: fly.
tutorial-stuck = Here your nose is close to a castle, and not even the first curve can be laid. Then you are stuck, and have a choice.
tutorial-stuck-do = Fly. Then give up your curves, but stay where you are.
tutorial-stuck-right = Your curves are gone, and nothing else. You could also keep them and pass, or start again from a hut.
tutorial-stuck-wrong = One more curve would not help: the first one is blocked. Fly.
tutorial-stuck-keep = You would keep curves that still cannot be flown. Give them up and stay.
tutorial-stuck-restart = Starting again costs the whole way back to a hut. There is a better way out: stay.
tutorial-reverse = Out of a dead end you fly in reverse: the curve leads backwards, and after it you must fly. It works wherever the adventure allows it.
tutorial-reverse-do = Take a curve for reverse, then fly.
tutorial-reverse-right = Backwards, and free again! Reversing to the left turns your broom clockwise.
tutorial-reverse-missed = This one touched something behind you, and was cancelled. Try another curve or the other side.
tutorial-reverse-wrong = Forward is blocked by the castle. Choose reverse first.
tutorial-cat = And there is the cat. At the flying school, the first to touch it with a curve or with the broom wins.
tutorial-cat-do = Take the curve that reaches the cat, then fly.
tutorial-cat-right = Caught! You win this small flight.
tutorial-cat-wrong = This curve would pass the cat. Look how far it reaches, and how much it turns.
tutorial-cat-back = The cat is in front of you.
tutorial-end = Judge by eye, fly, and look ahead. Each adventure has its own goal: the cat, a race, a hunt. Have a good flight!

# What one says at this game with one tap, beside what one says at any.
phrase-curve = It will fit, will it not?
phrase-castle = Mind the castle!
phrase-backwards = I fly very well backwards.
phrase-cat-mine = That cat is mine!
