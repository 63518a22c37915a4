"""What the server does by itself: it forgets idle tables, wakes those that are due, thinks apart, and ends in peace."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import weakref
from pathlib import Path

import psutil
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from envol import bots
from envol.dice import FastDice
from envol.match import Match
from envol.server.bot_workers import BotWorkers
from envol.server.services import Services
from envol.server.store import Database, Writer
from envol.server.store.schema import entry, game_match, seal, seat
from envol.server.wire import TableInfo
from tests import limits
from tests.server.harness import Server, running
from tests.server.in_process import opened, people, started, until
from tests.server.talk import connected, guests, played, sitting


async def status_in(database: Database, table: str) -> tuple[str, int]:
    """What the store says of a table, and how many lines it has."""
    async with database.read() as connection:
        status = (await connection.execute(select(game_match.c.status).where(game_match.c.id == table))).scalar_one()
        lines = (await connection.execute(select(entry.c.n).where(entry.c.match == table))).all()
    return str(status), len(lines)


@played
async def test_an_idle_table_is_forgotten_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path, idle_seconds=0.0) as services:
        room, _ = await started(services, "vote", 2)
        table, before, forgotten = room.table.id, room.info(), weakref.ref(room)
        del room
        while forgotten() is not None:
            await asyncio.sleep(0.05)
            gc.collect()
        assert _unattended(await services.tables.info(table)) == _unattended(before)


def _unattended(info: TableInfo) -> TableInfo:
    """All but who is here: of a table that was read again it is not known yet."""
    return replace(info, seats=tuple(replace(seat, here=False) for seat in info.seats))


@played
async def test_a_table_with_a_far_deadline_sleeps_and_one_with_a_near_deadline_does_not(tmp_path: Path) -> None:
    async with opened(tmp_path, idle_seconds=0.0) as services:
        far, _ = await started(services, "snap", 2, bell=60_000)
        near, _ = await started(services, "snap", 2, bell=2_500)
        slept, kept = weakref.ref(far), near.table.id
        del far
        while slept() is not None:
            await asyncio.sleep(0.05)
            gc.collect()
        assert near is await services.rooms.get(kept)
        await until(lambda: near.driver is not None and "bell 1" in [str(line.move) for line in near.driver.match.log])


@played
async def test_a_table_that_cannot_be_read_keeps_no_other_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its game is gone from the server; the next table is woken all the same."""
    async with opened(tmp_path) as services:
        (host,) = await people(services, 1)
        row = {"id": "broken", "game": "gone", "rules": 1, "options": "{}", "host": host.id, "status": "playing"}
        header = '{"game":"gone","rules":1,"seats":["a"]}'
        await services.writer.write(
            game_match.insert().values(**row, listed=0, created=0, due=-1, header=header),
            seal.insert().values(match="broken", secret=b"x" * 32),
            seat.insert().values(match="broken", seat=0, name="a", bot="random", nonce=""),
        )
    async with opened(tmp_path, pace=1_000_000.0) as services:
        room, _ = await started(services, "vote", 2, {0: "random", 1: "random"}, rounds=1)
        table = room.table.id
    async with opened(tmp_path) as services:
        while await status_in(services.database, table) != ("over", 2):
            await asyncio.sleep(0.02)
    assert "broken cannot be woken" in caplog.text


@played
async def test_bots_play_on_after_a_kill_though_nobody_asks(tmp_path: Path) -> None:
    with running(tmp_path, pace=0.02) as server:
        async with guests(server, 1) as (anna,):
            table = await anna.open("vote", 2, rounds=20)
            for number in range(2):
                await anna.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": "random"})
            await anna.call("POST", f"/tables/{table}/start")
        database = Database(server.settings.store)
        while (await status_in(database, table))[1] < 4:
            await asyncio.sleep(0.01)
        server.kill()
        status, lines = await status_in(database, table)
        assert (status, lines < 40) == ("playing", True)
        await asyncio.to_thread(server.start)
        while (await status_in(database, table))[0] != "over":
            await asyncio.sleep(0.05)
        assert (await status_in(database, table))[1] == 40
        await database.close()


# Workers


def workers(server: Server) -> list[psutil.Process]:
    """The processes in which bots think."""
    assert server.process is not None
    found = psutil.Process(server.process.pid).children()
    return [child for child in found if "bot_workers.worker" in " ".join(child.cmdline())]


@played
async def test_bots_think_in_processes_of_their_own_which_end_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path, workers=2) as server:
        async with guests(server, 1) as (anna,):
            table = await anna.open("blackmore", 2)
            for number, bot in enumerate(["search:30", "greedy"]):
                await anna.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": bot})
            while not workers(server):  # nobody waits for the first when the match has begun
                await asyncio.sleep(0.01)
            async with connected(anna, table) as watching:
                await anna.call("POST", f"/tables/{table}/start")
                await watching.until(lambda _: watching.table["status"] == "over")
        found = workers(server)
        assert 1 <= len(found) <= 2
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone, as when memory runs out
        server.process.wait()
        gone, alive = psutil.wait_procs(found, timeout=limits.STATE)
        assert (len(gone), alive) == (len(found), [])


@played
async def test_a_worker_that_dies_costs_no_table_its_end(tmp_path: Path) -> None:
    with running(tmp_path, workers=1) as server:
        async with guests(server, 1) as (anna,):
            table = await anna.open("blackmore", 2)
            for number in range(2):
                await anna.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": "search:50"})
            async with connected(anna, table) as watching:
                await anna.call("POST", f"/tables/{table}/start")
                for _ in range(3):
                    await watching.next("step")
                for worker in workers(server):
                    worker.kill()
                await watching.until(lambda _: watching.table["status"] == "over")


@played
async def test_a_thought_that_takes_too_long_is_given_up_and_frees_its_worker(caplog: pytest.LogCaptureFixture) -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    mover = match.to_move[0]
    thinkers = BotWorkers(1, limits.STATE)
    with caplog.at_level(logging.WARNING):
        await thinkers.answer("greedy", match.game, match.state, mover)  # the worker is there
        caplog.clear()
        thinkers._seconds = 1.0
        answer = await thinkers.answer("search:100000000", match.game, match.state, mover)
        thinkers._seconds = limits.STATE
        assert answer.move in match.game.moves(match.state, mover)
        assert "no worker answers for a bot (TimeoutError)" in caplog.text
        caplog.clear()
        ask = bots.Ask(match.game, mover, match.game.moves(match.state, mover), lambda: None, FastDice(1))
        for _ in range(3):
            answer = await thinkers.answer("greedy", match.game, match.state, mover)
            assert answer.move in ask.moves
        assert caplog.text == ""
    await thinkers.close()


# The end


def hang_on_to_the_store() -> None:
    """A fault to plant: what the writer waits for never comes."""

    async def never(self: Writer) -> None:
        await asyncio.Event().wait()

    Writer.close = never  # type: ignore[method-assign]


def test_the_server_ends_even_if_something_in_it_does_not(tmp_path: Path) -> None:
    with running(tmp_path, plant="tests.server.test_housekeeping:hang_on_to_the_store") as server:
        server.stop()
        assert "something does not close: the server ends all the same" in server.log.read_text("utf-8")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_in_peace_with_people_connected_and_bots_thinking(tmp_path: Path, how: signal.Signals) -> None:
    """The signal goes to the workers too, as by Ctrl-C in a terminal."""

    @played
    async def play() -> None:
        async with (
            sitting(server, "blackmore", 2) as (table, (anna, bert)),
            connected(anna, table),
            connected(bert, table) as last,
        ):
            await anna.call("PUT", f"/tables/{table}/seats/0/bot", json={"bot": "search:3000"})
            await bert.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "search:3000"})
            await last.until(lambda message: message.get("seen", [[-3]])[0][0] >= 0)  # the worker is there
            assert server.process is not None
            os.killpg(server.process.pid, how)
            await last.socket.wait_closed()
            assert last.socket.close_code == 1012  # come back soon
            await asyncio.to_thread(server.process.wait, limits.STATE)

    with running(tmp_path, workers=1) as server:
        play()
    assert server.log.read_text("utf-8") == ""


@played
async def test_the_house_closes_while_tables_are_being_loaded(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        tables = [(await started(services, "vote", 2))[0].table.id for _ in range(5)]
    async with opened(tmp_path) as services:
        loads = [asyncio.create_task(services.rooms.get(table)) for table in tables]
        await asyncio.sleep(0)
    await asyncio.gather(*loads, return_exceptions=True)


def test_a_house_that_was_never_opened_closes(tmp_path: Path) -> None:
    from envol.server.settings import Settings

    asyncio.run(Services(Settings(store=str(tmp_path / "envol.db"))).close())
