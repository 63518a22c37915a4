"""The store: commits are shared, a bad row fails alone, nothing stops the writer, and both engines hold one schema."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Dialect,
    Engine,
    Executable,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    bindparam,
    event,
    inspect,
    null,
    select,
    text,
)
from sqlalchemy.schema import CreateTable

from envol import record
from envol.game import Move
from envol.log import Entry
from envol.server.access import clean_name
from envol.server.refusals import Refused
from envol.server.store import Away, Conflict, Database, Writer, entry_row, if_seen
from envol.server.store.database import alembic_config, make_engine, migrate, normal_url
from envol.server.store.schema import entry, game_match, metadata, person, probe
from tests import limits
from tests.server import in_process
from tests.server.conftest import Postgres
from tests.server.harness import Player, running, seated
from tests.server.talk import connected, played, refused, sitting
from tests.tiers import TIER

MATCH = "m1"


def row(n: int, id: str | None = None, move: str = "tap 1", match: str = MATCH) -> tuple[Any, ...]:
    return entry_row(match, Entry(n, n, 0, Move(move)), id)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[Database, Writer]]:
    """A store with one match in it, and its writer."""
    database = Database(url)
    await database.upgrade()
    writer = Writer(database)
    writer.start()
    row = {"id": MATCH, "game": "snap", "rules": 1, "options": "{}", "host": "p1", "status": "playing"}
    await writer.write(
        person.insert().values(id="p1", created=0), game_match.insert().values(**row, listed=0, created=0)
    )
    try:
        yield database, writer
    finally:
        await writer.close()
        await database.close()


async def kept(database: Database) -> list[int]:
    """The numbers of the lines that are durable."""
    async with database.read() as connection:
        return list((await connection.execute(select(entry.c.n).order_by(entry.c.n))).scalars())


class Seen:
    """What the writers of stores do, seen from inside their connections."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.driver: Any = None  # the newest connection of the thread that writes to SQLite

    def on_connect(self, driver: Any, _: Any) -> None:
        if isinstance(driver, sqlite3.Connection):
            self.driver = driver
            driver.set_trace_callback(self.statements.append)

    def on_commit(self, _: Connection) -> None:
        self.statements.append("COMMIT")

    @property
    def commits(self) -> int:
        return self.statements.count("COMMIT")


@pytest.fixture
def seen() -> Iterator[Seen]:
    found = Seen()
    listeners: list[tuple[str, Callable[..., None]]] = [("connect", found.on_connect), ("commit", found.on_commit)]
    for name, listener in listeners:
        event.listen(Engine, name, listener)
    yield found
    for name, listener in listeners:
        event.remove(Engine, name, listener)


def test_many_writes_at_once_share_few_commits(store_url: str, seen: Seen) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            seen.statements.clear()
            await asyncio.gather(*(writer.write(entries=[row(n, f"id {n}")]) for n in range(TIER.writes)))
            assert await kept(database) == list(range(TIER.writes))
            assert 1 <= seen.commits <= 2 + TIER.writes // 1_000

    asyncio.run(write())


def test_writes_of_several_tables_that_come_one_by_one_share_commits(
    store_url: str, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("envol.server.store.writer.APART", 1.0)

    async def write() -> None:
        async with opened(store_url) as (_, writer):
            await writer.write(entries=[row(0)])
            seen.statements.clear()
            writes = []
            for n in range(1, 4):
                writes.append(asyncio.create_task(writer.write(person.insert().values(id=f"guest {n}", created=0))))
                for _ in range(20):
                    await asyncio.sleep(0)  # the writer is woken, and would begin
            await asyncio.gather(*writes)
            assert seen.commits == 1

    asyncio.run(write())


def test_a_table_that_writes_alone_waits_for_nobody(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            monkeypatch.setattr("envol.server.store.writer.APART", 0.0)
            await writer.write(entries=[row(0)])
            monkeypatch.setattr("envol.server.store.writer.APART", 3_600.0)
            for n in range(1, 5):
                await writer.write(entries=[row(n)])
            assert await kept(database) == list(range(5))

    asyncio.run(asyncio.wait_for(write(), limits.STATE))


def test_a_write_is_answered_only_when_it_is_durable(store_url: str) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            for n in range(5):
                await writer.write(entries=[row(n)])
                assert await kept(database) == list(range(n + 1))

    asyncio.run(write())


def test_a_planted_duplicate_row_fails_alone(store_url: str, seen: Seen) -> None:
    """The same line twice, the same id twice, and a line of no match: three are guilty, the others share a commit."""

    async def write() -> None:
        async with opened(store_url) as (database, writer):
            await writer.write(entries=[row(0, "first")])
            seen.statements.clear()
            good = [[row(n, f"id {n}")] for n in range(1, 50)]
            guilty = [[row(0, "other")], [row(60), row(61, "first")], [row(70, match="nowhere")]]
            changes = [*good[:20], guilty[0], *good[20:30], guilty[1], *good[30:], guilty[2]]
            answers = await asyncio.gather(*(writer.write(entries=rows) for rows in changes), return_exceptions=True)
            for rows, answer in zip(changes, answers, strict=True):
                assert isinstance(answer, Conflict) == (rows in guilty)
                assert answer is None or rows in guilty
            assert await kept(database) == list(range(50))
            assert seen.commits == 1

    asyncio.run(write())


def test_a_change_is_made_whole_or_not_at_all(store_url: str) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            await writer.write(entries=[row(0)])
            over = game_match.update().values(status="over")
            with pytest.raises(Conflict):
                await writer.write(over, entries=[row(1), row(0)])
            assert await kept(database) == [0]
            async with database.read() as connection:
                assert (await connection.execute(select(game_match.c.status))).scalar_one() == "playing"

    asyncio.run(write())


def test_a_change_that_finds_nothing_of_what_was_seen_fails_alone_and_whole(store_url: str) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            old, seen = game_match.c.status == "open", game_match.c.status == "playing"
            answers = await asyncio.gather(
                writer.write(entries=[row(0)]),
                writer.write(
                    person.insert().values(id="p2", created=0),
                    if_seen(game_match.update().where(old).values(status="over")),
                    entries=[row(1)],
                ),
                writer.write(if_seen(game_match.delete().where(old))),
                writer.write(game_match.update().where(old).values(status="over"), entries=[row(2)]),
                writer.write(if_seen(game_match.update().where(seen).values(listed=1)), entries=[row(3)]),
                return_exceptions=True,
            )
            kinds = [type(answer) for answer in answers]
            assert kinds == [type(None), Conflict, Conflict, type(None), type(None)]
            assert await kept(database) == [0, 2, 3]
            async with database.read() as connection:
                assert (await connection.execute(select(person.c.id))).scalars().all() == ["p1"]
                assert (await connection.execute(select(game_match.c.status, game_match.c.listed))).one() == (
                    "playing",
                    1,
                )

    asyncio.run(write())


def test_a_row_that_no_store_can_hold_fails_alone(store_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """A lone surrogate is no text on either engine. Not even the log may say what stood in the row."""

    async def write() -> None:
        async with opened(store_url) as (database, writer):
            changes = [[row(0)], [row(1, move="secret \ud800")], [row(2)]]
            answers = await asyncio.gather(*(writer.write(entries=rows) for rows in changes), return_exceptions=True)
            assert [answer is None for answer in answers] == [True, False, True]
            assert await kept(database) == [0, 2]

    asyncio.run(write())
    assert "refused a change" in caplog.text
    assert "secret" not in caplog.text


def test_the_writer_goes_on_after_a_locked_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def write() -> None:
        async with opened(path) as (database, writer):
            await writer.write(text("PRAGMA busy_timeout=50"))
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Away):
                await writer.write(entries=[row(0)])
            other.execute("ROLLBACK")
            other.close()
            await writer.write(entries=[row(0)])
            assert await kept(database) == [0]

    path = str(tmp_path / "envol.db")
    asyncio.run(write())
    assert "SQLITE_BUSY" in caplog.text


def test_the_writer_goes_on_after_a_readonly_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It opens its connection anew, which then may write."""

    async def write() -> None:
        async with opened(str(tmp_path / "envol.db")) as (database, writer):
            await writer.write(text("PRAGMA query_only=ON"))
            answers = await asyncio.gather(*(writer.write(entries=[row(n)]) for n in (0, 1)), return_exceptions=True)
            assert all(isinstance(answer, Away) for answer in answers)
            await writer.write(entries=[row(2)])
            assert await kept(database) == [2]

    asyncio.run(write())
    assert "SQLITE_READONLY" in caplog.text


def test_the_writer_goes_on_after_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite rolls all back by itself: nothing of the batch may be kept, whichever change needed the room."""

    async def write() -> None:
        async with opened(str(tmp_path / "envol.db")) as (database, writer):
            await writer.write(text("PRAGMA max_page_count=1"))  # no more than there are
            changes = [[row(0)], [row(1, move="secret " * 100_000)], [row(2)]]
            answers = await asyncio.gather(*(writer.write(entries=rows) for rows in changes), return_exceptions=True)
            assert [type(answer) for answer in answers] == [Away] * 3
            assert await kept(database) == []
            await asyncio.gather(*(writer.write(entries=rows) for rows in changes))
            assert await kept(database) == [0, 1, 2]

    asyncio.run(write())
    assert "SQLITE_FULL" in caplog.text
    assert "secret" not in caplog.text


class Trap(TypeDecorator[str]):
    """A text that does something before it is given to the driver."""

    impl = Text
    cache_ok = True
    spring: Callable[[], None] = staticmethod(lambda: None)

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value == "trap":
            Trap.spring()
        return value


def trapped() -> Executable:
    """A statement that springs the trap, once for each time that it is tried."""
    return game_match.update().values(options=bindparam("word", "trap", Trap))


def test_a_fault_of_ours_in_the_middle_of_a_batch_fails_alone(
    store_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spring() -> None:
        raise ZeroDivisionError("secret")

    async def write() -> None:
        async with opened(store_url) as (database, writer):
            before = game_match.update().values(status="over")
            answers = await asyncio.gather(
                writer.write(entries=[row(0)]),
                writer.write(before, trapped(), entries=[row(1)]),
                writer.write(entries=[row(2)]),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [type(None), Away, type(None)]
            assert await kept(database) == [0, 2]
            async with database.read() as connection:
                assert (await connection.execute(select(game_match.c.status))).scalar_one() == "playing"

    monkeypatch.setattr(Trap, "spring", spring)
    asyncio.run(write())
    assert "refused a change" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("fault", ["closed", "rolled back", "exit"])
def test_a_fault_of_the_store_in_the_middle_of_a_batch_undoes_all_of_it(
    tmp_path: Path, seen: Seen, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """The thread's connection is gone, or SQLite has rolled back by itself, or something wants to end the thread."""

    def spring() -> None:
        if fault == "closed":
            seen.driver.close()
        elif fault == "rolled back":
            seen.driver.rollback()
            raise sqlite3.OperationalError("disk I/O error")
        else:
            raise SystemExit

    async def write() -> None:
        async with opened(str(tmp_path / "envol.db")) as (database, writer):
            seen.statements.clear()
            changes = [writer.write(entries=[row(0)]), writer.write(trapped()), writer.write(entries=[row(1)])]
            answers = await asyncio.gather(*changes, return_exceptions=True)
            assert [type(answer) for answer in answers] == [Away] * 3
            assert (await kept(database), seen.commits) == ([], 0)
            await writer.write(entries=[row(2)])
            assert await kept(database) == [2]

    monkeypatch.setattr(Trap, "spring", spring)
    asyncio.run(write())


def test_statements_are_written_with_their_types_defaults_and_all_their_rows(store_url: str) -> None:
    """Compiled once and kept, each with its own values, as SQLAlchemy would write them anywhere."""
    numbers = count(10)
    things = Table(
        "things",
        MetaData(),
        Column("id", Integer, primary_key=True),
        Column("body", JSON, nullable=False),
        Column("raw", LargeBinary),
        Column("is_new", Boolean, nullable=False, default=True),
        Column("number", Integer, default=lambda: next(numbers)),
    )

    async def write() -> None:
        async with opened(store_url) as (database, writer):
            await writer.write(CreateTable(things))
            rows = [{"id": id, "body": {"at": [id, None]}, "raw": bytes([0, 255, id])} for id in (2, 3, 4)]
            await asyncio.gather(
                writer.write(things.insert().values(body=None, is_new=False, number=null())),  # its id is the store's
                writer.write(things.insert().values(rows)),
                writer.write(things.insert().values(id=5, body="d"), things.insert().values(id=6, body="e")),
            )
            for ids, word in (((2, 3), "few"), ((4,), "one"), ((), "none"), ((5, 6, 3), "more")):
                await writer.write(things.update().where(things.c.id.in_(ids)).values(body=word))
            await writer.write(text("DELETE FROM things WHERE id = :id").bindparams(id=6), select(things))
            async with database.read() as connection:
                found = (await connection.execute(select(things).order_by(things.c.number.nulls_last()))).all()
            assert [tuple(thing)[1:] for thing in found] == [
                ("few", b"\x00\xff\x02", True, 10),
                ("more", b"\x00\xff\x03", True, 11),
                ("one", b"\x00\xff\x04", True, 12),
                ("more", None, True, 13),
                (None, None, False, None),
            ]

    asyncio.run(write())


def test_the_writer_goes_on_after_a_cut_connection(postgres: Postgres) -> None:
    """PostgreSQL ends the writer's connection, once between two writes and once in the middle of one."""

    async def cut(database: Database) -> None:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with database.read() as connection:
            await connection.execute(text(f"{others} AND pid <> pg_backend_pid()"))

    async def write() -> None:
        async with opened(url) as (database, writer):
            await writer.write(entries=[row(0)])
            await cut(database)
            await writer.write(entries=[row(1)])
            long = asyncio.create_task(writer.write(text("SELECT pg_sleep(60)"), entries=[row(2)]))
            async with database.read() as connection:
                sleeping = text(
                    "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)' AND state = 'active'"
                )
                while (await connection.execute(sleeping)).scalar_one() == 0:
                    await connection.rollback()
            await cut(database)
            with pytest.raises(Away):
                await long
            await writer.write(entries=[row(2)])
            assert await kept(database) == [0, 1, 2]

    url = postgres.fresh()
    asyncio.run(write())


def test_closing_writes_what_waits(store_url: str) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            writes = [asyncio.create_task(writer.write(entries=[row(n)])) for n in range(10)]
            await asyncio.sleep(0)
            await writer.close()
            await asyncio.gather(*writes)
            assert await kept(database) == list(range(10))

    asyncio.run(write())


def test_closing_writes_what_waits_for_the_thread(tmp_path: Path, seen: Seen) -> None:
    """A batch is held up on its way, others wait behind it: all are written, no more are taken, and the thread ends."""

    async def write() -> None:
        async with opened(path) as (database, writer):
            seen.statements.clear()
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writes = [asyncio.create_task(writer.write(entries=[row(0)]))]
            while "BEGIN IMMEDIATE" not in seen.statements:
                await asyncio.sleep(0)
            writes += [asyncio.create_task(writer.write(entries=[row(n)])) for n in range(1, 5)]
            await asyncio.sleep(0)
            closing = asyncio.create_task(writer.close())
            await asyncio.sleep(0)
            with pytest.raises(Away):
                await writer.write(entries=[row(5)])
            assert not any(task.done() for task in [*writes, closing])
            other.execute("ROLLBACK")
            other.close()
            await asyncio.gather(*writes, closing)
            assert (await kept(database), seen.commits) == ([0, 1, 2, 3, 4], 2)
        assert not [thread for thread in threading.enumerate() if thread.name == "store writer"]

    path = str(tmp_path / "envol.db")
    asyncio.run(write())


def test_who_stops_waiting_for_a_write_stops_nobody_else(store_url: str) -> None:
    async def write() -> None:
        async with opened(store_url) as (database, writer):
            gone = asyncio.create_task(writer.write(entries=[row(0)]))
            await asyncio.sleep(0)
            gone.cancel()
            await writer.write(entries=[row(1)])
            assert await kept(database) == [0, 1]

    asyncio.run(write())


# Migrations


def tables(url: str) -> set[str]:
    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async def look() -> set[str]:
        engine = make_engine(normal_url(url), writer=False)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(names)
        finally:
            await engine.dispose()

    return asyncio.run(look())


def test_migrations_lead_from_nothing_to_the_schema_and_back(store_url: str) -> None:
    config = alembic_config(normal_url(store_url))
    command.upgrade(config, "head")
    assert tables(store_url) == {*metadata.tables, "alembic_version"}
    command.check(config)  # raises when the schema and the migrations differ
    command.downgrade(config, "base")
    assert tables(store_url) == {"alembic_version"}
    command.upgrade(config, "head")
    migrate(normal_url(store_url))  # a second time changes nothing
    command.check(config)


def test_a_migration_that_is_cut_short_leaves_nothing(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server killed at its very first start must start again."""

    class PowerCut(Exception):
        pass

    def cut(connection: Connection, _: Any, statement: str, *rest: Any) -> None:
        if "CREATE TABLE seal" in statement:
            raise PowerCut

    def engine(*args: Any, **options: Any) -> Any:
        made = make_engine(*args, **options)
        event.listen(made.sync_engine, "before_cursor_execute", cut)
        return made

    with monkeypatch.context() as patch:
        patch.setattr("envol.server.store.database.make_engine", engine)
        with pytest.raises(PowerCut):
            migrate(normal_url(store_url))
    assert tables(store_url) == set()
    migrate(normal_url(store_url))
    assert set(metadata.tables) < tables(store_url)


def test_the_schema_is_the_same_on_both_engines(tmp_path: Path, postgres: Postgres) -> None:
    """Names of columns, keys, indexes and constraints, and what may be empty."""

    def shape(connection: Connection) -> dict[str, Any]:
        look = inspect(connection)
        return {
            table: (
                [(column["name"], column["nullable"]) for column in look.get_columns(table)],
                look.get_pk_constraint(table)["constrained_columns"],
                sorted(str(key["name"]) for key in look.get_foreign_keys(table)),
                sorted(str(key["name"]) for key in look.get_unique_constraints(table)),
                sorted(
                    str(index["name"]) for index in look.get_indexes(table) if not index.get("duplicates_constraint")
                ),
            )
            for table in metadata.tables
        }

    async def look(url: str) -> dict[str, Any]:
        database = Database(url)
        await database.upgrade()
        async with database.read() as connection:
            found = await connection.run_sync(shape)
        await database.close()
        return found

    assert asyncio.run(look(str(tmp_path / "envol.db"))) == asyncio.run(look(postgres.fresh()))


# A server on each engine


def test_a_match_survives_kills_and_is_played_to_its_end(tmp_path: Path, store_url: str) -> None:
    """Four people play on; the server is killed in the middle and finds everything again."""

    async def play() -> None:
        table, guests = await seated(server, "blackmore", 4)
        players = [Player(guest, table, lambda view, moves: moves[0]) for guest in guests]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for kill in range(TIER.store_kills):
            while sum(len(player.acked) for player in players) < 5 * (kill + 1):
                await asyncio.sleep(0.01)
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*tasks), limits.MATCH)
        text = await guests[0].call("GET", f"/tables/{table}/record")
        assert record.verify(text).served
        assert sum(len(player.acked) for player in players) == sum(
            1 for line in record.read(text).log if line.seat >= 0
        )
        assert not any(player.refused for player in players)
        for guest in guests:
            await guest.close()

    with running(tmp_path, store=store_url) as server:
        asyncio.run(play())


@played
async def test_an_acknowledged_move_is_in_the_store(tmp_path: Path, store_url: str) -> None:
    """Looked up in the store itself, by another connection, after each ack."""
    database = Database(store_url)
    with running(tmp_path, store=store_url) as server:
        async with sitting(server, "vote", 2, rounds=1) as (table, people):
            for number, guest in enumerate(people):
                async with connected(guest, table) as mine:
                    assert (await mine.move("vote red", id=f"move-{number}"))["type"] == "ack"
                    query = select(entry.c.n, entry.c.seat, entry.c.move).where(entry.c.id == f"move-{number}")
                    async with database.read() as connection:
                        assert (await connection.execute(query)).all() == [(number, number, "vote red")]
    await database.close()


@played
async def test_what_cannot_be_saved_is_not_played_and_play_goes_on_when_it_can(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The store takes nothing for a while, but still answers."""
    url = await asyncio.to_thread(postgres.fresh)
    with running(tmp_path, store=url) as server:
        async with sitting(server, "vote", 2) as (table, people), connected(people[0], table) as mine:
            await asyncio.to_thread(postgres.set_read_only, url, True)
            answer = await mine.move("vote red", id="again")
            assert (answer["type"], answer["rule"], answer["why"]) == ("no", "envol.11", "not-saved")
            await mine.next("sync")
            assert (mine.view["mine"], mine.you["moves"]) == ("", ["vote red", "vote blue"])
            assert await refused(people[1], "DELETE", f"/tables/{table}/seats/1") == (503, "not-saved")
            assert await refused(people[1], "POST", "/tables", json={"game": "vote", "seats": 2}) == (503, "not-saved")
            assert await refused(people[1], "POST", f"/tables/{table}/link") == (503, "not-saved")
            assert (await people[1].call("GET", f"/tables/{table}"))["seats"][1]["kind"] == "person"
            await asyncio.to_thread(postgres.set_read_only, url, False)
            while (await mine.move("vote red", id="again"))["type"] == "no":
                await mine.next("sync")
            async with connected(people[1], table) as other:
                assert other.view["voted"] == [True, False]


@played
async def test_a_move_that_meets_an_outage_of_the_store_is_answered_after_it(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The store is not there at all: nobody can tell what it has, so the answer waits for it."""
    url = await asyncio.to_thread(postgres.fresh)
    with running(tmp_path, store=url) as server:
        async with sitting(server, "vote", 2) as (table, people), connected(people[0], table) as mine:
            await asyncio.to_thread(postgres.stop)
            try:
                await mine.ask("vote red", id="first")
                while (await mine.move("vote red", id="second"))["why"] != "not-saved":
                    pass
                assert await refused(people[1], "GET", f"/tables/{table}") == (503, "not-saved")
                assert await refused(people[1], "GET", "/tables/another") == (503, "not-saved")
            finally:
                await asyncio.to_thread(postgres.start)
            assert (await mine.answer("first"))["why"] == "not-saved"
            while (await mine.move("vote red", id="third"))["type"] == "no":
                await mine.next("sync")
            async with connected(people[1], table) as other:
                assert other.view["voted"] == [True, False]
                assert (await other.move("vote blue"))["type"] == "ack"


def test_whoever_reads_sees_one_moment(store_url: str) -> None:
    """Else a table that is cleared away between two questions would have a row and no seats."""

    async def look() -> None:
        async with opened(store_url) as (database, writer):
            async with database.read() as connection:
                before = (await connection.execute(select(probe.c.at))).scalar_one()
                await writer.write(probe.update().values(at=before + 1))
                assert (await connection.execute(select(probe.c.at))).scalar_one() == before
            async with database.read() as connection:
                assert (await connection.execute(select(probe.c.at))).scalar_one() == before + 1

    asyncio.run(look())


@played
async def test_a_name_that_unicode_makes_longer_is_refused_before_a_store_is_asked(
    store_url: str, tmp_path: Path
) -> None:
    """PostgreSQL counts the signs of a column, SQLite does not."""
    with pytest.raises(Refused, match="bad-name"):
        clean_name("\ufb2c" * 40)
    async with in_process.opened(tmp_path, store=store_url) as services:
        [anna] = await in_process.people(services, 1)
        room, _ = await services.tables.open(anna, "vote", 2, {}, False)
        await services.seating.take(room.table.id, anna, 0, clean_name("\ufb2c" * 26), "")
        assert len(room.table.places[0].name) == 78
