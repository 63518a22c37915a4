"""Brooms: planted faults that a law must catch, each by the law that is meant to catch it.

They are held against a kept race of three, because random brooms come to no vote."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from envol import record
from envol.dice import Dice
from envol.game import Event, IllegalMove, Move, Seat, Tell
from envol.games.brooms.moves import FIRSTS, First, Vote
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NO_PIECE, VOTE, State
from envol.games.brooms.view import View
from tests.games.brooms.test_transcripts import text
from tests.laws import laws, secrecy
from tests.laws.cases import SUBJECTS
from tests.laws.plays import Line, Play, lines_of, replay


class ShownVotes(Brooms):
    """Everybody sees the first hut that was voted for (23)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), vote=max(state.votes))


class ToldVotes(Brooms):
    """Each vote is told at once (23)."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if tell is not None and isinstance(move, Vote):
            tell(Event("voted", {"seat": seat, "number": move.hut}))
        super().apply(state, seat, move, tell)


class OpenVotes(Brooms):
    """A vote goes out to everybody as it is, which no view remembers (23)."""

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        return move


class SilentCount(Brooms):
    """The last vote does not show the others, though it uncovers them (51)."""

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        return move if len(self.to_move(state)) == 1 else super().seen(state, seat, move, viewer)


class OneVoteGuessed(Brooms):
    """A guess lets every unseen vote fall on the same hut."""

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        state = super().guess(view, seat, dice)
        state.votes = [0 if vote == 0 else view.vote or self.sky.huts[0] for vote in state.votes]
        return state


class ForgottenTrail(Brooms):
    """The view forgets the flight that waits for a vote."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), trail=())


class ForgottenGate(Brooms):
    """The view forgets who has passed the gate (21)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), passed=(False,) * self.seats)


class ForgottenTurns(Brooms):
    """The view forgets how many turns are over (42)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), turns=0)


class SharedBooks(Brooms):
    """A clone shares its books with the original."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.books = state.books
        return twin


class LostReverse(Brooms):
    """A reverse piece that was flown does not come back to the supply (3)."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        piece = state.backs[seat] if seat >= 0 else NO_PIECE
        super().apply(state, seat, move, tell)
        if piece != NO_PIECE and state.backs[seat] == NO_PIECE:
            state.supply[piece // 2] -= 1


class EndlessPieces(Brooms):
    """A piece may be taken although none is left (3)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        return None if refused is not None and refused.why == "none-left" else refused


class FifthTake(Brooms):
    """A full book may still take (10)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        return None if refused is not None and refused.why == "must-fly" else refused


class LastBegins(Brooms):
    """Chance counts the seats from the other end than it says (43)."""

    def nature(self, state: State, dice: Dice) -> Move:
        move = super().nature(state, dice)
        assert isinstance(move, First)
        return FIRSTS[self.seats - 1 - move.first]


class ShortLog(Brooms):
    """The bound on a match counts one line for a turn of everybody."""

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.longest = 1 + 2 * seats


class FloatingBrooms(Brooms):
    """A broom's place is no whole number, so a view does not come back from JSON as it went."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        state.xs = [x + 0.5 for x in state.xs]  # type: ignore[misc]


FAULTS: list[tuple[type[Brooms], str]] = [
    (ShownVotes, "law 4b"),
    (ToldVotes, "law 4b"),
    (OpenVotes, "law 4c"),
    (SilentCount, "law 4b"),
    (OneVoteGuessed, "law 4a"),
    (ForgottenTrail, "law 4c"),
    (ForgottenGate, "law 4c"),
    (ForgottenTurns, "law 4c"),
    (SharedBooks, "law 3"),
    (LostReverse, "law 6"),
    (EndlessPieces, "law 2"),
    (FifthTake, "law 2"),
    (LastBegins, "law 9"),
    (ShortLog, "law 6"),
    (FloatingBrooms, "law 5"),
]
SUBJECT = next(subject for subject in SUBJECTS if subject.kind is Brooms)


@cache
def lines() -> list[Line]:
    return lines_of(record.read(text("landed")))


def vote_plies(play: Play, seed: str) -> list[int]:
    """The plies at which votes are awaited, and the first and last."""
    waiting = [ply for ply, state in enumerate(play.states) if state.phase == VOTE]
    assert waiting
    return [0, *waiting, len(play.states) - 1]


def said_against(kind: type[Brooms], law: str) -> str:
    """What one law says against the kept race under this game."""
    header = record.read(text("landed")).header
    game = kind(len(header.seats), msgspec.convert(header.options, Brooms.Options), header.rules)
    judge = next(judge for judge in laws.LAWS if judge.__name__.startswith(f"{law.replace(' ', '_')}_"))
    try:
        judge(replay(game, lines()), SUBJECT, "faults")
    except AssertionError as error:
        return str(error)
    except msgspec.ValidationError as error:
        return f"law 5: {error}"
    return ""


@pytest.mark.parametrize(("kind", "law"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_planted_fault_is_caught_by_its_law(kind: type[Brooms], law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (laws, secrecy):
        monkeypatch.setattr(module, "plies", vote_plies)
    assert said_against(Brooms, law) == ""
    assert said_against(kind, law).startswith(law), f"{kind.__doc__} was not caught"
