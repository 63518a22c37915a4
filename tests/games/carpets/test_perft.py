"""How many ways there are from a fixed table, so that no move is lost or invented unseen."""

from __future__ import annotations

from envol.games.carpets.fold import FOLDS, reachable
from tests.games.carpets.setup import Table, flown
from tests.games.perft import counts


def test_a_carpet_spread_out_has_24_folds_and_each_folding_loses_lines() -> None:
    """4 claims, 24 folds, a turn, 4 claims with the Genie. A fold of one or three leaves 20 folds, one of two 16."""
    table = Table(4).deal()
    assert len(table.offered(0)) == 4 + 24 + 1 + 4
    for line, folds in (("fold left 1 over", 20), ("fold top 3 under", 20), ("fold right 2 under", 16)):
        assert len(Table(4).deal().go(0, line).offered(0)) == 4 + folds + 3 + 4


def test_two_players_in_the_first_two_moves_of_a_round() -> None:
    # Either of two moves, with 33 moves each. After a claim (8 of them) only the other is left, with three cards: 3 and
    # 25 and 3. After a turn both go on, one with a `spread` more; after one of 16 folds of one or three rows or columns
    # with 20 folds, unfold and spread, after one of 8 in the middle with 16.
    after_claim = 3 + 25 + 3
    after_turn = 33 + 34
    after_fold, after_middle = 33 + 31, 33 + 27
    assert counts(Table(2).deal(), 2) == [66, 2 * (8 * after_claim + after_turn + 16 * after_fold + 8 * after_middle)]


def test_the_changes_of_every_reachable_carpet() -> None:
    """By the number of folds: how many folds lead on from all carpets with so many."""
    ways = [sum(carpet.has(fold) for carpet in level for fold in FOLDS) for level in reachable()]
    assert ways == [48, 672, 5136, 22832, 54784, 49664, 0]


def test_after_the_folding_a_push_and_a_cobra() -> None:
    # Three pawns to push; one of them onto the cobra on 11, of six kinds. Back 1 and back 2 lead to no other.
    table = flown(4, (0, 1), places=[0, 12, 3, 3])
    assert counts(table, 1) == [3]
    assert counts(table, 2) == [3, 6 + 2 * 40]
    assert counts(flown(4, (0, 4), places=[6, 0, 0, 0]), 1) == [6]


def test_chance_has_one_card_less_with_every_card_laid_out() -> None:
    assert counts(Table(4, deck="advanced"), 3) == [20, 20 * 19, 20 * 19 * 18]


def test_a_calm_round_of_two_has_the_pass_too() -> None:
    # 34 moves each; after a claim or a pass (9) the other alone, who may want the same card.
    table = Table(2, calm=True).deal()
    assert counts(table, 2) == [68, 2 * (9 * 34 + (34 + 35) + 16 * (34 + 32) + 8 * (34 + 28))]
