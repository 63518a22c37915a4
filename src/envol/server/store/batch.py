"""Changes of the store, and how a batch of them becomes durable on either engine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Dialect, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError

from envol.server.store.database import Away
from envol.server.store.schema import entry

log = logging.getLogger("envol.store")
Answer = Exception | None  # None when the change is durable


class Conflict(Exception):
    """The change breaks a constraint: somebody else wrote that line, or the same id was sent before."""


@dataclass
class Change:
    """Statements, and lines of logs after them, that become durable together or not at all."""

    statements: Sequence[Executable]
    entries: Sequence[tuple[Any, ...]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def table(self) -> str | None:
        """Whose lines it adds, if any."""
        return self.entries[0][0] if self.entries else None


class Session(Protocol):
    """A connection that writes."""

    def transaction(self) -> AbstractContextManager[Any]: ...

    def savepoint(self) -> AbstractContextManager[Any]: ...

    def in_transaction(self) -> bool:
        """Whether it still is: a full disk, for one, makes SQLite roll back by itself."""

    def execute(self, statement: Executable) -> None: ...

    def add(self, entries: list[Any]) -> None:
        """Lines of logs are most of what is written: they go to the driver past all that SQLAlchemy does for a row."""


class Backend(Protocol):
    """Makes batches durable, one at a time."""

    async def commit(self, batch: Sequence[Change]) -> Sequence[Answer]:
        """An answer for each change. It never raises."""

    async def close(self) -> None: ...


def write_batch(session: Session, batch: Sequence[Change]) -> list[Answer]:
    """Make a batch durable, changes that fail apart; raises when the store itself fails, and then nothing is done."""
    try:
        with session.transaction():
            _execute(session, batch)
        return [None] * len(batch)
    except _Inside as inside:
        if _is_cut(inside.error):
            raise inside.error from None
    with session.transaction():  # again, one by one
        return [_try(session, change) for change in batch]


def refuse_all(batch: Sequence[Change], error: BaseException) -> list[Answer]:
    """What everybody is told when the store itself has failed."""
    log.error("the store refused %d changes: %s", len(batch), _short(error))
    return [_away(error)] * len(batch)


@cache
def entry_insert(dialect: Dialect) -> str:
    """The statement that adds a line, in the driver's own spelling."""
    return str(entry.insert().compile(dialect=dialect))


class _Inside(Exception):
    """A statement failed, not the transaction around it: others of the batch may be innocent."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


def _execute(session: Session, batch: Sequence[Change]) -> None:
    """All statements in their order, then all lines of logs at once."""
    try:
        for change in batch:
            for statement in change.statements:
                session.execute(statement)
        entries = [row for change in batch for row in change.entries]
        if entries:
            session.add(entries)
    except Exception as error:
        raise _Inside(error) from error


def _try(session: Session, change: Change) -> Answer:
    """A change in a savepoint of its own, so that only the guilty one fails; why it did."""
    try:
        with session.savepoint():
            _execute(session, [change])
    except _Inside as inside:
        if _is_cut(inside.error) or not session.in_transaction():
            raise inside.error from None
        if isinstance(inside.error, IntegrityError):
            conflict = Conflict(str(inside.error.orig))
            conflict.__cause__ = inside.error
            return conflict
        log.error("the store refused a change: %s", _short(inside.error))
        return _away(inside.error)
    return None


def _away(error: BaseException) -> Away:
    away = Away(type(error).__name__)
    away.__cause__ = error
    return away


def _is_cut(error: Exception) -> bool:
    """Whether the connection itself is gone, so that nothing more can be tried on it."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _short(error: BaseException) -> str:
    """What went wrong, without a word of the rows: they hold what nobody may read in a log."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    names = [type(error).__name__, type(cause).__name__, getattr(cause, "sqlite_errorname", "")]
    return " ".join(name for name in dict.fromkeys(names) if name)
