"""The open tables that everybody may see: a fair choice of them, told to whoever looks, and then only what changes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from envol.codec import encode
from envol.server.refusals import Refused
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.settings import Settings
from envol.server.wire import ListingDown, SeatsChange, TableInfo, TablesDown

MOST_ORIGINS = 10_000  # tables of which it is remembered from which address they were opened


@dataclass(frozen=True, eq=False)
class Listing:
    """The tables as they were shown at one moment."""

    tables: tuple[TableInfo, ...]
    whole: bytes  # the message that tells all of it

    def since(self, told: Listing) -> ListingDown | None:
        """What somebody must be told who knows an earlier one, if anything."""
        known = {table.id: table for table in told.tables}
        ids = tuple(table.id for table in self.tables)
        added = tuple(table for table in self.tables if table.id not in known)
        gone = tuple(id for id in known if id not in ids)
        seats = tuple(
            SeatsChange(table.id, table.seats)
            for table in self.tables
            if table.id in known and known[table.id].seats != table.seats
        )
        # Without a word about it new tables come first, and the others stay as they are.
        expected = (*(table.id for table in added), *(id for id in known if id in ids))
        order = () if expected == ids else ids
        return ListingDown(added, seats, gone, order) if added or seats or gone or order else None


class OpenTables:
    """One listing for all who look, made anew only when something has changed, and not too often."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self._settings = settings
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._is_old = True  # something has changed since the listing was made
        self._listing: Listing | None = None
        self._made = 0.0
        self._changes: tuple[Listing, dict[Listing, bytes | None]] | None = None  # to the newest, from those before it
        self._addresses: OrderedDict[str, str] = OrderedDict()  # from which tables were opened
        self._opening: dict[str, str] = {}  # tables that are not there yet, and their hosts

    def changed(self) -> None:
        """Something about an open table has changed."""
        self._is_old = True
        self._changed.set()
        self._changed = asyncio.Event()  # those who wait hold the old one

    # How many

    @contextmanager
    def opening(self, id: str, host: str, address: str) -> Iterator[None]:
        """For as long as a listed table is being opened; refused if this person or address has enough of them."""
        there = [(room.table.id, room.table.host) for room in self._open_rooms()] + [*self._opening.items()]
        if sum(1 for _, other in there if other == host) >= self._settings.listed_per_person:
            raise Refused(429, "too-many-listed", most=self._settings.listed_per_person)
        nearby = sum(1 for other, _ in there if self._addresses.get(other) == address)
        if address and nearby >= self._settings.listed_per_address:
            raise Refused(429, "too-many-listed-here", most=self._settings.listed_per_address)
        self._addresses[id] = address
        while len(self._addresses) > MOST_ORIGINS:
            self._addresses.popitem(last=False)
        self._opening[id] = host
        try:
            yield
        finally:
            del self._opening[id]

    def _open_rooms(self) -> list[Room]:
        """Those at which somebody is, or was just now; the newest first."""
        rooms = [room for room in self._rooms.all() if room.table.listed and room.table.status == "open"]
        return sorted(rooms, key=lambda room: -room.table.created)

    def _fair_choice(self) -> list[Room]:
        """The newest table of each address, then the second of each, and so on; and within an address of each host."""
        settings, hosts, addresses = self._settings, Counter[str](), Counter[str]()
        by_host: list[tuple[int, Room]] = []
        for room in self._open_rooms():
            host = room.table.host
            if hosts[host] < settings.listed_per_person:
                by_host.append((hosts[host], room))
            hosts[host] += 1
        chosen: list[tuple[int, Room]] = []
        for _, room in sorted(by_host, key=lambda ranked: ranked[0]):
            address = self._addresses.get(room.table.id) or room.table.host
            if addresses[address] < settings.listed_per_address:
                chosen.append((addresses[address], room))
            addresses[address] += 1
        chosen.sort(key=lambda ranked: (ranked[0], -ranked[1].table.created))
        return [room for _, room in chosen[: settings.listed_at_most]]

    async def listed(self) -> list[TableInfo]:
        """The open tables that everybody may see, in a fair order, while somebody is there or was just now."""
        found = []
        for room in self._fair_choice():
            with suppress(Refused):  # it cannot be trusted now, or has gone
                async with room.alone():
                    found.append(_brief(room.info()))
        return [table for table in found if table.status == "open"]

    # What is told

    async def watch(self) -> AsyncGenerator[bytes, None]:
        """The tables as they are, and then what changes."""
        told: Listing | None = None
        while True:
            changed, now = self._changed, await self._now(is_first=told is None)
            message = now.whole if told is None else self._change(told, now)
            told = now
            if message is not None:
                yield message
            if not self._is_old:
                await changed.wait()

    async def _now(self, *, is_first: bool) -> Listing:
        """The tables now, or as they were just now: what changes before it is time to tell is told together."""
        pace = 1 / self._settings.listings_per_second
        if is_first and self._listing is not None and time.monotonic() < self._made + pace:
            return self._listing
        async with self._lock:
            if self._is_old or self._listing is None:
                if self._listing is not None:
                    await asyncio.sleep(self._made + pace - time.monotonic())
                self._is_old = False  # what changes from now on is told the next time
                self._made = time.monotonic()
                try:
                    tables = tuple(await self.listed())
                except BaseException:
                    self._is_old = True
                    raise
                self._listing = Listing(tables, encode(TablesDown(tables)))
            return self._listing

    def _change(self, told: Listing, now: Listing) -> bytes | None:
        """The message from one listing to another; most who look know the same one, and share it."""
        if self._changes is None or self._changes[0] is not now:
            self._changes = (now, {})
        made = self._changes[1]
        if told not in made:
            change = now.since(told)
            made[told] = None if change is None else encode(change)
        return made[told]


def _brief(table: TableInfo) -> TableInfo:
    """Without what somebody made in full, but for its title: it may be long, and whoever goes there is told it."""
    if not any(isinstance(value, dict) for value in table.options.values()):
        return table
    options: dict[str, Any] = {
        name: {"title": value.get("title", "")} if isinstance(value, dict) else value
        for name, value in table.options.items()
    }
    return msgspec.structs.replace(table, options=options)
