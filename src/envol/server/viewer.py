"""One connection that watches a table: a bounded queue, a writer, and numbers on its steps."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from envol.codec import encode
from envol.game import Seat
from envol.server.wire import Ping

PINGS = 10  # round trips that are remembered
HOPELESS = 1_000  # answers that may wait before the connection is closed
FARTHEST = 250  # milliseconds of delay that a race makes up for at most


class Viewer:
    """A seat's or a spectator's connection. A slow one is dropped to `sync` and stalls nobody."""

    def __init__(self, person: str | None, most: int, clock: Callable[[], int]) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.stale = True  # what it knows has a gap: the next thing it gets is the whole
        self._clock = clock
        self._most = most
        self._answers: deque[bytes] = deque()  # to its own commands: never dropped
        self._queue: deque[bytes] = deque()  # what happened at the table: dropped when it grows too long
        self._wake = asyncio.Event()
        self._v = 0
        self._pings: dict[int, int] = {}
        self._pinged = 0
        self._trips: deque[int] = deque(maxlen=PINGS)

    @property
    def delay(self) -> int:
        """One way, in milliseconds: half the least of the last round trips, as the server measured them."""
        return min(min(self._trips, default=0) // 2, FARTHEST)

    @property
    def is_measured(self) -> bool:
        return len(self._trips) >= 3

    def answer(self, message: Any) -> None:
        """Queue the answer to a command."""
        self._answers.append(encode(message))
        self._wake.set()

    def push(self, message: bytes) -> None:
        """Queue news of the table; they are dropped for the whole when too many wait."""
        if self.stale:
            return
        if len(self._queue) >= self._most:
            self.ask_sync()
            return
        self._queue.append(message)
        self._wake.set()

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

    async def write(self, send: Callable[[bytes], Awaitable[None]], whole: Callable[[Viewer], Awaitable[None]]) -> None:
        """Send what is queued, for as long as the connection lives; `whole` calls `begin_anew`."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.stale:
                await whole(self)
            while self._answers:
                await send(self._answers.popleft())
            while self._queue and not self.stale:
                await send(self._queue.popleft())
            if self.stale or self._answers:
                self._wake.set()

    def begin_anew(self, messages: list[bytes]) -> None:
        """Take the whole, in the very moment for which it is true, instead of all that waits."""
        self._queue.clear()
        self._queue.extend(messages)
        self.stale = False
        self._v = 0
        self._wake.set()
