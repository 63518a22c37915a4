"""A game as learners ask for it: decisions and chance by number, views as numbers, one seat at a time.

What is particular to a game is in the `tensor` module of its folder: which moves there are, and how a view is written
as numbers. Every notation of these games is finite, so an action keeps its number from the first move to the last."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from envol import catalogue
from envol.catalogue import AnyGame, BadOptions
from envol.codec import encode
from envol.dice import Dice
from envol.game import NATURE, Move, Seat

Array: TypeAlias = npt.NDArray[np.float32]

ENDED: Final = -4  # in the place of a seat
TRIES: Final = 1000


class Table:
    """The rules of one table with its numbered moves; it holds no state and is shared by all positions."""

    def __init__(self, key: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.tensor: Any = tensor_of(catalogue.find(key))
        fixed: Mapping[str, Any] = getattr(self.tensor, "OPTIONS", {})
        asked = {**fixed, **(options or {})}
        for name, value in fixed.items():
            if asked[name] != value:
                raise BadOptions(f"learners play {key} with {name}={value}")
        self.game: AnyGame = catalogue.create(key, seats, asked)
        self.decisions = list(self.tensor.decisions(self.game))
        self.outcomes = list(self.tensor.outcomes(self.game))
        self.number = {str(move): number for number, move in enumerate(self.decisions)}
        self.chance_number = {str(move): number for number, move in enumerate(self.outcomes)}
        self.size = len(self.features(self.game.view(self.game.start(), 0), 0))
        self.is_zero_sum: bool = not getattr(self.tensor, "HOUSE_WINS", False)
        self.options = asked
        self._start = Position(self, self.game.start(), NATURE)
        self._name = (key, seats, tuple(sorted(asked.items())))

    def features(self, view: Any, seat: Seat) -> Array:
        """A view as numbers from 0 to 1, always as many."""
        return np.array(self.tensor.features(self.game, view, seat), np.float32)

    def start(self) -> Position:
        """The position before the first line."""
        return self._start.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> Any:
        return _table_named, self._name


class Position:
    """A state, and which of the seats that are asked moves first.

    Where several are asked at once none of them sees what the others do, so they may as well be asked one after the
    other: whoever has begun goes on until it is asked no more."""

    def __init__(self, table: Table, state: Any, mover: Seat) -> None:
        self.table = table
        self.state = state
        self.mover = mover
        # OpenSpiel asks for the same views many times, above all for those of the start. Copies share what was found.
        self._views: dict[Seat | None, Any] = {}
        self._features: dict[Seat, Array] = {}

    @property
    def turn(self) -> Seat:
        """Who is asked: a seat, NATURE, or ENDED."""
        asked = self.table.game.to_move(self.state)
        if not asked:
            return ENDED
        return self.mover if self.mover in asked else asked[0]

    def legal(self) -> list[int]:
        """The numbers of the legal moves of the seat that is asked, in order."""
        number = self.table.number
        return sorted([number[move.notation] for move in self.table.game.moves(self.state, self.turn)])

    def chances(self) -> list[tuple[int, float]]:
        """The numbers of what chance can bring, in order, with their probabilities."""
        chances = self.table.game.chances(self.state)
        total = sum([weight for _, weight in chances])
        number = self.table.chance_number
        return sorted([(number[move.notation], weight / total) for move, weight in chances])

    def act(self, number: int) -> None:
        """Make the move of this number, by a seat or by chance."""
        turn = self.turn
        moves = self.table.outcomes if turn == NATURE else self.table.decisions
        self._apply(turn, moves[number])

    def settle(self, dice: Dice) -> None:
        """Let chance move for as long as it is its turn."""
        while self.turn == NATURE:
            self._apply(NATURE, self.table.game.nature(self.state, dice))

    def _apply(self, turn: Seat, move: Move) -> None:
        self.table.game.apply(self.state, turn, move)
        self.mover = turn
        self._views, self._features = {}, {}

    def returns(self) -> list[float]:
        """From -1 to 1: whom each seat has beaten less who has beaten it; all have lost if the game itself has won."""
        outcome = self.table.game.outcome(self.state)
        seats = self.table.game.seats
        if outcome is None:
            return [0.0] * seats
        if 1 not in outcome.ranks:
            return [-1.0] * seats
        ranks = outcome.ranks
        return [sum([(other > rank) - (other < rank) for other in ranks]) / (seats - 1) for rank in ranks]

    def view(self, seat: Seat | None) -> Any:
        """All that a seat may know."""
        if seat not in self._views:
            self._views[seat] = self.table.game.view(self.state, seat)
        return self._views[seat]

    def told(self, seat: Seat) -> str:
        """A seat and its view, as text: what is the same for it cannot be told apart by it.

        A view alone need not say who looks: seats that are asked at once may well see the same."""
        return encode({"seat": seat, "view": self.view(seat)}).decode()

    def features(self, seat: Seat) -> Array:
        """The view as numbers; not to be written to."""
        if seat not in self._features:
            self._features[seat] = self.table.features(self.view(seat), seat)
        return self._features[seat]

    def imagine(self, seat: Seat, dice: Dice) -> Position:
        """A position that this seat cannot tell from the truth, in which the same seat is asked."""
        game, view, turn = self.table.game, self.view(seat), self.turn
        for _ in range(TRIES):
            state = game.guess(view, seat, dice)
            # At a table where seats choose in secret, a guess may hold that this one has chosen already.
            if turn == ENDED or turn in game.to_move(state):
                return Position(self.table, state, turn)
        raise AssertionError("no guess asks the seat that is asked")

    def copy(self) -> Position:
        """An independent position that is like this one."""
        copy = Position(self.table, self.table.game.clone(self.state), self.mover)
        copy._views, copy._features = self._views, self._features
        return copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> Any:
        return Position, (self.table, self.state, self.mover)


def tensor_of(kind: type[AnyGame]) -> Any:
    """The `tensor` module in the folder of a game; a game without one is not for learners yet."""
    tensor = catalogue.part(kind, "tensor")
    if tensor is None:
        raise BadOptions(f"{kind.key} has no tensor module")
    return tensor


@cache
def _table_named(key: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Table:
    """A table that is unpickled many times is made once."""
    return Table(key, seats, dict(options))
