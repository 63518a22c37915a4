"""Writing to PostgreSQL: asyncpg by way of SQLAlchemy, in the loop itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from envol.server.store.batch import Answer, Change, entry_insert, refuse_all, write_batch


class Postgres:
    """A batch is one trip into SQLAlchemy, by the engine's one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: Sequence[Change]) -> Sequence[Answer]:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(lambda connection: write_batch(_Session(connection), batch))
        except Exception as error:
            return refuse_all(batch, error)

    async def close(self) -> None:
        """The engine is its owner's."""


class _Session:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.transaction = connection.begin
        self.savepoint = connection.begin_nested
        self.in_transaction = connection.in_transaction

    def execute(self, statement: Executable) -> None:
        self._connection.execute(statement).close()

    def add(self, entries: list[Any]) -> None:
        self._connection.exec_driver_sql(entry_insert(self._connection.dialect), entries)
