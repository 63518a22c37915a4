"""The workers: a table's move never waits for a stranger, and a worker that hangs or dies costs nobody a move."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable

import psutil
import pytest
import uvloop

from envol.bots import RandomBot
from envol.dice import FastDice
from envol.drive import play_out
from envol.feed import replay_of
from envol.match import Match
from envol.server.bot_workers import BotWorkers
from envol.server.bot_workers.pool import Crowded, FairQueue, Job, WorkerPool
from envol.server.rooms import Replays
from tests import limits
from tests.server.in_process import until
from tests.server.talk import played


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def duel() -> tuple[Match, int]:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    return match, match.to_move[0]


async def taken(queue: FairQueue) -> str:
    whose, job = await queue.take()
    return f"{whose} {job.name}"


@played
async def test_everybody_in_turn_has_one_job_taken() -> None:
    queue = FairQueue()
    for whose, name in ("ann", "1"), ("ann", "2"), ("ann", "3"), ("ben", "1"), ("cid", "1"), ("ben", "2"):
        queue.put(whose, Job(name, (), 0.0))
    order = [await taken(queue) for _ in range(3)]
    assert order == ["ann 1", "ben 1", "cid 1"]
    queue.put("cid", Job("1 again", (), 0.0), again=True)
    order = [await taken(queue) for _ in range(4)]
    assert order == ["cid 1 again", "ann 2", "ben 2", "ann 3"]


@played
async def test_one_person_has_only_so_much_waiting() -> None:
    pool = WorkerPool(0, 0, most_waiting=2)
    asked = [asyncio.create_task(pool.ask("ann", limits.STATE, "learn", "oz")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await pool.ask("ann", limits.STATE, "learn", "oz")
    other = asyncio.create_task(pool.ask("ben", limits.STATE, "learn", "oz"))
    await asyncio.sleep(0)
    assert not other.done()
    for task in (*asked, other):
        task.cancel()


@played
async def test_a_worker_that_is_killed_costs_a_second_question_and_no_move(told: pytest.LogCaptureFixture) -> None:
    match, seat = duel()
    workers = BotWorkers(1, limits.STATE)
    asked = asyncio.create_task(workers.answer("search:20000", match.game, match.state, seat))
    await until(lambda: bool(workers.tables.pids))
    os.kill(workers.tables.pids[0], signal.SIGKILL)
    assert (await asked).move in match.game.moves(match.state, seat)
    assert "a worker died (think)" in told.text
    assert "the server does" not in told.text
    await workers.close()


@pytest.mark.parametrize("make_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced(
    make_loop: Callable[[], asyncio.AbstractEventLoop], told: pytest.LogCaptureFixture
) -> None:
    """By uvloop it was asked again and again, and nearly all bots played as the server's own."""

    async def kill_and_ask() -> None:
        match, seat = duel()
        workers = BotWorkers(1, limits.STATE)
        await workers.answer("companion", match.game, match.state, seat)
        [idle] = workers.tables.pids
        process = psutil.Process(idle)
        process.kill()
        while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
            await asyncio.sleep(0.01)
        for _ in range(3):
            assert (await workers.answer("companion", match.game, match.state, seat)).move
        assert workers.tables.pids != [idle]
        assert "the server does" not in told.text
        await workers.close()

    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(kill_and_ask())


@played
async def test_a_worker_that_hangs_is_replaced_and_the_server_s_own_bot_answers(
    told: pytest.LogCaptureFixture,
) -> None:
    match, seat = duel()
    workers = BotWorkers(1, limits.STATE)
    await workers.answer("companion", match.game, match.state, seat)
    [hanging] = workers.tables.pids
    os.kill(hanging, signal.SIGSTOP)
    workers._seconds = 0.5
    answers = {str((await workers.answer("archmage", match.game, match.state, seat)).move) for _ in range(3)}
    assert "no worker answers for a bot (TimeoutError): the server does" in told.text
    assert "a random move is played" not in told.text
    assert len(answers) == 1, "the greedy bot is of one mind"
    workers._seconds = limits.STATE
    assert (await workers.answer("companion", match.game, match.state, seat)).move
    assert hanging not in workers.tables.pids
    await workers.close()


@played
async def test_workers_end_at_once_even_if_they_hang() -> None:
    match, seat = duel()
    workers = BotWorkers(1, limits.STATE)
    await workers.answer("companion", match.game, match.state, seat)
    [hanging] = workers.tables.pids
    os.kill(hanging, signal.SIGSTOP)
    asked = asyncio.create_task(workers.answer("companion", match.game, match.state, seat))
    await asyncio.sleep(0)
    await workers.close()
    asked.cancel()
    with pytest.raises(ProcessLookupError):
        os.kill(hanging, 0)


@played
async def test_moves_are_answered_while_strangers_fill_the_workers_of_what_can_wait() -> None:
    match, seat = duel()
    workers = BotWorkers(1, limits.STATE)
    await workers.replay(match, None, "ann")
    [stuck] = workers.leisure.pids
    os.kill(stuck, signal.SIGSTOP)
    waiting = [asyncio.create_task(workers.replay(match, None, f"stranger {number}")) for number in range(40)]
    await asyncio.sleep(0)
    assert (await workers.answer("companion", match.game, match.state, seat)).move
    assert not any(task.done() for task in waiting)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await workers.close()


@played
async def test_a_replay_costs_the_server_s_own_loop_next_to_nothing() -> None:
    """And is made once, whoever asks for it: forty strangers at once stopped every table for 22 s."""
    match = Match.new("air", 3)
    play_out(match, [RandomBot()] * 3, FastDice(1), FastDice(2))
    before = time.thread_time()
    whole = replay_of(match.header, match.log, None)
    here = time.thread_time() - before
    workers = BotWorkers(1, limits.STATE)
    replays = Replays(workers)
    before = time.thread_time()
    asked = await asyncio.gather(*(replays.ask("m1", match, None, f"stranger {n}") for n in range(40)))
    took = time.thread_time() - before
    assert len(whole.steps) == len(match.log)
    assert all(found is asked[0] for found in asked)
    assert took < here / 2, f"{took * 1000:.0f} ms of the loop, {here * 1000:.0f} ms for one replay made here"
    debriefs = await asyncio.gather(*(replays.debrief("m1", match, f"stranger {n}") for n in range(3)))
    assert debriefs == [b"null"] * 3
    assert all(found is debriefs[0] for found in debriefs), "a debrief is kept too, beside the replays"
    await workers.close()
