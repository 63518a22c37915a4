"""Garbage in rings, which Python must search for: a full search stops every table, so it is done in time, while there
is little to look through, and takes no more than its share.

A room that is closed leaves no ring. Connections leave some, most of all those of strangers who come and go."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 10_000  # objects between two short searches,
OLDER = 4  # and of these between two that also look at what the last ones have left: some twenty milliseconds
ROUNDS = 8  # of the latter between two full ones, at least: they leave about as much as a small server holds,
ROUND_SECONDS = 0.005  # and one more for every so much that a full one took, where there is more to look through
SHARE = 1 / 200  # of all time for full ones, at most
SELDOM = 1_800.0  # seconds after which one is done though little has happened
NEVER = 1_000_000


def take_over_garbage_collection() -> None:
    """What was loaded to start the server stays for good, and full searches are left to a GarbageCollector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


class GarbageCollector:
    """Decides when; it is asked about every second."""

    def __init__(
        self,
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
        rounds: Callable[[], int] = lambda: gc.get_count()[2],
    ) -> None:
        self._collect = collect
        self._clock = clock
        self._rounds = rounds
        self._enough = ROUNDS
        self._ended = clock()
        self._took = 0.0

    def look(self) -> None:
        """Search through everything, if short searches have left enough; how long that takes says when next."""
        began = self._clock()
        waited, rounds = began - self._ended, self._rounds()
        if waited < self._took / SHARE or not (rounds >= self._enough or (rounds and waited >= SELDOM)):
            return
        self._collect()
        self._ended = self._clock()
        self._took = self._ended - began
        self._enough = max(ROUNDS, round(self._took / ROUND_SECONDS))
