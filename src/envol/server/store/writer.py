"""The one writer: it gathers the changes of many rooms while the last commit is under way, and answers each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

from envol.server.store.batch import Answer, Backend, Change
from envol.server.store.database import Database
from envol.server.store.faults import Away
from envol.server.store.postgres import Postgres
from envol.server.store.sqlite import SqliteThread

BATCH = 2_000  # changes that share a commit at most
APART = 0.005  # seconds between the beginnings of two commits, so that those of a busy server hold several changes


class Writer:
    """Takes changes and answers each when it is durable. It never ends before it is closed."""

    def __init__(self, database: Database) -> None:
        is_sqlite = database.url.startswith("sqlite")
        self._backend: Backend = SqliteThread(database.url, database.file) if is_sqlite else Postgres(database.writing)
        self._waiting: list[Change] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def lock(self, seconds: float = 0.0) -> None:
        """Keep other servers out, before the store is brought up to date; raises Taken if there is one for so long."""
        await self._backend.lock(seconds)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._backend.close()

    async def write(self, *statements: Executable, entries: Sequence[tuple[Any, ...]] = ()) -> None:
        """Return when the change is durable; raise Conflict when it breaks a constraint, Away when nothing can be."""
        if self._closing:
            raise Away("the server is ending")
        change = Change(statements, entries)
        self._waiting.append(change)
        self._wake.set()
        await change.done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        began, last = 0.0, list[str | None]()
        while self._waiting or not self._closing:
            await self._wake.wait()
            early = began + APART - loop.time()
            # Whoever is alone, such as a program that plays as fast as it can, would wait for nobody.
            if early > 0 and not self._closing and [change.table for change in self._waiting] != last:
                await asyncio.sleep(early)
            began = loop.time()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            last = [change.table for change in batch]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if batch:
                for change, answer in zip(batch, await self._backend.commit(batch), strict=True):
                    _answer(change, answer)


def _answer(change: Change, error: Answer) -> None:
    if change.done.done():  # whoever asked is gone
        return
    if error is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(error)
