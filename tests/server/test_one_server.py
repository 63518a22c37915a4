"""One server on one store: a second one does not start, and one that has lost its store to another writes nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.services import Services
from envol.server.settings import Settings
from envol.server.store import Away, Conflict, Database, Taken, Writer, postgres
from envol.server.store.schema import game_match, person, seat
from envol.server.store.sqlite_file import SqliteFile
from tests.cli.program import run
from tests.server.conftest import Postgres
from tests.server.harness import free_port, running
from tests.server.in_process import opened, people, until
from tests.server.talk import played


def test_a_second_server_says_so_in_a_sentence_and_ends_while_other_commands_still_write(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        store, port = server.settings.store, str(free_port())
        for lang, sentence in (
            ("en", f"Error: the store {store} is in use by another server"),
            ("fr", f"Erreur\u00a0: la base {store} est utilisée par un autre serveur"),
        ):
            done = run("serve", "--store", store, "--port", port, "--lang", lang)
            assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", sentence)
        assert run("gallery", "--store", store).returncode == 0
    folder = tmp_path / "folder"
    folder.mkdir()
    done = run("serve", "--store", str(folder), "--port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == f"Error: the store {folder} cannot be opened"


@played
async def test_a_second_server_does_not_open_and_one_may_after_the_first(tmp_path: Path, store_url: str) -> None:
    async with opened(tmp_path, store=store_url):
        second = Services(Settings(store=store_url, store_wait_seconds=0.1))
        with pytest.raises(Taken):
            await second.open()
        await second.close()
    async with opened(tmp_path, store=store_url):
        pass


@played
async def test_a_server_waits_for_one_that_ends(tmp_path: Path, postgres: Postgres) -> None:
    """On PostgreSQL a session may outlive its process."""
    url = await asyncio.to_thread(postgres.fresh)
    second = Services(Settings(store=url, workers=1))
    async with opened(tmp_path, store=url):
        opening = asyncio.create_task(second.open())
        while not await asked_for_locks(url):
            await asyncio.sleep(0.01)
        assert not opening.done()
    await opening
    await second.close()


async def asked_for_locks(url: str) -> bool:
    """Whether somebody has asked for the lock, and waits."""
    database = Database(url)
    waits = "query LIKE '%pg_try_advisory_lock%' AND state = 'idle in transaction' AND datname = current_database()"
    async with database.read() as connection:
        found = (await connection.execute(text(f"SELECT count(*) FROM pg_stat_activity WHERE {waits}"))).scalar_one()
    await database.close()
    return bool(found)


def test_a_lock_whose_file_is_deleted_is_taken_again_unless_another_has_it(tmp_path: Path) -> None:
    mine, other = SqliteFile(str(tmp_path / "a.db")), SqliteFile(str(tmp_path / "a.db"))
    mine.lock()
    with pytest.raises(Taken):
        other.lock()
    os.unlink(tmp_path / "a.db.lock")
    other.lock()
    with pytest.raises(Taken):
        mine.lock()
    other.unlock()
    mine.lock()
    with pytest.raises(Taken):
        other.lock()
    mine.unlock()


def test_a_store_has_one_lock_by_all_its_names(tmp_path: Path) -> None:
    (tmp_path / "a.db").touch()
    (tmp_path / "b.db").symlink_to("a.db")
    mine, other = SqliteFile(str(tmp_path / "a.db")), SqliteFile(str(tmp_path / "b.db"))
    mine.lock()
    with pytest.raises(Taken):
        other.lock()
    mine.unlock()


@asynccontextmanager
async def writing(url: str) -> AsyncIterator[Writer]:
    database = Database(url)
    writer = Writer(database)
    writer.start()
    try:
        yield writer
    finally:
        await writer.close()
        await database.close()


@played
async def test_who_has_lost_the_lock_with_the_connection_writes_nothing_until_it_has_it_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    database = Database(url)
    await database.upgrade()
    async with writing(url) as first:
        await first.write(person.insert().values(id="p1", created=0))
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with database.read() as connection:
            await connection.execute(text(f"{cut} AND pid <> pg_backend_pid()"))
        async with writing(url) as second:
            await second.lock(10.0)
            with pytest.raises(Away):
                await first.write(person.insert().values(id="p2", created=0))
            await second.write(person.insert().values(id="p3", created=0))
        await first.lock(10.0)
        await first.write(person.insert().values(id="p4", created=0))
    async with database.read() as connection:
        kept = (await connection.execute(select(person.c.id).order_by(person.c.id))).scalars().all()
    await database.close()
    assert kept == ["p1", "p3", "p4"]


# What is written is written for what was seen


@pytest.fixture
def no_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a lock could be had twice: what is written must be safe even then."""

    async def have(*_: Any) -> None: ...

    monkeypatch.setattr(SqliteFile, "lock", lambda _: None)
    monkeypatch.setattr(postgres, "_lock", have)


@asynccontextmanager
async def two_servers(folder: Path, url: str) -> AsyncIterator[tuple[Services, Services, list[Person], str]]:
    """Two servers on one store, three people, and an open table for two of the first, which both have in memory."""
    async with opened(folder, store=url) as one, opened(folder, store=url) as other:
        persons = await people(one, 3)
        room, _ = await one.tables.open(persons[0], "vote", 2, {"rounds": 1}, False)
        await other.rooms.get(room.table.id)
        yield one, other, persons, room.table.id


async def sitters(services: Services, table: str) -> list[str | None]:
    async with services.database.read() as connection:
        query = select(seat.c.person).where(seat.c.match == table).order_by(seat.c.seat)
        return list((await connection.execute(query)).scalars())


@pytest.mark.usefixtures("no_lock")
@played
async def test_a_seat_is_given_to_one_person_though_two_servers_give_it(tmp_path: Path, store_url: str) -> None:
    async with two_servers(tmp_path, store_url) as (one, other, (anna, bert, _), table):
        answers = await asyncio.gather(
            one.seating.take(table, anna, 0, "Anna", "ab" * 16),
            other.seating.take(table, bert, 0, "Bert", "ab" * 16),
            return_exceptions=True,
        )
        assert sorted(isinstance(answer, str) for answer in answers) == [False, True]
        winner, loser, late = (anna, bert, other) if isinstance(answers[0], str) else (bert, anna, one)
        assert await sitters(one, table) == [winner.id, None]
        with pytest.raises(Refused, match="seat-taken"):  # it has looked again
            await late.seating.take(table, loser, 0, "Late", "ab" * 16)
        assert len(await one.people.links(loser.id, table)) == (loser is anna), "none but the host's own link is kept"


@pytest.mark.usefixtures("no_lock")
@played
async def test_what_two_servers_do_to_one_table_is_done_by_the_first_alone(tmp_path: Path, store_url: str) -> None:
    async with two_servers(tmp_path, store_url) as (one, other, (anna, bert, carl), table):
        await one.seating.take(table, anna, 0, "Anna", "ab" * 16)
        with pytest.raises(Conflict):
            await other.tables.close(table, anna)  # it knows nothing of Anna's seat
        room = await other.rooms.get(table)
        await until(lambda: room.is_sound)
        await other.seating.take(table, bert, 1, "Bert", "ab" * 16)
        with pytest.raises(Refused, match="not-saved"):
            await one.seating.take(table, carl, 1, "Carl", "ab" * 16)  # the same seat, which it has seen free
        await one.tables.start(table, anna)
        with pytest.raises(Refused, match="not-saved"):
            await other.seating.leave(table, bert, 1)  # as if play had not begun
        assert await sitters(one, table) == [anna.id, bert.id]
        async with one.database.read() as connection:
            query = select(game_match.c.status).where(game_match.c.id == table)
            assert (await connection.execute(query)).scalar_one() == "playing"
