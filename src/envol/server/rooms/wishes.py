"""What people ask of the others at a table, until they have answered. It is kept in memory only: after a restart it is
asked again, or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from envol.feed import Feed
from envol.game import Seat
from envol.match import Match
from envol.server.store import Table
from envol.server.wire import SeatWishInfo, UndoInfo


@dataclass
class TakeBack:
    """A player would like to have a move back."""

    number: int  # tells it from the others of this table, so that nobody agrees to what they have not seen
    seat: Seat
    line: int  # this line will be void, and all after it
    agreed: set[Seat] = field(default_factory=set)

    def missing(self, table: Table) -> tuple[Seat, ...]:
        """The people who must still agree; bots always do."""
        silent = {seat for seat, place in enumerate(table.places) if place.kind == "person"} - self.agreed
        return tuple(sorted(silent - {self.seat}))

    def info(self, table: Table) -> UndoInfo:
        return UndoInfo(self.number, self.seat, self.missing(table))


@dataclass(frozen=True)
class SeatWish:
    """A latecomer would like to play on for a bot."""

    number: int
    person: str
    name: str
    seat: Seat

    def info(self) -> SeatWishInfo:
        return SeatWishInfo(self.number, self.seat, self.name)


class SeatWishes:
    """The latecomers at one table who wait for an answer, the first to ask first."""

    def __init__(self, per_person: int) -> None:
        self.waiting: list[SeatWish] = []
        self.asked: Counter[str] = Counter()  # how often each person has
        self._per_person = per_person
        self._last = 0

    def add(self, person: str, name: str, seat: Seat) -> None:
        """Whoever asks again asks for this seat instead."""
        self.drop(self.of(person))
        self._last += 1
        self.asked[person] += 1
        self.waiting.append(SeatWish(self._last, person, name, seat))

    def open_to(self, person: str | None, table: Table) -> tuple[Seat, ...]:
        """The seats that this person may ask for: bots' that are nobody's, unless they have one or asked too often."""
        if table.status != "playing" or table.seat_of(person) is not None:
            return ()
        if person is not None and self.asked[person] >= self._per_person:
            return ()
        seen = table.seen_by(person)
        return tuple(
            seat for seat, place in enumerate(table.places) if place.person is None and place.bot and seen <= {seat}
        )

    def of(self, person: str | None) -> SeatWish | None:
        return next((wish for wish in self.waiting if wish.person == person), None)

    def drop(self, wish: SeatWish | None) -> None:
        self.waiting = [other for other in self.waiting if other is not wish]

    def keep_only(self, present: Collection[str | None]) -> None:
        """Those who are not there ask for nothing."""
        self.waiting = [wish for wish in self.waiting if wish.person in present]

    def drop_settled(self, table: Table) -> None:
        """Nobody waits for a seat that is somebody's by now, or for a second one."""
        self.waiting = [
            wish
            for wish in self.waiting
            if table.places[wish.seat].person is None and table.seat_of(wish.person) is None
        ]


def is_told_to_all(match: Match, seat: Seat, play: Callable[[], None]) -> bool:
    """Play for this seat, and say whether everybody else is told something of it; who is not must not learn by a word
    about the table that this seat has chosen."""
    others = [Feed(match, other) for other in (None, *range(match.game.seats)) if other != seat]
    match.watchers += others
    play()
    for other in others:
        match.watchers.remove(other)
    return all(other.told() is not None for other in others)


def judges_of(table: Table, person: str, present: Collection[str | None]) -> set[str] | None:
    """Who may let this latecomer in: the host, or if the host is away whoever plays; None if there is nobody to ask,
    because no seat belongs to anybody."""
    if table.host != person and table.host in present:
        return {table.host}
    if all(place.person is None for place in table.places):
        return None
    return {place.person for place in table.places if place.person is not None and not place.bot}
