"""What time each seat has left: a function of header and log alone, so that a restart, a replay and another process
find the same to the millisecond. Nothing here looks at a clock."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from envol.game import NATURE, TABLE, Seat
from envol.log import Entry, Pace

MOST_DELAY: Final = 250  # milliseconds of a connection's delay that a decision is not charged
MINUTE: Final = 60_000


class SeatTime:
    """One seat's: `bank` is what is left for all decisions, `used` what this one has taken, before anything is charged.

    A decision is all that a seat does until others are asked: else many small moves would have many times `each`."""

    def __init__(self, bank: int) -> None:
        self.bank = bank
        self.used = 0
        self.marked = 0  # what it had used at its last line
        self.ever = 0  # all that it has taken in this match
        self.runs = False

    def copy(self) -> SeatTime:
        other = SeatTime(self.bank)
        other.used, other.marked, other.ever, other.runs = self.used, self.marked, self.ever, self.runs
        return other

    def spare(self, ms: int) -> None:
        """It makes a move, of which so much was none of its thought."""
        spared = min(self.used - self.marked, ms)
        self.used -= spared
        self.ever -= spared
        self.marked = self.used

    def left(self, pace: Pace) -> int:
        """Milliseconds until this decision has taken all there is."""
        return pace.grace + pace.each + self.bank - self.used

    def charge(self, pace: Pace) -> None:
        """A decision is made: what it took beyond its own time comes out of the bank. What it did not take is not kept,
        else small moves would farm it."""
        self.bank = max(0, self.bank - max(0, self.used - pace.grace - pace.each))
        self.used = self.marked = 0


class Clocks:
    """The clocks of one match. Its lines are noted in two halves: `note` before a line counts, `ask` after it."""

    def __init__(self, seats: int, pace: Pace | None, began: int = 0) -> None:
        self.pace = pace
        self.seats = [SeatTime(0 if pace is None else pace.bank) for _ in range(seats)]
        self.shown = [time.copy() for time in self.seats]  # the same as whoever does not know who has decided sees it
        self._began = began  # milliseconds since 1970
        self._at = 0  # of the last line
        self._kept: set[Seat] = set()  # played by bots
        self._rests: list[list[tuple[int, int]]] = [[] for _ in range(seats)]  # from when until when, as lines count
        self._before: dict[int, list[SeatTime]] = {}  # how it was just before each seat's line
        self._banks: dict[Pace, list[int]] = {}  # what was left when another pace began

    # The log

    def note(self, entry: Entry) -> None:
        """Time passes until this line."""
        if entry.seat == TABLE:
            self._note_table(entry)
            return
        self._pass(entry.at)
        if self.pace is None or entry.seat < 0:
            return
        self._before[entry.n] = [time.copy() for time in self.seats]
        self.seats[entry.seat].spare((entry.hold or 0) + min(entry.delay or 0, MOST_DELAY))

    def ask(self, asked: Collection[Seat], known: Collection[Seat], *, stands: bool) -> None:
        """From this line on the seats in `asked` think, unless everything stands; what others have decided is charged.
        Whoever knows no more than all do must suppose that those in `known` think."""
        for seat, time in enumerate(self.seats):
            is_charged = self.pace is not None and not stands and seat not in self._kept
            time.runs = is_charged and seat in asked
            if self.pace is not None and seat not in asked and NATURE not in asked:
                time.charge(self.pace)
            if seat in known and seat not in asked:  # it has decided unseen: what is shown of it goes on
                self.shown[seat].runs = is_charged
            else:
                self.shown[seat] = time.copy()

    def _note_table(self, entry: Entry) -> None:
        move = entry.move
        if move.kind == "away":  # nobody could play: those milliseconds count for nothing
            self._pass(max(self._at, entry.at - int(move.data["ms"])))
            self._at = max(self._at, entry.at)
            return
        self._pass(entry.at)
        if move.kind == "hand":
            seat = int(move.data["seat"])
            (self._kept.add if move.data["to"] == "bot" else self._kept.discard)(seat)
        elif move.kind == "undo":
            self._give_back(int(move.data["n"]), move.data.get("by"))
        elif move.kind == "rest":
            self._rest(int(move.data["seat"]), entry.at, move.data["windows"])
        elif move.kind == "pace":
            self._change_pace(move.data["pace"])

    def _pass(self, at: int) -> None:
        """Whoever thinks has thought until now."""
        for times in (self.seats, self.shown):
            for seat, time in enumerate(times):
                if time.runs and at > self._at:
                    taken = at - self._at - self._rested(seat, self._at, at)
                    time.used += taken
                    time.ever += taken
        self._at = max(self._at, at)

    def _give_back(self, n: int, by: Seat | None) -> None:
        """Line n and all after it are void: everybody has the time again that they had before it, but for who asked.
        All that these have thought since counts as one decision, so that playing and taking back gains nothing."""
        before = self._before.get(n)
        if before is None:
            return
        for seat, then in enumerate(before):
            now, past = self.seats[seat], then.copy()
            if seat == by:
                past.used += now.ever - then.ever
            past.ever = now.ever
            self.seats[seat] = past
        for line in [line for line in self._before if line >= n]:
            del self._before[line]

    def _change_pace(self, pace: Pace | None) -> None:
        """From now on another pace holds. Who comes back to one has left there what was left, and nobody gets back time
        from before."""
        if self.pace is not None:
            for time in self.seats:
                time.charge(self.pace)
            self._banks[self.pace] = [time.bank for time in self.seats]
        banks = None if pace is None else self._banks.get(pace)
        for seat, time in enumerate(self.seats):
            time.used = time.marked = 0
            time.bank = 0 if pace is None else pace.bank if banks is None else banks[seat]
        self.pace = pace
        self._before = {n: [time.copy() for time in self.seats] for n in self._before}

    def _rest(self, seat: Seat, at: int, windows: Sequence[tuple[int, int]]) -> None:
        """What is to come replaces what was to come; what has passed stays."""
        kept = [(start, min(end, at)) for start, end in self._rests[seat] if start < at]
        told = [(start * MINUTE - self._began, end * MINUTE - self._began) for start, end in windows]
        self._rests[seat] = kept + [(max(start, at), end) for start, end in told if end > at]

    # What follows from it

    def deadline(self, seat: Seat) -> int | None:
        """When a seat has no time left, as lines count; None while its clock does not run."""
        time = self.seats[seat]
        return self._deadline(seat, time) if time.runs else None

    def shown_deadline(self, seat: Seat) -> int | None:
        """The same for those who know no more than all do."""
        time = self.shown[seat]
        return self._deadline(seat, time) if time.runs else None

    def next_deadline(self) -> tuple[int, Seat] | None:
        """The first deadline, and whose."""
        ends = [(end, seat) for seat in range(len(self.seats)) if (end := self.deadline(seat)) is not None]
        return min(ends, default=None)

    def rests_until(self, seat: Seat) -> int:
        """Until when the rests of a seat are known, as lines count."""
        return self._rests[seat][-1][1] if self._rests[seat] else 0

    def _deadline(self, seat: Seat, time: SeatTime) -> int:
        assert self.pace is not None
        left, at = max(0, time.left(self.pace)), self._at
        for start, end in self._resting(seat):
            if end <= at:
                continue
            if at + left <= start:
                break
            left -= max(0, start - at)
            at = end
        return at + left

    def _rested(self, seat: Seat, since: int, until: int) -> int:
        return sum(max(0, min(end, until) - max(start, since)) for start, end in self._resting(seat))

    def _resting(self, seat: Seat) -> Sequence[tuple[int, int]]:
        """Nights and holidays stop what goes on by days, and nothing else."""
        return self._rests[seat] if self.pace is not None and self.pace.kind == "days" else ()
