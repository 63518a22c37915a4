"""What a player asks of the others at a table, until they have answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from envol.game import Seat
from envol.server.store import Table
from envol.server.wire import UndoInfo


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
