title = Air Sorcière
pitch = Faites décoller vos apprenties en ordre croissant, et ramenez-les à terre avant que l’une d’elles ne tombe.
option-bonus_per_set = Un point par série de cinq couleurs, et non pour la première seule
option-multi_diploma = Plusieurs diplômes dans le même tour
option-gauge = Montrer le risque de chute
option-memory = Montrer les mains des autres, pour soulager la mémoire

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
offer-land = Faire atterrir les { $colour }
offer-stop = S’arrêter sans atterrir
offer-discard = Défausser le { $card }
offer-catch = Rattraper la sorcière tombée
offer-leave = La laisser
offer-diploma = Préparer un diplôme pour les { $colour }
offer-pay = Ajouter le { $card }
offer-withdraw = Reprendre les cartes
offer-graduate = Recevoir le diplôme
offer-finish = Terminer le tour
analysis-scope-own = La façon de payer un diplôme, carte par carte, n’est pas jugée : il y a une meilleure façon, et presque jamais d’autre.

event-shuffled = La pioche est vide : la défausse devient la nouvelle pioche.
event-cat = Un chat noir : le { $card } ! Personne ne peut garder plus de cinq cartes en main.
event-placed = Le { $card } trouve sa place et vole dans { $me ->
    [yes] votre zone.
   *[no] la zone de { $seat }.
 }
event-shared = Le { $card } est trop bas pour { $me ->
    [yes] votre colonne
   *[no] la colonne de { $seat }
 } et rejoint la zone commune.
event-fall = Avec le { $card }, { $me ->
    [yes] c’est votre chute !
   *[no] c’est la chute pour { $seat } !
 } { $count ->
    [one] Une sorcière est perdue.
   *[other] { $count } sorcières sont perdues.
 }
event-natural = Le { $card } est diplômé.
event-joker = Le { $card } sert de joker.
event-books = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $count ->
    [0] 0 grimoire
    [one] 1 grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }.
event-emptied = Il n’y a plus de grimoires pour les sorcières { $colour }.
event-books-out = Trop de couleurs n’ont plus de grimoires : la partie est finie.
event-piles-empty = La pioche et la défausse sont vides toutes les deux : la partie est finie.
event-turn-limit = Mille tours ont été joués : la partie est finie.

refusal-cat-first = Le chat noir d’abord : gardez cinq cartes.
refusal-place-first = Dites d’abord où doit voler la carte retournée.
refusal-bonus-first = Dites d’abord si vous rattrapez la sorcière tombée.
refusal-landed = Vous avez atterri : plus de cartes pendant ce tour. Demandez un diplôme ou terminez le tour.
refusal-payment-open = Un diplôme est en préparation : recevez-le, ou reprenez vos cartes.
refusal-no-cat = On ne se défausse que si un chat noir est pioché.
refusal-nothing-turned = Aucune carte n’attend d’être placée.
refusal-no-fall = Personne n’est tombé.
refusal-land-first = Pour un diplôme, il faut d’abord atterrir.
refusal-no-payment = Dites d’abord pour quelle couleur sera le diplôme.
refusal-not-for-seats = Retourner les cartes et désigner qui commence sont l’affaire du hasard.
refusal-nothing-to-draw = La pioche et la défausse sont vides : prenez une carte visible, ou terminez votre vol.
refusal-not-in-common = Le { $card } n’est pas dans la zone commune.
refusal-own-card = C’est vous qui y avez mis le { $card } pendant ce tour : vous ne pouvez pas le reprendre.
refusal-too-low = Le { $card } ne peut pas voler là : votre colonne en est déjà à { $value }.
refusal-fly-first = Prenez d’abord au moins une carte.
refusal-no-column = Vous n’avez pas de sorcières { $colour } en vol.
refusal-not-smallest = Après une carte posée dans la zone commune, l’atterrissage est forcé : seule une des plus petites colonnes peut atterrir.
refusal-must-land = Après une carte posée dans la zone commune, l’atterrissage est forcé : vous ne pouvez pas y couper.
refusal-not-in-hand = Le { $card } n’est pas dans votre main, ou fait déjà partie du paiement.
refusal-not-held = Vous n’avez pas le { $card } en main.
refusal-no-books = Il n’y a plus de grimoires pour les sorcières { $colour }.
refusal-no-diploma = Votre main ne permet pas de diplômer les sorcières { $colour }.
refusal-withdrawn-often = Vous avez repris vos cartes dix fois pendant ce tour : il ne reste qu’à le terminer.
refusal-must-complete = Vous avez repris vos cartes dix fois pendant ce tour : il faut maintenant terminer ce diplôme.
refusal-five-at-most = Un diplôme compte au plus cinq cartes.
refusal-too-few-books = Pas une carte de plus : il ne reste que { $count ->
    [0] 0 grimoire
    [one] 1 grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }.
refusal-above-joker = Le { $card } n’est pas au-dessous de votre joker de { $value } : un joker doit dépasser toutes les cartes de la couleur.
refusal-joker-without-book = Le { $card } ne peut pas être un joker : vous n’avez pas encore de grimoire pour les sorcières { $colour }.
refusal-joker-twice = Un joker suffit parmi les { $colour } : chaque couleur n’aide qu’une fois par diplôme.
refusal-joker-too-low = Le { $card } est trop bas pour un joker : il doit dépasser { $value }.
refusal-leads-nowhere = Avec le { $card }, aucun diplôme ne pourrait plus être complété.
refusal-too-few-cards = Un diplôme demande au moins trois cartes ; { $count ->
    [0] il n’y en a encore aucune.
    [one] il n’y en a qu’une.
   *[other] il n’y en a que { $count }.
 }
refusal-needs-natural = Il faut au moins une carte parmi les { $colour }.

ending-chief = { $me ->
    [yes] Vous devenez
   *[no] { $winners } devient
 } chef-instructeur avec { $score ->
    [0] 0 point.
    [one] 1 point.
   *[other] { $score } points.
 }
ending-shared = { $me ->
    [yes] Vous partagez avec { $others } le titre de chef-instructeur :
   *[no] { $winners } se partagent le titre de chef-instructeur :
 } { $score ->
    [0] 0 point chacun.
    [one] 1 point chacun.
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
    [one] 1 carte
   *[other] { $deck } cartes
 }, défausse : { $discard ->
    [0] vide
    [one] 1 carte
   *[other] { $discard } cartes
 }
board-common = Zone commune : { $count ->
    [0] vide
   *[other] { $cards }
 }
board-books = Grimoires restants : { $list }
board-left = { $colour } { $count }
board-seat = { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $score ->
    [0] 0 point
    [one] 1 point
   *[other] { $score } points
 } ; grimoires : { $books ->
    [0] aucun
   *[other] { $list }
 } ; { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
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
        [one] 1 sur { $total } irait dans la zone commune
       *[other] { $misfits } sur { $total } iraient dans la zone commune
     }
    [one] 1 sur { $total } provoque { board-faller }
   *[other] { $falls } sur { $total } provoquent { board-faller }
 }
board-faller = { $me ->
    [yes] votre chute
   *[no] la chute de { $seat }
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
        [one] une carte
       *[other] { $count } cartes
     }.
   *[no] Le chat noir ! { $seat } choisit les cartes à garder.
 }
table-bonus = { $me ->
    [yes] Chute ! Un débutant peut la rattraper.
   *[no] Chute pour { $seat }, qui peut rattraper la sorcière.
 }
table-exam = { $me ->
    [yes] Bien atterri ! Un diplôme ?
   *[no] { $seat } a atterri et peut demander un diplôme.
 }
table-hint-draw = Piochez une carte.
table-hint-take = Piochez, ou prenez une carte qui brille.
table-hint-fly = Encore une ? Ou touchez une colonne pour atterrir.
table-hint-forced = La zone commune a servi : ce qui ne convient pas vous fait tomber.
table-hint-exam = Touchez les grimoires à payer, ou terminez votre tour.
table-hint-pay = Touchez les cartes qui paient : trois, quatre ou cinq.
table-keep-it = Dans votre zone
table-share-it = Dans la zone commune
table-receive = { $count ->
    [0] Recevoir 0 grimoire
    [one] Recevoir 1 grimoire
   *[other] Recevoir { $count } grimoires
 }
table-need = { $count ->
    [0] Encore 0 carte
    [one] Encore une carte
   *[other] Encore { $count } cartes
 }
table-pick-colour = Choisissez une pile de grimoires
table-held = { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
 }
table-common = Zone commune
table-zone = { $me ->
    [yes] Votre zone
   *[no] La zone de { $seat }
 }
table-column = { $count ->
    [0] { $colour } : personne
    [one] { $colour } : { $values }
   *[other] { $colour }, { $count } sorcières : { $values }
 }
table-deck = Pioche : { $count }
table-discard = Défausse : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
 }
table-discard-short = Défausse
table-turned = Carte retournée : { $card }
table-books = Grimoires
table-left = { $count ->
    [0] Plus de grimoires pour les sorcières { $colour }
    [one] Encore 1 grimoire pour les sorcières { $colour }
   *[other] Encore { $count } grimoires pour les sorcières { $colour }
 }
table-shelf = { $me ->
    [yes] Vos grimoires
   *[no] Les grimoires de { $seat }
 }
table-owned = { $count ->
    [0] 0 grimoire
    [one] 1 grimoire
   *[other] { $count } grimoires
 } pour les sorcières { $colour }
table-percent = { $percent } %
table-safe = sans risque
table-falls = { $falls } sur { $total }
table-odds = { $falls ->
    [0] La prochaine carte ne peut pas provoquer { $me ->
        [yes] votre chute
       *[no] la chute de { $seat }
     } ; sur { $total }, celles qui iraient dans la zone commune : { $misfits }.
   *[other] Sur { $total } cartes, celles qui provoqueraient { $me ->
        [yes] votre chute
       *[no] la chute de { $seat }
     } : { $falls }, soit { $percent } %.
 }
table-diploma = Diplôme pour les sorcières { $colour }
table-paid = Déjà payé
table-worth = { $count ->
    [0] Pas encore de grimoire
    [one] 1 grimoire
   *[other] { $count } grimoires
 }
table-hand-empty = Votre main est vide. Faites atterrir une colonne : ses sorcières viendront ici.
table-hand-of = La main de { $seat }
table-hand-closed = À cette table, les mains restent fermées.
table-look = Regarder { $seat } de plus près
table-result = { $books ->
    [0] 0 grimoire
    [one] 1 grimoire
   *[other] { $books } grimoires
 }, { $cards ->
    [0] 0 carte en main
    [one] 1 carte en main
   *[other] { $cards } cartes en main
 }
table-fall = Chute !
table-cat-here = Chat noir !

# Une première partie
guide-goal = Ces grimoires sont l’enjeu : un point chacun. Les élèves qui ont atterri les rapportent : trois d’une couleur donnent un grimoire, quatre en donnent deux, cinq en donnent trois.
guide-draw = Piochez une carte ici. Vous pouvez aussi prendre une carte visible qui brille.
guide-place = La première sorcière ! Faites-la voler dans votre zone. Une fois par tour, une carte peut aller dans la zone commune à la place.
guide-column = Chaque couleur vole dans sa colonne, toujours vers le haut. Un numéro plus bas n’y a plus sa place.
guide-gauge = Ce cadran dit le risque que la prochaine carte vous fasse tomber. Tant que vous n’avez rien mis dans la zone commune pendant ce tour, vous ne craignez rien.
guide-land = Arrêtez-vous tant que tout va bien : touchez une de vos colonnes, et ses sorcières atterrissent dans votre main. Ou osez une carte de plus.
guide-exam = Vos sorcières sont assez nombreuses pour un diplôme ! Touchez la pile de grimoires qui brille.
guide-pay = Touchez maintenant les cartes qui paient. Les cartes hautes des couleurs dont vous avez un grimoire peuvent servir de jokers.
guide-end = Vos premiers grimoires ! La partie s’arrête quand assez de couleurs n’en ont plus. Les règles sont là-haut en cas de doute. Bon vol !
