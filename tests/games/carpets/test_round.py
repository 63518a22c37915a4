"""A round: claims (10), time (11, 41, 42), tokens in their order (12, 13, 14), the palace (23), cards (24)."""

from __future__ import annotations

import pytest

from envol.game import BadNotation
from envol.games.carpets.rules import HOURGLASS_MS, SUNSET_MS
from tests.games.carpets.setup import PAIR, ROUND, ROW, SQUARE, Table, flown


def test_10_first_come_first_served_and_a_card_taken_is_taken() -> None:
    table = Table(4).deal().wrong(2, 3)
    assert table.state.takers == [-1, -1, 2, -1]
    assert table.refused(0, "claim 3") == ("carpets.10", "card-taken")
    assert "claim 3" not in table.offered(0)


def test_10_who_has_a_card_can_do_nothing_more_in_this_round() -> None:
    table = Table(4).deal().go(2, "fold left 1 over", "claim 3")
    assert table.asked == (0, 1, 3)
    for line in ("fold left 1 over", "turn", "spread", "claim 1"):
        assert table.refused(2, line) == ("envol.2", "not-your-turn")
    assert table.carpet(2) == ["fold left 1 over"]


def test_10_a_claim_is_not_judged_before_the_round_is_over_and_a_wrong_one_brings_a_genie() -> None:
    table = Table(4).deal().wrong(0, 4)
    assert table.told == ["hourglass 0 30"]
    table.time()
    assert table.told[1:3] == ["wrong 0 4 0", "genie 0 2"]
    assert table.places == [0, 0, 0, 0]


def test_11_before_the_first_claim_the_sun_sets_after_three_minutes() -> None:
    table = Table(4).deal()
    timer = table.game.timer(table.state)
    assert timer is not None
    assert (timer.name, timer.ms, SUNSET_MS) == ("sunset 1", 180_000, 180_000)
    table.go(0, "fold left 1 over")
    assert table.game.timer(table.state) == timer, "folding does not turn it"
    table.time()
    assert table.genies == [2, 2, 2, 2]
    assert [word.split()[0] for word in table.told] == ["late", "genie"] * 4


def test_11_the_first_claim_turns_the_hourglass_and_the_others_do_not() -> None:
    table = Table(4).deal().wrong(1, 2)
    timer = table.game.timer(table.state)
    assert timer is not None
    assert (timer.name, timer.ms, HOURGLASS_MS) == ("hourglass 1", 30_000, 30_000)
    table.wrong(3, 1).go(0, "turn")
    assert table.game.timer(table.state) == timer
    assert table.told == ["hourglass 1 30"]
    assert table.refused(-2, "sunset 1") == ("envol.4", "no-such-timer")


def test_11_the_folding_is_over_as_soon_as_everybody_has_a_card() -> None:
    table = Table(4).deal()
    for seat in range(4):
        table.wrong(seat, seat + 1)
    assert table.phase == "deal"
    assert table.state.round == 2
    assert table.game.timer(table.state) is None


def test_11_the_names_of_timers_are_unique_in_a_match() -> None:
    table = Table(4, championship=True)
    names = set()
    for _ in range(5):
        table.deal()
        timer = table.game.timer(table.state)
        assert timer is not None
        names.add(timer.name)
        table.time()
    assert len(names) == 5


def test_12_tokens_are_resolved_in_their_order_whoever_was_first() -> None:
    table = Table(4).deal().wrong(0, 4).wrong(1, 2).wrong(2, 1).wrong(3, 3)
    assert [word for word in table.told if word.startswith("wrong")] == [
        "wrong 2 1 0",
        "wrong 1 2 0",
        "wrong 3 3 0",
        "wrong 0 4 0",
    ]


def test_12_who_claimed_nothing_gets_a_genie_after_all_tokens() -> None:
    table = flown(4, (2, 4), places=[0, 0, 1, 0])
    assert table.told[-6:] == ["late 0", "genie 0 2", "late 1", "genie 1 2", "late 3", "genie 3 2"]
    assert table.told[1:3] == ["right 2 4 0", "flies 2 5 1 6"]


def test_12_token_then_card_then_the_cloud_of_arrival() -> None:
    table = flown(4, (0, 2), places=[7, 0, 0, 0])
    assert table.told[1:5] == ["right 0 2 0", "genie 0 2", "flies 0 3 7 10", "late 1"]
    table = flown(4, (0, 2), places=[2, 0, 0, 0])
    assert table.phase == "cobra", "the Genie came before the cobra on 5"
    assert table.genies[0] == 2


@pytest.mark.parametrize(("token", "clouds"), [(1, 3), (2, 3), (3, 3), (4, 5)])
def test_13_the_clouds_of_token_and_card_are_one_flight(token: int, clouds: int) -> None:
    """The cards are worth 3, 2, 1 and 2; the tokens 0, 1, 2 and 3."""
    table = flown(4, (0, token), places=[8, 0, 0, 0])
    if token == 1:
        table.go(0, "push 1")
    assert f"flies 0 {clouds} 8 {8 + clouds}" in table.told


def test_13_clouds_on_the_way_have_no_effect() -> None:
    table = flown(4, (0, 4), places=[4, 0, 0, 0])
    assert table.places[0] == 9, "past the cobra on 5 and the shortcut on 7"
    assert table.state.cobras == [5, 11, 16, 21, 26, 28]


def test_14_token_1_pushes_another_pawn_back_before_its_owner_flies() -> None:
    table = flown(4, (0, 1), places=[0, 4, 9, 0])
    assert (table.phase, table.asked) == ("push", (0,))
    assert table.offered(0) == ["push 1", "push 2", "push 3"]
    table.go(0, "push 2")
    assert table.told[2:4] == ["falls 2 1 9 8", "flies 0 3 0 3"]
    assert table.places == [3, 4, 8, 0]


def test_14_one_must_choose_and_not_oneself() -> None:
    table = flown(4, (0, 1))
    assert table.refused(0, "push 0") == ("carpets.14", "not-yourself")
    assert table.refused(0, "turn") == ("carpets.14", "push-first")
    assert table.refused(0, "claim 2") == ("carpets.14", "push-first")
    assert table.refused(1, "push 2") == ("envol.2", "not-your-turn")
    assert Table(4).deal().refused(0, "push 1") == ("carpets.14", "nothing-to-push")


def test_14_a_pawn_at_the_start_stays_there() -> None:
    table = flown(4, (0, 1), places=[5, 0, 0, 0]).go(0, "push 3")
    assert table.told[2] == "stays 3"
    assert table.places == [8, 0, 0, 0]


def test_14_what_the_pushed_pawn_meets_happens_before_the_owner_flies() -> None:
    table = flown(4, (0, 1), places=[0, 12, 0, 0]).go(0, "push 1")
    assert table.phase == "cobra"
    assert (table.places[0], table.places[1]) == (0, 11)
    table.go(-1, "cobra back 2")
    assert table.places[:2] == [3, 9]


def test_22_nobody_has_more_than_three_genies() -> None:
    table = Table(4).deal()
    table.state.genies = [3, 3, 2, 0]
    table.right(0, 3).wrong(1, 1).time()
    assert table.genies == [3, 3, 3, 1]
    assert table.told.count("full 0 3") == 1
    assert table.told.count("full 1 3") == 1


def test_23_the_first_at_the_palace_wins_at_once_even_before_later_tokens() -> None:
    table = flown(4, (0, 4), (1, 3), places=[29, 28, 3, 9])
    assert table.told[-1] == "palace 1 1"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.ranks) == ("palace", (29, 30, 3, 9), (2, 1, 4, 3))
    assert table.asked == ()
    assert table.refused(0, "turn") == ("envol.1", "match-over")


@pytest.mark.parametrize("place", [25, 26, 29])
def test_23_to_pass_the_palace_is_to_reach_it(place: int) -> None:
    table = flown(4, (0, 4), places=[place, 0, 0, 0])
    assert table.told[-2:] == [f"flies 0 5 {place} 30", "palace 0 1"]
    assert table.phase == "over"


def test_24_all_four_cards_are_discarded_taken_or_not() -> None:
    table = flown(4, (0, 2))
    assert table.state.discard == sorted(ROUND)
    assert len(table.state.deck) == 40
    assert table.state.cards == [0, 0, 0, 0]


def test_24_a_round_begins_with_all_carpets_spread_out_and_all_tokens_free() -> None:
    table = Table(2).deal().go(0, "fold left 1 over", "claim 3").go(1, "turn").time().deal()
    assert (table.carpet(0), table.carpet(1)) == ([], [])
    assert {f"claim {token}" for token in (1, 2, 3, 4)} <= set(table.offered(0))


@pytest.mark.parametrize(("deck", "rounds"), [("all", 11), ("standard", 6), ("advanced", 5)])
def test_24_the_deck_comes_out_even_and_is_shuffled_when_it_is_empty(deck: str, rounds: int) -> None:
    table = Table(4, deck=deck)
    for number in range(1, rounds + 1):
        assert "shuffle" not in table.told
        table.go(-1, *(f"deal {card}" for card in table.state.deck[:4]))
        table.time()
        assert len(table.state.discard) == (4 * number if number < rounds else 0)
    assert table.told.count("shuffle") == 1
    assert len(table.state.deck) == 4 * rounds


def test_25_several_pawns_may_share_a_cloud() -> None:
    table = flown(4, (0, 4), (1, 3), places=[4, 6, 9, 9])
    assert table.places == [9, 9, 9, 9]


def test_41_after_a_hundred_changes_only_a_claim_is_left() -> None:
    table = Table(4).deal()
    table.go(0, *["turn"] * 100)
    assert table.refused(0, "turn") == ("carpets.41", "hands-tired")
    assert table.refused(0, "fold left 1 over") == ("carpets.41", "hands-tired")
    assert all(line.startswith("claim") for line in table.offered(0))
    table.go(1, "turn").time().deal(*table.state.deck[:4])
    table.go(0, "turn")


def test_42_cards_cobras_and_the_hourglass_are_not_moved_by_players() -> None:
    table = Table(4).deal()
    for line in (f"deal {ROW + 2}", "cobra ban", "hourglass 1", "sunset 1"):
        assert table.refused(0, line) == ("carpets.42", "not-for-seats")


def test_5_a_carpet_is_folded_only_where_there_is_a_line() -> None:
    table = Table(4).deal().go(0, "fold left 2 over")
    assert table.refused(0, "fold right 2 over") == ("carpets.5", "no-such-line")
    assert table.refused(1, "unfold") == ("carpets.5", "nothing-to-unfold")
    assert table.refused(1, "spread") == ("carpets.5", "already-flat")
    table.go(0, "turn", "unfold")
    assert table.carpet(0) == []
    assert table.refused(0, "unfold") == ("carpets.5", "nothing-to-unfold")
    assert table.go(0, "turn", "spread").carpet(0) == []
    assert table.state.used[0] == 5


def test_5_a_turned_carpet_without_a_fold_can_be_spread_out_but_not_unfolded() -> None:
    table = Table(4).deal().go(0, "turn")
    assert "unfold" not in table.offered(0)
    assert "spread" in table.offered(0)


def test_carpets_are_spread_out_for_the_next_round() -> None:
    table = Table(4).deal().go(0, "fold left 1 over").time()
    assert table.carpet(0) == []
    assert table.state.used == [0, 0, 0, 0]


def test_what_does_not_exist_at_this_table_is_no_move_of_it() -> None:
    four, two = Table(4), Table(2, three_tokens=True)
    for table, lines in (
        (four, ["push ghost", "push 4", "claim 5", "claim 1 with 4", "claim 1 with 0", "pass", "hourglass 101"]),
        (two, ["push 2", "push 3", "claim 4", "hourglass 0"]),
        (Table(4, calm=True), ["hourglass 1", "sunset 1"]),
        (Table(4, deck="advanced"), [f"deal {card}" for card in (PAIR, ROW, SQUARE)]),
    ):
        for line in lines:
            with pytest.raises(BadNotation):
                table.game.parse(line)
    assert str(two.game.parse("push ghost")) == "push ghost"
