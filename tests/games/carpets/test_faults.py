"""Faults particular to the carpet race: each must be caught by the law that is meant to catch it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from envol.game import Event, IllegalMove, Move, Seat, Tell
from envol.games.carpets import calm_race
from envol.games.carpets.moves import Change, Claim, Pass
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import FOLD, State
from envol.games.carpets.view import View
from tests.laws.cases import SUBJECTS
from tests.laws.test_faults import broken_in_one_match


class LeakedFolds(Carpets):
    """In a calm race everybody sees the others' carpets as they are."""

    def view(self, state: State, seat: Seat | None) -> View:
        true = [super(LeakedFolds, self).view(state, other).carpets[other] for other in range(self.seats)]
        return msgspec.structs.replace(super().view(state, seat), carpets=tuple(true))


class CountedFolds(Carpets):
    """In a calm race the number of the others' changes is told."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        counted = [
            msgspec.structs.replace(carpet, used=used) for carpet, used in zip(view.carpets, state.used, strict=True)
        ]
        return msgspec.structs.replace(view, carpets=tuple(counted))


class HeardChoices(Carpets):
    """In a calm race it is told that somebody has chosen."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if tell is not None and isinstance(move, (Claim, Pass)):
            tell(Event("passes", {"seat": seat}))
        super().apply(state, seat, move, tell)


class OpenFolds(Carpets):
    """In a calm race every change goes out to everybody, which no view remembers."""

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        return move if isinstance(move, Change) else super().seen(state, seat, move, viewer)


class SilentEnd(Carpets):
    """The last choice of a calm round is seen as it is, though it shows everything."""

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        seen = super().seen(state, seat, move, viewer)
        return move if seen is not None and isinstance(move, (Claim, Pass)) else seen


class HastyGuess(Carpets):
    """A guess lets everybody have chosen, after which all would have been shown."""

    def guess(self, view: View, seat: Seat, dice: Any) -> State:
        state = super().guess(view, seat, dice)
        if state.phase == FOLD and self.is_calm and seat not in self.to_move(state):
            for other in range(self.seats):
                if calm_race.is_waiting(state, other) and state.commits[other] < 0:
                    state.commits[other] = 16
        return state


class SecondClaim(Carpets):
    """A card that is taken can be taken again (10)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        return None if refused is not None and refused.why == "card-taken" else refused


class EternalCobra(Carpets):
    """A cobra that was turned up stays in the bag (18)."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        before = state.bag[:]
        super().apply(state, seat, move, tell)
        if move.kind == "cobra" and state.bag != before and sum(state.bag) < sum(before):
            state.bag = before


FAULTS: list[tuple[type[Carpets], str, dict[str, Any]]] = [
    (LeakedFolds, "law 4b", {"calm": True}),
    (CountedFolds, "law 4b", {"calm": True}),
    (HeardChoices, "law 4b", {"calm": True}),
    (OpenFolds, "law 4", {"calm": True}),
    (SilentEnd, "law 4b", {"calm": True}),
    (HastyGuess, "law 4c", {"calm": True}),
    (SecondClaim, "law 2", {}),
    (EternalCobra, "law 6", {}),
]


@pytest.mark.parametrize(("kind", "law", "options"), FAULTS, ids=[fault[0].__name__ for fault in FAULTS])
def test_a_planted_fault_is_caught_by_its_law(kind: type[Carpets], law: str, options: dict[str, Any]) -> None:
    subject = next(subject for subject in SUBJECTS if subject.kind is Carpets)
    said: set[str] = set()
    for seed in range(6):
        game = kind(3, kind.Options(start="cloud", **options), kind.newest)
        said |= broken_in_one_match(game, subject, f"{kind.__name__} {seed}")
        if any(words.startswith(law) for words in said):
            return
    raise AssertionError(f"{kind.__doc__} was not caught by {law}: {sorted(said)}")
