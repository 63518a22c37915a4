"""Air Sorcière: taking cards, falling and landing."""

from __future__ import annotations

import pytest

from envol.game import NATURE
from envol.games.air.state import CARDS, NAME
from tests.games.air.setup import position


def test_1_at_least_one_card_must_be_taken() -> None:
    table = position(columns=["g6"], common="b3")
    assert table.refused("stop") == "air.1 fly-first"
    assert table.refused("land green") == "air.1 fly-first"
    assert table.offered == ["draw", "take b3"]
    assert table.go("take b3").offered == ["draw", "land black", "land green", "stop"]


def test_1_a_card_can_always_be_taken_at_the_beginning_of_a_turn() -> None:
    """A turn begins only while there is a card in the deck or in the discard pile (15)."""
    table = position(columns=["g9 v9 b9 o9 w9"], common="g1 v1", deck="", discard="b2")
    assert table.offered == ["draw"]


def test_2_deck_and_common_zone_are_mixed_freely_one_card_at_a_time() -> None:
    table = position(common="b3 b7 w8").go("take b3").draw("b5", "keep").go("take b7").draw("w4", "keep").go("take w8")
    assert table.columns(0) == "b3 b5 b7 | w4 w8"


def test_3_only_a_card_that_fits_is_taken_and_it_flies_at_once() -> None:
    table = position(columns=["g6"], common="g4 g9 b2")
    assert table.offered == ["draw", "take b2", "take g9"]
    assert table.refused("take g4") == "air.4 too-low"
    assert table.refused("take w1") == "air.3 not-in-common"
    table.go("take g9")
    assert (table.columns(0), table.common, table.hand(0)) == ("g6 g9", "b2 g4", "")


def test_3_a_card_put_there_this_turn_is_not_taken_back_but_next_turn_it_is() -> None:
    table = position().draw("g6", "share")
    assert table.refused("take g6") == "air.3 own-card"
    table.go("stop").draw("b2", "keep").go("stop")
    assert "take g6" in table.offered


def test_3_taking_is_allowed_before_and_after_ones_own_card_for_the_common_zone() -> None:
    table = position(common="b3 b7").go("take b3").draw("g6", "share").go("take b7")
    assert table.columns(0) == "b3 b7"
    assert table.asked == 0


@pytest.mark.parametrize(
    ("column", "card", "fits"), [("", "g1", True), ("g6", "g7", True), ("g6", "g5", False), ("b9", "g1", True)]
)
def test_4_a_column_has_one_colour_and_rises(column: str, card: str, fits: bool) -> None:
    assert (f"take {card}" in position(columns=[column], common=card).offered) == fits


def test_4_the_example_of_the_rulebook_a_10_cannot_follow_a_12() -> None:
    table = position(columns=["g5 g8 g12"], common="g10 g14")
    assert table.refused("take g10") == "air.4 too-low"
    assert table.go("take g14").columns(0) == "g5 g8 g12 g14"


def test_5_fits_and_common_zone_unused_is_a_choice() -> None:
    table = position(columns=["g6"]).draw("g9")
    assert (table.phase, table.offered) == ("place", ["keep", "share"])
    assert table.go("share").common == "g9"


def test_5_fits_and_common_zone_used_flies_at_once() -> None:
    table = position(columns=["g6"]).draw("b9", "share").draw("g9")
    assert (table.phase, table.columns(0), table.told) == ("fly", "g6 g9", ["placed 0 g9"])


def test_5_does_not_fit_and_common_zone_unused_goes_there_without_a_choice() -> None:
    table = position(columns=["g6"]).draw("g4")
    assert (table.phase, table.common, table.told) == ("fly", "g4", ["shared 0 g4"])
    assert table.refused("stop") == "air.9 must-land", "it was this turn's card for the common zone"


def test_5_does_not_fit_and_common_zone_used_is_a_fall() -> None:
    table = position(columns=["g6"], books=["g"]).draw("b9", "share").draw("g4")
    assert table.told == ["fall 0 g4 1"]
    assert table.asked == 1


def test_6_a_fall_discards_the_card_and_its_colours_column_alone() -> None:
    table = position(columns=["g3 g6 b2 w9"], hands=["o1 o2 o3"], books=["g"]).draw("g4").draw("g5")
    assert table.told == ["shared 0 g4", "fall 0 g5 2"]
    assert (table.discard, table.columns(0), table.common) == ("g3 g5 g6", "b2 | w9", "g4")
    assert (table.phase, table.asked, table.hand(0)) == ("fly", 1, "o1 o2 o3"), "no landing, no diploma"


@pytest.mark.parametrize(("move", "hand", "discard"), [("catch", "g5", "g6"), ("leave", "", "g5 g6")])
def test_7_a_beginner_may_take_the_card_that_made_him_fall(move: str, hand: str, discard: str) -> None:
    table = position(columns=["g6"], books=["b"]).draw("g4").draw("g5")
    assert (table.phase, table.asked, table.offered) == ("bonus", 0, ["catch", "leave"])
    assert (table.discard, table.columns(0)) == ("g6", ""), "the column is lost in any case"
    table.go(move)
    assert (table.hand(0), table.discard, table.asked) == (hand, discard, 1)


def test_7_who_owns_a_book_of_the_colour_is_no_beginner() -> None:
    table = position(columns=["g6"], books=["g"]).draw("g4").draw("g5")
    assert (table.phase, table.asked, table.discard) == ("fly", 1, "g5 g6")


@pytest.mark.parametrize("colour", "bgovw")
def test_8_a_15_always_fits_and_never_falls(colour: str) -> None:
    table = position(columns=[" ".join(f"{colour}{value}" for value in range(1, 15))])
    other = "g" if colour == "b" else "b"
    table.draw(f"{other}1", "share").draw(f"{colour}15")
    assert table.columns(0).endswith(f"{colour}14 {colour}15")
    assert not [word for word in table.told if word.startswith("fall")]


def test_9_a_soft_landing_takes_any_one_column() -> None:
    for colour, hand, rest in (("black", "b2", "g3 g6 g9 | w8"), ("green", "g3 g6 g9", "b2 | w8")):
        table = position(columns=["g3 g6 b2 w8"], common="g9").go("take g9")
        assert table.offered == ["draw", "land black", "land green", "land white", "stop"]
        table.go(f"land {colour}")
        assert (table.hand(0), table.columns(0)) == (hand, rest)


def test_9_without_a_card_in_the_common_zone_one_may_stop_and_leave_all_aloft() -> None:
    table = position(columns=["g3 g6"], hands=["b1 b2 b3"], common="g9").go("take g9", "stop")
    assert (table.columns(0), table.hand(0), table.asked) == ("g3 g6 g9", "b1 b2 b3", 1), "and no diploma"


def test_9_a_forced_landing_takes_the_column_with_the_fewest_cards() -> None:
    table = position(columns=["b1 b2 g14 w3 w4 w5"]).draw("o9", "share")
    assert table.offered == ["draw", "land green"]
    assert table.refused("land black") == "air.9 not-smallest"
    assert table.refused("stop") == "air.9 must-land"
    assert table.go("land green").hand(0) == "g14"


def test_9_columns_of_earlier_turns_count_and_ties_are_the_players_choice() -> None:
    table = position(columns=["b1 b2 w3 w4 v5 v6 v7"], common="g1 g2").go("take g1", "take g2").draw("o9", "share")
    assert table.offered == ["draw", "land black", "land green", "land white"]


def test_9_after_a_landing_no_more_cards_are_taken() -> None:
    table = position(columns=["g3 g6"], common="g9 g12").go("take g9", "land green")
    assert table.phase == "exam"
    for line in ("draw", "take g12", "land green", "stop"):
        assert table.refused(line) == "air.9 landed"


def test_9_a_column_that_does_not_fly_cannot_land() -> None:
    assert position(common="b1").go("take b1").refused("land green") == "air.9 no-column"


def test_10_with_nothing_aloft_the_turn_ends_without_landing_or_diploma() -> None:
    table = position(hands=["b1 b2 b3"]).draw("g6", "share")
    assert table.offered == ["draw", "stop"]
    table.go("stop")
    assert (table.asked, table.hand(0)) == (1, "b1 b2 b3")


def test_21_chance_names_who_begins_and_play_goes_clockwise() -> None:
    for first in range(3):
        table = position(seats=3)
        table.state = table.game.start()
        assert (table.asked, table.phase) == (NATURE, "first")
        assert [str(move) for move, _ in table.game.chances(table.state)] == ["first 0", "first 1", "first 2"]
        table.go(f"first {first}")
        order = []
        for name in ("b1", "g1", "o1", "v1"):
            order.append(table.asked)
            table.draw(name, "keep", "stop")
        assert order == [(first + step) % 3 for step in range(4)]


def test_26_zones_and_hands_begin_empty_and_are_kept_from_turn_to_turn() -> None:
    table = position()
    table.state = table.game.start()
    assert [table.common, *(zone(seat) for seat in (0, 1) for zone in (table.columns, table.hand))] == [""] * 5
    table = position(columns=["g3 g6 b2", "w4"], hands=["o1 o2", "v3"], common="v9")
    table.draw("g9", "keep", "stop").draw("b5", "share").go("land white")
    assert (table.asked, table.columns(0), table.hand(0)) == (0, "b2 | g3 g6 g9", "o1 o2")
    assert (table.columns(1), table.hand(1), table.common) == ("", "v3 w4", "b5 v9")
    assert {"take b5", "take v9"} <= set(table.offered), "what others put into the common zone is for everybody"


def test_example_1_annes_turn_step_by_step() -> None:
    """Anne takes three black witches and the green 9, draws white 5, takes white 8 and draws white 13."""
    table = position(columns=["g6 v4"], common="b3 b7 b11 g9 w8 o2")
    table.go("take b3", "take b7", "take b11", "take g9").draw("w5", "keep").go("take w8").draw("w13", "keep")
    assert table.columns(0) == "b3 b7 b11 | g6 g9 | v4 | w5 w8 w13"
    assert table.common == "o2"
    assert [move for move in table.offered if move.startswith("land")] == [
        f"land {colour}" for colour in ("black", "green", "violet", "white")
    ], "landing softly she may choose among four colours"


def test_example_1_had_anne_used_the_common_zone_only_the_violet_witch_could_land() -> None:
    table = position(columns=["g6 v4"], common="b3 b7 b11 g9 w8")
    table.go("take b3", "take b7", "take b11", "take g9").draw("w5", "keep").go("take w8").draw("w13", "keep")
    table.draw("g1")
    assert [move for move in table.offered if move.startswith("land")] == ["land violet"]


def test_25_turning_up_cards_and_naming_the_first_are_never_a_seats_move() -> None:
    table = position()
    assert table.refused("reveal g7") == "air.25 not-for-seats"
    assert table.refused("first 0") == "air.25 not-for-seats"
    assert table.go("draw").refused("reveal g7", seat=0) == "envol.2 not-your-turn"


def test_any_card_of_the_deck_may_be_turned_up_and_each_as_likely() -> None:
    table = position(columns=["g6 b2"], common="w8", hands=["o1"], discard="v3").go("draw")
    outcomes = table.game.chances(table.state)
    away = {"g6", "b2", "w8", "o1", "v3"}
    assert [str(move) for move, _ in outcomes] == [f"reveal {NAME[card]}" for card in CARDS if NAME[card] not in away]
    assert {weight for _, weight in outcomes} == {1}
