"""The one writer: many rooms' changes share a commit, and a change that cannot be made fails alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from envol.server.store.database import Database
from envol.server.store.schema import entry

log = logging.getLogger("envol.store")
BATCH = 2_000  # changes that share a commit at most


class Conflict(Exception):
    """The change breaks a constraint: somebody else wrote that line, or the same id was sent before."""


@dataclass
class Change:
    """Statements, and lines of logs after them, that become durable together or not at all."""

    statements: Sequence[Executable]
    entries: Sequence[dict[str, Any]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Takes changes and answers each when it is durable. It never ends before it is closed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Change] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self._waiting:
            await asyncio.sleep(0.005)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, *statements: Executable, entries: Sequence[dict[str, Any]] = ()) -> None:
        """Return when the change is durable; raise Conflict when it breaks a constraint."""
        change = Change(statements, entries)
        self._waiting.append(change)
        self._wake.set()
        await change.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._wake.clear()
            try:
                await self._write_together(batch)
            except IntegrityError:
                await self._write_one_by_one(batch)
            except Exception as error:
                log.exception("the store refused %d changes", len(batch))
                for change in batch:
                    _answer(change, error)

    async def _write_together(self, batch: list[Change]) -> None:
        async with self._database.writing.begin() as connection:
            for change in batch:
                for statement in change.statements:
                    await connection.execute(statement)
            entries = [row for change in batch for row in change.entries]
            if entries:
                await connection.execute(entry.insert(), entries)
        for change in batch:
            _answer(change, None)

    async def _write_one_by_one(self, batch: list[Change]) -> None:
        """A batch that broke a constraint is done again, each change in a savepoint: only the guilty one fails."""
        answers: list[Exception | None] = []
        try:
            async with self._database.writing.begin() as connection:
                for change in batch:
                    answers.append(await _try(connection, change))
        except Exception as error:
            log.exception("the store refused %d changes", len(batch))
            answers = [error] * len(batch)
        for change, answer in zip(batch, answers, strict=True):
            _answer(change, answer)


async def _try(connection: AsyncConnection, change: Change) -> Exception | None:
    try:
        async with connection.begin_nested():
            for statement in change.statements:
                await connection.execute(statement)
            if change.entries:
                await connection.execute(entry.insert(), list(change.entries))
    except IntegrityError as error:
        conflict = Conflict(str(error.orig))
        conflict.__cause__ = error
        return conflict
    return None


def _answer(change: Change, error: Exception | None) -> None:
    if change.done.done():  # whoever asked is gone
        return
    if error is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(error)
