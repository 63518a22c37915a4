"""Blackmore: setting up, ranks, tricks, and the change of trump."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from envol import catalogue
from envol.game import NATURE
from envol.games.blackmore.options import Options
from tests.games.blackmore.setup import Side, Table, dealt, position, rules

# The rulebook's example: Anna leads yellow 2, and the picture with the other cards is lost but for red 7, David's
# blue 4 and Emma's blue 9. Brian's is the best yellow card; here it is the 5.
EXAMPLE = "y2 y5 r7 b4 b9"
BRIAN, DAVID = 1, 3


def example(trump: str) -> Table:
    """Anna, Brian, a third player, David and Emma, after the rulebook's trick."""
    return dealt(EXAMPLE.split(), trump).trick(EXAMPLE)


def duel(trump: str, led: str, answer: str, side: Side = "descending") -> int:
    """Which of two cards takes the trick: 0 the one led, 1 the answer."""
    table = dealt([led, answer], trump, side=side).trick(f"{led} {answer}")
    assert table.asked is not None
    return table.asked


def order(value: int, side: Side) -> list[int]:
    """The values from the strongest to the weakest."""
    return sorted(range(1, 10), key=lambda other: rules(2, side).distance(value, other))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_two_to_six_players_get_six_cards_each_and_the_next_card_is_turned_up(seats: int) -> None:
    table = Table(game := rules(seats), game.start())
    assert table.phase == "deal"
    while table.phase == "deal":
        table.go(table.chances[0])
    assert [len(hand) for hand in table.state.hands] == [6] * seats
    turned = table.chances[-1]
    table.go(turned)
    assert turned == f"turn {table.pile}"
    assert table.state.wheel == int(table.pile[1])
    assert len(table.state.deck) == 54 - 6 * seats - 1


def test_3_the_view_tells_whose_card_takes_the_trick_as_it_lies() -> None:
    table = dealt(EXAMPLE.split(), "b1")
    best = [table.game.view(table.state, None).best]
    for card in EXAMPLE.split():
        table.go(f"play {card}")
        best.append(table.game.view(table.state, None).best)
    # Yellow 2, the better yellow 5, red 7 which is neither; then the trumps: blue 4, and blue 9, next to blue 1.
    assert best == [None, 0, 1, 1, 3, 4]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(catalogue.BadOptions, match=f"2 to 6 players, not {seats}"):
        catalogue.create("blackmore", seats)


@pytest.mark.parametrize(
    ("value", "side", "ranks"),
    [
        (7, "descending", [7, 6, 5, 4, 3, 2, 1, 9, 8]),  # the rulebook's example
        (5, "descending", [5, 4, 3, 2, 1, 9, 8, 7, 6]),  # the second published example
        (1, "descending", [1, 9, 8, 7, 6, 5, 4, 3, 2]),
        (9, "descending", [9, 8, 7, 6, 5, 4, 3, 2, 1]),
        (7, "ascending", [7, 8, 9, 1, 2, 3, 4, 5, 6]),
        (5, "ascending", [5, 6, 7, 8, 9, 1, 2, 3, 4]),
        (1, "ascending", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (9, "ascending", [9, 1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_2_the_wheel_orders_the_values_from_the_one_on_top(value: int, side: Side, ranks: list[int]) -> None:
    assert order(value, side) == ranks


@pytest.mark.parametrize("side", get_args(Side))
@pytest.mark.parametrize("value", range(1, 10))
def test_2_and_3_each_value_beats_the_next_one_in_the_led_colour_and_in_trump(value: int, side: Side) -> None:
    step = 1 if side == "ascending" else -1
    ranks = [(value - 1 + step * place) % 9 + 1 for place in range(9)]
    assert ranks[0] == value
    for better, worse in pairwise(ranks):
        assert duel(f"b{value}", f"g{better}", f"g{worse}", side) == 0
        assert duel(f"b{value}", f"g{worse}", f"g{better}", side) == 1
        if value not in (better, worse):  # that card of the trump colour lies on the pile
            assert duel(f"b{value}", f"b{better}", f"b{worse}", side) == 0
            assert duel(f"b{value}", f"b{worse}", f"b{better}", side) == 1


def test_3_who_laid_first_makes_no_difference_among_six_cards_of_a_colour() -> None:
    """Silver 4 is nearest below the wheel's 5, and wins from every place at the table."""
    cards = ["s4", "s1", "s9", "s8", "s7", "s6"]
    for seat in range(6):
        turned = cards[-seat:] + cards[:-seat]
        assert dealt(turned, "b5").trick(" ".join(turned)).asked == seat


def test_4_the_example_of_the_rulebook_david_wins_with_blue_4_over_blue_9() -> None:
    table = example("b7")
    assert order(7, "descending") == [7, 6, 5, 4, 3, 2, 1, 9, 8]
    assert (table.asked, table.phase) == (DAVID, "change")
    assert table.told == ["trick 3 b4"]


def test_4_the_example_of_the_rulebook_brian_wins_with_yellow_if_trump_is_green() -> None:
    table = example("g7")
    assert table.asked == BRIAN
    assert table.told == ["trick 1 y5"]


def test_4_red_7_has_the_strongest_value_but_neither_trump_nor_the_led_colour() -> None:
    for trump in ("b7", "g7", "v7"):
        assert example(trump).asked != 2
    assert duel("b7", "y8", "r7") == 0  # even against the weakest value of the led colour


def test_4_the_weakest_trump_beats_the_strongest_card_of_the_led_colour() -> None:
    assert duel("b7", "y7", "b8") == 1


def test_4_nobody_has_to_follow_the_led_colour_or_to_trump() -> None:
    table = dealt(["y2", "y1 y3 b4 b5 r6 g7"], "b7").trick("y2")
    assert table.offered == [f"play {name}" for name in ["b4", "b5", "y1", "y3", "r6", "g7"]]


def test_4_the_others_play_clockwise_once_each() -> None:
    table = dealt(["r1", "r2", "r3", "r4"], "b7", first=2)
    order = []
    for name in ("r3", "r4", "r1", "r2"):
        order.append(table.asked)
        table.trick(name)
    assert order == [2, 3, 0, 1]
    assert table.phase == "change"


def test_5_the_winner_may_lay_any_card_of_the_trick_his_own_included_or_none() -> None:
    assert sorted(example("b7").offered) == sorted(["keep", *(f"lay {name}" for name in EXAMPLE.split())])


def test_5_without_a_change_the_whole_trick_is_captured_and_trump_stays() -> None:
    table = example("b7").go("keep")
    assert table.captured == ["", "", "", "b4 b9 y2 y5 r7", ""]
    assert (table.pile, table.state.wheel) == ("b7", 7)


@pytest.mark.parametrize(("laid", "captured"), [("r7", "b4 b9 y2 y5"), ("b4", "b9 y2 y5 r7"), ("y2", "b4 b9 y5 r7")])
def test_5_the_card_laid_is_no_longer_captured_and_turns_the_wheel(laid: str, captured: str) -> None:
    table = example("b7").go(f"lay {laid}")
    assert table.captured == ["", "", "", captured, ""]
    assert table.pile == f"b7 {laid}"
    assert table.state.wheel == int(laid[1])


def test_5_a_card_of_the_same_colour_only_moves_the_wheel() -> None:
    """Under 7 the 3 beats the 9; with 1 on top the 9 beats the 3; blue is trump either way."""
    kept = dealt(["y1 b9", "b1 b3"], "b7").trick("y1 b1").go("keep").refill("g1 g2").trick("b3 b9")
    laid = dealt(["y1 b9", "b1 b3"], "b7").trick("y1 b1").go("lay b1").refill("g1 g2").trick("b3 b9")
    assert (kept.asked, kept.pile, kept.state.wheel) == (1, "b7", 7)
    assert (laid.asked, laid.pile, laid.state.wheel) == (0, "b7 b1", 1)


def test_5_the_change_comes_after_every_trick_of_the_final_phase_but_the_last() -> None:
    table = position(["y1 y2 y3", "r1 r2 r3"], pile="b7").trick("y1 r1")
    assert table.offered == ["keep", "lay y1", "lay r1"]
    table.go("lay r1").trick("y2 r2")  # red 2 is trump and no red card beats it
    assert (table.asked, table.pile) == (1, "b7 r1")
    table.go("keep").trick("r3 y3")
    assert (table.asked, table.phase) == (None, "over")
    assert table.captured == ["y1", "y2 y3 r2 r3"]


def test_6_a_trick_is_won_then_changed_then_captured_then_refilled_and_the_winner_leads() -> None:
    table = example("b7")
    assert table.phase == "change"
    assert table.captured == [""] * 5
    table.go("lay r7")
    assert (table.phase, table.asked) == ("refill", NATURE)
    assert table.captured == ["", "", "", "b4 b9 y2 y5", ""]
    table.refill("b1 b2 b3 r1 r2")  # David draws first, then Emma, Anna, Brian and the third player
    drawn = ["b3", "r1", "r2", "b1", "b2"]
    assert all(name in hand.split() for name, hand in zip(drawn, table.hands, strict=True))
    assert [len(hand) for hand in table.state.hands] == [6] * 5
    assert (table.phase, table.asked, table.state.leader) == ("play", DAVID, DAVID)


def test_6_the_new_trump_and_wheel_rule_the_next_trick() -> None:
    kept = dealt(["y2 y5", "r7 b1"], "b7").trick("y2 r7").go("keep").refill("g1 r1")
    laid = dealt(["y2 y5", "r7 b1"], "b7").trick("y2 r7").go("lay r7").refill("g1 r1")
    assert kept.trick("y5 r1").asked == 0
    assert laid.trick("y5 r1").asked == 1  # red is trump now


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_15_chance_names_the_first_leader_each_seat_alike(seats: int) -> None:
    table = Table(game := rules(seats), game.start())
    while table.phase != "first":
        table.go(table.chances[0])
    assert table.chances == [f"first {seat}" for seat in range(seats)]
    table.go(f"first {seats - 1}")
    assert (table.asked, table.phase) == (seats - 1, "play")


def test_15_the_card_of_the_first_leader_sets_the_led_colour_wherever_he_sits() -> None:
    table = dealt(["y7", "r1", "g7"], "b7", first=1).trick("r1 g7 y7")
    assert table.told == ["trick 1 r1"]


def test_15_the_side_of_the_wheel_is_chosen_before_the_game_and_is_descending_by_default() -> None:
    assert Options().wheel == "descending"
    assert duel("b7", "y6", "y8", "descending") == 0
    assert duel("b7", "y6", "y8", "ascending") == 1
    with pytest.raises(catalogue.BadOptions):
        catalogue.create("blackmore", 2, {"wheel": "sideways"})


def test_16_whoever_leads_may_lead_any_card_a_trump_included() -> None:
    table = dealt(["b1 b2 y3 r4 g5 v6", ""], "b7")
    assert table.offered == [f"play {name}" for name in ["b1", "b2", "y3", "r4", "g5", "v6"]]
    assert table.trick("b1").phase == "play"
