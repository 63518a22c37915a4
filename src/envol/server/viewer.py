"""One connection that watches a table: a bounded queue, a writer, and numbers on its steps."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from envol.codec import encode
from envol.game import Seat
from envol.server.wire import Ping

PINGS = 10  # round trips that are remembered
HOPELESS = 1_000  # answers that may wait before the connection is closed
FARTHEST = 250  # milliseconds of delay that a race makes up for at most


def tick() -> int:
    """Milliseconds of a clock that nobody sets: delays and races are measured by it."""
    return time.monotonic_ns() // 1_000_000


class Outbox:
    """Viewers that have something to say: they say it together, at the end of this turn of the loop."""

    def __init__(self) -> None:
        self._viewers: list[Viewer] = []

    def add(self, viewer: Viewer) -> None:
        if not self._viewers:
            asyncio.get_running_loop().call_soon(self._send)
        self._viewers.append(viewer)

    def _send(self) -> None:
        viewers, self._viewers = self._viewers, []
        for viewer in viewers:
            viewer.send_queued()


class Viewer:
    """A seat's or a spectator's connection. A slow one is dropped to `sync` and stalls nobody."""

    def __init__(
        self,
        person: str | None,
        most: int,
        clock: Callable[[], int] = tick,
        write_now: Callable[[Sequence[bytes]], bool] | None = None,
        outbox: Outbox | None = None,
    ) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.dismiss: Callable[[str], None] = lambda why: None  # ends the connection, because the table is no more
        self.stale = True  # what it knows has a gap: the next thing it gets is the whole
        self._clock = clock
        self._most = most
        self._answers: deque[bytes] = deque()  # to its own commands: never dropped
        self._queue: deque[bytes] = deque()  # what happened at the table: dropped when it grows too long
        self._wake = asyncio.Event()
        self._write_now = write_now  # sends messages, or says that it would have to wait
        self._outbox = outbox or Outbox()
        self._is_waiting = False  # the writer has nothing to do
        self._is_called = False
        self._v = 0
        self._sending_since: float | None = None
        self._pings: dict[int, int] = {}
        self._pinged = 0
        self._trips: deque[int] = deque(maxlen=PINGS)

    @property
    def delay(self) -> int:
        """One way, in milliseconds: half the least of the last round trips, as the server measured them."""
        return min(min(self._trips) // 2, FARTHEST) if self._trips else 0

    @property
    def is_measured(self) -> bool:
        return len(self._trips) >= 3

    def answer(self, message: Any) -> None:
        """Queue the answer to a command."""
        self._answers.append(encode(message))
        self._nudge()

    def push(self, message: bytes) -> None:
        """Queue news of the table; they are dropped for the whole when too many wait."""
        if self.stale:
            return
        if len(self._queue) >= self._most:
            self.ask_sync()
            return
        self._queue.append(message)
        self._nudge()

    def push_step(self, body: bytes) -> None:
        """Queue a step; its number is this connection's own."""
        if not self.stale:
            self._v += 1
            self.push(b'{"type":"step","v":%d,%s' % (self._v, body[1:]))

    def ask_sync(self) -> None:
        """Forget what waits: the whole comes next."""
        self.stale = True
        self._wake.set()

    def ping(self) -> None:
        if len(self._answers) > PINGS:
            return  # it does not read
        self._pinged += 1
        self._pings[self._pinged] = self._clock()
        if len(self._pings) > PINGS:
            del self._pings[min(self._pings)]
        self.answer(Ping(self._pinged))

    def pong(self, n: int) -> None:
        """Only an answer to a ping that was sent counts, and once: a client cannot tell its own delay."""
        sent = self._pings.pop(n, None)
        if sent is not None:
            self._trips.append(self._clock() - sent)

    @property
    def is_hopeless(self) -> bool:
        """Sends commands and reads no answers."""
        return len(self._answers) > HOPELESS

    def _nudge(self) -> None:
        """Have what is queued sent soon. As a rule that needs no writer, whose waking would cost more than the rest."""
        if self._write_now is None or not self._is_waiting:
            self._wake.set()
        elif not self._is_called:
            self._is_called = True
            self._outbox.add(self)

    def send_queued(self) -> None:
        """Say what is queued now, without the writer where that is possible."""
        self._is_called = False
        if self._write_now is None or not self._is_waiting or self.stale:
            self._wake.set()
            return
        if self._write_now([*self._answers, *self._queue]):
            self._answers.clear()
            self._queue.clear()
        else:
            self._wake.set()  # the writer can wait

    async def _wait(self) -> None:
        """Until there is something for the writer to do; meanwhile others may send in its place."""
        self._is_waiting = True
        try:
            await self._wake.wait()
        finally:
            self._is_waiting = False
        self._wake.clear()

    async def write(self, send: Callable[[bytes], Awaitable[None]], whole: Callable[[Viewer], Awaitable[None]]) -> None:
        """Send what is queued, for as long as the connection lives; `whole` calls `begin_anew`."""
        while True:
            await self._wait()
            if self.stale:
                await whole(self)
            while self._answers:
                await self._send(send, self._answers.popleft())
            while self._queue and not self.stale:
                await self._send(send, self._queue.popleft())
            # Whatever came meanwhile has set `_wake` again. A viewer for which there is no whole now stays stale
            # until it is asked to sync once more.

    async def _send(self, send: Callable[[bytes], Awaitable[None]], message: bytes) -> None:
        self._sending_since = time.monotonic()
        await send(message)
        self._sending_since = None

    @property
    def stuck_seconds(self) -> float:
        """For how long the message that is being sent has waited for the client to read."""
        return 0.0 if self._sending_since is None else time.monotonic() - self._sending_since

    def begin_anew(self, messages: list[bytes]) -> None:
        """Take the whole, in the very moment for which it is true, instead of all that waits."""
        self._queue.clear()
        self._queue.extend(messages)
        self.stale = False
        self._v = 0
        self._wake.set()
