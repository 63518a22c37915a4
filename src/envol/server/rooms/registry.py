"""The rooms of one server: loaded when needed, forgotten when idle. The store is the truth."""

from __future__ import annotations

import asyncio
import re

from envol.server.refusals import Refused
from envol.server.rooms.room import Room, RoomServices
from envol.server.store import Table
from envol.server.wire import TABLE_ID


class Rooms:
    """All rooms in memory, by the ids of their tables."""

    def __init__(self, services: RoomServices) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    def there(self, id: str) -> Room | None:
        """The room of a table if it is in memory; to look at it does not keep it there."""
        return self._rooms.get(id)

    def all(self) -> list[Room]:
        """The rooms that are in memory at this moment."""
        return list(self._rooms.values())

    async def get(self, id: str) -> Room:
        """The room of a table; raises Refused when there is none."""
        found = self._rooms.get(id)
        if found is not None:
            found.idle_since = self._services.now()  # whoever asks has time to come in before it is forgotten
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        loaded = await asyncio.shield(self._loading[id])
        if loaded is None:
            raise Refused(404, "no-such-table")
        return loaded

    async def _load(self, id: str) -> Room | None:
        try:
            table = await self._services.load(id) if re.match(TABLE_ID, id) else None
            if table is None:
                return None
            room = self.add(table)
            async with room.lock:
                await room.talk.load()
                await room.commit()  # chance may still have to move, if the server ended in between
            return room
        finally:
            self._loading.pop(id, None)

    def add(self, table: Table) -> Room:
        """A room for a table that is in the store."""
        room = self._rooms[table.id] = Room(self._services, table)
        return room

    def remove(self, room: Room) -> None:
        """Take a room out of memory; the caller closes it."""
        self._rooms.pop(room.table.id, None)

    async def close(self) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in self.all():
            await room.close()
