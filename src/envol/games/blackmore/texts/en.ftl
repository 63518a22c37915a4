title = The Witches of Blackmore
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

move-draw = { $card } is drawn.
move-draw-masked = A card is drawn.
move-turn = { $card } is turned up as the first trump.
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
offer-lay = Give up { $card } as the new trump
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
event-trump = { $card } now lies on top of the trump pile.
event-no-trump = The trump pile is empty: there is no trump, and { $value } stays the strongest value.

refusal-decide-first = First say whether you change the trump.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-trick-won = The trump is changed only by whoever has just won a trick.
refusal-not-in-trick = { $card } is not among the cards of this trick.
refusal-not-for-seats = Drawing, turning up and choosing who begins are left to chance.

ending-control = { $winners } controls the Wheel with { $score } points.
ending-shared = { $winners } share the Wheel with { $score } points each.

board-wheel = Wheel, strongest first: { $order }
board-trump = Trump: { $colour } ({ $card } on top of { $count })
board-no-trump = Trump: none
board-deck = Deck: { $count ->
    [0] empty, nobody draws any more
    [one] 1 card
   *[other] { $count } cards
 }
board-seat = { $name }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }, { $captured ->
    [one] 1 captured
   *[other] { $captured } captured
 }
board-points = , { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-known = , shown: { $cards }
board-trick = Trick: { $plays }
board-play = { $name } { $card }
board-empty = nothing yet
board-hand = Your hand: { $cards }
