"""Replays and debriefs of finished matches: made by a worker, since a long one takes a second, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from envol.game import Seat
from envol.match import Match
from envol.server.bot_workers import BotWorkers

KEPT = 16 * 2**20  # bytes of replays that are kept


Key: TypeAlias = tuple[str, Seat | None, str]  # the table, through whose eyes, and what was asked for


class Replays:
    """A finished match never changes: a replay made once for a viewer, or a debrief, holds for the next one."""

    def __init__(self, bot_workers: BotWorkers, kept: int = KEPT) -> None:
        self._bot_workers = bot_workers
        self._most = kept
        self._kept: OrderedDict[Key, bytes] = OrderedDict()  # the longest unused first
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}

    async def ask(self, id: str, match: Match, seat: Seat | None, whose: str) -> bytes:
        """The replay as JSON."""
        return await self._once((id, seat, "replay"), lambda: self._bot_workers.replay(match, seat, whose))

    async def debrief(self, id: str, match: Match, whose: str) -> bytes:
        """What the game has to say about the match, as JSON."""
        return await self._once((id, None, "debrief"), lambda: self._bot_workers.debrief(match, whose))

    async def _once(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept, or is made now; several who ask for it at once wait for the same."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._under_way:
            self._under_way[key] = task = asyncio.create_task(self._make(key, make))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])

    async def _make(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        self._kept[key] = made = await make()
        while sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return made

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
