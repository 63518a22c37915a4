"""Analyses over HTTP: asked for, told how far they are, kept, and never in anybody's way."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from envol.analysis import Analysis, reviewed, summed
from envol.bots.review import Reviewer
from envol.codec import convert
from envol.record import read
from envol.server.refusals import Refused
from envol.server.rooms import Room
from envol.server.services import Services
from tests import limits
from tests.server.harness import Guest, running
from tests.server.in_process import opened, started, until
from tests.server.talk import connected, guests, played, refused


async def analysed(guest: Guest, table: str) -> Any:
    """Ask until it is done; what was answered in the end, and how often it was not."""
    waited = 0
    while True:
        told = await guest.call("POST", f"/tables/{table}/analysis")
        assert 0 <= told["done"] <= told["of"]
        if told["analysis"] is not None:
            return told["analysis"], waited
        waited += 1
        await asyncio.sleep(0.02)


@played
async def test_a_finished_match_is_analysed_once_and_for_good(tmp_path: Path) -> None:
    with running(tmp_path, workers=1, analysis_simulations=10) as server:
        async with guests(server, 2) as (anna, stranger):
            table = await anna.open("vote", 2, rounds=6)
            path = f"/tables/{table}/analysis"
            for number in range(2):
                await anna.call("PUT", f"/tables/{table}/seats/{number}/bot", json={"bot": "random"})
            assert await refused(anna, "POST", path) == (409, "record-when-over")
            async with connected(anna, table) as watching:
                await anna.call("POST", f"/tables/{table}/start")
                await watching.until(lambda _: watching.table["status"] == "over")
            found, waited = await analysed(stranger, table)
            assert waited, "nobody was kept waiting for the whole of it"
            match = read(await anna.call("GET", f"/tables/{table}/record"))
        server.stop()
        server.start()
        async with guests(server, 1) as (late,):
            again, waited = await analysed(late, table)
            assert (again, waited) == (found, 0), "it was kept"
    reviewer = Reviewer(match.game, 10)
    here = summed(match, [one for one in reviewed(match, reviewer) if one], reviewer.simulations)
    assert convert(found, Analysis) == here, "whoever has the record finds the same"


async def whole(services: Services, room: Room) -> None:
    """Ask until it is done."""
    async with asyncio.timeout(limits.STATE):
        while (await services.analyses.ask(room.table.id, room.finished(), "anna")).analysis is None:
            await asyncio.sleep(0.02)


@played
async def test_a_worker_that_dies_twice_over_an_analysis_is_said(tmp_path: Path) -> None:
    async with opened(tmp_path, workers=1, analysis_simulations=1_000_000) as services:
        room, _ = await started(services, "vote", 2, {0: "random", 1: "random"}, rounds=5)
        table, leisure = room.table.id, services.bot_workers.leisure
        await until(lambda: room.table.status == "over")
        told = await services.analyses.ask(table, room.finished(), "anna")
        assert (told.done, told.of, told.analysis) == (0, 10, None)
        killed = set[int]()
        while not services.analyses._jobs[table].task.done():
            for worker in set(leisure.pids) - killed:
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
            await asyncio.sleep(0.001)
        assert len(killed) == 2
        with pytest.raises(Refused, match="no-analysis"):
            await services.analyses.ask(table, room.finished(), "anna")
        services.analyses._simulations = 10
        await whole(services, room)  # asked again, it begins anew
