"""Folding: the model (5), the shapes (6), the table of what can be reached (7), and the way with the least folds."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache

import pytest

from envol.games.carpets.fold import (
    FLAT,
    FOLD_NAME,
    FOLDS,
    SPREAD,
    SQUARES,
    TURN,
    UNFOLD,
    Carpet,
    carpet_after,
    count_folds,
    is_square_or_row,
    make_change,
    reachable,
    shortest,
)
from tests.vectors import folds


@cache
def levels() -> list[list[Carpet]]:
    """All carpets by their number of folds; found when the first test asks, because it takes a second or two."""
    return list(reachable())


def after(*names: str) -> str:
    changes: list[int] = []
    for name in names:
        make_change(changes, TURN if name == "turn" else FOLD_NAME.index(name))
    return str(carpet_after(changes))


def test_5_the_part_that_moves_lies_over_or_under_upside_down_and_mirrored() -> None:
    assert after("left 1 over") == "01 2 3/45 6 7/89 a b/cd e f"
    assert after("left 1 under") == "10 2 3/54 6 7/98 a b/dc e f"
    assert after("right 1 over") == "0 1 32/4 5 76/8 9 ba/c d fe"
    assert after("top 2 over") == "48 59 6a 7b/0c 1d 2e 3f"
    assert after("bottom 2 under") == "0c 1d 2e 3f/48 59 6a 7b"


def test_5_a_larger_part_hangs_over_the_edge() -> None:
    assert after("left 3 over") == "23 1 0/67 5 4/ab 9 8/ef d c"
    assert after("right 3 over") == "3 2 10/7 6 54/b a 98/f e dc"


def test_5_a_second_fold_takes_whole_stacks() -> None:
    assert after("left 2 over", "left 1 under") == "0321/4765/8ba9/cfed"


def test_5_turning_over_mirrors_the_carpet_and_twice_is_nothing() -> None:
    assert after("left 1 over", "turn") == "3 2 10/7 6 54/b a 98/f e dc"
    changes = [TURN]
    make_change(changes, TURN)
    assert changes == []


def test_5_unfolding_undoes_the_last_fold_and_the_turn_after_it() -> None:
    changes = [FOLD_NAME.index("left 1 over"), TURN, FOLD_NAME.index("top 1 over"), TURN]
    make_change(changes, UNFOLD)
    assert changes == [FOLD_NAME.index("left 1 over"), TURN]
    make_change(changes, UNFOLD)
    assert changes == []


def test_5_spreading_out_undoes_everything() -> None:
    changes = [TURN, FOLD_NAME.index("left 1 over"), TURN]
    make_change(changes, SPREAD)
    assert changes == []


def test_5_every_carpet_keeps_its_sixteen_squares() -> None:
    for level in levels():
        for carpet in level:
            assert len(carpet.stacks) == carpet.width * carpet.height
            assert sorted("".join(carpet.stacks)) == sorted(SQUARES)


def test_5_folding_from_the_right_is_folding_from_the_left_and_turning_over() -> None:
    """The solver counts on it."""
    for carpet in levels()[2]:
        for fold in FOLDS:
            if carpet.has(fold) and "left" in FOLD_NAME[fold]:
                count = carpet.width - int(FOLD_NAME[fold].split()[1])
                other = FOLD_NAME.index(f"right {count} {FOLD_NAME[fold].split()[2]}")
                assert carpet.after(other) is carpet.after(fold).after(TURN)


def test_5_there_is_no_line_outside_the_carpet() -> None:
    row = carpet_after([FOLD_NAME.index("top 2 over"), FOLD_NAME.index("top 1 over")])
    assert (row.width, row.height) == (4, 1)
    assert [FOLD_NAME[fold] for fold in FOLDS if row.has(fold)] == FOLD_NAME[:12]


def test_6_the_shapes_of_cards_are_a_pair_a_row_of_three_and_a_square() -> None:
    shapes = {(carpet.width, carpet.height) for level in levels() for carpet in level if is_square_or_row(carpet)}
    assert shapes == {(1, 2), (2, 1), (1, 3), (3, 1), (2, 2)}


def sets(width: int, height: int) -> dict[frozenset[str], int]:
    """The squares that this shape can show, lying or standing, with the least folds."""
    found: dict[frozenset[str], int] = {}
    for count, level in enumerate(levels()):
        for carpet in level:
            if sorted((carpet.width, carpet.height)) == [width, height]:
                found.setdefault(frozenset(carpet.top), count)
    return found


@pytest.mark.parametrize(
    ("shape", "reached", "possible", "least"),
    [
        ((1, 1), 16, 16, {4: 16}),
        ((1, 2), 102, 120, {3: 16, 4: 78, 5: 8}),
        ((1, 3), 80, 560, {3: 64, 4: 16}),
        ((2, 2), 224, 1820, {2: 4, 3: 28, 4: 192}),
    ],
)
def test_7_the_table_of_what_can_be_reached(
    shape: tuple[int, int], reached: int, possible: int, least: dict[int, int]
) -> None:
    found = sets(*shape)
    assert (len(found), math.comb(16, shape[0] * shape[1])) == (reached, possible)
    assert Counter(found.values()) == least


def test_7_the_pairs_out_of_reach_are_the_diagonal_neighbours() -> None:
    reached = sets(1, 2)
    missing = {(a, b) for a in range(16) for b in range(a) if frozenset(SQUARES[a] + SQUARES[b]) not in reached}
    assert missing == {(a, b) for a in range(16) for b in range(a) if a // 4 - b // 4 == abs(a % 4 - b % 4) == 1}


def test_7_there_are_35838_carpets_and_none_takes_more_than_six_folds() -> None:
    assert [len(level) for level in levels()] == [2, 36, 372, 2244, 7904, 14112, 11168]


def test_the_solver_finds_every_set_in_reach_with_the_least_folds() -> None:
    least = {**sets(1, 2), **sets(1, 3), **sets(2, 2)}
    ways = shortest()
    assert {frozenset(squares): count_folds(way) for squares, way in ways.items()} == least
    for squares, way in ways.items():
        carpet = carpet_after(way)
        assert is_square_or_row(carpet)
        assert sorted(carpet.top) == list(squares)


def test_there_is_one_of_each_carpet() -> None:
    assert FLAT.after(TURN).after(TURN) is FLAT
    carpets: list[Carpet] = [carpet for level in levels() for carpet in level]
    assert len({id(carpet) for carpet in carpets}) == len({str(carpet) for carpet in carpets}) == len(carpets)


def test_the_kept_foldings_are_what_python_folds() -> None:
    assert folds.FILE.read_text("utf-8") == folds.text(), "run `make golden` and look"
