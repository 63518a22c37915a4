"""Air Sorcière: the black cat, the piles, the end, the points, and what is known."""

from __future__ import annotations

from typing import Any

import pytest

from envol.game import Outcome
from envol.games.air.rules import TURNS, Air
from envol.games.air.state import COLUMN, NAME, NO_CARD
from tests.games.air.setup import Table, exam, position
from tests.laws.plays import random_play

SIX, SEVEN = "b1 b2 b3 b4 b5 b6", "g1 g2 g3 g4 g5 g6 g7"


def test_16_a_15_from_the_deck_makes_everybody_keep_five_cards_before_it_is_placed() -> None:
    table = position(seats=3, hands=[SIX, "w1 w2 w3 w4 w5", SEVEN]).draw("v15")
    assert (table.phase, table.asked, table.told) == ("cat", 0, ["cat v15"])
    assert table.offered == [f"discard {name}" for name in SIX.split()]
    table.go("discard b4")
    assert (table.phase, table.asked) == ("cat", 2), "seat 1 holds five cards and is not asked"
    table.go("discard g7", "discard g1")
    assert (table.phase, table.asked, table.offered) == ("place", 0, ["keep", "share"])
    assert (table.hand(0), table.hand(2)) == ("b1 b2 b3 b5 b6", "g2 g3 g4 g5 g6")
    assert table.discard == "b4 g1 g7"


def test_16_the_choice_goes_round_from_the_active_player() -> None:
    hands = [SIX, "w1 w2 w3 w4 w5 w6", SEVEN]
    table = position(seats=3, hands=hands, active=1).draw("v15")
    order = []
    while table.phase == "cat":
        order.append(table.asked)
        table.go(table.offered[0])
    assert order == [1, 2, 2, 0]
    assert table.asked == 1


def test_16_the_cat_leaves_columns_alone_and_is_placed_like_any_card() -> None:
    table = position(columns=["v3 b1 b2 b3 b4 b5 b6 b7"], hands=["", SEVEN]).draw("g9", "share").draw("v15")
    assert (table.phase, table.asked) == ("cat", 1)
    table.go("discard g1", "discard g2")
    assert table.columns(0) == "b1 b2 b3 b4 b5 b6 b7 | v3 v15"
    assert table.told == ["cat v15", "placed 0 v15"]


def test_16_with_small_hands_the_cat_asks_nobody() -> None:
    assert position(hands=["b1 b2 b3 b4 b5"]).draw("v15").phase == "place"


def test_16_a_15_taken_from_the_common_zone_brings_no_cat() -> None:
    table = position(hands=[SIX], common="v15").go("take v15")
    assert (table.phase, table.hand(0), table.told) == ("fly", SIX, [])


def test_16_after_a_shuffle_the_cat_comes_again() -> None:
    table = position(hands=[SIX], discard="v15", deck="").draw("v15")
    assert table.told == ["shuffled", "cat v15"]


def test_16_only_a_cat_makes_one_discard_and_it_comes_first() -> None:
    table = position(hands=[SIX])
    assert table.refused("discard b1") == "air.16 no-cat"
    table.draw("v15")
    for line in ("draw", "keep", "stop", "finish"):
        assert table.refused(line) == "air.16 cat-first"
    assert table.refused("discard w1") == "air.16 not-held"


def test_15_the_discard_pile_becomes_the_deck_only_when_a_card_is_wanted() -> None:
    table = position(deck="b1", discard="g1 g2").draw("b1", "keep")
    assert (table.discard, table.told) == ("g1 g2", [])
    table.go("draw")
    assert (table.discard, table.told) == ("", ["shuffled"])
    assert [str(move) for move, _ in table.game.chances(table.state)] == ["reveal g1", "reveal g2"]


@pytest.mark.parametrize(("then", "flying", "common"), [("keep", "b1 b2 b3", "b5"), ("share", "b1 b2", "b3 b5")])
def test_15_the_last_card_there_is_ends_the_game_once_it_is_placed(then: str, flying: str, common: str) -> None:
    table = position(columns=["b1 b2"], deck="b3", common="b5").draw("b3")
    assert (table.phase, table.told) == ("place", []), "not before it is placed"
    table.go(then)
    assert (table.phase, table.asked, table.told) == ("over", None, ["piles-empty"])
    assert (table.columns(0), table.common, table.hand(0)) == (flying, common, ""), "nothing lands any more"
    assert (table.state.flown, table.state.shared) == (False, NO_CARD)


def test_15_also_where_that_card_has_only_one_place_to_go() -> None:
    table = position(columns=["g6"], deck="g4").draw("g4")
    assert (table.phase, table.common, table.told) == ("over", "g4", ["shared 0 g4", "piles-empty"])
    table = position(columns=["g6"], deck="g4 g9").draw("g4").draw("g9")
    assert (table.phase, table.columns(0)) == ("over", "g6 g9")
    assert table.told == ["shared 0 g4", "placed 0 g9", "piles-empty"]


def test_15_a_fall_and_a_cat_that_bring_something_to_the_discard_pile_end_nothing() -> None:
    table = position(columns=["g6"], deck="g4 g5").draw("g4").draw("g5", "catch")
    assert (table.phase, table.asked, table.discard) == ("fly", 1, "g6")
    table = position(hands=[SIX, "w1"], deck="v15", rest=COLUMN + 1).draw("v15", "discard b1", "keep")
    assert (table.phase, table.asked, table.discard) == ("fly", 0, "b1")


def test_15_by_rules_1_the_turn_went_on_with_both_piles_empty() -> None:
    table = position(deck="b1", common="b4 b2", rules=1).draw("b1", "keep")
    assert table.offered == ["take b2", "take b4", "land black", "stop"]
    assert table.refused("draw") == "air.15 nothing-to-draw"
    table.go("take b4", "stop")
    assert (table.phase, table.told) == ("over", ["piles-empty"])


def test_15_by_rules_1_a_landing_and_a_diploma_came_before_that_end_and_might_prevent_it() -> None:
    table = position(deck="b1", hands=["b2 b3"], rules=1).draw("b1", "keep").go("land black")
    assert table.phase == "exam"
    assert Table(table.game, table.game.clone(table.state)).go("finish").phase == "over"
    table.go("diploma black", "pay b1", "pay b2", "pay b3", "graduate")
    assert (table.phase, table.asked, table.discard) == ("fly", 1, "b1 b2 b3")


@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_17_the_game_ends_when_so_many_colours_have_no_books(seats: int, gone: int) -> None:
    before = " ".join(f"{letter}0" for letter in "bgo"[: gone - 1])
    table = exam("w1 w2 w3", seats=seats, left=f"{before} w1")
    table.go("diploma white", "pay w1", "pay w2", "pay w3", "graduate")
    assert (table.phase, table.asked) == ("over", None), "at once: the others have no more turns"
    assert table.told[-3:] == ["books 0 1 white", "emptied white", "books-out"]


@pytest.mark.parametrize(("seats", "gone"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_17_with_one_colour_more_it_goes_on(seats: int, gone: int) -> None:
    before = " ".join(f"{letter}0" for letter in "bgo"[: gone - 1])
    table = exam("w1 w2 w3", seats=seats, left=f"{before} w1")
    table.go("diploma white", "pay w1", "pay w2", "pay w3", "graduate")
    assert (table.phase, table.asked) == ("fly", 1)


def ended(books: list[str], hands: list[str], **options: Any) -> Outcome:
    """The outcome when the last seat draws the last card, all cards that are not named in its columns."""
    last, drawn = len(books) - 1, next(name for name in NAME if name not in " ".join(hands).split())
    table = position(seats=len(books), books=books, hands=hands, deck=drawn, rest=COLUMN + last, active=last, **options)
    outcome = table.game.outcome(table.draw(drawn).state)
    assert outcome is not None
    return outcome


def test_18_each_book_is_a_point_and_all_five_colours_one_more() -> None:
    assert ended(["bbg", "bgovw"], ["", ""]).scores == (3, 6)
    assert ended(["bbggoovvww", "bbbb"], ["", ""]).scores == (11, 4), "two sets are one point all the same"


def test_18_a_table_may_give_a_point_for_every_set() -> None:
    assert ended(["bbggoovvww", "bbbbgov"], ["", ""], bonus_per_set=True).scores == (12, 7)


def test_19_of_equals_whoever_holds_more_cards_wins_and_columns_do_not_count() -> None:
    assert ended(["bb", "gg", "o"], ["w1", "w2 w3", ""]) == Outcome((2, 1, 3), (2, 2, 1), "chief")


def test_19_still_equal_they_share() -> None:
    assert ended(["bb", "gg"], ["w1", "w2"]) == Outcome((1, 1), (2, 2), "shared")


def test_20_everything_that_was_played_face_up_is_in_every_view() -> None:
    table = position(columns=["g6"], hands=["b1", "w2 w3"], common="o4", discard="v5")
    for viewer in (0, 1, None):
        view = table.game.view(table.state, viewer)
        assert view.hands == (("b1",), ("w2", "w3"))
        assert (view.common, view.discard, view.columns[0][1]) == (("o4",), ("v5",), ("g6",))
        assert view.deck == 75 - 6


def test_20_the_gauge_counts_the_cards_that_would_fall_and_can_be_switched_off() -> None:
    table = position(columns=["g3 g6"], hands=["", "g1"], deck="g2 g4 g5 g7 b1 b2 b3 b4")
    assert table.game.view(table.state, 0).odds == (0, 3, 8), "the common zone is free: nobody can fall"
    table.draw("g7", "share")
    assert table.game.view(table.state, 1).odds == (3, 3, 7)
    table.draw("b3")
    assert table.game.view(table.state, 0).odds == (5, 5, 6), "black 1 and 2 do not fit any more either"
    without = position(gauge=False)
    assert without.game.view(without.state, 0).odds is None


def test_20_the_gauge_knows_that_the_discard_pile_will_be_the_deck() -> None:
    table = position(columns=["g6"], deck="", discard="g2 g9 b1 b2")
    assert table.game.view(table.state, 0).odds == (0, 1, 4)


@pytest.mark.parametrize(("seats", "books"), [(2, 7), (3, 8), (4, 9), (5, 9)])
def test_22_books_that_are_removed_count_nowhere(seats: int, books: int) -> None:
    assert Air(seats, Air.Options(), Air.newest).start().left == [books] * 5


def test_23_after_a_thousand_turns_the_game_ends_as_it_stands() -> None:
    assert TURNS == 1000
    table = position(books=["bb", "g"], turns=999).draw("g6", "keep", "stop")
    assert (table.phase, table.told, table.scores) == ("over", ["turn-limit"], (2, 1))
    assert position(turns=998).draw("g6", "keep", "stop").phase == "fly"


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 14, 32), (3, 16, 37), (4, 27, 43), (5, 27, 43)])
def test_17_and_22_the_books_taken_when_the_game_ends_by_them(seats: int, least: int, most: int) -> None:
    """At least all books of the colours that are gone, and less than all that there are of the others."""
    found = 0
    for seed in range(12):
        play = random_play(Air(seats, Air.Options(), Air.newest), f"books {seed}")
        if any(event.kind == "books-out" for event in play.events[-1]):
            found += 1
            assert least <= sum(sum(books) for books in play.states[-1].books) <= most
            assert play.states[-1].left.count(0) == (2 if seats < 4 else 3)
        if found == 2:
            break
    assert found == 2
