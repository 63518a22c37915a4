title = Magic Fold
pitch = Pliez votre tapis plus vite que les autres pour montrer ce que demande une carte, et gagnez le palais avant eux.
option-first_game = Première partie : départ du nuage multicolore, cartes standard seulement
option-deck = Cartes
option-deck-all = toutes
option-deck-standard = standard
option-deck-advanced = avancées (plus difficiles)
option-start = Départ
option-start-line = de la ligne de départ
option-start-cloud = du nuage multicolore (plus court)
option-championship = Championnat en trois courses
option-calm = Course tranquille : sans sablier, chacun plie à l’abri des regards
option-three_tokens = Trois jetons par tour (à deux joueurs seulement)

# Cases et cartes. Une étoile vaut n’importe quel motif ou n’importe quelle couleur.
square = { $motif ->
    [P] { $colour ->
        [B] palais bleu
        [V] palais violet
        [R] palais rouge
        [J] palais jaune
       *[any] palais
     }
    [L] { $colour ->
        [B] lampe bleue
        [V] lampe violette
        [R] lampe rouge
        [J] lampe jaune
       *[any] lampe
     }
    [C] { $colour ->
        [B] chameau bleu
        [V] chameau violet
        [R] chameau rouge
        [J] chameau jaune
       *[any] chameau
     }
    [M] { $colour ->
        [B] lune bleue
        [V] lune violette
        [R] lune rouge
        [J] lune jaune
       *[any] lune
     }
   *[any] { $colour ->
        [B] case bleue
        [V] case violette
        [R] case rouge
        [J] case jaune
       *[any] case au choix
     }
 }
first = { square }
second = { square }
third = { square }
fourth = { square }
challenge = { $size ->
    [2] { $first } et { $second }
    [3] { $first }, { $second } et { $third }
   *[4] { $first }, { $second }, { $third } et { $fourth }
 } ({ $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
 }{ $genie ->
    [0] {""}
   *[other] {" "}et un Génie
 })
cobra = { $kind ->
    [back] reculer de { $count ->
        [one] { $count } nuage
       *[other] { $count } nuages
     }
    [genie] perdre un Génie
    [left] la main gauche seule au prochain tour
    [right] la main droite seule au prochain tour
   *[ban] pas de Génie au prochain tour
 }

# Un tapis décrit : ce qui est sur le dessus, rangée par rangée
carpet-size = { $folds ->
    [0] Déplié
    [1] Un pli
   *[other] { $folds } plis
 }, { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
 } sur { $height ->
    [one] { $height } rangée
   *[other] { $height } rangées
 }.
carpet-row = Rangée { $row } : { $squares }.
carpet-top = Sur le dessus maintenant : { $squares }.

move-deal = Une carte est posée : { $challenge }.
move-fold = { $me ->
    [yes] Vous pliez
   *[no] { $seat } plie
 } { $count ->
    [1] { $side ->
        [left] la colonne de gauche
        [right] la colonne de droite
        [top] la rangée du haut
       *[bottom] la rangée du bas
     }
   *[other] { $side ->
        [left] les { $count } colonnes de gauche
        [right] les { $count } colonnes de droite
        [top] les { $count } rangées du haut
       *[bottom] les { $count } rangées du bas
     }
 } par-{ $way ->
    [over] dessus
   *[under] dessous
 }.
move-turn = { $me ->
    [yes] Vous retournez votre tapis.
   *[no] { $seat } retourne son tapis.
 }
move-unfold = { $me ->
    [yes] Vous défaites votre dernier pli.
   *[no] { $seat } défait son dernier pli.
 }
move-spread = { $me ->
    [yes] Vous dépliez tout votre tapis.
   *[no] { $seat } déplie tout son tapis.
 }
move-claim = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } la carte { $token }{ $genies ->
    [0] .
    [1] , avec l’aide d’un Génie.
   *[other] , avec l’aide de { $genies } Génies.
 }
move-pass = { $me ->
    [yes] Vous ne prenez
   *[no] { $seat } ne prend
 } aucune carte.
move-push = { $me ->
    [yes] Vous faites
   *[no] { $seat } { $mine ->
        [yes] vous fait
       *[no] fait
     }
 } reculer{ $pawn ->
    [ghost] {" "}le pilote fantôme
   *[seat] { $mine ->
        [yes] {""}
       *[no] {" "}{ $other }
     }
 }.
move-cobra = Le cobra est retourné : { $cobra }.
move-hourglass = Le sablier est écoulé.
move-sunset = Le soleil s’est couché, et personne n’a pris de carte.

# Dans le récit : combien de fois un tapis a été plié, retourné ou déplié
story-counted = { $me ->
    [yes] Vous pliez votre
   *[no] { $seat } plie son
 } tapis { $count ->
    [1] une fois
   *[other] { $count } fois
 }.

offer-fold = Plier { $count ->
    [1] { $side ->
        [left] la colonne de gauche
        [right] la colonne de droite
        [top] la rangée du haut
       *[bottom] la rangée du bas
     }
   *[other] { $side ->
        [left] les { $count } colonnes de gauche
        [right] les { $count } colonnes de droite
        [top] les { $count } rangées du haut
       *[bottom] les { $count } rangées du bas
     }
 } par-{ $way ->
    [over] dessus
   *[under] dessous
 }
offer-turn = Retourner le tapis
offer-unfold = Défaire le dernier pli
offer-spread = Déplier tout le tapis
offer-claim = Prendre la carte { $token }{ $genies ->
    [0] {""}
    [1] {" "}avec un Génie
   *[other] {" "}avec { $genies } Génies
 }
offer-pass = Ne prendre aucune carte
offer-push = Faire reculer { $pawn ->
    [ghost] le pilote fantôme
   *[seat] { $other }
 }

# Ce que le maître pense d’une carte, et d’un recul.
worth-card = { $changes ->
    [0] elle { $palace ->
        [yes] atteint le palais
       *[no] vaut { $clouds ->
            [one] { $clouds } nuage
           *[other] { $clouds } nuages
         }
     }, et votre tapis la montre déjà
   *[other] pour la carte { $token }, qui { $palace ->
        [yes] atteint le palais
       *[no] vaut { $clouds ->
            [one] { $clouds } nuage
           *[other] { $clouds } nuages
         }
     }, { $changes ->
        [1] à un pli d’ici
       *[other] à { $changes } plis d’ici
     }
 }
worth-card-too = carte { $token } : { $palace ->
    [yes] le palais
   *[no] { $clouds ->
        [one] { $clouds } nuage
       *[other] { $clouds } nuages
     }
 }, { $changes ->
    [0] prête
    [one] { $changes } pli
   *[other] { $changes } plis
 }
worth-push = cela lui coûte { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
 }
worth-tired = vous n’avez plus de geste pour ce tour
analysis-scope-own = Examiné : quelle carte chaque pilote a prise parmi celles qui restaient, et qui l’on a fait reculer. La vitesse et l’adresse à plier ne sont pas jugées. Ce qu’un choix fait perdre revient aux autres joueurs ; tout le reste, même ce qui n’est pas jugé, s’appelle ici la chance. Les chances de gagner sont approximatives : qui est devant sur le parcours, et de combien de nuages.

event-hourglass = { $me ->
    [yes] Vous retournez
   *[no] { $seat } retourne
 } le sablier : plus que { $seconds } secondes !
event-ghost-takes = Le pilote fantôme prend le jeton { $token } et sa carte.
event-ghost-flies = Jeton { $token } : le pilote fantôme.
event-right = Jeton { $token } : { $me ->
    [yes] votre tapis
   *[no] le tapis ({ $seat })
 } montre bien la carte{ $genies ->
    [0] .
    [1] , avec l’aide d’un Génie.
   *[other] , avec l’aide de { $genies } Génies.
 }
event-wrong = Jeton { $token } : { $me ->
    [yes] votre tapis
   *[no] le tapis ({ $seat })
 } ne montre pas la carte{ $genies ->
    [0] .
    [1] , même avec l’aide d’un Génie.
   *[other] , même avec l’aide de { $genies } Génies.
 }
event-genie = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } un Génie : cela fait { $count }.
event-full = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } déjà { $count } Génies : celui-ci reste sur le plateau.
event-late = { $me ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
 } pris aucune carte.
event-flies = { $pawn ->
    [ghost] Le pilote fantôme avance
   *[seat] { $me ->
        [yes] Vous avancez
       *[no] { $seat } avance
     }
 } de { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
 }, jusqu’au { $to ->
    [30] palais
   *[other] nuage { $to }
 }.
event-falls = { $pawn ->
    [ghost] Le pilote fantôme recule
   *[seat] { $me ->
        [yes] Vous reculez
       *[no] { $seat } recule
     }
 } de { $count ->
    [one] { $count } nuage
   *[other] { $count } nuages
 }, { $to ->
    [0] jusqu’à la ligne de départ
   *[other] jusqu’au nuage { $to }
 }.
event-stays = { $pawn ->
    [ghost] Le pilote fantôme reste
   *[seat] { $me ->
        [yes] Vous restez
       *[no] { $seat } reste
     }
 } au départ : on ne recule pas plus loin.
event-shortcut = { $pawn ->
    [ghost] Le pilote fantôme prend
   *[seat] { $me ->
        [yes] Vous prenez
       *[no] { $seat } prend
     }
 } le raccourci du nuage { $from } au nuage { $to }.
event-palace = { $pawn ->
    [ghost] Le pilote fantôme atteint
   *[seat] { $me ->
        [yes] Vous atteignez
       *[no] { $seat } atteint
     }
 } le palais en { $number ->
    [1] premier !
    [2] deuxième.
    [3] troisième.
    [4] quatrième.
   *[other] position { $number }.
 }
event-spares = Le pilote fantôme ne fait reculer personne.
event-loses = { $count ->
    [0] { $me ->
        [yes] Vous n’avez aucun Génie à perdre.
       *[no] { $seat } n’a aucun Génie à perdre.
     }
    [1] { $me ->
        [yes] Vous perdez un Génie.
       *[no] { $seat } perd un Génie.
     }
   *[other] { $me ->
        [yes] Vous perdez { $count } Génies.
       *[no] { $seat } perd { $count } Génies.
     }
 }
event-ban = Au prochain tour, les Génies { $me ->
    [yes] ne vous aideront pas
   *[no] n’aideront pas { $seat }
 }.
event-hand = Au prochain tour, { $me ->
    [yes] vous pliez
   *[no] { $seat } plie
 } de la seule main { $hand ->
    [left] gauche
   *[right] droite
 }.
event-shuffle = Les cartes sont mélangées en une nouvelle pioche.
event-cap = { $rounds } tours sont passés : la course s’arrête là.
event-points = Course { $race } : { $pawn ->
    [ghost] le pilote fantôme marque
   *[seat] { $me ->
        [yes] vous marquez
       *[no] { $seat } marque
     }
 } { $won ->
    [one] { $won } point
   *[other] { $won } points
 }, { $total } au total.
event-race = La course { $race } commence.
event-chooses = { $me ->
    [yes] Vous avez choisi
   *[no] { $seat } a choisi
 } la carte { $token }, avec { $folds ->
    [one] { $folds } pli
   *[other] { $folds } plis
 }{ $genies ->
    [0] .
    [1] {" "}et un Génie.
   *[other] {" "}et { $genies } Génies.
 }
event-passes = { $me ->
    [yes] Vous n’avez choisi
   *[no] { $seat } n’a choisi
 } aucune carte.
event-gets = { $me ->
    [yes] Vous obtenez
   *[no] { $seat } obtient
 } la carte { $token }.
event-misses = { $me ->
    [yes] La carte { $token } vous échappe : choisissez-en une autre.
   *[no] La carte { $token } échappe à { $seat }.
 }

refusal-push-first = Choisissez d’abord qui vous faites reculer.
refusal-nothing-to-push = On ne fait reculer un pion qu’avec le jeton 1, après le pliage.
refusal-not-yourself = Vous ne pouvez pas vous faire reculer vous-même.
refusal-not-for-seats = C’est le hasard qui pose les cartes et retourne les cobras, et le sablier coule tout seul.
refusal-card-taken = La carte { $token } a été prise par { $other } : choisissez-en une autre.
refusal-no-such-line = Plié ainsi, votre tapis n’a pas de ligne à cet endroit.
refusal-nothing-to-unfold = Il n’y a aucun pli à défaire.
refusal-already-flat = Le tapis est déjà déplié.
refusal-hands-tired = C’était le { $count }e geste de ce tour : vous ne pouvez plus plier.
refusal-not-enough-genies = Vous n’avez { $count ->
    [0] aucun Génie
    [1] qu’un Génie
   *[other] que { $count } Génies
 }.
refusal-one-of-your-own = Les Génies ne peuvent pas tout remplacer : votre tapis doit montrer au moins une case de la carte.
refusal-genies-banned = Les Génies ne vous aident pas pendant ce tour.

ending-palace = { $me ->
    [yes] Vous arrivez
   *[no] { $winners } arrive
 } en premier au palais et { $me ->
    [yes] remportez
   *[no] remporte
 } la course !
ending-ghost = Le pilote fantôme gagne la course : tout le monde a perdu.
ending-furthest = La nuit tombe : { $me ->
    [yes] vous êtes
   *[no] { $winners } est
 } le plus loin, au nuage { $score }, et { $me ->
    [yes] gagnez
   *[no] gagne
 } la course.
ending-shared = La nuit tombe : { $me ->
    [yes] vous êtes à égalité avec { $others }
   *[no] { $winners } sont à égalité
 } { $score ->
    [0] sur la ligne de départ
   *[other] au nuage { $score }
 } et { $me ->
    [yes] partagez
   *[no] partagent
 } la victoire.
ending-champion = { $me ->
    [yes] Vous remportez
   *[no] { $winners } remporte
 } le championnat avec { $score ->
    [one] { $score } point
   *[other] { $score } points
 } !
ending-champions = { $me ->
    [yes] Vous partagez le championnat avec { $others } :
   *[no] { $winners } se partagent le championnat :
 } { $score ->
    [one] { $score } point
   *[other] { $score } points
 } chacun.
ending-ghost-champion = Le pilote fantôme remporte le championnat : tout le monde a perdu.
ending-level = { $me ->
    [yes] Vous terminez
   *[no] { $winners } termine
 } à égalité avec le pilote fantôme : la victoire est partagée.

# Ce que dit un score après une seule course : jusqu’où l’on est arrivé.
result-palace = { $score ->
    [0] au départ
    [30] au palais
   *[other] nuage { $score }
 }
result-ghost = { result-palace }
result-furthest = { result-palace }
result-shared = { result-palace }

# Le terminal
board-part = { $races ->
    [1] Tour { $round }
   *[other] Course { $race }, tour { $round }
 }
board-fold = { $sentence } { $top }
board-chosen = Vous avez choisi. Tout sera montré quand tout le monde aura choisi.
board-cards = Cartes :
board-card = { $token } : { $challenge }{ $pawn ->
    [seat] { $me ->
        [yes] , à vous
       *[no] , prise par { $seat }
     }
    [ghost] , prise par le pilote fantôme
   *[nobody] {""}
 }
board-seat = { $pawn ->
    [ghost] Le pilote fantôme
   *[seat] { $me ->
        [yes] Vous
       *[no] { $seat }
     }
 } : { $place ->
    [0] sur la ligne de départ
    [30] au palais
   *[other] au nuage { $place }
 }
board-pilot = { $where }, { $genies ->
    [0] aucun Génie
    [one] { $genies } Génie
   *[other] { $genies } Génies
 }{ $offered ->
    [0] {""}
   *[other] {" "}et { $offered } de côté
 }{ $hand ->
    [left] , main gauche seule
    [right] , main droite seule
   *[both] {""}
 }{ $ban ->
    [yes] , sans l’aide des Génies
   *[no] {""}
 }
board-points = { $where }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-way = Le parcours : cobras aux nuages { $cobras } ; raccourcis { $shortcuts } ; le palais porte le numéro { $palace }.
board-no-cobras = Le parcours : il n’y a plus de cobra ; raccourcis { $shortcuts } ; le palais porte le numéro { $palace }.
board-shortcut = { $from } vers { $to }
board-carpet = Votre tapis. { $size }
board-carpet-of = Tapis, { $seat }. { $size }

# La table dans le navigateur
table-fold = Pliez votre tapis comme sur une carte, puis prenez-la vite !
table-claimed = La carte { $token } est à vous. Aux autres de finir.
table-calm = Pliez en secret, puis choisissez une carte, ou aucune.
table-chosen = C’est choisi. Tout sera montré quand tout le monde aura choisi.
table-folding = Tout le monde plie.
table-dealing = Les cartes sont posées.
table-pushing = { $me ->
    [yes] Jeton 1 : qui faites-vous reculer ?
   *[no] { $seat } choisit qui va reculer.
 }
table-biting = Un cobra est retourné.
table-round = Tour { $round }
table-race = Course { $race } sur { $races }
table-seconds = { $seconds ->
    [0] temps écoulé
    [1] plus qu’une seconde
   *[other] plus que { $seconds } secondes
 }
table-hourglass = Le sablier
table-hourglass-waits = La première carte prise retournera le sablier.
table-cards = Les cartes
table-card = Carte { $token } : { $challenge }
table-card-taken = { $pawn ->
    [ghost] prise par le pilote fantôme
   *[seat] { $me ->
        [yes] à vous
       *[no] prise par { $seat }
     }
 }
table-token = { $token ->
    [1] Jeton 1 : faire reculer un pion d’un nuage
    [2] Jeton 2 : un nuage et un Génie
    [3] Jeton 3 : deux nuages
    [4] Jeton 4 : trois nuages
   *[other] Jeton { $token }
 }
table-take = Prendre la carte { $token }
table-take-genies = avec { $genies ->
    [one] { $genies } Génie
   *[other] { $genies } Génies
 }
table-track = Le parcours jusqu’au palais
table-space = Nuage { $number }
table-space-start = Départ
table-space-palace = Le palais
table-space-cobra = Nuage { $number }, un cobra s’y cache
table-space-shortcut = Nuage { $number }, raccourci vers le nuage { $to }
table-pawn = { $pawn ->
    [ghost] Le pilote fantôme
   *[seat] { $me ->
        [yes] Votre pion
       *[no] Pion : { $seat }
     }
 }
table-ghost = Le pilote fantôme
table-genies = { $count ->
    [0] Aucun Génie
    [one] { $count } Génie
   *[other] { $count } Génies
 }
table-plate = { $place ->
    [0] au départ
    [30] au palais
   *[other] nuage { $place }
 } · { $genies ->
    [0] aucun Génie
    [one] { $genies } Génie
   *[other] { $genies } Génies
 }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-hand = { $hand ->
    [left] Main gauche seule
   *[right] Main droite seule
 }
table-ban = Sans l’aide des Génies
table-changes = { $count ->
    [0] Plus aucun geste pendant ce tour
    [one] Encore { $count } geste pendant ce tour
   *[other] Encore { $count } gestes pendant ce tour
 }
table-carpet = Votre tapis
table-carpet-of = Tapis : { $seat }
table-passed = { $me ->
    [yes] Vous ne prenez aucune carte à ce tour.
   *[no] { $seat } ne prend aucune carte à ce tour.
 }
table-golden = Nuage doré { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-telling = La fin du tour
table-skip = Continuer
control-over = Plier dessus
control-under = Plier dessous
control-turn = Retourner
control-unfold = Défaire
control-spread = Tout déplier
control-column = Ligne après la colonne { $number }
control-row = Ligne sous la rangée { $number }
control-side = { $side ->
    [left] Déplacer la partie gauche
    [right] Déplacer la partie droite
    [top] Déplacer la partie haute
   *[bottom] Déplacer la partie basse
 }
control-hint = Tirez un bord par-dessus une ligne pour plier. Double appui : défaire. Au clavier : les flèches choisissent une ligne, Entrée plie par-dessus, Maj+Entrée par-dessous, T retourne, U défait, S déplie tout.
practise-title = Un tapis pour s’exercer
practise-done = { $me ->
    [yes] Vous l’avez plié
   *[no] Plié
 } en { $folds ->
    [one] { $folds } pli
   *[other] { $folds } plis
 } ; on peut le faire en { $least }.

# Une première partie
guide-carpet = Voici votre tapis : seize cases, quatre motifs en quatre couleurs, les mêmes au recto et au verso.
guide-cards = Chaque carte demande deux, trois ou quatre cases. Pliez jusqu’à ne voir qu’elles sur le dessus ; leur ordre n’a pas d’importance.
guide-fold = Tirez un bord du tapis par-dessus une ligne, ou choisissez une ligne et pliez. Essayez : pliez le tapis en deux.
guide-unfold = Raté ? Défaites le pli, ou dépliez tout le tapis. Vous pouvez essayer autant que vous voulez.
guide-claim = Votre tapis montre une carte ? Prenez-la avant les autres. Attention : on ne peut plus changer, et c’est vérifié à la fin du tour.
guide-genies = Un Génie remplace une case qui vous manque. Vous en avez un pour commencer, et chaque échec vous en rapporte un autre.
guide-hourglass = La première carte prise retourne le sablier : les autres ont trente secondes.
guide-flight = Place aux jetons, de 1 à 4 : le jeton et la carte disent de combien de nuages vous avancez. Gare aux cobras !
guide-end = Voilà un tour. Le premier au palais gagne la course. Bon vol !
