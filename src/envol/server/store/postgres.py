"""Writing to PostgreSQL: asyncpg by way of SQLAlchemy, in the loop itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from envol.server.store.batch import Answer, Change, entry_insert, refuse_all, write_batch
from envol.server.store.faults import Away, Taken

# One server for each schema of a database. The number is ours: others may lock in the same database.
LOCK = text("SELECT pg_try_advisory_lock(1164867183, hashtext(coalesce(current_schema(), '')))")
# PostgreSQL ends a session whose machine has gone, and with it the lock, after 25 seconds instead of two hours.
KEEPALIVE = text(
    "SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false), "
    "set_config('tcp_keepalives_count', '3', false)"
)
TRY_EVERY = 0.05  # seconds
BACK_SECONDS = 1.0  # for so long a batch waits for the lock after a cut; the next one asks again


class Postgres:
    """A batch is one trip into SQLAlchemy, by the engine's one connection.

    That connection itself has the lock: whoever has lost it cannot write, because what would write is gone too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lock(self, seconds: float) -> None:
        try:
            async with self._engine.connect() as connection:
                await _lock(connection, seconds)
        except (SQLAlchemyError, OSError) as error:
            raise Away(type(error).__name__) from error

    async def commit(self, batch: Sequence[Change]) -> Sequence[Answer]:
        try:
            async with self._engine.connect() as connection:
                await _lock(connection, BACK_SECONDS)
                return await connection.run_sync(lambda connection: write_batch(_Session(connection), batch))
        except Exception as error:
            return refuse_all(batch, error)

    async def close(self) -> None:
        """The engine is its owner's, and the lock ends with its connection."""


async def _lock(connection: AsyncConnection, seconds: float) -> None:
    """Have the lock by this connection; what is known of one that was cut is not known of the next."""
    if _LOCKED in connection.info:
        return
    await connection.execute(KEEPALIVE)
    until = asyncio.get_running_loop().time() + seconds
    while not (await connection.execute(LOCK)).scalar_one():
        if asyncio.get_running_loop().time() > until:
            raise Taken
        await asyncio.sleep(TRY_EVERY)
    await connection.commit()  # the lock and the settings are the session's
    connection.info[_LOCKED] = True


_LOCKED = "envol_locked"


class _Session:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.transaction = connection.begin
        self.savepoint = connection.begin_nested
        self.in_transaction = connection.in_transaction

    def execute(self, statement: Executable) -> int:
        with self._connection.execute(statement) as result:
            return result.rowcount

    def add(self, entries: list[Any]) -> None:
        self._connection.exec_driver_sql(entry_insert(self._connection.dialect), entries)
