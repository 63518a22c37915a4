"""Blackmore: the last refill, short hands, what is known, and who wins."""

from __future__ import annotations

import pytest

from envol.dice import FastDice
from envol.game import NATURE, Outcome
from envol.games.blackmore.moves import CARDS
from envol.games.blackmore.options import Options
from envol.games.blackmore.rules import Blackmore
from tests.games.blackmore.setup import Table, dealt, names, numbers, position

# Hands of two instead of six: the rules of the last refill ask only how many cards the deck and the pile hold.
FIVE = ["y1 g1", "y2 g2", "y3 g3", "y4 g4", "y5 g5"]
FOUR = FIVE[:4]


def five_at_the_last_refill() -> Table:
    """Seat 3 wins a trick; the deck holds three cards, the trump pile blue 1, red 5 and, on top, green 8."""
    table = position(FIVE, deck="v1 v2 v3", pile="b1 r5 g8").trick("y1 y2 y3 g4 y5")
    assert table.asked == 3
    return table.go("keep")


def four_without_changes() -> Table:
    """Seat 2 won with a trump and kept; one card was left in the deck and one, blue 7, on the trump pile."""
    table = position(["y1 g1", "y2 g2", "b3 g3", "y4 g4"], deck="v1", pile="b7").trick("y1 y2 b3 y4")
    return table.go("keep").refill("v1")


def test_7_the_first_in_order_empty_the_deck_and_the_others_draw_from_the_top_of_the_pile() -> None:
    table = five_at_the_last_refill().refill("v1 v2 v3")
    assert table.hands == ["g1 v3", "g2 g8", "r5 g3", "y4 v1", "g5 v2"]
    assert table.told == ["trick 3 g4", "final", "taken 1 g8", "taken 2 r5", "trump b1"]
    assert [(event.kind, event.data["seat"]) for event in table.drew] == [("drawn", 3), ("drawn", 4), ("drawn", 0)]


def test_7_trump_and_wheel_are_read_once_after_all_draws() -> None:
    table = five_at_the_last_refill().refill("v1 v2")
    assert (table.pile, table.state.wheel) == ("b1 r5 g8", 8)
    table.refill("v3")
    assert (table.pile, table.state.wheel) == ("b1", 1)
    assert [word for word in table.told if word.startswith("trump")] == ["trump b1"]
    assert table.asked == 3


def test_7_a_change_in_the_trick_before_puts_its_card_on_top_and_it_is_drawn_first() -> None:
    table = position(FIVE, deck="v1 v2 v3", pile="b1 r5 g8").trick("y1 y2 y3 g4 y5").go("lay y3").refill("v1 v2 v3")
    assert table.told[1:] == ["final", "taken 1 y3", "taken 2 g8", "trump r5"]
    assert (table.pile, table.state.wheel) == ("b1 r5", 5)


def test_8_the_refill_from_the_pile_happens_once_and_then_nobody_draws() -> None:
    table = five_at_the_last_refill().refill("v1 v2 v3")
    assert table.state.final
    table.trick("y4 g5 g1 g2 g3").go("keep")
    assert table.phase == "play"
    assert [len(hand) for hand in table.state.hands] == [1] * 5
    table.trick("v1 v2 v3 g8 r5")
    assert table.phase == "over"


def test_8_if_the_deck_came_out_exactly_the_final_phase_would_start_at_once() -> None:
    """Never so with 2 to 6 players and 54 cards, but the rule is there: nothing is taken from the pile."""
    table = position(FOUR, deck="v1 v2 v3 v4", pile="b1 b7").trick("y1 y2 y3 y4").go("keep").refill("v1 v2 v3 v4")
    assert table.state.final
    assert table.pile == "b1 b7"
    assert [len(hand) for hand in table.state.hands] == [2] * 4
    assert "short" not in " ".join(table.told)
    assert table.trick("v1 v2 v3 v4").go("keep").phase == "play"


def test_8_before_the_last_refill_the_deck_gives_everybody_one_card() -> None:
    table = position(FOUR, deck="v1 v2 v3 v4 v5", pile="b1 b7").trick("y1 y2 y3 y4").go("keep").refill("v1 v2 v3 v4")
    assert not table.state.final
    assert table.told == ["trick 3 y4"]
    assert [(event.kind, event.data) for event in table.drew] == [("refilled", {"seat": 3})]
    assert table.phase == "play"


def test_9_the_last_card_of_the_pile_may_be_drawn_and_then_there_is_no_trump() -> None:
    table = position(["y1 g1", "y2 g2"], deck="v1", pile="b7").trick("y1 y2").go("keep").refill("v1")
    assert table.hands == ["b7 g1", "g2 v1"]
    assert table.told == ["trick 1 y2", "final", "taken 0 b7", "no-trump 7"]
    assert table.game.view(table.state, None).trump is None
    table.trick("g2 b7")  # the best value in what was the trump colour
    assert table.asked == 1


def test_9_the_wheel_keeps_its_value_without_trump() -> None:
    """Under 7 the 1 beats the 9; without a wheel it would not."""
    table = position(["y1 g1", "y2 g9"], deck="v1", pile="b7").trick("y1 y2").go("keep").refill("v1")
    assert table.state.wheel == 7
    assert table.trick("g9 g1").asked == 0
    assert table.go("keep").state.wheel == 7


def test_9_the_value_kept_is_that_of_a_card_laid_in_the_trick_before_the_refill() -> None:
    """Red 3 was laid on blue 7; both are drawn, blue 7 last, and the wheel stays on 3."""
    table = position(["y1 g1", "y2 g2", "b3 g3", "r3 g4"], deck="v1", pile="b7").trick("y1 y2 b3 r3")
    assert table.asked == 2
    table.go("lay r3").refill("v1")
    assert table.told == ["trick 2 b3", "final", "taken 3 r3", "taken 0 b7", "short 1", "no-trump 3"]
    assert (table.pile, table.state.wheel) == ("", 3)
    table.trick("g3 g4 g1 g2")  # under 3 the order is 3 2 1 9 8 7 6 5 4, under 7 the 4 would have won
    assert table.asked == 2


def test_9_the_stretch_without_trump_ends_when_a_winner_lays_a_card() -> None:
    table = position(["y1 g1 r2", "y2 g2 y9"], deck="v1", pile="b7").trick("y1 y2").go("keep").refill("v1")
    assert table.pile == ""
    table.trick("g2 r2").go("lay r2")
    assert (table.pile, table.state.wheel) == ("r2", 2)
    assert table.game.view(table.state, None).trump == "r"


def test_9_a_card_laid_on_the_empty_pile_is_trump_in_the_next_trick() -> None:
    kept = position(["y1 r9", "y2 y3"], pile="", wheel=7).trick("y1 y2").go("keep").trick("y3 r9")
    laid = position(["r1 r9", "y2 y3"], pile="", wheel=7, leader=1).trick("y2 r1").go("lay r1").trick("y3 r9")
    assert (kept.captured, laid.captured) == (["", "y1 y2 y3 r9"], ["y3 r9", "y2"])


def test_10_who_comes_last_in_order_stays_one_card_short() -> None:
    table = four_without_changes()
    assert table.told == ["trick 2 b3", "final", "taken 3 b7", "short 0", "short 1", "no-trump 7"]
    assert table.hands == ["g1", "g2", "g3 v1", "b7 g4"]
    assert table.asked == 2


def test_11_a_player_without_cards_is_skipped() -> None:
    table = four_without_changes().trick("g3 g4 g1 g2")  # under 7 the 4 wins: seat 3
    assert table.asked == 3
    table.go("keep").trick("b7")
    assert table.asked == 2  # seats 0 and 1 have nothing to play
    table.trick("v1")
    assert table.phase == "over"
    assert table.captured == ["", "", "b3 y1 y2 y4", "b7 g1 g2 g3 g4 v1"]


def test_11_if_the_winner_has_no_cards_the_next_clockwise_who_has_some_leads() -> None:
    table = four_without_changes().trick("g3 b7 g1 g2")
    assert table.asked == 2  # 3 beats 2 and 1 under 7: he has a card left and leads
    assert table.go("keep").asked == 2
    other = position(["g6", "g2", "g3 v1", "b7 g4"], pile="", wheel=7, leader=2).trick("g3 g4 g6 g2")
    assert other.hands[0] == ""
    assert (other.asked, other.phase) == (0, "change")  # he still decides about the trump
    other.go("lay g6")
    assert (other.asked, other.state.leader, other.phase) == (2, 2, "play")  # seat 1 has no cards either
    assert (other.pile, other.state.wheel) == ("g6", 6)
    other.trick("v1 b7")
    assert other.captured == ["g2 g3 g4", "", "b7 v1", ""]


def test_11_the_colour_of_the_one_who_leads_in_the_winners_place_is_the_led_colour() -> None:
    table = position(["y7", "r5 r4", "y1 v7"], pile="b7").trick("y7 r5 y1")
    assert table.go("keep").asked == 1
    table.trick("r4 v7")  # violet is not led, however strong its 7
    assert table.captured == ["y1 y7 r5", "r4 v7", ""]


def test_11_the_game_ends_when_all_hands_are_empty() -> None:
    table = position(["y1", "", "y2 y3"], pile="b7").trick("y1 y2")
    assert table.phase == "change"
    assert table.go("keep").trick("y3").phase == "over"
    assert table.scores == (0, 0, 6)


def test_12_captured_cards_score_their_value_and_the_trump_pile_scores_for_nobody() -> None:
    table = position(["y9", "y1"], pile="b8 g6 b7", captured=["r9 r8", "r2 r1"]).trick("y9 y1")
    assert table.captured == ["r8 r9", "y1 y9 r1 r2"]  # under 7 the 1 beats the 9
    assert table.scores == (17, 13)


def test_12_a_card_given_up_scores_for_nobody() -> None:
    kept = position(["y9 y7", "r1 r2"], pile="b7").trick("y9 r1").go("keep").trick("y7 r2")
    laid = position(["y9 y7", "r1 r2"], pile="b7").trick("y9 r1").go("lay y9").trick("y7 r2")
    assert (kept.scores, laid.scores) == ((19, 0), (10, 0))


@pytest.mark.parametrize(
    ("captured", "scores", "ranks", "ending"),
    [  # the last trick brings seat 2 one point more
        (["r9", "r8", "r1"], (9, 8, 2), (1, 2, 3), "control"),
        (["r9", "g9", "r1"], (9, 9, 2), (1, 1, 3), "shared"),
        (["r9", "g9", "r8"], (9, 9, 9), (1, 1, 1), "shared"),
        (["r9", "r5", "r4"], (9, 5, 5), (1, 2, 2), "control"),
    ],
)
def test_14_a_tie_for_most_points_is_a_shared_win(
    captured: list[str], scores: tuple[int, ...], ranks: tuple[int, ...], ending: str
) -> None:
    table = position(["", "", "y1"], pile="b7", leader=2, captured=captured).trick("y1")
    assert table.game.outcome(table.state) == Outcome(ranks, scores, ending)


def test_14_there_is_no_outcome_before_the_last_card() -> None:
    table = position(["y1", "y2"], pile="b7").trick("y1")
    assert table.game.outcome(table.state) is None
    assert table.game.outcome(table.trick("y2").state) is not None


def whole(table: Table) -> Table:
    """The same table with every card that was out of play captured by seat 0: a view then accounts for all 54."""
    state = table.state
    used = {*state.deck, *state.pile, *(card for cards in state.hands + state.captured for card in cards)}
    state.captured[0] += [card for card in CARDS if card not in used]
    return table


def test_13_everybody_sees_the_trump_pile_in_order() -> None:
    table = dealt(["y2", "r7", "b9"], "b7").trick("y2 r7 b9").go("lay r7")
    for viewer in (0, 1, 2, None):
        view = table.game.view(table.state, viewer)
        assert (view.pile, view.trump, view.wheel) == (("b7", "r7"), "r", 7)


def test_13_everybody_knows_who_drew_which_trump_card_until_it_is_played() -> None:
    table = five_at_the_last_refill().refill("v1 v2 v3")
    for viewer in (0, 1, 2, 3, 4, None):
        assert table.game.view(table.state, viewer).known == ((), ("g8",), ("r5",), (), ())
    table.trick("y4 g5 g1 g8 g3")
    assert table.game.view(table.state, 0).known == ((), (), ("r5",), (), ())


def test_13_a_guess_keeps_the_cards_drawn_from_the_pile_with_those_who_drew_them() -> None:
    table = five_at_the_last_refill()
    whole(table).refill("v1 v2 v3")
    view = table.game.view(table.state, 0)
    guesses = [table.game.guess(view, 0, FastDice(seed)) for seed in range(50)]
    assert all(numbers("g8")[0] in guess.hands[1] and numbers("r5")[0] in guess.hands[2] for guess in guesses)
    assert all(names(guess.hands[0]) == table.hands[0] and not guess.deck for guess in guesses)
    # Seats 3 and 4 hold two hidden cards each, seats 1 and 2 one each: green 2 may be any of these.
    where = {seat for guess in guesses for seat in range(5) if numbers("g2")[0] in guess.hands[seat]}
    assert where == {1, 2, 3, 4}


def test_13_the_cards_drawn_from_the_deck_and_the_hands_of_others_stay_hidden() -> None:
    table = five_at_the_last_refill()
    draw = table.game.parse("draw v1")
    seen = [table.game.seen(table.state, NATURE, draw, viewer) for viewer in (0, 1, 2, 3, 4, None)]
    assert [str(move) for move in seen] == ["draw ?", "draw ?", "draw ?", "draw v1", "draw ?", "draw ?"]
    table.refill("v1 v2 v3")
    swapped = Table(table.game, table.game.clone(table.state))
    swapped.state.hands[3], swapped.state.hands[4] = swapped.state.hands[4], swapped.state.hands[3]
    for viewer in (0, 1, 2, None):
        assert table.game.view(table.state, viewer) == table.game.view(swapped.state, viewer)
    assert table.game.view(table.state, None).hand == ()
    assert table.game.view(table.state, 3).hand == ("y4", "v1")


def test_13_totals_are_hidden_by_default_and_showing_them_is_only_display() -> None:
    """Captured cards were seen by all, so the view holds them; whether a board shows their sum is an option."""
    assert Options().totals is False
    table = dealt(["y2", "r7", "b9"], "b7").trick("y2 r7 b9").go("keep")
    open_totals = Blackmore(3, Options(totals=True), 1)
    for viewer in (0, None):
        view = table.game.view(table.state, viewer)
        assert view.captured == ((), (), ("y2", "r7", "b9"))
        assert view == open_totals.view(table.state, viewer)
