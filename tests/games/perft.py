"""How many ways lead on from a fixed position, so that no move is lost or invented unseen."""

from __future__ import annotations

from typing import Any, Protocol

from envol.catalogue import AnyGame
from envol.game import NATURE


class Position(Protocol):
    """A game, and where it stands."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def state(self) -> Any: ...


def counts(table: Position, depth: int, *, chance: bool = True) -> list[int]:
    """The lines of 1, 2, ... `depth` moves by whoever may move, the clock not.

    Without `chance`, what it would bring first is taken and not counted."""
    found = [0] * depth
    game = table.game

    def walk(state: Any, made: int) -> None:
        for seat in game.to_move(state):
            skipped = seat == NATURE and not chance
            moves = [move for move, _ in game.chances(state)] if seat == NATURE else game.moves(state, seat)
            for move in moves[:1] if skipped else moves:
                if not skipped:
                    found[made] += 1
                if skipped or made + 1 < depth:
                    after = game.clone(state)
                    game.apply(after, seat, move)
                    walk(after, made if skipped else made + 1)

    walk(table.state, 0)
    return found
