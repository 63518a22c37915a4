title = Nim
pitch = Éteignez les bougies, rangée par rangée, et soyez celui qui souffle la toute dernière flamme.
option-rows = Bougies
option-rows-three = trois rangées
option-rows-four = quatre rangées
option-last_loses = La dernière bougie perd
candles = { $count ->
    [one] { $count } bougie
   *[other] { $count } bougies
 }
move-snuff = { $me ->
    [yes] Vous éteignez { candles } dans la rangée { $row }.
   *[no] { $seat } éteint { candles } dans la rangée { $row }.
 }
offer-snuff = Éteindre { candles } dans la rangée { $row }
event-dark = La rangée { $row } est dans le noir.
refusal-too-many = Il n’en brûle pas plus de { $lit } dans la rangée { $row }.
ending-last-wins = { $me ->
    [yes] Vous éteignez la dernière flamme et gagnez.
   *[no] { $winners } éteint la dernière flamme et gagne.
 }
ending-last-loses = { $me ->
    [yes] Vous n’avez pas eu à éteindre la dernière flamme : vous gagnez.
   *[no] Gagne qui n’a pas eu à éteindre la dernière flamme : { $winners }.
 }
