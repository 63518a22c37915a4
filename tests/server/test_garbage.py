"""Garbage: a search through everything stops all tables, so little is left to find, and long searches are seldom."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from envol.server.rooms.garbage import ROUNDS, SELDOM, GarbageCollector
from tests import limits
from tests.server.counted_garbage import count_garbage
from tests.server.harness import Server, running
from tests.server.in_process import opened, started, until
from tests.server.raw_connections import request
from tests.server.talk import played
from tests.server.visitor import Visitor


class Hours:
    """A clock that a search moves on."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.took = 0.0
        self.rounds = 0
        self.searches = 0

    def search(self) -> None:
        self.searches += 1
        self.seconds += self.took
        self.rounds = 0

    def __call__(self) -> float:
        return self.seconds


def test_a_search_is_done_when_enough_is_left_and_the_more_seldom_the_longer_it_takes() -> None:
    hours = Hours()
    garbage = GarbageCollector(hours.search, hours, lambda: hours.rounds)
    for seconds, rounds, took, searches in (
        (0, 0, 0.02, 0),
        (5, ROUNDS - 1, 0.02, 0),
        (0, ROUNDS, 0.02, 1),
        (1, ROUNDS, 0.02, 1),  # not yet: it took two hundredths of a second
        (3, ROUNDS, 0.2, 2),
        (39, ROUNDS, 0.2, 2),
        (3, ROUNDS, 0.2, 2),  # there is more to look through: more may be left
        (0, 40, 0.02, 3),
        (SELDOM, 0, 0.02, 3),  # nothing has happened
        (0, 1, 0.02, 4),
    ):
        hours.seconds, hours.rounds, hours.took = hours.seconds + seconds, rounds, took
        garbage.look()
        assert hours.searches == searches, (seconds, rounds)


@pytest.fixture
def nobody_searches() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@played
async def test_a_room_that_is_closed_leaves_nothing_to_search_for(tmp_path: Path, nobody_searches: None) -> None:
    async with opened(tmp_path, idle_seconds=0.0) as services:
        room, _ = await started(services, "blackmore", 3, bots={2: "random"})
        parts = [weakref.ref(part) for part in (room, room.table, room.table.match, room.autoplay, room.broadcast)]
        del room
        await until(lambda: all(part() is None for part in parts))


GET = b"GET %s HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"


@played
async def test_connections_that_end_leave_nothing_to_search_for(tmp_path: Path) -> None:
    """Each left a ring of up to a hundred objects, and under attack a server grew by eighty megabytes a minute."""
    with running(tmp_path, plant="tests.server.counted_garbage:install") as server:
        with Visitor(server) as anna:
            table = anna.open().encode()
        await count_garbage(server)
        halves = ((GET % b"/")[:-2], POST % 500 + b"{")
        for said in (
            *halves,
            GET % b"/livez",
            GET % b"/api/games",
            GET % b"/api/tables/nothing",
            POST % 2 + b"{}",
            b"\x16\x03\x01\r\n\r\n",
            request(b"/ws/tables/" + table),
            request(b"/ws/tables/" + table, key=b"short"),
            request(b"/ws/tables"),
            request(b"/ws/tables/nowhere"),
        ):
            for is_polite in (True, False):
                await _come_and_go(server.settings.port, said, said not in halves, is_polite)
            await _until_gone(server)


async def _come_and_go(port: int, said: bytes, is_answered: bool, is_polite: bool) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    await writer.drain()
    if is_answered:
        async with asyncio.timeout(limits.STATE):
            assert await reader.read(1) == b"H"
    if is_polite:
        writer.close()
    else:
        writer.transport.abort()


async def _until_gone(server: Server) -> None:
    """Wait until all connections have ended, and see that no search finds them."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    await until(lambda: not [one for one in process.net_connections("tcp") if one.status == psutil.CONN_ESTABLISHED])
    assert await count_garbage(server) == {}
