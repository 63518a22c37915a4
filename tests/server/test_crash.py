"""No acknowledged move is lost: the server is killed again and again under load, and play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from envol import record
from tests import limits
from tests.server.harness import Guest, Player, Server, running
from tests.server.talk import guests as strangers
from tests.tiers import TIER

# The seats of each table: people, and bots by name.
TABLES = [("person",) * 4, ("person", "random", "person"), ("greedy", "person"), ("person", "person")]


@dataclass
class Group:
    """People and bots who play one match of Blackmore after another."""

    seats: tuple[str, ...]
    people: list[Guest]
    tables: list[str] = field(default_factory=list)
    players: dict[str, dict[int, Player]] = field(default_factory=dict)  # by table and seat

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for seats in self.players.values() for player in seats.values())

    @property
    def resent(self) -> int:
        return sum(player.resent for seats in self.players.values() for player in seats.values())

    async def play_until(self, is_enough: asyncio.Event) -> None:
        while not is_enough.is_set():
            await self.play_a_match()

    async def play_a_match(self) -> None:
        table = (await insist(self.people[0], "POST", "/tables", {"game": "blackmore", "seats": len(self.seats)}))["id"]
        players = self.players[table] = {}
        people = iter(self.people)
        for seat, name in enumerate(self.seats):
            if name == "person":
                guest = next(people)
                body = {"name": f"P{seat}", "nonce": os.urandom(16).hex()}
                await insist(guest, "POST", f"/tables/{table}/seats/{seat}", body)
                players[seat] = Player(guest, table, lambda view, moves: random.choice(moves))
            else:
                await insist(self.people[0], "PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": name})
        await insist(self.people[0], "POST", f"/tables/{table}/start")
        await asyncio.gather(*(player.play() for player in players.values()))
        self.tables.append(table)


async def insist(guest: Guest, method: str, path: str, body: Any = None) -> Any:
    """Ask until the server answers; that play has begun already is an answer too, to a request whose own was lost."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await guest.http.request(method, f"/api{path}", json=body)
            if answer.is_success or answer.status_code == 409:
                assert answer.is_success or answer.json()["why"] in ("already-started", "seat-taken"), answer.text
                return answer.json()
            assert answer.status_code >= 500, answer.text
        await asyncio.sleep(0.05)


async def kill_again_and_again(server: Server, groups: list[Group]) -> None:
    """Each time in the middle of play, when moves have been acknowledged since the last time."""
    for _ in range(TIER.crashes):
        enough = sum(group.acked for group in groups) + random.randrange(5, 60)
        async with asyncio.timeout(limits.STATE):
            while sum(group.acked for group in groups) < enough:
                await asyncio.sleep(0.005)
        await asyncio.sleep(random.random() / 20)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


def stored(server: Server, table: str) -> dict[int, list[tuple[str, str]]]:
    """The lines of a match that came from clients, by seat, as the store has them: id and notation in order."""
    found: dict[int, list[tuple[str, str]]] = {}
    with contextlib.closing(sqlite3.connect(f"file:{server.settings.store}?mode=ro", uri=True)) as store:
        query = "SELECT seat, id, move FROM entry WHERE match = ? AND id IS NOT NULL ORDER BY n"
        for seat, id, move in store.execute(query, (table,)):
            found.setdefault(seat, []).append((id, move))
    return found


@pytest.mark.deeper
def test_no_acknowledged_move_is_lost_when_the_server_is_killed_again_and_again(
    tmp_path: Path, figure: Callable[[str], None]
) -> None:
    async def play() -> list[Group]:
        async with contextlib.AsyncExitStack() as stack:
            groups = []
            for seats in TABLES:
                groups.append(Group(seats, await stack.enter_async_context(strangers(server, seats.count("person")))))
            for group in groups:
                for guest in group.people:  # everybody has a cookie before the first crash
                    await guest.open("blackmore", 2)
            enough = asyncio.Event()
            playing = [asyncio.create_task(group.play_until(enough)) for group in groups]
            await kill_again_and_again(server, groups)
            enough.set()
            await asyncio.wait_for(asyncio.gather(*playing), limits.MATCH)
            for group in groups:
                for table in group.tables:
                    await check_match(server, group, table)
            return groups

    began = time.monotonic()
    many = {"tables_per_person": 100_000, "tables_per_address": 1_000_000, "messages_per_second": 100_000}
    with running(tmp_path, workers=1, **many) as server:
        groups = asyncio.run(play())
        log = server.log.read_text("utf-8")
    assert "Traceback" not in log, log
    assert "ERROR" not in log, log
    moves, matches = sum(group.acked for group in groups), sum(len(group.tables) for group in groups)
    resent = sum(group.resent for group in groups)
    assert resent > TIER.crashes // 4, "moves were on their way when the server was killed"
    figure(
        f"Crash: {TIER.crashes} times SIGKILL in {time.monotonic() - began:.0f} s, {moves} moves of {matches} matches "
        f"acknowledged, {resent} times a move was sent again, and each is found once"
    )


async def check_match(server: Server, group: Group, table: str) -> None:
    """Every acknowledged move is there once and in order, nothing else is, and the record is proved."""
    text = await group.people[0].call("GET", f"/tables/{table}/record")
    proof = record.verify(text)
    assert (proof.served, proof.finished) == (True, True)
    lines = record.read(text).log
    for seat, player in group.players[table].items():
        assert player.refused == [], "a move that is sent again is answered as it was at first"
        assert stored(server, table).get(seat, []) == player.acked
        assert [str(line.move) for line in lines if line.seat == seat] == [move for _, move in player.acked]


def test_the_workers_of_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def begin() -> None:
        async with strangers(server, 1) as (guest,):
            table = await guest.open("blackmore", 2)
            await guest.sit(table, 0)
            await guest.call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "search:20"})
            await guest.call("POST", f"/tables/{table}/start")
            player = Player(guest, table, lambda view, moves: moves[0])
            await asyncio.wait_for(player.play(), limits.MATCH)

    with running(tmp_path) as server:
        asyncio.run(begin())
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone
        server.process.wait(limits.STATE)
        until = time.monotonic() + limits.STATE
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.killpg(server.process.pid, 0)
                assert time.monotonic() < until, "a worker has outlived its server"
                time.sleep(0.05)
