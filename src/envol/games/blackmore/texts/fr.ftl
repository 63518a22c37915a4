title = Les Sorcières de Blackmore
pitch = Capturez la magie pli après pli, tandis qu’une roue décide, en tournant, quelle sorcière est la plus forte.
about = Cinquante-quatre sorcières s’affrontent pli après pli, et la roue du milieu dit quel nombre est le plus fort. Qui remporte un pli peut changer l’atout et tourner la roue, au prix d’une carte capturée.
first-game = Première partie : un duel, avec la roue du côté décroissant.
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

event-dealt = Tout le monde reçoit { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
 }
event-refilled = Tout le monde pioche une carte, à commencer par { $me ->
    [yes] vous
   *[no] { $seat }
 }.
event-drawn = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } une des dernières cartes de la pioche.
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
    [one] { $cards } en main
   *[other] { $cards } en main
 }
table-taken = remportées
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
table-strongest = La roue : le { $value } est le plus fort
table-trump = Atout : { $colour }
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
table-weighing = L’atout et la roue suivraient le { $card }. Vous renoncez à { $points ->
    [one] son { $points } point
   *[other] ses { $points } points
 }.
table-lay = Faire du { $card } l’atout et renoncer à { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
table-piles = La pile d’atout et la pioche
table-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
 }
table-strength = { $rank ->
    [1] Le plus fort
    [9] Le plus faible
   *[other] { $rank }e
 } de sa couleur{ $trump ->
    [yes] , qui est atout
   *[no] {""}
 }.
table-sort = { $by ->
    [colour] Trier par couleur
   *[strength] Trier par force
 }
table-last = Dernier pli
table-last-won = { $me ->
    [yes] Vous avez pris
   *[no] { $seat } a pris
 } ce pli.
table-ahead = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } le plus de points pour l’instant.
table-show-ahead = Montrer qui a le plus de points pour l’instant

# Une première partie
guide-hand = Ces six sorcières sont à vous. Chaque sorcière capturée vaut son numéro, et le plus grand total gagne.
guide-wheel = Le numéro en haut de la roue est le plus fort ; les autres suivent la flèche. Le neuf n’est pas toujours le meilleur !
guide-trump = Cette carte est l’atout. Sa couleur bat toutes les autres, et son numéro est en haut de la roue.
guide-rank = Sous chaque carte : sa force dans sa couleur, selon la roue. 1er est le plus fort, et l’or marque l’atout.
guide-lead = À vous de commencer, avec la carte de votre choix. Touchez-en une, puis touchez-la encore pour la jouer.
guide-follow = À vous, avec la carte de votre choix. Un atout bat tout ; sinon, la plus forte carte de la couleur de la première gagne. Touchez une carte, puis touchez-la encore.
guide-taken = { $seat } remporte ce pli et peut changer l’atout : une de ses cartes devient l’atout, et la roue tourne jusqu’à son numéro.
guide-changed = { $seat } a changé l’atout : { $card }. Sa couleur bat maintenant toutes les autres, et son numéro est en haut de la roue.
guide-change = Ce pli est à vous ! Touchez une de ces cartes pour en faire l’atout : la roue tourne jusqu’à son numéro, mais vous perdez ses points. Ou gardez l’atout, avec le bouton.
guide-end = Voilà un pli. Chacun pioche, et l’on continue ainsi. Le bouton « Règles » est en haut. Amusez-vous bien !

# Une partie se refeuillette pli par pli.
chapter = Pli { $number }

# Ce qu’une bonne joueuse dirait de la partie (voir le fichier commun).
lesson-trump-kept = { $seat } a gardé l’atout quand il valait mieux le changer, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Changer l’atout tourne aussi la roue : voyez ce que votre main y gagne.
lesson-trump-changed = { $seat } a changé l’atout quand il valait mieux le garder, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Un changement vous coûte une carte remportée : voyez d’abord ce qu’il rapporte.
lesson-trump-card = { $seat } a changé l’atout par la mauvaise carte { $count ->
    [1] une fois
   *[other] { $count } fois
 }. La carte donne la couleur et tourne la roue : comparez les deux à votre main.
lesson-leads = { $seat } a commencé un pli par la mauvaise carte { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Commencez par ce que personne ne peut battre, ou dont vous pouvez vous passer.
lesson-follows-let-go = { $seat } avait une carte plus forte que toutes celles de la table, et faisait mieux de la jouer, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Avant de laisser un pli, regardez encore chacune de vos cartes.
lesson-follows-took = { $seat } a battu les cartes de la table quand il valait mieux laisser le pli, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Une carte forte sert mieux dans un pli plus cher.
lesson-follows-weaker = { $seat } ne pouvait pas battre les cartes de la table et a cédé la mauvaise carte, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Cédez celle qui rapporte le moins et qui vous manquera le moins.
lesson-follows = { $seat } a suivi avec la mauvaise carte { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Entre deux cartes qui font la même chose, gardez celle qui sera la plus forte ensuite.
lesson-last-tricks = Quand on ne piochait plus, { $seat } a remporté { $tricks ->
    [one] { $count } pli sur { $tricks }
   *[other] { $count } plis sur { $tricks }
 }. À partir de là, comptez les cartes fortes encore à venir.
lesson-streak = Dès l’étape { $ply }, { $seat } a remporté { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 } de suite. Qui remporte un pli choisit l’atout : mettez-y fin tôt, même à un prix.

# La leçon
tutorial-colour = Basile a commencé en jaune : le jaune est la couleur principale. Le vert ou le bleu ne peut pas gagner ici, quel que soit son numéro.
tutorial-colour-do = Remportez le pli avec une carte jaune.
tutorial-colour-right = Le 5 jaune gagne ! Selon la roue, le 5 est plus fort que le 9 et le 8. Vous verrez bientôt pourquoi.
tutorial-colour-wrong = Cette carte n’est ni jaune, ni rouge comme l’atout : elle ne peut pas gagner.
tutorial-capture = Le pli est à vous : 9, 8 et 5 font 22 points. Après chaque pli remporté, vous pouvez changer l’atout ou le garder.
tutorial-capture-do = Gardez l’atout pour l’instant, avec le bouton.
tutorial-capture-right = Les trois sorcières sont capturées. Tout le monde a pioché, et qui a remporté le pli commence le suivant.
tutorial-capture-wrong = Vous donneriez une carte et ses points. Nous y viendrons : utilisez le bouton.
tutorial-wheel = Le numéro en haut de la roue est le plus fort : 7. Puis vient 6, jusqu’à 1, et ensuite seulement 9 et 8.
tutorial-wheel-do = Commencez avec votre carte bleue la plus forte.
tutorial-wheel-right = Le 4 était votre bleu le plus fort. Mais Basile a joué rouge, l’atout : même un atout faible bat les autres couleurs.
tutorial-wheel-wrong = Après 1 viennent 9, puis 8 : avec 7 en haut, ce sont les plus faibles. Le rang est écrit sous chaque carte.
tutorial-wheel-colour = Cette carte n’est pas bleue.
tutorial-cheap = Basile a joué le 6 rouge. Le 7 rouge est dans la pile d’atout : rien ne peut le battre maintenant.
tutorial-cheap-do = Donnez à Basile le moins de points possible.
tutorial-cheap-right = Un seul point. Vous jouez la carte de votre choix : rien n’oblige à suivre la couleur.
tutorial-cheap-wrong = Basile la capturerait, et elle vaut son numéro. Vous en avez une moins chère.
tutorial-cheap-trump = Le 2 rouge est plus faible que le 6 rouge. Gardez votre atout pour un pli qu’il peut gagner.
tutorial-trump = Basile a joué le 7 vert, le plus fort des verts. Le rouge est l’atout, et vous avez une carte rouge.
tutorial-trump-do = Remportez le pli.
tutorial-trump-right = Le 2 rouge est un atout : il bat tous les verts. Le pli est à vous, et vous pouvez changer l’atout.
tutorial-trump-wrong = Ni verte ni rouge : cette carte ne peut pas gagner ici.
tutorial-trump-weak = Avec 7 en haut de la roue, le 9 et le 8 verts sont les plus faibles. Aucun vert ne bat le 7.
tutorial-change = Donnez une carte de ce pli : elle devient l’atout, et la roue tourne jusqu’à son numéro. Vous avez en main le 9 et le 8 verts.
tutorial-change-do = Faites du vert l’atout, et rendez forts le 9 et le 8. Touchez une carte, puis touchez-la encore.
tutorial-change-right = Cela vous coûte un point. Avec 1 en haut, l’ordre est 1, 9, 8 : vos deux verts sont les plus forts des atouts.
tutorial-change-wrong = Garder l’atout est permis. Mais vous n’avez plus de rouge, et deux verts qui pourraient valoir de l’or.
tutorial-change-dear = Le vert serait l’atout, mais pour 7 points, et la roue resterait sur 7 : le 9 et le 8 resteraient les plus faibles.
tutorial-change-red = Le rouge resterait l’atout, et vous n’avez plus de carte rouge.
tutorial-lead = Vous avez gagné, alors vous commencez. Le vert est l’atout, et le 1 vert est dans la pile d’atout.
tutorial-lead-do = Commencez avec une carte que personne ne peut battre.
tutorial-lead-right = Personne ne peut la battre : 19 points pour vous.
tutorial-lead-wrong = Une carte verte la battrait. Commencez plutôt avec un vert.
tutorial-price = Chaque carte de ce pli pourrait devenir l’atout, et vous en perdriez les points. Vous avez encore le plus fort des verts.
tutorial-price-do = Faut-il changer ? Décidez.
tutorial-price-right = En effet : cet atout vous sert. Gardez-le, avec tous les points.
tutorial-price-wrong = Vous y perdriez des points et votre meilleur atout. Gardez l’atout.
tutorial-end = Voilà tout le jeu : couleur principale, roue, atout, et le changement avec son prix. Quand la pioche est vide, on joue les mains jusqu’au bout.

# What one says at this game with one tap, beside what one says at any.
phrase-wheel = La roue tourne !
phrase-trump = Encore un autre atout ?
phrase-trick = Ce pli était presque à moi.
phrase-last-card = Je garde le meilleur pour la fin.
