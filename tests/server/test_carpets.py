"""The carpet race at a real table: the hourglass survives a crash, claims race fairly, one hand waits."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from envol.game import CLOCK
from envol.games.carpets.rules import HOURGLASS_MS, ONE_HAND_MS
from envol.games.carpets.state import LEFT
from envol.match import Match
from envol.record import read, verify, write
from tests import limits, machine
from tests.server.harness import Server, running
from tests.server.in_process import Finish, Somebody, Time, opened, started, until
from tests.server.talk import connected, sitting

SPARED = 28_000  # milliseconds that the test does not wait for: the store's clock is put back instead


def rows(server: Server, query: str, *values: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.settings.store, timeout=limits.STATE)) as store, store:
        return store.execute(query, values).fetchall()


def test_11_the_hourglass_runs_on_when_the_server_is_killed_in_mid_round(tmp_path: Path) -> None:
    """And strikes at its old end, or at once if that has passed, though nobody comes back."""

    async def play() -> int:
        async with sitting(server, "carpets", 2) as (table, guests), connected(guests[0], table) as mine:
            await mine.asked()
            assert (await mine.move("fold left 1 over"))["type"] == "ack"
            await mine.until(lambda message: message["type"] == "step" and message["view"]["carpets"][0]["folds"] == 1)
            assert (await mine.move("claim 4"))["type"] == "ack"
            while mine.view["takers"][3] is None:
                await mine.hear()
            due: int = mine.you["due"]
            await asyncio.to_thread(server.kill)
            return due

    with machine.watched() as here, running(tmp_path) as server:
        due = asyncio.run(play())
        rows(server, "UPDATE game_match SET started = started - ?, due = due - ?", SPARED, SPARED)
        server.start()
        awake, until_ = 1000 * time.time(), time.monotonic() + limits.STATE
        while not rows(server, "SELECT 1 FROM entry WHERE seat = ?", CLOCK):
            assert time.monotonic() < until_
            time.sleep(0.05)
        lines = rows(server, "SELECT at, seat, move FROM entry ORDER BY n")
        (began,) = rows(server, "SELECT started FROM game_match")[0]
    claimed = next(at for at, _, move in lines if move == "claim 4")
    number, struck = next((n, at) for n, (at, seat, _) in enumerate(lines) if seat == CLOCK)
    assert lines[number][2] == "hourglass 1"
    assert due == claimed + HOURGLASS_MS <= struck
    with here.excusing(0.5, AssertionError):
        assert began + struck - max(began + due, awake) < 3_000
    assert [move.split()[0] for _, _, move in lines[number + 1 :]] == ["deal"] * 4, "the next round is laid out"


@contextlib.asynccontextmanager
async def racing(folder: Path, *delays: int) -> AsyncIterator[tuple[Finish, Match, list[Somebody], Time]]:
    """A race between people whose connections take so long."""
    clock = Time()
    async with opened(folder) as services:
        room, persons = await started(services, "carpets", len(delays))
        room.tick = clock
        seats = [Somebody(room, person, clock, delay) for person, delay in zip(persons, delays, strict=True)]
        await until(lambda: all(any(m["type"] == "sync" for m in seat.sent) for seat in seats))
        assert room.table.match is not None
        yield Finish(room), room.table.match, seats, clock
        for seat in seats:
            await seat.leave()


def test_43_the_card_goes_to_whoever_wanted_it_first_and_the_record_keeps_what_was_compensated(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 20, 200) as (finish, match, seats, clock):
            await seats[0].move("claim 4", "a")  # departed 20 ms ago
            assert finish.waits == [180]
            clock.ms += 130
            await seats[1].move("claim 4", "b")  # departed 50 ms before the other
            assert seats[0].answer("a") is seats[1].answer("b") is None, "held claims are not acknowledged"
            clock.ms += 50
            finish.end()
            assert (await seats[1].answered("b"))["type"] == "ack"
            refused = await seats[0].answered("a")
            assert (refused["rule"], refused["why"]) == ("carpets.10", "card-taken")
            assert " 1 claim 4 (200+50)\n" in write(match)
            await seats[0].move("claim 3", "c")  # nobody can want it any more
            assert (await seats[0].answered("c"))["type"] == "ack"
            assert " 0 claim 3 (20+0)\n" in write(match)
            assert [entry.delay for entry in read(write(match)).log if entry.delay is not None] == [200, 20]

    asyncio.run(play())


def test_43_claims_for_different_cards_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 20, 200) as (finish, match, seats, _):
            await seats[0].move("claim 4", "a")
            await seats[1].move("claim 2", "b")
            assert (await seats[1].answered("b"))["type"] == "ack", "the slower connection waits for nobody"
            assert seats[0].answer("a") is None
            finish.end()
            assert (await seats[0].answered("a"))["type"] == "ack"
            assert match.state.round == 2

    asyncio.run(play())


def test_21_with_one_hand_the_room_makes_a_fold_wait_and_a_claim_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 0) as (_, match, seats, _clock):
            match.state.hands = [LEFT, 0]
            for seat in seats:
                await seat.move("fold left 1 over", "one")
                assert (await seat.answered("one"))["type"] == "ack"
                await seat.move("fold left 1 over", "two")
            refused = await seats[0].answered("two")
            assert (refused["rule"], refused["why"]) == ("envol.10", "too-soon")
            assert 0 < refused["data"]["ms"] <= ONE_HAND_MS
            assert (await seats[1].answered("two"))["type"] == "ack"
            await seats[0].move("claim 1", "three")
            assert (await seats[0].answered("three"))["type"] == "ack"

    asyncio.run(play())


def test_bots_of_two_levels_fly_a_race_at_a_served_table(tmp_path: Path) -> None:
    async def play() -> str:
        async with opened(tmp_path) as services:
            bots = {0: "greedy:master", 1: "greedy"}
            room, _ = await started(services, "carpets", 2, bots=bots, first_game=True)
            await until(lambda: room.table.status == "over")
            assert room.table.match is not None
            return write(room.table.match, room.table.secret)

    proof = verify(asyncio.run(play()))
    assert (proof.finished, proof.served) == (True, True)
