"""How long and how hard works are: bots play each a few times, and leave the workers to the tables in between."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from envol import catalogue
from envol.catalogue import AnyGame
from envol.creations import Creation, CreationSupport, Estimate
from envol.server.bot_workers import BotWorkers
from envol.server.refusals import Refused

SECONDS = 40.0  # for one estimate, from when its turn comes
MOST_WAITING = 8  # with the one whose turn it is
ENOUGH = 3  # matches, where time was short
REMEMBERED = 500
TOLD_FOR = 5.0  # seconds after a failure: whoever waited has asked by then, and whoever asks later may be luckier
NEVER = (-math.inf, None)

Keep = Callable[[type[AnyGame], Creation, Estimate], Awaitable[None]]


class Estimates:
    """Makes one estimate at a time, match by match, and remembers the last ones by the hash of the work."""

    def __init__(self, workers: BotWorkers, keep: Keep) -> None:
        self._workers = workers
        self._keep = keep  # what becomes of an estimate
        self._turn = asyncio.Lock()
        self._under_way: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by hash: who asked for it first
        self._ended: dict[str, tuple[float, Estimate | None]] = {}  # by hash: when, and nothing where it failed

    async def close(self) -> None:
        tasks = [task for _, task in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def known(self, made: Creation) -> Estimate | None:
        """What was found before."""
        return self._ended.get(made.hash, NEVER)[1]

    def waits(self, who: str, made: Creation) -> bool:
        """Whether this estimate is under way, or this person must wait for the end of another one first."""
        return made.hash in self._under_way or any(who == other for other, _ in self._under_way.values())

    def begin(self, who: str, kind: type[AnyGame], made: Creation) -> None:
        """Let bots play this work; refused if they could not just now, or too many works wait."""
        ended, found = self._ended.get(made.hash, NEVER)
        if found is not None:
            return  # it was found while the work was checked
        if len(self._under_way) >= MOST_WAITING or time.monotonic() < ended + TOLD_FOR:
            raise Refused(503, "not-estimated")
        self._under_way[made.hash] = who, asyncio.create_task(self._make(who, kind, made))

    async def _make(self, who: str, kind: type[AnyGame], made: Creation) -> None:
        found = None
        try:
            async with self._turn:
                found = await self._play(who, kind, made)
            if found is not None:
                await self._keep(kind, made, found)
        finally:
            if len(self._ended) >= REMEMBERED:
                self._ended.clear()
            self._ended[made.hash] = time.monotonic(), found
            del self._under_way[made.hash]

    async def _play(self, who: str, kind: type[AnyGame], made: Creation) -> Estimate | None:
        support: CreationSupport = catalogue.part(kind, "creations")
        until = time.monotonic() + SECONDS
        trials: list[Any] = []
        for number in range(support.trials):
            trial = await self._workers.trial(kind, made.body, number, until - time.monotonic(), who)
            if trial is None:
                break
            trials.append(trial)
        return support.sum_up(trials) if len(trials) >= min(ENOUGH, support.trials) else None
