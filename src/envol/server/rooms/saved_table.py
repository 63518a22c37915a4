"""A table in memory and in the store. The store is the truth: when memory is ahead of it, it is read back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Executable

from envol.dice import ServedDice
from envol.drive import Driver
from envol.game import NATURE
from envol.match import Match
from envol.server.rooms.tasks import RoomTasks
from envol.server.store import Conflict, Table, Writer, change_row, end_seats, entry_row, row_changes

log = logging.getLogger("envol.room")
QUIET_MS = 500  # after a failure of the store nothing is tried again before


class SavedTable:
    """One table and its match, of which it knows how much is durable. Its room holds the lock around each call."""

    def __init__(
        self,
        table: Table,
        writer: Writer,
        load: Callable[[], Awaitable[Table | None]],
        now: Callable[[], int],
        lock: asyncio.Lock,
        tasks: RoomTasks,
        on_read_back: Callable[[], None],
        on_distrust: Callable[[], None],
    ) -> None:
        self._writer = writer
        self._load = load
        self._now = now
        self._lock = lock
        self._tasks = tasks
        self._on_read_back = on_read_back
        self._on_distrust = on_distrust
        self.is_sound = True  # memory holds what the store holds, and no more
        self._quiet_until = 0
        self._take(table)

    def _take(self, table: Table) -> None:
        self.table = table
        self.driver: Driver | None = None
        self._stored = 0
        if table.match is not None:
            if table.match.log:  # if the wall clock was set back since, the match goes on from its last line
                table.started = min(table.started, self._now() - table.match.log[-1].at)
            self.begin(table.match)

    def begin(self, match: Match) -> None:
        """Play this match from now on; the lines that it has are durable, or the caller's to save."""
        self.table.match = match
        thrown = sum(1 for line in match.log if line.seat == NATURE)
        self.driver = Driver(match, ServedDice(self.table.seed, thrown))
        self._stored = len(match.log)

    def clock(self) -> int:
        """Milliseconds since the match started; never before the last line."""
        match = self.table.match
        last = match.log[-1].at if match is not None and match.log else 0
        return max(self._now() - self.table.started, last)

    def wait_until(self, at: int) -> int:
        """Milliseconds until then, by the match's clock, and until the store may be tried again."""
        now = self._now()
        return max(0, self.table.started + at - now, self._quiet_until - now)

    async def save(self, statements: Sequence[Executable], ids: dict[int, str]) -> dict[str, Any] | None:
        """Let chance follow and make the new lines durable, some with their commands' ids; what else has changed in the
        table's row, or None if nothing was saved: then memory is as the store is, or distrusted."""
        table, match = self.table, self.table.match
        rows: list[tuple[Any, ...]] = []
        if match is not None and self.driver is not None:
            self.driver.settle(self.clock())
            rows = [entry_row(table.id, line, ids.get(line.n)) for line in match.log[self._stored :]]
        changes = row_changes(table)
        is_changed = bool(statements or changes)
        if is_changed:
            statements = (*statements, change_row(table, changes))
        if "status" in changes:
            statements = (*statements, end_seats(table.id, self._now()))
        try:
            if statements or rows:
                await self._writer.write(*statements, entries=rows)
        except Exception as error:
            if not isinstance(error, Conflict):
                log.warning("table %s: the store failed (%s)", table.id, type(error).__name__)
            self._quiet_until = self._now() + QUIET_MS
            if not await self._read_back():
                self.distrust()
            return None
        table.revision += is_changed
        if match is not None:
            table.ids.update({(match.log[n].seat, id): n for n, id in ids.items()})
            self._stored = len(match.log)
        table.status, table.due = changes.get("status", table.status), changes.get("due", table.due)
        return changes

    async def _read_back(self) -> bool:
        """Whether the table could be read anew."""
        try:
            table = await self._load()
        except Exception as error:
            log.warning("table %s: the store does not answer (%s)", self.table.id, type(error).__name__)
            return False
        if table is not None:
            self._take(table)
        self.is_sound = True
        self._on_read_back()
        return True

    def distrust(self) -> None:
        """Nothing is done or shown until the table could be read back."""
        if self.is_sound and not self._tasks.is_closed:
            self.is_sound = False
            self._quiet_until = self._now() + QUIET_MS
            self._on_distrust()
            self._tasks.spawn(self._heal)

    def untie(self) -> None:
        """Know the room no longer; it is closed, and told nothing more."""
        self._on_read_back = self._on_distrust = lambda: None

    async def _heal(self) -> None:
        while True:
            async with self._lock:
                if await self._read_back():
                    return
            await asyncio.sleep(QUIET_MS / 1000)
