"""A table that stands still for the one person at it: no bot moves, no timer runs, and all goes on as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from envol.game import CLOCK, TABLE
from envol.match import Match
from envol.server.rooms import Room, pause_table, resume_table
from envol.server.rooms.pauses import FREE_PAUSES
from envol.server.services import Services
from envol.server.store.schema import game_match
from tests.server.harness import Server
from tests.server.in_process import Finish, Somebody, Time, opened, started, until
from tests.server.talk import connected, guests, played

BELL = 5_000


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


def lines(room: Room) -> list[str]:
    return [str(line.move) for line in match_of(room).log if line.seat == TABLE]


async def due_in_store(services: Services, room: Room) -> int | None:
    async with services.database.read() as connection:
        due = await connection.execute(select(game_match.c.due).where(game_match.c.id == room.table.id))
        found: int | None = due.scalar_one()
        return found


@played
async def test_no_bot_moves_and_no_timer_strikes_until_the_person_goes_on(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, pace=1.0) as services:
        room, (anna, *_) = await started(services, "snap", 3, {1: "random", 2: "random"}, bell=BELL)
        seat = Somebody(room, anna, time)
        await pause_table(room, seat.viewer)  # while the bots think
        before, dealt = len(match_of(room).log), match_of(room).log[0].at
        time.ms += 600_000
        await asyncio.sleep(0.05)
        assert len(match_of(room).log) == before
        assert await due_in_store(services, room) is None, "the table may sleep"
        asleep = await services.room_services.load(room.table.id)
        assert asleep is not None
        assert asleep.match is not None
        assert asleep.match.still_since == match_of(room).still_since, "and wakes as it was"
        await resume_table(room, seat.viewer)
        assert match_of(room).due == dealt + BELL + 600_000
        again = await services.room_services.load(room.table.id)
        assert again is not None
        assert again.match is not None
        assert again.match.due == match_of(room).due
        time.ms += BELL + 1
        await until(lambda: len(match_of(room).log) > before + 1)
        assert lines(room) == ["pause", "resume"]
        await seat.leave()


@played
async def test_a_bots_claim_that_is_being_decided_is_not_played_while_the_table_stands_still(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, time, pace=1.0) as services:
        room, (anna, *_) = await started(services, "snap", 2, {1: "random"}, bell=60_000)
        seat = Somebody(room, anna, time, delay=100)
        finish = Finish(room)
        match = match_of(room)
        async with room.locked():
            await room._play_bot(1, match.parse(1, "snap 1"))
        assert finish.waits, "it waits for the person's slower connection"
        await pause_table(room, seat.viewer)
        finish.end()
        await until(lambda: not room.races.are_held)
        assert [line.seat for line in match.log if line.seat >= 0] == []
        await resume_table(room, seat.viewer)
        await seat.leave()


@played
async def test_ones_own_move_goes_on_and_a_refused_one_does_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        room, (anna, _) = await started(services, "vote", 2, {1: "random"})
        seat = Somebody(room, anna, Time())
        await pause_table(room, seat.viewer)
        await seat.move("vote green", "a")
        assert (await seat.answered("a"))["type"] == "no"
        assert lines(room) == ["pause"]
        await seat.move("vote red", "b")
        assert (await seat.answered("b"))["type"] == "ack"
        assert lines(room) == ["pause", "resume"]
        assert room.table.ids[0, "b"] == next(line.n for line in match_of(room).log if line.seat == 0)
        await seat.leave()


@played
async def test_it_goes_on_when_a_second_person_sits_down_and_they_cannot_pause(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        room, (anna, bert, _) = await started(services, "vote", 3, {1: "random", 2: "random"})
        seat, other = Somebody(room, anna, Time()), Somebody(room, bert, Time())
        await pause_table(room, other.viewer)
        assert lines(room) == [], "a spectator cannot"
        await pause_table(room, seat.viewer)
        await pause_table(room, seat.viewer)
        assert lines(room) == ["pause"], "asked twice it pauses once"
        await services.latecomers.ask(room.table.id, bert, 1, "Bert")
        wish = room.broadcast.wishes.waiting[0]
        await services.latecomers.admit(room.table.id, anna, wish.number)
        assert lines(room) == ["pause", "resume", "hand 1 person"]
        for one in (seat, other):
            one.sent.clear()
            await pause_table(room, one.viewer)
            await until(lambda one=one: any(message["type"] == "no" for message in one.sent))  # type: ignore[misc]
        assert lines(room)[2:] == ["hand 1 person"]
        await seat.leave()
        await other.leave()


@played
async def test_a_seat_handed_to_a_bot_and_a_move_taken_back_go_on_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        room, (anna, _) = await started(services, "vote", 2, {1: "random"})
        seat = Somebody(room, anna, Time())
        await pause_table(room, seat.viewer)
        await services.seating.leave(room.table.id, anna, 0)
        assert lines(room) == ["pause", "resume", "hand 0 bot"]
        await seat.leave()


@played
async def test_pauses_are_counted_apart_and_grow_no_faster_than_play(tmp_path: Path) -> None:
    async with opened(tmp_path, pace=1_000_000.0) as services:
        room, (anna, _) = await started(services, "snap", 2, {1: "random"}, rounds=1, bell=60_000)
        seat = Somebody(room, anna, Time())
        for _ in range(3 * FREE_PAUSES):
            await pause_table(room, seat.viewer)
            await resume_table(room, seat.viewer)
        breaks = lines(room)
        others = [line for line in match_of(room).log if line.seat != TABLE]
        assert FREE_PAUSES <= breaks.count("pause") <= FREE_PAUSES + len(others)
        await services.seating.leave(room.table.id, anna, 0)  # too many of these are refused; they have not begun
        assert lines(room)[-1] == "hand 0 bot"
        assert all(line.seat != CLOCK for line in match_of(room).log)
        await seat.leave()


@played
async def test_over_the_wire_it_is_told_to_everybody_and_outlives_a_cut(dozing: Server) -> None:
    async with guests(dozing, 2) as (anna, somebody):
        table = await anna.open("snap", 2, rounds=1, bell=60_000)
        await anna.sit(table, 0)
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{table}/start")
        async with connected(anna, table) as line, connected(somebody, table) as other:
            await line.say({"type": "pause"})
            for told in (line, other):
                await told.until(lambda message: message["type"] == "step" and "paused" in message["you"])
                assert told.you["paused"] <= told.you["due"]
            await other.say({"type": "resume"})
            assert (await other.next("no"))["why"] == "no-pause"
        async with connected(anna, table) as line:
            assert "paused" in line.you
            await line.say({"type": "resume"})
            await line.until(lambda message: message["type"] == "step" and "paused" not in message["you"])
