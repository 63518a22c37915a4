"""What a server does by itself, about every second: wake tables, forget those that sleep, clear away the deserted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import ColumnElement, select

from envol.server.refusals import Refused
from envol.server.rooms.garbage import GarbageCollector
from envol.server.rooms.own_table import all_glances
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.rooms.tables import DAY_MS, Tables
from envol.server.settings import Settings
from envol.server.store import Away, Database, Writer, keep_glance
from envol.server.store.schema import game_match
from envol.server.talk import KeptTalk

log = logging.getLogger("envol.housekeeping")
MOST_WOKEN = 500  # tables in one round
HOUR_MS = 3600 * 1000
WAKE_MS = 2_000  # a sleeping table is woken so long before its deadline


class Housekeeping:
    """The upkeep of one server; whatever fails, it goes on."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: Writer,
        rooms: Rooms,
        tables: Tables,
        talk: KeptTalk,
        now: Callable[[], int],
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._rooms = rooms
        self._tables = tables
        self._talk = talk
        self._now = now
        self._talk_due = 0  # when what was said too long ago goes next
        self._unreadable: set[str] = set()  # tables that could not be woken: their game is gone, or their rows are

    async def run(self) -> None:
        """For as long as the server is open."""
        garbage = GarbageCollector()
        while True:
            try:
                await self._wake_due()
                await self._forget_idle()
                await self._clear_deserted()
                await self._forget_talk()
                garbage.look()
            except Away as error:
                log.warning("housekeeping waits for the store (%s)", error)
            except Exception:
                log.exception("housekeeping failed; it goes on")
            await asyncio.sleep(1)

    async def _wake_due(self) -> None:
        due = (game_match.c.status == "playing") & (game_match.c.due <= self._now() + WAKE_MS)
        for id in await self._asleep(due):
            try:
                await self._rooms.get(id)
            except Exception as error:
                log.warning("table %s cannot be woken (%s)", id, type(error).__name__)
                if not isinstance(error, Away):
                    self._unreadable.add(id)  # the others must not wait behind it

    async def _clear_deserted(self) -> None:
        """Open tables at which nobody was for days go, and no longer count among their hosts' tables."""
        for id in await self._asleep((game_match.c.status == "open") & (game_match.c.due <= self._now())):
            with suppress(Refused):  # somebody was faster
                room = await self._rooms.get(id)
                async with room.alone():
                    if not room.broadcast.viewers and room.table.status == "open":
                        await self._tables.clear(room)

    async def _forget_talk(self) -> None:
        """What was said long ago goes for good."""
        now = self._now()
        if now >= self._talk_due:
            await self._talk.forget(now - int(self._settings.talk_days * DAY_MS))
            self._talk_due = now + HOUR_MS

    async def _asleep(self, due: ColumnElement[bool]) -> list[str]:
        """The tables that are due in this way and not in memory, the most urgent first."""
        query = select(game_match.c.id).where(due).order_by(game_match.c.due)
        async with self._database.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        return [id for id in ids if id not in self._rooms and id not in self._unreadable][:MOST_WOKEN]

    async def _forget_idle(self) -> None:
        settings, now = self._settings, self._now()
        for room in self._rooms.all():
            is_open = room.table.status == "open"
            seconds = settings.open_seconds if is_open else settings.idle_seconds
            if room.is_idle and room.idle_since < now - seconds * 1000 and _may_sleep(room, now):
                self._rooms.remove(room)
                await room.close()
                if room.table.match is not None and any(place.person for place in room.table.places):
                    lines = len(room.table.match.log)
                    await self._writer.write(*keep_glance(room.table.id, lines, all_glances(room.table)))
                if is_open:
                    self._tables.show_listed(room)
                    mine = (game_match.c.id == room.table.id) & (game_match.c.revision == room.table.revision)
                    await self._writer.write(game_match.update().where(mine).values(due=self._tables.deserted_at()))


def _may_sleep(room: Room, now: int) -> bool:
    """Whether nothing will happen by itself soon; the due time of an open table is only when it is cleared away."""
    due = room.table.due
    return room.table.status == "open" or due is None or due > now + 2 * WAKE_MS
