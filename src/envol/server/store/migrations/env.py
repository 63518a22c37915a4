"""Alembic's way into the store, for both engines."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy.engine import Connection

from envol.server.store.database import make_engine
from envol.server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    # One real transaction, so that a server killed in the middle finds all of it or nothing; without foreign keys,
    # because SQLite changes a table by copying it into a new one.
    engine = make_engine(url, writer=True, foreign_keys=False)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


asyncio.run(connect())
