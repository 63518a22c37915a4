"""Whether the store takes what it is given, found out by giving it something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from envol.server.store.batch import Conflict, if_seen
from envol.server.store.database import Database
from envol.server.store.faults import Away
from envol.server.store.schema import probe
from envol.server.store.writer import Writer

PATIENCE = 5.0  # seconds after which a store that has not answered is said to be away


class Probe:
    """One write for all who ask, and one in so many seconds at most: whoever asks often costs nothing."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        now: Callable[[], int],
        seconds: float,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._writer = writer
        self._now = now
        self._seconds = seconds
        self._tick = tick
        self._asked_at = 0.0
        self._answer: asyncio.Task[Away | None] | None = None

    async def check(self) -> None:
        """Raise Away if the store did not take what it was last given; a file that is gone is seen at once."""
        if self._database.file is not None:
            self._database.file.check()
        if self._answer is None or (self._answer.done() and self._tick() - self._asked_at >= self._seconds):
            self._asked_at = self._tick()
            self._answer = asyncio.create_task(self._ask(), name="probe of the store")
        fault = await asyncio.shield(self._answer)  # who stops waiting stops nobody else
        if fault is not None:
            raise fault

    async def _ask(self) -> Away | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.write(if_seen(probe.update().where(probe.c.id == 1).values(at=self._now())))
        except Away as away:
            return away
        except (Conflict, TimeoutError) as error:
            return Away(type(error).__name__)
        return None
