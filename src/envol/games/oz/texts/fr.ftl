title = Oz
pitch = Réunissez ceux qui suivent la route jaune, et choisissez les histoires qui leur vont le mieux.
about = À chaque tour, vous prenez une colonne : deux personnages pour votre main, et une histoire qui dit ce qu’ils vaudront. Réunissez ceux qui vont à vos histoires, car à la fin chacune compte selon les personnages que vous tenez.
first-game = Première partie : un seul adversaire, et huit tours rapides.
option-memory = Montrer toutes les mains (pour débuter)

# Un personnage seul ; one, two, three et four sont ses places dans une histoire ou une colonne.
character = { $character ->
    [d] Dorothy
    [t] Toto
    [s] Épouvantail
    [r] Robot
    [l] Lion
    [o] Oz
    [g] Glinda
   *[w] Sorcière
 }
one = { character }
two = { character }
three = { character }
four = { character }
# Un personnage qui fait quelque chose : les premiers mots d’une phrase.
actor = { $character ->
    [d] Dorothy
    [t] Toto
    [s] L’Épouvantail
    [r] Le Robot
    [l] Le Lion
    [o] Oz
    [g] Glinda
   *[w] La Sorcière
 }
pair = { $one } et { $two }
story = { $kind ->
    [each] 1 point par carte { $one }
    [couple] 2 points par couple { $one } + { $two }
    [twins] 3 points par paire de cartes { $one }
    [series] 4 points par série { $one } + { $two } + { $three } + { $four }
    [trio] 2, 7 ou 12 points pour 1, 2 ou 3 trios { $one } + { $two } + { $three }
    [few] 4 points avec au plus 1 carte { $one }
    [crowd] 5 points si aucun personnage ne dépasse { $one } en nombre dans votre main
    [lead] 8 points si aucun autre joueur n’a plus de cartes { $one }
   *[feud] 3 points par carte { $one }, −1 par carte { $two } ou { $three }
 }

move-first = { $me ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
 } en premier au premier tour.
move-deal = { $actor } entre en scène.
move-open = Une histoire se raconte : { $story }.
move-recall = { $actor } revient de la défausse.
move-take = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } la colonne { $column }.
move-turn = { $me ->
    [yes] Vous retournez
   *[no] { $seat } retourne
 } une histoire face cachée : { $story }.

offer-take = Prendre la colonne { $column }
offer-turn = Retourner face cachée : { $story }

event-round = Tour { $round } sur { $rounds } : { $me ->
    [yes] vous choisissez
   *[no] { $seat } choisit
 } en premier.
event-column = Colonne { $column } : { $pair } ; { $story }.
event-taken = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $pair }, et cette histoire : { $story }.
event-left = Personne n’a voulu de la colonne { $pair }, avec cette histoire : { $story }. Elle est défaussée.
event-recalled = Il ne reste que deux personnages : { $count } cartes de la défausse reviennent pour le dernier tour.
event-scored = { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $story }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
event-total = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } en tout.

refusal-turn-first = Retournez d’abord face cachée l’une de vos cinq histoires.
refusal-column-taken = La colonne { $column } est déjà prise : choisissez-en une autre.
refusal-not-five = On ne retourne une histoire que lorsque cinq sont visibles devant soi.
refusal-not-face-up = Cette histoire n’est pas à vous, ou pas visible : choisissez l’une des cinq devant vous.
refusal-face-down = Cette histoire reste face cachée : choisissez-en une autre.
refusal-not-for-seats = C’est le hasard qui dispose les cartes et désigne qui commence.

ending-won = { $me ->
    [yes] Vous racontez
   *[no] { $winners } raconte
 } la plus belle histoire d’Oz, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
ending-shared = { $me ->
    [yes] { $others } et vous racontez
   *[no] { $winners } racontent
 } ensemble les plus belles histoires d’Oz, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
 } chacun.

# Le terminal
board-part = Tour { $round } sur { $rounds }
board-first = Premier choix de ce tour : { $me ->
    [yes] vous
   *[no] { $seat }
 }
board-column = Colonne { $column } : { $pair } ; { $story }
board-column-taken = Colonne { $column } : prise
board-held = { $one } ×{ $count }
board-hand = Votre main : { $count ->
    [0] vide
   *[other] { $cards }
 }
board-seat = { $seat } : { $count ->
    [0] aucun personnage
    [one] { $count } personnage
   *[other] { $count } personnages
 }{ $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
 }{ $turned ->
    [0] {""}
    [one] , { $turned } histoire cachée
   *[other] , { $turned } histoires cachées
 }
board-mine = Vous : { $count ->
    [0] aucun personnage
    [one] { $count } personnage
   *[other] { $count } personnages
 }{ $turned ->
    [0] {""}
    [one] , { $turned } histoire cachée
   *[other] , { $turned } histoires cachées
 }
board-story = {"  "}{ $story } (pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
 })
board-story-closed = {"  "}{ $story }

# La table dans le navigateur
table-choosing = { $me ->
    [yes] À vous : choisissez une colonne.
   *[no] { $seat } choisit une colonne.
 }
table-turning = { $me ->
    [yes] Une histoire de trop : retournez-en une face cachée.
   *[no] { $seat } retourne une histoire face cachée.
 }
table-theatre = Les colonnes
table-stories-of = { $me ->
    [yes] Vos histoires
   *[no] Histoires : { $seat }
 }
table-hand-of = { $me ->
    [yes] Votre main
   *[no] Main : { $seat }
 }
table-held = { $one } : { $count }
table-story = { $story }. Pour l’instant { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
table-story-closed = { $story }.
table-story-scored = { $story } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-turned = { $count ->
    [0] aucune histoire cachée
    [one] { $count } histoire cachée
   *[other] { $count } histoires cachées
 }
table-plate = { $cards ->
    [0] aucun personnage
    [one] { $cards } personnage
   *[other] { $cards } personnages
 }
table-plate-open = { table-plate } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-column = { board-column }. { $me ->
    [yes] Vos points passeraient
   *[no] { $seat } : les points passeraient
 } { $unsure ->
    [yes] de { $before } à { $after } ou plus
   *[no] de { $before } à { $after }
 }.
table-gain = aussitôt
table-no-story = Pas encore d’histoire.
table-result = Voir le résultat
table-pick-column = Choisissez une colonne
table-pick-story = Choisissez une histoire
table-turn-it = Retourner face cachée
table-reckoning = Le décompte

# Une première partie
guide-columns = Chaque petit théâtre est une colonne : deux personnages et, dessous, une histoire. À chaque tour, vous en prenez une.
guide-story = Une histoire dit ce que vos personnages vaudront à la fin. Pièce : les points comptent à chaque fois. Cocarde : une seule fois.
guide-take = À vous. Touchez une colonne, puis touchez-la encore pour la prendre : les personnages rejoignent votre main, l’histoire se pose devant vous. Sa plaque dit ce que cela ajoute aussitôt.
guide-mine = Vos histoires. Le nombre sur chacune est ce qu’elle rapporterait si la partie s’arrêtait maintenant.
guide-hand = Vos personnages. Une même carte peut servir à plusieurs histoires : cherchez les colonnes utiles à plus d’une.
guide-turn = Quatre histoires visibles au plus. Retournez l’une des cinq face cachée, pour de bon : elle ne rapportera rien.
guide-end = Vous savez tout. À la fin, chaque histoire se compte, et le plus beau conte gagne. Amusez-vous bien !

# Une partie se refeuillette tour par tour.
chapter = Tour { $number }

# Ce qu’une bonne joueuse dirait de la partie (voir le fichier commun).
lesson-best-story = Aucune histoire n’a payé plus que celle-ci, { $story } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $seat }, sur un total de { $total }. Choisissez tôt une telle histoire, et rassemblez ce qu’elle demande.
lesson-idle-stories = { $count ->
    [one] { $count } histoire n’a rapporté aucun point
   *[other] { $count } histoires n’ont rapporté aucun point
 } à { $seat }. Une histoire vaut ce que votre main contient déjà, pas ce qu’elle promet.
lesson-turned = { $seat } a retourné la mauvaise histoire { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Retournez celle qui ne va plus avec votre main, pas celle qui paie le moins aujourd’hui.

# La leçon
tutorial-take = Chaque colonne a deux personnages et une histoire. Vous prenez une colonne entière : les personnages vont dans votre main, l’histoire devant vous, et elle compte à la fin.
tutorial-take-do = Prenez la colonne dont l’histoire compte avec ses deux personnages.
tutorial-take-right = « Carte » du Lion : un point par Lion dans votre main. Vous en avez déjà deux.
tutorial-take-wrong = Son histoire ne va pas avec ses personnages : elle ne compterait rien pour l’instant. Cherchez les Lions.
tutorial-both = Un personnage peut servir plusieurs histoires, chacune en entier. Vous avez deux Lions et « Carte » du Lion. Cette fois, Basile a choisi en premier.
tutorial-both-do = Prenez la colonne qui sert votre histoire et la sienne.
tutorial-both-right = Un troisième Lion pour « Carte », et avec Dorothy un couple pour deux points de plus.
tutorial-both-wrong = Une paire demande deux fois Oz, et il n’y en a qu’un ici. Le Lion sert deux histoires à la fois.
tutorial-few = « Un au plus » compte quatre points si vous avez son personnage une fois ou jamais. Ce que vous n’avez pas compte aussi.
tutorial-few-do = Prenez une histoire qui compte tout de suite.
tutorial-few-right = Aucun Robot dans votre main : quatre points, tant que vous en prenez un au plus.
tutorial-few-wrong = Majorité de la Sorcière : il vous faudrait autant de Sorcières que de Lions, et vous avez trois Lions.
tutorial-few-lions = Un Lion au plus ? Vous en avez trois : cette histoire ne compterait rien.
tutorial-lead = « En tête » compare les joueurs : huit points si personne n’a plus de son personnage que vous. L’égalité suffit. Basile a pris deux Glinda.
tutorial-lead-do = Prenez la colonne qui vous met en tête.
tutorial-lead-right = Deux Glinda chacun : égalité, et huit points pour vous. Surveillez ce que Basile prend.
tutorial-lead-wrong = Deux Épouvantails, c’est un de trop pour cette histoire. Comptez les Glinda.
tutorial-fifth = Quatre histoires au plus comptent pour chacun. Vous pouvez en prendre une cinquième, mais il faut alors en retourner une, face cachée.
tutorial-fifth-do = Prenez les Lions : leur histoire est nouvelle pour eux.
tutorial-fifth-right = « Majorité » du Lion : cinq points, car aucun autre personnage ne dépasse vos Lions. Une histoire doit maintenant partir.
tutorial-fifth-wrong = Elle n’aiderait aucune de vos histoires. Les Lions en aident trois.
tutorial-turn = Cinq histoires sont devant vous, avec ce que chacune compterait maintenant. Une histoire face cachée ne compte plus jamais.
tutorial-turn-do = Retournez l’histoire qui vous rapporte le moins.
tutorial-turn-right = Un seul couple, deux points : c’était le moins. Quatre histoires restent.
tutorial-turn-wrong = Cette histoire rapporte plus qu’une autre. Le nombre sur chacune dit ce qu’elle compte maintenant.
tutorial-turn-new = Cinq points grâce à vos Lions : vous venez de la prendre pour eux. Une autre histoire rapporte moins.
tutorial-last = Le dernier tour : ensuite, les mains sont montrées et toutes les histoires comptées. Prenez une colonne, puis retournez encore une histoire.
tutorial-last-do = Prenez le Lion et Dorothy. Retournez ensuite l’histoire qui rapporte le moins.
tutorial-last-right = Six Lions font trois paires : neuf points. Regardez le décompte de vos quatre histoires.
tutorial-last-wrong = Le dernier Lion complète une troisième paire, et sert deux autres de vos histoires.
tutorial-last-keep = Celle-ci rapporte davantage. Regardez les nombres : quatre points, c’est le moins.
tutorial-end = Prendre, garder, raconter : qui a le plus de points gagne. Il y a neuf sortes d’histoires, et chacune dit comment elle compte.

# What one says at this game with one tap, beside what one says at any.
phrase-road = Suivez la route jaune !
phrase-story = La belle histoire !
phrase-column = Je voulais cette colonne.
phrase-witch = Encore la Sorcière…
