# La charpente : refus, parties enregistrées, ligne de commande.
chance = Le hasard
seat-number = Joueur { $number }

# Les refus que tous les jeux partagent ; les numéros sont ceux de RULES.fr.md, à côté de ce fichier.
refusal-match-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-offered = Ce coup n’est pas possible maintenant.
refusal-no-such-timer = Aucun sablier de ce nom ne coule.
refusal-no-such-chance = Le hasard ne peut pas donner cela maintenant.
refusal-nothing-to-undo = Il n’y a pas de telle ligne à reprendre.

# Parties enregistrées
record-cut-short = l’enregistrement est coupé : sa dernière ligne n’a pas de fin
record-header = l’en-tête ne peut pas être lu : { $detail }
record-format = l’enregistrement est au format { $format }, ce programme lit le format 1
record-after-end = il y a une ligne après le résultat
record-line = cette ligne n’est pas écrite comme celle d’un enregistrement
record-number = le numéro de la ligne devrait être { $expected }
record-time = l’heure de la ligne précède celle de la ligne au-dessus
record-notation = « { $text } » n’est pas un coup de ce jeu
record-illegal = « { $text } » est contraire aux règles ({ $rule })
record-result = le résultat n’est pas celui de cette partie
record-commit = le secret n’est pas celui qui a été promis avant la partie
record-no-number = un lancer de dés n’a pas de nombre
record-meaning = le nombre { $t } sur { $total } ne désigne pas ce tirage
record-dice = le nombre { $t } sur { $total } n’est pas celui que les dés ont donné

# Ligne de commande : erreurs
cli-error = Erreur : { $what }
cli-unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $games }
cli-unknown-bot = il n’y a pas de robot « { $name } » ; il y a : random, greedy, search, search:SIMULATIONS
cli-no-greedy = { $game } n’a pas de robot greedy
cli-bots-count = { $given } robots nommés pour { $seats } places : nommez-en un pour toutes, ou un pour chacune
cli-bad-option = « { $text } » n’est pas une option : écrivez clé=valeur
cli-bad-options = { $detail }
cli-no-file = { $file } ne peut pas être lu
cli-bad-language = il n’y a pas de langue « { $name } » ; il y a : fr, en
cli-bad-number = { $name } doit valoir au moins { $least }
cli-no-seat = il n’y a pas de place { $seat } : les places vont de 1 à { $seats }
cli-no-ply = il n’y a pas de ligne { $ply } : cette partie va de 0 à { $last }
cli-bad-record = { $file }, ligne { $line } : { $why }
cli-no-folder = { $folder } ne peut pas être écrit

# Ligne de commande : games, sim, verify, replay
games-title = Jeux
games-key = clé
games-name = nom
games-players = joueurs
games-options = options
sim-progress = { $game } en cours
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-rank = rang moyen
sim-score = score moyen
sim-done = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } de { $game }, { $lines } lignes, { $speed } lignes par seconde
verify-served = L’enregistrement est vrai : { $lines } lignes suivent les règles, et les { $chances } lancers de dés découlent tous du secret promis avant la partie.
verify-plain = L’enregistrement suit les règles : { $lines } lignes. { $chances ->
    [0] Aucun lancer de dés n’a été noté.
   *[other] { $chances } lancers désignent bien ce qui est inscrit ; rien n’a été promis à leur sujet avant la partie, on ne peut donc pas vérifier qu’ils étaient équitables.
 }
verify-open = La partie n’est pas terminée.
replay-ply = Après la ligne { $ply } sur { $last }
replay-eyes = vu par { $name }
replay-eyes-spectator = vu par un spectateur
replay-eyes-all = toutes mains ouvertes

# Ligne de commande : play
play-title = { $game }. Vous êtes { $name }, avec { $others }.
play-help = Tapez un numéro ou un coup comme « { $example } ». Et aussi : « rules » et un numéro pour une règle, « help » pour l’aide, « quit » pour partir.
play-your-turn = À vous de jouer.
play-prompt = >
play-refused = Impossible ({ $rule }) : { $why }
play-rule-hint = Tapez « rules { $rule } » pour lire cette règle.
play-no-rule = Il n’y a pas de règle « { $text } ».
play-unreadable = « { $text } » n’est pas un coup de ce jeu.
play-choices = Vous pouvez :
play-left = Vous quittez la table. À bientôt !
play-over = La partie est terminée.
play-score = { $name } : { $score ->
    [0] 0 point
    [one] 1 point
   *[other] { $score } points
 }
play-saved = L’enregistrement est dans { $file }.
play-you = Vous
