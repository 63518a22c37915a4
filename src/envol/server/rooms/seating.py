"""Who sits where: seats taken, left and given to bots, and the personal links to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Executable

from envol import bots, catalogue
from envol.game import Seat
from envol.server.access import LINK_SCOPES, People, Person
from envol.server.bot_workers import BotWorkers
from envol.server.refusals import Refused
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.store import Place, Sight, Writer, if_seen, keep_sight
from envol.server.store.schema import seat

LEAVER_BOT = "greedy"  # who keeps a leaver's seat warm
MOST_LINKS = 20  # personal links to one seat that are kept, and devices that came by one; the oldest end first


class Seating:
    """Gives seats to people and bots, and takes them back."""

    def __init__(
        self,
        rooms: Rooms,
        people: People,
        writer: Writer,
        bot_workers: BotWorkers,
        now: Callable[[], int],
        *,
        study: bool,
    ) -> None:
        self._rooms = rooms
        self._people = people
        self._writer = writer
        self._bot_workers = bot_workers
        self._study = study
        self._now = now

    async def take(
        self, id: str, person: Person, number: Seat, name: str, nonce: str, *before: Executable
    ) -> str | None:
        """Sit down, or come back to one's own seat, or bring a new name and nonce before play; the personal link."""
        room = await self._rooms.get(id)
        async with room.alone():
            place = place_at(room, number)
            mine = room.table.seat_of(person.id)
            if mine is not None and mine != number:
                raise Refused(409, "seated-elsewhere", number=mine + 1)
            if place.person != person.id and (place.person is not None or (place.bot and room.table.status == "open")):
                raise Refused(409, "seat-taken", number=number + 1)
            if room.table.status == "over":
                raise Refused(409, "match-over")
            playing = room.table.status == "playing"
            if playing and place.person is None and room.broadcast.judges(person.id) is not None:
                raise Refused(409, "ask-first", number=number + 1)  # it has a hand, which is not for everybody's eyes
            changed = Place(person.id, name, None, place.nonce if playing else nonce)
            if playing and place.bot:
                room.log_hand(number, "person")
            if person.kind == "token":  # a link could do more than the token may
                await change_place(room, number, changed, *before)
                return None
            link, keep = self._people.new_credential(person.id, "link", self._now(), scopes=LINK_SCOPES, match=id)
            old = [found for found in await self._people.links(person.id, id) if found != person.credential][
                MOST_LINKS:
            ]
            await change_place(room, number, changed, *before, self._people.revoke(old), keep)
            self._people.forget(*old)
            return link

    async def leave(self, id: str, person: Person, number: Seat) -> None:
        """Stand up: before play the seat is free again, during play a bot keeps it until its person is back."""
        room = await self._rooms.get(id)
        async with room.alone():
            place = place_at(room, number)
            if place.person != person.id and not (person.id == room.table.host and room.table.status == "open"):
                raise Refused(403, "not-your-seat", number=number + 1)
            if room.table.status == "over":
                raise Refused(409, "match-over")
            if room.table.status == "playing":
                if place.bot:
                    return
                room.log_hand(number, "bot")
                await change_place(room, number, Place(place.person, place.name, leaver_bot(room), place.nonce))
            else:
                await change_place(room, number, Place())

    async def put_bot(self, id: str, person: Person, number: Seat, bot: str) -> None:
        """Put a bot on a free seat, or, during play, on one's own."""
        room = await self._rooms.get(id)
        kind = catalogue.find(room.table.game)
        if not self._study and bot not in bots.offered(kind):
            raise Refused(404, "no-such-bot")
        try:
            bots.create(bot, kind)
        except (bots.UnknownBot, bots.NoGreedy) as error:
            raise Refused(404, "no-such-bot") from error
        async with room.alone():
            place = place_at(room, number)
            if room.table.status == "over":
                raise Refused(409, "match-over")
            if room.table.status == "playing":
                if place.person != person.id:
                    raise Refused(403, "not-your-seat", number=number + 1)
                if not place.bot:
                    room.log_hand(number, "bot")
                await change_place(room, number, Place(place.person, place.name, bot, place.nonce))
                return
            if person.id != room.table.host:
                raise Refused(403, "only-the-host")
            if place.person is not None:
                raise Refused(409, "seat-taken", number=number + 1)
            await change_place(room, number, Place(None, _bot_name(number), bot, ""))
        if bot != "random":  # who thinks needs a worker, and people will start in a moment
            self._bot_workers.prepare(kind)

    async def order(self, id: str, person: Person, order: Sequence[Seat]) -> None:
        """Let everybody sit elsewhere before play: each seat goes to whoever has the one that stands in its place."""
        room = await self._rooms.get(id)
        async with room.alone():
            places = list(room.table.places)
            if person.id != room.table.host:
                raise Refused(403, "only-the-host")
            if room.table.status != "open":
                raise Refused(409, "already-started")
            if sorted(order) != list(range(len(places))):
                raise Refused(409, "stale")  # not each seat once: the table is another than the one that was seen
            await change_places(room, {number: places[old] for number, old in enumerate(order)})

    async def new_link(self, id: str, person: Person) -> str:
        """A new personal link to one's seat. The old ones end, and with them what came by one, but for who asks."""
        room = await self._rooms.get(id)
        if room.table.seat_of(person.id) is None:
            raise Refused(403, "only-players")
        scopes = person.scopes if person.kind == "link" else LINK_SCOPES  # a host who shows a link stays one
        link, keep = self._people.new_credential(person.id, "link", self._now(), scopes=scopes, match=id)
        spared = person.credential if person.kind == "cookie" else ""
        old = [found for found in await self._people.links(person.id, id) if found != spared]
        await self._writer.write(self._people.revoke(old), keep)
        self._people.forget(*old)
        return link

    async def note_sight(self, id: str, person: Person, through: Person) -> None:
        """Remember that somebody comes by another's personal link: they see that seat's cards, and get no other."""
        room = await self._rooms.get(id)
        async with room.alone():
            seen = keep_sight(room.table, Sight(person.id, through.id))
            if seen and room.table.status != "over" and not await room.commit(*seen):
                raise Refused(503, "not-saved")


async def change_place(
    room: Room, number: Seat, place: Place, *statements: Executable, tell: Callable[[], None] = lambda: None
) -> None:
    """Make it durable who sits there, and then tell and show it; with the room's lock held."""
    await change_places(room, {number: place}, *statements, tell=tell)


async def change_places(
    room: Room, places: Mapping[Seat, Place], *statements: Executable, tell: Callable[[], None] = lambda: None
) -> None:
    """The same for several seats at once."""
    former = [room.table.places[number].person for number in places]
    if not await room.commit(*statements, *(put_place(room, number, place) for number, place in places.items())):
        raise Refused(503, "not-saved")
    tell()
    room.show_table()
    room.show_own(*former)


def put_place(room: Room, number: Seat, place: Place) -> Executable:
    """Let somebody have a seat; the statement makes it durable, and the caller commits it."""
    room.table.places[number] = place
    row = {"person": place.person, "name": place.name, "bot": place.bot, "nonce": place.nonce}
    here = (seat.c.match == room.table.id) & (seat.c.seat == number)
    return if_seen(seat.update().where(here).values(**row))


def leaver_bot(room: Room) -> str:
    """Who plays on for somebody at this table."""
    return LEAVER_BOT if bots.has_greedy(catalogue.find(room.table.game)) else "random"


def _bot_name(number: Seat) -> str:
    """The name of a bot at the table, one for each seat; that it is a bot is told beside it."""
    names = ("Morgane", "Basile", "Ysolde", "Cornelius", "Sidonie", "Ambroise")
    return names[number % len(names)]


def place_at(room: Room, number: Seat) -> Place:
    """The seat with this number; refused if there is none."""
    if not 0 <= number < len(room.table.places):
        raise Refused(404, "no-such-seat", number=number + 1)
    return room.table.places[number]
