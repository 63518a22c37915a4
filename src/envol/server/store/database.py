"""Opening a store: SQLite by a path, PostgreSQL by a URL, brought up to date before anything is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine


class Away(Exception):
    """The store does not answer, or does not take this; what was asked has changed nothing, or nobody can tell."""


MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """One engine that writes, by one connection, and one that reads."""

    def __init__(self, url: str) -> None:
        self.url = normal_url(url)
        self.writing = make_engine(self.url, writer=True)
        self.reading = make_engine(self.url, writer=False)

    async def upgrade(self) -> None:
        """Apply the migrations that are missing."""
        await asyncio.to_thread(migrate, self.url)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; raises Away."""
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
        Path(url.removeprefix("sqlite+aiosqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    command.upgrade(alembic_config(url), "head")


def make_engine(url: str, *, writer: bool, foreign_keys: bool = True) -> AsyncEngine:
    """An engine whose transactions are real ones on SQLite too: DDL included, and locked from the start to write."""
    size = {"pool_size": 1 if writer else 5, "max_overflow": 0}
    # Rows hold hands, secrets and nonces: no error may carry them into a log.
    if not url.startswith("sqlite"):
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, **size)
    # The writer ends all that it begins: there is nothing to roll back when it gives its connection back.
    reset = None if writer else "rollback"
    engine = create_async_engine(url, hide_parameters=True, pool_reset_on_return=reset, **size)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions itself, below
        cursor = connection.cursor()
        # FULL: a commit that returned survives a power cut, which is what an ack promises.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        if writer and raw is not None:
            raw.run_async(lambda driver: driver.execute("BEGIN IMMEDIATE"))  # one trip to its thread instead of three
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return engine
