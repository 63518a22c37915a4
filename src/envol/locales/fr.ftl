# La charpente : refus, parties enregistrées, ligne de commande.
chance = Le hasard
seat-number = Joueur { $number }
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# Les refus que tous les jeux partagent ; les numéros sont ceux de RULES.fr.md, à côté de ce fichier.
refusal-match-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-offered = Ce coup n’est pas possible maintenant.
refusal-no-such-timer = Ce sablier ne coule pas.
refusal-no-such-chance = Le hasard ne peut pas donner cela maintenant.
refusal-nothing-to-undo = Ce coup ne peut pas être repris.
refusal-no-clocks = Cette partie se joue sans pendule.
refusal-paused = La partie est en pause. Il faut d’abord la reprendre.
refusal-no-pause = La partie ne peut pas être mise en pause maintenant. Seule une personne qui joue sans autre que des robots peut la faire attendre.

# Parties enregistrées
record-encoding = cette ligne n’est pas du texte en UTF-8
record-cut-short = l’enregistrement est coupé : sa dernière ligne n’a pas de fin
record-header = l’en-tête ne peut pas être lu : { $detail }
record-format = l’enregistrement est au format { $format }, ce programme lit le format 1
record-after-end = il y a une ligne après le résultat
record-line = cette ligne n’est pas écrite comme celle d’un enregistrement
record-number = le numéro de la ligne devrait être { $expected }
record-time = l’heure de la ligne précède celle de la ligne au-dessus
record-notation = « { $text } » n’est pas un coup de ce jeu
record-illegal = « { $text } » est contraire aux règles ({ $rule })
record-result = le résultat n’est pas celui de cette partie
record-commit = le secret n’est pas celui qui a été scellé avant la partie
record-no-number = un tirage n’a pas de nombre
record-meaning = le nombre { $t } sur { $total } ne désigne pas ce tirage
record-dice = le nombre { $t } sur { $total } n’est pas celui que donne le secret

# Ligne de commande : erreurs. Chacune tient en une ligne ; cli-error la met en phrase.
cli-error = Erreur : { $what }
cli-unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $games }
cli-bad-module = le jeu « { $name } » ne peut pas être chargé : { $detail }
cli-no-texts = { $game } n’a pas de textes dans cette langue
cli-no-rules = { $game } n’a pas de règles à lire dans cette langue
cli-no-rule = il n’y a pas de règle « { $number } » dans { $game }
cli-unknown-bot = il n’y a pas de robot « { $name } » ; il y a : apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s
cli-no-greedy = { $game } n’a pas de robot greedy
cli-bots-count = { $given ->
    [one] { $given } robot nommé
   *[other] { $given } robots nommés
 } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : nommez-en un pour toutes, ou un pour chacune
cli-bad-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }
cli-bad-option = « { $text } » n’est pas une option : écrivez clé=valeur
cli-unknown-option = { $game } n’a pas d’option « { $name } » ; il y a : { $options }
cli-no-options = { $game } n’a pas d’option « { $name } » : ce jeu n’en a aucune
cli-bad-value = « { $value } » n’est pas une valeur de l’option { $name } ; il y a : { $choices }
cli-bad-type = « { $value } » n’est pas une valeur de l’option { $name }
cli-bad-options = { $detail }
cli-bad-adventure = { $file } : { $why }
cli-no-workshop = On ne peut pas inventer d’aventures pour { $game }.
cli-bad-name = un nom doit contenir des lettres, et 40 caractères au plus
# Pourquoi le système a refusé un fichier ; cela termine les phrases qui suivent.
cli-why = { $why ->
    [missing] {" "}: ce fichier ou ce dossier n’existe pas
    [folder] {" "}: c’est un dossier
    [denied] {" "}: ce n’est pas permis
    [full] {" "}: il n’y a plus de place
   *[other] {""}
 }
cli-no-file = { $file } ne peut pas être lu{ cli-why }
cli-no-save = { $file } ne peut pas être écrit{ cli-why }
cli-no-folder = le dossier { $folder } ne peut pas être écrit{ cli-why }
cli-no-output = le résultat ne peut pas être écrit{ cli-why }
cli-bad-answer = le robot { $bot } s’obstine à jouer « { $move } » dans { $game }, ce qui n’est pas un coup permis
cli-bad-language = il n’y a pas de langue « { $name } » ; il y a : fr, en
cli-bad-number = { $name } doit valoir au moins { $least }
cli-no-seat = il n’y a pas de place « { $given } » : écrivez un nombre de 1 à { $seats }, ou « spectator », ou « all »
cli-no-ply = il n’y a pas d’étape { $ply } : cette partie va de 0 à { $last }
cli-bad-record = { $file }, ligne { $line } : { $why }
cli-no-command = il n’y a pas de commande « { $name } » ; il y a : { $commands }
cli-no-such-option = { $name } n’existe pas ici ; voyez « { $command } --help »
cli-missing = il manque { $name } ; voyez « { $command } --help »
cli-misused = { $name } ne s’écrit pas ainsi ; voyez « { $command } --help »
cli-unreadable = la valeur donnée à { $name } est illisible ; voyez « { $command } --help »
cli-no-work = il n’y a pas de création { $name } dans cette base
cli-no-store = la base { $name } ne s’ouvre pas
cli-store-taken = la base { $name } est utilisée par un autre serveur
cli-missing-extra = il y faut { $name }, qui n’est pas installé ; pour l’avoir : pip install "envol[{ $extra }]"
cli-too-many = il y a un mot de trop ; voyez « { $command } --help »

# Ligne de commande : aide
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-envol = Envol : des jeux de sorcières, de sorciers et de tapis volants, à jouer, à étudier et à programmer.
help-help = Montrer cette aide.
help-version = Montrer la version.
help-games = Les jeux qu’il y a, avec leurs options.
help-sim = Faire jouer beaucoup de parties à des robots, sur tous les cœurs, et compter.
help-play = Jouer dans le terminal contre des robots.
help-replay = Montrer une partie enregistrée, telle que quelqu’un à la table l’a vue.
help-verify = Vérifier un enregistrement : chaque coup, chaque tirage, le résultat.
help-analyse = Dire ce que valait chaque décision d’une partie enregistrée, la chance mise à part.
help-rules = Lire les règles d’un jeu, ou l’une d’elles.
help-gallery = Voir les créations signalées dans la galerie ; en cacher une, ou la montrer de nouveau.
help-talk = Voir ce qui a été signalé parmi ce qui se dit aux tables, avec ce qui précède.
help-hide = Cacher cette création à tous, sauf à son auteur.
help-show = Montrer de nouveau cette création.
help-adventure = Les aventures que l’on invente pour les Sorciers volants.
help-check = Vérifier qu’une aventure peut être jouée ; sinon, dire pourquoi.
help-check-file = Le fichier de l’aventure.
help-check-estimate = La faire essayer par des robots, et dire sa durée et sa difficulté.
help-play-adventure = Le fichier d’une aventure à soi, à jouer.
help-key = Le jeu, par sa clé : « envol games » les énumère.
help-sim-key = Le jeu, par sa clé, ou paquet.module:Classe pour un jeu à vous.
help-play-key = Le jeu, par sa clé, ou paquet.module:Classe pour un jeu à vous.
help-lang = La langue : fr ou en. Par défaut, celle du système.
help-file = L’enregistrement.
help-simulations = Nombre de simulations pour chaque coup examiné (autant que le jeu en demande, 150 au plus).
help-number = Le numéro d’une règle, par exemple 5.
help-count = Combien de parties (1000).
help-seats = Combien de joueurs (le moins que le jeu permette, ou autant que de robots).
help-play-seats = Combien de joueurs, vous compris (4 si le jeu le permet).
help-bots = Qui joue : apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s ; un pour tous ou un pour chacun, avec des virgules (random).
help-play-bots = Vos adversaires : apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s ; un pour tous ou un pour chacun, avec des virgules (greedy).
help-seed = Le nombre d’où vient tout le hasard ; le même nombre donne les mêmes parties (1).
help-play-seed = Le nombre d’où vient tout le hasard ; le même nombre donne les mêmes cartes.
help-as_json = Écrire le résultat en JSON.
help-records = Garder l’enregistrement de chaque partie dans ce dossier.
help-option = Une option du jeu ; peut être donnée plusieurs fois.
help-cores = Combien de processus (un par cœur).
help-name = Votre nom à la table.
help-save = Garder l’enregistrement de la partie dans ce fichier.
help-ply = S’arrêter après cette étape (la dernière).
help-seat = Le point de vue : une place à partir de 1, « spectator », ou « all » pour toutes les mains visibles (spectator).

# Ligne de commande : games, sim, verify, replay
games-key = clé
games-name = nom
games-players = joueurs
games-options = options
games-range = { $least } à { $most }
games-option = { $option }={ $default } ({ $label } : { $choices })
games-option-free = { $option }={ $default } ({ $label })
sim-progress = { $game } en cours
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-rank = rang moyen
sim-score = score moyen
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-done = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $moves } coups, { $lines } étapes, { $speed } étapes par seconde.
verify-served = L’enregistrement est vrai : { $lines ->
    [one] { $lines } étape suit
   *[other] { $lines } étapes suivent
 } les règles, et { $chances ->
    [0] il n’y a eu aucun tirage.
    [one] { $chances } tirage vient du secret scellé avant la partie.
   *[other] { $chances } tirages viennent tous du secret scellé avant la partie.
 }
verify-plain = L’enregistrement suit les règles : { $lines ->
    [one] { $lines } étape.
   *[other] { $lines } étapes.
 } { $chances ->
    [0] Aucun tirage n’a été noté.
    [one] { $chances } tirage correspond à ce qui est noté, mais rien n’a été scellé avant la partie : on ne peut pas prouver qu’il était honnête.
   *[other] { $chances } tirages correspondent à ce qui est noté, mais rien n’a été scellé avant la partie : on ne peut pas prouver qu’ils étaient honnêtes.
 }
verify-open = La partie n’est pas terminée.

# L’analyse d’une partie : en ligne de commande et sur la page où on la revoit.
analysis-progress = Analyse : { $game }
analysis-seat = joueur
analysis-start = au début
analysis-choices = ses choix
analysis-others = ceux des autres
analysis-speed = la vitesse
analysis-luck = la chance
analysis-result = à la fin
analysis-percent = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] { $percent } %
 }
turning-choice = Étape { $ply } : { $seat } a choisi « { $move } ». « { $best } » aurait donné { $percent } % de chances en plus.
turning-luck = Étape { $ply } : le hasard a fait { $sign ->
    [plus] gagner
   *[minus] perdre
 } { $percent } % de chances à { $seat }.
turning-speed = Étape { $ply } : d’autres ont été plus rapides. Cela coûte à { $seat } { $percent } % de chances.
analysis-calm = Aucun choix ni aucun coup de chance ne se détache.
analysis-waits = Les choix de cette partie sont examinés…
analysis-turning = Moments décisifs
analysis-chances = Chances de gagner
moment-choice = Étape { $ply } : { $seat } pouvait gagner { $percent } % de chances.
moment-chosen = choisi
moment-better = mieux
moment-before = Moment décisif précédent
moment-next = Moment décisif suivant
moment-see = Voir l’étape { $ply }
analysis-curve = { $seat } : de { $start } à { $result }, entre { $least } et { $most }.
# Les trois phrases qu’une bonne joueuse dirait d’une partie ; un jeu peut avoir les siennes.
analysis-lessons = Ce qu’on en retient
lesson-won-choices = { $seat } gagne par de meilleurs choix, { $count ->
    [0] sans une seule erreur coûteuse.
    [one] avec { $count } seule erreur coûteuse.
   *[other] avec { $count } erreurs coûteuses ; celles des autres coûtent plus.
 }
lesson-won-others = { $seat } gagne par ce que les autres ont laissé : { $count ->
    [one] { $count } choix coûteux de leur part.
   *[other] { $count } choix coûteux de leur part.
 }
lesson-won-little = { $seat } gagne par de petites choses : personne d’autre n’a fait de choix coûteux. Alors, le moindre avantage compte.
lesson-won-speed = { $seat } gagne par sa vitesse : la lenteur a coûté plus aux autres que leurs choix. Ici, décider vite vaut mieux que décider parfaitement.
lesson-won-luck = { $seat } gagne avec l’aide de la chance : elle a fait plus que tout ce que les autres ont laissé. Avec d’autres tirages, le même jeu ne gagnerait peut-être pas.
lesson-slipped = À l’étape { $ply }, { $seat } avait { $percent } % et n’a pas gagné. Quand on est devant, le coup le plus sûr est le meilleur.
lesson-slipped-away = À l’étape { $ply }, { $seat } avait { $percent } % et n’a pas gagné, alors que ses choix n’ont presque rien coûté ensuite. Cela arrive : une telle partie s’oublie.
lesson-comeback = À l’étape { $ply }, { $seat } n’avait plus que { $percent } % et gagne pourtant. Continuer en vaut la peine.
lesson-dearest = Le choix le plus cher date de l’étape { $ply } : { $seat } a choisi « { $move } ». « { $best } » valait { $percent } % de plus.
lesson-most-costly = { $seat } a fait le plus de choix coûteux : { $count }. Les tournants montrent les plus chers : voyez ce que vous auriez fait.
lesson-fewest-costly = { $seat } a fait le moins de choix coûteux : { $count }. Regardez comment : il y a de quoi apprendre.
lesson-even = { $count ->
    [0] Personne n’a fait de choix coûteux
    [one] Tout le monde a fait { $count } choix coûteux
   *[other] Tout le monde a fait { $count } choix coûteux
 } : autre chose a décidé de la partie.
analysis-scope = Chaque choix est comparé aux autres coups possibles, avec { $simulations } parties d’essai pour chacun et seulement ce que le joueur savait alors. Les petites différences ne comptent pas. Ce qu’un choix fait perdre revient aux autres ; le reste est de la chance. Les pourcentages sont des chances de gagner.
replay-title = { $game }, avec { $names }
replay-ply = Étape { $ply } sur { $last }, { $eyes ->
    [seat] vue par { $name }
    [all] toutes les mains visibles
   *[spectator] vue par un spectateur
 }
replay-view = Point de vue : { $name }
replay-undo = La table reprend l’étape { $line } et tout ce qui l’a suivie.
replay-pause = La partie est en pause.
replay-resume = La partie reprend.
replay-handed = { $to ->
    [bot] { $me ->
        [yes] Un robot prend votre place.
       *[no] Un robot remplace { $seat }.
     }
   *[person] { $me ->
        [yes] Vous êtes de retour.
       *[no] { $seat } est de retour.
     }
 }

# Ligne de commande : play. Les mots peuvent aussi être tapés en anglais, quelle que soit la langue.
word-rules = règles regles règle regle
word-help = aide
word-hint = conseil
word-quit = quitter
bot-name = { $number ->
    [1] Circé
    [2] Morgane
    [3] Mélusine
    [4] Médée
    [5] Sibylle
   *[other] Sorcière { $number }
 }
play-table = Vous êtes { $name }. Avec vous à la table : { $others }.
play-opponent = { $name } ({ $bot })
play-hint = Tapez « aide » à tout moment pour voir ce que vous pouvez taper.
play-help = Tapez le numéro d’un coup, ou le coup lui-même, comme « { $example } ». « règles 5 » montre la règle 5, « règles » les montre toutes ; « conseil » dit ce que ferait le maître ; Entrée seule montre de nouveau la table ; « aide » montre ce texte, et « quitter » quitte la partie.
play-your-turn = À vous de jouer. Vous pouvez :
play-choice = { $number }. { $offer }
play-prompt = >
play-refused = Impossible ({ $rule }) : { $why }
play-rule-hint = Tapez « règles { $rule } » pour lire cette règle.
play-no-rule = Il n’y a pas de règle « { $text } ».
play-no-choice = Il n’y a pas de coup { $text } : les numéros vont de 1 à { $last }.
play-unreadable = « { $text } » n’est pas un coup de ce jeu.
play-left = Vous quittez la table. À bientôt !
play-over = La partie est terminée.
play-score = { $rank }. { $me ->
    [yes] Vous
   *[no] { $seat }
 } : { $worth }
play-saved = L’enregistrement est dans { $file }.

# Les refus de la table et du serveur
refusal-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-not-seated = Vous regardez cette partie. Pour jouer, prenez une place.
refusal-not-started = La partie n’a pas encore commencé.
refusal-bot-plays = Un robot joue à votre place. Reprenez-la d’abord.
refusal-bad-notation = Ce n’est pas un coup de ce jeu.
refusal-stale = Trop tard : la partie a avancé entre-temps. Regardez et rejouez.
refusal-too-soon = Un instant : attendez un peu entre deux coups.
refusal-claim-waits = Votre demande est partie. Un instant : on regarde qui a été le plus rapide.
refusal-not-saved = Ceci n’a pas pu être enregistré ; rien n’a donc changé. Réessayez.
refusal-message-too-large = Le message est trop long : { $most } octets au plus.
refusal-message-unreadable = Le message ne se comprend pas.
refusal-too-fast = Doucement ! Réessayez dans un instant.
refusal-too-slow = Votre appareil n’a pas suivi. Rechargez la page.
refusal-no-take-back = Dans une course, on ne peut pas reprendre de coup.
refusal-take-back-waits = Quelqu’un d’autre demande à reprendre un coup. Attendez la réponse.
refusal-no-hints = Cette table a été ouverte sans conseils.
refusal-hint-waits = Le maître réfléchit encore à votre dernière question.
refusal-too-many-hints = Plus de conseil pour l’instant. Le maître revient dans un moment.
refusal-no-hint = Le maître n’a pas le temps pour l’instant. Redemandez dans un moment.
refusal-no-analysis = L’analyse n’a pas pu être faite pour l’instant. Redemandez dans un moment.
refusal-bad-name = Ce nom contient des signes invisibles, ou trop d’accents sur une lettre. Choisissez-en un autre.
refusal-not-known = On ne sait pas qui vous êtes, ou de qui vous parlez. Rechargez la page.
refusal-no-such-phrase = Cette phrase n’existe pas ici. Choisissez-en une autre.
refusal-no-words = À cette table, on ne parle que par phrases toutes faites. Choisissez-en une.
refusal-bad-words = Ce texte est vide, ou contient des signes invisibles. Écrivez-le autrement.
refusal-too-many-words = C’est trop long : { $most } caractères au plus. Faites-en deux messages.
refusal-no-such-line = Ce message ne peut pas être signalé : il n’est plus là, ou c’est le vôtre.
refusal-wrong-host = Ce serveur se joint à une autre adresse.
refusal-no-debrief = Le bilan n’a pas pu être fait pour l’instant. Redemandez dans un moment.
refusal-no-replay = La partie n’a pas pu être rejouée pour l’instant. Redemandez dans un moment.
refusal-too-many-changes = On ne peut plus reprendre de coup ni changer de place dans cette partie : { $most } fois est le maximum.
refusal-no-such-table = Cette table n’existe pas, ou n’existe plus. Vérifiez le lien.
refusal-table-closed = Cette table a été fermée.
refusal-no-such-game = Ce jeu n’existe pas ici.
refusal-no-such-bot = Ce robot ne joue pas à ce jeu.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-method = Cette adresse ne s’utilise pas ainsi.
refusal-no-such-token = Ce jeton n’existe pas.
refusal-only-for-people = Aucun jeton ne le permet. C’est réservé à la personne elle-même.
refusal-too-many-tokens = Vous avez déjà { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
 }. Supprimez-en un d’abord.
refusal-not-json = Le corps de la requête doit être du application/json.
refusal-too-many-connections = Trop de connexions viennent de cette adresse.
refusal-bad-work = Le jeu ne peut pas lire cette création.
refusal-unplayable = Cela ne peut pas se jouer.
refusal-not-your-work = Seule la personne qui a fait cette création peut la modifier.
refusal-no-workshop = Ce jeu n’a pas d’atelier.
refusal-no-lesson = Ce jeu n’a pas cette leçon.
refusal-no-such-work = Cette création n’existe pas, ou elle est cachée.
refusal-too-many-works = Vous avez déjà { $most ->
    [one] { $most } création
   *[other] { $most } créations
 } : supprimez-en une d’abord.
refusal-not-checked = Impossible de l’examiner à l’instant. Réessayez dans un moment.
refusal-not-estimated = Les robots sont trop occupés pour l’essayer maintenant. Réessayez dans un moment.
refusal-bad-options = Ces options ne conviennent pas au jeu : { $detail }
refusal-bad-request = La demande ne se comprend pas.
refusal-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’a été changé.
refusal-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
 }. Terminez-en une d’abord.
refusal-too-many-listed = Vous avez déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } à l’accueil. Fermez-en une d’abord, ou partagez la nouvelle par son lien.
refusal-too-many-listed-here = Votre réseau a déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } à l’accueil. Partagez plutôt la nouvelle par son lien.
refusal-seated-elsewhere = Vous avez déjà la place { $number } à cette table.
refusal-seen-elsewhere = Vous avez déjà vu cette partie depuis la place { $number }, aucune autre ne peut donc être la vôtre. Regardez la suite, ou ouvrez votre table.
refusal-seat-taken = La place { $number } est prise.
refusal-ask-first = Un robot joue à la place { $number }. Demandez-la d’abord.
refusal-not-away = Un robot pourra garder cette place après { $minutes } min d’absence.
refusal-too-few-agree = Il faut l’accord d’au moins { $least } autres personnes à la table. Un robot peut remplacer qui n’est plus là.
refusal-nobody-there = Personne d’autre ne joue à la place { $number }.
refusal-nothing-asked = Plus personne ne demande cette place.
refusal-too-many-wishes = D’autres demandent déjà une place. Réessayez dans un moment.
refusal-asked-too-often = Vous avez déjà demandé { $most } fois dans cette partie. Vous pouvez continuer à regarder.
refusal-not-your-seat = La place { $number } n’est pas la vôtre.
refusal-only-the-host = Seul l’hôte de la table peut le faire.
refusal-only-players = C’est réservé aux joueurs de cette table.
refusal-already-started = La partie a déjà commencé.
refusal-seats-free = Il reste des places libres : attendez vos amis ou ajoutez des robots.
refusal-not-over = La partie n’est pas encore terminée.
refusal-record-when-over = L’enregistrement s’ouvre quand la partie est terminée.
refusal-foreign-origin = Cette demande vient d’un autre site.
refusal-bad-token = Ce lien ou ce jeton n’est pas valable, ou ne l’est plus.
refusal-who-are-you = Prenez d’abord une place à une table.
refusal-not-in-scope = Ce jeton ne permet pas « { $scope } ».
serve-address = Envol est ouvert à l’adresse { $address }
serve-network = Envol est ouvert à votre réseau à l’adresse { $address } Visez ceci avec un téléphone :
help-serve = Servir des tables aux navigateurs et aux robots. Chaque option est aussi une variable d’environnement : ENVOL_PORT pour --port.
help-store = Où les tables sont gardées : un fichier, ou l’URL d’un PostgreSQL (envol.db).
help-host = L’adresse d’écoute (127.0.0.1, cette machine seulement).
help-port = Le port d’écoute (8000).
help-origin = Une autre adresse sous laquelle les navigateurs joignent ce serveur ; peut être donnée plusieurs fois.
help-https = Le serveur est joint par https : les témoins ne voyagent qu’ainsi.
help-workers = Dans combien de processus les robots réfléchissent (2).
help-game = Un jeu à vous à servir aussi, sous la forme paquet.module:Classe ; peut être donné plusieurs fois.
help-proxy = L’adresse d’un serveur web placé devant celui-ci, cru quand il dit qui appelle ; répétable.
help-sockets_per_address = Connexions d’une adresse qui regardent une table ou la liste, à la fois (300).
help-header_seconds = Secondes dont une connexion dispose pour dire ce qu’elle veut (10).
help-body_seconds = Secondes dont une requête dispose pour arriver en entier (30).
help-header_bytes = Octets d’en-têtes permis à une requête (32768).
help-header_lines = Lignes d’en-têtes permises à une requête (200).
help-requests_at_once = Requêtes qui peuvent arriver d’un seul tenant (16).
help-unanswered_bytes = Octets qu’une connexion peut envoyer avant sa réponse (262144).
help-unanswered_bytes_per_address = De même pour toutes les connexions d’une adresse (8388608).
help-unanswered_bytes_in_all = De même pour toutes les adresses, qui ont alors chacune leur part (134217728).
help-pings_per_second = Pings et morceaux vides de messages par connexion, et dix fois plus d’un coup (10).
help-unheard = Messages d’une connexion qui peuvent attendre d’être entendus (1024).
help-unread_bytes = Octets de réponses qui peuvent attendre une connexion qui ne lit pas (1048576).
help-waiting_per_person = Rejeux, vérifications et analyses d’une personne qui peuvent attendre (4).
help-study = Les tables peuvent aussi avoir des robots d’étude : random, greedy, search:N, steady:20s. Ils peuvent être lents.
help-bad_tokens_per_minute = Jetons qui n’en sont pas, d’une adresse en une minute (30).
help-log = La forme du journal sur la sortie d’erreur : pour les gens, ou en JSON (text).
help-log_level = Ce que le journal dit au moins : debug, info, warning, error (warning).
help-store_wait_seconds = Secondes d’attente pour qu’un autre serveur de la même PostgreSQL s’arrête (10).
help-probe_seconds = Secondes entre deux écritures qui vérifient la santé, au moins (10).
help-listed_per_person = Tables ouvertes d’une personne visibles à l’accueil à la fois (3).
help-listed_per_address = Tables ouvertes d’une adresse visibles à l’accueil à la fois (10).
help-listed_at_most = Tables ouvertes visibles à l’accueil en tout ; chaque adresse a son tour (50).
help-listings_per_second = Messages par seconde à leur sujet pour un visiteur (2).
help-own_at_most = Tables à soi visibles à l’accueil, ouvertes ou en cours (40).
help-own_over_at_most = Parties finies parmi ses tables (12),
help-own_days = et pendant combien de jours (7).
help-grace_seconds = Secondes pendant lesquelles une personne coupée compte encore comme présente (5).
help-keep_seconds = Secondes d’absence après lesquelles un robot peut garder la place (120).
help-comings_per_second = Messages par seconde sur les allées et venues, au plus, à chaque spectateur (2).
help-wishes_per_table = Retardataires qui peuvent demander une place à la fois (3).
help-wishes_per_person = Nombre de demandes d’un retardataire dans une partie (3).
help-lines_per_minute = Ce qu’une personne dit, coupe ou signale par minute (20),
help-lines_at_once = et d’un seul coup (6).
help-group-serving = Service
help-group-bots = Robots
help-group-limits = Limites, pour le bien de tous
help-group-sleep = Tables qui dorment
help-pace = Combien de temps les robots semblent réfléchir ; 0 répond aussitôt (1).
help-think_seconds = Après tant de secondes, le robot du serveur répond pour celui qui réfléchit encore (10).
help-analysis_simulations = Parties d’essai pour chaque coup qu’une analyse examine ; 0 laisse le jeu décider (0).
help-tables_per_person = Tables d’une personne, ouvertes ou en cours de partie (30).
help-tables_per_address = Tables qu’une adresse peut ouvrir en une heure (300).
help-tokens_per_person = Jetons d’une personne (50).
help-calls_per_second = Appels par seconde d’une personne, et dix fois plus d’un coup (40).
help-messages_per_second = Messages par seconde d’une connexion, et autant d’un coup (40).
help-connections_per_address = Connexions simultanées d’une adresse (500).
help-queue = Messages qui peuvent attendre un spectateur lent (64).
help-patience_seconds = Secondes après lesquelles on laisse partir qui ne lit rien (60).
help-open_seconds = Secondes pendant lesquelles une table ouverte reste visible quand personne n’y est (600).
help-open_days = Jours après lesquels une table ouverte et désertée disparaît (7).
help-idle_seconds = Secondes après lesquelles une table que personne ne regarde quitte la mémoire (120).
help-talk_days = Jours pendant lesquels ce qui se dit aux tables est gardé (90).

# Le navigateur
ui-motto = la ludothèque qui ne ferme jamais
ui-language = Langue
ui-no-server = Le serveur ne répond pas. Nous continuons d’essayer.
ui-you = Vous
ui-box = { $players } joueurs · { $minutes } min
ui-box-untimed = { $players } joueurs
ui-minutes = environ { $minutes } min
ui-dealing = on distribue…
ui-play-bots = Jouer
ui-with-friends = Entre amis
ui-discover = Découvrir
ui-discover-game = Découvrir le jeu { $game }
ui-learn = Apprendre
ui-opponents = Adversaires
ui-level = Niveau
ui-level-name = { $level ->
    [apprentice] apprenti
    [companion] compagnon
    [master] maître
   *[archmage] archimage
 }
ui-adapt = s’adapte à moi
ui-adapt-about = Après chaque partie, un adversaire devient plus fort ou plus faible, selon vos trois dernières parties.
ui-next-table = Face à vous : { $bots }.
ui-bots-of-level = { $level ->
    [apprentice] { $count ->
        [one] { $count } apprenti
       *[other] { $count } apprentis
     }
    [companion] { $count ->
        [one] { $count } compagnon
       *[other] { $count } compagnons
     }
    [master] { $count ->
        [one] { $count } maître
       *[other] { $count } maîtres
     }
   *[archmage] { $count ->
        [one] { $count } archimage
       *[other] { $count } archimages
     }
 }
ui-trend = { $trend ->
    [harder] L’un d’eux est plus fort que la dernière fois.
   *[easier] L’un d’eux est moins fort que la dernière fois.
 }
ui-demand = { $demand ->
    [luck] Hasard
    [thought] Réflexion
   *[speed] Vitesse
 }
ui-amount = { $amount ->
    [0] pas du tout
    [1] un peu
    [2] assez
   *[3] beaucoup
 }
ui-own-tables = Vos tables
ui-own-state = { $state ->
    [waits] À vous de jouer
    [kept] Un robot joue pour vous
    [open] Pas encore commencée
   *[playing] Aux autres de jouer
 }
ui-own-rank = { $rank ->
    [1] Vous avez gagné
   *[other] Terminée, place { $rank }
 }
ui-own-left = Vous retrouvez votre table ici.
ui-own-all = { $count ->
    [one] En voir { $count } de plus
   *[other] En voir { $count } de plus
 }
ui-own-over = Vos dernières parties
ui-own-turn = À vous de jouer : { $title }, avec { $names }
ui-own-turn-alone = À vous de jouer : { $title }
ui-own-count = { $count ->
    [one] { $count } autre table vous attend
   *[other] { $count } autres tables vous attendent
 }
ui-open-tables = Tables ouvertes
ui-free-seats = { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
 }
ui-new-table = Nouvelle table : { $game }
ui-your-name = Votre nom
ui-players = Joueurs
ui-listed = Montrer cette table à tous
ui-hints-allowed = Les joueurs peuvent demander conseil
ui-words-allowed = On peut s’écrire
ui-no-words = Phrases toutes faites seulement
ui-no-hints = Sans conseils
ui-cancel = Annuler
ui-open-table = Ouvrir la table
ui-to-editor = Retour à l’atelier
ui-to-shelf = Retour à l’accueil
ui-connecting = On va à la table…
ui-reconnecting = Connexion perdue. Reconnexion automatique…
ui-story = Coups
ui-rules = Règles
ui-close = Fermer
ui-nothing-yet = Il ne s’est encore rien passé.
ui-talk = Parler
ui-talk-new = { $count ->
    [0] Parler
    [one] Parler, { $count } nouveau message
   *[other] Parler, { $count } nouveaux messages
 }
ui-talk-nothing = Personne n’a encore rien dit. Un bonjour ?
ui-talk-phrases = Dire d’un geste
ui-talk-about-game = À propos de cette partie
ui-talk-write = Votre message
ui-talk-send = Envoyer
ui-talk-waits = L’envoi attend la connexion.
ui-talk-aside = Tant que la partie dure, seules les personnes qui regardent vous entendent.
ui-talk-was-aside = entre spectateurs
ui-talk-no-words = À cette table, on parle par phrases toutes faites.
ui-talk-show-words = Montrer ce que les autres écrivent
ui-talk-mute = Ne plus entendre { $name }
ui-talk-muted = Vous n’entendez plus : { $name }
ui-talk-unmute = Entendre de nouveau ({ $name })
ui-talk-more = Que faire de ce message ({ $name })
ui-talk-report = Signaler ce message
ui-talk-report-why = Qu’est-ce qui ne va pas ?
ui-talk-why = { $why ->
    [rude] C’est blessant
    [spam] C’est envahissant
    [cheating] C’est de la triche
   *[other] Autre chose
 }
ui-talk-reported = Merci. L’équipe du site va lire ce message et ceux d’avant.
ui-talk-somebody = Une personne qui regarde
ui-talk-said = { $me ->
    [yes] Vous : { $text }
   *[no] { $name } : { $text }
 }
ui-who-plays = Qui joue ?
ui-free = Place libre
ui-sit = S’asseoir ici
ui-add-bot = Ajouter un robot
ui-fill-bots = Des robots pour le reste
ui-start = Commencer
ui-seats-left = { $free ->
    [0] Aucune place libre
    [one] Encore { $free } place libre
   *[other] Encore { $free } places libres
 }
ui-invite = Inviter des amis
ui-qr = Code QR du lien vers cette table
ui-share = Partager le lien
ui-screen = Sur un grand écran
ui-screen-scan = Scannez le code avec un téléphone pour vous asseoir.
ui-show-others = Montrer à d’autres
ui-copied = Lien copié
ui-over = La partie est terminée.
ui-turn = { $me ->
    [yes] À vous : jouez une carte.
   *[no] C’est à { $seat } de jouer.
 }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-leads = { $seat } commence le pli
ui-your-hand = Votre main
ui-choose-card = Choisissez une carte
ui-wait = Un instant…
ui-watching = Vous regardez cette table.
ui-rule = Règle { $rule }
ui-house-rule = Lire la règle
ui-house-rules = Règles de tous les jeux
ui-look-table = Voir la table
ui-record = Enregistrement
ui-rematch = Rejouer
ui-text-line = Taper un coup
refusal-no-client = La page de ce serveur n’a pas été construite : lancez « make web ».
ui-replay = Revoir la partie
ui-back = Étape précédente
ui-forward = Étape suivante
ui-run = Lecture
ui-run-again = Relire depuis le début
ui-speed = Vitesse : { $speed ->
    [slow] lente
    [quick] rapide
   *[usual] normale
 }
ui-go-to = Aller à : { $where }
ui-start-of-game = début
ui-end-of-game = fin
ui-more = Plus
ui-keys = Clavier
ui-key-step = une étape en arrière ou en avant
ui-key-chapter = au tour ou au pli précédent ou suivant
ui-key-ends = au début ou à la fin
ui-key-run = lecture ou pause
ui-key-speed = vitesse
ui-key-analysis = analyse
ui-share-moment = Partager ce moment
ui-save-picture = Garder l’image
ui-picture-waits = L’image se prépare…
ui-no-picture = Ce navigateur ne peut pas faire d’image. Le lien mène au même moment.
ui-moment-caption = { $game } : { $names } (étape { $ply } sur { $last })
ui-results = Résultats
ui-pause = Pause
ui-ply = Étape de la partie
ui-ply-of = { $ply } sur { $last }
ui-eyes = Point de vue
ui-spectator = Spectateur
ui-check-dice = Vérifier les tirages
ui-analysis = Analyse
ui-checking = Calcul en cours…
ui-proof-promise = { $held ->
    [yes] Le hasard vient bien du secret scellé avant l’arrivée des joueurs.
   *[no] Le hasard ne vient pas du secret scellé avant la partie.
 }
ui-proof-nonce = { $held ->
    [yes] Le nombre fourni par votre navigateur a bien servi aux tirages.
   *[no] Le nombre fourni par votre navigateur n’a pas servi aux tirages.
 }
ui-proof-throws = { $held ->
    [yes] { $throws ->
        [0] Il n’y a eu aucun tirage.
        [1] Le tirage est exact.
       *[other] Les { $throws } tirages sont tous exacts.
     }
   *[no] Le tirage de l’étape { $line } est faux.
 }
ui-proof-limits = Cela prouve que personne n’a choisi les cartes une fois les places prises. Cela ne prouve pas que l’équipe du site n’a pas regardé les cartes cachées, ni qu’elle ne s’est pas entendue avec la dernière personne arrivée.
ui-guide = Première partie
ui-guide-on = Continuer
ui-paused = La partie est en pause : personne ne joue, et aucun sablier ne coule.
ui-guide-again = Expliquez-moi la table
ui-guide-end = Je connais ce jeu
ui-lesson = Leçon
ui-lesson-step = Étape { $step } sur { $last }
ui-lesson-read = Relire
ui-lesson-retry = Réessayer
ui-lesson-show = Montrez-moi
ui-lesson-leave = Quitter la leçon
ui-lesson-play = Jouer
ui-lesson-again = Recommencer
ui-bot = robot
ui-seat = Votre place
ui-elsewhere = Continuer sur un autre appareil
ui-elsewhere-what = Ouvrez ce lien sur l’autre appareil, ou scannez le code : vous retrouvez votre place. Ne le partagez pas : il permet de jouer à votre place.
ui-elsewhere-qr = Code QR de votre lien personnel
ui-elsewhere-link = Votre lien personnel
ui-elsewhere-none = Cet appareil ne connaît pas votre lien personnel. Vous pouvez en avoir un nouveau.
ui-elsewhere-make = Créer un lien
ui-elsewhere-replace = Remplacer le lien
ui-elsewhere-replace-what = Lien perdu, ou partagé par erreur ? Remplacez-le : l’ancien ne marchera plus, et les autres appareils seront déconnectés.
ui-copy = Copier le lien
ui-only-here = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, il faut relancer Envol avec HOST=0.0.0.0.
ui-shut-out = Votre lien personnel a été remplacé sur un autre appareil. D’ici, vous ne pouvez plus que regarder.
ui-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
ui-offline = Pas de réseau. La partie reprendra dès qu’il sera revenu.
ui-reconnecting-move = Connexion perdue. Votre coup est gardé et sera envoyé dès le retour…
ui-bot-level = { $bot ->
    [random] robot débutant
    [apprentice] robot apprenti
    [greedy] robot aguerri
    [companion] robot compagnon
    [master] robot maître
    [archmage] robot archimage
   *[search] robot redoutable
 }
ui-menu = Menu
ui-settings = Réglages
ui-look = Lumière
ui-look-of = { $look ->
    [day] Jour
    [night] Nuit
   *[system] Système
 }
ui-pace = Coups des autres
ui-pace-of = { $pace ->
    [calm] Calmes
    [quick] Rapides
   *[normal] Normaux
 }
ui-hold = Retenir : regarder la table un moment
ui-go-on = Reprendre
ui-held = Vous retenez la table. Touchez-la encore pour reprendre.
ui-volume = Volume du son
ui-volume-of = { $volume ->
    [0] muet
   *[other] { $volume } %
 }
ui-signs = Niveaux et signes
ui-level-what = { $bot ->
    [apprentice] apprend encore : un premier adversaire tout doux.
    [companion] joue bien et se trompe parfois.
    [master] voit plus loin, et donne les conseils.
   *[archmage] réfléchit plus longtemps encore, et pardonne peu.
 }
ui-sign-person = Un chapeau pointu sans clé : une personne.
ui-sign-turn = Un nom qui brille : la partie attend cette personne.
ui-sign-lit = Ce qui brille peut se jouer. Touchez autre chose, et l’on vous dira pourquoi non.
ui-sign-hinted = Un trait pointillé : ce dont parle le conseil.
ui-no-board = Cette page n’a pas de plateau pour ce jeu.
ui-in-terminal = On peut y jouer dans un terminal, avec « envol play ».
ui-again = Réessayer
ui-trying = On réessaie…
ui-option = { $option } : { $value }
ui-nobody-yet = Encore personne
ui-level-of = Niveau ({ $name })
ui-not-come = pas encore là
ui-away = pas là pour l’instant
ui-free-seat-of = Libérer cette place ({ $name })
ui-stand-up = Quitter ma place
ui-options = Options
ui-host-begins = L’hôte lancera la partie quand toutes les places seront prises.
ui-close-table = Fermer la table
ui-close-table-what = La table disparaîtra pour de bon, pour tout le monde.
ui-on-shelf = Cette table est visible à l’accueil : tout le monde peut s’y asseoir.
ui-bot-for-me = Laisser un robot jouer pour moi
ui-bot-plays-you = Un robot joue à votre place.
ui-back-myself = Reprendre la main
ui-ask-seat = Demander cette place ({ $name })
ui-ask-seat-what = Les robots gardent des places au chaud. Demandez-en une : l’hôte de la table ou les joueurs répondront.
ui-ask-for-seat = Demander une place
ui-seat-asked = { $guest } aimerait jouer à la place d’un robot ({ $name }).
ui-seat-admit = Laisser jouer
ui-seat-waits = Vous demandez une place ({ $name }). La réponse va venir.
ui-seat-declined = Pas cette fois. Vous pouvez continuer à regarder.
ui-undo = Reprendre mon dernier coup
ui-undo-waits = Vous demandez à reprendre un coup. Réponses attendues : { $names }.
ui-undo-withdraw = Tant pis
ui-undo-asked = { $seat } demande à reprendre un coup, et tout ce qui l’a suivi.
ui-undo-agree = D’accord
ui-undo-decline = Non
ui-undone = Un coup est repris, avec tout ce qui l’a suivi.

# Ensemble : qui est là, et ce qui se passe à une table à côté du jeu. Chaque nouvelle se lit dans le récit, et à voix haute.
ui-people = Qui est là
ui-here = à la table
ui-watchers = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
ui-watchers-named = { $count ->
    [one] { $count } personne regarde : { $names }
   *[other] { $count } personnes regardent, dont { $names }
 }
ui-duration = { $unit ->
    [min] { $count } min
    [hour] { $count } h
   *[day] { $count } j
 }
ui-away-just-now = pas là
ui-away-for = pas là depuis { $time }
ui-waits-away = { $seat } n’est pas là. La table attend.
ui-waits-away-for = { $seat } n’est pas là depuis { $time }. La table attend.
ui-keep-offered = { $seat } n’est pas là depuis { $time }.
ui-keep = Faire jouer un robot
ui-keep-wait = Attendre encore
ui-keep-seat = Faire jouer un robot ({ $name })
ui-out = Demander de sortir ({ $name })
ui-out-what = Il faut l’accord de deux joueurs. Un robot joue alors la suite.
ui-out-withdraw = Laisser rester ({ $name })
ui-out-asked = { $names } : et si un robot jouait la suite pour { $seat } ?
ui-out-asked-you = { $names } : et si un robot jouait la suite pour vous ?
ui-out-agree = D’accord
ui-out-later = Pas maintenant
ui-sent-out = Les autres font jouer un robot à votre place. Vous pouvez leur redemander une place.
ui-again-asked = Une autre partie ? Déjà d’accord : { $names }.
ui-again-open = Une autre partie se prépare.
ui-again-join = Jouer aussi
ui-again-later = Pas maintenant
ui-next = Partie suivante…
ui-next-title = La partie suivante
ui-next-what = Les mêmes personnes se retrouvent. Des robots jouent aux places où personne ne vient.
ui-next-rotated = Tout le monde avance d’une place
ui-next-same = Le même jeu
ui-rotate = Avancer tout le monde d’une place
ui-seat-up = Une place plus haut ({ $name })
ui-start-without = Commencer sans { $names }
ui-start-without-what = Des robots gardent leurs places jusqu’à leur arrivée.
ui-line-lost = La connexion a été perdue.
ui-line-found = La connexion est revenue.
news-came = { $me ->
    [yes] Vous voilà de retour.
   *[no] { $seat } est là.
 }
news-left = { $me ->
    [yes] Vous n’étiez plus là.
   *[no] { $seat } n’est plus là.
 }
news-watches = { $name } regarde.
news-undo-asked = { $me ->
    [yes] Vous demandez à reprendre un coup.
   *[no] { $seat } demande à reprendre un coup.
 }
news-undo-agreed = { $me ->
    [yes] Vous êtes d’accord.
   *[no] { $seat } est d’accord.
 }
news-undo-declined = { $me ->
    [yes] Vous préférez ne pas reprendre le coup.
   *[no] { $seat } préfère ne pas reprendre le coup.
 }
news-undo-over = Le coup n’est pas repris. La partie continue.
news-kept = { $me ->
    [yes] Vous n’étiez plus là : { $other } fait garder votre place par un robot.
   *[no] { $mine ->
        [yes] Vous faites jouer un robot pour { $seat }, en son absence.
       *[no] { $other } fait jouer un robot pour { $seat }, en son absence.
     }
 }
news-out-asked = { $me ->
    [yes] { $other } aimerait qu’un robot joue la suite pour vous.
   *[no] { $mine ->
        [yes] Vous aimeriez qu’un robot joue la suite pour { $seat }.
       *[no] { $other } aimerait qu’un robot joue la suite pour { $seat }.
     }
 }
news-out-over = { $mine ->
    [yes] Finalement, vous préférez garder { $seat } à la table.
   *[no] Finalement, { $other } préfère garder { $seat } à la table.
 }
news-out = { $me ->
    [yes] Les autres font jouer un robot à votre place.
   *[no] La table fait jouer un robot pour { $seat }.
 }
news-seat-asked = { $name } demande à jouer à la place d’un robot ({ $seat }).
news-seat-declined = { $name } continue à regarder.
news-again = { $me ->
    [yes] Vous aimeriez rejouer.
   *[no] { $seat } aimerait rejouer.
 }

# Un conseil : ce que ferait le maître, et ce que vaut chacun des coups qu’il a pesés. Un jeu peut avoir ses propres mots ;
# ce qui finit par -too se dit des autres, après le premier.
ui-hint = Conseil
ui-hint-more = Tout le conseil
ui-hint-waits = Le maître réfléchit…
hint-one = Le maître choisirait « { $move } » : { $worth }.
hint-some = Le maître choisirait « { $move } » : { $worth }. Autres idées : { $others }.
hint-other = « { $move } » ({ $worth })
hint-brief = Le maître : « { $move } » ({ $worth })
worth-only = c’est le seul coup possible
worth-routine = ici, il n’y a rien à peser
worth-chance = { $percent } % de chances de gagner
worth-chance-too = { $percent } %
worth-counted = { $ends ->
    [won] en jouant bien jusqu’au bout, victoire de { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
    [lost] en jouant bien jusqu’au bout, défaite de { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[level] en jouant bien jusqu’au bout, égalité
 }
worth-counted-too = { $ends ->
    [won] victoire de { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
    [lost] défaite de { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[level] égalité
 }

# La ligne de commande : arena
help-arena = Faire jouer des robots entre eux, sur tous les cœurs, et les classer ; ce qui fut interrompu reprend.
help-keys = Les jeux, par leurs clés, ou paquet.module:Classe pour des jeux à vous (tous ceux de la bibliothèque).
help-arena-bots = Qui joue, avec des virgules : apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s, search:50ms (au temps), ou paquet.module:Classe pour un robot à vous (random,greedy,search).
help-rounds = Combien de tours ; à chaque tour, tous se rencontrent à toutes les places avec la même chance (10).
help-arena-seats = Combien de joueurs à une table (le moins que chaque jeu permette).
help-ladder = Chaque robot ne rencontre que le suivant de la liste, le plus faible en premier.
help-arena-option = Une option des jeux qui l’ont ; peut être donnée plusieurs fois.
help-arena-file = Garde les résultats ; la même commande, plus tard, reprend à partir de là (arena.jsonl).
help-patience = Combien de secondes un robot à vous peut réfléchir à un coup ; ensuite il perd cette partie (60).
help-plot = Dessiner le classement dans ce fichier, en SVG.
cli-arena-bots = il faut à une arène au moins deux robots, nommés chacun une fois
cli-arena-no-bot = { $game } n’a pas de robot « { $name } » ; il y a { $bots }, ou paquet.module:Classe pour un robot à vous
cli-bad-bot = le robot « { $name } » n’a pas pu être créé : { $detail }
cli-arena-option = aucun de ces jeux n’a d’option « { $name } »
cli-arena-other = { $file } contient les résultats d’une autre arène : choisissez-en un autre avec --file, ou supprimez-le
cli-arena-damaged = { $file }, ligne { $line } : ce n’est pas un résultat d’arène
cli-arena-worker = un robot a mis fin au processus où il jouait ; les parties d’avant sont gardées dans { $file }
arena-title = L’arène
arena-game = { $game }, à { $seats } joueurs
arena-all = Tous les jeux
arena-games = parties
arena-rating = cote
arena-interval = 95 %
arena-wins = victoires
arena-faults = pannes
arena-against = contre
arena-ahead = devant
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-bounds = { $low } à { $high }
arena-fault = { $bot } est tombé en panne et a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }, d’abord la partie { $number } ({ $game }) : { $what }
arena-more-faults = { $count ->
    [one] Et { $count } autre sorte de panne.
   *[other] Et { $count } autres sortes de pannes.
 }
arena-broken-off = Interrompu ; parties gardées dans { $file } : { $kept } sur { $games }. La même commande reprend à partir de là.
arena-caption = Cotes des robots après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
arena-axis = cote OpenSkill, avec l’intervalle qui contient la vraie dans 95 cas sur 100

# La galerie, pour qui tient le serveur
gallery-work = Id
gallery-title = Titre
gallery-author = Par
gallery-reports = Signalements
gallery-state = État
gallery-hidden = cachée
gallery-shown = montrée
gallery-nothing = Rien n’a été signalé, et rien n’est caché.
talk-nothing = Rien n’a été signalé.
talk-report = { $time }, table { $table } : { talk-why }
talk-why = { $why ->
    [rude] blessant
    [spam] envahissant
    [cheating] triche
   *[other] autre chose
 }
talk-line = { $name }, n° { $person } : { $text }

## What a link to a table shows where it is pasted
preview-open = { $who ->
    [nobody] La table est mise.
    [somebody] { $names } vous attend.
   *[other] { $names } vous attendent.
 } { $free ->
    [0] Venez regarder !
    [one] Il reste { $free } place.
   *[other] Il reste { $free } places.
 }
preview-playing = { $who ->
    [nobody] Des robots jouent entre eux.
   *[other] Une partie est en cours : { $names }.
 } Venez regarder !
preview-over = { $who ->
    [nobody] La partie est finie.
   *[other] La partie est finie : { $names }.
 } Revoyez-la coup par coup.

# What one says at any table with one tap; everybody reads it in their own language, so nobody is named in it.
phrase-hello = Bonsoir la compagnie !
phrase-welcome = Prenez un balai, asseyez-vous.
phrase-luck = Bonne chance, et bon vol !
phrase-ready = Quand vous voulez !
phrase-thinking = Une seconde, je réfléchis.
phrase-no-hurry = Prenez votre temps.
phrase-your-turn = À vous, sans vouloir presser.
phrase-moment = Je reviens tout de suite.
phrase-tea = Cinq minutes : l’eau bout.
phrase-back = Me revoilà !
phrase-well-played = Bien joué !
phrase-brilliant = Magnifique !
phrase-surprised = Je n’ai rien vu venir.
phrase-magic = Il y a de la magie là-dessous.
phrase-lucky = Quelle chance !
phrase-unlucky = Pas de chance…
phrase-close = C’était moins une !
phrase-oops = Oups, ce n’était pas prévu.
phrase-ouch = Aïe !
phrase-cat = Ce n’est pas moi, c’est le chat.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-laugh = Ha ha !
phrase-hm = Hmm…
phrase-yes = Oui !
phrase-no = Non !
phrase-maybe = Peut-être…
phrase-watching-you = Je vous ai à l’œil.
phrase-revenge = Patience, ma revanche arrive.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
phrase-leaving = Je dois y aller.
phrase-good-night = Bonne nuit, et gare au balai dans l’escalier.
phrase-bye = À bientôt !
