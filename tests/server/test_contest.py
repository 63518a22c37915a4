"""Contested moves inside a room (envol.12, fair finish of carpets), with a clock that the test moves itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

from envol import record
from envol.bots import Answer
from envol.catalogue import AnyGame, register
from envol.game import CLOCK, Seat
from envol.record import write
from envol.server.rooms import Room
from envol.server.viewer import FARTHEST, PINGS, Viewer
from tests.games.snap.rules import Snap, snap
from tests.server.in_process import Finish, Kept, Somebody, Time, opened, started, until


class RankedSnap(Snap):
    """Snap in which seats 1 and 2 are behind, whatever happens."""

    key: ClassVar[str] = "ranked-snap"

    def standing(self, state: Any) -> tuple[int, ...]:
        return (5, 3, 3, 9)


register(RankedSnap)
BELL = 1_000  # milliseconds


@contextlib.asynccontextmanager
async def racing(
    folder: Path, *delays: int, game: str = "snap", **options: Any
) -> AsyncIterator[tuple[Finish, Room, list[Somebody], Time]]:
    """A started match between people whose connections take so long."""
    time = Time()
    async with opened(folder) as services:
        room, persons = await started(services, game, len(delays), **options)
        room.tick = time
        seats = [Somebody(room, person, time, delay) for person, delay in zip(persons, delays, strict=True)]
        await until(lambda: all(any(m["type"] == "sync" for m in seat.sent) for seat in seats))
        yield Finish(room), room, seats, time
        for seat in seats:
            await seat.leave()


def winner(room: Room) -> Seat:
    """Who took the first round."""
    assert room.table.match is not None
    return next(line.seat for line in room.table.match.log if line.move.kind == "snap")


def test_a_held_claim_is_answered_only_when_the_race_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 200) as (finish, room, seats, time):
            await seats[0].move("snap 1", "a")
            assert finish.waits == [200], "as long as the other connection may still need"
            await seats[1].move("tap 1", "b")
            assert (await seats[1].answered("b"))["type"] == "ack"
            assert seats[0].answer("a") is None
            assert not any(line.seat == 0 for line in room.table.match.log)  # type: ignore[union-attr]
            time.ms += 200
            finish.end()
            assert await seats[0].answered("a") == {"type": "ack", "id": "a"}
            assert " snap 1 (0+200)\n" in write(room.table.match)  # type: ignore[arg-type]

    asyncio.run(play())


def test_the_earlier_departure_wins_though_it_arrived_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 20, 200) as (finish, room, seats, time):
            await seats[0].move("snap 1", "a")  # departed 20 ms ago
            time.ms += 130
            await seats[1].move("snap 1", "b")  # departed 200 ms ago, which is 50 before the other
            time.ms += 50
            finish.end()
            assert await seats[1].answered("b") == {"type": "ack", "id": "b"}
            refused = await seats[0].answered("a")
            assert (refused["rule"], refused["why"]) == ("envol.9", "stale")
            assert finish.waits == [180]
            assert " 1 snap 1 (200+50)\n" in write(room.table.match)  # type: ignore[arg-type]

    asyncio.run(play())


def test_a_later_departure_loses(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 20, 200) as (finish, room, seats, time):
            await seats[0].move("snap 1", "a")
            time.ms += 181
            await seats[1].move("snap 1", "b")  # departed one millisecond after the other
            finish.end()
            await seats[1].answered("b")
            assert winner(room) == 0

    asyncio.run(play())


def test_a_tie_goes_to_the_lower_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 200, 20, 20) as (finish, room, seats, time):
            await seats[2].move("snap 1", "c")
            await seats[1].move("snap 1", "b")
            time.ms += 180
            await seats[0].move("snap 1", "a")
            finish.end()
            await seats[0].answered("a")
            assert winner(room) == 0

    asyncio.run(play())


def test_a_tie_goes_first_to_the_seat_further_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 20, 20, 20, 100, game="ranked-snap") as (finish, room, seats, _):
            for seat in (0, 2, 1):
                await seats[seat].move("snap 1", f"m{seat}")
            finish.end()
            await seats[0].answered("m0")
            assert winner(room) == 1

    asyncio.run(play())


def test_the_slowest_line_need_not_wait_and_its_delay_is_kept_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 200, 20) as (finish, room, seats, _):
            await seats[0].move("snap 1", "a")
            assert finish.waits == []
            assert await seats[0].answered("a") == {"type": "ack", "id": "a"}
            text = write(room.table.match)  # type: ignore[arg-type]
            assert " snap 1 (200+0)\n" in text
            assert record.read(text).log[1].delay == 200

    asyncio.run(play())


def test_a_claim_that_is_sent_again_over_a_new_line_is_answered_there_and_played_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 150) as (finish, room, seats, time):
            await seats[0].move("snap 1", "a")
            await seats[0].leave()
            again = Somebody(room, seats[0].person, time)
            await again.move("snap 1", "a", on=1)
            finish.end()
            assert await again.answered("a") == {"type": "ack", "id": "a"}
            assert [line.seat for line in room.table.match.log].count(0) == 1  # type: ignore[union-attr]
            await again.leave()

    asyncio.run(play())


def test_who_waits_with_a_claim_can_do_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 150) as (finish, _, seats, _time):
            await seats[0].move("snap 1", "a")
            await seats[0].move("pass 1", "b")
            refused = await seats[0].answered("b")
            finish.end()
            assert (refused["rule"], refused["why"]) == ("envol.12", "claim-waits")
            assert (await seats[0].answered("a"))["type"] == "ack"

    asyncio.run(play())


def test_a_timer_waits_for_a_race_that_began_before_it_and_then_strikes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 250, bell=BELL) as (finish, room, seats, _):
            match = room.table.match
            assert match is not None
            first = match.due
            assert first is not None
            await seats[0].move("snap 1", "a")  # held past the bell
            assert finish.waits == [250]
            await until(lambda: room.clock() > first + 50)
            assert [line.seat for line in match.log if line.seat != -1] == []
            finish.end()
            assert (await seats[0].answered("a"))["type"] == "ack"
            await until(lambda: any(line.seat == CLOCK for line in match.log))
            rung = next(line for line in match.log if line.seat == CLOCK)
            flipped = next(line for line in match.log if line.n > 0 and line.seat == -1)
            assert str(rung.move) == "bell 2"  # the bell of the first round, late, struck nothing
            assert rung.at >= flipped.at + BELL

    asyncio.run(play())


def test_a_timer_that_finds_the_round_over_strikes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with racing(tmp_path, 0, 0, bell=BELL) as (_, room, _seats, _time):
            match, driver = room.table.match, room.driver
            assert match is not None
            assert driver is not None
            due = match.due
            assert due is not None
            async with room.lock:
                driver.play(0, snap(1), room.clock())
                await until(lambda: room.clock() > due + 30)  # the bell of round 1 now waits at the door
                await room.commit()
            await until(lambda: any(line.seat == CLOCK for line in match.log))
            assert [str(line.move) for line in match.log if line.seat == CLOCK] == ["bell 2"]

    asyncio.run(play())


class QuickSnapper:
    """BotWorkers whose bots snap at once."""

    async def answer(self, name: str, game: AnyGame, state: Any, seat: Seat, table: str) -> Answer:
        return Answer(snap(state.round), 0)

    def close(self) -> None:
        pass


def test_a_bot_s_claim_waits_for_people_too(tmp_path: Path) -> None:
    """A bot has no delay; that must not let it overtake a person who was earlier."""

    async def play() -> None:
        time = Time()
        async with opened(tmp_path) as services:
            services.room_services.bot_workers = QuickSnapper()  # type: ignore[assignment]
            room, persons = await started(services, "snap", 2, rounds=1, bell=60_000)
            room.tick, finish = time, Finish(room)
            seats = [Somebody(room, person, time, delay) for person, delay in zip(persons, (0, 200), strict=True)]
            await services.seating.put_bot(room.table.id, persons[0], 0, "random")
            await until(lambda: finish.waits == [200])
            time.ms += 150
            await seats[1].move("snap 1", "b")  # departed 50 ms before the bot claimed
            finish.end()
            assert (await seats[1].answered("b"))["type"] == "ack"
            assert winner(room) == 1
            for seat in seats:
                await seat.leave()

    asyncio.run(play())


def test_only_answers_to_pings_that_were_asked_count_and_each_once() -> None:
    async def measure() -> None:
        time = Time()
        viewer = Viewer(None, Kept(), 8, time)
        for n in (0, 1, 2, 7, -1, 10**9):
            viewer.pong(n)
        assert (viewer.delay, viewer.is_measured) == (0, False)
        viewer.ping()
        time.ms += 60
        viewer.pong(1)
        assert viewer.delay == 30
        time.ms += 5_000
        viewer.pong(1)
        viewer.pong(2)
        assert viewer.delay == 30

    asyncio.run(measure())


def test_the_delay_is_half_the_least_of_the_last_ten_round_trips_and_at_most_the_cap() -> None:
    async def measure() -> None:
        time, kept = Time(), Kept()
        viewer = Viewer(None, kept, 8, time)
        for number, trip in enumerate([90, 40, *[2_000] * PINGS], start=1):
            viewer.ping()
            time.ms += trip
            await until(lambda number=number: len(kept.sent) == number)  # type: ignore[misc]
            viewer.pong(number)
            if 2 <= number <= PINGS + 1:
                assert viewer.delay == 20
        assert viewer.delay == FARTHEST == 250  # the 40 ms are forgotten; who answers late gains no more than this

    asyncio.run(measure())
