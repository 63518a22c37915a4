"""The reconstructed data (1 to 4), what shows a card (6, 8), and Genies that help (9)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, permutations

import pytest

from envol.games.carpets.cards import CARDS, COBRA_COUNTS, COBRAS, DECK, DECKS, PATTERN, TRACK, fits, met, shows
from envol.games.carpets.fold import FOLD_NAME, carpet_after, count_folds, shortest
from envol.games.carpets.fold_plans import ways
from tests.games.carpets.setup import PAIR, ROW, SQUARE, Table, card_of


def test_1_the_pattern_has_each_motif_and_colour_once_in_each_row_and_column() -> None:
    layout = DECK["layout"]
    assert layout[0] == ["PB", "LV", "CR", "MJ"]
    assert len(set(chain(*layout))) == 16
    for line in (*layout, *zip(*layout, strict=True)):
        assert sorted(square[0] for square in line) == sorted("PLCM")
        assert sorted(square[1] for square in line) == sorted("BVRJ")


def test_2_there_are_24_standard_and_20_advanced_cards() -> None:
    assert {name: len(cards) for name, cards in DECKS.items()} == {"all": 44, "standard": 24, "advanced": 20}
    for level, sizes in (("standard", {2: 8, 3: 10, 4: 6}), ("advanced", {2: 5, 3: 7, 4: 8})):
        assert Counter(len(card["needs"]) for card in DECK["cards"] if card["level"] == level) == sizes
    gives = {(len(card.needs), card.clouds, card.genie) for card in CARDS[1:]}
    assert gives == {(2, 1, 1), (3, 2, 0), (4, 3, 0)}
    assert len({tuple(sorted(card.needs)) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", range(1, 45))
def test_2_each_card_can_be_folded_and_its_least_number_of_folds_is_found_by_search(card: int) -> None:
    solutions = [squares for squares in shortest() if len(squares) == len(CARDS[card].needs)]
    solutions = [squares for squares in solutions if met(card, squares) == len(squares)]
    assert solutions
    least = min(count_folds(shortest()[squares]) for squares in solutions)
    assert least == DECK["cards"][card - 1]["folds"]
    way = ways(card)[0]
    assert way is not None
    assert shows(carpet_after(way), card, 0)
    assert count_folds(way) == least


def test_2_standard_cards_ask_for_one_thing_of_a_square_and_advanced_ones_for_both_somewhere() -> None:
    for card in DECK["cards"]:
        both = [need for need in card["needs"] if "*" not in need]
        assert bool(both) == (card["level"] == "advanced")


def test_3_the_track() -> None:
    assert (TRACK["palace"], TRACK["cloud"]) == (30, 8)
    assert TRACK["cobras"] == [5, 11, 16, 21, 26, 28]
    assert TRACK["shortcuts"] == [[7, 10], [14, 18], [23, 25]]


def test_4_eight_cobra_tokens_of_which_six_lie_on_the_track() -> None:
    kinds = dict(zip(COBRAS, COBRA_COUNTS, strict=True))
    assert kinds == {"back 1": 1, "back 2": 1, "genie": 2, "left": 1, "right": 1, "ban": 2}
    state = Table(4).state
    assert (sum(state.bag), len(state.cobras)) == (8, 6)


def test_all_reconstructed_data_is_marked() -> None:
    assert DECK["reconstructed"]
    assert TRACK["reconstructed"]


def squares(*names: str) -> str:
    return "".join(next(digit for digit, name in PATTERN.items() if name == wanted) for wanted in names)


def test_6_the_number_of_squares_must_be_that_of_the_card() -> None:
    pair = carpet_after(ways(PAIR)[0] or [])
    assert shows(pair, PAIR, 0)
    assert not any(shows(pair, card, 3) for card in (ROW, SQUARE))


def test_6_four_in_a_row_is_never_right() -> None:
    row = carpet_after([FOLD_NAME.index("bottom 2 under"), FOLD_NAME.index("bottom 1 under")])
    assert (row.width, row.height) == (4, 1)
    card = card_of("*B", "*J", "*R", "*V")
    assert met(card, row.top) == 4
    assert not shows(row, card, 0)


def test_8_the_order_of_the_squares_does_not_matter() -> None:
    card = card_of("*B", "*J", "*V")
    for order in permutations(("PB", "MJ", "CV")):
        assert met(card, squares(*order)) == 3


@pytest.mark.parametrize(
    ("need", "square", "is_met"),
    [
        ("*B", "PB", True),
        ("*B", "PR", False),
        ("P*", "PR", True),
        ("P*", "LB", False),
        ("PB", "PB", True),
        ("PB", "PR", False),
        ("PB", "LB", False),
        ("**", "MV", True),
    ],
)
def test_8_a_colour_takes_any_motif_a_motif_any_colour_and_a_question_mark_everything(
    need: str, square: str, is_met: bool
) -> None:
    assert fits(need, squares(square)) == is_met


def test_8_each_square_meets_one_place_only() -> None:
    twice = card_of("*V", "*V")
    assert met(twice, squares("LV", "PB")) == 1
    assert met(card_of("*B", "MJ", "P*"), squares("PB", "MJ", "LV")) == 2, "one palace is not both a palace and blue"
    assert met(card_of("*B", "MJ", "P*"), squares("PB", "MJ", "LB")) == 3, "found though the first fit is the wrong one"


def test_9_a_genie_stands_in_for_a_square_that_is_missing() -> None:
    card, way = card_of("CJ", "MV"), ways(card_of("*J", "*V"))[0]
    carpet = carpet_after(way or [])
    assert not shows(carpet, card_of("LR", "MJ"), 0)
    shown = met(card, carpet.top)
    assert shows(carpet, card, 2 - shown)
    assert not shows(carpet, card, 1 - shown)


def test_9_at_least_one_square_is_ones_own_work_and_nobody_sets_aside_more_than_he_has() -> None:
    table = Table(4).deal()
    table.state.genies = [2, 0, 3, 3]
    assert [line for line in table.offered(0) if "with" in line] == [
        *("claim 1 with 1", "claim 1 with 2", "claim 2 with 1", "claim 2 with 2"),
        *("claim 3 with 1", "claim 4 with 1", "claim 4 with 2"),
    ]
    assert not any("with" in line for line in table.offered(1))
    assert "claim 1 with 3" in table.offered(2)
    assert table.refused(1, "claim 1 with 1") == ("carpets.9", "not-enough-genies")
    assert table.refused(0, "claim 3 with 2") == ("carpets.9", "one-of-your-own")


def test_9_the_shape_must_be_right_even_with_genies() -> None:
    table = Table(4).deal()
    table.state.genies[0] = 3
    table.go(0, "claim 1 with 3").time()
    assert table.told[1] == "wrong 0 1 3"


def test_9_genies_set_aside_are_gone_whether_they_were_needed_or_not() -> None:
    for genies, needed in ((1, True), (1, False)):
        table = Table(4).deal()
        table.state.genies = [2, 1, 1, 1]
        table.fold(0, SQUARE, genies if needed else 0).go(0, f"claim 1 with {genies}")
        assert (table.genies[0], table.state.offered[0]) == (1, 1)
        table.time()
        assert "right 0 1 1" in table.told
        assert (table.genies[0], table.state.offered[0]) == (1, 0)


def test_9_they_go_back_first_so_that_a_gain_finds_room() -> None:
    table = Table(4).deal()
    table.state.genies[0] = 3
    table.go(0, "claim 3 with 1").time()
    assert "genie 0 3" in table.told, "2 are left, and the wrong claim brings one"


def test_9_what_is_set_aside_no_cobra_can_take() -> None:
    table = Table(4).deal().put([6, 0, 0, 0])
    table.state.genies[0] = 2
    table.fold(0, ROW + 1).go(0, "claim 4 with 1").right(1, 1).time()
    table.go(1, "push 0").go(-1, "cobra genie")
    assert "loses 0 1" in table.told
    assert "right 0 4 1" in table.told
