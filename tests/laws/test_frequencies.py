"""Law 4a on small cases: guesses come as often as the truth would."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from envol import catalogue
from envol.catalogue import AnyGame
from envol.dice import FastDice
from envol.game import Seat
from envol.match import Match
from tests.games.vote.rules import Vote
from tests.laws.plays import random_lines
from tests.tiers import TIER


def assert_fits(expected: dict[str, Fraction], seen: Counter[str]) -> None:
    """Pearson's chi-square against a bound that a fair sample passes in all but one of a hundred thousand cases."""
    assert sum(expected.values()) == 1
    assert set(seen) <= set(expected), "a guess that cannot be true"
    total = sum(seen.values())
    square = sum((seen[name] - total * share) ** 2 / (total * share) for name, share in expected.items())
    freedom = max(1, len(expected) - 1)
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 20


def truth_by_enumeration(game: AnyGame, seen: list[str], seat: Seat) -> dict[str, Fraction]:
    """How likely each state is, when everybody plays at random, given what a seat has seen."""
    weights: Counter[str] = Counter()

    def walk(state: Any, ply: int, weight: Fraction) -> None:
        if ply == len(seen):
            weights[repr(state)] += weight  # type: ignore[assignment]
            return
        asked = game.to_move(state)
        for mover in asked:
            moves = game.moves(state, mover)
            for move in moves:
                if f"{mover} {game.seen(state, mover, move, seat)}" == seen[ply]:
                    after = game.clone(state)
                    game.apply(after, mover, move)
                    walk(after, ply + 1, weight / (len(asked) * len(moves)))

    walk(game.start(), 0, Fraction(1))
    total = sum(weights.values())
    return {name: Fraction(weight) / total for name, weight in weights.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_votes_are_guessed_as_often_as_they_are_true(seats: int) -> None:
    catalogue.register(Vote)
    game = catalogue.create("vote", seats, {"rounds": 2})
    lines = random_lines(game, FastDice(f"votes {seats}"))
    for ply in range(len(lines)):
        state, seen = game.start(), []
        for mover, move in lines[:ply]:
            seen.append(f"{mover} {game.seen(state, mover, move, 0)}")
            game.apply(state, mover, move)
        dice = FastDice(f"guesses {ply}")
        view = game.view(state, 0)
        guessed = Counter(repr(game.guess(view, 0, dice)) for _ in range(TIER.guesses))
        assert_fits(truth_by_enumeration(game, seen, 0), guessed)


def test_blackmore_hands_are_guessed_evenly() -> None:
    """With two cards each in the last tricks, four cards are hidden: six splits, all equally likely.

    Any card may be played at any time, so play tells nothing of the rest of a hand."""
    match = Match.new("blackmore", 3)
    for seat, move in random_lines(match.game, FastDice("six splits")):
        match.play(seat, move)
        if match.state.final and match.game.view(match.state, 0).counts == (2, 2, 2):
            break
    view, dice = match.game.view(match.state, 0), FastDice("guesses")
    assert not any(view.known[1:]), "no card is known, so all four are hidden"
    guessed = Counter(str(match.game.guess(view, 0, dice).hands[1]) for _ in range(TIER.guesses))
    assert len(guessed) == 6
    assert_fits({hand: Fraction(1, 6) for hand in guessed}, guessed)


def test_blackmore_cards_are_guessed_evenly_at_the_start() -> None:
    """Each unseen card is in the opponent's hand with chance 6 in 47, whatever card it is."""
    match = Match.new("blackmore", 2)
    match.settle(FastDice("a deal"))
    view, dice = match.game.view(match.state, 0), FastDice("guesses")
    held: Counter[str] = Counter()
    for _ in range(TIER.guesses):
        held.update(str(card) for card in match.game.guess(view, 0, dice).hands[1])
    assert len(held) == 47
    assert_fits({card: Fraction(1, 47) for card in held}, held)
