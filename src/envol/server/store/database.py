"""Opening a store: SQLite by a path, PostgreSQL by a URL, brought up to date before anything is read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from envol.server.store.faults import Away
from envol.server.store.sqlite_file import sqlite_file

MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """One engine that writes, by one connection, and one that reads. A server writes by its Writer."""

    def __init__(self, url: str) -> None:
        self.url = normal_url(url)
        self.file = sqlite_file(self.url)
        self.writing = make_engine(self.url, writer=True)
        self.reading = make_engine(self.url, writer=False)

    async def upgrade(self) -> None:
        """Apply the migrations that are missing; raises Away."""
        try:
            await asyncio.to_thread(migrate, self.url)
        except (OperationalError, sqlite3.Error, OSError) as error:
            raise Away(type(error).__name__) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; raises Away."""
        if self.file is not None:
            self.file.check()  # else a new connection would open, or even make, another file
        try:
            async with self.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Away(type(error).__name__) from error

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()


def normal_url(url: str) -> str:
    """A URL with its driver; a bare path is a SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + url.partition("://")[2]
    if "://" in url:
        return url
    return f"sqlite+aiosqlite:///{url}"


def alembic_config(url: str) -> Config:
    """Alembic without a file of its own: the migrations travel with the package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def migrate(url: str) -> None:
    """Bring the store at this URL up to date."""
    if url.startswith("sqlite+aiosqlite:///"):
        path = Path(url.removeprefix("sqlite+aiosqlite:///"))
        path.parent.mkdir(parents=True, exist_ok=True)
        # One that cannot be opened is found here: aiosqlite would leave a thread behind that complains at the end.
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    command.upgrade(alembic_config(url), "head")


def make_engine(url: str, *, writer: bool, foreign_keys: bool = True) -> AsyncEngine:
    """An engine whose transactions are real ones on SQLite too: DDL included, and locked from the start to write."""
    size = {"pool_size": 1 if writer else 5, "max_overflow": 0}
    # Rows hold hands, secrets and nonces: no error may carry them into a log.
    if not url.startswith("sqlite"):
        # Who reads sees one moment, however many questions that takes, as on SQLite.
        isolation = "READ COMMITTED" if writer else "REPEATABLE READ"
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, isolation_level=isolation, **size)
    engine = create_async_engine(url, hide_parameters=True, **size)
    event.listen(engine.sync_engine, "connect", partial(_prepare, foreign_keys=foreign_keys))

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return engine


def make_thread_engine(url: str) -> Engine:
    """SQLite for a thread that begins and ends its transactions itself; a connection that it gives back is closed."""
    driver = make_url(url).set(drivername="sqlite+pysqlite")
    engine = create_engine(driver, hide_parameters=True, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: Any, foreign_keys: bool = True) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own
    cursor = connection.cursor()
    # FULL: a commit that returned survives a power cut, which is what an ack promises.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
    cursor.close()
