"""The shelf: the open tables that everybody may see, told to whoever looks, and again whenever they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable

from envol.codec import encode
from envol.server.wire import TableInfo, TablesDown

PACE_SECONDS = 0.25  # what changes within this time is told at once


class Shelf:
    """One message for all who look, made anew only when something has changed."""

    def __init__(self, tables: Callable[[], Awaitable[list[TableInfo]]]) -> None:
        self._tables = tables
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._message: bytes | None = None

    def nudge(self) -> None:
        """Something about an open table has changed."""
        self._message = None
        self._changed.set()
        self._changed = asyncio.Event()  # those who wait hold the old one

    async def watch(self) -> AsyncGenerator[bytes, None]:
        """The tables as they are, and as they will be."""
        told = b""
        while True:
            changed = self._changed
            message = await self._now()
            if message != told:
                told = message
                yield message
            await changed.wait()
            await asyncio.sleep(PACE_SECONDS)

    async def _now(self) -> bytes:
        async with self._lock:
            while self._message is None:
                changed = self._changed
                made = encode(TablesDown(await self._tables()))
                if changed is self._changed:  # else it is not true any more
                    self._message = made
            return self._message
