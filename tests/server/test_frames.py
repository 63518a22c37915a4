"""The short way of frames: it hears and says the same as the library, however the bytes are cut."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from envol.server.frames import LONGEST, TableProtocol, short_way
from envol.server.viewer import Viewer

MASK = b"\x1f\x00\xa5\x77"
REQUEST = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, TEXT_BEGINS, BINARY, MORE, LAST, CLOSE, PING = 0x81, 0x01, 0x82, 0x00, 0x80, 0x88, 0x89


def head_of(kind: int, length: int, masked: int = 0) -> bytes:
    if length < 126:
        return bytes((kind, masked | length))
    if length < 65_536:
        return struct.pack("!BBH", kind, masked | 126, length)
    return struct.pack("!BBQ", kind, masked | 127, length)


def frame(kind: int, payload: bytes) -> bytes:
    """As a client sends it."""
    length = len(payload)
    return (
        head_of(kind, length, masked=0x80) + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    )


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Talk:
    """An application that accepts and listens, at one end of a line."""

    def __init__(self) -> None:
        config = Config(
            self._app,
            ws=TableProtocol,
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            log_config=None,
            interface="asgi3",
        )
        self.wire = Wire()
        self.heard: list[Any] = []
        self.ended: int | None = None
        self.write: Any = None
        self.line = TableProtocol(config, ServerState(), {})
        self.line.connection_made(self.wire)
        self.line.data_received(REQUEST)

    async def _app(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        way = short_way(scope)
        assert way is not None
        self.write = way.write
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text") or message.get("bytes"))
        self.ended = message["code"]

    async def feed(self, data: bytes, size: int) -> None:
        """Let bytes come in pieces of this size."""
        for at in range(0, len(data), size):
            self.line.data_received(data[at : at + size])
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)


def talk(check: Callable[[Talk], Awaitable[None]]) -> None:
    async def play() -> None:
        made = Talk()
        for _ in range(5):
            await asyncio.sleep(0)
        assert made.wire.written.startswith(b"HTTP/1.1 101")
        made.wire.written = b""
        await check(made)
        made.line.stop_keepalive()

    asyncio.run(play())


MESSAGES = ["{}", "é" * 62, "x" * 125, "y" * 126, "z" * 127, "w" * 300, "v" * LONGEST]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 1_000_000])
def test_messages_are_heard_whole_however_they_are_cut(size: int) -> None:
    async def check(made: Talk) -> None:
        parts = [frame(TEXT, text.encode()) for text in MESSAGES]
        parts.insert(2, frame(PING, b"are you there"))
        parts.insert(4, frame(TEXT_BEGINS, b"one ") + frame(MORE, b"two ") + frame(PING, b"") + frame(LAST, b"three"))
        parts.insert(6, frame(BINARY, b"\xff\x00"))
        await made.feed(b"".join(parts), size)
        expected: list[Any] = list(MESSAGES)
        expected.insert(3, "one two three")
        expected.insert(5, b"\xff\x00")
        assert made.heard == expected
        assert made.wire.written == b"\x8a\x0dare you there\x8a\x00"
        assert made.ended is None

    talk(check)


@pytest.mark.parametrize("size", [1, 50_000])
def test_a_long_message_and_all_after_it_are_heard_too(size: int) -> None:
    async def check(made: Talk) -> None:
        texts = ["a" * (LONGEST + 1), "b", "c" * 126]
        await made.feed(b"".join(frame(TEXT, text.encode()) for text in texts), size)
        assert made.heard == texts

    talk(check)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02{}", 1002),  # not masked
        (frame(0xC1, b"{}"), 1002),  # a reserved bit
        (frame(0x83, b"{}"), 1002),  # no such kind
        (frame(LAST, b"{}"), 1002),  # the end of what was not begun
        (frame(TEXT_BEGINS, b"{") + frame(TEXT, b"}"), 1002),  # a message inside another
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 65_537), 1009),
        (frame(CLOSE, b"\x03\xe8"), 1000),
    ],
)
@pytest.mark.parametrize("size", [1, 1_000_000])
def test_what_is_wrong_ends_the_line_as_the_library_would(data: bytes, code: int, size: int) -> None:
    async def check(made: Talk) -> None:
        await made.feed(frame(TEXT, b"before") + data, size)
        assert made.heard == ["before"]
        assert made.ended == code
        assert made.wire.closed
        assert made.wire.written[:1] == b"\x88"
        assert not made.write([b"after"])

    talk(check)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_are_said_in_frames_of_their_length(length: int) -> None:
    async def check(made: Talk) -> None:
        assert made.write([b"x" * length, b"{}"])
        assert made.wire.written == head_of(TEXT, length) + b"x" * length + b"\x81\x02{}"

    talk(check)


def test_nothing_is_said_the_short_way_while_the_line_is_full() -> None:
    async def check(made: Talk) -> None:
        made.line.pause_writing()
        assert not made.write([b"{}"])
        made.line.resume_writing()
        assert made.write([b"{}"])

    talk(check)


def test_a_client_that_sends_faster_than_it_is_heard_is_paused() -> None:
    async def check(made: Talk) -> None:
        made.line.data_received(frame(TEXT, b"{}") * 50)
        assert made.wire.paused
        await made.feed(b"", 1)
        assert made.heard == ["{}"] * 50
        assert not made.wire.paused

    talk(check)


def test_a_viewer_says_everything_once_and_answers_first_by_either_way() -> None:
    async def play() -> None:
        said: list[bytes] = []
        is_full = False

        def write_now(messages: Any) -> bool:
            if not is_full:
                said.extend(messages)
            return not is_full

        async def send(message: bytes) -> None:
            await asyncio.sleep(0)
            said.append(message)

        async def whole(viewer: Viewer) -> None:
            viewer.begin_anew([b"whole"])

        viewer = Viewer(None, 64, write_now=write_now)
        writer = asyncio.create_task(viewer.write(send, whole))
        viewer.ask_sync()
        for number in range(60):
            is_full = number % 3 == 1
            viewer.push(b"step %d" % number)
            viewer.answer(number)
            for _ in range(1 + number % 7):
                await asyncio.sleep(0)
        is_full = False
        for _ in range(200):
            await asyncio.sleep(0)
        assert [text for text in said if text.isdigit()] == [b"%d" % number for number in range(60)]
        steps = [int(text.split()[1]) for text in said if text.startswith(b"step")]
        assert steps == list(range(steps[0], 60))  # before the first whole nothing is pushed
        assert said.index(b"whole") < said.index(b"step %d" % steps[0])
        writer.cancel()
        viewer.answer(60)
        await asyncio.gather(writer, return_exceptions=True)
        await asyncio.sleep(0)
        assert b"60" not in said  # a connection that was let go says nothing more

    asyncio.run(play())
