# The frame: refusals, records, the command line.
chance = Chance
seat-number = Player { $number }
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# Refusals that every game shares; the numbers are those of RULES.en.md beside this file.
refusal-match-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = This move is not possible now.
refusal-no-such-timer = This hourglass is not running.
refusal-no-such-chance = Chance cannot bring this now.
refusal-nothing-to-undo = This move cannot be taken back.
refusal-no-clocks = This game is played without clocks.
refusal-paused = The game is paused. It must go on first.
refusal-no-pause = The game cannot pause now. Only a person who plays alone against bots can have it wait.

# Records
record-encoding = this line is not text in UTF-8
record-cut-short = the record is cut short: its last line has no end
record-header = the header cannot be read: { $detail }
record-format = the record has format { $format }, this program reads format 1
record-after-end = there is a line after the result
record-line = this line is not written as a record’s line
record-number = the line’s number should be { $expected }
record-time = the line’s time lies before the line above
record-notation = “{ $text }” is no move of this game
record-illegal = “{ $text }” breaks the rules ({ $rule })
record-result = the result is not that of this game
record-commit = the secret is not the one sealed before the game
record-no-number = a draw has no number
record-meaning = the number { $t } of { $total } does not stand for this draw
record-dice = the number { $t } of { $total } is not the one that the secret gives

# Command line: errors. Each is one line; cli-error puts it into words.
cli-error = Error: { $what }
cli-unknown-game = there is no game “{ $name }”; there are: { $games }
cli-bad-module = the game “{ $name }” cannot be loaded: { $detail }
cli-no-texts = { $game } has no texts in this language
cli-no-rules = { $game } has no rules to read in this language
cli-no-rule = there is no rule “{ $number }” in { $game }
cli-unknown-bot = there is no bot “{ $name }”; there are: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s
cli-no-greedy = { $game } has no greedy bot
cli-bots-count = { $given ->
    [one] { $given } bot was named
   *[other] { $given } bots were named
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: name one for all, or one for each
cli-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }
cli-bad-option = “{ $text }” is not an option: write key=value
cli-unknown-option = { $game } has no option “{ $name }”; there are: { $options }
cli-no-options = { $game } has no option “{ $name }”: it has none at all
cli-bad-value = “{ $value }” is no value of the option { $name }; there are: { $choices }
cli-bad-type = “{ $value }” is no value of the option { $name }
cli-bad-options = { $detail }
cli-bad-adventure = { $file }: { $why }
cli-no-workshop = Nobody can make adventures for { $game }.
cli-bad-name = a name needs letters, and 40 characters at most
# Why the system refused a file; it ends the sentences below.
cli-why = { $why ->
    [missing] : there is no such file or folder
    [folder] : it is a folder
    [denied] : it is not allowed
    [full] : there is no room left
   *[other] {""}
 }
cli-no-file = { $file } cannot be read{ cli-why }
cli-no-save = { $file } cannot be written{ cli-why }
cli-no-folder = { $folder } cannot be written to{ cli-why }
cli-no-output = the output cannot be written{ cli-why }
cli-bad-answer = the bot { $bot } insists on “{ $move }” in { $game }, which is no legal move
cli-bad-language = there is no language “{ $name }”; there are: fr, en
cli-bad-number = { $name } must be at least { $least }
cli-no-seat = there is no seat “{ $given }”: write a number from 1 to { $seats }, or “spectator”, or “all”
cli-no-ply = there is no step { $ply }: this game goes from 0 to { $last }
cli-bad-record = { $file }, line { $line }: { $why }
cli-no-command = there is no command “{ $name }”; there are: { $commands }
cli-no-such-option = there is no { $name } here; see “{ $command } --help”
cli-missing = { $name } is missing; see “{ $command } --help”
cli-misused = { $name } is not written like this; see “{ $command } --help”
cli-unreadable = the value of { $name } cannot be read; see “{ $command } --help”
cli-no-work = there is no creation { $name } in this store
cli-no-store = the store { $name } cannot be opened
cli-store-taken = the store { $name } is in use by another server
cli-missing-extra = this needs { $name }, which is not installed; to get it: pip install "envol[{ $extra }]"
cli-too-many = there is a word too many; see “{ $command } --help”

# Command line: help
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-envol = Envol: board games of witches, wizards and flying carpets, to play, to study and to program.
help-help = Show this help.
help-version = Show the version.
help-games = The games there are, with their options.
help-sim = Let bots play many games, on all cores, and count.
help-play = Play in the terminal against bots.
help-replay = Show a recorded game as someone at the table saw it.
help-verify = Check a record: each move, each draw, the result.
help-analyse = Tell what each decision of a recorded game was worth, luck apart from skill.
help-rules = Read the rules of a game, or one of them.
help-gallery = See which creations in the gallery were reported; hide one, or show it again.
help-talk = See what was reported of all that is said at tables, with the lines before it.
help-hide = Hide this creation from everyone but its author.
help-show = Show this creation again.
help-adventure = Adventures that somebody made for the Flying Sorcerers.
help-check = Check whether an adventure can be played; if not, say why.
help-check-file = The file of the adventure.
help-check-estimate = Let bots fly it a few times, and tell how long and how hard it is.
help-play-adventure = An adventure of one’s own to play, as a file.
help-key = The game, by its key: “envol games” lists them.
help-sim-key = The game, by its key, or as package.module:Class for one of your own.
help-play-key = The game, by its key, or as package.module:Class for one of your own.
help-lang = Language: fr or en. By default that of the system.
help-file = The record.
help-simulations = Simulations for each move that is looked at (as many as the game asks for, 150 at most).
help-number = The number of one rule, such as 5.
help-count = How many games (1000).
help-seats = How many players (the least the game allows, or as many as there are bots).
help-play-seats = How many players, you included (4 if the game allows it).
help-bots = Who plays: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s; one for all or one for each, with commas (random).
help-play-bots = Your opponents: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s; one for all or one for each, with commas (greedy).
help-seed = The number all chance comes from; the same number gives the same games (1).
help-play-seed = The number all chance comes from; the same number deals the same cards.
help-as_json = Write the result as JSON.
help-records = Keep the record of every game in this folder.
help-option = An option of the game; may be given several times.
help-cores = How many processes (one for each core).
help-name = Your name at the table.
help-save = Keep the record of the game in this file.
help-ply = Stop after this step (the last).
help-seat = The point of view: a seat from 1 on, “spectator”, or “all” for all hands shown (spectator).

# Command line: games, sim, verify, replay
games-key = key
games-name = name
games-players = players
games-options = options
games-range = { $least } to { $most }
games-option = { $option }={ $default } ({ $label }: { $choices })
games-option-free = { $option }={ $default } ({ $label })
sim-progress = Playing { $game }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-rank = mean rank
sim-score = mean score
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-done = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $moves } moves, { $lines } steps, { $speed } steps per second.
verify-served = The record is true: { $lines ->
    [one] { $lines } step follows
   *[other] { $lines } steps follow
 } the rules, and { $chances ->
    [0] there was no draw.
    [one] { $chances } draw comes from the secret that was sealed before the game.
   *[other] all { $chances } draws come from the secret that was sealed before the game.
 }
verify-plain = The record follows the rules: { $lines ->
    [one] { $lines } step.
   *[other] { $lines } steps.
 } { $chances ->
    [0] No draw was noted.
    [one] { $chances } draw agrees with what was noted; nothing was sealed before the game, so it cannot be proved that the draw was fair.
   *[other] { $chances } draws agree with what was noted; nothing was sealed before the game, so it cannot be proved that the draws were fair.
 }
verify-open = The game is not over yet.

# The analysis of a match: on the command line and on the page of the replay.
analysis-progress = Analysing { $game }
analysis-seat = player
analysis-start = at the start
analysis-choices = own choices
analysis-others = the others’ choices
analysis-speed = speed
analysis-luck = luck
analysis-result = at the end
analysis-percent = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] { $percent }%
 }
turning-choice = Step { $ply }: { $seat } chose “{ $move }”; “{ $best }” would have given { $percent }% better chances.
turning-luck = Step { $ply }: luck { $sign ->
    [plus] raised
   *[minus] lowered
 } the chances of { $seat } by { $percent }%.
turning-speed = Step { $ply }: others were faster. It cost { $seat } { $percent }% of their chances.
analysis-calm = No choice and no stroke of luck stands out.
analysis-waits = The choices of this game are being looked at…
analysis-turning = Turning points
analysis-chances = Chances of winning
moment-choice = Step { $ply }: { $seat } could have had { $percent }% more.
moment-chosen = chosen
moment-better = better
moment-before = Previous turning point
moment-next = Next turning point
moment-see = See step { $ply }
analysis-curve = { $seat }: from { $start } to { $result }, between { $least } and { $most }.
# The three sentences that a good player would say about a game; a game may have some of its own.
analysis-lessons = What to take from it
lesson-won-choices = { $seat } won by choosing better than the others, with { $count ->
    [0] not one costly choice.
    [one] only { $count } costly choice.
   *[other] { $count } costly choices; those of the others cost more.
 }
lesson-won-others = { $seat } won by what the others gave away: { $count ->
    [one] { $count } costly choice of theirs.
   *[other] { $count } costly choices of theirs.
 }
lesson-won-little = { $seat } won by small things: none of the others made a costly choice. Then every small advantage counts.
lesson-won-speed = { $seat } won by being faster: slowness cost the others more than their choices. Here, deciding quickly is worth more than deciding perfectly.
lesson-won-luck = { $seat } won with luck’s help: it did more than all that the others gave away. With other draws, the same play might not win.
lesson-slipped = At step { $ply }, { $seat } had { $percent }% and did not win. When you are ahead, the safest move is the best one.
lesson-slipped-away = At step { $ply }, { $seat } had { $percent }% and did not win, though their choices from there on cost next to nothing. It happens: such games are worth forgetting.
lesson-comeback = At step { $ply }, { $seat } was down to { $percent }% and still won. It is worth playing on.
lesson-dearest = The dearest choice came at step { $ply }: { $seat } chose “{ $move }”. “{ $best }” was worth { $percent }% more.
lesson-most-costly = { $seat } made the most costly choices, { $count }. The turning points show the dearest: see what you would have done.
lesson-fewest-costly = { $seat } made the fewest costly choices, { $count }. Look at how they chose: there is something to learn.
lesson-even = { $count ->
    [0] Nobody made a costly choice
    [one] Everybody made { $count } costly choice
   *[other] Everybody made { $count } costly choices
 }: other things decided this game.
analysis-scope = Each choice is compared with the other possible moves, with { $simulations } trial games for each, using only what the player knew then. Small differences do not count. What a choice costs goes to the other players; the rest is luck. Percentages are chances of winning.
replay-title = { $game }, with { $names }
replay-ply = Step { $ply } of { $last }, { $eyes ->
    [seat] seen by { $name }
    [all] all hands shown
   *[spectator] seen by a spectator
 }
replay-view = Point of view: { $name }
replay-undo = The table takes back step { $line } and all that came after it.
replay-pause = The game pauses.
replay-resume = The game goes on.
replay-handed = { $to ->
    [bot] { $me ->
        [yes] A bot takes your seat.
       *[no] A bot takes the seat of { $seat }.
     }
   *[person] { $me ->
        [yes] You are back.
       *[no] { $seat } is back.
     }
 }

# Command line: play. The words may also be typed in English, whatever the language.
word-rules = rules
word-help = help
word-hint = hint
word-quit = quit
bot-name = { $number ->
    [1] Circe
    [2] Morgan
    [3] Melusine
    [4] Medea
    [5] Sibyl
   *[other] Witch { $number }
 }
play-table = You are { $name }. With you at the table: { $others }.
play-opponent = { $name } ({ $bot })
play-hint = Type “help” at any time to see what you can type.
play-help = Type the number of a move, or the move itself, such as “{ $example }”. “rules 5” shows rule 5, “rules” all of them; “hint” tells what the master would do; Enter alone shows the table again; “help” shows this text, and “quit” leaves the game.
play-your-turn = Your turn. You can:
play-choice = { $number }. { $offer }
play-prompt = >
play-refused = Not possible ({ $rule }): { $why }
play-rule-hint = Type “rules { $rule }” to read this rule.
play-no-rule = There is no rule “{ $text }”.
play-no-choice = There is no move { $text }: the numbers go from 1 to { $last }.
play-unreadable = “{ $text }” is no move of this game.
play-left = You leave the table. Until next time!
play-over = The game is over.
play-score = { $rank }. { $me ->
    [yes] You
   *[no] { $seat }
 }: { $worth }
play-saved = The game record is in { $file }.

# Refusals of the table and of the server
refusal-no-such-seat = There is no seat { $number } at this table.
refusal-not-seated = You are watching this game. Take a seat to play.
refusal-not-started = The game has not begun yet.
refusal-bot-plays = A bot is playing for you. Take your seat back first.
refusal-bad-notation = This is not a move of this game.
refusal-stale = Too late: the game has moved on. Have a look and try again.
refusal-too-soon = One moment: please wait a little between two moves.
refusal-claim-waits = Your claim has been sent. One moment: we are checking who was fastest.
refusal-not-saved = This could not be saved, so nothing has changed. Please try again.
refusal-message-too-large = The message is too long: { $most } bytes at most.
refusal-message-unreadable = The message cannot be understood.
refusal-too-fast = Not so fast! Try again in a moment.
refusal-too-slow = Your device fell behind. Please reload the page.
refusal-no-take-back = In a race, no move can be taken back.
refusal-take-back-waits = Someone else is asking to take back a move. Please wait for the answer.
refusal-no-hints = This table was opened without hints.
refusal-hint-waits = The master is still thinking about your last question.
refusal-too-many-hints = No more hints for now. The master will be back in a moment.
refusal-no-hint = The master has no time just now. Ask again in a moment.
refusal-no-analysis = The analysis could not be made just now. Ask again in a moment.
refusal-bad-name = This name has signs that cannot be seen, or too many marks on one letter. Please choose another.
refusal-not-known = We do not know who you are, or whom you mean. Please reload the page.
refusal-no-such-phrase = There is no such phrase here. Please choose another.
refusal-no-words = At this table people speak in ready-made phrases only. Please choose one.
refusal-bad-words = This text is empty, or has signs that cannot be seen. Please write it differently.
refusal-too-many-words = This is too long: { $most } characters at most. Make two messages of it.
refusal-no-such-line = This message cannot be reported: it is gone, or it is your own.
refusal-wrong-host = This server is reached under another address.
refusal-no-debrief = The review could not be made just now. Ask again in a moment.
refusal-no-replay = The replay could not be made just now. Ask again in a moment.
refusal-too-many-changes = No more take-backs or seat changes in this game: { $most } is the limit.
refusal-no-such-table = This table does not exist, or no longer does. Please check the link.
refusal-table-closed = This table was closed.
refusal-no-such-game = This game does not exist here.
refusal-no-such-bot = This bot does not play this game.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = This address cannot be used in this way.
refusal-no-such-token = This token does not exist.
refusal-only-for-people = No token can do this. It is for the person alone.
refusal-too-many-tokens = You already have { $most ->
    [one] { $most } token
   *[other] { $most } tokens
 }. Delete one first.
refusal-not-json = The body of the request must be application/json.
refusal-too-many-connections = Too many connections come from this address.
refusal-bad-work = The game cannot read this creation.
refusal-unplayable = This cannot be played.
refusal-not-your-work = Only its author can do that.
refusal-no-workshop = This game has no workshop.
refusal-no-lesson = This game has no such lesson.
refusal-no-such-work = This creation does not exist, or is hidden.
refusal-too-many-works = You already have { $most ->
    [one] { $most } creation
   *[other] { $most } creations
 }: delete one first.
refusal-not-checked = It could not be looked over just now. Try again in a moment.
refusal-not-estimated = The bots are too busy to try it out now. Try again in a moment.
refusal-bad-options = These options do not fit the game: { $detail }
refusal-bad-request = The request cannot be understood.
refusal-our-fault = Something went wrong on our side. Nothing was changed.
refusal-too-many-tables = You already have { $most ->
    [one] { $most } table
   *[other] { $most } tables
 }. Finish one first.
refusal-too-many-listed = You already have { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } on the home page. Close one first, or share the new one by its link.
refusal-too-many-listed-here = Your network already has { $most ->
    [one] { $most } table
   *[other] { $most } tables
 } on the home page. Share the new one by its link instead.
refusal-seated-elsewhere = You already have seat { $number } at this table.
refusal-seen-elsewhere = You have already seen this game from seat { $number }, so no other can be yours. Watch on, or open a table of your own.
refusal-seat-taken = Seat { $number } is taken.
refusal-ask-first = A bot is playing at seat { $number }. Please ask for the seat first.
refusal-not-away = A bot can keep this seat once its player has been away for { $minutes } min.
refusal-too-few-agree = At least { $least } other people at the table must agree. A player who is away can be replaced by a bot.
refusal-nobody-there = Nobody else plays on seat { $number }.
refusal-nothing-asked = Nobody is asking for this seat any more.
refusal-too-many-wishes = Others are already asking for a seat. Try again in a moment.
refusal-asked-too-often = You have already asked { $most ->
    [one] { $most } time
   *[other] { $most } times
 } in this game. You can go on watching.
refusal-not-your-seat = Seat { $number } is not yours.
refusal-only-the-host = Only the table’s host can do this.
refusal-only-players = Only players at this table can do this.
refusal-already-started = The game has already begun.
refusal-seats-free = Some seats are still free: wait for your friends or add bots.
refusal-not-over = The game is not over yet.
refusal-record-when-over = The record can be opened when the game is over.
refusal-foreign-origin = This request comes from another site.
refusal-bad-token = This link or token is not valid, or no longer.
refusal-who-are-you = Take a seat at a table first.
refusal-not-in-scope = This token does not allow “{ $scope }”.
serve-address = Envol is open at { $address }
serve-network = Envol is open to your network at { $address } Point a phone’s camera at this:
help-serve = Serve tables to browsers and bots. Each option is also a variable of the environment: ENVOL_PORT for --port.
help-store = Where tables are kept: a file, or the URL of a PostgreSQL (envol.db).
help-host = The address to listen on (127.0.0.1, this machine only).
help-port = The port to listen on (8000).
help-origin = A further address under which browsers reach this server; may be given several times.
help-https = The server is reached by https: cookies travel only so.
help-workers = In how many processes bots think (2).
help-game = A game of your own to serve too, as package.module:Class; may be given several times.
help-proxy = The address of a web server in front of this one, which is believed who calls; may be given several times.
help-sockets_per_address = Connections of one address that watch a table or the list, at a time (300).
help-header_seconds = Seconds in which a connection must say what it wants (10).
help-body_seconds = Seconds in which all of a request must have come (30).
help-header_bytes = Bytes of headers that a request may have (32768).
help-header_lines = Lines of headers that a request may have (200).
help-requests_at_once = Requests that may come in one piece (16).
help-unanswered_bytes = Bytes that a connection may send before it is answered (262144).
help-unanswered_bytes_per_address = The same for all connections of one address (8388608).
help-unanswered_bytes_in_all = The same for all addresses, each of which then has its share (134217728).
help-pings_per_second = Pings and empty parts of messages of one connection, with ten times as many at once (10).
help-unheard = Messages of one connection that may wait to be heard (1024).
help-unread_bytes = Bytes of answers that may wait for a connection that does not read (1048576).
help-waiting_per_person = Replays, checks and analyses of one person that may wait (4).
help-study = Tables may also have bots for those who study: random, greedy, search:N, steady:20s. They can be slow.
help-bad_tokens_per_minute = Tokens that are none, from one address in a minute (30).
help-log = How the log is written to the standard error: for people, or as JSON (text).
help-log_level = What the log tells at least: debug, info, warning, error (warning).
help-store_wait_seconds = Seconds to wait for another server on the same PostgreSQL to end (10).
help-probe_seconds = Seconds between two writes by which health is tried, at least (10).
help-listed_per_person = Open tables of one person that the home page shows at a time (3).
help-listed_per_address = Open tables of one address that the home page shows at a time (10).
help-listed_at_most = Open tables that the home page shows in all; each address has its turn (50).
help-listings_per_second = Messages a second about them to one visitor (2).
help-own_at_most = Tables of one’s own on the home page that go on or are open (40).
help-own_over_at_most = Games just over among one’s own tables (12),
help-own_days = and for how many days (7).
help-grace_seconds = Seconds for which somebody whose connection is cut still counts as here (5).
help-keep_seconds = Seconds of absence after which a bot may keep the seat (120).
help-comings_per_second = Messages a second about who comes and goes, to one viewer at most (2).
help-wishes_per_table = Latecomers who may ask for a seat at a time (3).
help-wishes_per_person = Times that a latecomer may ask in one game (3).
help-lines_per_minute = Things that one person says, mutes or reports in a minute (20),
help-lines_at_once = and all at once (6).
help-group-serving = Serving
help-group-bots = Bots
help-group-limits = Limits, for the good of all
help-group-sleep = Tables that sleep
help-pace = How long bots seem to think; 0 answers at once (1).
help-think_seconds = After so many seconds the server’s own bot answers for one that still thinks (10).
help-analysis_simulations = Trial games for each move that an analysis looks at; 0 leaves it to the game (0).
help-tables_per_person = Tables of one person, open or being played (30).
help-tables_per_address = Tables that one address may open in an hour (300).
help-tokens_per_person = Tokens of one person (50).
help-calls_per_second = Calls a second by one person, and ten times as many at once (40).
help-messages_per_second = Messages a second from one connection, and as many again at once (40).
help-connections_per_address = Connections of one address at a time (500).
help-queue = Messages that may wait for a slow viewer (64).
help-patience_seconds = Seconds after which a viewer that reads nothing is let go (60).
help-open_seconds = Seconds for which an open table is listed when nobody is there (600).
help-open_days = Days after which a deserted open table is cleared away (7).
help-idle_seconds = Seconds after which a table that nobody watches leaves memory (120).
help-talk_days = Days for which what is said at tables is kept (90).

# The browser
ui-motto = the games library that never closes
ui-language = Language
ui-no-server = The server does not answer. We keep trying.
ui-you = You
ui-box = { $players } players · { $minutes } min
ui-box-untimed = { $players } players
ui-minutes = about { $minutes } min
ui-dealing = dealing…
ui-play-bots = Play now
ui-with-friends = With friends
ui-discover = Discover
ui-discover-game = Discover { $game }
ui-learn = Learn
ui-opponents = Opponents
ui-level = Level
ui-level-name = { $level ->
    [apprentice] apprentice
    [companion] adept
    [master] master
   *[archmage] archmage
 }
ui-adapt = adapts to me
ui-adapt-about = After each game one opponent gets stronger or weaker, by how your last three games went.
ui-next-table = You will meet: { $bots }.
ui-bots-of-level = { $level ->
    [apprentice] { $count ->
        [one] { $count } apprentice
       *[other] { $count } apprentices
     }
    [companion] { $count ->
        [one] { $count } adept
       *[other] { $count } adepts
     }
    [master] { $count ->
        [one] { $count } master
       *[other] { $count } masters
     }
   *[archmage] { $count ->
        [one] { $count } archmage
       *[other] { $count } archmages
     }
 }
ui-trend = { $trend ->
    [harder] One of them is stronger than last time.
   *[easier] One of them is weaker than last time.
 }
ui-demand = { $demand ->
    [luck] Luck
    [thought] Thought
   *[speed] Speed
 }
ui-amount = { $amount ->
    [0] none
    [1] a little
    [2] some
   *[3] a lot
 }
ui-own-tables = Your tables
ui-own-state = { $state ->
    [waits] Your turn
    [kept] A bot is playing for you
    [open] Not begun yet
   *[playing] Waiting for the others
 }
ui-own-rank = { $rank ->
    [1] You won
   *[other] Finished, place { $rank }
 }
ui-own-left = You can come back to your table here.
ui-own-all = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
 }
ui-own-over = Your latest games
ui-own-turn = Your turn: { $title }, with { $names }
ui-own-turn-alone = Your turn: { $title }
ui-own-count = { $count ->
    [one] { $count } other table waits for you
   *[other] { $count } other tables wait for you
 }
ui-open-tables = Open tables
ui-free-seats = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
 }
ui-new-table = New table: { $game }
ui-your-name = Your name
ui-players = Players
ui-listed = Show this table to everyone
ui-hints-allowed = Players may ask for hints
ui-words-allowed = People may write to each other
ui-no-words = Ready-made phrases only
ui-no-hints = No hints
ui-cancel = Cancel
ui-open-table = Open the table
ui-to-editor = Back to the workshop
ui-to-shelf = Back to the home page
ui-connecting = Going to the table…
ui-reconnecting = Connection lost. Reconnecting…
ui-story = Moves
ui-rules = Rules
ui-close = Close
ui-nothing-yet = Nothing has happened yet.
ui-talk = Talk
ui-talk-new = { $count ->
    [0] Talk
    [one] Talk, { $count } new message
   *[other] Talk, { $count } new messages
 }
ui-talk-nothing = Nobody has said anything yet. How about hello?
ui-talk-phrases = Say with one tap
ui-talk-about-game = About this game
ui-talk-write = Your message
ui-talk-send = Send
ui-talk-waits = Waiting for the connection.
ui-talk-aside = While the game lasts, only those who watch can hear you.
ui-talk-was-aside = among those who watch
ui-talk-no-words = At this table people speak in ready-made phrases.
ui-talk-show-words = Show what others write
ui-talk-mute = Mute { $name }
ui-talk-muted = Muted: { $name }
ui-talk-unmute = Hear again ({ $name })
ui-talk-more = What to do about this message ({ $name })
ui-talk-report = Report this message
ui-talk-report-why = What is wrong with it?
ui-talk-why = { $why ->
    [rude] It hurts somebody
    [spam] Too much of it
    [cheating] It is cheating
   *[other] Something else
 }
ui-talk-reported = Thank you. The site team will read this message and those before it.
ui-talk-somebody = Somebody who watches
ui-talk-said = { $me ->
    [yes] You: { $text }
   *[no] { $name }: { $text }
 }
ui-who-plays = Who plays?
ui-free = Free seat
ui-sit = Sit here
ui-add-bot = Add a bot
ui-fill-bots = Bots for the rest
ui-start = Begin
ui-seats-left = { $free ->
    [0] No seat is free
    [one] { $free } seat still free
   *[other] { $free } seats still free
 }
ui-invite = Invite friends
ui-qr = QR code of the link to this table
ui-share = Share the link
ui-screen = On a big screen
ui-screen-scan = Scan the code with a phone to sit down.
ui-show-others = Show others
ui-copied = Link copied
ui-over = The game is over.
ui-turn = { $me ->
    [yes] Your turn: play a card.
   *[no] It is { $seat }’s turn.
 }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ui-leads = { $seat } leads the trick
ui-your-hand = Your hand
ui-choose-card = Choose a card
ui-wait = One moment…
ui-watching = You are watching this table.
ui-rule = Rule { $rule }
ui-house-rule = Read the rule
ui-house-rules = Rules of every game
ui-look-table = Look at the table
ui-record = Game record
ui-rematch = Play again
ui-text-line = Type a move
refusal-no-client = The page of this server has not been built: run “make web”.
ui-replay = Watch the replay
ui-back = Previous step
ui-forward = Next step
ui-run = Play
ui-run-again = Play from the start
ui-speed = Speed: { $speed ->
    [slow] slow
    [quick] fast
   *[usual] normal
 }
ui-go-to = Go to: { $where }
ui-start-of-game = start
ui-end-of-game = end
ui-more = More
ui-keys = Keyboard
ui-key-step = one step back or on
ui-key-chapter = to the round, trick or turn before or after
ui-key-ends = to the start or the end
ui-key-run = play or pause
ui-key-speed = speed
ui-key-analysis = analysis
ui-share-moment = Share this moment
ui-save-picture = Save the picture
ui-picture-waits = The picture is being made…
ui-no-picture = This browser cannot make a picture. The link leads to the same moment.
ui-moment-caption = { $game }: { $names } (step { $ply } of { $last })
ui-results = Results
ui-pause = Pause
ui-ply = Step of the game
ui-ply-of = { $ply } of { $last }
ui-eyes = Point of view
ui-spectator = Spectator
ui-check-dice = Check the draws
ui-analysis = Analysis
ui-checking = Computing…
ui-proof-promise = { $held ->
    [yes] The draws come from the secret that was sealed before anyone sat down.
   *[no] The draws do not come from the secret that was sealed before the game.
 }
ui-proof-nonce = { $held ->
    [yes] The number from your browser was used for the draws.
   *[no] The number from your browser was not used for the draws.
 }
ui-proof-throws = { $held ->
    [yes] { $throws ->
        [0] There was no draw.
        [1] The one draw is right.
       *[other] All { $throws } draws are right.
     }
   *[no] The draw at step { $line } is wrong.
 }
ui-proof-limits = This proves that nobody chose the cards once the seats were taken. It does not prove that the site team did not look at hidden cards, or did not agree something with the last person to sit down.
ui-guide = First game
ui-guide-on = Go on
ui-paused = The game is paused: nobody moves, and no hourglass runs.
ui-guide-again = Explain the table
ui-guide-end = I know this game
ui-lesson = Lesson
ui-lesson-step = Step { $step } of { $last }
ui-lesson-read = Read it again
ui-lesson-retry = Try again
ui-lesson-show = Show me
ui-lesson-leave = Leave the lesson
ui-lesson-play = Play
ui-lesson-again = Start over
ui-bot = bot
ui-seat = Your seat
ui-elsewhere = Go on playing on another device
ui-elsewhere-what = Open this link on the other device, or scan the code, to get your seat back. Do not share it: anyone who has it can play as you.
ui-elsewhere-qr = QR code of your personal link
ui-elsewhere-link = Your personal link
ui-elsewhere-none = This device does not know your personal link. You can have a new one.
ui-elsewhere-make = Make a link
ui-elsewhere-replace = Replace the link
ui-elsewhere-replace-what = Lost it, or shared it by mistake? Replace it: the old link will stop working and other devices will be signed out.
ui-copy = Copy the link
ui-only-here = This address works on this computer only. To play with other devices, restart Envol with HOST=0.0.0.0.
ui-shut-out = Your personal link was replaced on another device. From here you can only watch now.
ui-no-answer = The server does not answer. Please try again in a moment.
ui-offline = You are offline. The game will resume as soon as you are back.
ui-reconnecting-move = Connection lost. Your move is saved and will be sent once you are back…
ui-bot-level = { $bot ->
    [random] beginner bot
    [apprentice] apprentice bot
    [greedy] skilled bot
    [companion] adept bot
    [master] master bot
    [archmage] archmage bot
   *[search] strong bot
 }
ui-menu = Menu
ui-settings = Settings
ui-look = Light
ui-look-of = { $look ->
    [day] Day
    [night] Night
   *[system] System
 }
ui-pace = Moves of the others
ui-pace-of = { $pace ->
    [calm] Calm
    [quick] Quick
   *[normal] Normal
 }
ui-hold = Hold: look at the table for a while
ui-go-on = Go on
ui-held = You hold the table. One more tap goes on.
ui-volume = Sound volume
ui-volume-of = { $volume ->
    [0] silent
   *[other] { $volume }%
 }
ui-signs = Levels and signs
ui-level-what = { $bot ->
    [apprentice] still learning: a friendly first opponent.
    [companion] plays soundly and makes mistakes.
    [master] thinks ahead, and gives the hints.
   *[archmage] thinks longer still, and forgives little.
 }
ui-sign-person = A pointed hat and no key: a person.
ui-sign-turn = A name that glows: the game waits for this player.
ui-sign-lit = What glows can be played. Tap anything else and you are told why not.
ui-sign-hinted = A dashed line: what the hint speaks of.
ui-no-board = This page has no board for this game.
ui-in-terminal = It can be played in a terminal, with “envol play”.
ui-again = Try again
ui-trying = Trying…
ui-option = { $option }: { $value }
ui-nobody-yet = Nobody yet
ui-level-of = Level ({ $name })
ui-not-come = not here yet
ui-away = away for now
ui-free-seat-of = Free this seat ({ $name })
ui-stand-up = Leave my seat
ui-options = Options
ui-host-begins = The host will start the game when every seat is taken.
ui-close-table = Close the table
ui-close-table-what = The table will be gone for good, for everyone.
ui-on-shelf = This table is listed on the home page: anyone can join.
ui-bot-for-me = Let a bot play for me
ui-bot-plays-you = A bot is playing for you.
ui-back-myself = Play for myself again
ui-ask-seat = Ask for this seat ({ $name })
ui-ask-seat-what = The bots are keeping seats warm. Ask for one: the table’s host or the players will answer.
ui-ask-for-seat = Ask for a seat
ui-seat-asked = { $guest } would like to play instead of a bot ({ $name }).
ui-seat-admit = Let them play
ui-seat-waits = You asked for a seat ({ $name }). Waiting for the answer.
ui-seat-declined = Not this time. You can go on watching.
ui-undo = Take back my last move
ui-undo-waits = You asked to take back a move. Waiting for: { $names }.
ui-undo-withdraw = Never mind
ui-undo-asked = { $seat } asks to take back a move, and all that came after it.
ui-undo-agree = Agree
ui-undo-decline = No
ui-undone = A move is taken back, with all that came after it.

# Together: who is here, and what happens at a table beside the game. Each news is read in the story, and aloud.
ui-people = Who is here
ui-here = here
ui-watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
 }
ui-watchers-named = { $count ->
    [one] { $count } person is watching: { $names }
   *[other] { $count } people are watching, among them { $names }
 }
ui-duration = { $unit ->
    [min] { $count } min
    [hour] { $count } h
   *[day] { $count } d
 }
ui-away-just-now = away
ui-away-for = away for { $time }
ui-waits-away = { $seat } is away. The table is waiting.
ui-waits-away-for = { $seat } has been away for { $time }. The table is waiting.
ui-keep-offered = { $seat } has been away for { $time }.
ui-keep = Let a bot play on
ui-keep-wait = Keep waiting
ui-keep-seat = Let a bot play on ({ $name })
ui-out = Send out ({ $name })
ui-out-what = Two players must agree. A bot then plays on.
ui-out-withdraw = Let them stay ({ $name })
ui-out-asked = { $names } would like a bot to play on for { $seat }.
ui-out-asked-you = { $names } would like a bot to play on for you.
ui-out-agree = Agree
ui-out-later = Not now
ui-sent-out = The others let a bot play on in your seat. You can ask them for a seat again.
ui-again-asked = Another game? Already in: { $names }.
ui-again-open = Another game is being prepared.
ui-again-join = Join in
ui-again-later = Not now
ui-next = Next game…
ui-next-title = The next game
ui-next-what = The same people sit down together again. Seats that nobody comes to are played by bots.
ui-next-rotated = Everyone moves one seat on
ui-next-same = The same game
ui-rotate = Move everyone on one seat
ui-seat-up = One seat up ({ $name })
ui-start-without = Begin without { $names }
ui-start-without-what = Bots keep their seats until they come.
ui-line-lost = The connection was lost.
ui-line-found = The connection is back.
news-came = { $me ->
    [yes] You are back.
   *[no] { $seat } is here.
 }
news-left = { $me ->
    [yes] You were away.
   *[no] { $seat } is away.
 }
news-watches = { $name } is watching.
news-undo-asked = { $me ->
    [yes] You ask to take back a move.
   *[no] { $seat } asks to take back a move.
 }
news-undo-agreed = { $me ->
    [yes] You agree to it.
   *[no] { $seat } agrees to it.
 }
news-undo-declined = { $me ->
    [yes] You would rather not take the move back.
   *[no] { $seat } would rather not take the move back.
 }
news-undo-over = The move is not taken back. The game goes on.
news-kept = { $me ->
    [yes] You were away: { $other } lets a bot keep your seat.
   *[no] { $mine ->
        [yes] You let a bot play on for { $seat }, who is away.
       *[no] { $other } lets a bot play on for { $seat }, who is away.
     }
 }
news-out-asked = { $me ->
    [yes] { $other } would like a bot to play on for you.
   *[no] { $mine ->
        [yes] You would like a bot to play on for { $seat }.
       *[no] { $other } would like a bot to play on for { $seat }.
     }
 }
news-out-over = { $mine ->
    [yes] You would like { $seat } to stay after all.
   *[no] { $other } would like { $seat } to stay after all.
 }
news-out = { $me ->
    [yes] The others let a bot play on in your seat.
   *[no] The table lets a bot play on for { $seat }.
 }
news-seat-asked = { $name } asks to play instead of a bot ({ $seat }).
news-seat-declined = { $name } goes on watching.
news-again = { $me ->
    [yes] You would like to play again.
   *[no] { $seat } would like to play again.
 }

# A hint: what the master would do, and what each of the moves that it weighed is worth. A game may have worths of its own;
# what ends in -too is said of the others, after the first.
ui-hint = Hint
ui-hint-more = The whole hint
ui-hint-waits = The master is thinking…
hint-one = The master would choose “{ $move }”: { $worth }.
hint-some = The master would choose “{ $move }”: { $worth }. Other ideas: { $others }.
hint-other = “{ $move }” ({ $worth })
hint-brief = The master: “{ $move }” ({ $worth })
worth-only = it is the only move
worth-routine = there is nothing to weigh here
worth-chance = { $percent }% to win
worth-chance-too = { $percent }%
worth-counted = { $ends ->
    [won] with best play, a win by { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
    [lost] with best play, a loss by { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[level] with best play, a tie
 }
worth-counted-too = { $ends ->
    [won] a win by { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
    [lost] a loss by { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
   *[level] a tie
 }

# Command line: arena
help-arena = Let bots play each other, on all cores, and rate them; what was broken off goes on.
help-keys = The games, by their keys, or as package.module:Class for those of your own (all of the library).
help-arena-bots = Who plays, with commas: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, steady:20s, search:50ms (by the clock), or package.module:Class for one of your own (random,greedy,search).
help-rounds = How many rounds; in each, everybody meets everybody from every seat with the same luck (10).
help-arena-seats = How many players at a table (the least each game allows).
help-ladder = Each bot meets only the next one in the list, the weakest first.
help-arena-option = An option of the games that have it; may be given several times.
help-arena-file = Keeps the results; the same command later goes on from it (arena.jsonl).
help-patience = How many seconds a bot of your own may think over a move; then it loses that game (60).
help-plot = Draw the ratings into this file, as SVG.
cli-arena-bots = an arena needs at least two bots, each named once
cli-arena-no-bot = { $game } has no bot “{ $name }”; there are { $bots }, or package.module:Class for one of your own
cli-bad-bot = the bot “{ $name }” cannot be made: { $detail }
cli-arena-option = none of these games has an option “{ $name }”
cli-arena-other = { $file } holds the results of another arena: choose another one with --file, or delete it
cli-arena-damaged = { $file }, line { $line }: this is no result of an arena
cli-arena-worker = a bot ended the process it played in; the games before that are kept in { $file }
arena-title = the arena
arena-game = { $game }, { $seats } players
arena-all = All games
arena-games = games
arena-rating = rating
arena-interval = 95%
arena-wins = wins
arena-faults = failures
arena-against = against
arena-ahead = ahead
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-bounds = { $low } to { $high }
arena-fault = { $bot } failed and lost { $count ->
    [one] { $count } game
   *[other] { $count } games
 }, first game { $number } ({ $game }): { $what }
arena-more-faults = { $count ->
    [one] And { $count } more kind of failure.
   *[other] And { $count } more kinds of failure.
 }
arena-broken-off = Broken off; games kept in { $file }: { $kept } of { $games }. The same command goes on from there.
arena-caption = Bots by rating, after { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
arena-axis = OpenSkill rating, with the interval that holds the true one in 95 cases of 100

# The gallery, for whoever runs the server
gallery-work = Id
gallery-title = Title
gallery-author = By
gallery-reports = Reports
gallery-state = State
gallery-hidden = hidden
gallery-shown = shown
gallery-nothing = Nothing was reported, and nothing is hidden.
talk-nothing = Nothing was reported.
talk-report = { $time }, table { $table }: { talk-why }
talk-why = { $why ->
    [rude] hurtful
    [spam] too much of it
    [cheating] cheating
   *[other] something else
 }
talk-line = { $name }, no. { $person }: { $text }

## What a link to a table shows where it is pasted
preview-open = { $who ->
    [nobody] The table is set.
    [somebody] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
 } { $free ->
    [0] Come and watch!
    [one] { $free } seat is left.
   *[other] { $free } seats are left.
 }
preview-playing = { $who ->
    [nobody] Bots are playing one another.
   *[other] A game is under way: { $names }.
 } Come and watch!
preview-over = { $who ->
    [nobody] The game is over.
   *[other] The game is over: { $names }.
 } See it again, move by move.

# What one says at any table with one tap; everybody reads it in their own language, so nobody is named in it.
phrase-hello = Good evening, everybody!
phrase-welcome = Pull up a broom and sit down.
phrase-luck = Good luck, and a fair wind!
phrase-ready = Ready when you are!
phrase-thinking = One moment, I am thinking.
phrase-no-hurry = Take your time.
phrase-your-turn = Your turn, no hurry at all.
phrase-moment = Back in a moment.
phrase-tea = Five minutes: the kettle is singing.
phrase-back = Here I am again!
phrase-well-played = Well played!
phrase-brilliant = Magnificent!
phrase-surprised = I did not see that coming.
phrase-magic = There is magic behind this.
phrase-lucky = What luck!
phrase-unlucky = Hard luck…
phrase-close = That was close!
phrase-oops = Oops, that was not the plan.
phrase-ouch = Ouch!
phrase-cat = It was not me, it was the cat.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-laugh = Ha ha!
phrase-hm = Hmm…
phrase-yes = Yes!
phrase-no = No!
phrase-maybe = Maybe…
phrase-watching-you = I have my eye on you.
phrase-revenge = Just wait, I shall have my revenge.
phrase-good-game = Good game!
phrase-again = One more?
phrase-leaving = I have to go.
phrase-good-night = Good night, and mind the broom on the stairs.
phrase-bye = See you soon!
