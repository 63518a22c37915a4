"""What people do at a table beside playing: told to everybody with its time, and kept for a while in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from envol.game import Seat
from envol.server.access import TokenBucket
from envol.server.wire import NewsInfo, NewsKind

MOST_NEWS = 40  # that are remembered; whoever comes is told them
COMINGS_AT_ONCE, COMINGS_PER_SECOND = 10, 0.1  # more comings and goings than these are seen, but not told one by one


class News:
    """The last news of one table. None of them tells a move, or that there was one."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kept: deque[NewsInfo] = deque(maxlen=MOST_NEWS)
        self._comings = TokenBucket(COMINGS_PER_SECOND, COMINGS_AT_ONCE)
        self.last = 0

    def tell(self, kind: NewsKind, seat: Seat | None = None, other: Seat | None = None, name: str = "") -> None:
        """Note that something has happened; it is sent with the next word about the table."""
        if kind in ("came", "left", "watches") and not self._comings.take():
            return
        self.last += 1
        self._kept.append(NewsInfo(self.last, self._now(), kind, seat, other, name))

    def since(self, number: int) -> tuple[NewsInfo, ...]:
        """Those that somebody has not been told who knows all up to this one."""
        return tuple(one for one in self._kept if one.number > number) if number < self.last else ()
