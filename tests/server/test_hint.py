"""Hints (envol.14): who is told what, when not, and that a worker's trouble is no table's."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from envol.catalogue import AnyGame, find
from envol.dice import FastDice
from envol.server.bot_workers import tasks
from envol.server.refusals import Refused
from envol.server.rooms.hints import AT_ONCE
from envol.texts import LANGUAGES, Texts
from tests import limits
from tests.games.vote.rules import Vote
from tests.laws.plays import Line as LogLine
from tests.laws.plays import Play, random_play
from tests.laws.secrecy import swap
from tests.laws.test_faults import LeakedHands
from tests.server.harness import Guest, Server, running
from tests.server.in_process import opened, started, until
from tests.server.talk import connected, guests, played, refused, sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hint"), workers=1) as made:
        yield made


async def hint(guest: Guest, table: str, on: int) -> Any:
    return await guest.call("POST", f"/tables/{table}/hint", json={"on": on})


async def without_hints(host: Guest) -> str:
    table = {"game": "vote", "seats": 2, "options": {"rounds": 1}, "hints": False}
    return str((await host.call("POST", "/tables", json=table))["id"])


@played
async def test_only_whoever_asks_is_told_what_the_master_would_do(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people = await stack.enter_async_context(sitting(server, "blackmore", 2))
        one, other = [await stack.enter_async_context(connected(guest, table)) for guest in people]
        asked, waiting = (0, other) if one.you["moves"] else (1, one)
        mine = other if asked else one
        found = await hint(people[asked], table, mine.you["on"])
        assert found["on"] == mine.you["on"]
        assert 2 <= len(found["weighed"]) <= 3
        for weighed in found["weighed"]:
            assert weighed["move"] in mine.you["moves"]
            for language in LANGUAGES:
                assert Texts(language, "blackmore").format(f"worth-{weighed['says']}", weighed["data"])
        assert found == await hint(people[asked], table, mine.you["on"]), "asked twice, the master says the same"
        await mine.move(found["weighed"][0]["move"])
        step = await waiting.next("step")
        assert step["seen"][0] == [asked, found["weighed"][0]["move"]]
        assert {message["type"] for message in waiting.messages} == {"table", "sync", "step"}, "nobody else is told"
        path = f"/tables/{table}/hint"
        assert await refused(people[asked], "POST", path, json={"on": mine.you["on"]}) == (409, "not-your-turn")


@played
async def test_a_hint_is_refused_with_its_reason(server: Server) -> None:
    async with guests(server, 3) as (anna, brian, carla):
        table = await without_hints(anna)
        path = f"/tables/{table}/hint"
        await anna.sit(table, 0)
        assert await refused(anna, "POST", path, json={"on": 1}) == (409, "not-started")
        await brian.sit(table, 1)
        await anna.call("POST", f"/tables/{table}/start")
        assert (await carla.call("GET", f"/tables/{table}"))["hints"] is False
        assert await refused(anna, "POST", path, json={"on": 1}) == (409, "no-hints")
        assert (await refused(carla, "POST", path, json={"on": 1}))[0] in (401, 403)
    async with sitting(server, "vote", 2) as (table, (first, _)):
        path = f"/tables/{table}/hint"
        assert await refused(first, "POST", path, json={"on": 7}) == (409, "stale")
        for _ in range(AT_ONCE):
            assert (await hint(first, table, 1))["weighed"]
        assert await refused(first, "POST", path, json={"on": 1}) == (429, "too-many-hints")


@played
async def test_a_rematch_keeps_to_what_the_table_allowed(server: Server) -> None:
    async with guests(server, 1) as (anna,):
        table = await without_hints(anna)
        await anna.sit(table, 0)
        await anna.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
        await anna.call("POST", f"/tables/{table}/start")
        async with connected(anna, table) as mine:
            await mine.move((await mine.asked())[0])
            await mine.until(lambda _: mine.table["status"] == "over")
        assert await refused(anna, "POST", f"/tables/{table}/hint", json={"on": 1}) == (409, "match-over")
        again = (await anna.call("POST", f"/tables/{table}/rematch"))["table"]
        assert (await anna.call("GET", f"/tables/{again}"))["hints"] is False


@played
async def test_a_slow_or_dead_worker_is_said_and_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path, think_seconds=10 * limits.STATE) as services:
        room, people = await started(services, "blackmore", 2)
        match = room.table.match
        assert match is not None
        [seat] = match.to_move
        give = services.hints.give(room, people[seat], match.asked[seat])
        assert (await give).weighed
        [worker] = services.bot_workers.tables.pids
        os.kill(worker, signal.SIGSTOP)  # it is there, and does nothing
        first = asyncio.create_task(services.hints.give(room, people[seat], match.asked[seat]))
        await until(lambda: bool(services.hints._under_way))
        with pytest.raises(Refused, match="hint-waits"):
            await services.hints.give(room, people[seat], match.asked[seat])
        move = str(match.game.moves(match.state, seat)[0])
        async with asyncio.timeout(limits.STATE):  # nobody waits for a hint
            room.driver.play(seat, match.game.parse(move), room.clock())  # type: ignore[union-attr]
            assert await room.commit()
        os.kill(worker, signal.SIGKILL)
        assert (await first).weighed, "a new worker is asked once more"
        [seat] = match.to_move
        assert (await services.hints.give(room, people[seat], match.asked[seat])).weighed
        services.bot_workers._seconds = 0.001
        with pytest.raises(Refused, match="no-hint"):
            await services.hints.give(room, people[seat], match.asked[seat])
        assert not services.hints._under_way


def questions(play: Play, lines: list[LogLine], viewer: int) -> list[tasks.Question]:
    """All that a worker would be told, whenever this seat could ask for a hint."""
    state, found = play.game.start(), []
    for seat, move in lines:
        play.game.apply(state, seat, move)
        if viewer in play.game.to_move(state):
            found.append(tasks.make_question(play.game, state, viewer, "seed")._replace(asked=0.0))
    return found


def pairs(game: AnyGame, count: int) -> Iterator[tuple[list[tasks.Question], list[tasks.Question]]]:
    """Two worlds that a seat cannot tell apart, as the questions that would be put for it."""
    dice = FastDice("hints")
    for number in range(1000):
        play = random_play(game, f"hint {number}")
        for found in [swap(play, dice) for _ in range(20)]:
            viewer, truth, other = found or (None, [], [])
            if viewer is not None:
                yield questions(play, truth, viewer), questions(play, other, viewer)
                count -= 1
                if not count:
                    return


@pytest.mark.parametrize(("kind", "seats"), [(find("blackmore"), 3), (find("carpets"), 2), (Vote, 3)])
def test_a_hint_depends_on_nothing_but_what_the_seat_can_see(kind: type[AnyGame], seats: int) -> None:
    options = {"calm": True} if kind.key == "carpets" else {}
    told = 0
    for truth, other in pairs(kind(seats, kind.Options(**options), kind.newest), 6):
        assert truth == other, "the master is told the same"
        if truth and len(truth[-1].moves) > 1:
            assert tasks.weigh(truth[-1], 60) == tasks.weigh(other[-1], 60), "and says the same"
            told += 1
    assert told > 1


def test_a_view_that_leaks_is_noticed_in_what_the_master_is_told() -> None:
    game = LeakedHands(3, LeakedHands.Options(), LeakedHands.newest)
    assert any(truth != other for truth, other in pairs(game, 6))
