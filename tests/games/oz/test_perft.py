"""Oz: how many games there are from a fixed table, so that no move is lost or invented unseen."""

from __future__ import annotations

from tests.games.oz.setup import Table, held
from tests.games.perft import counts


def test_two_players_choose_through_two_rounds() -> None:
    # 3 · 2 columns a round (2).
    assert counts(Table(2).lay(), 4, chance=False) == [3, 6, 18, 36]


def test_three_players_choose_through_two_rounds() -> None:
    assert counts(Table(3).lay(), 6, chance=False) == [4, 12, 24, 96, 288, 576]


def test_four_players_choose_through_a_round_and_a_half() -> None:
    assert counts(Table(4).lay(), 6, chance=False) == [5, 20, 60, 120, 600, 2400]


def test_from_the_fifth_round_on_each_choice_is_followed_by_one_of_five_stories() -> None:
    # 3 columns, 5 stories, 2 columns, 5 stories (4), and the same again.
    assert counts(Table(2).play_to(5).lay(), 6, chance=False) == [3, 15, 30, 150, 450, 2250]


def test_the_last_round_to_its_end() -> None:
    assert counts(Table(2).play_to(8).lay(), 5, chance=False) == [3, 15, 30, 150, 0]
    assert counts(Table(3).play_to(9).lay(), 7, chance=False) == [4, 20, 60, 300, 600, 3000, 0]


def test_the_first_cards_with_chance() -> None:
    # Any of eight characters, six of each (7).
    table = Table(2)
    assert counts(table, 4) == [8, 64, 512, 4096]


def test_a_character_that_is_used_up_comes_no_more() -> None:
    # Two Dorothys and one each of Toto, the Lion, Oz and the Witch: 5 · 5 sequences of two without tt, ll, oo, ww.
    table = Table(2).play_to(8)
    table.state.deck = held("2d t l o w")
    assert counts(table, 2) == [5, 21]


def test_the_stories_with_chance_to_the_end_of_the_round() -> None:
    # Four stories are left for three columns: 4 · 3 · 2; then three columns to choose from.
    table = Table(2)
    table.go(*["deal d"] * 6)
    table.state.stories = table.state.stories[:4]
    assert counts(table, 4) == [4, 12, 24, 72]


def test_8_the_recall_with_chance() -> None:
    # Seven characters, two of each, lie in the discard: 7, 7², 7³ without three alike, 7⁴ without three or four alike.
    table = Table(4).play_to(8)
    table.state.discard = held("2d 2t 2s 2r 2l 2o 2g")
    assert counts(table, 4) == [7, 49, 343 - 7, 2401 - 7 * (4 * 6 + 1)]
