"""Air Sorcière: planted faults that only this game can have, each caught by the law that is meant to catch it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from envol.dice import Dice, FastDice
from envol.game import Event, IllegalMove, Outcome, Seat, Tell
from envol.games.air.moves import Act, card_data
from envol.games.air.options import Options
from envol.games.air.rules import Air
from envol.games.air.state import DECK, DISCARD, NAME, TURNED, State, cards_at
from envol.games.air.view import View
from tests.games.air.setup import Table, exam
from tests.laws import laws, secrecy
from tests.laws.cases import SUBJECTS
from tests.laws.plays import Line, Play, random_lines, replay


class OpenPurse(Air):
    """Everybody sees what is being paid."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), paid=tuple(NAME[card] for card in state.paid))


class Whisper(Air):
    """Each card that is paid is told at once."""

    def apply(self, state: State, seat: Seat, move: Act, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        if tell is not None and move.kind == "pay":
            tell(Event("natural", card_data(move.card)))


class OpenPayments(Air):
    """Payments are seen by all, and no view remembers them."""

    def seen(self, state: State, seat: Seat, move: Act, viewer: Seat | None) -> Act | None:
        return super().seen(state, seat, move, seat)


class SecretDiploma(Air):
    """A diploma does not show what was paid, though hands and books change."""

    def seen(self, state: State, seat: Seat, move: Act, viewer: Seat | None) -> Act | None:
        return move if move.kind == "graduate" else super().seen(state, seat, move, viewer)


class ForgetsWithdrawals(Air):
    """The payer's own view forgets how often he took his cards back."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), withdrawn=0)


class ForgetsShared(Air):
    """The view forgets which card went to the common zone this turn."""

    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), shared=None)


class FixedPayment(Air):
    """A guess never imagines that another seat is paying."""

    def _imagine_payment(self, state: State, dice: Dice) -> None:
        pass


class OwnCardBack(Air):
    """One may take back what one put into the common zone (3)."""

    def refusal(self, state: State, seat: Seat, move: Act) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        return None if refused is not None and refused.why == "own-card" else refused


class LostWitch(Air):
    """A witch who is not caught is gone for good (6)."""

    def apply(self, state: State, seat: Seat, move: Act, tell: Tell | None = None) -> None:
        super().apply(state, seat, move, tell)
        if move.kind == "leave":
            state.where[state.where.index(DISCARD)] = 99


class GivenBooks(Air):
    """A diploma takes no books from the table (14)."""

    def apply(self, state: State, seat: Seat, move: Act, tell: Tell | None = None) -> None:
        left = state.left[:]
        super().apply(state, seat, move, tell)
        if move.kind == "graduate" and state.turns < 30:
            state.left = left


class SharedPiles(Air):
    """A clone shares the piles of books with its original."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.left = state.left
        return twin


class StackedDeck(Air):
    """Chance looks at the deck from the other end than it says."""

    def nature(self, state: State, dice: Dice) -> Act:
        move = super().nature(state, dice)
        deck = cards_at(state, DECK)
        return self.parse(f"reveal {NAME[deck[-1 - deck.index(move.card)]]}") if move.kind == "reveal" else move


FAULTS: list[tuple[type[Air], Callable[..., Any]]] = [
    (OpenPurse, secrecy.law_4b_nothing_hidden_is_sent),
    (Whisper, secrecy.law_4b_nothing_hidden_is_sent),
    (OpenPayments, secrecy.law_4c_the_view_forgets_nothing),
    (ForgetsWithdrawals, secrecy.law_4c_the_view_forgets_nothing),
    (ForgetsShared, secrecy.law_4c_the_view_forgets_nothing),
    (FixedPayment, secrecy.law_4a_a_guess_looks_like_the_truth),
    (OwnCardBack, laws.law_2_moves_and_check_agree),
    (LostWitch, laws.law_6_a_match_ends_and_loses_nothing),
    (GivenBooks, laws.law_6_a_match_ends_and_loses_nothing),
    (SharedPiles, laws.law_3_a_clone_is_independent),
    (StackedDeck, laws.law_9_dice_mean_what_chances_say),
]
SUBJECT = next(subject for subject in SUBJECTS if subject.kind is Air)


@cache
def lines() -> list[Line]:
    """A short match under the true rules, with many payments."""
    return min((random_lines(Air(3, Options(), Air.newest), FastDice(f"faults {seed}")) for seed in range(6)), key=len)


def accused(kind: type[Air], law: Callable[..., Any]) -> str:
    """What a law says against a match under this game."""
    game = kind(3, Options(), 1)
    play: Play = replay(game, lines())
    for seed in range(3):
        try:
            law(play, SUBJECT, f"faults {seed}")
        except AssertionError as error:
            return str(error)
    return ""


@pytest.mark.parametrize(("kind", "law"), FAULTS, ids=[fault[0].__name__ for fault in FAULTS])
def test_a_planted_fault_is_caught_by_its_law(kind: type[Air], law: Callable[..., Any]) -> None:
    number = law.__name__.split("_")[1]
    assert accused(kind, law).startswith(f"law {number}"), f"{kind.__doc__} was not caught"
    assert not accused(Air, law), "the true game is not accused"


def test_the_match_has_what_the_faults_need() -> None:
    kinds = [move.kind for _, move in lines()]
    assert {"withdraw", "graduate", "share", "leave", "discard"} <= set(kinds)
    assert TURNED not in replay(Air(3, Options(), Air.newest), lines()).states[-1].where


def test_a_diploma_that_does_not_show_its_cards_is_caught() -> None:
    """Two payments that others cannot tell apart: the line that completes them must not look alike."""
    table = exam("w1 w2 w3 w4 w5")
    worlds = []
    for cards in ("w1 w2 w3", "w1 w2 w4"):
        world = Table(table.game, table.game.clone(table.state))
        worlds.append(world.go("diploma white", *(f"pay {name}" for name in cards.split())).state)
    for kind, caught in ((Air, False), (SecretDiploma, True)):
        play = Play(kind(2, Options(), 1), [], [], [], Outcome((), (), ""))
        if caught:
            with pytest.raises(AssertionError, match="law 4b"):
                secrecy.law_4b_one_step(play, worlds, 1)
        else:
            secrecy.law_4b_one_step(play, worlds, 1)
