"""Vote: each round all choose red or blue in secret; then the choices are shown, and the minority scores.

With the option `silent` the others do not even learn who has chosen before the choices are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from envol.dice import Dice
from envol.game import BadNotation, Event, Game, Kinds, Move, Outcome, Seat, Tell

COLOURS = ("red", "blue")
VOTES = {f"vote {colour}": Move(f"vote {colour}", {"choice": {"colour": colour}}) for colour in COLOURS}
HIDDEN_VOTE = Move("vote ?")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    silent: bool = False


@dataclass
class State:
    round: int  # from 1
    chosen: list[str]  # "" until the seat has chosen
    shown: list[str]  # the choices of the round before
    scores: list[int]


class View(msgspec.Struct, frozen=True):
    round: int
    mine: str
    voted: tuple[bool, ...] | None  # None at a silent table
    shown: tuple[str, ...]
    scores: tuple[int, ...]


class Vote(Game[State, Move, View]):
    key: ClassVar[str] = "vote"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(moves=("vote",), events=("shown", "scores"), refusals=(), endings=("won", "even"))

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.rounds: int = options.rounds
        self.silent: bool = options.silent
        self.longest = self.rounds * seats

    def start(self) -> State:
        return State(1, [""] * self.seats, [""] * self.seats, [0] * self.seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.round > self.rounds:
            return ()
        return tuple(seat for seat in range(self.seats) if not state.chosen[seat])

    def known_to_move(self, state: State) -> tuple[Seat, ...]:
        return tuple(range(self.seats)) if self.silent and state.round <= self.rounds else self.to_move(state)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return list(VOTES.values())

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        state.chosen[seat] = move.data["choice"]["colour"]
        if not all(state.chosen):
            return
        for other, colour in enumerate(state.chosen):
            lonely = 2 * state.chosen.count(colour) < self.seats
            state.scores[other] += lonely
            if tell is not None:
                tell(Event("shown", {"seat": other, "choice": {"colour": colour}}))
                if lonely:
                    tell(Event("scores", {"seat": other}))
        state.shown = state.chosen
        state.chosen = [""] * self.seats
        state.round += 1

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rounds:
            return None
        ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        return Outcome(ranks, tuple(state.scores), "won" if ranks.count(1) == 1 else "even")

    def parse(self, text: str) -> Move:
        if text not in VOTES:
            raise BadNotation(text)
        return VOTES[text]

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        if sum(1 for choice in state.chosen if not choice) == 1:
            # The last vote uncovers all of them, so that is what everybody sees of it, at a silent table too.
            choices = [choice or move.data["choice"]["colour"] for choice in state.chosen]
            return Move(f"{move} shows {' '.join(choices)}", move.data)
        if seat == viewer:
            return move
        return None if self.silent else HIDDEN_VOTE

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            state.round,
            "" if seat is None else state.chosen[seat],
            None if self.silent else tuple(bool(choice) for choice in state.chosen),
            tuple(state.shown),
            tuple(state.scores),
        )

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        voted = list(view.voted) if view.voted is not None else [dice.below(2) == 0 for _ in range(self.seats)]
        voted[seat] = bool(view.mine)
        if all(voted) and view.round <= self.rounds:
            # Had everybody chosen, the choices would have been shown: somebody else is still thinking.
            voted[(seat + 1 + dice.below(self.seats - 1)) % self.seats] = False
        if view.round > self.rounds:
            voted = [False] * self.seats
        chosen = [COLOURS[dice.below(2)] if has else "" for has in voted]
        chosen[seat] = view.mine
        return State(view.round, chosen, list(view.shown), list(view.scores))
