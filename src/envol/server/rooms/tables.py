"""What people may do with a whole table: open it, start it, close it, play again, take its record."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from sqlalchemy import Executable, func, select

from envol import bots, catalogue
from envol.catalogue import AnyGame
from envol.codec import encode, plain
from envol.dice import commit_to
from envol.game import Seat
from envol.match import Match
from envol.record import write as write_record
from envol.server.access import People, Person
from envol.server.gallery import Gallery
from envol.server.refusals import Refused
from envol.server.rooms.open_tables import OpenTables
from envol.server.rooms.past_matches import PastMatches
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.rooms.seating import leaver_bot, put_place
from envol.server.settings import Settings
from envol.server.store import Database, Place, Table, Writer, change_row, if_seen
from envol.server.store.schema import game_match, seal, seat, sight
from envol.server.talk import forget_table
from envol.server.wire import CLOSE_NO_TABLE, TableInfo

USUAL_LEVEL = "companion"
DAY_MS = 24 * 3600 * 1000


class Tables:
    """Opens tables and ends them; what happens at one is its room's."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: Writer,
        people: People,
        gallery: Gallery,
        rooms: Rooms,
        open_tables: OpenTables,
        past_matches: PastMatches,
        now: Callable[[], int],
    ) -> None:
        self._settings = settings
        self._database = database
        self._writer = writer
        self._people = people
        self._gallery = gallery
        self._rooms = rooms
        self._open_tables = open_tables
        self._past_matches = past_matches
        self._now = now

    async def info(self, id: str) -> TableInfo:
        """A table as everybody may see it, with nothing that is not durable yet."""
        room = await self._rooms.get(id)
        async with room.alone():
            return room.info()

    def deserted_at(self) -> int:
        """When an open table is cleared away, if nobody comes to it from now on."""
        return self._now() + int(self._settings.open_days * DAY_MS)

    async def open(
        self,
        host: Person,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        listed: bool,
        *statements: Executable,
        hints: bool = True,
        words: bool | None = None,
        address: str = "",
    ) -> tuple[Room, str | None]:
        """A new table with empty seats, and a personal link for its host, who need keep no cookie then.

        Its dice are promised at once, before anybody brings a nonce."""
        work = await self._gallery.played(game, options, seats, host.id)
        made = _create_game(game, seats, options)
        await self._check_number_of_tables(host.id)
        table = self._new_table(host.id, made.key, made.rules, plain(made.options), [Place() for _ in range(seats)])
        table.listed = listed
        table.hints = hints
        table.words = not listed if words is None else words
        table.work = work
        link, keep = self._people.new_credential(host.id, "link", self._now(), match=table.id)
        is_token = host.kind == "token"  # a link could do more than the token may
        with self._open_tables.opening(table.id, host.id, address) if listed else nullcontext():
            room = await self._create(table, *statements, after=[] if is_token else [keep])
        return room, None if is_token else link

    def _new_table(self, host: str, game: str, rules: int, options: dict[str, Any], places: list[Place]) -> Table:
        return Table(
            id=secrets.token_urlsafe(12),
            game=game,
            rules=rules,
            options=options,
            host=host,
            status="open",
            listed=False,
            created=self._now(),
            started=0,
            due=self.deserted_at(),
            next=None,
            secret=secrets.token_bytes(32),
            places=places,
        )

    async def _create(self, table: Table, *before: Executable, after: Sequence[Executable] = ()) -> Room:
        row = {"id": table.id, "game": table.game, "rules": table.rules, "host": table.host, "status": "open"}
        row |= {"options": encode(table.options).decode(), "listed": int(table.listed), "created": table.created}
        row |= {"hints": int(table.hints), "words": int(table.words), "due": table.due, "work": table.work}
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
        await self._writer.write(
            *before,
            game_match.insert().values(**row),
            seal.insert().values(match=table.id, secret=table.secret),
            seat.insert().values(seats),
            *after,
        )
        room = self._rooms.add(table)
        self.show_listed(room)
        room.show_own()
        return room

    async def _check_number_of_tables(self, host: str) -> None:
        mine = (game_match.c.host == host) & (game_match.c.status != "over")
        async with self._database.read() as connection:
            number = (await connection.execute(select(func.count()).select_from(game_match).where(mine))).scalar_one()
        if number >= self._settings.tables_per_person:
            raise Refused(429, "too-many-tables", most=self._settings.tables_per_person)

    async def close(self, id: str, person: Person) -> None:
        """Clear away a table before play; whoever looks at it is told so."""
        room = await self._rooms.get(id)
        async with room.alone():
            if person.id != room.table.host:
                raise Refused(403, "only-the-host")
            if room.table.status != "open":
                raise Refused(409, "already-started")
            await self.clear(room)

    async def clear(self, room: Room) -> None:
        """Forget a table for good, as if it had never been opened; with its lock held."""
        id = room.table.id
        still = (game_match.c.id == id) & (game_match.c.revision == room.table.revision)
        links = await self._people.links_to(id)
        await self._writer.write(
            self._people.revoke(links),
            *forget_table(id),
            seat.delete().where(seat.c.match == id),
            seal.delete().where(seal.c.match == id),
            sight.delete().where(sight.c.match == id),
            if_seen(game_match.delete().where(still)),
        )
        self._rooms.remove(room)
        self.show_listed(room)
        room.show_own()
        for viewer in list(room.broadcast.viewers):
            viewer.close(CLOSE_NO_TABLE, "table-closed")
        self._people.forget(*links)
        await room.close()

    def show_listed(self, room: Room) -> None:
        if room.table.listed:
            self._open_tables.changed()

    async def start(self, id: str, person: Person, *, without_absent: bool = False) -> None:
        """Begin play: the nonces are frozen in seat order, and with them the dice.

        Bots may keep the seats of those who were given one, as for a rematch, and have not come yet."""
        room = await self._rooms.get(id)
        async with room.alone():
            table = room.table
            if table.status != "open":
                raise Refused(409, "already-started")
            if person.id != table.host and table.seat_of(person.id) is None:
                raise Refused(403, "only-the-host")
            if any(place.kind == "empty" for place in table.places):
                raise Refused(409, "seats-free")
            absent = self._absent(room) if without_absent else {}
            kept = [put_place(room, number, place) for number, place in absent.items()]
            header = Match.new(
                table.game,
                [place.name for place in table.places],
                table.options,
                rules=table.rules,
                id=table.id,
                commit=commit_to(table.secret).hex(),
                nonces=tuple(place.nonce for place in table.places),
            ).header
            started = self._now()
            room.start_match(header, started)
            row = {"status": "playing", "header": encode(header).decode(), "started": started}
            still_open = (game_match.c.id == id) & (game_match.c.status == "open")
            if not await room.commit(*kept, if_seen(game_match.update().where(still_open).values(**row))):
                raise Refused(503, "not-saved")
            room.show_table()

    def _absent(self, room: Room) -> dict[Seat, Place]:
        """The seats of people who have not come, with bots that keep them."""
        present = room.presence.people()
        return {
            number: Place(place.person, place.name, leaver_bot(room))
            for number, place in enumerate(room.table.places)
            if place.kind == "person" and not place.nonce and place.person not in present
        }

    async def rematch(
        self, id: str, person: Person, game: str | None = None, *, rotated: bool = False, adapt: bool = False
    ) -> str:
        """A new table for the same people and bots, with dice of its own; asked twice it is the same table, whatever
        the second one would have liked. Against bots alone their levels may adapt to how the last matches went."""
        room = await self._rooms.get(id)
        async with room.alone():
            table = room.table
            if table.status != "over":
                raise Refused(409, "not-over")
            if table.seat_of(person.id) is None and person.id != table.host:
                raise Refused(403, "only-players")
            if table.next is None or not await self._is_there(table.next):
                await self._check_number_of_tables(person.id)
                key = game or table.game
                places = [_place_again(place, is_same=key == table.game) for place in table.places]
                if adapt and [place.person for place in places if place.person] == [person.id]:
                    levels = iter(await self._past_matches.next_bots(person.id, table))
                    places = [place if place.person else replace(place, bot=next(levels)) for place in places]
                if rotated:
                    places = [places[-1], *places[:-1]]
                options: dict[str, Any] = {}
                if key == table.game:  # older rules took what newer refuse
                    options = catalogue.options_at(catalogue.find(key), len(places), table.options)
                work = await self._gallery.played(key, options, len(places), person.id)
                made = _create_game(key, len(places), options)
                new = self._new_table(person.id, made.key, made.rules, plain(made.options), places)
                new.hints = table.hints
                new.words = table.words
                new.work = work
                await self._create(new, after=[change_row(table, {"next": new.id})])
                table.revision += 1
                table.next = new.id
                room.again.clear()
            mine = table.seat_of(person.id)
            if mine is not None and mine not in room.again:
                room.again.add(mine)
                room.news.tell("again", seat=mine)
            room.show_table()
            return table.next

    async def _is_there(self, id: str) -> bool:
        """Whether there is such a table, or still."""
        try:
            await self._rooms.get(id)
        except Refused:
            return False
        return True

    async def record(self, id: str) -> str:
        """The record of a finished match, with the secret behind its dice; never before it is over."""
        room = await self._rooms.get(id)
        async with room.alone():
            return write_record(room.finished(), room.table.secret)


def _place_again(place: Place, *, is_same: bool) -> Place:
    """A seat at the next table: a person's, who has not come yet, or a bot's, of a level that every game has."""
    if place.person is not None:
        return Place(place.person, place.name)
    return Place(None, place.name, place.bot if is_same or place.bot in bots.LEVELS else USUAL_LEVEL)


def _create_game(key: str, seats: int, options: Mapping[str, Any]) -> AnyGame:
    """The game of a new table, under its newest rules."""
    try:
        return catalogue.create(key, seats, options)
    except catalogue.UnknownGame as error:
        raise Refused(404, "no-such-game") from error
    except catalogue.BadOptions as error:
        raise Refused(400, "bad-options", detail=str(error)) from error
