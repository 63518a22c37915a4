"""Changes of the store, and how a batch of them becomes durable on either engine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Delete, Dialect, Executable, Update
from sqlalchemy.exc import DBAPIError, IntegrityError

from envol.server.store.faults import Away
from envol.server.store.schema import entry

log = logging.getLogger("envol.store")
Answer = Exception | None  # None when the change is durable


class Conflict(Exception):
    """The change breaks a constraint, or what it was made for is not so any more: somebody else was faster."""


def if_seen(statement: Update | Delete) -> Executable:
    """A statement whose `where` names what was seen: its change is a Conflict, and undone, if there is no such row."""
    return statement.execution_options(**{_IF_SEEN: True})


_IF_SEEN = "envol_if_seen"


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

    def execute(self, statement: Executable) -> int:
        """How many rows it has found."""

    def add(self, entries: list[Any]) -> None:
        """Lines of logs are most of what is written: they go to the driver past all that SQLAlchemy does for a row."""


class Backend(Protocol):
    """Makes batches durable, one at a time, while no other server has the store."""

    async def lock(self, seconds: float) -> None:
        """Keep other servers out, before anything is written; raises Taken if there is one for so long."""

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
    return [error if isinstance(error, Away) else _away(error)] * len(batch)


@cache
def entry_insert(dialect: Dialect) -> str:
    """The statement that adds a line, in the driver's own spelling."""
    return str(entry.insert().compile(dialect=dialect))


class _Inside(Exception):
    """A statement failed, not the transaction around it: others of the batch may be innocent."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class _Unseen(Exception):
    """What a change was made for is not so any more."""


def _execute(session: Session, batch: Sequence[Change]) -> None:
    """All statements in their order, then all lines of logs at once."""
    try:
        for change in batch:
            for statement in change.statements:
                found = session.execute(statement)
                if not found and statement.get_execution_options().get(_IF_SEEN):
                    raise _Unseen
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
        if isinstance(inside.error, IntegrityError | _Unseen):
            conflict = Conflict(str(getattr(inside.error, "orig", "")))
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
