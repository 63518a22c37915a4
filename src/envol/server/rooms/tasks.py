"""What a room does beside the requests that it answers: later, or while something else goes on."""

from __future__ import annotations

import asyncio
import logging
import math
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

log = logging.getLogger("envol.room")
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Seldom:
    """Does something soon when it is asked to, but no more often than this; what is asked meanwhile is done once."""

    def __init__(self, tasks: RoomTasks, ms: int, work: Work) -> None:
        self._tasks = tasks
        self._ms = ms
        self._work = work
        self._is_due = False
        self._done_at = -math.inf

    def ask(self) -> None:
        if not self._is_due:
            self._is_due = True
            wait = self._done_at + self._ms / 1000 - asyncio.get_running_loop().time()
            if wait > 0:
                self._tasks.after(math.ceil(1000 * wait), self._do)
            else:
                self._tasks.spawn(self._do)

    def untie(self) -> None:
        """Know the room no longer."""
        self._is_due = True
        del self._work

    async def _do(self) -> None:
        self._is_due = False
        self._done_at = asyncio.get_running_loop().time()
        await self._work()


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
