"""Snap, a tiny game in real time: several seats at once, a bell, a race for the card, a pause between moves.

Each round chance flips a card. Whoever snaps first takes the round: one point if the card is a six, one less if not.
A seat may also tap the table, at most three times a round, or pass. The bell ends a round that nobody took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from envol.dice import Dice
from envol.game import NATURE, BadNotation, Event, Game, IllegalMove, Kinds, Move, Outcome, Pause, Seat, Tell, Timer

TAPS = 3
BELL_MS = 5_000
PAUSE_MS = 200


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    bell: Annotated[int, msgspec.Meta(ge=100, le=60_000)] = BELL_MS  # milliseconds


@dataclass
class State:
    round: int  # from 1
    card: int  # 0 until chance flips it
    taps: list[int]
    passed: list[bool]
    scores: list[int]


class View(msgspec.Struct, frozen=True):
    """Nothing is hidden in this game."""

    round: int
    card: int
    taps: tuple[int, ...]
    passed: tuple[bool, ...]
    scores: tuple[int, ...]


class Snap(Game[State, Move, View]):
    key: ClassVar[str] = "snap"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=("flip", "snap", "tap", "pass", "bell"),
        events=("point", "blunder", "nobody"),
        refusals=("other-round", "enough-taps", "not-for-seats"),
        endings=("fastest", "even"),
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.rounds: int = options.rounds
        self.bell_ms: int = options.bell
        self.longest = self.rounds * (1 + seats * (TAPS + 1) + 1)

    def start(self) -> State:
        return State(1, 0, [0] * self.seats, [False] * self.seats, [0] * self.seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.round > self.rounds:
            return ()
        if state.card == 0:
            return (NATURE,)
        return tuple(seat for seat in range(self.seats) if not state.passed[seat])

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        offered = [snap(state.round), pass_on(state.round)]
        return [*offered, tap(state.round)] if state.taps[seat] < TAPS else offered

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(flip(1), 2), (flip(3), 1), (flip(6), 3)]

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        if move.kind not in ("snap", "tap", "pass"):
            return IllegalMove("snap.4", "not-for-seats")
        if move.data["round"] != state.round:
            return IllegalMove("snap.1", "other-round", {"round": state.round})
        if move.kind == "tap" and state.taps[seat] >= TAPS:
            return IllegalMove("snap.2", "enough-taps", {"taps": TAPS})
        return None

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if move.kind == "flip":
            state.card = move.data["card"]
        elif move.kind == "tap":
            state.taps[seat] += 1
        elif move.kind == "snap":
            right = state.card == 6
            state.scores[seat] += 1 if right else -1
            if tell is not None:
                tell(Event("point" if right else "blunder", {"seat": seat}))
            self._next_round(state)
        else:
            if move.kind == "pass":
                state.passed[seat] = True
            if move.kind == "bell" or all(state.passed):
                if tell is not None:
                    tell(Event("nobody", {"round": state.round}))
                self._next_round(state)

    def _next_round(self, state: State) -> None:
        state.round += 1
        state.card = 0
        state.taps = [0] * self.seats
        state.passed = [False] * self.seats

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rounds:
            return None
        ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        return Outcome(ranks, tuple(state.scores), "fastest" if ranks.count(1) == 1 else "even")

    def parse(self, text: str) -> Move:
        word, _, number = text.partition(" ")
        makers = {"flip": flip, "snap": snap, "tap": tap, "pass": pass_on, "bell": bell}
        if word not in makers or not number.isascii() or not number.isdigit() or str(int(number)) != number:
            raise BadNotation(text)
        return makers[word](int(number))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.round, state.card, tuple(state.taps), tuple(state.passed), tuple(state.scores))

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        return State(view.round, view.card, list(view.taps), list(view.passed), list(view.scores))

    def timer(self, state: State) -> Timer | None:
        running = state.round <= self.rounds and state.card > 0
        return Timer(f"bell {state.round}", self.bell_ms, bell(state.round)) if running else None

    def pause(self, state: State, seat: Seat, move: Move) -> Pause | None:
        return Pause("hand", PAUSE_MS)

    def contest(self, state: State, seat: Seat, move: Move) -> str | None:
        return f"snap {state.round}" if move.kind == "snap" else None


def flip(card: int) -> Move:
    return Move(f"flip {card}", {"card": card})


def snap(round: int) -> Move:
    return Move(f"snap {round}", {"round": round})


def tap(round: int) -> Move:
    return Move(f"tap {round}", {"round": round})


def pass_on(round: int) -> Move:
    return Move(f"pass {round}", {"round": round})


def bell(round: int) -> Move:
    return Move(f"bell {round}", {"round": round})
