"""One connection that watches a table: a bounded queue of what it is sent, and numbers on its steps."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from envol.codec import encode
from envol.game import Seat
from envol.server.wire import Ping

PINGS = 10  # round trips that are remembered
HOPELESS = 1_000  # answers that may wait before the connection is closed
FARTHEST = 250  # milliseconds of delay that a race makes up for at most


def tick() -> int:
    """Milliseconds of a clock that nobody sets: delays and races are measured by it."""
    return time.monotonic_ns() // 1_000_000


class Channel(Protocol):
    """What a viewer needs of its connection."""

    @property
    def is_writable(self) -> bool:
        """Whether messages can be sent now without piling up; when they can again, `Viewer.flush` is called."""

    def send(self, messages: Sequence[bytes]) -> None:
        """Send messages in one go."""

    def close(self, code: int, reason: str) -> None:
        """End the connection, and say why; nothing more goes out or in."""


class Flusher:
    """Viewers that have something to send: they send it together, at the end of this turn of the loop."""

    def __init__(self) -> None:
        self._viewers: list[Viewer] = []

    def add(self, viewer: Viewer) -> None:
        if not self._viewers:
            asyncio.get_running_loop().call_soon(self._flush)
        self._viewers.append(viewer)

    def _flush(self) -> None:
        viewers, self._viewers = self._viewers, []
        for viewer in viewers:
            viewer.flush()


class Viewer:
    """A seat's or a spectator's connection. A slow one is dropped to `sync` and stalls nobody."""

    def __init__(
        self,
        person: str | None,
        channel: Channel,
        most: int,
        clock: Callable[[], int] = tick,
        flusher: Flusher | None = None,
    ) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.told = 0  # the number of the last news that it was sent
        self.hears = False  # it was told what is said
        self.stale = True  # what it knows has a gap: the next news it gets are the whole
        # Has the table make the whole; it calls `begin_anew` if it can, and `end_sync` in any case.
        self.begin_sync: Callable[[], None] = lambda: None
        self._channel = channel
        self._clock = clock
        self._most = most
        self._answers: deque[bytes] = deque()  # to its own commands: never dropped
        self._queue: deque[bytes] = deque()  # what happened at the table: dropped when it grows too long
        self._flusher = flusher or Flusher()
        self._is_called = False
        self._wants_sync = False
        self._is_syncing = False
        self._v = 0
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

    @property
    def is_hopeless(self) -> bool:
        """Sends commands and reads no answers."""
        return len(self._answers) > HOPELESS

    def close(self, code: int, reason: str) -> None:
        """End the connection of this viewer."""
        self._channel.close(code, reason)

    def answer(self, message: Any) -> None:
        """Queue the answer to a command."""
        self._answers.append(encode(message))
        self._flush_soon()

    def push(self, message: bytes) -> None:
        """Queue news of the table; they are dropped for the whole when too many wait."""
        if self.stale:
            return
        if len(self._queue) >= self._most:
            self.ask_sync()
            return
        self._queue.append(message)
        self._flush_soon()

    def push_step(self, body: bytes) -> None:
        """Queue a step; its number is this connection's own."""
        if not self.stale:
            self._v += 1
            self.push(b'{"type":"step","v":%d,%s' % (self._v, body[1:]))

    def ask_sync(self) -> None:
        """Forget what waits: the whole comes next."""
        self.stale = True
        self._wants_sync = True
        self._flush_soon()

    def begin_anew(self, messages: list[bytes]) -> None:
        """Take the whole, in the very moment for which it is true, instead of all that waits."""
        self._queue.clear()
        self._queue.extend(messages)
        self.stale = False
        self._v = 0

    def end_sync(self) -> None:
        """The table has made the whole, or cannot just now: then this one stays stale until it is asked once more."""
        self._is_syncing = False
        self._flush_soon()

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

    def _flush_soon(self) -> None:
        if not self._is_called:
            self._is_called = True
            self._flusher.add(self)

    def flush(self) -> None:
        """Send what waits, unless the connection is full: then it is called again when it is not."""
        self._is_called = False
        if self._is_syncing or not self._channel.is_writable:
            return
        if self._wants_sync:  # only now, so that a slow client is not made a whole that is old when it reads it
            self._wants_sync, self._is_syncing = False, True
            self.begin_sync()
            return
        messages = [*self._answers] if self.stale else [*self._answers, *self._queue]
        self._answers.clear()
        if not self.stale:
            self._queue.clear()
        if messages:
            self._channel.send(messages)
