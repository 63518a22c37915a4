# The frame: refusals, records, the command line.
chance = Chance
seat-number = Player { $number }
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# Refusals that every game shares; the numbers are those of RULES.en.md beside this file.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = This move is not possible now.
refusal-no-such-timer = No such timer is running.
refusal-no-such-chance = Chance cannot bring this now.
refusal-nothing-to-undo = There is no such line to take back.

# Records
record-encoding = this line is not text in UTF-8
record-cut-short = the record is cut short: its last line has no end
record-header = the header cannot be read: { $detail }
record-format = the record has format { $format }, this program reads format 1
record-after-end = there is a line after the result
record-line = this line is not written as a record's line
record-number = the line's number should be { $expected }
record-time = the line's time lies before the line above
record-notation = “{ $text }” is no move of this game
record-illegal = “{ $text }” breaks the rules ({ $rule })
record-result = the result is not the one this match has
record-commit = the secret is not the one promised before the match
record-no-number = a throw of the dice has no number
record-meaning = the number { $t } of { $total } does not mean this outcome
record-dice = the number { $t } of { $total } is not the one the dice gave

# Command line: errors. Each is one line; cli-error puts it into words.
cli-error = Error: { $what }
cli-unknown-game = there is no game “{ $name }”; there are: { $games }
cli-bad-module = the game “{ $name }” cannot be loaded: { $detail }
cli-no-texts = { $game } has no texts in this language
cli-no-rules = { $game } has no rules to read in this language
cli-no-rule = there is no rule “{ $number }” in { $game }
cli-unknown-bot = there is no bot “{ $name }”; there are: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS
cli-no-greedy = { $game } has no greedy bot
cli-bots-count = { $given } bots were named for { $seats ->
    [one] 1 seat
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
cli-bad-name = a name needs letters, and at most 40 signs
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
cli-no-ply = there is no line { $ply }: this record goes from 0 to { $last }
cli-bad-record = { $file }, line { $line }: { $why }
cli-no-command = there is no command “{ $name }”; there are: { $commands }
cli-no-such-option = there is no { $name } here; see “{ $command } --help”
cli-missing = { $name } is missing; see “{ $command } --help”
cli-misused = { $name } is not written like this; see “{ $command } --help”
cli-unreadable = the value of { $name } cannot be read; see “{ $command } --help”
cli-no-work = there is no work { $name } in this store
cli-no-store = the store { $name } cannot be opened
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
help-replay = Show a recorded match as somebody at the table saw it.
help-verify = Check a record: each move, each throw of the dice, the result.
help-analyse = Tell what each decision of a recorded match was worth, luck apart from skill.
help-rules = Read the rules of a game, or one of them.
help-gallery = See which works in the gallery were reported; hide one, or show it again.
help-hide = Hide this work from everybody but its maker.
help-show = Show this work again.
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
help-bots = Who plays: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS; one for all or one for each, with commas (random).
help-play-bots = Your opponents: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS; one for all or one for each, with commas (greedy).
help-seed = The number all chance comes from; the same number gives the same games (1).
help-play-seed = The number all chance comes from; the same number deals the same cards.
help-as_json = Write the result as JSON.
help-records = Keep the record of every game in this folder.
help-option = An option of the game; may be given several times.
help-cores = How many processes (one for each core).
help-name = Your name at the table.
help-save = Keep the record of the match in this file.
help-ply = Stop after this line (the last).
help-seat = Whose eyes: a seat from 1 on, “spectator”, or “all” for every hand open (spectator).

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
    [one] 1 game
   *[other] { $games } games
 }, { $moves } moves, { $lines } lines, { $speed } lines per second.
verify-served = The record is true: { $lines } lines follow the rules, and all { $chances } throws of the dice follow from the secret that was promised before the match.
verify-plain = The record follows the rules: { $lines } lines. { $chances ->
    [0] No throw of the dice was noted.
   *[other] { $chances } throws mean what was logged; no promise was made for them before the match, so that they were fair cannot be checked.
 }
verify-open = The match is not finished.

# The analysis of a match: on the command line and on the page of the replay.
analysis-progress = Analysing { $game }
analysis-seat = player
analysis-start = at the start
analysis-choices = own choices
analysis-others = the others’ choices
analysis-luck = luck
analysis-result = at the end
analysis-percent = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] { $percent }%
 }
turning-choice = After line { $ply }: { $seat } chose “{ $move }”; “{ $best }” was worth { $percent }% more.
turning-luck = Before line { $ply }: luck { $sign ->
    [plus] gave { $percent }% to
   *[minus] took { $percent }% from
 } { $seat }.
analysis-calm = No choice and no stroke of luck stands out.
analysis-waits = The choices of this match are being looked at…
analysis-turning = Turning points
analysis-curve = { $seat }: from { $start } to { $result }, between { $least } and { $most }.
analysis-scope = Looked at: each choice between several moves, by what its player could know then and by { $simulations } simulations of each. What lies within their error counts as no fault. What a choice costs one player goes to the others, to each by their chances; all else is luck. Percentages are chances to win.
replay-title = { $game }, with { $names }
replay-ply = After line { $ply } of { $last }, { $eyes ->
    [seat] seen by { $name }
    [all] every hand open
   *[spectator] seen by a spectator
 }
replay-view = Seen by { $name }
replay-undo = The table takes back line { $line } and all that came after it.
replay-handed = { $to ->
    [bot] { $me ->
        [yes] A bot takes your place.
       *[no] A bot takes the place of { $seat }.
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
play-help = Type the number of a move, or the move itself, such as “{ $example }”. “rules 5” shows rule 5, “rules” all of them; “hint” tells what the master would do; Enter alone shows the table again; “help” shows this text, and “quit” leaves.
play-your-turn = Your turn. You can:
play-choice = { $number }. { $offer }
play-prompt = >
play-refused = Not possible ({ $rule }): { $why }
play-rule-hint = Type “rules { $rule }” to read this rule.
play-no-rule = There is no rule “{ $text }”.
play-no-choice = There is no move { $text }: the numbers go from 1 to { $last }.
play-unreadable = “{ $text }” is no move of this game.
play-left = You leave the table. Until next time!
play-over = The match is over.
play-score = { $rank }. { $me ->
    [yes] You
   *[no] { $seat }
 }: { $worth }
play-saved = The record is in { $file }.

# Refusals of the table and of the server
refusal-no-such-seat = There is no seat { $number } at this table.
refusal-not-seated = You watch this table; only those who sit at it can play.
refusal-not-started = Play has not begun yet.
refusal-bot-plays = A bot plays your seat. Take it back first.
refusal-bad-notation = This is no move of the game.
refusal-stale = This answers an earlier question; the table has moved on.
refusal-too-soon = One moment: you may move again in { $ms } milliseconds.
refusal-claim-waits = You have claimed already. Who was first will be known in a moment.
refusal-not-saved = This could not be saved, so nothing has changed. Please try again.
refusal-message-too-large = The message is too long: { $most } bytes at most.
refusal-message-unreadable = The message cannot be understood.
refusal-too-fast = Too much at once. Please wait a moment.
refusal-too-slow = Your client has not read what was sent to it. Please connect again.
refusal-no-take-back = In a race nothing is taken back.
refusal-take-back-waits = Somebody else asks to take back a move. One after the other.
refusal-no-hints = This table was opened without hints.
refusal-hint-waits = The master is still thinking about your last question.
refusal-too-many-hints = That was a hint too many. Think for yourself for a moment.
refusal-no-hint = The master has no time just now. Ask again in a moment.
refusal-no-analysis = The analysis could not be made just now. Ask again in a moment.
refusal-no-replay = The replay could not be made just now. Ask again in a moment.
refusal-too-many-changes = Seats were handed over and moves taken back { $most } times in this match. That is enough.
refusal-no-such-table = There is no such table.
refusal-table-closed = This table was closed.
refusal-no-such-game = There is no such game.
refusal-no-such-bot = There is no such bot for this game.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = This address cannot be used in this way.
refusal-no-such-token = You have no such token.
refusal-only-for-people = No token can do this. It is for the person alone.
refusal-too-many-tokens = You have { $most } tokens already. End one first.
refusal-not-json = The body of the request must be application/json.
refusal-too-many-connections = Too many connections come from this address.
refusal-bad-work = This is not a work that the game can read.
refusal-unplayable = This cannot be played.
refusal-not-your-work = Only whoever made it may do that.
refusal-no-workshop = For this game there is nothing to make.
refusal-no-such-work = There is no such work, or it is not shown.
refusal-too-many-works = You have kept { $most } works: take one away first.
refusal-not-checked = It could not be looked over just now. Try again in a moment.
refusal-not-estimated = The bots are too busy to try it out now. Try again in a moment.
refusal-bad-options = These options do not fit the game: { $detail }
refusal-bad-request = The request cannot be understood.
refusal-our-fault = Something went wrong on our side. Nothing was changed.
refusal-too-many-tables = You have { $most } tables already. Finish one first.
refusal-seated-elsewhere = You sit on seat { $number } of this table already.
refusal-seat-taken = Seat { $number } is taken.
refusal-not-your-seat = Seat { $number } is not yours.
refusal-only-the-host = Only whoever opened the table can do this.
refusal-only-players = Only those who sit at the table can do this.
refusal-already-started = Play has begun already.
refusal-seats-free = Some seats are still free.
refusal-not-over = The match is not over yet.
refusal-record-when-over = The record opens when the match is over.
refusal-foreign-origin = This request comes from another site.
refusal-bad-token = This link or token is not valid, or no longer.
refusal-who-are-you = Take a seat first, so that we know you.
refusal-not-in-scope = This token does not allow “{ $scope }”.
serve-address = Envol is open at { $address }
serve-network = Envol is open to your network at { $address } Point a phone’s camera at this:
help-serve = Serve tables to browsers and bots.
help-store = Where tables are kept: a file, or the URL of a PostgreSQL (envol.db).
help-host = The address to listen on (127.0.0.1, this machine only).
help-port = The port to listen on (8000).
help-origin = A further address under which browsers reach this server; may be given several times.
help-https = The server is reached by https: cookies travel only so.
help-workers = In how many processes bots think (2).
help-game = A game of your own to serve too, as package.module:Class; may be given several times.

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
ui-open-tables = Open tables
ui-free-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
 }
ui-new-table = New table: { $game }
ui-your-name = Your name
ui-players = Players
ui-listed = Show this table to everybody
ui-hints-allowed = Players may ask for hints
ui-no-hints = No hints
ui-cancel = Cancel
ui-open-table = Open the table
ui-to-editor = To the editor
ui-to-shelf = Back to the shelf
ui-connecting = Going to the table…
ui-reconnecting = The line is cut. Reconnecting by itself…
ui-story = Moves
ui-rules = Rules
ui-close = Close
ui-nothing-yet = Nothing has happened yet.
ui-who-plays = Who plays?
ui-free = Free seat
ui-sit = Sit here
ui-add-bot = Add a bot
ui-fill-bots = Bots for the rest
ui-start = Begin
ui-seats-left = { $free ->
    [one] 1 seat still free
   *[other] { $free } seats still free
 }
ui-invite = Invite friends
ui-qr = QR code of the link to this table
ui-share = Share the link
ui-copied = Link copied
ui-over = The match is over.
ui-turn = { $me ->
    [yes] Your turn: play a card.
   *[no] { $seat } is to play.
 }
ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ui-leads = { $seat } leads
ui-your-hand = Your hand
ui-choose-card = Choose a card
ui-wait = One moment…
ui-watching = You are watching this table.
ui-rule = Rule { $rule }
ui-look-table = Look at the table
ui-record = Record
ui-rematch = Play again
ui-text-line = Type a move
refusal-no-client = The page of this server has not been built: run “make web”.
ui-replay = See it again
ui-back = One line back
ui-forward = One line on
ui-run = Run
ui-pause = Pause
ui-ply = Line of the match
ui-ply-of = { $ply } of { $last }
ui-eyes = Whose eyes
ui-spectator = A spectator’s eyes
ui-check-dice = Check the dice
ui-analysis = Analysis
ui-checking = Computing…
ui-proof-promise = { $held ->
    [yes] The secret behind the dice is the one that was promised before anybody sat down.
   *[no] The secret behind the dice is not the one that was promised.
 }
ui-proof-nonce = { $held ->
    [yes] The number that this browser brought is in the seed.
   *[no] The number that this browser brought is missing from the seed.
 }
ui-proof-throws = { $held ->
    [yes] All { $throws } throws follow from the seed.
   *[no] The throw in line { $line } does not follow from the seed.
 }
ui-proof-limits = This proves that no shuffle was chosen after the seats were taken. It does not prove that the operator did not look at hidden cards, nor that an operator together with the last person to sit down did not choose that person’s number.
ui-guide = First game
ui-guide-on = Go on
ui-guide-end = I know this game
ui-bot = bot
ui-seat = Your seat
ui-elsewhere = Go on playing on another device
ui-elsewhere-what = Open this link there, or scan the code, and you are back on your seat. Keep it to yourself: whoever has it plays in your name.
ui-elsewhere-qr = QR code of your personal link
ui-elsewhere-link = Your personal link
ui-elsewhere-none = This device does not know your personal link. You can have a new one.
ui-elsewhere-make = Make a link
ui-elsewhere-replace = Replace the link
ui-elsewhere-replace-what = Has it gone astray? With a new one, the old link opens nothing any more, and every other device that came by it is shown out.
ui-copy = Copy the link
ui-only-here = This address is known on this computer only. Start the server with HOST=0.0.0.0 to let other devices in.
ui-shut-out = Your personal link was replaced on another device. From here you can only watch now.
ui-no-answer = The server does not answer. Please try again in a moment.
ui-offline = This device has no network. The table comes back by itself as soon as it has.
ui-reconnecting-move = The line is cut. Reconnecting by itself; your move is kept and sent then…
ui-bot-level = { $bot ->
    [random] bot, beginner
    [apprentice] bot, apprentice
    [greedy] bot, practised
    [companion] bot, companion
    [master] bot, master
    [archmage] bot, archmage
   *[search] bot, strong
 }
ui-menu = Menu
ui-sound = Sounds
ui-no-board = This page has no board for this game.
ui-in-terminal = It can be played in a terminal, with “envol play”.
ui-again = Try again
ui-trying = Trying…
ui-option = { $option }: { $value }
ui-nobody-yet = Nobody yet
ui-level-of = How well { $name } plays
ui-not-come = has not come yet
ui-away = away at the moment
ui-free-seat-of = Free the seat of { $name }
ui-stand-up = Stand up
ui-options = Options
ui-host-begins = Your host begins when every seat is taken.
ui-close-table = Close the table
ui-close-table-what = The table goes for good, for everybody who sits at it.
ui-on-shelf = This table is on the shelf: anybody may sit down.
ui-bot-for-me = Let a bot play for me
ui-bot-plays-you = A bot plays in your place.
ui-back-myself = Play on myself
ui-take-place = Take the place of { $name }
ui-take-place-what = The bots keep their seats warm: you may take one of them, even now.
ui-take-seat = Take a seat
ui-undo = Take back my last move
ui-undo-waits = You ask to take back a move. Still to agree: { $names }.
ui-undo-withdraw = Never mind
ui-undo-asked = { $seat } asks to take back a move, and all that came after it.
ui-undo-agree = Agree
ui-undo-decline = No
ui-undone = A move is taken back, with all that came after it.

# A hint: what the master would do, and what each of the moves that it weighed is worth. A game may have worths of its own;
# what ends in -too is said of the others, after the first.
ui-hint = Hint
ui-hint-waits = The master is thinking…
hint-one = The master would choose “{ $move }”: { $worth }.
hint-some = The master would choose “{ $move }”: { $worth }. Also weighed: { $others }.
hint-other = “{ $move }” ({ $worth })
worth-only = it is the only move
worth-routine = there is nothing to weigh here
worth-chance = { $percent }% to win
worth-chance-too = { $percent }%
worth-counted = { $ends ->
    [won] counted out to the end, it wins by { $points ->
        [one] 1 point
       *[other] { $points } points
     }
    [lost] counted out to the end, it loses by { $points ->
        [one] 1 point
       *[other] { $points } points
     }
   *[level] counted out to the end, it ends level
 }
worth-counted-too = { $ends ->
    [won] wins by { $points ->
        [one] 1 point
       *[other] { $points } points
     }
    [lost] loses by { $points ->
        [one] 1 point
       *[other] { $points } points
     }
   *[level] ends level
 }

# Command line: arena
help-arena = Let bots play each other, on all cores, and rate them; what was broken off goes on.
help-keys = The games, by their keys, or as package.module:Class for those of your own (all of the library).
help-arena-bots = Who plays, with commas: apprentice, companion, master, archmage, random, greedy, search:SIMULATIONS, search:50ms (by the clock), or package.module:Class for one of your own (random,greedy,search).
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
    [one] 1 game
   *[other] { $count } games
 }, first game { $number } ({ $game }): { $what }
arena-more-faults = { $count ->
    [one] And 1 more kind of failure.
   *[other] And { $count } more kinds of failure.
 }
arena-broken-off = Broken off: { $kept } of { $games } games are kept in { $file }. The same command goes on from there.
arena-caption = Bots by rating, after { $games ->
    [one] 1 game
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
