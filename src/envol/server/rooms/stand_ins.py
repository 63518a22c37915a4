"""Bots that play on for somebody: who has been away for long, or whom others send out. Everybody is told."""

from __future__ import annotations

from functools import partial

from envol.game import Seat
from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.rooms.registry import Rooms
from envol.server.rooms.room import Room
from envol.server.rooms.seating import change_place, leaver_bot, place_at
from envol.server.settings import Settings
from envol.server.store import Place, Sight, keep_sight

ENOUGH = 2  # others who must agree before somebody is sent out


class StandIns:
    """Lets a bot play a seat whose person does not do it themselves."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self._settings = settings
        self._rooms = rooms

    async def keep(self, id: str, person: Person, number: Seat) -> None:
        """Let a bot keep the seat of somebody who has been away for long; one who plays may, and it is theirs again
        as soon as they come back."""
        room = await self._rooms.get(id)
        async with room.alone():
            _, mine = room.playing(person)
            place = _place_of_another(room, number, mine)
            if place.bot:
                return  # somebody was faster
            if number not in room.presence.long_away():
                raise Refused(409, "not-away", minutes=max(1, round(self._settings.keep_seconds / 60)))
            room.log_hand(number, "bot")
            kept = Place(place.person, place.name, leaver_bot(room), place.nonce)
            await change_place(room, number, kept, tell=partial(room.news.tell, "kept", seat=number, other=mine))

    async def send_out(self, id: str, person: Person, number: Seat) -> None:
        """Say that a bot should play on for somebody; when enough do, it does, and the seat is theirs no more."""
        room = await self._rooms.get(id)
        async with room.alone():
            _, mine = room.playing(person)
            place = _place_of_another(room, number, mine)
            if place.bot:
                return
            others = [seat for seat, other in enumerate(room.table.places) if other.kind == "person" and seat != number]
            if len(others) < ENOUGH:
                raise Refused(409, "too-few-agree", least=ENOUGH)
            agreed = room.outs.setdefault(number, set())
            if mine not in agreed:
                agreed.add(mine)
                room.news.tell("out-asked", seat=number, other=mine)
            if len(agreed) < ENOUGH:
                room.show_table()
                return
            room.log_hand(number, "bot")
            assert place.person is not None  # _place_of_another
            seen = keep_sight(room.table, Sight(place.person, place.person, number))
            out = Place(None, place.name, leaver_bot(room), place.nonce)
            await change_place(room, number, out, *seen, tell=partial(room.news.tell, "out", seat=number))

    async def let_stay(self, id: str, person: Person, number: Seat) -> None:
        """Say so no longer."""
        room = await self._rooms.get(id)
        async with room.alone():
            _, mine = room.playing(person)
            if mine in room.outs.get(number, ()):
                room.outs[number].discard(mine)
                room.news.tell("out-over", seat=number, other=mine)
                room.show_table()


def _place_of_another(room: Room, number: Seat, mine: Seat) -> Place:
    place = place_at(room, number)
    if number == mine or place.person is None:
        raise Refused(409, "nobody-there", number=number + 1)
    return place
