"""How much anybody may ask: so many at once, so many a second, so many connections."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict


class TokenBucket:
    """So many at once, and so many a second after that."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, number: int = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < number:
            return False
        self._left -= number
        return True

    def has(self) -> bool:
        """Whether one more could be taken."""
        return self._left + (time.monotonic() - self._at) * self._rate >= 1

    async def refill(self) -> None:
        """Wait for as long as one more takes."""
        await asyncio.sleep(1 / self._rate)


class TokenBuckets:
    """A bucket for each address, or for each person; the longest unused are forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._kept = kept
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, whose: str, number: int = 1) -> bool:
        bucket = self._buckets.pop(whose, None) or TokenBucket(self._rate, self._most)
        self._buckets[whose] = bucket
        while len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return bucket.take(number)

    def has(self, whose: str) -> bool:
        """Whether one more could be taken."""
        return whose not in self._buckets or self._buckets[whose].has()


class ConnectionLimit:
    """How many connections each address holds at this moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether one more is let in; each that was must leave."""
        if self._held.get(address, 0) >= self._most:
            return False
        self._held[address] = self._held.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
