"""Every connection is guarded, from its first byte: how many an address has, how long one may take to say what it
wants, how much it may send before, and how long it may leave an answer unread.

The protocol of the HTTP server is wrapped, not replaced: what is guarded is seen from outside, by asyncio's own calls
and by ASGI. A connection that becomes a WebSocket is handed on to `Connection`, which tells when it ends."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from envol.server.access import RefusalCounts, counted_as

KEY = "envol.guarded"  # under this name the application finds the connection in its scope's state
END = b"\r\n\r\n"  # of the headers of a request
HEADER_BYTES = 2**15
HEADER_LINES = 200
REQUEST_BYTES = 2**18  # of all that comes until a request has been answered: the largest body, and some impatience
PIPELINED = 16  # requests that may come in one piece
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass
class ConnectionGuard:
    """What all connections of one server share."""

    per_address: int
    most: int  # in all: the files that the process may open, less what it needs itself
    header_seconds: float  # to say what one wants
    body_seconds: float  # and to have sent all of it
    patience_seconds: float  # for an answer to be read
    is_trusted: Callable[[str], bool]  # a proxy brings everybody's connections, and is not counted
    refusals: RefusalCounts

    def __post_init__(self) -> None:
        self._by_address: Counter[str] = Counter()
        self._number = 0
        self._waiting: OrderedDict[GuardedConnection, None] = (
            OrderedDict()
        )  # have asked for nothing yet, the oldest first

    def enter(self, connection: GuardedConnection) -> bool:
        """Whether one more is let in. Where there is no room, one that has asked for nothing makes it."""
        address = connection.address
        if not self.is_trusted(address) and self._by_address[counted_as(address)] >= self.per_address:
            self.refusals.note("too-many-connections", address)
            return False
        if self._number >= self.most:
            if not self._waiting:
                self.refusals.note("no-room", address)
                return False
            oldest, _ = self._waiting.popitem(last=False)  # at once: it leaves only in the next turn of the loop
            oldest.abort("no-room")
        self._by_address[counted_as(address)] += 1
        self._number += 1
        return True

    def leave(self, connection: GuardedConnection) -> None:
        address = counted_as(connection.address)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        self._number -= 1
        self._waiting.pop(connection, None)

    def waits(self, connection: GuardedConnection) -> None:
        self._waiting[connection] = None

    def asks(self, connection: GuardedConnection) -> None:
        self._waiting.pop(connection, None)


class GuardedConnection(asyncio.Protocol):
    """One connection, with the HTTP server's own protocol inside; `guarded_by` makes the class for one server."""

    guard: ClassVar[ConnectionGuard]
    http: ClassVar[type[Any]]

    def __init__(self, *, app_state: dict[str, Any], **settings: Any) -> None:
        # Only for who is let in: all that it is made of stays until it is told that its connection is lost.
        self._settings = {"app_state": {**app_state, KEY: self}, **settings}
        self._inner: Any
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._is_in = False
        self._under_way = 0  # requests
        self._received = 0  # bytes since the last one was answered,
        self._header_bytes = self._header_lines = 0  # and what of it belongs to headers
        self._has_headers = False
        self._tail = b""  # of what came last: the end of the headers may come in two pieces
        self._body_length = self._body_bytes = 0  # of a request: how much it said that would come, and how much came
        self._body_left = 0  # of one that was answered before all of it had come
        self._is_upgraded = False
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self.address = ""

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._is_in = self.guard.enter(self)
        if not self._is_in:
            self._transport.write(TOO_MANY)
            self._transport.close()
            return
        self._inner = self.http(**self._settings)
        self._inner.connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        if not self._is_in:
            return
        self._measure(data)
        # Before anything is parsed: of a quarter of a megabyte of short lines each would cost the parser a microsecond.
        if self._header_bytes > HEADER_BYTES or self._header_lines > HEADER_LINES:
            self.abort("endless-headers")
        elif self._received > REQUEST_BYTES or data.count(END) > PIPELINED:
            self.abort("endless-requests")
        else:
            self._inner.data_received(data)

    def _measure(self, data: bytes) -> None:
        self._received += len(data)
        of_old = min(self._body_left, len(data))
        self._body_left -= of_old
        new = data[of_old:]
        if self._has_headers:
            self._body_bytes += len(new)
        elif new:
            end = (self._tail + new).find(END) - len(self._tail)
            self._has_headers = end >= -len(self._tail)
            of_header = max(0, end) if self._has_headers else len(new)
            self._header_bytes += of_header
            self._header_lines += new.count(b"\n", 0, of_header)
            self._body_bytes = len(new) - end - len(END) if self._has_headers else 0
            self._tail = new[-len(END) + 1 :]

    def eof_received(self) -> None:
        if self._is_in:
            self._inner.eof_received()

    def pause_writing(self) -> None:
        if self._is_in:
            self._inner.pause_writing()
            self._unread = self._loop.call_later(self.guard.patience_seconds, self.abort, "too-slow")

    def resume_writing(self) -> None:
        if self._is_in:
            self._cancel(self._unread)
            self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self._is_in:
            self._inner.connection_lost(error)
            self.left()

    # What the application tells

    def begin_request(self, length: int) -> None:
        """One with so long a body, as it says."""
        self._under_way += 1
        self._body_length = length
        self.guard.asks(self)
        self._set_timer(self.guard.body_seconds if length else None, "slow-body")

    def end_body(self) -> None:
        self._set_timer(None)

    def end_request(self) -> None:
        self._under_way -= 1
        if not self._under_way and self._is_in:
            self._await_request()

    def upgrade(self) -> None:
        """It is a WebSocket now, which has its own limits; whoever serves that tells when it has `left`."""
        self._under_way += 1
        self._is_upgraded = True
        self.guard.asks(self)
        self._set_timer(None)

    @property
    def has_left(self) -> bool:
        """Whether nothing more can be sent; one that was aborted learns that it is lost only in the next turn."""
        return not self._is_in or self._transport.is_closing()

    def left(self) -> None:
        if self._is_in:
            self._is_in = False
            self._set_timer(None)
            self._cancel(self._unread)
            self.guard.leave(self)
            if self._is_upgraded:  # nobody else tells the one inside
                self._inner.connection_lost(None)
            # The one inside knows this one by its state: untied, both go at once, and no search must find them.
            self._inner = None
            self._settings = {}

    def abort(self, kind: str) -> None:
        self.guard.refusals.note(kind, self.address)
        self._transport.abort()

    def _await_request(self) -> None:
        self._body_left = max(0, self._body_length - self._body_bytes)
        self._body_length = self._body_bytes = 0
        self._received = self._header_bytes = self._header_lines = 0
        self._has_headers, self._tail = False, b""
        self.guard.waits(self)
        self._set_timer(self.guard.header_seconds, "slow-headers")

    def _set_timer(self, seconds: float | None, kind: str = "") -> None:
        self._cancel(self._timer)
        self._timer = None if seconds is None else self._loop.call_later(seconds, self.abort, kind)

    @staticmethod
    def _cancel(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()


def guarded_by(shared: ConnectionGuard, protocol: type[Any]) -> type[GuardedConnection]:
    """The protocol of an HTTP server, guarded."""

    class Guarded(GuardedConnection):
        guard = shared
        http = protocol

    return Guarded


def tell_guard(app: Any) -> Any:
    """The application, which lets the connection know when a request begins, is whole, and ends."""

    async def run(scope: Any, receive: Any, send: Any) -> None:
        guarded: GuardedConnection | None = scope["state"].get(KEY) if scope["type"] == "http" else None
        if guarded is None:
            await app(scope, receive, send)
            return

        async def receive_part() -> Any:
            message = await receive()
            if not message.get("more_body"):
                guarded.end_body()
            return message

        async def send_part(message: Any) -> None:
            if not guarded.has_left:  # else uvloop, and with it the server, complains for each
                try:
                    await send(message)
                except RuntimeError:  # it has left while this waited for it to read
                    if not guarded.has_left:
                        raise

        guarded.begin_request(_body_length(scope["headers"]))
        try:
            await app(scope, receive_part, send_part)
        finally:
            guarded.end_request()

    return run


def _body_length(headers: Any) -> int:
    """How long the body of a request is, as its headers say; of one that does not say, as long as may be."""
    for name, value in headers:
        if name == b"content-length" and value.isdigit():
            return int(value)
        if name == b"transfer-encoding":
            return REQUEST_BYTES
    return 0
