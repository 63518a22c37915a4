"""Fair finish: moves that race for one thing wait for slower connections, and the earliest departure wins.

A contested move is held for as long as the slowest seat that may still claim the same could need beyond the
claimant's own delay. Delays are the server's own measure, never a time that a client tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from envol import catalogue
from envol.game import Move, Seat
from envol.server.store import Table
from envol.server.viewer import FARTHEST, Viewer


def can_race(table: Table) -> bool:
    """Whether seats can race at a table; connections are measured before play begins."""
    if table.match is not None:
        return table.match.game.has_contests
    return catalogue.create(table.game, len(table.places), table.options, table.rules).has_contests


@dataclass
class Claim:
    """A move of a seat: which question it answers, when it arrived, how slow its connection is, and who waits for the
    answer.

    A bot's has no id and nobody to answer."""

    seat: Seat
    move: Move
    on: int
    arrived: int
    delay: int = 0
    id: str | None = None
    viewers: list[Viewer] = field(default_factory=list)

    @property
    def departed(self) -> int:
        return self.arrived - self.delay

    def answer(self, message: Any) -> None:
        for viewer in self.viewers:
            viewer.answer(message)


class Races:
    """The claims of one table that wait. A seat has one at most, and waits with it."""

    def __init__(self) -> None:
        self._held: dict[str, list[Claim]] = {}

    @property
    def are_held(self) -> bool:
        return bool(self._held)

    def held(self, seat: Seat) -> Claim | None:
        """The claim with which this seat waits."""
        if not self._held:
            return None
        return next((claim for claims in self._held.values() for claim in claims if claim.seat == seat), None)

    def joins(self, key: str, claim: Claim) -> bool:
        """Whether others race for the same already; then the claim waits with them."""
        if key not in self._held:
            return False
        self._held[key].append(claim)
        return True

    def hold(self, key: str, claim: Claim, rivals: Iterable[int]) -> int:
        """For how long the first claim must wait, given its rivals' delays; one that nobody could overtake does not."""
        wait = min(FARTHEST, max(rivals, default=0) - claim.delay)
        if wait > 0:
            self._held[key] = [claim]
        return max(0, wait)

    def end(self, key: str, table: Table) -> list[Claim]:
        """The claims of a race that is over, the earliest departure first; a tie goes to the seat further behind, then
        to the lower one."""
        standing = None if table.match is None else table.match.game.standing(table.match.state)
        behind = standing or (0,) * len(table.places)
        claims = self._held.pop(key, [])
        return sorted(claims, key=lambda claim: (claim.departed, behind[claim.seat], claim.seat))


def rival_delays(table: Table, viewers: Iterable[Viewer], key: str, claim: Claim) -> list[int]:
    """The delays of the people, other than the claimant, who may still claim the same."""
    match = table.match
    assert match is not None
    delays = []
    for viewer in viewers:
        seat = viewer.seat
        if seat is None or seat == claim.seat or table.places[seat].bot or seat not in match.to_move:
            continue
        moves = match.game.moves(match.state, seat)
        if any(match.game.contest(match.state, seat, move) == key for move in moves):
            delays.append(viewer.delay)
    return delays
