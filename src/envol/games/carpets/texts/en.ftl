title = Magic Fold
pitch = Fold your carpet faster than the others until it shows what a card asks, and be first at the palace.
option-first_game = First game: start from the rainbow cloud, standard cards only
option-deck = Cards
option-deck-all = all
option-deck-standard = standard
option-deck-advanced = advanced (harder)
option-start = Start from
option-start-line = the starting line
option-start-cloud = the rainbow cloud (shorter)
option-championship = Championship of three races
option-calm = Calm race: no hourglass, everybody folds in private
option-three_tokens = Three tokens a round (two players only)

# Squares and cards. A star stands for any motif or any colour.
square = { $motif ->
    [P] { $colour ->
        [B] blue palace
        [V] violet palace
        [R] red palace
        [J] yellow palace
       *[any] palace
     }
    [L] { $colour ->
        [B] blue lamp
        [V] violet lamp
        [R] red lamp
        [J] yellow lamp
       *[any] lamp
     }
    [C] { $colour ->
        [B] blue camel
        [V] violet camel
        [R] red camel
        [J] yellow camel
       *[any] camel
     }
    [M] { $colour ->
        [B] blue moon
        [V] violet moon
        [R] red moon
        [J] yellow moon
       *[any] moon
     }
   *[any] { $colour ->
        [B] blue square
        [V] violet square
        [R] red square
        [J] yellow square
       *[any] any square
     }
 }
first = { square }
second = { square }
third = { square }
fourth = { square }
challenge = { $size ->
    [2] { $first } and { $second }
    [3] { $first }, { $second } and { $third }
   *[4] { $first }, { $second }, { $third } and { $fourth }
 } ({ $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
 }{ $genie ->
    [0] {""}
   *[other] {" "}and a Genie
 })
cobra = { $kind ->
    [back] go back { $count ->
        [one] 1 cloud
       *[other] { $count } clouds
     }
    [genie] lose a Genie
    [left] only the left hand next round
    [right] only the right hand next round
   *[ban] no Genies next round
 }

# A carpet described: what lies on top, row by row
carpet-size = { $folds ->
    [0] Spread out
    [one] One fold
   *[other] { $folds } folds
 }, { $width ->
    [one] 1 column
   *[other] { $width } columns
 } by { $height ->
    [one] 1 row
   *[other] { $height } rows
 }.
carpet-row = Row { $row }: { $squares }.
carpet-top = Now on top: { $squares }.

move-deal = A card is laid out: { $challenge }.
move-fold = { $me ->
    [yes] You fold
   *[no] { $seat } folds
 } the { $count ->
    [one] { $side ->
        [left] left column
        [right] right column
        [top] top row
       *[bottom] bottom row
     }
   *[other] { $side ->
        [left] { $count } left columns
        [right] { $count } right columns
        [top] { $count } top rows
       *[bottom] { $count } bottom rows
     }
 } { $way ->
    [over] over
   *[under] under
 }.
move-turn = { $me ->
    [yes] You turn your carpet
   *[no] { $seat } turns the carpet
 } over.
move-unfold = { $me ->
    [yes] You undo your last fold.
   *[no] { $seat } undoes the last fold.
 }
move-spread = { $me ->
    [yes] You spread your carpet out.
   *[no] { $seat } spreads the carpet out.
 }
move-claim = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } card { $token }{ $genies ->
    [0] .
    [one] , with the help of a Genie.
   *[other] , with the help of { $genies } Genies.
 }
move-pass = { $me ->
    [yes] You want
   *[no] { $seat } wants
 } no card.
move-push = { $me ->
    [yes] You push
   *[no] { $seat } pushes
 } { $pawn ->
    [ghost] the ghost pilot
   *[seat] { $mine ->
        [yes] you
       *[no] { $other }
     }
 } back.
move-cobra = The cobra is turned up: { $cobra }.
move-hourglass = The hourglass has run out.
move-sunset = The sun has set, and nobody has taken a card.

# In the story: how often a carpet was folded, turned or unfolded
story-counted = { $me ->
    [yes] You fold your
   *[no] { $seat } folds the
 } carpet { $count ->
    [one] once
   *[other] { $count } times
 }.

offer-fold = Fold the { $count ->
    [one] { $side ->
        [left] left column
        [right] right column
        [top] top row
       *[bottom] bottom row
     }
   *[other] { $side ->
        [left] { $count } left columns
        [right] { $count } right columns
        [top] { $count } top rows
       *[bottom] { $count } bottom rows
     }
 } { $way ->
    [over] over
   *[under] under
 }
offer-turn = Turn the carpet over
offer-unfold = Undo the last fold
offer-spread = Spread the carpet out
offer-claim = Take card { $token }{ $genies ->
    [0] {""}
    [one] {" "}with a Genie
   *[other] {" "}with { $genies } Genies
 }
offer-pass = Take no card
offer-push = Push { $pawn ->
    [ghost] the ghost pilot
   *[seat] { $other }
 } back

# What the master thinks of a card, and of a push.
worth-card = { $changes ->
    [0] { $palace ->
        [yes] it reaches the palace
       *[no] it is worth { $clouds ->
            [one] 1 cloud
           *[other] { $clouds } clouds
         }
     }, and your carpet shows it already
   *[other] for card { $token }, { $palace ->
        [yes] which reaches the palace
       *[no] worth { $clouds ->
            [one] 1 cloud
           *[other] { $clouds } clouds
         }
     }, { $changes ->
        [one] one fold away
       *[other] { $changes } folds away
     }
 }
worth-card-too = card { $token }: { $palace ->
    [yes] the palace
   *[no] { $clouds ->
        [one] 1 cloud
       *[other] { $clouds } clouds
     }
 }, { $changes ->
    [0] ready
    [one] 1 fold
   *[other] { $changes } folds
 }
worth-push = it costs them { $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
 }
worth-tired = the hands are tired, and no card can be folded any more
analysis-scope-own = Looked at: which card each pilot took of those still there, and who was pushed. How fast and how well one folded is not judged. What a choice costs one player goes to the others, to each by their chances; all else, also what is not judged, is called luck here. The chances are rough: who is ahead on the track, by how many clouds.

event-hourglass = { $me ->
    [yes] You turn
   *[no] { $seat } turns
 } the hourglass: { $seconds } seconds are left!
event-ghost-takes = The ghost pilot takes token { $token } and its card.
event-ghost-flies = Token { $token }: the ghost pilot.
event-right = Token { $token }: { $me ->
    [yes] your carpet shows
   *[no] the carpet of { $seat } shows
 } the card{ $genies ->
    [0] .
    [one] , with the help of a Genie.
   *[other] , with the help of { $genies } Genies.
 }
event-wrong = Token { $token }: { $me ->
    [yes] your carpet does not show
   *[no] the carpet of { $seat } does not show
 } the card{ $genies ->
    [0] .
    [one] , even with the help of a Genie.
   *[other] , even with the help of { $genies } Genies.
 }
event-genie = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } a Genie: that makes { $count }.
event-full = { $me ->
    [yes] You already have
   *[no] { $seat } already has
 } { $count } Genies: this one stays on the board.
event-late = { $me ->
    [yes] You have
   *[no] { $seat } has
 } taken no card.
event-flies = { $pawn ->
    [ghost] The ghost pilot flies
   *[seat] { $me ->
        [yes] You fly
       *[no] { $seat } flies
     }
 } { $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
 } ahead, to { $to ->
    [30] the palace
   *[other] cloud { $to }
 }.
event-falls = { $pawn ->
    [ghost] The ghost pilot goes
   *[seat] { $me ->
        [yes] You go
       *[no] { $seat } goes
     }
 } back { $count ->
    [one] 1 cloud
   *[other] { $count } clouds
 }, to { $to ->
    [0] the starting line
   *[other] cloud { $to }
 }.
event-stays = { $pawn ->
    [ghost] The ghost pilot stays
   *[seat] { $me ->
        [yes] You stay
       *[no] { $seat } stays
     }
 } at the start: there is no further back.
event-shortcut = { $pawn ->
    [ghost] The ghost pilot takes
   *[seat] { $me ->
        [yes] You take
       *[no] { $seat } takes
     }
 } the shortcut from cloud { $from } to cloud { $to }.
event-palace = { $pawn ->
    [ghost] The ghost pilot reaches
   *[seat] { $me ->
        [yes] You reach
       *[no] { $seat } reaches
     }
 } the palace{ $number ->
    [1] {" "}first!
    [2] {" "}second.
    [3] {" "}third.
   *[other] {" "}fourth.
 }
event-spares = The ghost pilot pushes nobody back.
event-loses = { $count ->
    [0] { $me ->
        [yes] You have no Genie to lose.
       *[no] { $seat } has no Genie to lose.
     }
   *[other] { $me ->
        [yes] You lose a Genie.
       *[no] { $seat } loses a Genie.
     }
 }
event-ban = Next round the Genies will not help { $me ->
    [yes] you
   *[no] { $seat }
 }.
event-hand = Next round { $me ->
    [yes] you fold
   *[no] { $seat } folds
 } with the { $hand ->
    [left] left
   *[right] right
 } hand only.
event-shuffle = The cards are shuffled into a new deck.
event-cap = { $rounds } rounds are over, and so is the race.
event-points = Race { $race }: { $pawn ->
    [ghost] the ghost pilot wins
   *[seat] { $me ->
        [yes] you win
       *[no] { $seat } wins
     }
 } { $won ->
    [0] nothing
    [one] 1 point
   *[other] { $won } points
 }, { $total } in all.
event-race = Race { $race } begins.
event-chooses = { $me ->
    [yes] You chose
   *[no] { $seat } chose
 } card { $token }, with { $folds ->
    [0] no fold
    [one] 1 fold
   *[other] { $folds } folds
 }{ $genies ->
    [0] .
    [one] {" "}and a Genie.
   *[other] {" "}and { $genies } Genies.
 }
event-passes = { $me ->
    [yes] You chose
   *[no] { $seat } chose
 } no card.
event-gets = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } card { $token }.
event-misses = { $me ->
    [yes] You do
   *[no] { $seat } does
 } not get card { $token }: another choice, please.

refusal-push-first = First choose whom you push back.
refusal-nothing-to-push = Pawns are pushed back only with token 1, after the folding.
refusal-not-yourself = You cannot push yourself back.
refusal-not-for-seats = Cards, cobras and the hourglass are not moved by players.
refusal-card-taken = Card { $token } has been taken by { $other }.
refusal-no-such-line = The carpet has no such line now.
refusal-nothing-to-unfold = There is no fold to undo.
refusal-already-flat = The carpet is spread out already.
refusal-hands-tired = That was the { $count }th change of this round: now you can only take a card.
refusal-not-enough-genies = You have { $count ->
    [0] no Genie
    [one] only one Genie
   *[other] only { $count } Genies
 }.
refusal-one-of-your-own = Genies cannot replace the whole card: one square must be your own work.
refusal-genies-banned = The Genies do not help you in this round.

ending-palace = { $me ->
    [yes] You are
   *[no] { $winners } is
 } the first at the palace and { $me ->
    [yes] win
   *[no] wins
 } the race!
ending-ghost = The ghost pilot is the first at the palace: everybody loses.
ending-furthest = Night falls: { $me ->
    [yes] you have
   *[no] { $winners } has
 } come furthest and { $me ->
    [yes] win
   *[no] wins
 } on cloud { $score }.
ending-shared = Night falls: { $me ->
    [yes] you and { $others }
   *[no] { $winners }
 } have come equally far and share the win on { $score ->
    [0] the starting line
   *[other] cloud { $score }
 }.
ending-champion = { $me ->
    [yes] You win
   *[no] { $winners } wins
 } the championship with { $score ->
    [one] 1 point
   *[other] { $score } points
 }!
ending-champions = { $me ->
    [yes] You and { $others }
   *[no] { $winners }
 } share the championship with { $score ->
    [0] no points
    [one] 1 point
   *[other] { $score } points
 }.
ending-ghost-champion = The ghost pilot wins the championship: everybody loses.
ending-level = { $me ->
    [yes] You end
   *[no] { $winners } ends
 } level with the ghost pilot, with { $score ->
    [one] 1 point
   *[other] { $score } points
 }: a shared win.

# What a score says after a single race: how far one has come.
result-palace = { $score ->
    [0] at the start
    [30] at the palace
   *[other] cloud { $score }
 }
result-ghost = { result-palace }
result-furthest = { result-palace }
result-shared = { result-palace }

# The terminal
board-part = { $races ->
    [1] Round { $round }
   *[other] Race { $race }, round { $round }
 }
board-fold = { $sentence } { $top }
board-chosen = You have chosen; all is shown as soon as everybody has.
board-cards = Cards:
board-card = { $token }: { $challenge }{ $pawn ->
    [seat] , taken by { $me ->
        [yes] you
       *[no] { $seat }
     }
    [ghost] , taken by the ghost pilot
   *[nobody] {""}
 }
board-seat = { $pawn ->
    [ghost] The ghost pilot
   *[seat] { $me ->
        [yes] You
       *[no] { $seat }
     }
 }: { $place ->
    [0] at the starting line
    [30] at the palace
   *[other] on cloud { $place }
 }
board-pilot = { $where }, { $genies ->
    [0] no Genie
    [one] 1 Genie
   *[other] { $genies } Genies
 }{ $offered ->
    [0] {""}
   *[other] {" "}and { $offered } set aside
 }{ $hand ->
    [left] , left hand only
    [right] , right hand only
   *[both] {""}
 }{ $ban ->
    [yes] , no help from Genies
   *[no] {""}
 }
board-points = { $where }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-way = The way: cobras on { $cobras }; shortcuts { $shortcuts }; the palace is cloud { $palace }.
board-no-cobras = The way: no cobra is left; shortcuts { $shortcuts }; the palace is cloud { $palace }.
board-shortcut = { $from } to { $to }
board-carpet = Your carpet. { $size }
board-carpet-of = The carpet of { $seat }. { $size }

# The table in the browser
table-fold = Fold until your carpet shows a card, then take it.
table-claimed = Card { $token } is yours. The others fold on.
table-calm = Fold in private, then choose a card, or none.
table-chosen = You have chosen; when all have, everything is shown.
table-folding = Everybody folds.
table-dealing = The cards are laid out.
table-pushing = { $me ->
    [yes] Token 1: whom do you push back?
   *[no] { $seat } chooses whom to push back.
 }
table-biting = A cobra is turned up.
table-round = Round { $round }
table-race = Race { $race } of { $races }
table-seconds = { $seconds ->
    [0] time is up
    [one] 1 second left
   *[other] { $seconds } seconds left
 }
table-hourglass = The hourglass
table-hourglass-waits = The first card taken turns the hourglass.
table-cards = The cards
table-card = Card { $token }: { $challenge }
table-card-taken = { $pawn ->
    [ghost] taken by the ghost pilot
   *[seat] taken by { $me ->
        [yes] you
       *[no] { $seat }
     }
 }
table-token = { $token ->
    [1] Token 1: push a pawn back one cloud
    [2] Token 2: one cloud and a Genie
    [3] Token 3: two clouds
   *[4] Token 4: three clouds
 }
table-take = Take card { $token }
table-take-genies = with { $genies ->
    [one] 1 Genie
   *[other] { $genies } Genies
 }
table-track = The way to the palace
table-space = Cloud { $number }
table-space-start = Start
table-space-palace = The palace
table-space-cobra = Cloud { $number }, a cobra lies hidden
table-space-shortcut = Cloud { $number }, shortcut to cloud { $to }
table-pawn = { $pawn ->
    [ghost] The ghost pilot
   *[seat] { $me ->
        [yes] Your pawn
       *[no] The pawn of { $seat }
     }
 }
table-ghost = The ghost pilot
table-genies = { $count ->
    [0] No Genie
    [one] 1 Genie
   *[other] { $count } Genies
 }
table-plate = { $place ->
    [0] at the start
    [30] at the palace
   *[other] cloud { $place }
 } · { $genies ->
    [0] no Genie
    [one] 1 Genie
   *[other] { $genies } Genies
 }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-hand = { $hand ->
    [left] Left hand only
   *[right] Right hand only
 }
table-ban = No help from Genies
table-changes = { $count ->
    [0] No change left in this round
    [one] 1 change left in this round
   *[other] { $count } changes left in this round
 }
table-carpet = Your carpet
table-carpet-of = The carpet of { $seat }
table-passed = { $me ->
    [yes] You take no card in this round.
   *[no] { $seat } takes no card in this round.
 }
table-golden = Golden cloud { $number }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-telling = The end of the round
table-skip = Go on
control-over = Fold over
control-under = Fold under
control-turn = Turn over
control-unfold = Undo
control-spread = Spread out
control-column = Line after column { $number }
control-row = Line below row { $number }
control-side = { $side ->
    [left] Move the left part
    [right] Move the right part
    [top] Move the upper part
   *[bottom] Move the lower part
 }
control-hint = Drag an edge over a line to fold. A double tap undoes the fold. Keys: arrows choose a line, Enter folds over, Shift+Enter under, T turns, U undoes, S spreads out.
practise-title = A carpet to practise on
practise-done = { $me ->
    [yes] You have folded it
   *[no] Folded
 } with { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
 }; the least is { $least }.

# A first game
guide-carpet = This is your carpet: sixteen squares, four motifs in four colours, the same on both sides.
guide-cards = Each card asks for two, three or four squares. Fold until exactly these lie on top; their order does not matter.
guide-fold = Drag an edge of the carpet over a line, or choose a line and fold. Try it now: fold the carpet in half.
guide-unfold = Wrong? Undo the fold, or spread the carpet out. You have as many tries as you like.
guide-claim = When your carpet shows a card, take it with its token before somebody else does. There is no way back: it is judged at the end.
guide-genies = A Genie stands in for a square you do not have. You begin with one, and get another when you fail.
guide-hourglass = The first card taken turns the hourglass: the others have thirty seconds.
guide-flight = Now the tokens are resolved, 1 to 4: token and card tell how many clouds you fly. Mind the cobras!
guide-end = That was a round. The first at the palace wins. Happy flying!
