"""The rules of Nim; the numbers are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from envol.dice import Dice
from envol.game import BadNotation, Event, Game, IllegalMove, Kinds, Move, Outcome, Seat, Tell
from tests.games.nim.options import Options
from tests.games.nim.view import View

ROWS = {"three": (3, 4, 5), "four": (1, 3, 5, 7)}
MOVES = {
    f"snuff {count} in {row}": Move(f"snuff {count} in {row}", {"count": count, "row": row})
    for row in range(1, 5)
    for count in range(1, 8)
}


@dataclass
class State:
    rows: list[int]  # candles that still burn
    turn: int


class Nim(Game[State, Move, View]):
    key: ClassVar[str] = "nim"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=("snuff",), events=("dark",), refusals=("too-many",), endings=("last-wins", "last-loses")
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.rows: tuple[int, ...] = ROWS[options.rows]
        self.last_loses: bool = options.last_loses
        self.longest = sum(self.rows)

    def start(self) -> State:
        return State(list(self.rows), 0)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if any(state.rows) else ()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        lit = enumerate(state.rows, start=1)
        return [MOVES[f"snuff {count} in {row}"] for row, most in lit for count in range(1, most + 1)]

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        row: int = move.data["row"]
        lit = state.rows[row - 1] if row <= len(state.rows) else 0
        return IllegalMove("nim.2", "too-many", {"row": row, "lit": lit}) if move.data["count"] > lit else None

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        row: int = move.data["row"]
        state.rows[row - 1] -= move.data["count"]
        if state.rows[row - 1] == 0 and tell is not None:
            tell(Event("dark", {"row": row}))
        if any(state.rows):
            state.turn = (seat + 1) % self.seats

    def outcome(self, state: State) -> Outcome | None:
        if any(state.rows):
            return None
        won = [(seat == state.turn) != self.last_loses for seat in range(self.seats)]
        ranks = tuple(1 if has_won else 1 + sum(won) for has_won in won)
        return Outcome(ranks, tuple(map(int, won)), "last-loses" if self.last_loses else "last-wins")

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise BadNotation(text)
        return MOVES[text]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(tuple(state.rows), state.turn)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        return State(list(view.rows), view.turn)
