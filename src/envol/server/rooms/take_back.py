"""Taking back: a player asks, every other person at the table must agree, and a line of the table's own makes it so."""

from __future__ import annotations

from envol.game import TABLE
from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.rooms.room import Room
from envol.server.rooms.wishes import TakeBack


async def ask_take_back(room: Room, person: Person, on: int) -> None:
    """Ask to take back one's last move; nobody need agree if nothing else has happened since."""
    async with room.alone():
        match, seat = room.playing(person)
        if match.game.has_contests:
            raise Refused(409, "no-take-back")
        if on != match.asked[seat]:
            raise Refused(409, "stale")
        line = next((entry.n for entry in reversed(match.standing) if entry.seat == seat), None)
        if line is None:
            raise Refused(409, "nothing-to-undo")
        waits = room.take_back
        if waits is not None and waits.seat != seat:
            raise Refused(409, "take-back-waits")
        room.takes_back += 1
        room.take_back = TakeBack(room.takes_back, seat, line)
        if all(entry.seat in (seat, TABLE) for entry in match.log[line:]):
            room.take_back.agreed = set(range(match.game.seats))
        if room.take_back.missing(room.table):
            room.news.tell("undo-asked", seat=seat)
        await _go_on(room)


async def agree_to_take_back(room: Room, person: Person, number: int) -> None:
    """Agree to what another asks; when nobody is missing any more it is done."""
    async with room.alone():
        _, seat = room.playing(person)
        if room.take_back is None or room.take_back.number != number:
            raise Refused(409, "nothing-to-undo")
        if seat in room.take_back.missing(room.table):
            room.news.tell("undo-agreed", seat=seat)
        room.take_back.agreed.add(seat)
        await _go_on(room)


async def decline_take_back(room: Room, person: Person) -> None:
    """Say no, or think better of it; where nothing is asked, nothing changes."""
    async with room.alone():
        seat = room.table.seat_of(person.id)
        if seat is None:
            raise Refused(403, "only-players")
        if room.take_back is not None:
            is_own = room.take_back.seat == seat
            room.news.tell("undo-over" if is_own else "undo-declined", seat=seat)
            room.take_back = None
            room.show_table()


async def _go_on(room: Room) -> None:
    """Take back if everybody agrees; else tell everybody who is still asked."""
    wish = room.take_back
    if wish is not None and not wish.missing(room.table):
        room.take_back = None
        room.log_undo(wish.line)
        if not await room.commit():
            raise Refused(503, "not-saved")
    room.show_table()
