"""Planted faults of Oz: each must be caught, by a law or by the test of a rule that is run against it here.

They are subclasses, because a compiled method ignores a monkeypatch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from envol.dice import Dice
from envol.game import IllegalMove, Move, Seat, Tell
from envol.games.oz.moves import CHARACTERS, DEALS, Deal, Take, Turn
from envol.games.oz.options import Options
from envol.games.oz.rules import Oz
from envol.games.oz.state import DEAL, TAKE, State
from envol.games.oz.view import View
from tests.games.oz import setup, test_draft
from tests.games.oz.setup import Table
from tests.laws.cases import SUBJECTS
from tests.laws.laws import LAWS
from tests.laws.plays import random_play


class LostStory(Oz):
    """The story that nobody took vanishes (2)."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        state.dropped.clear()


class SharedHands(Oz):
    """A clone shares its hands with the original."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.hands = state.hands
        return twin


class EvenDeck(Oz):
    """Chance deals each character that is left with the same likelihood, however many of it are left."""

    def nature(self, state: State, dice: Dice) -> Move:
        if state.phase != DEAL:
            return super().nature(state, dice)
        left = [character for character in CHARACTERS if state.deck[character]]
        return DEALS[left[dice.below(len(left))]]


class TakenTwice(Oz):
    """A column that was taken may be taken again (2)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        return None if isinstance(move, Take) and state.phase == TAKE else super().refusal(state, seat, move)


class Unturned(Oz):
    """A story face down may be turned again (5)."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        return (
            None if isinstance(move, Turn) and move.story in state.turned[seat] else super().refusal(state, seat, move)
        )


class ForgottenStories(Oz):
    """The view forgets which stories were turned face down (19)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), turned=((),) * self.seats)


class ForgottenDiscard(Oz):
    """The view forgets which characters were discarded (19)."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), discard=(0,) * 8)


class ClosedHands(Oz):
    """The view keeps the others' hands closed, as a board does: a perfect memory would know them (19)."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        hands = tuple(hand if owner == seat else (0,) * 8 for owner, hand in enumerate(view.hands))
        return msgspec.structs.replace(view, hands=hands)


class EarlyEnd(Oz):
    """The bound on a match forgets the stories that are turned."""

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.longest -= 4 * seats


class OldFirst(Oz):
    """The first player stays the first (6)."""

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        number, first = state.round, state.first
        super().apply(state, seat, move, tell)
        if state.round != number:
            state.first = state.turn = first


class NewOnly(Oz):
    """Only the story just taken may be turned (4)."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return super().moves(state, seat)[-1:] if state.phase != TAKE else super().moves(state, seat)


class KeptApart(Oz):
    """The two characters left for the last round of four are dealt before the eight that came back (8)."""

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        offered = super().chances(state)
        if self.seats == 4 and state.round == 8 and state.phase == DEAL and state.left > 8:
            kept = min(move.character for move, _ in offered if isinstance(move, Deal))
            return [(DEALS[kept], 1)]
        return offered


class FullDeck(Oz):
    """Two players keep all nine of each character (7)."""

    def start(self) -> State:
        state = super().start()
        state.deck = [9] * len(CHARACTERS)
        return state


BY_LAW: list[tuple[type[Oz], str]] = [
    (LostStory, "law 6"),
    (SharedHands, "law 3"),
    (EvenDeck, "law 9"),
    (TakenTwice, "law 2"),
    (Unturned, "law 2"),
    (ForgottenStories, "law 4c"),
    (ForgottenDiscard, "law 4c"),
    (ClosedHands, "law 4c"),
    (EarlyEnd, "law 6"),
]
BY_RULE: list[tuple[type[Oz], Callable[[], None]]] = [
    (
        OldFirst,
        lambda: test_draft.test_6_the_first_player_passes_clockwise_so_everybody_is_first_equally_often(3, 3, 0),
    ),
    (KeptApart, test_draft.test_8_chance_draws_eight_of_the_fourteen_and_deals_them_with_the_two),
    (FullDeck, test_draft.test_7_two_players_take_three_of_each_character_out_and_keep_all_the_stories),
    (NewOnly, lambda: test_draft.test_4_the_fifth_story_makes_its_taker_turn_one_before_the_next_player_chooses(2)),
]


def said_against(kind: type[Oz], law: str) -> list[str]:
    """What one law says against a game, at its least and at its largest table."""
    subject = next(subject for subject in SUBJECTS if subject.kind is Oz)
    judge = next(judge for judge in LAWS if judge.__name__.startswith(f"{law.replace(' ', '_')}_"))
    said = []
    for seats in (2, 4):
        try:
            judge(random_play(kind(seats, Options(), 1), f"{law} {seats}"), subject, law)
        except AssertionError as error:
            said.append(str(error))
    return said


@pytest.mark.parametrize(("kind", "law"), BY_LAW, ids=[fault.__name__ for fault, _ in BY_LAW])
def test_a_planted_fault_is_caught_by_its_law(kind: type[Oz], law: str) -> None:
    assert said_against(Oz, law) == []
    said = said_against(kind, law)
    assert said
    assert all(words.startswith(law) for words in said)


@pytest.mark.parametrize(("kind", "rule"), BY_RULE, ids=[fault.__name__ for fault, _ in BY_RULE])
def test_a_planted_fault_is_caught_by_the_test_of_its_rule(
    kind: type[Oz], rule: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    rule()
    monkeypatch.setattr(setup, "Oz", kind)
    assert type(Table(2).game) is kind
    with pytest.raises(AssertionError):
        rule()
