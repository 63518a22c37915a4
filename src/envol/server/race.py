"""Fair finish: moves that race for one thing wait for slower lines, and the earliest departure wins.

A contested move is held for as long as the slowest seat that may still claim the same could need beyond the
claimant's own delay. Delays are the server's own measure, never a time that a client tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from envol.game import Move, Seat
from envol.server.viewer import FARTHEST, Viewer

if TYPE_CHECKING:
    from envol.server.room import Room


@dataclass
class Claim:
    """A move of a seat: which question it answers, when it arrived, how long its line is, and who waits for the answer.

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
    """The claims of one room that wait. A seat has one at most, and waits with it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held: dict[str, list[Claim]] = {}

    @property
    def are_held(self) -> bool:
        return bool(self._held)

    def held(self, seat: Seat) -> Claim | None:
        """The claim with which this seat waits."""
        if not self._held:
            return None
        return next((claim for claims in self._held.values() for claim in claims if claim.seat == seat), None)

    def hold(self, key: str, claim: Claim) -> bool:
        """Whether the claim waits; one that nobody could overtake does not."""
        if key in self._held:
            self._held[key].append(claim)
            return True
        wait = min(FARTHEST, max(self._rivals(key, claim), default=0) - claim.delay)
        if wait <= 0:
            return False
        self._held[key] = [claim]
        self._room.after(max(0, claim.arrived + wait - self._room.tick()), partial(self._end, key))
        return True

    def _rivals(self, key: str, claim: Claim) -> list[int]:
        """The delays of the people, other than the claimant, who may still claim the same."""
        table = self._room.table
        match = table.match
        assert match is not None
        delays = []
        for viewer in self._room.viewers:
            seat = viewer.seat
            if seat is None or seat == claim.seat or table.places[seat].bot or seat not in match.to_move:
                continue
            moves = match.game.moves(match.state, seat)
            if any(match.game.contest(match.state, seat, move) == key for move in moves):
                delays.append(viewer.delay)
        return delays

    async def _end(self, key: str) -> None:
        """The earliest departure is played; of the others whatever is still possible then, as a rule nothing."""
        room = self._room
        async with room.locked():
            for claim in self._in_order(self._held.pop(key, [])):
                await room.try_claim(claim, hold=room.tick() - claim.arrived)
            room.go_on()

    def _in_order(self, claims: list[Claim]) -> list[Claim]:
        """The earliest departure first; a tie goes to the seat further behind, then to the lower one."""
        match = self._room.table.match
        standing = None if match is None else match.game.standing(match.state)
        behind = standing or (0,) * len(self._room.table.places)
        return sorted(claims, key=lambda claim: (claim.departed, behind[claim.seat], claim.seat))
