"""The guard of connections: whoever asks for nothing, reads nothing or sends without end keeps nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from envol.server.access import RefusalCounts, counted_as
from envol.server.settings import Settings
from envol.server.sockets import ConnectionGuard, tell_guard
from envol.server.sockets.guard import KEY
from tests import limits
from tests.server.harness import Server, running
from tests.server.raw_connections import frame, request
from tests.server.talk import connected, guests, played, sitting
from tests.server.visitor import Visitor

HALF = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "


async def knock(
    server: Server, said: bytes, address: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address of this machine, which has said this much."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port, local_addr=(address, 0))
    writer.write(said)
    return reader, writer


async def is_ended(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends the connection without a word."""
    async with asyncio.timeout(limits.STATE):
        try:
            return await reader.read() == b""
        except ConnectionResetError:
            return True


async def answers(server: Server, address: str) -> bool:
    """Whether somebody at this address is served."""
    reader, writer = await knock(server, b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", address)
    try:
        return b"200 OK" in await reader.read()
    except ConnectionResetError:  # what it said was not even read
        return False
    finally:
        writer.close()


@played
async def test_a_request_that_is_never_finished_is_given_up(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=0.5, body_seconds=0.5) as server:
        body = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
        done = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
        for said in (b"", HALF, body):
            reader, writer = await knock(server, said)
            assert await is_ended(reader), said
            writer.close()
        reader, writer = await knock(server, done + HALF)  # and so is a second one
        async with asyncio.timeout(limits.STATE):
            assert b"200 OK" in await reader.read()
        writer.close()
        server.stop()
        told = server.log.read_text("utf-8")
        assert "refused slow-headers: 3 times, from " in told
        assert "refused slow-body: 1 times, from " in told
        assert "127.0.0.1" not in told


@played
async def test_half_sent_requests_of_one_address_do_not_shut_others_out(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=30, header_seconds=limits.MATCH) as server:
        slow = [await knock(server, HALF, "127.0.0.2") for _ in range(30)]
        reader, writer = await knock(server, b"", "127.0.0.2")
        async with asyncio.timeout(limits.STATE):
            assert (await reader.read()).startswith(b"HTTP/1.1 429 ")
        writer.close()
        async with sitting(server, "vote", 2) as (table, (anna, _)), connected(anna, table) as mine:
            await mine.asked()
        slow[0][1].close()
        await slow[0][1].wait_closed()
        async with asyncio.timeout(limits.STATE):
            while not await answers(server, "127.0.0.2"):  # until it is seen that one has gone
                await asyncio.sleep(0.01)
        for _, other in slow[1:]:
            other.close()


@played
async def test_where_there_is_no_room_who_asks_for_nothing_makes_it(tmp_path: Path) -> None:
    """From ever other addresses, until no more files may be opened: 1,100 of them shut everybody out for good."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with running(tmp_path, plant="tests.server.test_guard:allow_few_files", header_seconds=limits.MATCH) as server:
        async with sitting(server, "vote", 2) as (table, (anna, bert)), connected(anna, table) as mine:
            slow = [await knock(server, HALF, f"127.0.1.{number % 250 + 1}") for number in range(400)]
            async with connected(bert, table):
                await mine.move((await mine.asked())[0])
            assert any(reader.at_eof() or writer.is_closing() for reader, writer in slow) or await is_ended(slow[0][0])
        for _, writer in slow:
            writer.close()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)


def allow_few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512))


@played
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("too-many-pings", frame(9) * 5_000),
        ("too-many-pings", frame(10) * 5_000),
        ("too-many-pings", frame(1, fin=False) + frame(0, fin=False) * 5_000),
        ("too-many-parts", frame(1, b"a", fin=False) + frame(0, b"a", fin=False) * 5_000),
        ("too-many-messages", frame(1, b"{}") * 5_000),
    ],
    ids=["pings", "pongs", "empty parts", "parts of a letter", "messages of two letters"],
)
async def test_frames_that_say_little_or_nothing_count_too(tmp_path: Path, kind: str, said: bytes) -> None:
    with running(tmp_path) as server:
        with Visitor(server) as anna:
            table = anna.open()
        reader, writer = await knock(server, request(b"/ws/tables/" + table.encode()))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        async with asyncio.timeout(limits.STATE):
            try:
                while await reader.read(65_536):
                    pass
            except ConnectionResetError:
                pass
        writer.close()
        server.stop()
        assert f"refused {kind}: 1 times" in server.log.read_text("utf-8")


@played
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("endless-headers", HALF + b"\r\n" + b"a:b\r\n" * 5_000),
        ("endless-headers", b"GET /" + b"x" * 40_000),
        ("endless-requests", b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n" * 1_000),
    ],
    ids=["lines", "address", "requests"],
)
async def test_what_would_hold_the_loop_is_not_even_parsed(tmp_path: Path, kind: str, said: bytes) -> None:
    with running(tmp_path) as server:
        reader, writer = await knock(server, said)
        assert await is_ended(reader)
        writer.close()
        server.stop()
        assert f"refused {kind}: 1 times" in server.log.read_text("utf-8")


@played
async def test_headers_that_come_in_pieces_and_a_body_behind_them_are_heard(tmp_path: Path) -> None:
    body = b'{"game":"vote","seats":2,"options":{}' + b" " * 60_000 + b"}"
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n"
    head += b"content-length: %d\r\n" % len(body)
    with running(tmp_path) as server:
        for cut in (len(head) - 1, len(head), len(head) + 1, 10):
            whole = head + b"\r\n" + body
            reader, writer = await knock(server, whole[:cut])
            await writer.drain()
            await asyncio.sleep(0.02)  # so that it comes in two; if not, it must be heard all the same
            writer.write(whole[cut:])
            async with asyncio.timeout(limits.STATE):
                assert b"201 Created" in await reader.read()
            writer.close()


@played
async def test_a_body_that_is_refused_before_it_has_come_is_answered_and_the_next_request_too(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n"
    with running(tmp_path) as server:
        reader, writer = await knock(server, head)
        async with asyncio.timeout(limits.STATE):
            assert b" 413 " in await reader.readline()
            writer.write(b"x" * 200_000 + b"GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert b"HTTP/1.1 200 OK" in await reader.read()
        writer.close()


BODY = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 65000\r\n\r\n{"


@played
async def test_half_a_body_is_kept_for_few_connections_of_an_address(tmp_path: Path) -> None:
    """Five hundred of an address, with 44 kB each, were kept for half a minute."""
    settings = {"unanswered_bytes_per_address": 400_000, "body_seconds": limits.MATCH}
    with running(tmp_path, **settings) as server:
        half = BODY + b" " * 44_000
        slow = [await knock(server, half, "127.0.0.2") for _ in range(9)]
        last, writer = await knock(server, half, "127.0.0.2")
        async with asyncio.timeout(limits.STATE):
            while not last.at_eof() and not any(reader.at_eof() for reader, _ in slow):
                await asyncio.sleep(0.01)
        assert await answers(server, "127.0.0.3")
        for _, other in (*slow, (last, writer)):
            other.close()
        async with asyncio.timeout(limits.STATE):
            while not await answers(server, "127.0.0.2"):  # what has gone is kept no longer
                await asyncio.sleep(0.01)
        server.stop()
        assert "refused too-many-bytes: " in server.log.read_text("utf-8")


def test_when_too_much_is_kept_in_all_each_address_has_its_share() -> None:
    settings = Settings(unanswered_bytes_in_all=1_000, unanswered_bytes_per_address=900, proxies=("192.0.2.9",))
    guard = ConnectionGuard(settings, 100, RefusalCounts())
    assert guard.keep("192.0.2.1", 900)
    assert not guard.keep("192.0.2.1", 1), "more than an address may have"
    guard.let_go("192.0.2.1", 1)
    assert guard.keep("192.0.2.2", 100)
    assert guard.keep("192.0.2.3", 300), "who has little is heard, though there is too much"
    assert not guard.keep("192.0.2.1", 1)
    assert guard.keep("192.0.2.9", 5_000), "a proxy brings everybody's"
    for address, number in (("192.0.2.1", 901), ("192.0.2.2", 100), ("192.0.2.3", 300), ("192.0.2.9", 5_000)):
        guard.let_go(address, number)
    assert guard.keep("192.0.2.1", 900)


@played
@pytest.mark.parametrize("said", [b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n"], ids=["TLS", "version"])
async def test_what_is_not_http_is_answered_as_all_else_is(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path) as server:
        reader, writer = await knock(server, said)
        async with asyncio.timeout(limits.STATE):
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert head.startswith(b"HTTP/1.1 400 ")
        for header in (b"content-security-policy: default-src 'none'", b"nosniff", b"no-store", b"application/json"):
            assert header in head
        assert json.loads(body)["why"] == "bad-request"
        server.stop()
        assert "refused malformed: 1 times" in server.log.read_text("utf-8")


@pytest.mark.full
@played
async def test_who_is_refused_or_goes_leaves_nothing_behind(tmp_path: Path) -> None:
    """Of everybody who was refused the server kept ten kilobytes for ever: a gigabyte in a quarter of an hour."""
    with running(tmp_path, connections_per_address=5, header_seconds=limits.MATCH) as server:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        with Visitor(server) as anna:
            table = anna.open()
        slow = [await knock(server, HALF, "127.0.0.2") for _ in range(5)]
        before = 0
        for number in range(3_000):
            reader, writer = await knock(server, b"", "127.0.0.2")
            assert (await reader.read()).startswith(b"HTTP/1.1 429 ")
            writer.close()
            reader, writer = await knock(server, request(b"/ws/tables/" + table.encode()), "127.0.0.3")
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.abort()
            if number == 1_000:  # what is loaded or grows once is there
                before = process.memory_info().rss
        assert process.memory_info().rss - before < 8 * 2**20
        for _, writer in slow:
            writer.close()


@played
async def test_who_asks_much_at_once_and_goes_is_no_fault_of_ours(tmp_path: Path) -> None:
    """Each such connection left a traceback, and whoever likes could fill the disk with them."""
    with running(tmp_path) as server:
        for _ in range(20):
            _, writer = await knock(server, b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 16)
            await writer.drain()
            writer.transport.abort()
        assert await answers(server, "127.0.0.1")


class Lost:
    """A connection that was aborted before its request was answered."""

    has_left = True
    is_told = False

    def __init__(self) -> None:
        self.guard = ConnectionGuard(Settings(), 100, RefusalCounts())

    def begin_request(self, length: int) -> None:
        assert length == 0

    def end_request(self) -> None:
        assert self.is_told

    async def until_lost(self) -> None:
        self.is_told = True


@played
async def test_a_request_whose_connection_was_cut_off_counts_as_answered() -> None:
    """uvicorn tells only the last of several requests that it is lost; for the others it answered a fault of ours to a
    closed connection, and the loop told of an exception that nobody has retrieved."""
    lost, told = Lost(), []

    async def app(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        assert lost.is_told
        told.append(message["type"])
        raise RuntimeError("the handler is closed")  # as uvloop

    await tell_guard(app)({"type": "http", "state": {KEY: lost}, "headers": []}, None, send)
    assert told == ["http.response.start"]


def endless_header(_: str) -> bytes:
    return b"x" * 65_536


def pings(_: str) -> bytes:
    return frame(9, b"y" * 120) * 500


@played
@pytest.mark.parametrize(
    ("first", "more"),
    [(lambda _: HALF, endless_header), (lambda table: request(b"/ws/tables/" + table.encode()), pings)],
    ids=["headers", "pings"],
)
async def test_who_sends_without_end_and_reads_nothing_costs_no_memory(
    tmp_path: Path, first: Callable[[str], bytes], more: Callable[[str], bytes]
) -> None:
    """40 MB of either: 136 MB of pings cost 208 MB for over a minute, endless headers 84."""
    with running(tmp_path) as server:
        with Visitor(server) as anna:
            table = anna.open()
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        before = process.memory_info().rss
        with socket.create_connection(("127.0.0.1", server.settings.port)) as client:
            client.sendall(first(table))
            client.settimeout(limits.BLINK)
            sent = 0
            with contextlib.suppress(OSError):
                while sent < 40 * 2**20:
                    sent += client.send(more(table))
            assert sent < 40 * 2**20, "the server has not ended it"
        assert process.memory_info().rss - before < 20 * 2**20
        async with guests(server, 1) as (bert,):
            assert await bert.call("GET", "/games")


def test_an_address_counts_as_its_network() -> None:
    assert counted_as("192.0.2.7") == "192.0.2.7"
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9") != counted_as("2001:db8:1:3::9")
    assert counted_as("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("testclient") == "testclient"


def test_refusals_are_told_in_few_lines_without_an_address(caplog: pytest.LogCaptureFixture) -> None:
    counts = RefusalCounts()
    for number in range(20_000):
        counts.note("slow-headers", f"10.0.{number // 250}.{number % 250}")
    for _ in range(7):
        counts.note("too-fast", "192.0.2.7")
    counts.tell()
    assert len(caplog.records) == 51
    assert "too-fast: 7 times" in caplog.text
    assert "192.0.2" not in caplog.text
    caplog.clear()
    counts.tell()
    assert caplog.text == ""
