"""A WebSocket connection: the Sans-I/O protocol of `websockets` between a transport of asyncio and the application.

This class is given to uvicorn as `ws=`. ASGI carries the handshake alone: afterwards messages come in by `listen` and
go out by `send`, and by no other way, because a queue and a task for each message would cost more than all the rest.
The constructor is the one thing here that uvicorn does not document; pyproject.toml caps its version for that."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from envol.server.access import TokenBucket
from envol.server.settings import Settings
from envol.server.sockets.guard import KEY, GuardedConnection

log = logging.getLogger("envol.socket")
EXTENSION = "envol.connection"  # under this name the application finds the connection in its scope
AHEAD = 4  # messages that are read before the one under way has been answered
CLOSING_SECONDS = 10.0  # for the other side to close too
LOST = 1006
RESTART = 1012
NOT_TEXT = 1007
PARTS = 64  # of which a message may be made
AT_ONCE = 4_096  # bytes that are taken apart before anybody looks what was in them: frames may be of seven bytes each

Message: TypeAlias = str | bytes
OnMessage: TypeAlias = Callable[[Message], Coroutine[Any, Any, None] | None]


def connection_of(scope: Any) -> Connection:
    """The connection that a WebSocket's scope belongs to."""
    found: Connection = scope["extensions"][EXTENSION]["connection"]
    return found


class Connection(asyncio.Protocol):
    """One client. Its messages are heard one after the other; what it is sent never waits here."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = app_state
        self._guarded: GuardedConnection | None = app_state.get(KEY)
        if self._guarded is not None:
            self._guarded.upgrade()
        self._loop = _loop or asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._transport: asyncio.Transport
        self._response: Response | None = None  # that accepts the handshake, once the application does
        self._fragments: list[bytes] = []
        self._is_text = True
        self._inbox: deque[Message] = deque()
        self._on_message: OnMessage | None = None
        self._work: asyncio.Task[None] | None = None
        self._is_reading = True
        self._is_deaf = False  # it was told to go: nothing more is heard
        self._on_writable: Callable[[], None] = lambda: None
        self._paused_at: float | None = None
        self._has_spoken = True  # since the last look at it
        self._silent_looks = 0
        self._limits = Settings() if self._guarded is None else self._guarded.guard.settings
        pings = self._limits.pings_per_second
        self._control_frames = TokenBucket(pings, 10 * pings)
        self._timer: asyncio.TimerHandle | None = None
        self.closed: asyncio.Future[int] = self._loop.create_future()  # with the code by which it ended

    # What the application uses

    def listen(self, on_message: OnMessage, on_writable: Callable[[], None]) -> None:
        """Hear each message from now on. What `on_message` returns is waited for before the next one is heard."""
        self._on_message = on_message
        self._on_writable = on_writable
        self._deliver()

    @property
    def is_writable(self) -> bool:
        """Whether messages can be sent without piling up; when they can again, `on_writable` is called."""
        return self._paused_at is None and self._protocol.state is State.OPEN

    @property
    def stuck_seconds(self) -> float:
        """For how long what was sent has waited for the client to read."""
        return 0.0 if self._paused_at is None else self._loop.time() - self._paused_at

    async def wait_closed(self) -> None:
        """Until it has ended, whoever ends it."""
        await asyncio.shield(self.closed)

    def send(self, messages: Sequence[bytes]) -> None:
        """Send texts in one go; a connection that is being closed sends nothing more."""
        if self._protocol.state is State.OPEN:
            for message in messages:
                self._protocol.send_text(message)
            self._transport.write(b"".join(self._protocol.data_to_send()))  # `_write`, less its look for an end

    def close(self, code: int, reason: str) -> None:
        """Say why, and end; nothing more is heard, even if the other side does not close."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._is_deaf = True
            self._inbox.clear()
            self._end(code)
            self._write()

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server_state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self._has_spoken = True
        for begin in range(0, len(data), AT_ONCE):
            self._protocol.receive_data(data if len(data) <= AT_ONCE else data[begin : begin + AT_ONCE])
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._begin_handshake(event)
                elif isinstance(event, Frame):
                    self._take(event)
                if self._transport.is_closing():
                    return
        self._write()
        if self._transport.get_write_buffer_size() > self._limits.unread_bytes:
            self._abort("unread-answers")

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._write()

    def pause_writing(self) -> None:
        self._paused_at = self._loop.time()

    def resume_writing(self) -> None:
        self._paused_at = None
        self._on_writable()

    def connection_lost(self, _: Exception | None) -> None:
        self._server_state.connections.discard(self)
        if self._guarded is not None:
            self._guarded.left()
        self._protocol.receive_eof()
        self._set_timer(None)
        self._end(LOST)
        # Whoever listened knows the connection, too: untied, both go at once, and no search for garbage must find them.
        self._on_message, self._on_writable = None, lambda: None
        _forget_where(self._protocol.parser_exc)
        _forget_where(self._protocol.handshake_exc)

    def shutdown(self) -> None:
        """The server ends: its clients may come back to the next one."""
        if self._protocol.state is State.CONNECTING:
            self._refuse(503)
        else:
            self.close(RESTART, "")
        self._transport.close()

    # Frames

    def _take(self, frame: Frame) -> None:
        """A frame that the protocol found good; it answers control frames itself."""
        says_nothing = frame.opcode in (Opcode.PING, Opcode.PONG) or not (frame.data or frame.fin)
        if says_nothing and not self._control_frames.take():
            self._abort("too-many-pings")
            return
        if frame.opcode is Opcode.CLOSE:
            close = self._protocol.close_rcvd
            self._end(LOST if close is None else close.code)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            if frame.data:
                self._fragments.append(bytes(frame.data))
            if len(self._fragments) > PARTS:
                self._abort("too-many-parts")
            elif frame.fin:
                whole, self._fragments = b"".join(self._fragments), []
                self._hear(whole)

    def _hear(self, data: bytes) -> None:
        if self._is_deaf:
            return
        try:
            self._inbox.append(data.decode() if self._is_text else data)
        except UnicodeDecodeError:
            self._protocol.fail(NOT_TEXT)
            self._end(NOT_TEXT)
            return
        if len(self._inbox) > self._limits.unheard:
            self._abort("too-many-messages")
        else:
            self._deliver()

    def _deliver(self) -> None:
        """Hand on what was heard, as long as nothing of this client is under way."""
        while self._inbox and self._work is None and self._on_message is not None:
            work = self._on_message(self._inbox.popleft())
            if work is not None:
                self._work = self._loop.create_task(work)
                self._work.add_done_callback(self._delivered)
        wants_more = len(self._inbox) <= AHEAD
        if wants_more is not self._is_reading and not self._transport.is_closing():
            self._is_reading = wants_more
            (self._transport.resume_reading if wants_more else self._transport.pause_reading)()

    def _delivered(self, work: asyncio.Task[None]) -> None:
        self._work = None
        if not work.cancelled() and (error := work.exception()) is not None:
            raise error  # whoever hears messages answers for its faults: this is told by the loop
        self._deliver()

    def _write(self) -> None:
        """Send what the protocol has to say, and see whether that was the end."""
        frames = self._protocol.data_to_send()
        if frames:
            self._transport.write(b"".join(frames))
            if not frames[-1]:  # the protocol's sign that nothing more is sent
                self._transport.close()
        if self._protocol.close_expected():
            if not self.closed.done():  # the protocol itself has found a fault
                close = self._protocol.close_sent
                self._end(LOST if close is None else close.code)
            self._set_timer(CLOSING_SECONDS, self._transport.abort)

    def _abort(self, kind: str) -> None:
        """It does what no client of good will does: nothing more is kept for it."""
        if self._guarded is not None:
            self._guarded.abort(kind)
        else:
            self._transport.abort()

    def _end(self, code: int) -> None:
        """Tell whoever waits for it; what was heard before is still answered for."""
        if not self.closed.done():
            self.closed.set_result(code)
        if not self._is_reading and not self._transport.is_closing():
            self._is_reading = True
            self._transport.resume_reading()  # else the other side's farewell is never read

    # Whether the other side still lives

    def _set_timer(self, seconds: float | None, act: Callable[[], None] = lambda: None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, act)

    def _keep_alive(self) -> None:
        """Look at it twice in each interval: who is silent is asked by a ping, and must answer within the interval.

        Most who watch a table speak too, and are sent no ping; a proxy sees no silence longer than the interval."""
        if self._protocol.state is not State.OPEN:
            return
        self._silent_looks = 0 if self._has_spoken else self._silent_looks + 1
        self._has_spoken = False
        if self._silent_looks == 1:
            self._protocol.send_ping(b"")
            self._write()
        elif self._silent_looks == 3:
            self._protocol.fail(1011, "keepalive ping timeout")
            self._write()
            return
        self._keep_alive_later()

    def _keep_alive_later(self) -> None:
        interval = self._config.ws_ping_interval
        self._set_timer(None if interval is None else interval / 2, self._keep_alive)

    # The handshake, by ASGI

    def _begin_handshake(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._protocol.send_response(self._response)
            self._write()
            self._transport.close()
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "server": _address(self._transport.get_extra_info("sockname")),
            "client": _address(self._transport.get_extra_info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: {"connection": self}},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        except Exception:
            log.exception("unexpected fault in a connection")
        if self._protocol.state is State.CONNECTING:
            self._refuse(500)
        else:
            self.close(1011 if not self.closed.done() else 1000, "")

    async def _receive(self) -> dict[str, Any]:
        if self._protocol.state is State.CONNECTING and not self.closed.done():
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await asyncio.shield(self.closed)}

    async def _send(self, message: Any) -> None:
        if self.closed.done():
            return
        if message["type"] == "websocket.accept" and self._response is not None:
            for name, value in (*self._server_state.default_headers, *message.get("headers", ())):
                self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._protocol.send_response(self._response)
            self._keep_alive_later()
            self._write()
        elif message["type"] == "websocket.close":
            if self._protocol.state is State.CONNECTING:
                self._refuse(403)
            else:
                self.close(message.get("code", 1000), message.get("reason") or "")

    def _refuse(self, status: int) -> None:
        """Answer the handshake with a status, unless it was answered; a browser cannot read why."""
        if self.closed.done():
            return
        self._protocol.send_response(self._protocol.reject(status, ""))
        self._end(LOST)
        self._write()
        self._transport.close()


def _forget_where(error: BaseException | None) -> None:
    """An error that is kept keeps the frames in which it was raised, and so the connection."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def _address(found: Any) -> tuple[str, int] | None:
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) and len(found) >= 2 else None
