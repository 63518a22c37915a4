"""Latecomers: whoever comes during play asks for a bot's seat, and the host or the players let them in, or not."""

from __future__ import annotations

from sqlalchemy import Executable

from envol.game import Seat
from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.rooms.seating import change_place, place_at
from envol.server.rooms.wishes import SeatWish
from envol.server.settings import Settings
from envol.server.store import Place, Writer


class Latecomers:
    """Hands a bot's seat to somebody new, if those whom it concerns agree: with the seat come the cards in its hand."""

    def __init__(self, settings: Settings, rooms: Rooms, writer: Writer) -> None:
        self._settings = settings
        self._rooms = rooms
        self._writer = writer

    async def ask(self, id: str, person: Person, number: Seat, name: str, *before: Executable) -> None:
        """Ask for a seat; where there is nobody to ask it is given at once."""
        room = await self._rooms.get(id)
        async with room.alone():
            _check_seat(room, person.id, number)
            wishes = room.broadcast.wishes
            if room.broadcast.judges(person.id) is None:
                await _seat(room, person.id, number, name, *before)
                return
            is_new = wishes.of(person.id) is None
            if is_new and len(wishes.waiting) >= self._settings.wishes_per_table:
                raise Refused(429, "too-many-wishes")
            if wishes.asked[person.id] >= self._settings.wishes_per_person:
                raise Refused(429, "asked-too-often", most=self._settings.wishes_per_person)
            if before:
                await self._writer.write(*before)
            wishes.add(person.id, name, number)
            if is_new:
                room.news.tell("seat-asked", seat=number, name=name)
            room.forget_wishes_soon()  # unless they come
            room.show_table()

    async def admit(self, id: str, person: Person, number: int) -> None:
        """Let somebody in who asks."""
        room = await self._rooms.get(id)
        async with room.alone():
            wish = _find(room, number)
            if wish is None:
                raise Refused(409, "nothing-asked")
            judges = room.broadcast.judges(wish.person) or set()
            if person.id not in judges and room.table.host in judges:
                raise Refused(403, "only-the-host")
            if person.id not in judges:
                raise Refused(403, "only-players")
            _check_seat(room, wish.person, wish.seat)
            await _seat(room, wish.person, wish.seat, wish.name)

    async def decline(self, id: str, person: Person, number: int) -> None:
        """Say no, or think better of it; where nothing is asked, nothing changes."""
        room = await self._rooms.get(id)
        async with room.alone():
            wish = _find(room, number)
            if wish is None:
                return
            if person.id not in {wish.person, *(room.broadcast.judges(wish.person) or ())}:
                raise Refused(403, "only-players")
            room.broadcast.wishes.drop(wish)
            room.news.tell("seat-declined", seat=wish.seat, name=wish.name)
            room.show_table()


def _find(room: Room, number: int) -> SeatWish | None:
    return next((wish for wish in room.broadcast.shown_wishes() if wish.number == number), None)


def _check_seat(room: Room, person: str, number: Seat) -> None:
    """Whether this person may have this seat now: whoever has seen the cards of one gets no other."""
    place = place_at(room, number)
    if room.table.status == "open":
        raise Refused(409, "not-started")
    if room.table.status == "over":
        raise Refused(409, "match-over")
    mine = room.table.seat_of(person)
    if mine is not None:
        raise Refused(409, "seated-elsewhere", number=mine + 1)
    others = room.table.seen_by(person) - {number}
    if others:
        raise Refused(409, "seen-elsewhere", number=min(others) + 1)
    if place.person is not None:
        raise Refused(409, "seat-taken", number=number + 1)


async def _seat(room: Room, person: str, number: Seat, name: str, *before: Executable) -> None:
    room.log_hand(number, "person")
    await change_place(room, number, Place(person, name, None, room.table.places[number].nonce), *before)
