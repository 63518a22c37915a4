title = Magic Fold
pitch = Pliez votre tapis plus vite que les autres pour montrer ce que demande une carte, et gagnez le palais avant eux.
about = Quatre cartes sont face visible, et tout le monde plie son tapis en même temps pour en montrer une avant la fin du sablier. Cartes et jetons vous portent de nuage en nuage, et la première personne au palais gagne.
first-game = Première partie : départ du nuage multicolore, avec les seules cartes standard.
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
analysis-scope-own = Examiné : quelle carte chaque pilote a prise parmi celles qui restaient, et qui l’on a fait reculer. La vitesse, c’est ce qu’il en a coûté qu’une meilleure carte soit déjà prise, ou que le temps soit écoulé. Ce que les choix et la lenteur font perdre revient aux autres joueurs ; tout le reste s’appelle ici la chance. Les chances de gagner sont approximatives : qui est devant sur le parcours, et de combien de nuages.

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
event-chosen = { $me ->
    [yes] { $token ->
        [0] Vous ne choisissez aucune carte
       *[other] Vous choisissez la carte { $token }
     }
   *[no] { $token ->
        [0] { $seat } ne choisit aucune carte
       *[other] { $seat } choisit la carte { $token }
     }
 }{ $genies ->
    [0] {""}
    [1] {" "}et un Génie
   *[other] {" "}et { $genies } Génies
 }. On saura qui obtient quelle carte quand tout le monde aura choisi.
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
table-how = { $touch ->
    [yes] Tirez un bord vers l’intérieur. Maintenu d’abord, il passe dessous.
   *[no] Tirez un bord vers l’intérieur. Avec le bouton droit, il passe dessous.
 }
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
table-ghost-short = Fantôme
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
control-under-how = Plier dessous. Au doigt : tenez le tapis un instant, puis tirez. À la souris : tirez avec le bouton droit.
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
control-hint = Tirez un bord vers l’intérieur, par-dessus une ligne, pour plier. Tenez-le d’abord un instant pour plier dessous. Double appui : défaire. Au clavier : les flèches choisissent une ligne, Entrée plie par-dessus, Maj+Entrée par-dessous, T retourne, U défait, S déplie tout.
practise-title = Un tapis pour s’exercer
practise-done = { $me ->
    [yes] Vous l’avez plié
   *[no] Plié
 } en { $folds ->
    [one] { $folds } pli
   *[other] { $folds } plis
 } ; on peut le faire en { $least }.

# Après une course : temps, plis, cartes manquées
report-title = Temps et plis
report-column = { $column ->
    [right] cartes réussies
    [time] par carte
    [folds] plis (minimum)
   *[pilot] pilote
 }
report-right = { $right } sur { $rounds }
report-brief = { $right ->
    [one] { $right } carte réussie
   *[other] { $right } cartes réussies
 } sur { $rounds }{ $timed ->
    [yes] {" "}· { $seconds } s par carte
   *[no] {""}
 }
report-time = { $seconds } s
report-folds = { $folds ->
    [0] aucun pli
    [one] { $folds } pli
   *[other] { $folds } plis
 }{ $fewest ->
    [yes] {" "}– le minimum
   *[no] {" "}– { $least ->
        [one] { $least } suffit
       *[other] { $least } suffisent
     }
 }
report-folds-of = { $folds } ({ $least })
report-rounds = Tour par tour
report-took = { $right ->
    [yes] Carte { $token } réussie
   *[no] Carte { $token } manquée
 }
report-after = prise après { $seconds } s
report-none = Aucune carte. La plus proche était la carte { $token } : { $least ->
    [one] { $least } geste
   *[other] { $least } gestes
 }.
report-how = Comment la plier

# Une première partie
guide-carpet = Voici votre tapis : seize cases, quatre motifs en quatre couleurs, les mêmes au recto et au verso.
guide-cards = Chaque carte demande deux, trois ou quatre cases. Pliez jusqu’à ne voir qu’elles sur le dessus ; leur ordre n’a pas d’importance.
guide-fold = Tirez un bord du tapis vers l’intérieur, par-dessus une ligne. Tenu d’abord un instant, il passe dessous. Essayez : pliez le tapis en deux.
guide-unfold = Raté ? Défaites le pli, ou dépliez tout le tapis. Vous pouvez essayer autant que vous voulez.
guide-claim = Votre tapis montre une carte ? Prenez-la avant les autres. Attention : on ne peut plus changer, et c’est vérifié à la fin du tour.
guide-genies = Un Génie remplace une case qui vous manque. Vous en avez un pour commencer, et chaque échec vous en rapporte un autre.
guide-hourglass = La première carte prise retourne le sablier : les autres ont trente secondes.
guide-flight = Place aux jetons, de 1 à 4 : le jeton et la carte disent de combien de nuages vous avancez. Gare aux cobras !
guide-end = Voilà un tour. Le premier au palais gagne la course. Bon vol !

# Une partie se refeuillette tour par tour.
chapter = Tour { $number }

# Ce qu’une bonne joueuse dirait de la partie (voir le fichier commun).
lesson-wrong = { $seat } a pris { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } que le tapis ne montrait pas, sans pouvoir voler. Un regard de plus coûte moins qu’un vol.
lesson-late = { $seat } n’avait aucune carte à la fin de { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }. Choisissez d’abord une carte facile, puis pliez : un petit vol vaut mieux que rien.
lesson-first = { $seat } a pris une carte avant tout le monde pendant { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }. Qui vient en premier choisit parmi les quatre jetons : prenez celui qui paie.
lesson-token-one = { $seat } a eu le jeton 1 avec la bonne carte { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Le jeton 1 repousse un rival mais ne donne aucun nuage : prenez-le quand quelqu’un mérite d’être repoussé.
lesson-cards = { $seat } a pris une carte quand une autre valait plus, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Comptez le jeton et la carte ensemble, et regardez sur quel nuage vous arriveriez.

# La leçon
tutorial-fold = Votre tapis doit montrer exactement les cases d’une carte. La carte 2 demande quatre couleurs différentes, dans n’importe quel ordre. Il manque un pli.
tutorial-fold-do = Tirez le bord du haut jusqu’au milieu. Prenez ensuite la carte 2 : touchez-la, puis touchez-la encore.
tutorial-fold-right = Quatre cases, quatre couleurs ! Le jeton 2 donne un nuage et un Génie, la carte trois nuages : vous volez de quatre nuages.
tutorial-fold-missed = Votre tapis ne montrait pas la carte : quatre cases en carré, une de chaque couleur. Vous restez sur place, avec un Génie.
tutorial-fold-token = Prenez la carte qui est devant le jeton 2.
tutorial-three = La carte 4 demande des motifs : un chameau, une lampe et une lune, de n’importe quelle couleur. Trois cases font une ligne. Ce qui est plié dessous ne se voit plus.
tutorial-three-do = Pliez dessus la colonne de gauche, dessus les deux rangées du haut, dessous la rangée du haut. Prenez la carte 4.
tutorial-three-right = Trois nuages pour le jeton 4 et deux pour la carte : cinq. Une carte avec plus de cases mène plus loin.
tutorial-three-missed = Votre tapis ne montrait pas un chameau, une lampe et une lune en ligne. Personne ne vérifie avant la fin : regardez deux fois.
tutorial-three-token = Prenez la carte 4 : ce sont ses trois motifs que vous pliez.
tutorial-keys = Inutile de tirer : les flèches des bords plient aussi, et celles du clavier de même. Encore une fois pour plus de colonnes, puis Entrée. Un chiffre prend une carte.
tutorial-keys-do = Montrez une case jaune et une violette : les deux colonnes de gauche dessus, encore une à gauche, les deux rangées du haut. Prenez la carte 3.
tutorial-keys-right = Deux cases seulement, donc un nuage ; mais un Génie vient avec, pour aider plus tard.
tutorial-keys-missed = Il fallait deux cases, une jaune et une violette. Dépliez avec U, ou recommencez.
tutorial-keys-token = Prenez la carte 3 : jaune et violet.
tutorial-four = Certaines cartes demandent quatre plis, et le sablier devient votre rival. En partie, la première carte prise laisse trente secondes aux autres.
tutorial-four-do = Deux cases violettes : les deux colonnes de gauche, la rangée du bas, les deux rangées du haut, la colonne de gauche. Prenez la carte 1.
tutorial-four-right = Quatre plis ! Le jeton 1 n’a pas de nuage, mais il fait reculer un autre tapis.
tutorial-four-missed = Il fallait deux cases violettes, et rien d’autre. Déplier et étaler ne coûtent rien.
tutorial-four-token = Prenez la carte 1 : deux cases violettes.
tutorial-push = Avant votre vol, quelqu’un recule d’un nuage. Au départ, personne ne recule.
tutorial-push-do = Faites reculer la seule personne qui le sentirait.
tutorial-push-right = Basile recule d’un nuage, puis vous volez avec votre carte.
tutorial-push-wrong = Ce pion est au départ et y reste. Seul Basile est sur le parcours.
tutorial-genie = Votre tapis montre bleu, violet, rouge et jaune. La carte 2 demande jaune, rouge et deux violets : une case est fausse, et un Génie peut la remplacer.
tutorial-genie-do = Levez la carte 2, mettez de côté un Génie pour elle, et prenez-la.
tutorial-genie-right = Le Génie retourne sur le plateau et la carte compte. Une case au moins doit toujours venir de vous.
tutorial-genie-alone = Il manque une case violette : sans Génie, la carte ne compterait pas. Touchez les Génies pour en mettre un de côté.
tutorial-genie-many = Un Génie suffit : une seule case est fausse, et tous ceux que vous mettez de côté sont dépensés.
tutorial-genie-token = Cette carte est trop loin de votre tapis. Regardez la carte 2.
tutorial-genie-fold = Il ne faut rien plier ici : un Génie suffit.
tutorial-cobra = Sous chaque nuage vert se cache un cobra ; on ne le rencontre qu’en finissant son vol dessus. Votre tapis montre à la fois les cartes 3 et 4. Vous êtes sur le nuage 17.
tutorial-cobra-do = Prenez celle qui ne mène pas au cobra du nuage 21.
tutorial-cobra-right = Trois nuages et deux font cinq : vous passez le cobra, jusqu’au nuage 22. Les nuages bleus sont des raccourcis.
tutorial-cobra-bitten = Deux nuages et deux : vous arrivez au nuage 21, et ce cobra vous fait reculer de deux. D’autres prennent un Génie, une main ou toute aide pour un tour.
tutorial-cobra-token = Votre tapis ne montre pas cette carte.
tutorial-cobra-fold = Votre tapis est prêt : choisissez une carte.
tutorial-end = Plier, prendre, voler : qui arrive au palais en premier gagne. Soyez rapide, mais regardez deux fois !

# What one says at this game with one tap, beside what one says at any.
phrase-fold = Pliez, pliez, pliez !
phrase-hourglass = Ce sablier coule trop vite.
phrase-knot = Mon tapis a fait un nœud.
phrase-palace = Rendez-vous au palais !
