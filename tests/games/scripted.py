"""What every scripted table of the tests can tell."""

from __future__ import annotations

from typing import Generic, TypeVar

from envol.catalogue import AnyGame
from envol.game import Seat

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")


class Scripted(Generic[G, S]):
    """A game that follows a script, at most one seat being asked at a time."""

    game: G
    state: S

    @property
    def asked(self) -> Seat | None:
        """Who is to move; nobody once the game is over."""
        seats = self.game.to_move(self.state)
        return seats[0] if seats else None

    @property
    def offered(self) -> list[str]:
        """The moves of the seat that is asked."""
        assert self.asked is not None
        return [str(move) for move in self.game.moves(self.state, self.asked)]
