"""A match: a game, its state, and the log from which the state can always be built again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from envol import catalogue
from envol.catalogue import AnyGame
from envol.clocks import Clocks
from envol.codec import plain
from envol.dice import Dice, NotedDice
from envol.game import CLOCK, NATURE, TABLE, BadNotation, Event, IllegalMove, Move, Outcome, Seat, Tell, Timer
from envol.log import Entry, Header, Pace

ASKED: Final[Seat] = -9  # in the place of a seat: the one that is asked
_NOBODYS: Final[dict[Seat, str]] = {NATURE: "chance", CLOCK: "clock", TABLE: "table"}  # lines that no seat has made
BREAKS: Final = ("pause", "resume")  # lines of the table that begin and end a time that is none of play
QUIET: Final = (*BREAKS, "rest")  # those that are no part of the story: they tell of time alone
CLOCK_LINES: Final = ("rest", "pace")  # lines of the table that only matches with clocks have
MOST_RESTS: Final = 64  # that one line names
_SHOWN: Final = 5  # lines of the log that a printed match ends with


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(ABC):
    """Whoever must know of each line: `watch` comes before it is applied, `hear` for each of its events."""

    @abstractmethod
    def watch(self, seat: Seat, move: Move) -> None: ...

    @abstractmethod
    def hear(self, event: Event) -> None: ...


class Match:
    """State and log of one match, without any input or output.

    Lines only ever get added. A take-back is a line too: `undo n` by the table makes line n and all after it
    void, and the state is built again from what is left. So is a seat handed to a bot or back: `hand 2 bot`. Between
    `pause` and `resume` nobody moves and no timer runs: that time is none of play, and neither is what `away 5000`
    names. Where there are clocks, `undo 12 by 1` names who asked, `hand 2 bot late` says that time ran out, `rest`
    names nights and holidays of a seat in minutes since 1970, and `pace` another pace."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game: AnyGame = catalogue.create(header.game, len(header.seats), header.options, header.rules)
        if header.data != self.game.data():
            raise catalogue.BadOptions(f"{header.game}: the data of this match are not those of rules {header.rules}")
        self.log: list[Entry] = []
        self.standing: list[Entry] = []  # the lines of the log that no take-back has made void
        self.state: Any = self.game.start()
        self.asked = [0] * self.game.seats  # how often each seat came to be asked: it numbers its decisions
        self.asked_at = [0] * self.game.seats  # when that was last
        self.timer: Timer | None = self.game.timer(self.state)
        self.timer_since = 0  # in time of play, as the next
        self.paused_since: dict[tuple[Seat, str], int] = {}  # when a seat last moved in a way that has such a pause
        self.still_since: int | None = None  # when the table was last told to pause, if it has not gone on
        self.stood_still = 0  # for how long it has, in all its pauses that are over
        self._pauses: list[tuple[int, int]] = []  # those, from when until when
        self.watchers: list[Watcher] = []
        self._has_pauses = self.game.has_pauses
        timing = header.timing
        self.clocks = None if timing is msgspec.UNSET else Clocks(self.game.seats, timing.pace, timing.began)
        self._count_asked((), TABLE)
        self._ask_clocks()

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[str] | int,
        options: Mapping[str, Any] | None = None,
        *,
        rules: int | None = None,
        **more: Any,
    ) -> Match:
        """A match of this game between these names, with the game's newest rules and its data."""
        names = tuple(f"{number + 1}" for number in range(seats)) if isinstance(seats, int) else tuple(seats)
        made = catalogue.create(game, len(names), options, rules)
        return cls(
            Header(game, made.rules, names, options=plain(made.options), data=dict(made.data()), **more),
        )

    @property
    def to_move(self) -> tuple[Seat, ...]:
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def due(self) -> int | None:
        """When the timer that now runs will strike; while the table stands still, that moves on with each moment."""
        return None if self.timer is None else self.timer_since + self.timer.ms + self.stood_still

    def played(self, at: int) -> int:
        """The time of play at this time of the log: what the table stood still before it is not counted."""
        if self.still_since is not None and at > self.still_since:
            at = self.still_since
        return at - sum(min(at, end) - start for start, end in self._pauses if start < at)

    def moves(self, seat: Seat = ASKED) -> Sequence[Move]:
        """Every legal move of a seat, by default of the one that is asked; a seat that is not asked has none."""
        if seat == ASKED:
            seat = self._only_asked()
        elif seat >= 0:  # chance, timers and the table have none either
            seat = self._known(seat)
        return self.game.moves(self.state, seat) if seat >= 0 and seat in self.to_move else ()

    def view(self, seat: Seat | None = ASKED) -> Any:
        """All that a seat may know, by default the one that is asked; None is a spectator."""
        if seat is not None:
            seat = self._only_asked() if seat == ASKED else self._known(seat)
        return self.game.view(self.state, seat)

    def parse(self, seat: Seat, text: str) -> Move:
        """The move a line of this seat spells; raises BadNotation."""
        return parse_table(text) if seat == TABLE else self.game.parse(text)

    def check(self, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless the move may be the next line."""
        if seat != TABLE:
            if self.still_since is not None:
                raise IllegalMove("envol.15", "paused")
            self.game.check(self.state, seat, move)
        elif move.kind == "pause":
            if self.still_since is not None or not self.to_move:
                raise IllegalMove("envol.15", "no-pause")
        elif move.kind == "resume":
            if self.still_since is None:
                raise IllegalMove("envol.15", "no-pause")
        elif move.kind in CLOCK_LINES and self.clocks is None:
            raise IllegalMove("envol.17", "no-clocks")
        elif move.kind in ("hand", "rest"):
            if move.data["seat"] >= self.game.seats:
                raise IllegalMove("envol.7", "no-such-seat", {"number": move.data["seat"] + 1})
        elif move.kind == "undo" and not any(entry.n == move.data["n"] for entry in self.standing):
            raise IllegalMove("envol.6", "nothing-to-undo")

    def append(self, entry: Entry, tell: Tell | None = None) -> None:
        """Add a line that was checked before."""
        before = self.to_move
        for watcher in self.watchers:
            watcher.watch(entry.seat, entry.move)
        if self.clocks is not None:
            self.clocks.note(entry)
        if entry.seat == TABLE and entry.move.kind != "undo":
            self._stand_still(entry)
        elif entry.seat == TABLE:
            self._rewind(entry.move.data["n"])
            before = ()  # after a take-back every seat is asked anew
        else:
            self._apply(entry, self._hearing(tell))
            self.standing.append(entry)
        self.log.append(entry)
        self._count_asked(before, entry.seat)
        timer = self.game.timer(self.state)
        if timer != self.timer:
            self.timer, self.timer_since = timer, self.played(entry.at)
        self._ask_clocks()

    def play(self, seat: Seat, move: Move | str, at: int | None = None, tell: Tell | None = None) -> Entry:
        """Check a move, given as such or as notation, and add it to the log."""
        if isinstance(move, str) or type(move) is Move:
            move = self.parse(seat, str(move))
        self.check(seat, move)
        entry = Entry(len(self.log), self._time(at), seat, move)
        self.append(entry, tell)
        return entry

    def roll(self, dice: Dice, at: int | None = None, tell: Tell | None = None) -> Entry:
        """Let chance add one line."""
        noted = NotedDice(dice)
        move = self.game.nature(self.state, noted)
        entry = Entry(len(self.log), self._time(at), NATURE, move, noted.t, noted.total)
        self.append(entry, tell)
        return entry

    def settle(self, dice: Dice, at: int | None = None) -> None:
        """Let chance move for as long as it is its turn."""
        while self.to_move == (NATURE,):
            self.roll(dice, at)

    def at_ply(self, ply: int) -> Match:
        """The match as it was after so many lines."""
        past = Match(self.header)
        for entry in self.log[:ply]:
            past.append(entry)
        return past

    def __str__(self) -> str:
        """The game, who plays, what came last, and whose turn it is or how it ended; the log is shown as it is."""
        names = [*self.header.seats]
        told = [f"{self.header.game}, rules {self.header.rules}: {', '.join(names)}"]
        for entry in self.log[-_SHOWN:]:
            told.append(f"{entry.n:5} {names[entry.seat] if entry.seat >= 0 else _NOBODYS[entry.seat]}: {entry.move}")
        outcome = self.outcome
        if outcome is None:
            asked = [names[seat] if seat >= 0 else _NOBODYS[seat] for seat in self.to_move]
            told.append(f"to move: {', '.join(asked)}")
        else:
            ranked = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
            results = [f"{outcome.ranks[seat]}. {names[seat]} ({outcome.scores[seat]})" for seat in ranked]
            told.append(f"over, {outcome.ending}: {', '.join(results)}")
        return "\n".join(told)

    def __repr__(self) -> str:
        return f"<Match of {self.header.game}: {', '.join(self.header.seats)}; {len(self.log)} lines>"

    def _only_asked(self) -> Seat:
        asked = [seat for seat in self.to_move if seat >= 0]
        if len(asked) != 1:
            raise ValueError(f"{len(asked)} seats are asked now, so it must be said which is meant")
        return asked[0]

    def _known(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.game.seats:  # counted from the end, as Python does, it would be another's hand
            raise ValueError(f"this match has the seats 0 to {self.game.seats - 1}, and no {seat}")
        return seat

    def _hearing(self, tell: Tell | None) -> Tell | None:
        """One listener for all who listen; None where nobody does, so that no event is even made."""
        if tell is None:
            return self._tell_watchers if self.watchers else None

        def tell_all(event: Event) -> None:
            self._tell_watchers(event)
            tell(event)

        return tell_all

    def _tell_watchers(self, event: Event) -> None:
        for watcher in self.watchers:
            watcher.hear(event)

    def _time(self, at: int | None) -> int:
        return at if at is not None else self.log[-1].at if self.log else 0

    def _count_asked(self, before: tuple[Seat, ...], mover: Seat) -> None:
        """A seat that is to move is asked anew, unless it was before and somebody else has moved."""
        for seat in self.to_move:
            if seat >= 0 and (seat == mover or seat not in before):
                self.asked[seat] += 1
                self.asked_at[seat] = self._time(None)

    def _rewind(self, n: int) -> None:
        self.standing = [entry for entry in self.standing if entry.n < n]
        self.state = self.game.start()
        self.paused_since = {}
        for entry in self.standing:
            self._apply(entry, None)

    def _stand_still(self, entry: Entry) -> None:
        if entry.move.kind == "pause":
            self.still_since = entry.at
        elif entry.move.kind == "resume" and self.still_since is not None:
            self._leave_out(self.still_since, entry.at)
            self.still_since = None
        elif entry.move.kind == "away" and self.still_since is None:  # else it is none of play anyway
            self._leave_out(max(self.log[-1].at if self.log else 0, entry.at - entry.move.data["ms"]), entry.at)

    def _leave_out(self, since: int, until: int) -> None:
        self._pauses.append((since, until))
        self.stood_still += until - since

    def _ask_clocks(self) -> None:
        """Whose clock runs now; where a timer of the game runs, none does."""
        if self.clocks is not None:
            known = self.game.known_to_move(self.state)
            self.clocks.ask(self.to_move, known, stands=self.still_since is not None or self.timer is not None)

    def _apply(self, entry: Entry, tell: Tell | None) -> None:
        if entry.seat >= 0 and self._has_pauses:
            pause = self.game.pause(self.state, entry.seat, entry.move)
            if pause is not None:
                self.paused_since[entry.seat, pause.name] = self.played(entry.at)
        self.game.apply(self.state, entry.seat, entry.move, tell)


def undo(n: int, by: Seat | None = None) -> Move:
    """The table's line that makes line n and all after it void; with clocks it says who asked for it."""
    return Move(f"undo {n}", {"n": n}) if by is None else Move(f"undo {n} by {by}", {"n": n, "by": by})


def hand(seat: Seat, to: str, *, is_late: bool = False) -> Move:
    """The table's line that hands a seat to a bot, or back to its person; the state does not change. It may be because
    the seat has no time left."""
    late = " late" if is_late else ""
    return Move(f"hand {seat} {to}{late}", {"seat": seat, "to": to, "late": is_late})


def pause() -> Move:
    """The table's line from which on nobody moves and no timer runs."""
    return Move("pause", {})


def resume() -> Move:
    """The table's line with which it goes on as if no time had passed."""
    return Move("resume", {})


def away(ms: int) -> Move:
    """The table's line that says that for so long before it nobody could play."""
    return Move(f"away {ms}", {"ms": ms})


def rest(seat: Seat, windows: Sequence[tuple[int, int]]) -> Move:
    """The table's line that names when a seat rests from now on, in minutes since 1970."""
    shown = ",".join([f"{start}-{end}" for start, end in windows])
    return Move(f"rest {seat} {shown}".rstrip(), {"seat": seat, "windows": tuple(windows)})


def pace(pace: Pace | None) -> Move:
    """The table's line from which on another pace holds, or none."""
    shown = "free" if pace is None else f"{pace.kind} {pace.each} {pace.bank} {pace.grace}"
    return Move(f"pace {shown}", {"pace": pace})


def is_break(entry: Entry) -> bool:
    """Whether the line only begins or ends a time that is none of play."""
    return entry.seat == TABLE and entry.move.kind in BREAKS


def is_quiet(entry: Entry) -> bool:
    """Whether the line is no part of the story: it tells of time alone."""
    return entry.seat == TABLE and entry.move.kind in QUIET


def parse_table(text: str) -> Move:
    """The line of the table that the text spells."""
    match text.split(" "):
        case ["undo", number] if _is_number(number):
            return undo(int(number))
        case ["undo", number, "by", seat] if _is_number(number) and _is_number(seat):
            return undo(int(number), int(seat))
        case ["hand", seat, ("bot" | "person") as to] if _is_number(seat):
            return hand(int(seat), to)
        case ["hand", seat, "bot", "late"] if _is_number(seat):
            return hand(int(seat), "bot", is_late=True)
        case ["pause"]:
            return pause()
        case ["resume"]:
            return resume()
        case ["away", ms] if _is_number(ms, 14):
            return away(int(ms))
        case ["rest", seat, *shown] if _is_number(seat) and len(shown) < 2:
            return rest(int(seat), _windows(shown[0]) if shown else [])
        case ["pace", "free"]:
            return pace(None)
        case ["pace", ("live" | "days") as kind, *ms] if len(ms) == 3 and all(_is_number(part, 10) for part in ms):
            return pace(Pace(kind, int(ms[0]), int(ms[1]), int(ms[2])))
    raise BadNotation(text)


def _windows(text: str) -> list[tuple[int, int]]:
    """Times that follow one another, each with its beginning and end."""
    found, last = list[tuple[int, int]](), 0
    for shown in text.split(","):
        start, _, end = shown.partition("-")
        if not (_is_number(start) and _is_number(end) and last <= int(start) < int(end)) or len(found) == MOST_RESTS:
            raise BadNotation(text)
        last = int(end)
        found.append((int(start), last))
    return found


def _is_number(text: str, digits: int = 9) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits and str(int(text)) == text
