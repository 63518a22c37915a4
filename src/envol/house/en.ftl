# The frame: refusals, records, the command line.
chance = Chance
seat-number = Player { $number }

# Refusals that every game shares; the numbers are those of RULES.en.md beside this file.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = This move is not possible now.
refusal-no-such-timer = No such timer is running.
refusal-no-such-chance = Chance cannot bring this now.
refusal-nothing-to-undo = There is no such line to take back.

# Records
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

# Command line: errors
cli-error = Error: { $what }
cli-unknown-game = there is no game “{ $name }”; there are: { $games }
cli-unknown-bot = there is no bot “{ $name }”; there are: random, greedy, search, search:SIMULATIONS
cli-no-greedy = { $game } has no greedy bot
cli-bots-count = { $given } bots were named for { $seats } seats: name one for all, or one for each
cli-bad-option = “{ $text }” is not an option: write key=value
cli-bad-options = { $detail }
cli-no-file = { $file } cannot be read
cli-bad-language = there is no language “{ $name }”; there are: fr, en
cli-bad-number = { $name } must be at least { $least }
cli-no-seat = there is no seat { $seat }: seats go from 1 to { $seats }
cli-no-ply = there is no ply { $ply }: this record goes from 0 to { $last }
cli-bad-record = { $file }, line { $line }: { $why }
cli-no-folder = { $folder } cannot be written to

# Command line: games, sim, verify, replay
games-title = Games
games-key = key
games-name = name
games-players = players
games-options = options
sim-progress = Playing { $game }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-rank = mean rank
sim-score = mean score
sim-done = { $games ->
    [one] 1 game
   *[other] { $games } games
 } of { $game }, { $lines } lines, { $speed } lines per second
verify-served = The record is true: { $lines } lines follow the rules, and all { $chances } throws of the dice follow from the secret that was promised before the match.
verify-plain = The record follows the rules: { $lines } lines. { $chances ->
    [0] No throw of the dice was noted.
   *[other] { $chances } throws mean what was logged; no promise was made for them before the match, so that they were fair cannot be checked.
 }
verify-open = The match is not finished.
replay-ply = After line { $ply } of { $last }
replay-eyes = seen by { $name }
replay-eyes-spectator = seen by a spectator
replay-eyes-all = every hand open

# Command line: play
play-title = { $game }. You are { $name }, with { $others }.
play-help = Type a number or a move such as “{ $example }”. Also: “rules” and a number for a rule, “help”, “quit”.
play-your-turn = Your turn.
play-prompt = >
play-refused = Not possible ({ $rule }): { $why }
play-rule-hint = Type “rules { $rule }” to read this rule.
play-no-rule = There is no rule “{ $text }”.
play-unreadable = “{ $text }” is no move of this game.
play-choices = You can:
play-left = You leave the table. Until next time!
play-over = The match is over.
play-score = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
 }
play-saved = The record is in { $file }.
play-you = You
