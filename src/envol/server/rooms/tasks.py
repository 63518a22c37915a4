"""What a room does beside the requests that it answers: later, or while something else goes on."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

log = logging.getLogger("envol.room")
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class RoomTasks:
    """The tasks of one room; none outlives it, and a fault in one is told to the operator."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    @property
    def are_running(self) -> bool:
        return bool(self._tasks)

    def after(self, ms: int, work: Work) -> asyncio.TimerHandle:
        """Begin something so much later."""
        return asyncio.get_running_loop().call_later(ms / 1000, self.spawn, work)

    def spawn(self, work: Work) -> None:
        """Begin something now."""
        if not self.is_closed:
            task = asyncio.create_task(work())
            self._tasks.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.report(error)

    def report(self, error: BaseException) -> None:
        """Tell the operator where a fault happened, and not what it says: that may name a card."""
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("table %s: unexpected %s\n%s", self._table_id, type(error).__name__, where)

    async def close(self) -> None:
        """Nothing goes on, or begins."""
        self.is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
