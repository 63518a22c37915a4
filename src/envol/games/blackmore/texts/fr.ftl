title = Les Sorcières de Blackmore
pitch = Capturez la magie pli après pli, tandis qu’une roue décide, en tournant, quelle sorcière est la plus forte.
option-wheel = Côté de la roue
option-wheel-descending = décroissant
option-wheel-ascending = croissant (plus difficile)
option-totals = Montrer les points déjà capturés

card = { $value } { $colour ->
    [b] bleu
    [y] jaune
    [r] rouge
    [g] vert
    [v] violet
   *[s] argenté
 }
colour = { $colour ->
    [b] bleu
    [y] jaune
    [r] rouge
    [g] vert
    [v] violet
   *[s] argenté
 }

move-draw = Le { $card } est pioché.
move-draw-masked = Une carte est piochée.
move-turn = Le { $card } est retourné : c’est le premier atout.
move-first = { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
 } le premier pli.
move-play = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
 } le { $card }.
move-lay = { $me ->
    [yes] Vous posez
   *[no] { $seat } pose
 } le { $card } sur la pile d’atout : c’est le nouvel atout.
move-keep = { $me ->
    [yes] Vous gardez l’atout.
   *[no] { $seat } garde l’atout.
 }

offer-play = Jouer le { $card }
offer-lay = Faire du { $card } l’atout
offer-keep = Garder l’atout

event-trick = { $me ->
    [yes] Vous remportez
   *[no] { $seat } remporte
 } le pli avec le { $card }.
event-final = La pioche est vide. Les joueurs qui n’ont pas encore pioché prennent sur la pile d’atout ; ensuite, plus personne ne pioche.
event-taken = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } le { $card } sur la pile d’atout.
event-short = { $me ->
    [yes] Il ne reste rien pour vous : vous continuez
   *[no] Il ne reste rien pour { $seat }, qui continue
 } avec une carte de moins.
event-trump = Le { $card } est maintenant au sommet de la pile d’atout.
event-no-trump = La pile d’atout est vide : il n’y a plus d’atout, et le { $value } reste la valeur la plus forte.

refusal-decide-first = Choisissez d’abord : changer l’atout, ou le garder ?
refusal-not-in-hand = Vous n’avez pas le { $card } en main.
refusal-no-trick-won = On ne change l’atout que juste après avoir remporté un pli.
refusal-not-in-trick = Le { $card } ne fait pas partie de ce pli : choisissez une de ses cartes.
refusal-not-for-seats = C’est le hasard qui pioche, retourne le premier atout et désigne qui commence.

ending-control = { $me ->
    [yes] Vous contrôlez
   *[no] { $winners } contrôle
 } la Roue avec { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
ending-shared = { $me ->
    [yes] Vous partagez la Roue avec { $others } :
   *[no] { $winners } se partagent la Roue :
 } { $score ->
    [one] { $score } point chacun.
   *[other] { $score } points chacun.
 }

# Le terminal
board-part = Pli { $number } sur { $total }
board-dealt = Chacun reçoit six cartes.
board-draw = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } le { $card }.
board-draw-masked = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } une carte.
board-wheel = Roue, du plus fort au plus faible : { $order }
board-no-wheel = Roue : pas encore tournée
board-trump = Atout : { $colour } ({ $card } au sommet d’une pile de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 })
board-no-trump = Atout : aucun
board-deck = Pioche : { $count ->
    [0] vide, plus personne ne pioche
    [one] { $count } carte
   *[other] { $count } cartes
 }
board-seat = { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }{ $shown ->
    [0] {""}
   *[other] {" "}(prises au vu de tous : { $cards })
 }, { $captured ->
    [0] aucune capturée
    [one] { $captured } capturée
   *[other] { $captured } capturées
 }{ $totals ->
    [yes] {" "}pour { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[no] {""}
 }
board-trick = Pli : { $count ->
    [0] aucune carte encore
   *[other] { $plays }
 }
board-won = { $me ->
    [yes] Vous avez remporté
   *[no] { $seat } a remporté
 } ce pli : { $plays }
board-play = { $card } ({ $me ->
    [yes] vous
   *[no] { $seat }
 })
board-hand = Votre main : { $count ->
    [0] vide
   *[other] { $cards }
 }

# La table dans le navigateur
table-deciding = { $me ->
    [yes] Pli gagné ! Changer l’atout ?
   *[no] { $seat } décide de l’atout.
 }
table-plate = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
table-total = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-best = { $me ->
    [yes] Pour l’instant, le pli est à vous.
   *[no] Pour l’instant, le pli est à { $seat }.
 }
table-wheel = La roue et l’atout
table-strongest = La roue : le { $value } est le plus fort
table-trump = Atout : { $colour }
table-weighed = Atout { $colour }, { $value } en haut
table-under = { $under ->
    [one] { $under } carte dessous
   *[other] { $under } cartes dessous
 }
table-deck = { $count ->
    [0] pioche vide
    [one] { $count } carte en pioche
   *[other] pioche : { $count }
 }
table-captured = { $cards ->
    [0] { $me ->
        [yes] Vous n’avez encore rien capturé.
       *[no] { $seat } n’a encore rien capturé.
     }
    [one] { $me ->
        [yes] Vous avez capturé { $cards } carte.
       *[no] { $seat } a capturé { $cards } carte.
     }
   *[other] { $me ->
        [yes] Vous avez capturé { $cards } cartes.
       *[no] { $seat } a capturé { $cards } cartes.
     }
 }
table-captured-by = { $me ->
    [yes] Vos cartes capturées
   *[no] Cartes capturées : { $seat }
 }
table-face-down = Les cartes capturées restent face cachée jusqu’à la fin de la partie (règle 13).
table-known = { $seat } a en main le { $card }, pris sur la pile d’atout
table-trick = Le pli
table-change = Touchez une carte du pli pour en faire l’atout, ou gardez l’atout actuel.

# Une première partie
guide-hand = Ces six sorcières sont à vous. Chaque sorcière capturée vaut son numéro, et le plus grand total gagne.
guide-wheel = Le numéro en haut de la roue est le plus fort ; les autres suivent la flèche. Le neuf n’est pas toujours le meilleur !
guide-trump = Cette carte est l’atout. Sa couleur bat toutes les autres, et son numéro est en haut de la roue.
guide-lead = À vous de commencer, avec la carte de votre choix. Touchez-en une, puis touchez-la encore pour la jouer.
guide-follow = À vous, avec la carte de votre choix. Un atout bat tout ; sinon, la plus forte carte de la couleur de la première gagne. Touchez une carte, puis touchez-la encore.
guide-change = Ce pli est à vous ! Touchez une de ces cartes pour en faire l’atout : la roue tourne jusqu’à son numéro, mais vous perdez ses points. Ou gardez l’atout, avec le bouton.
guide-end = Voilà un pli. Chacun pioche, et l’on continue ainsi. Le bouton « Règles » est en haut. Amusez-vous bien !
