"""The wall clock is set back or forward: no match stands still, neither at once nor after a restart."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from envol.game import CLOCK
from envol.match import Match
from envol.server.clock import Clock
from tests.server.in_process import Somebody, Time, opened, started, until
from tests.server.talk import played

HOUR_MS = 3_600_000


def test_time_goes_on_when_the_clock_is_set_back_and_jumps_when_it_is_set_forward(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wall, passed = Time(), Time()
    clock = Clock(wall, passed)

    def wait(ms: int) -> int:
        wall.ms += ms
        passed.ms += ms
        return clock()

    began = clock()
    assert wait(100) == began + 100
    wall.ms -= HOUR_MS
    assert [clock(), wait(100)] == [began + 100, began + 200]
    assert caplog.messages == [
        "the clock of this machine was set back by 3600.0 s; tables go on as if it was not",
    ]
    wall.ms += HOUR_MS  # as it was
    assert [clock(), wait(100)] == [began + 200, began + 300]
    wall.ms += HOUR_MS
    assert [clock(), wait(100)] == [began + 300 + HOUR_MS, began + 400 + HOUR_MS]
    assert len(caplog.messages) == 3
    wall.ms -= 10  # a little, as a clock is corrected: nobody need be told
    assert [clock(), wait(100)] == [began + 400 + HOUR_MS, began + 500 + HOUR_MS]
    assert len(caplog.messages) == 3


def set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock of this machine back by an hour, as far as we look at it."""
    wall = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() - HOUR_MS * 1_000_000)


def bot_votes(match: Match) -> int:
    """How often the bot on seat 1 has voted; it does not wait for the other."""
    return sum(line.seat == 1 for line in match.log)


@played
async def test_bots_play_on_when_the_clock_is_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as services:
        room, (anna, _) = await started(services, "vote", 2, {1: "random"})
        match = room.table.match
        assert match is not None
        mine = Somebody(room, anna, Time())
        await mine.move("vote red", "first")
        await until(lambda: bot_votes(match) == 2)
        set_back(monkeypatch)
        await mine.move("vote red", "second")
        await until(lambda: bot_votes(match) == 3)
        assert [line.at for line in match.log] == sorted(line.at for line in match.log)


@played
async def test_bots_and_timers_go_on_when_the_clock_was_set_back_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as services:
        bots, (anna, _) = await started(services, "vote", 2, {1: "random"})
        await Somebody(bots, anna, Time()).move("vote red", "first")
        bell, _ = await started(services, "snap", 2, bell=300)
    set_back(monkeypatch)
    async with opened(tmp_path) as services:
        room = await services.rooms.get(bots.table.id)
        ring = (await services.rooms.get(bell.table.id)).table.match
        match = room.table.match
        assert match is not None
        assert ring is not None
        await until(lambda: bot_votes(match) == 2)
        await Somebody(room, anna, Time()).move("vote red", "second")
        await until(lambda: bot_votes(match) == 3)
        await until(lambda: any(line.seat == CLOCK for line in ring.log))
        for log in (match.log, ring.log):
            assert [line.at for line in log] == sorted(line.at for line in log)
            assert log[-1].at < HOUR_MS
