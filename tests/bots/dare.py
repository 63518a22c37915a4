"""A game of one decision, to see how a player errs: luck to be weighed, or an answer to be feared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from envol.game import NATURE, BadNotation, Game, Kinds, Move, Outcome, Seat, Tell

MOVES = {text: Move(text) for text in ("safe", "dare", "open", "closed", "strike", "pass", "luck", "mishap")}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    threat: bool = False


class View(msgspec.Struct, frozen=True):
    done: tuple[str, ...]


@dataclass
class State:
    done: list[str]


class Dare(Game[State, Move, View]):
    """Without a threat: 2 points for sure, or 6 points one time in four. With one: 5 points that the other may strike
    for 6, or a single point that nobody can touch."""

    key: ClassVar[str] = "dare"
    players: ClassVar[range] = range(2, 3)
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(tuple(MOVES), (), (), ("won", "even"))

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.threat: bool = options.threat
        self.longest = 2

    def start(self) -> State:
        return State([])

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if not state.done:
            return (0,)
        return {"dare": (NATURE,), "open": (1,)}.get(state.done[-1], ())

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat == 1:
            return [MOVES["strike"], MOVES["pass"]]
        return [MOVES["open"], MOVES["closed"]] if self.threat else [MOVES["safe"], MOVES["dare"]]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(MOVES["luck"], 1), (MOVES["mishap"], 3)]

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        state.done.append(str(move))

    def outcome(self, state: State) -> Outcome | None:
        if self.to_move(state):
            return None
        mine = {"safe": 2, "luck": 6, "closed": 1, "strike": 5, "pass": 5}.get(state.done[-1], 0)
        theirs = 6 if state.done[-1] == "strike" else 0
        return Outcome((1, 2) if mine > theirs else (2, 1), (mine, theirs), "won")

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise BadNotation(text)
        return MOVES[text]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(tuple(state.done))

    def guess(self, view: View, seat: Seat, dice: Any) -> State:
        return State(list(view.done))
