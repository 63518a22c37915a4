"""A slow client stalls nobody: it is sent the whole anew, or let go."""

from __future__ import annotations

import asyncio
import socket
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests import limits, machine
from tests.server.harness import Guest, Player, Server, running
from tests.server.talk import Connection, connected, guests, over, played, sitting


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes very many messages and keeps few waiting for a slow viewer."""
    with running(
        tmp_path_factory.mktemp("patient"), messages_per_second=20_000, queue=8, plant=NO_KEEP_ALIVE
    ) as server:
        yield server


def narrow(server: Server) -> socket.socket:
    """A socket that takes in next to nothing until it is read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    made.connect(("127.0.0.1", server.settings.port))
    made.setblocking(False)
    return made


# Refusals that fill a narrow connection and all buffers before it, with some hundreds left that wait in the server;
# it gives a client up when a thousand wait.
FILLING = 1_700
NO_KEEP_ALIVE = "tests.server.timing_faults:no_keep_alive"  # whoever is let go is let go for not reading


async def clog(slow: Connection, other: Connection) -> None:
    """Send nonsense and read no answer, until the connection is full; the other keeps the pace."""
    for number in range(FILLING):
        await slow.ask("nonsense", id=f"{number:064}")
        if number % 20 == 0:
            await other.say({"type": "sync"})
            await other.next("sync")


class Timed(Player):
    """Measures how long each answer takes."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table, lambda view, moves: moves[0])
        self.waits: list[float] = []
        self._since: dict[str, float] = {}

    async def _hear(self, connection: Any, message: Any) -> None:
        if message["type"] == "ack":
            self.waits.append(time.monotonic() - self._since.pop(message["id"]))
        await super()._hear(connection, message)

    async def _answer(self, connection: Any, message: Any) -> None:
        await super()._answer(connection, message)
        for id in self._sent:
            self._since.setdefault(id, time.monotonic())


@played
async def test_a_slow_client_is_sent_the_whole_anew_and_stalls_nobody(
    patient: Server, figure: Callable[[str], None]
) -> None:
    async with guests(patient, 5) as (stranger, *people), AsyncExitStack() as stack:
        here = stack.enter_context(machine.watched())
        table = await people[0].open("blackmore", 4)
        for seat, guest in enumerate(people):
            await guest.sit(table, seat, f"P{seat}")
        await people[0].call("POST", f"/tables/{table}/start")
        watching = await stack.enter_async_context(connected(stranger, table))
        narrow_socket = stack.enter_context(narrow(patient))
        slow = await stack.enter_async_context(connected(people[0], table, sock=narrow_socket, max_queue=1))
        await clog(slow, watching)

        players = [Timed(guest, table) for guest in people]
        await asyncio.gather(*(player.play() for player in players), watching.until(over))
        waits = sorted(wait for player in players for wait in player.waits)
        median, worst = 1000 * statistics.median(waits), 1000 * waits[-1]
        with here.excusing(0.02, AssertionError):
            assert median < 250
            assert worst < 3_000
        figure(f"acks beside a viewer that reads nothing: median {median:.1f} ms, worst {worst:.0f} ms")

        # Now it reads: no step is numbered wrongly (`Connection` checks that), many were dropped, it ends up to date.
        while slow.view["phase"] != "over":
            await slow.hear()
        kinds = [message["type"] for message in slow.messages]
        steps = [message for message in watching.messages if message["type"] == "step"]
        assert kinds.count("no") == FILLING  # answers are never dropped
        assert kinds.count("sync") == 2
        assert kinds.count("step") < len(steps) - patient.settings.queue
        async with connected(people[0], table) as fresh:
            assert fresh.view == slow.view


@played
async def test_a_client_that_asks_and_never_reads_is_closed(patient: Server) -> None:
    async with sitting(patient, "blackmore", 2) as (table, people), AsyncExitStack() as stack:
        mine = await stack.enter_async_context(connected(people[0], table))
        narrow_socket = stack.enter_context(narrow(patient))
        deaf = await stack.enter_async_context(connected(people[1], table, sock=narrow_socket, max_queue=1))
        await mine.until(lambda _: mine.table["seats"][1]["here"])
        await clog(deaf, mine)
        for _ in range(1_000):
            await deaf.ask("nonsense")
        async with asyncio.timeout(limits.STATE):
            await mine.until(lambda _: not mine.table["seats"][1]["here"])
        async with connected(people[1], table) as again:  # whoever it was may come back
            mover = again if again.you["moves"] else mine
            assert (await mover.move(mover.you["moves"][0]))["type"] == "ack"
        deaf.socket.transport.abort()


@played
async def test_a_client_that_has_stopped_reading_is_let_go_after_a_while(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=20_000, patience_seconds=0.5, plant=NO_KEEP_ALIVE) as server:
        async with sitting(server, "blackmore", 2) as (table, people), AsyncExitStack() as stack:
            mine = await stack.enter_async_context(connected(people[0], table))
            narrow_socket = stack.enter_context(narrow(server))
            deaf = await stack.enter_async_context(connected(people[1], table, sock=narrow_socket, max_queue=1))
            await mine.until(lambda _: mine.table["seats"][1]["here"])
            await clog(deaf, mine)
            async with asyncio.timeout(limits.STATE):
                await mine.until(lambda _: not mine.table["seats"][1]["here"])
            deaf.socket.transport.abort()
