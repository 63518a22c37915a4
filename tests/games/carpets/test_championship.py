"""Three races (33 to 37, 40), where a race starts and with what (38), and when it ends by itself (39)."""

from __future__ import annotations

from typing import Any

import pytest

from envol.game import NATURE
from tests.games.carpets.setup import Table, flown


def test_33_each_race_is_set_up_afresh() -> None:
    table = flown(4, (0, 4), places=[28, 20, 4, 11], championship=True)
    assert (table.state.race, table.phase) == (2, "deal")
    assert table.places == [0, 0, 0, 0]
    assert table.genies == [1, 1, 1, 1]
    assert table.state.cobras == [5, 11, 16, 21, 26, 28]
    assert sum(table.state.bag) == 8
    assert (len(table.state.deck), table.state.discard) == (44, [])
    assert table.told[-1] == "race 2"


def test_34_the_first_arrival_does_not_end_the_round() -> None:
    table = flown(4, (0, 2), (1, 3), (2, 4), places=[29, 29, 29, 29], championship=True)
    assert [word for word in table.told if word.startswith("palace")] == ["palace 0 1", "palace 1 2", "palace 2 3"]
    assert table.state.arrivals == [[0, 1, 2], []]
    assert [word for word in table.told if word.startswith("points")] == [
        *("points 0 1 5 5", "points 1 1 3 3", "points 2 1 2 2", "points 3 1 0 0"),
    ]


def test_34_the_fourth_to_arrive_gets_one_point() -> None:
    table = flown(4, (3, 1), (0, 2), (1, 3), (2, 4), places=[28, 29, 29, 29], championship=True).go(3, "push 0")
    assert table.state.arrivals[0] == [3, 0, 1, 2]
    assert "points 2 1 1 1" in table.told


def test_35_nothing_reaches_a_pawn_that_has_arrived() -> None:
    """Token 1, the only one that moves others, comes first; who arrives with it or after it stays where he is."""
    table = flown(4, (0, 1), (1, 2), places=[28, 28, 29, 0], championship=True).go(0, "push 1")
    assert [word for word in table.told if word.startswith(("falls", "palace"))] == [
        *("falls 1 1 28 27", "palace 0 1", "palace 1 2"),
    ]


def test_36_the_ghost_takes_a_rank_and_scores() -> None:
    table = flown(2, (0, 1), (1, 3), places=[28, 28, 28], championship=True).go(0, "push 1")
    assert table.state.arrivals[0] == [0, 2, 1]
    assert "points ghost 1 3 3" in table.told


def ended(seats: int, *arrivals: list[int]) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """How a championship with these arrivals ends."""
    table = Table(seats, championship=True)
    for arrived in arrivals:
        table.state.arrivals[-1] = arrived
        table.deal(*table.state.deck[:4]).time()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return outcome.ending, outcome.ranks, outcome.scores


def test_36_with_most_points_the_ghost_wins_and_everybody_loses() -> None:
    assert ended(2, [2, 0], [2, 1], [0, 1, 2]) == ("ghost-champion", (2, 3), (8, 6))


def test_37_most_points_win() -> None:
    assert ended(4, [0, 1], [0, 2], [3, 1]) == ("champion", (1, 2, 4, 3), (10, 6, 3, 5))


def test_37_a_tie_goes_to_the_winner_of_the_third_race() -> None:
    assert ended(4, [0], [2], [1, 3]) == ("champion", (2, 1, 2, 4), (5, 5, 5, 3))


def test_37_else_to_the_better_place_in_it() -> None:
    assert ended(4, [0, 1], [3, 1], [2, 0, 1]) == ("champion", (1, 2, 3, 4), (8, 8, 5, 5))


def test_37_else_it_is_shared() -> None:
    assert ended(4, [0, 1], [1, 0], [2]) == ("champions", (1, 1, 3, 4), (8, 8, 5, 0))


def test_37_a_player_level_with_the_ghost_shares_with_it() -> None:
    assert ended(3, [3, 1], [1, 3], [0]) == ("level", (3, 1, 4), (5, 8, 0))


START: list[tuple[dict[str, Any], int, int]] = [
    ({}, 0, 44),
    ({"start": "cloud"}, 8, 44),
    ({"deck": "standard"}, 0, 24),
    ({"deck": "advanced"}, 0, 20),
    ({"start": "cloud", "deck": "advanced"}, 8, 20),
    ({"first_game": True}, 8, 24),
    ({"first_game": True, "deck": "advanced", "start": "line"}, 8, 24),
]


@pytest.mark.parametrize(("options", "start", "cards"), START)
def test_38_where_a_race_starts_and_with_which_cards(options: dict[str, Any], start: int, cards: int) -> None:
    table = Table(3, **options)
    assert table.places == [start] * 4
    assert len(table.state.deck) == cards


def capped(places: list[int], **options: Any) -> Table:
    """A table of four after the hundredth round of a race in which nobody arrived."""
    table = Table(4, **options)
    for _ in range(100):
        assert table.state.race == 1
        table.deal(*table.state.deck[:4]).put(places).time()
    return table


def test_39_after_a_hundred_rounds_the_furthest_wins() -> None:
    table = capped([3, 9, 4, 0])
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ending, outcome.ranks, outcome.scores) == ("furthest", (3, 1, 2, 4), (3, 9, 4, 0))
    assert table.told[-1] == "cap 100"


def test_39_several_share() -> None:
    outcome = (table := capped([9, 9, 4, 0])).game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ending, outcome.ranks) == ("shared", (1, 1, 3, 4))


def test_39_in_a_championship_nobody_scores_who_has_not_arrived_and_the_next_race_begins() -> None:
    table = capped([29, 9, 4, 0], championship=True)
    assert (table.state.race, table.state.round, table.state.first) == (2, 101, 101)
    assert "points 0 1 0 0" in table.told
    assert table.game.view(table.state, None).round == 1


def test_40_next_round_effects_end_with_the_race() -> None:
    table = flown(4, (0, 1), (2, 4), places=[20, 12, 27, 0], championship=True)
    table.go(0, "push 1").go(NATURE, "cobra ban")
    assert table.state.race == 2
    assert table.state.bans == [False] * 4
