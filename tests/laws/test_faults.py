"""Planted faults: each of them must turn the suite red, by the law that is meant to catch it.

They are subclasses, because a compiled method ignores a monkeypatch."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from envol.catalogue import AnyGame
from envol.dice import Dice, FastDice
from envol.game import CLOCK, Event, IllegalMove, Move, Seat, Tell
from envol.games.blackmore.moves import DRAWS, NAME, NUMBER, Draw, First, Keep, Lay, card_data
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import CHANGE, State
from envol.games.blackmore.view import View
from tests.games.snap.rules import Snap
from tests.games.vote.rules import HIDDEN_VOTE, Vote
from tests.laws.cases import SUBJECTS
from tests.laws.laws import LAWS, kinds_of
from tests.laws.plays import random_play
from tests.laws.subjects import Subject


class LeakedHands(Blackmore):
    """The view shows what everybody holds, as if drawn openly."""

    def view(self, state: State, seat: Seat | None) -> View:
        hands = tuple(tuple(NAME[card] for card in hand) for hand in state.hands)
        return msgspec.structs.replace(super().view(state, seat), known=hands)


class LeakedToSpectators(Blackmore):
    """A spectator looks over the shoulder of seat 0."""

    def view(self, state: State, seat: Seat | None) -> View:
        return super().view(state, 0 if seat is None else seat)


class LeakyEvent(Blackmore):
    """Drawing tells everybody the card."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Draw) and tell is not None:
            tell(Event("taken", {"seat": state.turn, **move.data}))
        super().apply(state, seat, move, tell)


class OpenDraws(Blackmore):
    """Draws go out unmasked, which no view remembers."""

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        return move


class SharedList(Blackmore):
    """A clone shares the captured cards with its original."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.captured = state.captured
        return twin


class LossyLay(Lay):
    """Written by its colour alone."""

    def __init__(self, card: int) -> None:
        Move.__init__(self, f"lay {NAME[card][0]}", card_data(card))
        self.card = card  # type: ignore[misc]


class LossyNotation(Blackmore):
    """A change of trump is written without the number of the card."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [LossyLay(move.card) if isinstance(move, Lay) else move for move in super().moves(state, seat)]

    def parse(self, text: str) -> Move:
        return LossyLay(NUMBER[f"{text[4]}1"]) if len(text) == 5 and text[:4] == "lay " else super().parse(text)


class StrangeKeep(Keep):
    """Written by `repr` as a move that there is not."""

    def __repr__(self) -> str:
        return "Move('keep it')"


class WrongRepr(Blackmore):
    """What `repr` writes of a move is another move."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [StrangeKeep() if isinstance(move, Keep) else move for move in super().moves(state, seat)]


class RandomInApply(Blackmore):
    """Who begins is drawn inside `apply`, not by chance's line."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        if isinstance(move, First):
            state.leader = state.turn = random.randrange(self.seats)


class SkippedRule(Blackmore):
    """Any card at all may be laid on the trump pile (5)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        return None if isinstance(move, Lay) and state.phase == CHANGE else super().refusal(state, seat, move)


class ForgetfulView(Blackmore):
    """The view forgets who drew the open cards of the trump pile (13)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), known=((),) * self.seats)


class LoadedDice(Blackmore):
    """Chance looks at the deck from the other end than it says."""

    def nature(self, state: State, dice: Dice) -> Move:
        move = super().nature(state, dice)
        return DRAWS[state.deck[-1 - state.deck.index(move.card)]] if isinstance(move, Draw) else move


class LostCard(Blackmore):
    """A card laid on the trump pile vanishes."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        if isinstance(move, Lay) and len(state.pile) > 1:
            state.pile.pop(0)


class Endless(Blackmore):
    """The bound on a match is too small."""

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.longest -= 30


class OneGuess(Blackmore):
    """A guess that is always the same tells its bot what it should not know."""

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        return super().guess(view, seat, FastDice(1))


class Wordless(Blackmore):
    """An event that no language knows."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        if tell is not None and isinstance(move, Lay):
            tell(Event("hush"))


class LateBell(Snap):
    """The bell of any round may ring at any time."""

    def check(self, state: Any, seat: Seat, move: Move) -> None:
        if seat != CLOCK or move.kind != "bell":
            super().check(state, seat, move)


class TwoWinners(Snap):
    """Everybody may snap the same card."""

    def contest(self, state: Any, seat: Seat, move: Move) -> str | None:
        return "pass" if move.kind == "pass" else super().contest(state, seat, move)


class OpenVotes(Vote):
    """The view tells how the others have voted."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        return msgspec.structs.replace(super().view(state, seat), shown=tuple(state.chosen))


class TellTale(Vote):
    """At a silent table a vote is announced all the same, and no view remembers it."""

    def apply(self, state: Any, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if tell is not None:
            tell(Event("scores", {"seat": seat}))
        super().apply(state, seat, move, tell)


class HiddenOwnVote(Vote):
    """A voter does not see his own vote."""

    def seen(self, state: Any, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        seen = super().seen(state, seat, move, viewer)
        return HIDDEN_VOTE if seen is move else seen


FAULTS: list[tuple[type[AnyGame], str, dict[str, Any]]] = [
    (LeakedHands, "law 4b", {}),
    (LeakedToSpectators, "law 4b", {}),
    (LeakyEvent, "law 4b", {}),
    (OpenDraws, "law 4c", {}),
    (SharedList, "law 3", {}),
    (LossyNotation, "law 2", {}),
    (WrongRepr, "law 2: what repr", {}),
    (RandomInApply, "law 1", {}),
    (SkippedRule, "law 2", {}),
    (ForgetfulView, "law 4c", {}),
    (LoadedDice, "law 9", {}),
    (LostCard, "law 6", {}),
    (Endless, "law 6", {}),
    (OneGuess, "law 4a", {}),
    (Wordless, "law 5", {}),
    (LateBell, "law 2", {}),
    (TwoWinners, "contest", {}),
    (OpenVotes, "law 4", {}),
    (TellTale, "law 4b", {"silent": True}),
    (HiddenOwnVote, "law 4b", {}),
]


def broken_laws(kind: type[AnyGame], options: dict[str, Any]) -> set[str]:
    """What the laws say against a game, a few matches of it at its least and its largest table."""
    subject = next(subject for subject in SUBJECTS if issubclass(kind, subject.kind))
    said = set()
    for seats in (kind.players[0], 4):
        for seed in range(3):
            said |= broken_in_one_match(kind(seats, kind.Options(**options), kind.newest), subject, f"{seats} {seed}")
    return said


def broken_in_one_match(game: AnyGame, subject: Subject, seed: str) -> set[str]:
    """What the laws say against one match of a game."""
    said: set[str] = set()
    try:
        play = random_play(game, seed)
    except AssertionError as error:
        return {str(error)}
    except ValueError as error:
        return {f"law 1: the log does not replay: {error}"}
    for law in LAWS:
        try:
            law(play, subject, seed)
        except AssertionError as error:
            said.add(str(error))
        except (LookupError, ValueError) as error:  # a missing text, a card that is not there
            said.add(f"{' '.join(law.__name__.split('_')[:2])}: {error}")
    return said


@pytest.mark.parametrize(("kind", "law", "options"), FAULTS, ids=[fault[0].__name__ for fault in FAULTS])
def test_a_planted_fault_is_caught_by_its_law(kind: type[AnyGame], law: str, options: dict[str, Any]) -> None:
    said = broken_laws(kind, options)
    assert any(words.startswith(law) for words in said), f"{kind.__doc__} was not caught by {law}: {sorted(said)}"


@pytest.mark.full
def test_the_games_without_a_fault_are_not_accused() -> None:
    for subject in SUBJECTS:
        assert broken_laws(subject.kind, {}) == set()


def test_a_forgetful_view_passes_law_4a() -> None:
    """Which is why law 4c exists: a guess agrees with a view that has forgotten."""
    assert not any(words.startswith("law 4a") for words in broken_laws(ForgetfulView, {}))


def test_an_undeclared_kind_is_noticed() -> None:
    play = random_play(Wordless(3, Blackmore.Options(), 1), "hush")
    assert "event hush" in kinds_of(play, "hush") - {f"event {kind}" for kind in Blackmore.kinds.events}
