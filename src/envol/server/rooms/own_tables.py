"""Everybody's own tables: listed when they come, then told as they change, and nothing is made for who is not there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterable

from envol.codec import encode
from envol.server.refusals import Refused
from envol.server.rooms.own_table import own_table, sleeping_table
from envol.server.rooms.registry import Rooms
from envol.server.settings import Settings
from envol.server.store import Away, Database, Table, kept_tables, own_ids
from envol.server.wire import OwnChangeDown, OwnTable, OwnTablesDown

log = logging.getLogger("envol.shelf")
DAY_MS = 24 * 3600 * 1000
WAKING = 2  # tables that are waked at a time because somebody's list shows them; the moves of others come first


class Watch:
    """One connection that is told of its person's tables, and which of them have changed since."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.changed: set[str] = set()
        self.news = asyncio.Event()
        self.told: dict[str, OwnTable] = {}


class OwnTables:
    """Finds and tells the tables of each person who asks."""

    def __init__(self, settings: Settings, database: Database, rooms: Rooms, now: Callable[[], int]) -> None:
        self._settings = settings
        self._database = database
        self._rooms = rooms
        self._now = now
        self._watches: defaultdict[str, set[Watch]] = defaultdict(set)  # by person
        self._waking = asyncio.Semaphore(WAKING)

    def changed(self, table: Table, *persons: str | None) -> None:
        """Something about a table has changed, for its people, for its host and for these."""
        if not self._watches:
            return
        for person in {*persons, table.host, *[place.person for place in table.places]}:
            for watch in self._watches.get(person, ()) if person is not None else ():
                watch.changed.add(table.id)
                watch.news.set()

    async def listed(self, person: str, besides: str = "") -> list[OwnTable]:
        """The tables of a person in their order, but for one that they look at anyway."""
        settings = self._settings
        since = self._now() - int(settings.own_days * DAY_MS)
        ids = await own_ids(self._database, person, since, settings.own_at_most, settings.own_over_at_most)
        found = await self._find(person, [id for id in ids if id != besides])
        return self._shown([table for table in found.values() if table is not None])

    async def watch(self, person: str, besides: str = "") -> AsyncGenerator[bytes, None]:
        """A person's tables as they are, and then what changes, no more often than the settings say."""
        watch = Watch(person)
        self._watches[person].add(watch)
        try:
            first = await self.listed(person, besides)
            made, watch.told = time.monotonic(), {table.id: table for table in first}
            yield encode(OwnTablesDown(self._now(), first))
            while True:
                await watch.news.wait()
                await asyncio.sleep(made + 1 / self._settings.listings_per_second - time.monotonic())
                made = time.monotonic()
                message = await self._change(watch, besides)
                if message is not None:
                    yield encode(message)
        finally:
            self._watches[person].discard(watch)
            if not self._watches[person]:
                del self._watches[person]

    async def _change(self, watch: Watch, besides: str) -> OwnChangeDown | None:
        """What a connection must be told now, if anything."""
        watch.news.clear()
        ids, watch.changed = watch.changed - {besides}, set()
        told = watch.told
        known = {**told, **await self._find(watch.person, sorted(ids))}
        shown = {table.id: table for table in self._shown([table for table in known.values() if table is not None])}
        changed = tuple([table for id, table in shown.items() if told.get(id) != table])
        gone = tuple([id for id in told if id not in shown])
        # Without a word about it tables stay where they are, and new ones come first.
        expected = [*[table.id for table in changed if table.id not in told], *[id for id in told if id in shown]]
        order = () if expected == list(shown) else tuple(shown)
        watch.told = shown
        return OwnChangeDown(self._now(), changed, gone, order) if changed or gone or order else None

    async def _find(self, person: str, ids: list[str]) -> dict[str, OwnTable | None]:
        """These tables, from memory, or as the store knows them, or else waked; None for one that is not the person's.
        One that cannot be trusted now, or not be read, is left out; the former is told when it has been read back."""
        found: dict[str, OwnTable | None] = {}
        asleep = [id for id in ids if id not in self._rooms]
        if asleep:
            for kept in await kept_tables(self._database, asleep):
                if kept.status == "open" or kept.glance is not None:
                    found[kept.id] = sleeping_table(kept, person)
        for id in ids:
            if id not in found:
                try:
                    found[id] = await self._look(person, id)
                except Away:
                    raise
                except Exception as error:
                    if not isinstance(error, Refused):  # its game is gone, or its rows are: the others are told
                        log.warning("table %s cannot be listed (%s)", id, type(error).__name__)
        return found

    async def _look(self, person: str, id: str) -> OwnTable | None:
        """A table in memory, or waked for this."""
        room = self._rooms.there(id)
        if room is not None:
            async with room.locked():
                if not room.is_sound:
                    raise Refused(503, "not-saved")
                if not room.tasks.is_closed:  # else it fell asleep in this moment
                    return own_table(room.table, room.info(), person)
        try:
            async with self._waking:
                room = await self._rooms.get(id)
        except Refused:
            return None  # there is no such table any more
        async with room.alone():
            return own_table(room.table, room.info(), person)

    def _shown(self, tables: Iterable[OwnTable]) -> list[OwnTable]:
        """In their order, and not too many."""
        ordered = sorted(tables, key=lambda table: (_group(table), -table.at, table.id))
        going = [table for table in ordered if table.status != "over"]
        over = [table for table in ordered if table.status == "over"]
        return going[: self._settings.own_at_most] + over[: self._settings.own_over_at_most]


def _group(table: OwnTable) -> int:
    """Your turn, waiting for others, open, over."""
    return 0 if table.waits else ("playing", "open", "over").index(table.status) + 1
