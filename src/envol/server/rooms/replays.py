"""Replays of finished matches: made by a worker, because a long one takes a second, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from envol.game import Seat
from envol.match import Match
from envol.server.bot_workers import BotWorkers

KEPT = 16 * 2**20  # bytes of replays that are kept


class Replays:
    """A finished match never changes, so that what was made once for a viewer holds for the next one."""

    def __init__(self, bot_workers: BotWorkers, kept: int = KEPT) -> None:
        self._bot_workers = bot_workers
        self._most = kept
        self._kept: OrderedDict[tuple[str, Seat | None], bytes] = OrderedDict()  # the longest unused first
        self._under_way: dict[tuple[str, Seat | None], asyncio.Task[bytes]] = {}

    async def ask(self, id: str, match: Match, seat: Seat | None, whose: str) -> bytes:
        """The replay as JSON; several who ask for it at once wait for the same."""
        key = (id, seat)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._under_way:
            self._under_way[key] = task = asyncio.create_task(self._make(key, match, whose))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])

    async def _make(self, key: tuple[str, Seat | None], match: Match, whose: str) -> bytes:
        made = await self._bot_workers.replay(match, key[1], whose)
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return made

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
