title = Vote
option-rounds = Rounds
option-silent = Nobody learns who has voted
choice = { $colour ->
    [red] red
   *[blue] blue
 }
move-vote = { $seat } votes { $choice }.
move-vote-masked = { $seat } votes.
offer-vote = Vote { $choice }
event-shown = { $seat } voted { $choice }.
event-scores = { $seat } scores.
ending-won = { $winners } wins with { $score }.
ending-even = { $winners } share the win with { $score }.
