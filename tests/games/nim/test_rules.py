"""Nim: each test carries the number of its rule."""

from __future__ import annotations

import pytest

from envol.game import IllegalMove
from tests.games.nim.options import Options
from tests.games.nim.rules import Nim, State

LAST_WINS = Nim(2, Options(), rules=1)
LAST_LOSES = Nim(3, Options(rows="four", last_loses=True), rules=1)


def after(game: Nim, *moves: str) -> State:
    """The state after these moves, each of whoever is asked."""
    state = game.start()
    for move in moves:
        [seat] = game.to_move(state)
        game.apply(state, seat, game.parse(move))
    return state


def test_1_players_take_turns_at_three_rows_or_at_four() -> None:
    assert [game.start().rows for game in (LAST_WINS, LAST_LOSES)] == [[3, 4, 5], [1, 3, 5, 7]]
    turns = [LAST_LOSES.to_move(after(LAST_LOSES, *["snuff 1 in 4"] * times)) for times in range(4)]
    assert turns == [(0,), (1,), (2,), (0,)]


def test_2_any_number_of_one_row_may_go_out_and_no_more_than_burn() -> None:
    state = after(LAST_WINS, "snuff 2 in 1", "snuff 4 in 2")
    assert [str(move) for move in LAST_WINS.moves(state, 0)] == [
        "snuff 1 in 1",
        *(f"snuff {n} in 3" for n in range(1, 6)),
    ]
    with pytest.raises(IllegalMove) as refused:
        LAST_WINS.check(state, 0, LAST_WINS.parse("snuff 1 in 2"))
    assert (refused.value.rule, refused.value.why) == ("nim.2", "too-many")


def test_3_the_last_candle_wins() -> None:
    outcome = LAST_WINS.outcome(after(LAST_WINS, "snuff 3 in 1", "snuff 4 in 2", "snuff 5 in 3"))
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((1, 2), "last-wins")


def test_4_at_a_table_that_chose_so_the_last_candle_loses_and_all_others_win() -> None:
    outcome = LAST_LOSES.outcome(after(LAST_LOSES, *(f"snuff {row} in {(row + 1) // 2}" for row in (7, 5, 3, 1))))
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((3, 1, 1), "last-loses")
