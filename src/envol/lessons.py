"""What a good player would say about a finished match: the words a game may have of its own, in a module `lessons`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from envol.game import Event, Game, Move, Outcome, Seat

LEAST = 0.08  # of the chance to win: what choices of one kind must cost in all to be named,
COSTLY = 0.02  # and one of them to be counted
Costs: TypeAlias = Mapping[int, float]  # of choices, by the numbers of their lines


class Lesson(msgspec.Struct, frozen=True):
    """A sentence: the message `lesson-<says>` with its data, and the number of lines at which it can be seen.

    Where the data have `move` or `best`, these are notations, to be put into words as an offer."""

    says: str
    data: dict[str, Any] = {}
    n: int | None = None


class Line(NamedTuple):
    """One line that stands: its number, whose it is, the state before it, and all that was told about it."""

    n: int
    seat: Seat
    move: Move
    state: Any
    events: Sequence[Event]


class Judged(NamedTuple):
    """A finished match, what each choice cost of the chance to win, and what was best, by the numbers of lines."""

    game: Game[Any, Any, Any]
    lines: Sequence[Line]
    outcome: Outcome
    costs: Costs
    bests: Mapping[int, str]

    @property
    def seats(self) -> range:
        return range(len(self.outcome.ranks))

    def of_seat(self, seat: Seat) -> list[float]:
        """What each choice of the seat cost."""
        return [self.costs[line.n] for line in self.lines if line.seat == seat and line.n in self.costs]

    def where(self, is_such: Callable[[Line], bool]) -> dict[Seat, Costs]:
        """What such choices cost each seat."""
        chosen = [line for line in self.lines if line.n in self.costs and is_such(line)]
        return {seat: {line.n: self.costs[line.n] for line in chosen if line.seat == seat} for seat in self.seats}

    def of_kind(self, *kinds: str) -> dict[Seat, Costs]:
        """What each seat's choices of these kinds cost."""
        return self.where(lambda line: line.move.kind in kinds)

    def instead(self, kind: str, *bests: str) -> dict[Seat, Costs]:
        """What it cost each seat to choose this kind of move where one of those was best."""
        return self.where(lambda line: line.move.kind == kind and self.best_kind(line) in bests)

    def best_kind(self, line: Line) -> str:
        """The kind of move that was best where this one was chosen."""
        return self.bests.get(line.n, "").partition(" ")[0]

    def events(self, *kinds: str) -> list[tuple[Line, Event]]:
        return [(line, event) for line in self.lines for event in line.events if event.kind in kinds]


def percent(part: float) -> int:
    return round(100 * part)


def top(values: Mapping[Seat, float]) -> Seat:
    """The seat with the most; among equals the first."""
    return max(values, key=lambda seat: (values[seat], -seat))


def costly(costs: Iterable[float]) -> int:
    """How many choices cost so much that it should be said; percentages of many would add up to more than a whole."""
    return sum(cost >= COSTLY for cost in costs)


def dearest(costs: Mapping[Seat, Costs], says: str) -> list[Lesson]:
    """Who paid most for costly choices of one kind, how often, and where most of all, if it was worth naming."""
    return dearest_of({says: costs})


def dearest_of(kinds: Mapping[str, Mapping[Seat, Costs]]) -> list[Lesson]:
    """The same of that kind of choice, among several, which cost somebody most."""
    paid = {(says, seat): costly_sum(mine) for says, costs in kinds.items() for seat, mine in costs.items()}
    says, seat = max(paid, key=lambda one: paid[one])  # among equals the first
    if paid[says, seat] < LEAST:
        return []
    mine = kinds[says][seat]
    worst = max(mine, key=lambda n: (mine[n], -n))
    return [Lesson(says, {"seat": seat, "count": costly(mine.values())}, worst)]


def costly_sum(costs: Costs) -> float:
    return sum(cost for cost in costs.values() if cost >= COSTLY)
