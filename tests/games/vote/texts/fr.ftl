title = Vote
option-rounds = Manches
option-silent = Personne n’apprend qui a voté
choice = { $colour ->
    [red] rouge
   *[blue] bleu
 }
move-vote = { $seat } vote { $choice }.
move-vote-masked = { $seat } vote.
offer-vote = Voter { $choice }
event-shown = { $seat } a voté { $choice }.
event-scores = { $seat } marque.
ending-won = { $winners } gagne avec { $score }.
ending-even = { $winners } partagent la victoire avec { $score }.
