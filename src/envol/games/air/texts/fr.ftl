title = Air Sorcière
pitch = Faites décoller vos apprenties en ordre croissant, et ramenez-les à terre avant que l’une d’elles ne tombe.
about = Piochez des apprenties et faites-les voler en ordre croissant : à chaque carte de plus, l’une d’elles peut tomber. Posez-les à temps, décernez des diplômes et gagnez des grimoires.
first-game = Première partie : un seul adversaire, pour que votre tour revienne vite.
option-bonus_per_set = Un point par série de cinq couleurs, et non pour la première seule
option-multi_diploma = Plusieurs diplômes dans le même tour
option-gauge = Montrer le risque de chute
option-memory = Montrer toutes les mains (pour débuter)

card = { $value } { $colour ->
    [b] noir
    [g] vert
    [o] orange
    [v] violet
   *[w] blanc
 }
# Toujours pour des sorcières : au féminin pluriel.
colour = { $colour ->
    [b] noires
    [g] vertes
    [o] orange
    [v] violettes
   *[w] blanches
 }

move-first = { $me ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
 }
move-reveal = La pioche donne le { $card }.
move-draw = { $me ->
    [yes] Vous piochez.
   *[no] { $seat } pioche.
 }
move-take = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } le { $card } dans la zone commune.
move-keep = { $me ->
    [yes] Vous la faites voler dans votre zone.
   *[no] { $seat } la fait voler dans sa zone.
 }
move-share = { $me ->
    [yes] Vous la déposez
   *[no] { $seat } la dépose
 } dans la zone commune.
move-land = { $me ->
    [yes] Vous faites
   *[no] { $seat } fait
 } atterrir les sorcières { $colour }.
move-stop = { $me ->
    [yes] Vous vous arrêtez
   *[no] { $seat } s’arrête
 } sans atterrir.
move-discard = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } le { $card }.
move-catch = { $me ->
    [yes] Vous rattrapez
   *[no] { $seat } rattrape
 } la sorcière tombée : bonus du débutant.
move-leave = { $me ->
    [yes] Vous laissez
   *[no] { $seat } laisse
 } la sorcière tombée.
move-diploma = { $me ->
    [yes] Vous préparez
   *[no] { $seat } prépare
 } un diplôme pour les sorcières { $colour }.
move-pay = { $me ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
 } le { $card }.
move-withdraw = { $me ->
    [yes] Vous reprenez vos cartes.
   *[no] { $seat } reprend ses cartes.
 }
move-graduate = { $me ->
    [yes] Vous obtenez
   *[no] { $seat } obtient
 } un diplôme.
move-finish = { $me ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
 }

offer-draw = Piocher une carte
offer-take = Prendre le { $card }
offer-keep = La faire voler dans votre zone
offer-share = La déposer dans la zone commune
offer-land = Faire atterrir les sorcières { $colour }
offer-stop = S’arrêter sans atterrir
offer-discard = Défausser le { $card }
offer-catch = Rattraper la sorcière tombée
offer-leave = La laisser
offer-diploma = Diplôme pour les sorcières { $colour }
offer-pay = Ajouter le { $card }
offer-withdraw = Reprendre les cartes
offer-graduate = Recevoir le diplôme
offer-finish = Terminer le tour
analysis-scope-own = Le choix des cartes qui paient un diplôme n’est pas jugé : il n’y a presque jamais qu’une bonne façon.

event-shuffled = La pioche est vide : la défausse devient la nouvelle pioche.
event-cat = Un chat noir : le { $card } ! Personne ne peut garder plus de cinq cartes en main.
event-placed = { $me ->
    [yes] Le { $card } trouve sa place dans votre zone.
   *[no] Le { $card } trouve sa place chez { $seat }.
 }
event-shared = Le { $card } est trop bas { $me ->
    [yes] pour votre colonne
   *[no] chez { $seat }
 } et rejoint la zone commune.
event-fall = Le { $card } { $me ->
    [yes] vous fait tomber !
   *[no] fait tomber { $seat } !
 } { $count ->
    [1] Une sorcière est perdue.
    [one] { $count } sorcière est perdue.
   *[other] { $count } sorcières sont perdues.
 }
event-natural = Le { $card } est diplômé.
event-joker = Le { $card } sert de joker.
event-books = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $count ->
    [one] { $count } grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }.
event-emptied = Il n’y a plus de grimoires pour les sorcières { $colour }.
event-books-out = Trop de couleurs n’ont plus de grimoires : la partie est finie.
event-piles-empty = La pioche et la défausse sont vides toutes les deux : la partie est finie.
event-turn-limit = Mille tours ont été joués : la partie est finie.

refusal-cat-first = Le chat noir d’abord : gardez cinq cartes.
refusal-place-first = Choisissez d’abord où doit voler la carte retournée.
refusal-bonus-first = Choisissez d’abord : rattraper la sorcière tombée, ou la laisser ?
refusal-landed = Vous avez atterri : plus de cartes pendant ce tour. Demandez un diplôme ou terminez votre tour.
refusal-payment-open = Un diplôme est en préparation : recevez-le, ou reprenez vos cartes.
refusal-no-cat = On ne se défausse que lorsqu’un chat noir sort de la pioche.
refusal-nothing-turned = Aucune carte n’attend d’être placée.
refusal-no-fall = Personne n’est tombé.
refusal-land-first = Pour un diplôme, faites d’abord atterrir une colonne.
refusal-no-payment = Choisissez d’abord la couleur du diplôme.
refusal-not-for-seats = C’est le hasard qui retourne les cartes et désigne qui commence.
refusal-nothing-to-draw = La pioche et la défausse sont vides : prenez une carte de la zone commune, ou terminez votre vol.
refusal-not-in-common = Le { $card } n’est pas dans la zone commune.
refusal-own-card = Vous avez mis le { $card } dans la zone commune pendant ce tour : vous ne pouvez pas le reprendre.
refusal-too-low = Le { $card } ne peut pas voler là : votre colonne en est déjà à { $value }.
refusal-fly-first = Prenez d’abord au moins une carte.
refusal-no-column = Vous n’avez pas de sorcières { $colour } en vol.
refusal-not-smallest = Une carte est allée de la pioche dans la zone commune : l’atterrissage est forcé. Choisissez votre colonne la plus courte.
refusal-must-land = Une carte est allée de la pioche dans la zone commune : l’atterrissage est forcé. Choisissez votre colonne la plus courte.
refusal-not-in-hand = Le { $card } n’est pas dans votre main, ou fait déjà partie du paiement.
refusal-not-held = Vous n’avez pas le { $card } en main.
refusal-no-books = Il n’y a plus de grimoires pour les sorcières { $colour }.
refusal-no-diploma = Votre main ne permet pas de diplômer les sorcières { $colour }.
refusal-withdrawn-often = Vous avez repris vos cartes dix fois pendant ce tour : il ne reste qu’à le terminer.
refusal-must-complete = Vous avez repris vos cartes dix fois pendant ce tour : il faut maintenant terminer ce diplôme.
refusal-five-at-most = Un diplôme compte au plus cinq cartes.
refusal-too-few-books = Pas une carte de plus : il ne reste que { $count ->
    [one] { $count } grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }.
refusal-above-joker = Le { $card } n’est pas au-dessous de votre joker de { $value } : un joker doit dépasser toutes les cartes de la couleur.
refusal-joker-without-book = Le { $card } ne peut pas être un joker : vous n’avez pas encore de grimoire pour les sorcières { $colour }.
refusal-joker-twice = Vous avez déjà un joker parmi les sorcières { $colour } : chaque couleur n’aide qu’une fois par diplôme.
refusal-joker-too-low = Le { $card } est trop bas pour un joker : il doit dépasser { $value }.
refusal-leads-nowhere = Avec le { $card }, ce diplôme ne pourrait plus être complété : choisissez une autre carte.
refusal-too-few-cards = Un diplôme demande au moins trois cartes ; { $count ->
    [0] il n’y en a encore aucune.
    [1] il n’y en a qu’une.
   *[other] il n’y en a que { $count }.
 }
refusal-needs-natural = Il faut au moins une carte des sorcières { $colour }.

ending-chief = { $me ->
    [yes] Vous devenez
   *[no] { $winners } devient
 } chef-instructeur avec { $score ->
    [one] { $score } point.
   *[other] { $score } points.
 }
ending-shared = { $me ->
    [yes] Vous partagez avec { $others } le titre de chef-instructeur :
   *[no] { $winners } se partagent le titre de chef-instructeur :
 } { $score ->
    [one] { $score } point chacun.
   *[other] { $score } points chacun.
 }

# Le terminal
board-part = Tour { $number } : { $seat }
board-drawn = { $me ->
    [yes] Vous retournez
   *[no] { $seat } retourne
 } le { $card }.
board-piles = Pioche : { $deck ->
    [0] vide
    [one] { $deck } carte
   *[other] { $deck } cartes
 }, défausse : { $discard ->
    [0] vide
    [one] { $discard } carte
   *[other] { $discard } cartes
 }
board-common = Zone commune : { $count ->
    [0] vide
   *[other] { $cards }
 }
board-books = Grimoires restants : { $list }
board-left = { $count } pour les { $colour }
board-seat = { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ; grimoires : { $books ->
    [0] aucun
   *[other] { $list }
 } ; { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }{ $shown ->
    [yes] {" "}({ $cards })
   *[no] {""}
 }
board-columns = En vol : { $columns ->
    [0] personne
   *[other] { $list }
 }
board-column = { $colour } { $values }
board-turned = Carte retournée : { $card }
board-odds = Prochaine carte : { $falls ->
    [0] aucune chute possible, { $misfits ->
        [0] et toutes trouvent leur place
        [one] { $misfits } sur { $total } irait dans la zone commune
       *[other] { $misfits } sur { $total } iraient dans la zone commune
     }
    [one] { $falls } sur { $total } serait une chute pour { board-faller }
   *[other] { $falls } sur { $total } seraient une chute pour { board-faller }
 }
board-faller = { $me ->
    [yes] vous
   *[no] { $seat }
 }
board-payment = Diplôme pour les sorcières { $colour } : { $count ->
    [0] aucune carte encore
   *[other] { $cards }
 }
board-hand = Votre main : { $count ->
    [0] vide
   *[other] { $cards }
 }

# La table dans le navigateur
table-turn = { $seat } : +{ $count }{ $end ->
    [land] , puis les sorcières { $colour } atterrissent
    [fall] , puis une chute des sorcières { $colour }
    [stop] , et toutes restent en l’air
   *[flying] { "" }
 }{ $books ->
    [0] { "" }
    [one] , { $books } grimoire
   *[other] , { $books } grimoires
 }.
table-flying = { $me ->
    [yes] À vous : faites voler vos sorcières !
   *[no] { $seat } est en vol.
 }
table-placing = { $me ->
    [yes] Où doit-elle voler ?
   *[no] { $seat } décide où elle volera.
 }
table-cutting = { $me ->
    [yes] Le chat noir ! Défaussez { $count ->
        [1] une carte
       *[other] { $count } cartes
     }.
   *[no] Le chat noir ! { $seat } choisit les cartes à garder.
 }
table-bonus = { $me ->
    [yes] Chute ! Bonus du débutant : la rattraper dans votre main ?
   *[no] Chute pour { $seat }, qui peut rattraper la sorcière.
 }
table-exam = { $me ->
    [yes] Bien atterri ! Un diplôme ?
   *[no] { $seat } a atterri et peut demander un diplôme.
 }
table-hint-draw = Piochez une carte.
table-hint-take = Piochez, ou prenez une carte qui brille.
table-hint-fly = Encore une ? Ou touchez une colonne.
table-hint-forced = Une carte trop basse serait une chute.
table-hint-exam = Touchez une pile qui brille, ou terminez.
table-hint-pay = Payez avec trois, quatre ou cinq cartes.
table-would-pay = { $count ->
    [one] Cet atterrissage peut rapporter { $count } grimoire
   *[other] Cet atterrissage peut rapporter { $count } grimoires
 } pour les { $colour }.
table-can-pay = { $count ->
    [one] On peut en payer { $count }.
   *[other] On peut en payer { $count }.
 }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } pour les cinq couleurs
 }
table-keep-on = Elle vole, carte suivante
table-share-it = Dans la zone commune
table-receive = { $count ->
    [one] Recevoir { $count } grimoire
   *[other] Recevoir { $count } grimoires
 }
table-need = { $count ->
    [1] Encore une carte
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
 }
table-pick-colour = Touchez une pile de grimoires
table-held = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
table-common = Zone commune
table-common-closer = { $count ->
    [one] Voir de près la carte de la zone commune ({ $count })
   *[other] Voir de près les { $count } cartes de la zone commune
 }
table-zone = { $me ->
    [yes] Votre zone
   *[no] Zone : { $seat }
 }
table-column = { $count ->
    [0] Sorcières { $colour } : aucune
   *[other] Sorcières { $colour } ({ $count }) : { $values }
 }
table-deck = Pioche : { $count }
table-discard = Défausse : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
 }
table-discard-short = Défausse
table-turned = Carte retournée : { $card }
table-books = Grimoires
table-left = { $count ->
    [0] Plus de grimoires pour les sorcières { $colour }
    [one] Encore { $count } grimoire pour les sorcières { $colour }
   *[other] Encore { $count } grimoires pour les sorcières { $colour }
 }
table-shelf = { $me ->
    [yes] Vos grimoires
   *[no] Grimoires : { $seat }
 }
table-owned = { $count ->
    [one] { $count } grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }
table-set = { $bonus ->
    [one] { $bonus } point pour les cinq couleurs
   *[other] { $bonus } points pour les cinq couleurs
 }
table-percent = { $percent } %
table-safe = sans risque
table-falls = { $falls } sur { $total }
table-odds = { $falls ->
    [0] Pas de chute possible pour { $me ->
        [yes] vous
       *[no] { $seat }
     } ; sur { $total } cartes, { $misfits } pour la zone commune.
   *[other] Risque de chute pour { $me ->
        [yes] vous
       *[no] { $seat }
     } : { $falls } sur { $total }, soit { $percent } %.
 }
table-diploma = Diplôme pour les sorcières { $colour }
table-paid = Déjà payé
table-worth = { $count ->
    [0] Pas encore de grimoire
    [one] { $count } grimoire
   *[other] { $count } grimoires
 }
table-hand-empty = Votre main est vide. Faites atterrir une colonne : ses sorcières viendront ici.
table-hand-of = Main : { $seat }
table-hand-closed = À cette table, les mains restent cachées.
table-look = Voir de plus près : { $seat }
table-look-all = Voir tout le monde de plus près
table-result = { $books ->
    [one] { $books } grimoire
   *[other] { $books } grimoires
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (5 couleurs)
 }, { $cards } en main
table-fall = Chute !
table-cat-here = Chat noir !

# Une première partie
guide-goal = Ces grimoires sont l’enjeu : un point chacun. Les élèves qui ont atterri les rapportent : trois d’une couleur donnent un grimoire, quatre en donnent deux, cinq en donnent trois.
guide-draw = Piochez une carte ici. Vous pouvez aussi prendre une carte qui brille dans la zone commune.
guide-place = La première sorcière ! Faites-la voler dans votre zone. Une fois par tour, une carte piochée peut aller dans la zone commune à la place.
guide-column = Chaque couleur vole dans sa colonne, toujours vers le haut. Un numéro plus bas n’y a plus sa place.
guide-gauge = Ce cadran montre le risque que la prochaine carte vous fasse tomber. Tant que rien n’est allé de la pioche dans la zone commune pendant ce tour, vous ne risquez rien.
guide-land = Arrêtez-vous tant que tout va bien : touchez une de vos colonnes, et ses sorcières atterrissent dans votre main. Ou osez une carte de plus.
guide-fall = Une carte ne convenait pas, et une autre était déjà allée dans la zone commune : votre colonne de cette couleur tombe. Les autres volent toujours.
guide-exam = Vos sorcières sont assez nombreuses pour un diplôme ! Touchez la pile de grimoires qui brille.
guide-pay = Touchez maintenant les cartes qui paient. Les cartes hautes des couleurs dont vous avez un grimoire peuvent servir de jokers.
guide-end = Vos premiers grimoires ! La partie s’arrête quand assez de couleurs n’en ont plus. Le bouton « Règles » est en haut. Bon vol !

# Une partie se refeuillette tour par tour.
chapter = Tour { $number }

# Ce qu’une bonne joueuse dirait de la partie (voir le fichier commun).
lesson-falls = { $seat } a chuté { $count ->
    [1] une fois
   *[other] { $count } fois
 } et perdu { $witches ->
    [one] { $witches } sorcière
   *[other] { $witches } sorcières
 }. Dès qu’une carte de ce tour est dans la zone commune, la prochaine qui ne convient pas fait chuter.
lesson-daring = { $seat } a volé encore quand il valait mieux atterrir, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Plus la colonne est longue, plus tôt on atterrit.
lesson-careful = { $seat } a atterri quand il valait mieux voler encore, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Tant qu’aucune carte de ce tour n’est dans la zone commune, piocher ne peut pas vous faire chuter.
lesson-careful-forced = { $seat } a atterri quand il valait mieux voler encore, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Une carte qui convient à votre zone est sans danger : comptez celles qui ne conviendraient pas avant d’atterrir.
lesson-large-diplomas = { $seat } a reçu { $count ->
    [one] { $count } diplôme
   *[other] { $count } diplômes
 } de cinq cartes. Cinq cartes donnent trois grimoires, trois cartes un seul : attendre paie.

# La leçon
tutorial-column = Vos sorcières volent en colonnes, une par couleur, toujours vers le haut. À votre tour, vous piochez autant de cartes que vous l’osez.
tutorial-column-do = Piochez une carte. Si elle convient, faites-la voler dans votre zone.
tutorial-column-right = Le 9 vert est plus haut que le 4 vert : il vole dans la colonne verte.
tutorial-column-wrong = Vous pourriez vous arrêter, mais rien ne peut encore mal tourner : piochez une carte.
tutorial-column-share = Une fois par tour, une carte piochée peut aller dans la zone commune. Gardez celle-ci : elle convient à votre colonne.
tutorial-common = Une carte piochée qui ne convient pas va dans la zone commune, où tout le monde peut la prendre. Cela vous sauve une fois par tour.
tutorial-common-do = Piochez encore une carte.
tutorial-common-right = Le 2 vert est plus bas que 9 : il ne convenait pas. Il est dans la zone commune, et votre seul secours de ce tour est utilisé.
tutorial-common-wrong = Vous pourriez vous arrêter. Mais voyez d’abord ce qui arrive quand une carte ne convient pas : piochez.
tutorial-risk = Désormais, une carte qui ne convient pas vous fait tomber : toute sa colonne est perdue. Le cadran montre le risque. Si vous arrêtez, la plus courte colonne doit atterrir.
tutorial-risk-do = Soyez prudent : faites atterrir la colonne orange.
tutorial-risk-right = Le 6 orange est dans votre main, et la colonne verte vole encore. Ce qui a atterri est en sécurité.
tutorial-risk-fall = Le 3 vert ne convient pas : c’est la chute, et la colonne verte est perdue. À vos débuts, vous pouvez au moins garder la carte.
tutorial-take = Basile a mis le 11 vert dans la zone commune. Vous pouvez y prendre ce qui convient à vos colonnes, et vous voyez ce que vous prenez.
tutorial-take-do = Prenez le 11 vert.
tutorial-take-right = Trois sorcières vertes, et aucun risque.
tutorial-take-draw = Vous pourriez piocher, mais la zone commune a juste ce qu’il vous faut.
tutorial-land = Pendant ce tour, rien n’est allé de la pioche dans la zone commune. L’atterrissage est donc en douceur : la colonne de votre choix.
tutorial-land-do = Faites atterrir la colonne verte.
tutorial-land-right = Les trois sont dans votre main. Trois d’une couleur valent un diplôme.
tutorial-land-draw = Une carte de plus ne serait pas encore dangereuse. Mais trois suffisent pour un diplôme : atterrissez.
tutorial-land-stop = Vous pouvez laisser voler toutes les colonnes. Mais seul un atterrissage permet un diplôme.
tutorial-diploma = Après un atterrissage, vous pouvez obtenir un diplôme : trois cartes d’une couleur donnent un grimoire, quatre en donnent deux, cinq trois. Les grimoires sont des points.
tutorial-diploma-do = Demandez le diplôme vert, payez avec vos trois cartes vertes, et validez.
tutorial-diploma-right = Votre premier grimoire : un point. Un grimoire de chaque couleur rapporte un point de plus.
tutorial-diploma-wrong = Vous garderiez les cartes, sans rien gagner maintenant. Touchez les grimoires verts.
tutorial-joker = Vous n’avez que deux cartes blanches. Mais vous avez un grimoire vert : une carte verte peut servir de joker, si elle dépasse toutes les blanches payées.
tutorial-joker-do = Obtenez le diplôme blanc : payez le 2 blanc, le 7 blanc et le 12 vert.
tutorial-joker-right = Le 12 vert a servi de joker. Pas le 6 orange : vous n’avez pas encore de grimoire orange.
tutorial-joker-wrong = Le 2 blanc, le 7 blanc et le 12 vert suffisent. Touchez les grimoires blancs.
tutorial-end = Voler, s’arrêter à temps, atterrir, obtenir des diplômes : qui a le plus de points devient chef de l’école. Bon vol !

# What one says at this game with one tap, beside what one says at any.
phrase-one-more = Allez, encore une carte !
phrase-fall = Ça sent la chute.
phrase-land = Il est temps d’atterrir.
phrase-diploma = Encore un diplôme ?
