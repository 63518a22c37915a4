"""The house: all rooms of one server, and what people may do with tables."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, func, select

from envol import catalogue
from envol.codec import encode, plain
from envol.dice import commit_to
from envol.match import Match
from envol.record import write as write_record
from envol.server.analyses import Analyses
from envol.server.archive import Place, Table, load_table
from envol.server.gallery import Gallery
from envol.server.hint import Hints
from envol.server.keeper import Keeper
from envol.server.people import People, Person
from envol.server.refusal import Refused
from envol.server.room import Room
from envol.server.settings import Settings
from envol.server.shelf import Shelf
from envol.server.store import Database, Writer
from envol.server.store.schema import game_match, seal, seat
from envol.server.think import Thinkers
from envol.server.viewer import Outbox
from envol.server.wire import TABLE_ID, TableInfo

MOST_LISTED = 100
DAY_MS = 24 * 3600 * 1000


class House:
    """Rooms are loaded when needed and forgotten when idle: the store is the truth."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.store)
        self.writer = Writer(self.database)
        self.people = People(self.database, self.writer)
        self.thinkers = Thinkers(settings.workers, settings.think_seconds)
        self.hints = Hints(settings.workers)
        self.analyses = Analyses(self)
        self.gallery = Gallery(self.database, self.writer, self.thinkers)
        self.outbox = Outbox()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self.shelf = Shelf(self.listed_tables)

    async def open(self) -> None:
        await self.database.upgrade()
        self.writer.start()
        self._keeper = asyncio.create_task(Keeper(self).keep(), name="housekeeper")

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, *self._loading.values(), return_exceptions=True)
        await self.gallery.close()
        for room in list(self.rooms.values()):
            await room.close()
        await self.analyses.close()
        await self.writer.close()
        await asyncio.to_thread(self.thinkers.close)
        await self.database.close()

    def now(self) -> int:
        """Milliseconds since 1970: deadlines must mean the same after a restart."""
        return time.time_ns() // 1_000_000

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table; raises Refused when there is none."""
        found = self.rooms.get(id)
        if found is not None:
            found.idle_since = self.now()  # whoever asks has time to come in before it is forgotten
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load_room(id))
        loaded = await asyncio.shield(self._loading[id])
        if loaded is None:
            raise Refused(404, "no-such-table")
        return loaded

    async def _load_room(self, id: str) -> Room | None:
        try:
            table = await self.load(id)
            if table is None:
                return None
            room = self.rooms[id] = Room(self, table)
            async with room.lock:
                await room.commit()  # chance may still have to move, if the server ended in between
            return room
        finally:
            self._loading.pop(id, None)

    async def info(self, id: str) -> TableInfo:
        """A table as everybody may see it, with nothing that is not durable yet."""
        room = await self.room(id)
        async with room.alone():
            return room.info()

    async def load(self, id: str) -> Table | None:
        return await load_table(self.database, id) if re.match(TABLE_ID, id) else None

    def deserted_at(self) -> int:
        """When an open table is cleared away, if nobody comes to it from now on."""
        return self.now() + int(self.settings.open_days * DAY_MS)

    # Tables

    async def open_table(
        self,
        host: Person,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        listed: bool,
        *statements: Executable,
        hints: bool = True,
    ) -> Room:
        """A new table with empty seats. Its dice are promised at once, before anybody brings a nonce."""
        work = await self.gallery.played(game, options, seats)
        try:
            made = catalogue.create(game, seats, options)
        except catalogue.UnknownGame as error:
            raise Refused(404, "no-such-game") from error
        except catalogue.BadOptions as error:
            raise Refused(400, "bad-options", detail=str(error)) from error
        await self._check_number_of_tables(host.id)
        table = self._new_table(host.id, made.key, made.rules, plain(made.options), [Place() for _ in range(seats)])
        table.listed = listed
        table.hints = hints
        table.work = work
        return await self._create(table, *statements)

    def _new_table(self, host: str, game: str, rules: int, options: dict[str, Any], places: list[Place]) -> Table:
        return Table(
            id=secrets.token_urlsafe(12),
            game=game,
            rules=rules,
            options=options,
            host=host,
            status="open",
            listed=False,
            created=self.now(),
            started=0,
            due=self.deserted_at(),
            next=None,
            secret=secrets.token_bytes(32),
            places=places,
        )

    async def _create(self, table: Table, *before: Executable, after: Sequence[Executable] = ()) -> Room:
        row = {"id": table.id, "game": table.game, "rules": table.rules, "host": table.host, "status": "open"}
        row |= {"options": encode(table.options).decode(), "listed": int(table.listed), "created": table.created}
        row |= {"hints": int(table.hints), "due": table.due, "work": table.work}
        seats = [
            {
                "match": table.id,
                "seat": number,
                "person": place.person,
                "name": place.name,
                "bot": place.bot,
                "nonce": "",
            }
            for number, place in enumerate(table.places)
        ]
        await self.writer.write(
            *before,
            game_match.insert().values(**row),
            seal.insert().values(match=table.id, secret=table.secret),
            seat.insert().values(seats),
            *after,
        )
        room = self.rooms[table.id] = Room(self, table)
        self.show_listed(room)
        return room

    async def _check_number_of_tables(self, host: str) -> None:
        mine = (game_match.c.host == host) & (game_match.c.status != "over")
        async with self.database.read() as connection:
            number = (await connection.execute(select(func.count()).select_from(game_match).where(mine))).scalar_one()
        if number >= self.settings.tables_per_person:
            raise Refused(429, "too-many-tables", most=self.settings.tables_per_person)

    async def listed_tables(self) -> list[TableInfo]:
        """The open tables that everybody may see, the newest first, while somebody is there or was just now."""
        rooms = [room for room in self.rooms.values() if room.table.listed and room.table.status == "open"]
        found = []
        for room in sorted(rooms, key=lambda room: -room.table.created)[:MOST_LISTED]:
            with suppress(Refused):  # it cannot be trusted now, or has gone
                async with room.alone():
                    found.append(room.info())
        return [table for table in found if table.status == "open"]

    async def close_table(self, id: str, person: Person) -> None:
        """Clear away a table before play; whoever looks at it is told so."""
        room = await self.room(id)
        async with room.alone():
            if person.id != room.table.host:
                raise Refused(403, "only-the-host")
            if room.table.status != "open":
                raise Refused(409, "already-started")
            await self.clear(room)

    async def clear(self, room: Room) -> None:
        """Forget a table for good, as if it had never been opened; with its lock held."""
        id = room.table.id
        links = await self.people.links_to(id)
        await self.writer.write(
            self.people.revoke(links),
            seat.delete().where(seat.c.match == id),
            seal.delete().where(seal.c.match == id),
            game_match.delete().where(game_match.c.id == id),
        )
        self.rooms.pop(id, None)
        self.show_listed(room)
        for viewer in list(room.viewers):
            viewer.dismiss("table-closed")
        self.people.forget(*links)
        await room.close()

    def show_listed(self, room: Room) -> None:
        if room.table.listed:
            self.shelf.nudge()

    async def start(self, id: str, person: Person) -> None:
        """Begin play: the nonces are frozen in seat order, and with them the dice."""
        room = await self.room(id)
        async with room.alone():
            table = room.table
            if table.status != "open":
                raise Refused(409, "already-started")
            if person.id != table.host and room.seat_of(person.id) is None:
                raise Refused(403, "only-the-host")
            if any(place.kind == "empty" for place in table.places):
                raise Refused(409, "seats-free")
            header = Match.new(
                table.game,
                [place.name for place in table.places],
                table.options,
                rules=table.rules,
                id=table.id,
                commit=commit_to(table.secret).hex(),
                nonces=tuple(place.nonce for place in table.places),
            ).header
            started = self.now()
            room.start_match(header, started)
            row = {"status": "playing", "header": encode(header).decode(), "started": started}
            if not await room.commit(game_match.update().where(game_match.c.id == id).values(**row)):
                raise Refused(503, "not-saved")
            room.show_table()

    async def rematch(self, id: str, person: Person) -> str:
        """A new table for the same people and bots, with dice of its own; asked twice it is the same table."""
        room = await self.room(id)
        async with room.alone():
            table = room.table
            if table.status != "over":
                raise Refused(409, "not-over")
            if room.seat_of(person.id) is None and person.id != table.host:
                raise Refused(403, "only-players")
            if table.next is None or not await self._is_there(table.next):
                await self._check_number_of_tables(person.id)
                places = [
                    Place(place.person, place.name, None if place.person else place.bot) for place in table.places
                ]
                new = self._new_table(person.id, table.game, catalogue.find(table.game).newest, table.options, places)
                new.hints = table.hints
                link = game_match.update().where(game_match.c.id == id).values(next=new.id)
                await self._create(new, after=[link])
                table.next = new.id
                room.show_table()
            return table.next

    async def _is_there(self, id: str) -> bool:
        """Whether there is such a table, or still."""
        try:
            await self.room(id)
        except Refused:
            return False
        return True

    async def record(self, id: str) -> str:
        """The record of a finished match, with the secret behind its dice; never before it is over."""
        room = await self.room(id)
        async with room.alone():
            if room.table.status != "over" or room.table.match is None:
                raise Refused(409, "record-when-over")
            return write_record(room.table.match, room.table.secret)
