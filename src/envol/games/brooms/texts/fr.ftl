title = Les Sorciers volants
pitch = Choisissez vos courbes d’avance, puis enchaînez-les en plein vol entre châteaux, chats et autres balais.
about = Les balais ne volent qu’en courbes : réunissez-les sur votre grimoire, jugez la route à l’œil, puis enchaînez-les en un seul vol. Châteaux, huttes et autres balais gênent le passage, et chaque aventure a son propre objectif.
first-game = Première partie : l’école de vol contre un seul adversaire, et l’entraînement montre où mènerait une courbe.
ui-workshop-brooms = Galerie des aventures
ui-workshop-brooms-short = galerie
option-adventure = Aventure
option-adventure-school = L’école de vol
option-adventure-school-about = Un premier vol : sortez des huttes, passez entre les châteaux ; le premier à toucher le chat gagne.
option-adventure-bumblebee = Le vol du bourdon
option-adventure-bumblebee-about = Franchissez la porte au loin, contournez l’un de ses châteaux pour rentrer, et posez-vous à reculons sur la hutte que les autres vous choisissent.
option-adventure-cat = La chasse au chat
option-adventure-cat-about = Attrapez le chat, gardez-le sur votre chapeau et réussissez cinq beaux vols avant qu’on ne vous le prenne.
option-adventure-fou = La chasse au Fou volant
option-adventure-fou-about = Le Fou volant renverse les châteaux l’un après l’autre. Attrapez-le tant qu’il en reste un debout.
option-adventure-slalom = Le slalom des tours
option-adventure-slalom-about = Quatre portes, en haut, en bas, dans l’ordre ; le premier à rejoindre ensuite le chat gagne. Ici, pas de marche arrière : gare à qui va trop loin !
option-adventure-lighthouse = Le tour du phare
option-adventure-lighthouse-about = Par-dessus le phare, derrière lui, puis par-dessous, et retour vers le chat qui attend devant les huttes. Plus le virage est serré, plus la route est courte.
option-adventure-post = La poste de nuit
option-adventure-post-about = Le chat garde une lettre pour la hutte de l’autre bout du ciel. Allez la chercher, et livrez-la à la mode des sorciers : à reculons, jusque sur le seuil.
option-adventure-labyrinth = Le labyrinthe
option-adventure-labyrinth-about = Deux cercles de tours, un chat endormi dans chacun, et des passages à peine plus larges qu’un balai. Entrer dans le premier, ressortir, entrer dans le second : ici, les vols courts mènent plus loin que les longs.
option-adventure-village = Le chat du village
option-adventure-village-about = Quatre cheminées, six tours et un seul chat. Trois beaux vols avec lui sur le chapeau, et le village est à vous, si personne ne vous attend derrière la prochaine cheminée.
option-adventure-carousel = Le manège du Fou
option-adventure-carousel-about = Le Fou tourne en rond et renverse les châteaux dans l’ordre. Prenez d’abord le grelot au chat du milieu, puis attrapez le Fou avant que le dernier château ne tombe.
option-reverse_sixth = La marche arrière a son propre emplacement, le sixième
option-swift_fou = Le Fou volant vole deux fois après chaque vol

thing = { $thing ->
    [castle] le château { $number }
    [hut] la hutte { $number }
    [edge] le bord de la table
    [cat] le chat
   *[fou] le Fou volant
 }
curve = la courbe { $piece } ({ $length } mm, { $degrees }° à { $side ->
    [left] gauche
   *[right] droite
 })

move-first = { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
 }.
move-start = Départ pour { $me ->
    [yes] vous
   *[no] { $seat }
 } : { $thing }.
move-restart = { $me ->
    [yes] Vous rendez vos courbes et repartez
   *[no] { $seat } rend ses courbes et repart
 }. Nouveau départ : { $thing }.
move-angle = { $me ->
    [yes] Vous orientez votre
   *[no] { $seat } oriente son
 } balai à { $degrees }°.
move-take = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } { $curve }.
move-back = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } { $curve } pour la marche arrière.
move-fly = { $me ->
    [yes] Vous vous envolez
   *[no] { $seat } s’envole
 } !
move-keep = { $me ->
    [yes] Vous gardez vos courbes et passez votre tour.
   *[no] { $seat } garde ses courbes et passe son tour.
 }
move-stay = { $me ->
    [yes] Vous rendez vos
   *[no] { $seat } rend ses
 } courbes.
move-vote = { $me ->
    [yes] Vous êtes
   *[no] { $seat } est
 } pour la hutte { $number }.
move-vote-masked = { $seat } a choisi une hutte.
move-target = { $me ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
 } d’atterrir à la hutte { $number }.
move-banish = { $me ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
 } le château { $number } pour le balai qui a perdu le chat.
move-send = { $me ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
 } la hutte { $number } pour le balai touché par le Fou.

offer-start = Départ : { $thing }
offer-restart = Rendre les courbes et repartir : { $thing }
offer-angle = Orienter le balai à { $degrees }°
offer-take = Prendre { $curve }
offer-back = Prendre { $curve } pour la marche arrière
offer-fly = S’envoler
offer-keep = Garder les courbes et passer son tour
offer-stay = Rendre les courbes et rester ici
offer-vote = Hutte { $number }
offer-target = Atterrir à la hutte { $number }
offer-banish = Au château { $number }
offer-send = À la hutte { $number }

# Ce que le maître pense d’un coup.
worth-programme = { $reached ->
    [yes] un plan de vol qui atteint l’objectif
    [next] un plan de vol qui laisse une seule courbe à faire
   *[no] un plan de vol qui s’arrête à { $cm } cm de l’objectif
 }, { $turns ->
    [1] dès ce tour
   *[other] en { $turns } tours
 }
worth-programme-too = { $reached ->
    [yes] atteint l’objectif
    [next] encore une courbe
   *[no] encore { $cm } cm
 }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
worth-near-too = { $cm } cm
worth-near = encore { $cm } cm à voler de là
worth-far = { $whence ->
    [thief] à { $cm } cm de vous et du chat
    [fou] à { $cm } cm du Fou volant
   *[flier] encore { $cm } cm à voler pour l’autre
 }
worth-far-too = { $cm } cm
worth-stuck = d’ici, aucune courbe ne peut être parcourue pour l’instant
analysis-scope-own = Examiné : chaque courbe prise et chaque vol, d’après la distance que le meilleur plan de vol laisse jusqu’à l’objectif. Les départs et les endroits où l’on envoie les autres ne sont pas jugés. Ce qu’un choix fait perdre revient aux autres joueurs ; tout le reste, même ce qui n’est pas jugé, s’appelle ici la chance. Les chances de gagner sont approximatives : qui est le plus près de l’objectif, et de combien de centimètres.

event-laid = Emplacement { $number } : { $curve } est posée.
event-stopped = Emplacement { $number } : { $curve } touche { $thing }. { $me ->
    [yes] Votre vol est interrompu.
   *[no] Vol interrompu pour { $seat }.
 }
event-stopped-broom = Emplacement { $number } : { $curve } touche { $mine ->
    [yes] votre balai
   *[no] un balai ({ $other })
 }. { $me ->
    [yes] Votre vol est interrompu.
   *[no] Vol interrompu pour { $seat }.
 }
event-no-room = Après l’emplacement { $number }, le balai toucherait { $thing } : cette courbe retourne à la réserve.
event-no-room-broom = Après l’emplacement { $number }, le balai { $mine ->
    [yes] toucherait le vôtre
   *[no] en toucherait un autre ({ $other })
 } : cette courbe retourne à la réserve.
event-stuck = { $me ->
    [yes] Vol suspendu : vous ne pouvez
   *[no] Vol suspendu : { $seat } ne peut
 } poser aucune courbe.
event-backed = { $me ->
    [yes] Vous parcourez
   *[no] { $seat } parcourt
 } { $curve } en marche arrière.
event-back-stopped = En marche arrière, le balai toucherait { $thing } : { $me ->
    [yes] vous restez
   *[no] { $seat } reste
 } au bout du chemin parcouru en avant.
event-back-stopped-broom = En marche arrière, le balai { $mine ->
    [yes] toucherait le vôtre
   *[no] en toucherait un autre ({ $other })
 } : { $me ->
    [yes] vous restez
   *[no] { $seat } reste
 } au bout du chemin parcouru en avant.
event-caught = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } attrapé le chat !
event-stolen = { $mine ->
    [yes] { $seat } vous a pris le chat !
   *[no] { $me ->
        [yes] Vous avez
       *[no] { $seat } a
     } pris le chat à { $other } !
 }
event-lost = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } franchi la limite : le chat rentre chez lui.
event-point = Un point pour { $me ->
    [yes] vous
   *[no] { $seat }
 }, ce qui fait { $points }.
event-passed = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } franchi la porte.
event-undone = { $me ->
    [yes] Vous repassez
   *[no] { $seat } repasse
 } la porte à l’envers : il faudra la franchir de nouveau.
event-home = { $me ->
    [yes] Vous rentrez
   *[no] { $seat } rentre
 } : à quelle hutte atterrir ?
event-voted = { $me ->
    [yes] Vous étiez
   *[no] { $seat } était
 } pour la hutte { $number }.
event-marked = { $me ->
    [yes] Vous devez
   *[no] { $seat } doit
 } atterrir à la hutte { $number }.
event-fou-laid = Le Fou volant parcourt { $curve }.
event-fou-turned = Le Fou volant ne trouve aucun passage et se tourne vers { $degrees }°.
event-vanished = Le château { $number } disparaît !
event-struck = Le Fou volant { $me ->
    [yes] vous frappe
   *[no] frappe { $seat }
 } !

refusal-not-now = Ce n’est pas possible ici : choisissez parmi ce qui est proposé.
refusal-place-taken = On ne peut pas choisir { $thing } : choisissez un endroit libre.
refusal-rim-blocked = Placé ainsi, votre balai toucherait { $thing } : choisissez un autre angle.
refusal-rim-blocked-broom = Placé ainsi, votre balai en toucherait un autre ({ $other }) : choisissez un autre angle.
refusal-none-left = La réserve est épuisée pour { $curve } : prenez-en une autre.
refusal-must-fly = Vous ne pouvez plus prendre de courbe : il faut voler.
refusal-take-first = Votre grimoire est vide : prenez d’abord une courbe.
refusal-hut-marked = La hutte { $number } n’est pas libre : choisissez-en une autre.
refusal-not-for-seats = C’est le hasard qui désigne qui commence.

ending-caught-cat = { $me ->
    [yes] Vous avez
   *[no] { $winners } a
 } attrapé le chat et gagné la partie.
ending-landed = { $me ->
    [yes] Vous avez
   *[no] { $winners } a
 } atterri en premier et gagné la partie.
ending-points = { $me ->
    [yes] Vous remportez
   *[no] { $winners } remporte
 } la chasse au chat avec { $score ->
    [one] { $score } point.
   *[other] { $score } points.
 }
ending-caught-fou = { $me ->
    [yes] Vous avez
   *[no] { $winners } a
 } attrapé le Fou volant !
ending-castles-gone = Le dernier château a disparu : le Fou volant gagne, et tout le monde a perdu.
ending-turn-limit = Quatre cents tours sont passés, et personne n’a gagné.
# Ce que dit un score après ces fins ; après les autres, ce sont des points.
result-caught-cat = { $score ->
    [0] –
   *[other] victoire
 }
result-landed = { result-caught-cat }
result-caught-fou = { result-caught-cat }
result-castles-gone = { result-caught-cat }
result-turn-limit = { $score ->
    [0] –
    [one] { $score } point
   *[other] { $score } points
 }

# Le terminal
board-turn = Tour { $number }
board-where = { $distance } cm, { $side ->
    [left] { $degrees }° à gauche
    [right] { $degrees }° à droite
   *[ahead] droit devant
 }
board-castle = Château { $number } : { $where }
board-hut = Hutte { $number } : { $where }
board-at = à { $x } cm de la gauche et { $y } cm du bas
board-cat = Le chat : { $where }
board-fou = Le Fou volant : { $where }, cap { $degrees }°
board-seat = { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $where }
board-broom = { $where }, cap { $degrees }°
board-ground = hors de la table
board-book = { $count ->
    [0] grimoire vide
   *[other] grimoire : { $list }
 }
board-back = en marche arrière { $curve }
board-holds = a le chat
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-passed = porte franchie
board-target = doit atterrir à la hutte { $number }
board-supply = Réserve : { $list }
board-piece = { $count } × { $piece } ({ $length } mm, { $degrees }°)

# La table dans le navigateur
table-first = Qui commence ?
table-start = { $me ->
    [yes] D’où partez-vous ?
   *[no] { $seat } choisit son point de départ.
 }
table-angle = { $me ->
    [yes] Vers où pointe votre balai ?
   *[no] { $seat } place son balai.
 }
table-turn = { $me ->
    [yes] À vous : une courbe, ou l’envol !
   *[no] C’est à { $seat } de jouer.
 }
table-take = À vous : prenez une courbe.
table-fly = À vous : envolez-vous !
table-fou = Le Fou volant prend son vol !
table-full = Il faut voler
table-flying = { $me ->
    [yes] Vous volez !
   *[no] { $seat } vole.
 }
table-stuck = { $me ->
    [yes] Vol suspendu. Que faire ?
   *[no] Vol suspendu pour { $seat }.
 }
table-vote = À quelle hutte faire atterrir { $other } ? Votre choix reste secret.
table-voting = { $me ->
    [yes] Les autres vous choisissent une hutte.
   *[no] On choisit une hutte pour { $seat }.
 }
table-target = { $me ->
    [yes] Les autres ne sont pas d’accord : choisissez votre hutte.
   *[no] Pas d’accord : { $seat } choisit sa hutte.
 }
table-banish = { $me ->
    [yes] À vous le chat ! À quel château envoyer { $other } ?
   *[no] { $seat } { $mine ->
        [yes] vous envoie
       *[no] envoie { $other }
     } à un château.
 }
table-send = { $me ->
    [yes] Le Fou a frappé { $other }. À quelle hutte ?
   *[no] { $seat } choisit une hutte pour { $mine ->
        [yes] vous
       *[no] { $other }
     }.
 }
table-hint-stuck = { $by ->
    [curve] Votre première courbe, { table-fit }, touche { table-met }.
    [broom] Après la première courbe, votre balai toucherait { table-met }.
   *[none] Aucune de vos courbes ne peut être posée.
 }
table-met = { $thing ->
    [castle] le château { $number }
    [hut] la hutte { $number }
    [edge] le bord de la table
    [fou] le Fou volant
   *[broom] un balai ({ $other })
 }
# Ce que coûte chaque choix quand le vol est suspendu.
table-cost-keep = { $moves ->
    [yes] Cela passera peut-être quand { table-met } ne sera plus là.
   *[no] Vous toucheriez de nouveau { table-met }.
 }
table-cost-stay = Vous perdez { $count ->
    [1] votre courbe
   *[other] vos { $count } courbes
 } et préparez un nouveau vol d’ici.
table-cost-restart = { $loses ->
    [cat] Vous perdez vos courbes et le chat.
    [hut] Vous perdez vos courbes, votre hutte et le passage de la porte.
    [gate] Vous perdez vos courbes et devrez repasser la porte.
   *[curves] Vous ne perdez que vos courbes.
 }
table-hint-hold = Pour un point : { $pieces ->
    [1] une courbe ou plus
   *[other] { $pieces } courbes ou plus
 }, sans toucher d’obstacle ni franchir la limite.
# \u2060 keeps the numbers of a gate in one line.
table-plan = { $title } : { $plan }
plan-touch = le premier à toucher le chat gagne.
plan-pass = le premier à franchir la porte { $a }-{ "\u2060" }{ $b } gagne.
plan-land = le premier à se poser, en marche arrière, sur la hutte { $hut } gagne.
plan-race = franchir la porte { $a }-{ "\u2060" }{ $b }, rentrer en la contournant, et se poser en marche arrière sur une hutte.
plan-hold = attraper le chat et voler avec lui dans le cercle ; il faut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
plan-hunt = attraper le Fou volant tant qu’il reste un château debout.
plan-order = { $list }.
plan-step = { $number }) { $goal }
goal = { $kind ->
    [touch] { $cat ->
        [0] le chat
       *[other] chat { $cat }
     }
    [pass] porte { $a }-{ "\u2060" }{ $b }
    [land] en marche arrière sur la hutte { $hut }
    [race] tour de la porte { $a }-{ "\u2060" }{ $b } et retour
    [hold] { $points ->
        [one] { $points } point
       *[other] { $points } points
     } avec le chat
   *[hunt] le Fou volant
 }
table-aim-cat = { $order ->
    [0] Le chat
   *[other] Objectif { $order }, le chat
 } : { $where }
table-aim-carrier = { $other } a le chat : { $where }
table-aim-fou = { $order ->
    [0] Le Fou volant
   *[other] Objectif { $order }, le Fou volant
 } : { $where }
table-aim-gate = { $order ->
    [0] La porte
   *[other] Objectif { $order }, porte
 } { $a }-{ "\u2060" }{ $b } : { $where }
table-aim-home = Le retour : { $where }
table-aim-hut = { $order ->
    [0] Votre hutte
   *[other] Objectif { $order }, en marche arrière sur la hutte
 } { $number } : { $where }
table-sky = Le ciel, vu d’en haut
table-words = Le ciel en mots : distances et directions
table-tools = Regarder le ciel autrement
table-closer = Plus près (+)
table-farther = Plus loin (−)
table-whole = Tout le ciel (0)
table-near = Balai et objectif (1)
table-ruler = { $cm } cm
table-scale-off = Vu de plus près que les courbes
table-last = Le dernier vol
table-eye = À vue d’œil
table-no-flight = Les courbes sont à l’échelle du ciel : fiez-vous à votre œil.
table-in-flight = Il est en cours…
table-slowly = { $whose ->
    [own] Revoir votre vol au ralenti
   *[this] Revoir au ralenti
 }
table-flew = { $count ->
    [1] { $me ->
        [yes] Vous avez volé une courbe.
       *[no] { $seat } a volé une courbe.
     }
   *[other] { $me ->
        [yes] Vous avez volé { $count } courbes.
       *[no] { $seat } a volé { $count } courbes.
     }
 }
table-again = Encore une fois, au ralenti
table-fit = { $piece } à { $side ->
    [left] gauche
   *[right] droite
 }
table-fits = { $count ->
    [0] Aucune courbe ne serait passée ici.
   *[other] Ce qui serait passé : { $list }.
 }
table-training = Entraînement : voir où mènerait une courbe
table-supply = Les courbes de la réserve
table-piece = { $curve }, { $way ->
    [back] en marche arrière, { $count ->
        [0] épuisée
       *[other] { $count } en réserve
     }
   *[forward] { $count ->
        [0] épuisée
       *[other] { $count } en réserve
     }
 }
table-book = Votre grimoire
table-side = De quel côté elle tourne
table-left = Gauche
table-right = Droite
table-reverse = Arrière
table-choose = Choisissez une courbe
table-decide = Choisissez
table-take-it = Prendre { $piece }, à { $side ->
    [left] gauche
   *[right] droite
 }
table-back-it = { $piece } en marche arrière, à { $side ->
    [left] gauche
   *[right] droite
 }
table-goals = objectifs : { $number } sur { $count }
table-hut = hutte { $number }
table-dial = La direction de votre balai
table-degrees = { $degrees }°.
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-curves = { $count ->
    [0] aucune courbe
    [one] { $count } courbe
   *[other] { $count } courbes
 }

guide-sky-touch = Voici le ciel, vu d’en haut. Le premier à toucher le chat gagne.
guide-sky-race = Voici le ciel, vu d’en haut. Franchissez la porte, rentrez en la contournant et atterrissez en marche arrière à une hutte : le premier arrivé gagne.
guide-sky-hold = Voici le ciel, vu d’en haut. Attrapez le chat et volez avec lui à l’intérieur du cercle : chaque vol vaut un point, et il en faut { $points } pour gagner.
guide-sky-hunt = Voici le ciel, vu d’en haut. Attrapez le Fou volant avant qu’il ait fait disparaître tous les châteaux.
guide-sky-own = Voici le ciel, vu d’en haut. Atteignez les objectifs dans l’ordre des fanions : { $plan } Le premier à atteindre le dernier objectif gagne.
guide-start = Choisissez d’où vous partez : touchez un endroit qui brille, puis le bouton.
guide-angle = Tournez votre balai vers là où vous voulez voler, entre les châteaux.
guide-supply = Un balai ne vole jamais tout droit. Choisissez une courbe : elles sont à l’échelle du ciel.
guide-side = Elle tourne à gauche ou à droite : changez ici, puis prenez-la.
guide-book = La voici dans votre grimoire. Une courbe par tour, cinq au plus, parcourues dans cet ordre.
guide-more = Prenez-en une autre, ou volez avec ce que vous avez. Imaginez bien : une courbe ne s’essaie pas dans le ciel.
guide-fly = C’est assez ? Envolez-vous ! Si une courbe touche un obstacle, le vol s’arrête avant elle.
guide-stuck = Un obstacle gêne votre première courbe, et votre balai n’a pas bougé. Choisissez ici ce que deviennent vos courbes.
guide-flight = Voilà votre vol. Les courbes sont retournées à la réserve : remplissez de nouveau votre grimoire.

event-goal-done = { $me ->
    [yes] Vous avez atteint
   *[no] { $seat } a atteint
 } l’objectif { $number } sur { $count }.

beside = { thing }
flaw-too-large = Le fichier compte { $count } octets ; au-delà de { $most }, il n’est pas lu.
flaw-no-json = Le fichier n’est pas du JSON, ou il est tronqué.
flaw-encoding = Le fichier n’est pas écrit en UTF-8 : enregistrez-le dans ce codage et réessayez.
flaw-double-key = Le champ « { $field } » figure deux fois au même endroit : lequel des deux compte ?
flaw-lacks-field = Le fichier n’a pas la forme d’une aventure : à { $where } manque le champ « { $field } ».
flaw-unknown-field = Le fichier n’a pas la forme d’une aventure : à { $where } aucun champ « { $field } » n’a sa place.
flaw-wrong-type = Le fichier n’a pas la forme d’une aventure : à { $where } devrait se trouver { $type ->
    [int] un nombre entier
    [str] un texte
    [bool] « true » ou « false »
    [array] une liste
   *[object] un objet avec des champs
 }.
flaw-wrong-value = Le fichier n’a pas la forme d’une aventure : à { $where } cette valeur n’est pas permise.
flaw-too-long = Le fichier n’a pas la forme d’une aventure : ce qui se trouve à { $where } compte plus de { $most } éléments ou caractères.
flaw-too-short = Le fichier n’a pas la forme d’une aventure : ce qui se trouve à { $where } compte moins de { $least } éléments ou caractères.
flaw-too-great = Le fichier n’a pas la forme d’une aventure : le nombre à { $where } dépasse { $most }.
flaw-too-small = Le fichier n’a pas la forme d’une aventure : le nombre à { $where } est inférieur à { $least }.
flaw-not-for = Cette aventure est { gallery-for }, pas pour { $seats }.
flaw-hash = Le contenu du fichier ne correspond pas à son empreinte : il a été modifié ou abîmé.
flaw-twice = Plusieurs objets portent ce nom : { $thing }.
flaw-missing = L’aventure nomme un objet qui n’existe pas : { $thing }.
flaw-hut-unused = À { $seats } joueurs, une hutte n’est pas posée alors qu’un objectif demande d’y atterrir : { $thing }.
flaw-players = Le nombre minimal de joueurs dépasse le nombre maximal.
flaw-not-last = L’objectif { $number } est une chasse au chat ou au Fou volant : il ne peut être que le dernier.
flaw-pass-last = L’objectif { $number }, une porte, ne peut pas être le dernier : faites-le suivre d’un chat ou d’une hutte.
flaw-no-reverse = L’objectif { $number } est un atterrissage, mais la marche arrière n’est pas permise ici.
flaw-one-castle = L’objectif { $number } demande deux châteaux différents.
flaw-no-castles = L’objectif { $number }, la chasse au Fou volant, demande des châteaux.
flaw-boundary = La limite de l’objectif { $number } n’est pas un cercle convexe d’au moins trois châteaux.
flaw-few-starts = À { $seats } joueurs, il n’y a { $count ->
    [0] aucune place
    [1] qu’une place
   *[other] que { $count } places
 } de départ.
flaw-few-huts = À { $seats } joueurs, il n’y a { $count ->
    [0] aucune hutte
    [1] qu’une hutte
   *[other] que { $count } huttes
 } ; cet objectif en demande une pour chacun.
flaw-no-exile = À { $seats } joueurs, il ne reste aucun château d’où personne ne part ; il en faut un pour le balai qui perd le chat.
flaw-off-table = Un objet dépasse de la table : { $thing }.
flaw-overlap = Deux objets se chevauchent : { $thing } et { $beside }.
flaw-no-start = Aucun balai n’a la place de partir d’ici : { $thing }.
flaw-start-blocked = À { $seats } joueurs, quelqu’un peut se retrouver sans départ : les balais des autres peuvent ne plus laisser de place ici : { $thing }.
flaw-huts-astride = L’objectif { $number } est une course dont les huttes se trouvent de part et d’autre de sa porte ou de sa ligne d’arrivée : posez-les toutes du même côté.
flaw-fou-at-castle = Dans l’objectif { $number }, le Fou volant touche dès le début le seul château : éloignez-le, ou ajoutez un château.
flaw-cat-outside = Dans l’objectif { $number }, le chat est assis hors de la limite, où personne ne peut le garder.
flaw-boundary-narrow = À l’intérieur de la limite de l’objectif { $number }, aucun balai n’a la place de se poser.
flaw-unreachable = L’objectif { $number } ne peut être atteint d’aucun départ, autant qu’une recherche puisse le dire.
flaw-not-found = Aucun chemin vers l’objectif { $number } n’a été trouvé : { $count } courbes ont été essayées, et pas davantage. Un chemin plus court ou plus large se trouverait plus vite.
adventure-sound = Cette aventure { gallery-for } peut se jouer. { $goals ->
    [1] Elle a un seul objectif.
   *[other] Elle a { $goals } objectifs.
 }
adventure-hash = SHA-256 de son contenu : { $hash }

# Ce que les robots ont constaté en volant quelques fois dans une aventure.
estimate-word = { $difficulty ->
    [easy] facile
    [fair] abordable
    [hard] difficile
    [very-hard] très difficile
   *[endless] presque jamais gagnée
 }
estimate-flights = { $length ->
    [1] un seul vol
   *[other] environ { $length } vols
 }
estimate-difficulty = Verdict des robots : { estimate-word }.
estimate-length = { $length ->
    [1] Les robots gagnent en un seul vol
   *[other] Les robots gagnent en { $length } vols environ
 }, le plus souvent entre { $shortest } et { $longest }.
estimate-interrupted = { $interrupted ->
    [0] Aucun vol n’est interrompu.
    [1] Sur 100 vols, un seul est interrompu.
   *[other] Sur 100 vols, { $interrupted } sont interrompus.
 }
estimate-decided = { $decided ->
    [0] Sur { $matches } parties d’essai, aucune n’a été gagnée.
    [1] Sur { $matches } parties d’essai, une seule a été gagnée.
   *[other] Sur { $matches } parties d’essai, { $decided } ont été gagnées.
 }
estimate-asking = Des robots l’essaient pour mesurer sa durée…

board-goals = objectifs atteints : { $number } sur { $count }

option-own = Une aventure à vous

editor-heading-page = Créer une aventure
editor-sky = Le ciel de votre aventure
editor-thing = { $name }, à { $x } mm de la gauche et { $y } mm du bas
editor-drawers = Que changer
editor-drawer-things = Objets
editor-drawer-goals = Objectifs
editor-drawer-frame = Table
editor-drawer-share = Partager
editor-undo = Annuler
editor-redo = Rétablir
editor-add = Ajouter au ciel
editor-add-castle = + Château
editor-add-hut = + Hutte
editor-add-cat = + Chat
editor-add-fou = + Fou volant
editor-nothing = Touchez un objet du ciel pour le modifier, ou faites-le glisser. Au clavier : Tab et les flèches ; Maj allonge le pas, Alt le raccourcit ; + et − changent la taille, Suppr retire l’objet.
editor-x = Depuis la gauche, mm
editor-y = Depuis le bas, mm
editor-radius = Rayon, mm
editor-number = Numéro
editor-heading = Regarde vers, degrés
editor-cat-leans = Le chat commence au bord de son château : faites-le tourner autour, ou choisissez dans « Objectifs ».
editor-start = On peut partir de ce château
editor-stands = Présente quand on joue à
editor-remove = Retirer
editor-snap = Aligner sur la grille et les autres objets
editor-goal-touch = Toucher le chat
editor-goal-pass = Franchir une porte
editor-goal-land = Se poser en marche arrière sur une hutte
editor-goal-race = Contourner une porte et rentrer
editor-goal-hold = Attraper le chat et le garder
editor-goal-hunt = Attraper le Fou volant
editor-goal-earlier = Objectif { $number } plus tôt
editor-goal-later = Objectif { $number } plus tard
editor-goal-remove = Supprimer l’objectif { $number }
editor-goal-order = Chacun atteint les objectifs dans cet ordre ; le premier à atteindre le dernier gagne.
editor-new-goal = Un autre objectif
editor-add-goal = Ajouter
editor-gate = Porte entre
editor-gate-other = et
editor-home = Retour par la ligne de
editor-home-other = et
editor-hut = Hutte
editor-cat-on = Le chat est assis sur
editor-cat-angle = à cet angle, degrés
editor-points = Points pour gagner
editor-hold-pieces = Courbes pour un point
editor-boundary = Les châteaux de la limite
editor-hunt-pieces = Courbes que vole le Fou
editor-title = Titre
editor-author = Par
editor-text = Quelques mots
editor-least = Joueurs, au moins
editor-most = Joueurs, au plus
editor-width = Largeur, mm
editor-height = Hauteur, mm
editor-reverse = La marche arrière est permise
editor-asking = Vérification…
editor-sound = L’aventure est jouable.
editor-fly = Vol d’essai
editor-listed = La montrer dans la galerie
editor-keep = Garder dans mes créations
editor-kept = Gardée dans vos créations. Avec le lien, on peut la voir et y jouer.
editor-kept-listed = Gardée dans vos créations, et visible par tout le monde dans la galerie.
editor-link = Son lien
editor-copy = Copier le lien
editor-changed-since = Vous l’avez modifiée depuis : gardez-la de nouveau pour un nouveau lien.
editor-look = Voir sa page
editor-bench = Outils pour le ciel
editor-several = En choisir plusieurs : chaque touche en ajoute (Ctrl+A : tout)
editor-duplicate = Copier (Ctrl+D)
editor-mirror-x = Retourner gauche et droite
editor-mirror-y = Retourner haut et bas
editor-closer = Plus près
editor-farther = Plus loin
editor-whole = Tout le ciel
editor-chosen = { $count ->
    [one] { $count } élément choisi
   *[other] { $count } éléments choisis
 }
editor-chosen-about = Déplacez-en un, tous suivent. Copiez-les et retournez-les avec les outils au-dessus du ciel ; Suppr les enlève.
editor-castles-most = La boîte contient huit châteaux. Enlevez-en un pour en dresser un autre.
editor-huts-most = La boîte contient quatre huttes. Enlevez-en une pour en poser une autre.
editor-flights = Montrer comment vole un robot
editor-mood = L’ambiance du ciel
editor-mood-name = { $mood ->
    [dusk] Crépuscule
    [dawn] Aube sur les collines
    [moon] Forêt au clair de lune
    [storm] Orage
    [snow] Cimes enneigées
   *[none] Selon ses objectifs
 }
editor-export = Enregistrer un fichier
editor-import = Ouvrir un fichier
editor-imported = La voici. « Annuler » ramène ce qui était là avant.
editor-no-adventure = Ce fichier n’est pas une aventure.
editor-anew = Tout recommencer

gallery-heading = La galerie des aventures
gallery-back = Retour à la galerie
gallery-search = Chercher un titre ou un nom
gallery-order = Que montrer
gallery-new = Récentes
gallery-played = Les plus jouées
gallery-mine = Mes créations
gallery-draw = Créer une aventure
gallery-filter = Ne montrer que
gallery-any-seats = Joueurs : tous
gallery-any-length = Durée : toutes
gallery-any-difficulty = Difficulté : toutes
gallery-length = { $length ->
    [short] jusqu’à 5 vols
    [middle] 6 à 9 vols
   *[long] 10 vols ou plus
 }
gallery-first = Au tout début :
gallery-none = Personne n’a encore montré d’aventure ici. Créez la première !
gallery-none-mine = Vous n’avez pas encore de création : créez une aventure et gardez-la.
gallery-none-found = Aucune aventure ne correspond.
gallery-untitled = Aventure sans nom
gallery-house = création d’Envol
gallery-by = par { $author }
gallery-plays = { $count ->
    [0] pas encore jouée
    [1] jouée une fois
   *[other] jouée { $count } fois
 }
gallery-for = { $least ->
    [2] { $most ->
        [2] pour 2 joueurs
       *[other] pour 2 à { $most } joueurs
     }
    [3] { $most ->
        [3] pour 3 joueurs
       *[other] pour 3 à { $most } joueurs
     }
    [4] pour { $most } joueurs
   *[other] pour { $least } à { $most } joueurs
 }
gallery-unlisted = seulement par son lien
gallery-hidden = masquée par l’équipe du site
gallery-discard = Supprimer
gallery-discard-sure = Supprimer pour de bon ?
gallery-picture = Le ciel de « { $title } »
gallery-origin = D’après
gallery-asks = À faire : { $plan }
gallery-host = Jouer entre amis
gallery-remix = Modifier une copie
gallery-report = Signaler
gallery-reported = Merci ! L’équipe du site va regarder.

# Une partie se refeuillette tour par tour.
chapter = Tour { $number }

# Ce qu’une bonne joueuse dirait de la partie (voir le fichier commun).
lesson-crashes = { $seat } a touché quelque chose dans { $count } de ses { $flights ->
    [one] { $flights } vol
   *[other] { $flights } vols
 }. Un plan de vol court qui passe à coup sûr vaut mieux qu’un long qui passe peut-être.
lesson-early = { $seat } a pris son envol quand une courbe de plus valait mieux, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Après chaque vol, le grimoire est vide : voyez d’abord jusqu’où il vous mène.
lesson-lingered = { $seat } a pris une courbe quand il était temps de voler, { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Chaque courbe coûte un tour : ce qui vole au-delà de l’objectif est un tour perdu.
lesson-curves = { $seat } a pris la mauvaise courbe { $count ->
    [1] une fois
   *[other] { $count } fois
 }. Regardez où pointera le balai à la fin, pas seulement jusqu’où il va.
lesson-flights = { $seat } gagne en { $flights ->
    [one] { $flights } vol
   *[other] { $flights } vols
 } et { $curves ->
    [one] { $curves } courbe
   *[other] { $curves } courbes
 } en tout. Prendre une courbe est un tour, voler en est un autre : comptez les deux.
lesson-long-flights = { $seat } gagne en { $flights ->
    [one] { $flights } vol
   *[other] { $flights } vols
 } et { $curves ->
    [one] { $curves } courbe
   *[other] { $curves } courbes
 } en tout, plus par vol que tout le monde. Peu de longs vols valent mieux que beaucoup de courts, si rien ne barre la route.

# La leçon
tutorial-angle = Votre balai part d’une cabane et pointe vers l’extérieur. Vous choisissez où.
tutorial-angle-do = Pointez-le vers la droite, droit sur le château.
tutorial-angle-right = Le voilà posé, celui de Basile aussi. Les balais ne volent jamais tout droit : ils volent des courbes.
tutorial-angle-wrong = Pointez-le vers le château, à droite.
tutorial-eye = Le château est droit devant. Une courbe qui le touche ne peut pas être volée, et on ne l’essaie pas : jugez à l’œil. Choisissez aussi le côté.
tutorial-eye-do = Prenez une courbe qui tourne assez pour éviter le château.
tutorial-eye-right = Celle-ci tourne à temps. Les courbes attendent sur votre grimoire, cinq au plus, puis vous les volez toutes dans l’ordre.
tutorial-eye-wrong = Elle va trop loin avant de tourner et toucherait le château. Prenez-en une plus courte ou plus serrée.
tutorial-fly = À votre tour, vous prenez une courbe, ou vous volez. Ce qui est pris ne change plus.
tutorial-fly-do = Volez.
tutorial-fly-right = Votre balai est au bout de la courbe et pointe droit devant. La courbe est de retour dans la réserve.
tutorial-fly-wrong = Vous pourriez d’abord prendre d’autres courbes. Pour l’instant, volez.
tutorial-crash = Deux courbes sont maintenant sur votre grimoire, et la deuxième est trop hardie. Voyez ce qui arrive.
tutorial-crash-do = Volez quand même.
tutorial-crash-right = La deuxième courbe aurait touché quelque chose : elle retourne dans la réserve. La première était bonne, votre balai est à son bout.
tutorial-crash-wrong = Voyez d’abord ce que donnent ces deux-là : volez.
tutorial-stuck = Ici, le nez est tout près d’un château, et même la première courbe ne passe pas. Le vol est suspendu, et vous avez le choix.
tutorial-stuck-do = Volez. Abandonnez ensuite vos courbes, mais restez sur place.
tutorial-stuck-right = Vos courbes sont parties, rien d’autre. Vous pouviez aussi les garder et passer, ou repartir d’une cabane.
tutorial-stuck-wrong = Une courbe de plus n’aiderait pas : la première est bloquée. Volez.
tutorial-stuck-keep = Vous garderiez des courbes qui ne passent toujours pas. Abandonnez-les et restez.
tutorial-stuck-restart = Repartir vous coûte tout le chemin depuis une cabane. Il y a mieux : restez.
tutorial-reverse = On sort d’une impasse en marche arrière : la courbe mène en arrière, et il faut voler ensuite. C’est possible là où l’aventure le permet.
tutorial-reverse-do = Prenez une courbe en marche arrière, puis volez.
tutorial-reverse-right = En arrière, et de nouveau libre ! Reculer à gauche tourne le balai dans le sens des aiguilles.
tutorial-reverse-missed = Celle-ci a touché quelque chose derrière vous et a été annulée. Essayez une autre courbe ou l’autre côté.
tutorial-reverse-wrong = Devant, le château bloque. Choisissez d’abord la marche arrière.
tutorial-cat = Et voilà le chat. À l’école de vol, qui le touche en premier, avec une courbe ou le balai, gagne.
tutorial-cat-do = Prenez la courbe qui atteint le chat, puis volez.
tutorial-cat-right = Attrapé ! Vous gagnez ce petit vol.
tutorial-cat-wrong = Cette courbe passerait à côté du chat. Regardez jusqu’où elle va, et de combien elle tourne.
tutorial-cat-back = Le chat est devant vous.
tutorial-end = Jugez à l’œil, volez, et voyez loin. Chaque aventure a son objectif : le chat, une course, une chasse. Bon vol !

# What one says at this game with one tap, beside what one says at any.
phrase-curve = Ça passe, non ?
phrase-castle = Attention au château !
phrase-backwards = Je vole très bien à reculons.
phrase-cat-mine = Ce chat est à moi !
