title = Oz
pitch = Réunissez ceux qui suivent la route jaune, et choisissez les histoires qui leur vont le mieux.
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
table-stories = Vos histoires
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
table-pick-column = Choisissez une colonne
table-pick-story = Choisissez une histoire
table-turn-it = Retourner face cachée
table-reckoning = Le décompte

# Une première partie
guide-columns = Chaque petit théâtre est une colonne : deux personnages et, dessous, une histoire. À chaque tour, vous en prenez une.
guide-story = Une histoire dit ce que vos personnages vaudront à la fin. Pièce : les points comptent à chaque fois. Cocarde : une seule fois.
guide-take = À vous. Touchez une colonne, puis touchez-la encore pour la prendre : les personnages rejoignent votre main, l’histoire se pose devant vous.
guide-mine = Vos histoires. Le nombre vert est ce que chacune rapporterait si la partie s’arrêtait maintenant.
guide-hand = Vos personnages. Une même carte peut servir à plusieurs histoires : cherchez les colonnes utiles à plus d’une.
guide-turn = Quatre histoires visibles au plus. Retournez l’une des cinq face cachée, pour de bon : elle ne rapportera rien.
guide-end = Vous savez tout. À la fin, chaque histoire se compte, et le plus beau conte gagne. Amusez-vous bien !
