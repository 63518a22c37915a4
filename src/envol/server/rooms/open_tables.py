"""The open tables that everybody may see, told to whoever looks, and again whenever they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

from envol.codec import encode
from envol.server.refusals import Refused
from envol.server.rooms.registry import Rooms
from envol.server.wire import TableInfo, TablesDown

PACE_SECONDS = 0.25  # what changes within this time is told at once
MOST_LISTED = 100


class OpenTables:
    """One message for all who look, made anew only when something has changed."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._message: bytes | None = None

    def changed(self) -> None:
        """Something about an open table has changed."""
        self._message = None
        self._changed.set()
        self._changed = asyncio.Event()  # those who wait hold the old one

    async def listed(self) -> list[TableInfo]:
        """The open tables that everybody may see, the newest first, while somebody is there or was just now."""
        rooms = [room for room in self._rooms.all() if room.table.listed and room.table.status == "open"]
        found = []
        for room in sorted(rooms, key=lambda room: -room.table.created)[:MOST_LISTED]:
            with suppress(Refused):  # it cannot be trusted now, or has gone
                async with room.alone():
                    found.append(room.info())
        return [table for table in found if table.status == "open"]

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
                made = encode(TablesDown(await self.listed()))
                if changed is self._changed:  # else it is not true any more
                    self._message = made
            return self._message
