"""Hints: what the master would do in a player's place, and why. A worker thinks; only the player is told."""

from __future__ import annotations

from typing import Any

import msgspec

from envol.game import Seat
from envol.server.access import Person, TokenBuckets
from envol.server.bot_workers import BotWorkers
from envol.server.refusals import Refused
from envol.server.rooms.room import Room

SECONDS = 4.0  # a seat gets a hint so often,
AT_ONCE = 5  # and so many without waiting


class WeighedMove(msgspec.Struct, frozen=True):
    """A move in the game's notation; `worth-SAYS` in the Fluent files puts its worth into words, by `data`."""

    move: str
    says: str
    data: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """`on` is the question that it answers. The first move is the one that the master would make."""

    on: int
    weighed: tuple[WeighedMove, ...]


class Hints:
    """Who is being advised at this moment, and how often somebody has been."""

    def __init__(self, bot_workers: BotWorkers, most: int) -> None:
        self._bot_workers = bot_workers
        self._most = most  # at once, of all tables: bots must not wait for hints
        self._buckets = TokenBuckets(1 / SECONDS, AT_ONCE)
        self._under_way: set[tuple[str, Seat]] = set()

    async def give(self, room: Room, person: Person, on: int) -> Hint:
        """What the master would do now; it is given the view of this person's seat, and no more."""
        id = room.table.id
        async with room.alone():
            match, seat = room.playing(person)
            whose = (id, seat)
            if not room.table.hints:
                raise Refused(409, "no-hints")
            if seat not in match.to_move:
                raise Refused(409, "not-your-turn")
            if on != match.asked[seat]:
                raise Refused(409, "stale")
            if whose in self._under_way:
                raise Refused(429, "hint-waits")
            if len(self._under_way) >= self._most:
                raise Refused(503, "no-hint")
            if not self._buckets.take(f"{id} {seat}"):
                raise Refused(429, "too-many-hints")
            self._under_way.add(whose)
            state = match.game.clone(match.state)
        try:
            seed = f"{id} {seat} {on}"  # asked twice, the master says the same
            found = await self._bot_workers.weigh(match.game, state, seat, seed, id)
        finally:
            self._under_way.discard(whose)
        return Hint(on, tuple(WeighedMove(*weighed) for weighed in found))
