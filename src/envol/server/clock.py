"""The server's time: by the wall clock, so that it means the same after a restart, but never back."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger("envol.clock")
STEP_MS = 1_000  # by which the wall clock must be off for the operator to be told


def milliseconds() -> int:
    """Milliseconds since 1970, as whoever sets the clock of this machine says."""
    return time.time_ns() // 1_000_000


def passed_milliseconds() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Milliseconds since 1970 which go on at the pace of time whatever happens to the wall clock.

    A wall clock that is set back is not followed, for every match would stand still until it is where it was; one that
    is set forward is, for its deadlines have passed."""

    def __init__(self, wall: Callable[[], int] = milliseconds, passed: Callable[[], int] = passed_milliseconds) -> None:
        self._wall = wall
        self._passed = passed
        self._offset = self._seen = self._look()

    def __call__(self) -> int:
        offset = self._look()
        if abs(offset - self._seen) >= STEP_MS:
            self._tell(offset - self._seen)
            self._seen = offset
        self._offset = max(self._offset, offset)
        return self._passed() + self._offset

    def _look(self) -> int:
        """How far the wall clock is ahead of the other; a process that is stopped in between finds too little, which
        changes nothing."""
        wall = self._wall()
        return wall - self._passed()

    def _tell(self, step: int) -> None:
        if step < 0:
            log.warning("the clock of this machine was set back by %.1f s; tables go on as if it was not", -step / 1000)
        else:
            log.warning("the clock of this machine was set forward by %.1f s, or it slept", step / 1000)
