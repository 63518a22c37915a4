"""A connection hears messages whole, one by one, however their bytes are cut, and ends as the protocol asks."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from envol.server.sockets.connection import Connection, connection_of
from envol.server.viewer import Viewer
from tests.server.in_process import Kept

LONG = 4_096
MASK = b"\x1f\x00\xa5\x77"
REQUEST = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, TEXT_BEGINS, BINARY, MORE, LAST, CLOSE, PING, PONG = 0x81, 0x01, 0x82, 0x00, 0x80, 0x88, 0x89, 0x8A


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

    def get_write_buffer_size(self) -> int:
        return 0  # all is read at once

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Talk:
    """An application that accepts and listens, at one end of a connection."""

    def __init__(self) -> None:
        config = Config(
            self._app,
            ws=Connection,
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            log_config=None,
            interface="asgi3",
        )
        config.load()
        self.wire = Wire()
        self.heard: list[Any] = []
        self.ended: int | None = None
        self.waits: list[asyncio.Future[None]] = []  # what each message is made to wait for, while there is any
        self.connection = Connection(config, ServerState(), {})
        self.connection.connection_made(self.wire)
        self.connection.data_received(REQUEST)

    async def _app(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        assert connection_of(scope) is self.connection
        self.connection.listen(self._hear, lambda: self.heard.append("writable"))
        message = await receive()
        assert message["type"] == "websocket.disconnect"
        self.ended = message["code"]

    def _hear(self, message: Any) -> Any:
        self.heard.append(message)
        return self._wait() if self.waits else None

    async def _wait(self) -> None:
        await self.waits[0]
        self.waits.pop(0)

    async def feed(self, data: bytes, size: int) -> None:
        """Let bytes come in pieces of this size."""
        for at in range(0, len(data), size):
            self.connection.data_received(data[at : at + size])
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
        made.connection.connection_lost(None)

    asyncio.run(play())


MESSAGES = ["{}", "é" * 62, "x" * 125, "y" * 126, "z" * 127, "w" * 300, "v" * LONG]


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
        texts = ["a" * (LONG + 1), "b", "c" * 126]
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
def test_what_is_wrong_ends_the_connection_as_the_library_would(data: bytes, code: int, size: int) -> None:
    async def check(made: Talk) -> None:
        await made.feed(frame(TEXT, b"before") + data, size)
        assert made.heard == ["before"]
        assert made.ended == code
        assert made.wire.closed
        assert made.wire.written[:1] == b"\x88"
        made.wire.written = b""
        made.connection.send([b"after"])
        assert made.wire.written == b""

    talk(check)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_are_said_in_frames_of_their_length(length: int) -> None:
    async def check(made: Talk) -> None:
        made.connection.send([b"x" * length, b"{}"])
        assert made.wire.written == head_of(TEXT, length) + b"x" * length + b"\x81\x02{}"

    talk(check)


def test_a_connection_says_when_it_is_full_and_when_it_is_not() -> None:
    async def check(made: Talk) -> None:
        seen = [made.connection.is_writable]
        made.connection.pause_writing()
        await asyncio.sleep(0.01)
        assert made.connection.stuck_seconds > 0
        seen.append(made.connection.is_writable)
        made.connection.resume_writing()
        seen.append(made.connection.is_writable)
        assert seen == [True, False, True]
        assert made.connection.stuck_seconds == 0
        assert made.heard == ["writable"]

    talk(check)


def test_a_client_that_sends_faster_than_it_is_answered_is_paused_and_heard_in_order() -> None:
    async def check(made: Talk) -> None:
        made.waits = [asyncio.get_running_loop().create_future() for _ in range(3)]
        texts = [f"{number}" for number in range(50)]
        made.connection.data_received(b"".join(frame(TEXT, text.encode()) for text in texts))
        assert made.heard == ["0"], "the next waits for the answer"
        assert made.wire.paused
        for wait in list(made.waits):
            wait.set_result(None)
            await made.feed(b"", 1)
        assert made.heard == texts
        assert not made.wire.paused

    talk(check)


def test_only_the_silent_are_asked_and_who_does_not_answer_is_gone() -> None:
    async def check(made: Talk) -> None:
        def look(times: int) -> int:
            """How many pings were sent by so many looks."""
            for _ in range(times):
                made.connection._keep_alive()
            return made.wire.written.count(b"\x89\x00")

        assert look(1) == 0, "it has just shaken hands"
        assert look(2) == 1
        await made.feed(frame(PONG, b""), 100)
        assert look(3) == 2
        seen = [made.wire.closed]
        look(1)
        await made.feed(b"", 1)
        assert [*seen, made.wire.closed] == [False, True]
        assert made.ended == 1011

    talk(check)


def test_a_connection_that_the_server_ends_hears_no_more_and_waits_for_the_farewell() -> None:
    async def check(made: Talk) -> None:
        made.connection.close(4404, "table-closed")
        await made.feed(frame(TEXT, b"too late"), 100)
        assert made.heard == []
        assert made.ended == 4404
        assert made.wire.written == b"\x88\x0e" + struct.pack("!H", 4404) + b"table-closed"
        seen = [made.wire.closed]
        await made.feed(frame(CLOSE, struct.pack("!H", 4404)), 100)
        assert [*seen, made.wire.closed] == [False, True]

    talk(check)


def test_a_viewer_says_everything_once_and_answers_first() -> None:
    async def play() -> None:
        kept = Kept()
        viewer = Viewer(None, kept, 64)

        def begin_sync() -> None:
            asyncio.get_running_loop().call_soon(viewer.begin_anew, [b"whole"])
            asyncio.get_running_loop().call_soon(viewer.end_sync)

        viewer.begin_sync = begin_sync
        viewer.ask_sync()
        for number in range(60):
            kept.is_writable = number % 3 != 1
            if kept.is_writable:
                viewer.flush()  # as a connection does that is writable again
            viewer.push(b"step %d" % number)
            viewer.answer(number)
            for _ in range(1 + number % 7):
                await asyncio.sleep(0)
        kept.is_writable = True
        viewer.flush()
        for _ in range(20):
            await asyncio.sleep(0)
        said = kept.sent
        assert [text for text in said if text.isdigit()] == [b"%d" % number for number in range(60)]
        steps = [int(text.split()[1]) for text in said if text.startswith(b"step")]
        assert steps == list(range(steps[0], 60))  # before the first whole nothing is pushed
        assert said.index(b"whole") < said.index(b"step %d" % steps[0])
        kept.is_writable = False
        viewer.answer(60)
        await asyncio.sleep(0)
        assert b"60" not in said  # a connection that was let go says nothing more

    asyncio.run(play())


def test_a_viewer_of_a_table_that_cannot_be_read_is_answered_and_waits_for_the_whole() -> None:
    async def play() -> None:
        kept, asked = Kept(), list[int]()
        viewer = Viewer(None, kept, 64)
        viewer.begin_sync = lambda: asked.append(len(asked))
        viewer.ask_sync()
        viewer.answer(1)
        await asyncio.sleep(0)
        assert (kept.sent, asked) == ([], [0])
        viewer.end_sync()  # without a whole: its room cannot trust its memory
        viewer.push(b"news")
        await asyncio.sleep(0)
        assert (kept.sent, asked) == ([b"1"], [0]), "answers are not news of the table"
        viewer.ask_sync()
        await asyncio.sleep(0)
        assert asked == [0, 1]
        viewer.begin_anew([b"whole"])
        viewer.end_sync()
        await asyncio.sleep(0)
        assert kept.sent == [b"1", b"whole"]

    asyncio.run(play())
