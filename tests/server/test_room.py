"""Rooms from inside: what happens when the store, a bot or a game fails in the middle of something."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar

import pytest

from envol.bots import Answer
from envol.catalogue import AnyGame, register
from envol.game import Move, Seat, Tell
from envol.games.carpets.rules import Carpets
from envol.server.clock import milliseconds
from envol.server.rooms import Room
from envol.server.services import Services
from envol.server.store import Conflict
from tests.games.snap.rules import tap
from tests.games.vote.rules import Vote
from tests.server.in_process import Finish, Somebody, Time, opened, people, started, until


class Refusing:
    """A writer that refuses the next so many changes."""

    def __init__(self, services: Services, times: int, error: Exception | None = None) -> None:
        self._write = services.writer.write
        self._times = times
        self._error = error or OSError("the disk is full")

    async def write(self, *statements: Any, entries: Any = ()) -> None:
        if self._times > 0:
            self._times -= 1
            raise self._error
        await self._write(*statements, entries=entries)


async def stored(services: Services, room: Room) -> list[tuple[Seat, str]]:
    table = await services.room_services.load(room.table.id)
    assert table is not None
    assert table.match is not None
    return [(line.seat, str(line.move)) for line in table.match.log]


def lines(room: Room) -> list[tuple[Seat, str]]:
    assert room.table.match is not None
    return [(line.seat, str(line.move)) for line in room.table.match.log]


@pytest.mark.parametrize("error", [OSError("the disk is full"), Conflict("somebody else wrote that line")])
def test_what_the_store_refuses_was_not_played_and_can_be_played_again(tmp_path: Path, error: Exception) -> None:
    """envol.11: memory was ahead of the store, and is read back."""

    async def play() -> None:
        async with opened(tmp_path) as services:
            room, (first, _) = await started(services, "vote", 2)
            seat = Somebody(room, first, Time())
            services.writer.write = Refusing(services, 1, error).write  # type: ignore[method-assign]
            await seat.move("vote red", "a")
            refused = await seat.answered("a")
            assert (refused["rule"], refused["why"]) == ("envol.11", "not-saved")
            assert lines(room) == await stored(services, room) == []
            await seat.move("vote blue", "b")
            assert (await seat.answered("b"))["type"] == "ack"
            assert lines(room) == await stored(services, room) == [(0, "vote blue")]
            await seat.leave()

    asyncio.run(play())


def test_a_write_that_came_through_though_it_failed_is_acknowledged_when_the_store_is_back(tmp_path: Path) -> None:
    """The store took the line, and neither said so nor could be asked: the answer waits until it is known."""

    async def play() -> None:
        async with opened(tmp_path) as services:
            room, (first, _) = await started(services, "vote", 2)
            seat = Somebody(room, first, Time())
            write, load = services.writer.write, services.room_services.load

            async def write_and_break(*statements: Any, entries: Any = ()) -> None:
                await write(*statements, entries=entries)
                raise OSError("the connection broke")

            async def no_load(id: str) -> None:
                raise OSError("the connection is broken")

            services.writer.write, services.room_services.load = write_and_break, no_load  # type: ignore[method-assign]
            await seat.move("vote red", "a")
            assert lines(room) == [(0, "vote red")]  # in memory, and nobody knows whether it is in the store
            await seat.move("vote red", "a")  # sent again meanwhile
            await seat.move("vote blue", "b")
            assert seat.answer("a") is None
            assert seat.answer("b")["why"] == "not-saved", "this one was surely not played"
            services.writer.write, services.room_services.load = write, load  # type: ignore[method-assign]
            assert await seat.answered("a") == {"type": "ack", "id": "a"}
            assert lines(room) == await stored(services, room) == [(0, "vote red")]
            await seat.leave()

    asyncio.run(play())


def test_a_claim_that_waits_outlives_a_failure_of_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with opened(tmp_path) as services:
            room, persons = await started(services, "snap", 3, bell=60_000)
            room.tick, finish = time, Finish(room)
            seats = [Somebody(room, person, time, delay) for person, delay in zip(persons, (0, 0, 250), strict=True)]
            before = room.table.match
            await seats[0].move("snap 1", "a")
            services.writer.write = Refusing(services, 1).write  # type: ignore[method-assign]
            await seats[1].move("tap 1", "b")
            assert (await seats[1].answered("b"))["why"] == "not-saved"
            assert room.table.match is not before, "the match was read anew"
            finish.end()
            assert (await seats[0].answered("a"))["type"] == "ack"
            assert lines(room) == await stored(services, room)
            assert [line for line in lines(room) if line[0] >= 0] == [(0, "snap 1")]
            for seat in seats:
                await seat.leave()

    asyncio.run(play())


def test_a_change_that_is_cut_off_in_the_middle_is_not_half_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as services:
            room, (first, _) = await started(services, "vote", 2)
            seat = Somebody(room, first, Time())
            write = services.writer.write
            never = asyncio.Event()

            async def hang(*statements: Any, entries: Any = ()) -> None:
                await never.wait()

            services.writer.write = hang  # type: ignore[method-assign]
            moving = asyncio.create_task(seat.move("vote red", "a"))
            await until(lambda: lines(room) == [(0, "vote red")])  # in memory alone
            services.writer.write = write  # type: ignore[method-assign]
            moving.cancel()
            await until(lambda: room.is_sound and lines(room) == [])
            await seat.move("vote blue", "b")
            assert (await seat.answered("b"))["type"] == "ack"
            assert lines(room) == await stored(services, room) == [(0, "vote blue")]
            await seat.leave()

    asyncio.run(play())


class Stumbling(Vote):
    """A game with a fault: applying the first blue vote breaks off in the middle, once."""

    key: ClassVar[str] = "stumbling-vote"
    stumbles: ClassVar[int] = 1

    def apply(self, state: Any, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if str(move) == "vote blue" and Stumbling.stumbles:
            Stumbling.stumbles -= 1
            state.scores[seat] = 999
            raise ZeroDivisionError(str(move))
        super().apply(state, seat, move, tell)


register(Stumbling)


def test_a_fault_of_a_game_leaves_no_half_applied_move_behind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with opened(tmp_path) as services:
            room, (first, second) = await started(services, "stumbling-vote", 2)
            seat = Somebody(room, first, Time())
            await seat.move("vote blue", "a")
            assert (await seat.answered("a"))["why"] == "not-saved"
            assert room.is_sound
            assert room.table.match is not None
            assert room.table.match.state.scores == [0, 0]
            await seat.move("vote blue", "b")
            assert (await seat.answered("b"))["type"] == "ack"
            # A bot that meets the fault is asked again, and the log does not tell the move.
            Stumbling.stumbles = 1
            services.bot_workers.answer = always_blue  # type: ignore[method-assign]
            await services.seating.put_bot(room.table.id, second, 1, "random")
            await until(lambda: (1, "vote blue") in lines(room))
            assert lines(room)[:3] == [(0, "vote blue"), (-3, "hand 1 bot"), (1, "vote blue")]
            await seat.leave()

    asyncio.run(play())
    assert "ZeroDivisionError" in caplog.text
    assert "vote blue" not in caplog.text


async def always_blue(name: str, game: AnyGame, state: Any, seat: Seat, table: str = "") -> Answer:
    return Answer(game.parse("vote blue"), 0)


def test_who_has_left_a_seat_cannot_play_it_even_if_it_was_not_told_yet(tmp_path: Path) -> None:
    """A connection that does not read learns late whom it watches as; whose move it sends is known at once."""

    async def play() -> None:
        async with opened(tmp_path) as services:
            anna, bert, carl = await people(services, 3)
            room, _ = await services.tables.open(anna, "vote", 2, {}, False)
            for number, person in enumerate((anna, bert)):
                await services.seating.take(room.table.id, person, number, f"P{number}", "")
            left = Somebody(room, bert, Time())
            await until(lambda: left.viewer.seat == 1)
            left.is_writable = False  # it reads nothing any more
            await services.seating.leave(room.table.id, bert, 1)
            await services.seating.take(room.table.id, carl, 1, "Carl", "")
            await services.tables.start(room.table.id, anna)
            assert left.viewer.seat is None
            await left.move("vote red", "a", on=1)
            assert lines(room) == []
            await left.leave()

    asyncio.run(play())


def test_the_pause_of_a_seat_is_counted_on_when_the_room_is_read_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as services:
            room, (first, _) = await started(services, "snap", 2, bell=60_000)
            table = await services.room_services.load(room.table.id)
            assert table is not None
            seat = Somebody(room, first, Time())
            await seat.move("tap 1", "a")
            assert (await seat.answered("a"))["type"] == "ack"
            again = await services.room_services.load(room.table.id)
            assert again is not None
            other = Room(services.room_services, again)
            assert other.driver is not None
            assert room.driver is not None
            assert other.driver.pause_left(0, tap(1), 0) == room.driver.pause_left(0, tap(1), 0) > 0
            await other.close()
            await seat.leave()

    asyncio.run(play())


def test_a_rematch_leaves_out_what_older_rules_took_and_newer_refuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as services:
            with monkeypatch.context() as before:
                before.setattr(Carpets, "newest", 1)
                room, (anna, *_) = await started(services, "carpets", 3, three_tokens=True, calm=True)
            assert (room.table.rules, room.table.options["three_tokens"]) == (1, True)
            room.table.status = "over"
            again = await services.rooms.get(await services.tables.rematch(room.table.id, anna))
            assert again.table.rules == Carpets.newest
            assert again.table.options == {**room.table.options, "three_tokens": False}

    asyncio.run(play())


def test_a_room_that_nobody_watches_is_forgotten_and_wakes_for_its_timer(tmp_path: Path) -> None:
    async def play() -> None:
        ahead = 0
        async with opened(tmp_path, lambda: milliseconds() + ahead, idle_seconds=0.0) as services:
            room, _ = await started(services, "snap", 2, rounds=1, bell=60_000)
            ahead = 1_000
            await until(lambda: room.tasks.is_closed)
            assert room.table.id not in services.rooms
            ahead = 60_000
            await until(lambda: room.table.id in services.rooms)
            woken = await services.rooms.get(room.table.id)
            assert woken is not room
            await until(lambda: lines(woken)[-1] == (-2, "bell 1"))
            await until(lambda: woken.table.status == "over")

    asyncio.run(play())
