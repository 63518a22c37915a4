"""Health is told as it is: by a write that the store took, and by a look at where its file is."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

from envol import record
from envol.server.store import Away, Database, Probe, Writer, sqlite
from envol.server.store.batch import Answer, Change, Session, write_batch
from envol.server.store.faults import Moved
from envol.server.store.schema import person
from tests.server.conftest import Postgres
from tests.server.harness import NO_TLS, Server, running
from tests.server.talk import connected, play_out, played, refused, sitting


async def ask(server: Server, path: str) -> tuple[int, str | None]:
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS) as client:
        answer = await client.get(path)
        assert answer.headers["cache-control"] == "no-store"
        return answer.status_code, answer.json().get("why")


@played
async def test_a_server_that_is_well_says_so(server: Server) -> None:
    for path in ("/livez", "/readyz", "/api/health"):
        assert await ask(server, path) == (200, None)


@pytest.mark.parametrize("how", ["moved", "replaced", "moved with its log", "without its log"])
@played
async def test_nothing_is_acknowledged_into_a_file_that_is_gone_and_health_tells(tmp_path: Path, how: str) -> None:
    with running(tmp_path) as server:
        store = Path(server.settings.store)
        log = Path(f"{store}-wal")
        files = {"moved with its log": [store, log], "without its log": [log]}.get(how, [store])
        async with (
            sitting(server, "vote", 2) as (table, people),
            connected(people[0], table) as mine,
            connected(people[1], table) as other,
        ):
            assert (await mine.move("vote red"))["type"] == "ack"
            (tmp_path / "aside").mkdir()
            for file in files:
                file.rename(tmp_path / "aside" / file.name)
            if how == "replaced":
                shutil.copy(tmp_path / "aside" / store.name, store)
            await other.ask("vote blue", id="lost")
            assert await ask(server, "/readyz") == (503, "store-moved")
            assert await ask(server, "/api/health") == (503, "not-saved")
            assert await ask(server, "/livez") == (200, None)
            assert await refused(people[0], "DELETE", f"/tables/{table}/seats/0") == (503, "not-saved")
            if how == "replaced":
                store.unlink()
            assert not any(file.exists() for file in files), "nothing was made in its place"
            for file in files:
                (tmp_path / "aside" / file.name).rename(file)
            assert (await other.answer("lost"))["why"] == "not-saved"
            while (await other.move("vote blue", id="found"))["type"] == "no":
                await other.next("sync")
            assert await ask(server, "/readyz") == (200, None)


@played
async def test_on_a_full_disk_nothing_is_acknowledged_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """No file of the server may grow, as on a disk without room: the kernel refuses what it writes."""
    with running(tmp_path, probe_seconds=0.0) as server:
        assert server.process is not None
        async with (
            sitting(server, "vote", 2) as (table, people),
            connected(people[0], table) as mine,
            connected(people[1], table) as other,
        ):
            assert (await mine.move("vote red"))["type"] == "ack"
            free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            assert (await other.move("vote blue", id="lost"))["why"] == "not-saved"
            assert await ask(server, "/readyz") == (503, "store-away")
            assert await ask(server, "/livez") == (200, None)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            while (await other.move("vote blue", id="found"))["type"] == "no":
                await other.next("sync")
            assert await ask(server, "/readyz") == (200, None)


@played
async def test_what_was_written_while_the_file_went_is_not_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_and_move(session: Session, batch: Sequence[Change]) -> list[Answer]:
        answers = write_batch(session, batch)
        (tmp_path / "envol.db").rename(tmp_path / "moved.db")
        return answers

    database = Database(str(tmp_path / "envol.db"))
    await database.upgrade()
    writer = Writer(database)
    writer.start()
    monkeypatch.setattr(sqlite, "write_batch", write_and_move)
    with pytest.raises(Moved):
        await writer.write(person.insert().values(id="p1", created=0))
    monkeypatch.undo()
    with pytest.raises(Moved):
        await writer.write(person.insert().values(id="p2", created=0))
    (tmp_path / "moved.db").rename(tmp_path / "envol.db")
    await writer.write(person.insert().values(id="p3", created=0))
    async with database.read() as connection:
        assert set((await connection.execute(select(person.c.id))).scalars()) == {"p1", "p3"}
    await writer.close()
    await database.close()


class Written:
    """A clock that tells how often a probe was written."""

    def __init__(self) -> None:
        self.times = 0
        self.seconds = 100.0

    def now(self) -> int:
        self.times += 1
        return self.times

    def tick(self) -> float:
        return self.seconds


@played
async def test_all_who_ask_share_one_write_in_ten_seconds_and_what_it_found(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "envol.db"))
    await database.upgrade()
    writer = Writer(database)
    writer.start()
    written = Written()
    probe = Probe(database, writer, written.now, 10.0, written.tick)
    for seconds in (0.0, 9.9):
        written.seconds += seconds
        await asyncio.gather(*(probe.check() for _ in range(20)))
        assert written.times == 1
    await writer.write(text("PRAGMA query_only=ON"))  # as a disk that takes nothing; it still reads
    written.seconds += 0.2
    for _ in range(2):
        answers = await asyncio.gather(*(probe.check() for _ in range(20)), return_exceptions=True)
        assert {type(answer) for answer in answers} == {Away}
        assert written.times == 2
    written.seconds += 10.0
    await probe.check()
    await writer.close()
    await database.close()


@played
async def test_a_store_that_only_reads_is_not_ready(tmp_path: Path, postgres: Postgres) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    with running(tmp_path, store=url, probe_seconds=0.0) as server:
        await asyncio.to_thread(postgres.set_read_only, url, True)
        assert await ask(server, "/readyz") == (503, "store-away")
        assert await ask(server, "/livez") == (200, None)
        await asyncio.to_thread(postgres.set_read_only, url, False)
        while await ask(server, "/readyz") != (200, None):
            await asyncio.sleep(0.05)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of three megabytes, where whoever tests may mount one."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("inconclusive: only root may mount a small disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


@played
async def test_on_a_disk_that_is_really_full_nothing_that_was_acknowledged_is_lost(
    tmp_path: Path, small_disk: Path
) -> None:
    """Filled to the last byte while people play, killed there, and started again once there is room."""
    store, filler, acked = small_disk / "envol.db", small_disk / "filler", set[str]()
    with running(tmp_path, store=str(store), probe_seconds=0.0) as server:
        async with sitting(server, "vote", 2, rounds=20) as (table, people):
            async with connected(people[0], table) as first, connected(people[1], table) as second:
                with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                    while True:
                        file.write(b"x" * 4_096)
                for number in range(40):
                    player = (first, second)[number % 2]
                    while player.view["round"] <= number // 2:
                        await player.hear()
                    answer = await player.move("vote red", id=f"m{number}")
                    if answer["type"] == "no":
                        break
                    acked.add(f"m{number}")
                assert answer["why"] == "not-saved"
                assert await ask(server, "/readyz") == (503, "store-away")
                assert await ask(server, "/livez") == (200, None)
            server.kill()
            filler.unlink()
            server.start()
            assert await ask(server, "/readyz") == (200, None)
            with contextlib.closing(sqlite3.connect(store)) as kept:
                assert {id for (id,) in kept.execute("select id from entry where id > ''")} == acked
            text = await play_out(table, *people)
            assert record.verify(text).finished
