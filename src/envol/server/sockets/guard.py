"""Every connection is guarded, from its first byte: how many an address has, how long one may take to say what it
wants, how much it may send before, and how long it may leave an answer unread.

The protocol of the HTTP server is wrapped, not replaced: what is guarded is seen from outside, by asyncio's own calls
and by ASGI. A connection that becomes a WebSocket is handed on to `Connection`, which tells when it ends."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, ClassVar, cast

from envol.codec import encode
from envol.server.access import CAREFUL_HEADERS, RefusalCounts, counted_as
from envol.server.refusals import Refused
from envol.server.settings import Settings

KEY = "envol.guarded"  # under this name the application finds the connection in its scope's state
END = b"\r\n\r\n"  # of the headers of a request
ANSWERED = {"type": "http.response.start", "status": 503, "headers": []}


@dataclass
class ConnectionGuard:
    """What all connections of one server share."""

    settings: Settings
    most: int  # connections in all: the files that the process may open, less what it needs itself
    refusals: RefusalCounts

    def __post_init__(self) -> None:
        self._by_address: Counter[str] = Counter()
        self._number = 0
        self._unanswered: Counter[str] = Counter()  # bytes that were sent by each address
        self._unanswered_in_all = 0
        self._waiting: OrderedDict[GuardedConnection, None] = (
            OrderedDict()
        )  # have asked for nothing yet, the oldest first

    def enter(self, connection: GuardedConnection) -> bool:
        """Whether one more is let in. Where there is no room, one that has asked for nothing makes it."""
        address = connection.address
        most = self.settings.connections_per_address
        if not self._is_proxy(address) and self._by_address[counted_as(address)] >= most:
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

    def _is_proxy(self, address: str) -> bool:
        """A proxy brings everybody's connections, and is not counted."""
        return address in self.settings.proxies

    def keep(self, address: str, number: int) -> bool:
        """Whether so many bytes more may be kept until they are answered; they are counted until they are let go.

        When there are too many in all, each address that has sent some may have its share."""
        self._unanswered_in_all += number
        counted = counted_as(address)
        mine = self._unanswered[counted] = self._unanswered[counted] + number
        if self._is_proxy(address):
            return True
        settings = self.settings
        if self._unanswered_in_all > settings.unanswered_bytes_in_all:
            return mine <= settings.unanswered_bytes_in_all // len(self._unanswered)
        return mine <= settings.unanswered_bytes_per_address

    def let_go(self, address: str, number: int) -> None:
        self._unanswered_in_all -= number
        counted = counted_as(address)
        self._unanswered[counted] -= number
        if self._unanswered[counted] <= 0:
            del self._unanswered[counted]

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
        self._kept = 0  # bytes that the guard counts,
        self._received = 0  # and that have come since the last request was answered,
        self._header_bytes = self._header_lines = 0  # and what of it belongs to headers
        self._has_headers = False
        self._tail = b""  # of what came last: the end of the headers may come in two pieces
        self._body_length = self._body_bytes = 0  # of a request: how much it said that would come, and how much came
        self._body_left = 0  # of one that was answered before all of it had come
        self._is_upgraded = False
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._gone: asyncio.Future[None] | None = None  # for whoever waits until it is lost
        self.address = ""

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._is_in = self.guard.enter(self)
        if not self._is_in:
            self._end_by(Refused(429, "too-fast"))
            return
        self._inner = self.http(**self._settings)
        self._inner.send_400_response = self._refuse_malformed  # its own says so as plain text, without our headers
        self._inner.connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        if not self._is_in:
            return
        settings = self.guard.settings
        self._measure(data)
        # Before anything is parsed: of a quarter of a megabyte of short lines each would cost the parser a microsecond.
        if self._header_bytes > settings.header_bytes or self._header_lines > settings.header_lines:
            self.abort("endless-headers")
        elif self._received > settings.unanswered_bytes or data.count(END) > settings.requests_at_once:
            self.abort("endless-requests")
        elif not self.guard.keep(self.address, len(data)):
            self._kept += len(data)
            self.abort("too-many-bytes")
        else:
            self._kept += len(data)
            self._inner.data_received(data)

    def _refuse_malformed(self, _: str) -> None:
        """What came is not HTTP."""
        self.guard.refusals.note("malformed", self.address)
        self._end_by(Refused(400, "bad-request"))

    def _end_by(self, refused: Refused) -> None:
        """Answer before anything was asked, and end."""
        self._transport.write(last_words(refused))
        self._transport.close()

    def _let_go(self) -> None:
        if self._kept:
            self.guard.let_go(self.address, self._kept)
            self._kept = 0

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
            self._unread = self._loop.call_later(self.guard.settings.patience_seconds, self.abort, "too-slow")

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
        self._set_timer(self.guard.settings.body_seconds if length else None, "slow-body")

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
        self._let_go()
        self._set_timer(None)

    @property
    def has_left(self) -> bool:
        """Whether nothing more can be sent; one that was aborted learns that it is lost only in the next turn."""
        return not self._is_in or self._transport.is_closing()

    async def until_lost(self) -> None:
        if self._is_in:
            self._gone = self._gone or self._loop.create_future()
            await self._gone

    def left(self) -> None:
        if self._is_in:
            self._is_in = False
            self._set_timer(None)
            self._cancel(self._unread)
            self._let_go()
            self.guard.leave(self)
            if self._gone is not None and not self._gone.done():
                self._gone.set_result(None)
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
        self._let_go()
        self._received = self._header_bytes = self._header_lines = 0
        self._has_headers, self._tail = False, b""
        self.guard.waits(self)
        self._set_timer(self.guard.settings.header_seconds, "slow-headers")

    def _set_timer(self, seconds: float | None, kind: str = "") -> None:
        self._cancel(self._timer)
        self._timer = None if seconds is None else self._loop.call_later(seconds, self.abort, kind)

    @staticmethod
    def _cancel(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()


def last_words(refused: Refused) -> bytes:
    """A refusal that no application is asked for, with the headers that every answer has."""
    body = encode(refused.body(""))
    lines = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}"]
    headers = {**CAREFUL_HEADERS, "content-type": "application/json", "content-length": len(body)}
    lines += [f"{name}: {value}" for name, value in {**headers, "connection": "close"}.items()]
    return "\r\n".join(lines).encode() + END + body


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

        is_answered = False

        async def send_part(message: Any) -> None:
            nonlocal is_answered
            if not guarded.has_left:  # else uvloop, and with it the server, complains for each
                is_answered = True
                try:
                    await send(message)
                except RuntimeError:  # it has left while this waited for it to read
                    if not guarded.has_left:
                        raise

        guarded.begin_request(_body_length(scope["headers"], guarded.guard.settings.unanswered_bytes))
        try:
            await app(scope, receive_part, send_part)
            if not is_answered and guarded.has_left:
                await guarded.until_lost()
                with suppress(RuntimeError):  # uvicorn tells only the last of several requests, and would answer by a
                    await send(ANSWERED)  # fault, which raises what nobody catches
        finally:
            guarded.end_request()

    return run


def _body_length(headers: Any, most: int) -> int:
    """How long the body of a request is, as its headers say; of one that does not say, as long as may be."""
    for name, value in headers:
        if name == b"content-length" and value.isdigit():
            return int(value)
        if name == b"transfer-encoding":
            return most
    return 0
