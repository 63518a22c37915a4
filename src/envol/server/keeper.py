"""What a house does by itself, about every second: wake tables, forget those that sleep, clear away the deserted."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, select

from envol.server.refusal import Refused
from envol.server.room import Room
from envol.server.store import Away
from envol.server.store.schema import game_match
from envol.server.sweep import Sweeper

if TYPE_CHECKING:
    from envol.server.house import House

log = logging.getLogger("envol.house")
MOST_WOKEN = 500  # tables in one round
WAKE_MS = 2_000  # a sleeping table is woken so long before its deadline


class Keeper:
    """The housekeeper of one server; whatever fails, it goes on."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._unreadable: set[str] = set()  # tables that could not be woken: their game is gone, or their rows are

    async def keep(self) -> None:
        """For as long as the house is open."""
        sweeper = Sweeper()
        while True:
            try:
                await self._wake_due()
                await self._forget_idle()
                await self._clear_deserted()
                sweeper.look()
            except Away as error:
                log.warning("housekeeping waits for the store (%s)", error)
            except Exception:
                log.exception("housekeeping failed; it goes on")
            await asyncio.sleep(1)

    async def _wake_due(self) -> None:
        due = (game_match.c.status == "playing") & (game_match.c.due <= self._house.now() + WAKE_MS)
        for id in await self._asleep(due):
            try:
                await self._house.room(id)
            except Exception as error:
                log.warning("table %s cannot be woken (%s)", id, type(error).__name__)
                if not isinstance(error, Away):
                    self._unreadable.add(id)  # the others must not wait behind it

    async def _clear_deserted(self) -> None:
        """Open tables at which nobody was for days go, and no longer count among their hosts' tables."""
        house = self._house
        for id in await self._asleep((game_match.c.status == "open") & (game_match.c.due <= house.now())):
            with suppress(Refused):  # somebody was faster
                room = await house.room(id)
                async with room.alone():
                    if not room.viewers and room.table.status == "open":
                        await house.clear(room)

    async def _asleep(self, due: ColumnElement[bool]) -> list[str]:
        """The tables that are due in this way and not in memory, the most urgent first."""
        query = select(game_match.c.id).where(due).order_by(game_match.c.due)
        async with self._house.database.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        return [id for id in ids if id not in self._house.rooms and id not in self._unreadable][:MOST_WOKEN]

    async def _forget_idle(self) -> None:
        house, now = self._house, self._house.now()
        for id, room in list(house.rooms.items()):
            seconds = house.settings.open_seconds if room.table.status == "open" else house.settings.idle_seconds
            if room.is_idle and room.idle_since < now - seconds * 1000 and _may_sleep(room, now):
                del house.rooms[id]
                await room.close()
                if room.table.status == "open":
                    house.show_listed(room)
                    row = game_match.update().where((game_match.c.id == id) & (game_match.c.status == "open"))
                    await house.writer.write(row.values(due=house.deserted_at()))


def _may_sleep(room: Room, now: int) -> bool:
    """Whether nothing will happen by itself soon; the due time of an open table is only when it is cleared away."""
    due = room.table.due
    return room.table.status == "open" or due is None or due > now + 2 * WAKE_MS
