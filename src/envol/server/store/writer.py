"""The one writer: many rooms' changes share a commit, and a change that cannot be made fails alone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sqlalchemy import Dialect, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from envol.server.store.database import Away, Database
from envol.server.store.schema import entry

log = logging.getLogger("envol.store")
BATCH = 2_000  # changes that share a commit at most


class Conflict(Exception):
    """The change breaks a constraint: somebody else wrote that line, or the same id was sent before."""


@dataclass
class Change:
    """Statements, and lines of logs after them, that become durable together or not at all."""

    statements: Sequence[Executable]
    entries: Sequence[tuple[Any, ...]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Takes changes and answers each when it is durable. It never ends before it is closed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Change] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, *statements: Executable, entries: Sequence[tuple[Any, ...]] = ()) -> None:
        """Return when the change is durable; raise Conflict when it breaks a constraint, Away when nothing can be."""
        if self._closing:
            raise Away("the server is ending")
        change = Change(statements, entries)
        self._waiting.append(change)
        self._wake.set()
        await change.done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[Change]) -> None:
        """Make a batch durable and answer each change; a batch that fails inside is done again, one by one."""
        answers: list[Exception | None] = [None] * len(batch)
        try:
            try:
                async with self._database.writing.begin() as connection:
                    await _execute(connection, batch)
            except _Inside as inside:
                if _is_cut(inside.error):
                    raise inside.error from None
                async with self._database.writing.begin() as connection:
                    answers = [await _try(connection, change) for change in batch]
        except Exception as error:
            log.error("the store refused %d changes: %s", len(batch), _short(error))
            answers = [_away(error)] * len(batch)
        for change, answer in zip(batch, answers, strict=True):
            _answer(change, answer)


# Lines of logs are most of what is written: they go to the driver without all that SQLAlchemy would do for each row.
@cache
def _insert(dialect: Dialect) -> str:
    """The statement that adds a line, in the driver's own spelling."""
    return str(entry.insert().compile(dialect=dialect))


async def _add(connection: AsyncConnection, entries: list[Any]) -> None:
    words = _insert(connection.dialect)
    if connection.dialect.name == "sqlite":
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            await driver.executemany(words, entries)
        except sqlite3.Error as error:  # told as SQLAlchemy would
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(words, None, error) from error
    else:
        await connection.exec_driver_sql(words, entries)


class _Inside(Exception):
    """A statement failed, not the transaction around it: others of the batch may be innocent."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


async def _execute(connection: AsyncConnection, batch: Sequence[Change]) -> None:
    """All statements in their order, then all lines of logs at once."""
    try:
        for change in batch:
            for statement in change.statements:
                await connection.execute(statement)
        entries = [row for change in batch for row in change.entries]
        if entries:
            await _add(connection, entries)
    except Exception as error:
        raise _Inside(error) from error


async def _try(connection: AsyncConnection, change: Change) -> Exception | None:
    """A change in a savepoint of its own, so that only the guilty one fails; why it did."""
    try:
        async with connection.begin_nested():
            await _execute(connection, [change])
    except _Inside as inside:
        if _is_cut(inside.error):
            raise inside.error from None
        if isinstance(inside.error, IntegrityError):
            conflict = Conflict(str(inside.error.orig))
            conflict.__cause__ = inside.error
            return conflict
        log.error("the store refused a change: %s", _short(inside.error))
        return _away(inside.error)
    return None


def _away(error: Exception) -> Away:
    away = Away(type(error).__name__)
    away.__cause__ = error
    return away


def _is_cut(error: Exception) -> bool:
    """Whether the connection itself is gone, so that nothing more can be tried on it."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _short(error: Exception) -> str:
    """What went wrong, without a word of the rows: they hold what nobody may read in a log."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    names = [type(error).__name__, type(cause).__name__, getattr(cause, "sqlite_errorname", "")]
    return " ".join(name for name in dict.fromkeys(names) if name)


def _answer(change: Change, error: Exception | None) -> None:
    if change.done.done():  # whoever asked is gone
        return
    if error is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(error)
