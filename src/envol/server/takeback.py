"""Taking back: a player asks, every other person at the table must agree, and a line of the table's own makes it so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from envol.game import TABLE, Seat
from envol.server.archive import Table
from envol.server.people import Person
from envol.server.refusal import Refused
from envol.server.wire import UndoInfo

if TYPE_CHECKING:
    from envol.server.house import House
    from envol.server.room import Room


@dataclass
class TakeBack:
    """A wish that waits. It is kept in memory only: after a restart it is asked again, or not."""

    number: int  # tells it from the others of this table, so that nobody agrees to what they have not seen
    seat: Seat
    line: int  # this line will be void, and all after it
    agreed: set[Seat] = field(default_factory=set)

    def missing(self, table: Table) -> tuple[Seat, ...]:
        """The people who must still agree; bots always do."""
        silent = {seat for seat, place in enumerate(table.places) if place.kind == "person"} - self.agreed
        return tuple(sorted(silent - {self.seat}))

    def info(self, table: Table) -> UndoInfo:
        return UndoInfo(self.number, self.seat, self.missing(table))


async def ask(house: House, id: str, person: Person, on: int) -> None:
    """Ask to take back one's last move; nobody need agree if nothing else has happened since."""
    room = await house.room(id)
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
        await _go_on(room)


async def agree(house: House, id: str, person: Person, number: int) -> None:
    """Agree to what another asks; when nobody is missing any more it is done."""
    room = await house.room(id)
    async with room.alone():
        _, seat = room.playing(person)
        if room.take_back is None or room.take_back.number != number:
            raise Refused(409, "nothing-to-undo")
        room.take_back.agreed.add(seat)
        await _go_on(room)


async def decline(house: House, id: str, person: Person) -> None:
    """Say no, or think better of it; where nothing is asked, nothing changes."""
    room = await house.room(id)
    async with room.alone():
        if room.seat_of(person.id) is None:
            raise Refused(403, "only-players")
        if room.take_back is not None:
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
