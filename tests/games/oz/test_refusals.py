"""Oz: what a seat may not do, with the rule and the reason it is told."""

from __future__ import annotations

import pytest

from envol.game import NATURE, BadNotation
from envol.games.oz.moves import MOVES
from envol.games.oz.rules import Oz
from tests.games.oz.setup import Table

COLUMNS = ("dl each-l", "ts few-r", "og lead-g")


def first_round() -> Table:
    """Seat 0 has taken column 2; seat 1 is asked."""
    return Table(2).lay(*COLUMNS).go("take 2")


def fifth_story() -> Table:
    """Seat 0 has five stories face up, the first of them `each-l`."""
    return Table(2).lay(*COLUMNS).go("take 1", "take 3").play_to(5).lay().choose()


def sixth_story() -> Table:
    """Seat 0 has turned `each-l`, and is asked again with five stories, in the sixth round."""
    table = fifth_story().go("turn each-l").choose().choose().lay().choose().choose()
    return table.choose()


REFUSALS = [
    (first_round, "take 2", "oz.2", "column-taken"),
    (first_round, "turn each-l", "oz.4", "not-five"),
    (first_round, "turn few-r", "oz.4", "not-five"),
    (first_round, "deal d", "oz.20", "not-for-seats"),
    (first_round, "open each-d", "oz.20", "not-for-seats"),
    (first_round, "recall d", "oz.20", "not-for-seats"),
    (first_round, "first 1", "oz.20", "not-for-seats"),
    (fifth_story, "take 2", "oz.4", "turn-first"),
    (fifth_story, "turn lead-g", "oz.4", "not-face-up"),
    (sixth_story, "turn each-l", "oz.5", "face-down"),
]


@pytest.mark.parametrize(("table", "line", "rule", "why"), REFUSALS)
def test_a_refusal_names_the_rule_and_the_reason(table: object, line: str, rule: str, why: str) -> None:
    made: Table = table()  # type: ignore[operator]
    before = made.game.clone(made.state)
    assert made.asked not in (None, NATURE)
    assert made.refused(line) == (rule, why)
    assert made.state == before


def test_every_refusal_the_game_declares_is_tested_here() -> None:
    assert {why for _, _, _, why in REFUSALS} == set(Oz.kinds.refusals)


def test_5_a_story_face_down_is_refused_whenever_it_is_named() -> None:
    table = fifth_story().go("turn each-l").choose().choose().lay().choose().choose()
    assert table.phase == "take"
    assert table.refused("turn each-l") == ("oz.5", "face-down")


def test_only_the_seat_that_is_asked_may_move() -> None:
    table = Table(3).lay()
    assert table.refused("take 1", seat=1) == ("envol.2", "not-your-turn")
    assert table.refused("deal d", seat=NATURE) == ("envol.2", "not-your-turn")


def test_20_chance_lays_only_what_is_left() -> None:
    table = Table(2).go(*["deal d"] * 6)
    assert table.refused("deal d", seat=NATURE) == ("envol.5", "no-such-chance")
    table = Table(2).lay(*COLUMNS).go("take 1", "take 2")
    table.go(*["deal w"] * 6)
    assert table.refused("open each-l", seat=NATURE) == ("envol.5", "no-such-chance")


def test_nothing_can_be_played_after_the_last_round() -> None:
    table = Table(2).finish()
    for seat, line in ((0, "take 1"), (1, "turn each-l"), (NATURE, "deal d")):
        assert table.refused(line, seat=seat) == ("envol.1", "match-over")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_a_column_that_this_table_has_not_is_no_move_of_it(seats: int) -> None:
    game = Table(seats).game
    assert str(game.parse(f"take {seats + 1}")) == f"take {seats + 1}"
    with pytest.raises(BadNotation):
        game.parse(f"take {seats + 2}")


@pytest.mark.parametrize(
    "text", ["", "take", "take 0", "take 6", "take x", "Take 1", "take  1", "turn", "turn each", "deal z"]
)
def test_a_text_that_spells_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Table(4).game.parse(text)


def test_every_move_has_one_spelling() -> None:
    # Name one of four seats; deal or recall one of eight characters; open or turn one of 48 stories; take a column.
    assert len(MOVES) == 4 + 2 * 8 + 2 * 48 + 5
    assert all(str(Table(4).game.parse(text)) == text for text in MOVES)
