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
UNASKED_BYTES = 2**18  # that may come before a request has begun: line, headers, and a body behind them
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
            next(iter(self._waiting)).abort("no-room")
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
        self._inner = self.http(app_state={**app_state, KEY: self}, **settings)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._is_in = False
        self._under_way = 0  # requests
        self._unasked = 0  # bytes since the last one
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
        self._inner.connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        if not self._is_in:
            return
        if not self._under_way:
            self._unasked += len(data)
            if self._unasked > UNASKED_BYTES:
                self.abort("endless-headers")
                return
        self._inner.data_received(data)

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

    def begin_request(self, *, has_body: bool) -> None:
        self._under_way += 1
        self._unasked = 0
        self.guard.asks(self)
        self._set_timer(self.guard.body_seconds if has_body else None, "slow-body")

    def end_body(self) -> None:
        self._set_timer(None)

    def end_request(self) -> None:
        self._under_way -= 1
        if not self._under_way and self._is_in:
            self._await_request()

    def upgrade(self) -> None:
        """It is a WebSocket now, which has its own limits; whoever serves that tells when it has `left`."""
        self._under_way += 1
        self.guard.asks(self)
        self._set_timer(None)

    def left(self) -> None:
        if self._is_in:
            self._is_in = False
            self._set_timer(None)
            self._cancel(self._unread)
            self.guard.leave(self)

    def abort(self, kind: str) -> None:
        self.guard.refusals.note(kind, self.address)
        self._transport.abort()

    def _await_request(self) -> None:
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

        names = {name for name, _ in scope["headers"]}
        guarded.begin_request(has_body=not names.isdisjoint((b"content-length", b"transfer-encoding")))
        try:
            await app(scope, receive_part, send)
        finally:
            guarded.end_request()

    return run
