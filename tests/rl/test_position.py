"""What both adapters stand on: numbered moves, views as numbers, imagined positions."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from envol import catalogue
from envol.catalogue import BadOptions
from envol.dice import FastDice
from envol.game import NATURE, Outcome
from envol.rl.position import ENDED, Position, Table
from tests.games.vote.rules import Vote
from tests.rl.tables import TABLES, positions

BOTS = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text("utf-8")
OTHER_RULES = [
    *[("brooms", 3, {"adventure": name, "reverse_sixth": True}) for name in ("bumblebee", "cat", "fou")],
    ("carpets", 2, {"championship": True, "three_tokens": True}),
    ("carpets", 4, {"first_game": True}),
    ("air", 2, {"multi_diploma": True}),
]


@pytest.mark.parametrize(("key", "seats", "options"), [*[(*table.values, {}) for table in TABLES], *OTHER_RULES])
def test_every_move_has_a_number_and_every_view_as_many_numbers_from_0_to_1(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    table = Table(key, seats, options)
    for moves, numbers in ((table.decisions, table.number), (table.outcomes, table.chance_number)):
        assert [numbers[str(move)] for move in moves] == list(range(len(moves)))
        assert [table.game.parse(str(move)) for move in moves] == moves
    for number, position in enumerate(positions(table, seed=seats)):
        if position.turn not in (NATURE, ENDED):
            offered = [str(move) for move in table.game.moves(position.state, position.turn)]
            assert sorted(str(table.decisions[one]) for one in position.legal()) == sorted(offered)
        if number % 7 == 0:
            for seat in range(seats):
                features = position.features(seat)
                assert features.shape == (table.size,)
                assert features.min() >= 0.0
                assert features.max() <= 1.0


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_imagined_position_looks_the_same_and_asks_the_same_seat(key: str, seats: int) -> None:
    table, dice = Table(key, seats), FastDice(seats)
    for number, position in enumerate(positions(table, seed=7, most=250)):
        if number % 5 == 0:
            for seat in range(seats):
                imagined = position.imagine(seat, dice)
                assert (imagined.told(seat), imagined.turn) == (position.told(seat), position.turn)
                if seat == position.turn:
                    assert imagined.legal() == position.legal()


def test_what_is_hidden_varies_between_imagined_positions() -> None:
    dice = FastDice(1)
    position = next(place for place in positions(Table("blackmore", 2), seed=1) if place.turn >= 0)
    others = {position.imagine(0, dice).told(1) for _ in range(20)}
    assert len(others) == 20, "the opponent's hand is another each time"


def test_a_copy_and_a_pickle_are_independent_and_equal() -> None:
    position = next(place for place in positions(Table("oz", 3), seed=1) if place.turn >= 0)
    for other in (position.copy(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        before = position.told(0)
        assert (other.told(0), other.turn) == (before, position.turn)
        other.act(other.legal()[0])
        assert other.told(0) != before
        assert position.told(0) == before


def test_seats_that_choose_in_secret_are_asked_one_after_the_other() -> None:
    turns = [place.turn for place in positions(Table("carpets", 3), seed=3) if place.turn >= 0]
    assert turns[0] == 0
    changes = [seat for seat, before in zip(turns[1:], turns, strict=False) if seat != before]
    assert changes[:2] == [1, 2]


class Ended(Position):
    """A position whose match ended with these ranks."""

    def __init__(self, *ranks: int) -> None:
        table = Table("air", len(ranks))
        table.game = type("Fixed", (type(table.game),), {"outcome": lambda self, state: Outcome(ranks, ranks, "")})(
            len(ranks), table.game.options, 1
        )
        super().__init__(table, table.game.start(), NATURE)


def test_returns_count_whom_a_seat_has_beaten() -> None:
    assert Ended(1, 2).returns() == [1, -1]
    assert Ended(1, 1).returns() == [0, 0]
    assert Ended(2, 1, 3).returns() == [0, 1, -1]
    assert Ended(1, 3, 1, 3).returns() == pytest.approx([2 / 3, -2 / 3, 2 / 3, -2 / 3])
    assert Ended(2, 3, 4).returns() == [-1, -1, -1], "the house has won"
    assert Table("air", 3).start().returns() == [0, 0, 0]


def test_learners_play_the_calm_race_and_no_other() -> None:
    assert Table("carpets", 2).options["calm"] is True
    with pytest.raises(BadOptions, match="calm"):
        Table("carpets", 2, {"calm": False})


def test_a_game_without_numbers_is_refused_by_name() -> None:
    catalogue.register(Vote)
    with pytest.raises(BadOptions, match="vote has no tensor module"):
        Table("vote", 2)


def test_there_are_as_many_moves_as_the_document_says() -> None:
    """It tells the games by their titles, in the order of their keys."""
    told = re.findall(r"\b(\d+)(?: to (\d+))? in [A-Z]", BOTS)
    counts: dict[str, list[int]] = {}
    for key, seats in [table.values for table in TABLES]:
        counts.setdefault(str(key), []).append(len(Table(str(key), int(str(seats))).decisions))
    assert [(int(least), int(most or least)) for least, most in told] == [(min(n), max(n)) for n in counts.values()]
