"""What a learner keeps a table by: a text that is the same for what one seat cannot tell apart, and no more."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from envol.dice import FastDice
from envol.rl.position import Position, Table
from tests.rl.tables import TABLES, positions
from tests.tiers import TIER

MOST = 300  # positions of a match


class Notes:
    """The decisions met so far, by their text."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, list[int]]] = {}
        self.met_again = 0

    def note(self, position: Position) -> None:
        text, found = position.told(position.turn), (position.turn, position.legal())
        self.met_again += text in self.known
        assert self.known.setdefault(text, found) == found, "one text, two decisions"


@pytest.mark.deeper
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_decisions_with_one_text_have_one_player_and_one_set_of_actions(key: str, seats: int) -> None:
    table, dice, notes = Table(key, seats), FastDice(f"{key} {seats}"), Notes()
    for seed in range(TIER.seeds):
        for number, position in enumerate(positions(table, seed, MOST)):
            if position.turn >= 0:
                notes.note(position)
                if number % 2:
                    notes.note(position.imagine(position.turn, dice))
    assert notes.met_again >= 8 * TIER.seeds, "otherwise nothing was compared"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_texts_of_two_seats_are_never_the_same(key: str, seats: int) -> None:
    table = Table(key, seats)
    for position in positions(table, seed=3, most=60):
        told = [position.told(seat) for seat in range(seats)]
        assert all(one != other for one, other in combinations(told, 2))
        assert [json.loads(text)["seat"] for text in told] == list(range(seats))
