title = Magic Fold
pitch = Fold your carpet faster than the others until it shows what a card asks, and be first at the palace.
about = Four cards lie face up, and everyone folds their carpet at once until it shows one of them, before the hourglass runs out. Cards and tokens carry you from cloud to cloud, and the first at the palace wins.
first-game = First game: everyone starts from the rainbow cloud, with standard cards only.
option-first_game = First game: start from the rainbow cloud, standard cards only
option-deck = Cards
option-deck-all = all
option-deck-standard = standard
option-deck-advanced = advanced (harder)
option-start = Start from
option-start-line = the starting line
option-start-cloud = the rainbow cloud (shorter)
option-championship = Championship of three races
option-calm = Calm race: no hourglass, everyone folds in private
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
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
 }{ $genie ->
    [0] {""}
   *[other] {" "}and a Genie
 })
cobra = { $kind ->
    [back] go back { $count ->
        [one] { $count } cloud
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
    [1] One fold
   *[other] { $folds } folds
 }, { $width ->
    [one] { $width } column
   *[other] { $width } columns
 } by { $height ->
    [one] { $height } row
   *[other] { $height } rows
 }.
carpet-row = Row { $row }: { $squares }.
carpet-top = Now on top: { $squares }.

move-deal = A card is laid out: { $challenge }.
move-fold = { $me ->
    [yes] You fold
   *[no] { $seat } folds
 } the { $count ->
    [1] { $side ->
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
   *[no] { $seat } turns their carpet
 } over.
move-unfold = { $me ->
    [yes] You undo your last fold.
   *[no] { $seat } undoes their last fold.
 }
move-spread = { $me ->
    [yes] You spread your carpet out.
   *[no] { $seat } spreads their carpet out.
 }
move-claim = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } card { $token }{ $genies ->
    [0] .
    [1] , with the help of a Genie.
   *[other] , with the help of { $genies } Genies.
 }
move-pass = { $me ->
    [yes] You take
   *[no] { $seat } takes
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
   *[no] { $seat } folds their
 } carpet { $count ->
    [1] once
   *[other] { $count } times
 }.

offer-fold = Fold the { $count ->
    [1] { $side ->
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
    [1] {" "}with a Genie
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
            [one] { $clouds } cloud
           *[other] { $clouds } clouds
         }
     }, and your carpet shows it already
   *[other] for card { $token }, { $palace ->
        [yes] which reaches the palace
       *[no] worth { $clouds ->
            [one] { $clouds } cloud
           *[other] { $clouds } clouds
         }
     }, { $changes ->
        [1] one fold away
       *[other] { $changes } folds away
     }
 }
worth-card-too = card { $token }: { $palace ->
    [yes] the palace
   *[no] { $clouds ->
        [one] { $clouds } cloud
       *[other] { $clouds } clouds
     }
 }, { $changes ->
    [0] ready
    [one] { $changes } fold
   *[other] { $changes } folds
 }
worth-push = it costs them { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
 }
worth-tired = you have no actions left this round
analysis-scope-own = Looked at: which card each pilot took of those still there, and who was pushed back. Speed is what it cost that a better card was already gone, or that time was up. What choices and slowness cost goes to the other players; all else is called luck here. Chances of winning are rough: who is ahead on the track, by how many clouds.

event-hourglass = { $me ->
    [yes] You turn
   *[no] { $seat } turns
 } the hourglass: { $seconds } seconds are left!
event-ghost-takes = The ghost pilot takes token { $token } and its card.
event-ghost-flies = Token { $token }: the ghost pilot.
event-right = Token { $token }: { $me ->
    [yes] your carpet shows
   *[no] { $seat }’s carpet shows
 } the card{ $genies ->
    [0] .
    [1] , with the help of a Genie.
   *[other] , with the help of { $genies } Genies.
 }
event-wrong = Token { $token }: { $me ->
    [yes] your carpet does not show
   *[no] { $seat }’s carpet does not show
 } the card{ $genies ->
    [0] .
    [1] , even with the help of a Genie.
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
    [one] { $clouds } cloud
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
    [one] { $count } cloud
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
    [4] {" "}fourth.
   *[other] , number { $number }.
 }
event-spares = The ghost pilot pushes nobody back.
event-loses = { $count ->
    [0] { $me ->
        [yes] You have no Genie to lose.
       *[no] { $seat } has no Genie to lose.
     }
    [1] { $me ->
        [yes] You lose a Genie.
       *[no] { $seat } loses a Genie.
     }
   *[other] { $me ->
        [yes] You lose { $count } Genies.
       *[no] { $seat } loses { $count } Genies.
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
    [ghost] the ghost pilot scores
   *[seat] { $me ->
        [yes] you score
       *[no] { $seat } scores
     }
 } { $won ->
    [0] nothing
    [one] { $won } point
   *[other] { $won } points
 }, { $total } in all.
event-race = Race { $race } begins.
event-chosen = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
 } { $token ->
    [0] no card
   *[other] card { $token }
 }{ $genies ->
    [0] {""}
    [1] {" "}and a Genie
   *[other] {" "}and { $genies } Genies
 }. Who gets which card is shown once everyone has chosen.
event-chooses = { $me ->
    [yes] You chose
   *[no] { $seat } chose
 } card { $token }, with { $folds ->
    [0] no fold
    [one] { $folds } fold
   *[other] { $folds } folds
 }{ $genies ->
    [0] .
    [1] {" "}and a Genie.
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
    [yes] Card { $token } goes to someone else: choose again.
   *[no] { $seat } does not get card { $token } and chooses again.
 }

refusal-push-first = First choose who to push back.
refusal-nothing-to-push = Pawns are pushed back only with token 1, after the folding.
refusal-not-yourself = You cannot push yourself back.
refusal-not-for-seats = Cards and cobras are left to chance, and the hourglass runs by itself.
refusal-card-taken = Card { $token } has been taken by { $other }: choose another.
refusal-no-such-line = Folded like this, your carpet has no line there.
refusal-nothing-to-unfold = There is no fold to undo.
refusal-already-flat = The carpet is already spread out.
refusal-hands-tired = That was action number { $count } of this round: you cannot fold any more.
refusal-not-enough-genies = You have { $count ->
    [0] no Genie
    [1] only one Genie
   *[other] only { $count } Genies
 }.
refusal-one-of-your-own = Genies cannot replace everything: your carpet must show at least one square of the card.
refusal-genies-banned = The Genies cannot help you this round.

ending-palace = { $me ->
    [yes] You are
   *[no] { $winners } is
 } the first at the palace and { $me ->
    [yes] win
   *[no] wins
 } the race!
ending-ghost = The ghost pilot wins the race: everyone loses.
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
 } are tied and share the win on { $score ->
    [0] the starting line
   *[other] cloud { $score }
 }.
ending-champion = { $me ->
    [yes] You win
   *[no] { $winners } wins
 } the championship with { $score ->
    [one] { $score } point
   *[other] { $score } points
 }!
ending-champions = { $me ->
    [yes] You and { $others }
   *[no] { $winners }
 } share the championship with { $score ->
    [0] no points
    [one] { $score } point
   *[other] { $score } points
 }.
ending-ghost-champion = The ghost pilot wins the championship: everyone loses.
ending-level = { $me ->
    [yes] You tie
   *[no] { $winners } ties
 } with the ghost pilot: a shared win.

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
board-chosen = You have chosen. Everything is shown once everyone has.
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
    [one] { $genies } Genie
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
    [one] { $points } point
   *[other] { $points } points
 }
board-way = The track: cobras on { $cobras }; shortcuts { $shortcuts }; the palace is number { $palace }.
board-no-cobras = The track: no cobra is left; shortcuts { $shortcuts }; the palace is number { $palace }.
board-shortcut = { $from } to { $to }
board-carpet = Your carpet. { $size }
board-carpet-of = { $seat }’s carpet. { $size }

# The table in the browser
table-fold = Fold your carpet to match a card, then quickly take it!
table-claimed = Card { $token } is yours. The others are still folding.
table-calm = Fold in private, then choose a card, or none.
table-how = { $touch ->
    [yes] Drag an edge inwards to fold. Hold it first, and it goes under.
   *[no] Drag an edge inwards to fold. With the right button it goes under.
 }
table-chosen = You have chosen. Everything is shown once everyone has.
table-folding = Everyone is folding.
table-dealing = The cards are laid out.
table-pushing = { $me ->
    [yes] Token 1: who do you push back?
   *[no] { $seat } chooses who to push back.
 }
table-biting = A cobra is turned up.
table-round = Round { $round }
table-race = Race { $race } of { $races }
table-seconds = { $seconds ->
    [0] time is up
    [one] { $seconds } second left
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
    [4] Token 4: three clouds
   *[other] Token { $token }
 }
table-take = Take card { $token }
table-take-genies = with { $genies ->
    [one] { $genies } Genie
   *[other] { $genies } Genies
 }
table-track = The track to the palace
table-space = Cloud { $number }
table-space-start = Start
table-space-palace = The palace
table-space-cobra = Cloud { $number }, a cobra lies hidden
table-space-shortcut = Cloud { $number }, shortcut to cloud { $to }
table-pawn = { $pawn ->
    [ghost] The ghost pilot
   *[seat] { $me ->
        [yes] Your pawn
       *[no] { $seat }’s pawn
     }
 }
table-ghost = The ghost pilot
table-ghost-short = Ghost
table-genies = { $count ->
    [0] No Genie
    [one] { $count } Genie
   *[other] { $count } Genies
 }
table-plate = { $place ->
    [0] at the start
    [30] at the palace
   *[other] cloud { $place }
 } · { $genies ->
    [0] no Genie
    [one] { $genies } Genie
   *[other] { $genies } Genies
 }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-hand = { $hand ->
    [left] Left hand only
   *[right] Right hand only
 }
table-ban = No help from Genies
table-changes = { $count ->
    [0] No actions left this round
    [one] { $count } action left this round
   *[other] { $count } actions left this round
 }
table-carpet = Your carpet
table-carpet-of = { $seat }’s carpet
table-passed = { $me ->
    [yes] You take no card this round.
   *[no] { $seat } takes no card this round.
 }
table-golden = Golden cloud { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-telling = The end of the round
table-skip = Go on
control-over = Fold over
control-under = Fold under
control-under-how = Fold under. On a touchscreen: hold the cloth for a moment, then drag. With a mouse: drag with the right button.
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
control-hint = Drag an edge inwards over a line to fold. Hold it first to fold under. Double tap: undo. Keys: arrows choose a line, Enter folds over, Shift+Enter under, T turns over, U undoes, S spreads out.
practise-title = A carpet to practise on
practise-done = { $me ->
    [yes] You have folded it
   *[no] Folded
 } with { $folds ->
    [one] { $folds } fold
   *[other] { $folds } folds
 }; it can be done with { $least }.

# After a race: times, folds, and cards that were missed
report-title = Times and folds
report-column = { $column ->
    [right] cards right
    [time] for a card
    [folds] folds (fewest)
   *[pilot] pilot
 }
report-right = { $right } of { $rounds }
report-brief = { $right } of { $rounds } cards right{ $timed ->
    [yes] {" "}· { $seconds } s each
   *[no] {""}
 }
report-time = { $seconds } s
report-folds = { $folds ->
    [0] no fold
    [one] { $folds } fold
   *[other] { $folds } folds
 }{ $fewest ->
    [yes] {" "}– no fewer would do
   *[no] {" "}– { $least } would do
 }
report-folds-of = { $folds } ({ $least })
report-rounds = Round by round
report-took = { $right ->
    [yes] Card { $token } was right
   *[no] Card { $token } was wrong
 }
report-after = taken after { $seconds } s
report-none = No card. The nearest was card { $token }: { $least ->
    [one] { $least } action
   *[other] { $least } actions
 }.
report-how = How it folds

# A first game
guide-carpet = This is your carpet: sixteen squares, four motifs in four colours, the same on both sides.
guide-cards = Each card asks for two, three or four squares. Fold until exactly these lie on top; their order does not matter.
guide-fold = Drag an edge of the carpet inwards, over a line. Hold it for a moment first, and it goes under. Try it now: fold the carpet in half.
guide-unfold = Wrong? Undo the fold, or spread the carpet out. You have as many tries as you like.
guide-claim = Does your carpet match a card? Take it before the others do. Careful: you cannot change it, and it is checked at the end of the round.
guide-genies = A Genie stands in for a square you do not have. You begin with one, and get another when you fail.
guide-hourglass = The first card taken turns the hourglass: the others have thirty seconds.
guide-flight = Now the tokens take effect, 1 to 4: token and card tell how many clouds you fly. Mind the cobras!
guide-end = That was a round. The first at the palace wins. Happy flying!

# A replay is leafed through round by round.
chapter = Round { $number }

# What a good player would say about the game (see the shared file).
lesson-wrong = { $seat } took { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } that the carpet did not show, and did not fly for it. One more look costs less than a flight.
lesson-late = { $seat } had no card at the end of { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }. Choose an easy card first, then fold: a small flight is worth more than none.
lesson-first = { $seat } was the first to take a card in { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }. Whoever is first has all four tokens to choose from: take the one that pays.
lesson-token-one = { $seat } had token 1 and the right card { $count ->
    [1] once
   *[other] { $count } times
 }. Token 1 pushes a rival back but gives no cloud: take it when somebody is worth pushing.
lesson-cards = { $seat } took a card when another was worth more, { $count ->
    [1] once
   *[other] { $count } times
 }. Count token and card together, and see which cloud you would land on.

# The lesson
tutorial-fold = Your carpet must show exactly the squares of a card. Card 2 asks for four colours, one of each; the order does not matter. One fold is missing.
tutorial-fold-do = Drag the top edge down to the middle. Then take card 2: tap it, then tap it again.
tutorial-fold-right = Four squares, four colours! Token 2 gives one cloud and a Genie, the card three clouds: you flew four clouds.
tutorial-fold-missed = Your carpet did not show the card: four squares, two by two, one of each colour. You stay where you are, with a Genie.
tutorial-fold-token = Take the card in front of token 2.
tutorial-three = Card 4 asks for motifs: a camel, a lamp and a moon, in any colour. Three squares make a row. What you fold under is gone from sight.
tutorial-three-do = Fold the left column over, the two top rows over, the top row under. Take card 4.
tutorial-three-right = Three clouds for token 4 and two for the card: five. A card with more squares takes you further.
tutorial-three-missed = Your carpet did not show a camel, a lamp and a moon in a row. Nobody checks before the folding is over, so look twice.
tutorial-three-token = Take card 4: its three motifs are what you fold now.
tutorial-keys = No need to drag: the arrows at the edges fold too, and so do the arrow keys. Press again for more columns, then Enter. A number takes a card.
tutorial-keys-do = Show a yellow and a violet square: the two left columns over, one more left column over, the two top rows over. Take card 3.
tutorial-keys-right = Two squares only, so one cloud; but it comes with a Genie, who helps with a later card.
tutorial-keys-missed = Two squares were asked for, one yellow and one violet. Undo a fold with U, or start again.
tutorial-keys-token = Take card 3: yellow and violet.
tutorial-four = Some cards need four folds, and then the hourglass is your rival. In a game, the first card taken leaves the others thirty seconds.
tutorial-four-do = Two violet squares: the two left columns over, the bottom row over, the two top rows over, the left column over. Take card 1.
tutorial-four-right = Four folds! Token 1 has no cloud, but lets you push another carpet back.
tutorial-four-missed = Two violet squares were asked for, and nothing else. Undo and spread out cost nothing.
tutorial-four-token = Take card 1: two violet squares.
tutorial-push = Before you fly, somebody steps back one cloud. Those at the start stay there.
tutorial-push-do = Push back the only one who would feel it.
tutorial-push-right = Basile steps back one cloud, and then you fly with your card.
tutorial-push-wrong = This pawn is at the start, and stays there. Basile is the only one on the track.
tutorial-genie = Your carpet shows blue, violet, red and yellow. Card 2 asks for yellow, red and two violets: one square is wrong, and a Genie can stand in for it.
tutorial-genie-do = Lift card 2, set one Genie aside for it, and take it.
tutorial-genie-right = The Genie went back to the board and the card counts. At least one square must always be your own.
tutorial-genie-alone = One violet square is missing: without a Genie it would not count. Tap the Genies to set one aside.
tutorial-genie-many = One Genie is enough: only one square is wrong, and all that you set aside are spent.
tutorial-genie-token = This card is too far from your carpet. Look at card 2.
tutorial-genie-fold = You need not fold here: one Genie will do.
tutorial-cobra = A cobra hides under each green cloud, and you meet it only if you end your flight there. Your carpet shows two of these cards at once, 3 and 4. You are on cloud 17.
tutorial-cobra-do = Take the one that does not land on the cobra of cloud 21.
tutorial-cobra-right = Three clouds and two make five: you fly past the cobra, to cloud 22. Blue clouds are shortcuts, by the way.
tutorial-cobra-bitten = Two clouds and two: you land on cloud 21, and this cobra sends you back two. Others take a Genie, a hand or all help for a round.
tutorial-cobra-token = Your carpet does not show this card.
tutorial-cobra-fold = Your carpet is ready: choose a card.
tutorial-end = Fold, take, fly: the first at the palace wins. Now be quick, but look twice!

# What one says at this game with one tap, beside what one says at any.
phrase-fold = Fold, fold, fold!
phrase-hourglass = That hourglass runs too fast.
phrase-knot = My carpet has tied itself in a knot.
phrase-palace = See you at the palace!
