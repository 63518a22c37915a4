"""All parts of one server, made together and handed what they need; this is the only place that knows them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from envol.server.access import People, TokenBuckets
from envol.server.bot_workers import BotWorkers
from envol.server.clock import Clock
from envol.server.gallery import Gallery
from envol.server.rooms import (
    Analyses,
    Hints,
    Housekeeping,
    Latecomers,
    OpenTables,
    OwnTables,
    PastMatches,
    Replays,
    Rooms,
    RoomServices,
    Seating,
    StandIns,
    Tables,
)
from envol.server.settings import Settings
from envol.server.store import Database, Probe, Writer, load_table
from envol.server.talk import KeptTalk
from envol.server.viewer import Flusher


class Services:
    """Opened before the first request and closed after the last."""

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None) -> None:
        self.settings = settings
        self.now = now = now or Clock()
        self.database = Database(settings.store)
        self.writer = Writer(self.database)
        self.probe = Probe(self.database, self.writer, now, settings.probe_seconds)
        self.people = People(self.database, self.writer)
        self.bot_workers = BotWorkers(settings.workers, settings.think_seconds, settings.waiting_per_person)
        self.gallery = Gallery(self.database, self.writer, self.bot_workers)
        self.talk = KeptTalk(self.database, self.writer)
        self.room_services = RoomServices(
            writer=self.writer,
            bot_workers=self.bot_workers,
            now=now,
            load=partial(load_table, self.database),
            listing_changed=lambda: self.open_tables.changed(),
            own_changed=lambda table, *others: self.own_tables.changed(table, *others),
            talk=self.talk,
            talk_limits=TokenBuckets(settings.lines_per_minute / 60, settings.lines_at_once),
            settings=settings,
            began=now(),
        )
        self.rooms = Rooms(self.room_services)
        self.open_tables = OpenTables(settings, self.rooms)
        self.past_matches = PastMatches(self.database)
        self.own_tables = OwnTables(settings, self.database, self.rooms, now)
        self.tables = Tables(
            settings,
            self.database,
            self.writer,
            self.people,
            self.gallery,
            self.rooms,
            self.open_tables,
            self.past_matches,
            now,
        )
        self.seating = Seating(self.rooms, self.people, self.writer, self.bot_workers, now, study=settings.study)
        self.stand_ins = StandIns(settings, self.rooms)
        self.latecomers = Latecomers(settings, self.rooms, self.writer)
        self.hints = Hints(self.bot_workers, settings.workers)
        self.analyses = Analyses(self.database, self.writer, self.bot_workers, settings.analysis_simulations or None)
        self.replays = Replays(self.bot_workers)
        self.flusher = Flusher()
        self._housekeeping = Housekeeping(settings, self.database, self.writer, self.rooms, self.tables, self.talk, now)
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises Taken if another server has the store."""
        await self.writer.lock(self.settings.store_wait_seconds)
        await self.database.upgrade()
        self.writer.start()
        self._keeping = asyncio.create_task(self._housekeeping.run(), name="housekeeping")

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self.gallery.close()
        await self.rooms.close()
        await self.analyses.close()
        await self.replays.close()
        await self.writer.close()
        await self.bot_workers.close()
        await self.database.close()
