"""Fair finish: moves that race for one thing wait for slower lines, and the earliest departure wins.

A contested move is held for as long as the slowest seat that may still claim the same could need beyond the
claimant's own delay. Delays are the server's own measure, never a time that a client tells."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from envol.game import IllegalMove, Move, Seat
from envol.server import wire
from envol.server.viewer import FARTHEST, Viewer

if TYPE_CHECKING:
    from envol.server.room import Room


@dataclass(frozen=True)
class Claim:
    """A move of a seat, when it arrived, and how long its line is."""

    viewer: Viewer
    id: str
    seat: Seat
    move: Move
    arrived: int
    delay: int

    @property
    def departed(self) -> int:
        return self.arrived - self.delay


class Races:
    """The claims of one room that wait."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held: dict[str, list[Claim]] = {}

    def hold(self, key: str, claim: Claim) -> bool:
        """Whether the claim waits; one that nobody could overtake does not."""
        if key in self._held:
            if all(claim.id != held.id or claim.seat != held.seat for held in self._held[key]):
                self._held[key].append(claim)
            return True
        wait = min(FARTHEST, max(self._rivals(key, claim), default=0) - claim.delay)
        if wait <= 0:
            return False
        self._held[key] = [claim]
        asyncio.get_running_loop().call_later(wait / 1000, self._room.spawn, lambda: self._end(key))
        return True

    def _rivals(self, key: str, claim: Claim) -> list[int]:
        """The delays of the seats, other than the claimant, that may still claim the same."""
        match = self._room.table.match
        assert match is not None
        delays = []
        for viewer in self._room.viewers:
            seat = viewer.seat
            if seat is None or seat == claim.seat or seat not in match.to_move:
                continue
            moves = match.game.moves(match.state, seat)
            if any(match.game.contest(match.state, seat, move) == key for move in moves):
                delays.append(viewer.delay)
        return delays

    async def _end(self, key: str) -> None:
        async with self._room.lock:
            await self._settle(key)

    async def settle_all(self) -> None:
        """End every race now, because a timer is about to strike and these moves came before it."""
        for key in list(self._held):
            await self._settle(key)

    async def _settle(self, key: str) -> None:
        claims = self._held.pop(key, [])
        match = self._room.table.match
        if not claims or match is None:
            return
        standing = match.game.standing(match.state) or (0,) * match.game.seats
        # A tie goes to the seat further behind, then to the lower one.
        for claim in sorted(claims, key=lambda claim: (claim.departed, standing[claim.seat], claim.seat)):
            try:
                match.check(claim.seat, claim.move)
            except IllegalMove as refused:
                claim.viewer.answer(wire.refuse_move(claim.id, refused))
                continue
            await self._room.enter(claim, hold=self._room.house.now() - claim.arrived)
