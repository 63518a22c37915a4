"""Garbage in rings, which Python must search for, is swept up when nobody waits: a full search stops every table."""

from __future__ import annotations

import gc
import time

YOUNG = 50_000  # objects between two short searches, each of a few milliseconds
OFTEN = 60.0  # seconds between two full ones, while the server is calm
SELDOM = 1_800.0  # and while it is not
CALM = 0.1  # the share of the processor's time that a calm server uses
NEVER = 1_000_000


def take_over_garbage_collection() -> None:
    """What was loaded to start the server stays for good, and full searches are left to a GarbageCollector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 5, NEVER)


class GarbageCollector:
    """Decides when; it is asked about every second."""

    def __init__(self) -> None:
        self._swept = self._looked = time.monotonic()
        self._used = time.process_time()

    def look(self) -> None:
        """Sweep if this is a good moment, or if there was none for long."""
        now, used = time.monotonic(), time.process_time()
        is_calm = used - self._used < CALM * (now - self._looked)
        self._looked, self._used = now, used
        young, older, old = gc.get_count()
        if now - self._swept > (OFTEN if is_calm else SELDOM) and (young > YOUNG // 5 or older or old):
            gc.collect()
            self._swept = time.monotonic()
