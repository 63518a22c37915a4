"""On the way: backwards (15), chains (16), shortcuts (17), cobras (18, 19, 20, 30, 40), one hand (21)."""

from __future__ import annotations

import pytest

from envol.game import CLOCK, NATURE, Pause
from envol.games.carpets.rules import ONE_HAND_MS
from envol.games.carpets.state import LEFT
from tests.games.carpets.setup import Table, flown


def bitten(kind: str, place: int = 11, **options: object) -> Table:
    """Seat 0 has flown onto a cobra of this kind."""
    return flown(4, (0, 4), places=[place - 5, 0, 0, 0], **options).go(NATURE, f"cobra {kind}")


def test_15_nobody_goes_back_behind_the_starting_line() -> None:
    table = flown(4, (0, 1), places=[9, 1, 1, 1]).go(0, "push 1")
    assert table.places[1] == 0
    table = flown(4, (0, 1), places=[9, 0, 0, 0]).go(0, "push 1")
    assert "stays 1" in table.told


def test_15_nor_behind_the_cloud_where_that_is_the_start() -> None:
    table = flown(4, (0, 1), places=[9, 8, 9, 8], start="cloud").go(0, "push 1")
    assert "stays 1" in table.told
    assert table.places[1] == 8


def test_15_a_cobra_pushes_no_further_than_the_start_either() -> None:
    table = flown(4, (0, 2), places=[8, 8, 8, 8], start="cloud")
    assert table.phase == "cobra"
    table.go(NATURE, "cobra back 2")
    assert table.places[0] == 9


def test_16_a_back_step_onto_a_cobra_turns_that_one_up_too() -> None:
    table = flown(4, (0, 4), places=[23, 0, 0, 0])
    assert (table.phase, table.places[0]) == ("cobra", 28)
    table.go(NATURE, "cobra back 2")
    assert (table.phase, table.places[0]) == ("cobra", 26)
    table.go(NATURE, "cobra back 1")
    assert table.places[0] == 25
    assert table.state.cobras == [5, 11, 16, 21]


def test_16_a_back_step_onto_a_shortcut_leads_forward_again() -> None:
    table = bitten("back 2", 16)
    assert [word for word in table.told if word.startswith(("falls", "shortcut"))] == [
        "falls 0 2 16 14",
        "shortcut 0 14 18",
    ]
    assert table.places[0] == 18


def test_16_a_push_onto_a_cobra_that_pushes_back_onto_a_shortcut() -> None:
    table = flown(4, (0, 1), places=[0, 17, 0, 0]).go(0, "push 1").go(NATURE, "cobra back 2")
    assert table.places == [3, 18, 0, 0]


@pytest.mark.parametrize(("blue", "end"), [(7, 10), (14, 18), (23, 25)])
def test_17_a_shortcut_is_taken_at_once_forwards_and_backwards(blue: int, end: int) -> None:
    table = flown(4, (0, 4), places=[blue - 5, 0, 0, 0])
    assert table.told[2:4] == [f"flies 0 5 {blue - 5} {blue}", f"shortcut 0 {blue} {end}"]
    table = flown(4, (0, 1), places=[0, blue + 1, 0, 0]).go(0, "push 1")
    assert table.places[1] == end


def test_17_shortcuts_lead_one_way_only() -> None:
    assert flown(4, (0, 4), places=[5, 0, 0, 0]).places[0] == 10


def test_18_a_used_cobra_is_gone() -> None:
    table = bitten("genie")
    assert 11 not in table.state.cobras
    assert sum(table.state.bag) == 7
    table.put([6, 0, 0, 0]).deal(*table.state.deck[:4])
    table.state.cards[3] = 10
    table.right(0, 4).time()
    assert table.told.count("flies 0 5 6 11") == 2
    assert table.phase == "deal"


def test_18_chance_turns_up_only_what_nobody_has_seen() -> None:
    table = flown(4, (0, 4), places=[6, 0, 0, 0])
    assert [(str(move), weight) for move, weight in table.game.chances(table.state)] == [
        *(("cobra back 1", 1), ("cobra back 2", 1), ("cobra genie", 2)),
        *(("cobra left", 1), ("cobra right", 1), ("cobra ban", 2)),
    ]
    table.go(NATURE, "cobra left")
    table.put([6, 0, 0, 0]).deal(*table.state.deck[:4])
    table.state.cards[3], table.state.cobras = 10, [11]
    table.right(0, 4).time()
    assert "cobra left" not in [str(move) for move, _ in table.game.chances(table.state)]


def test_19_who_has_no_genie_loses_none() -> None:
    table = Table(4).deal().put([6, 0, 0, 0])
    table.state.genies[0] = 0
    table.right(0, 4).time().go(NATURE, "cobra genie")
    assert "loses 0 0" in table.told
    assert table.genies[0] == 0
    assert "loses 0 1" in bitten("genie").told


@pytest.mark.parametrize("hand", ["left", "right"])
def test_20_one_hand_holds_for_the_next_folding_only(hand: str) -> None:
    table = bitten(hand)
    view = table.game.view(table.state, None)
    assert view.hands == (hand, None, None, None)
    table.deal(*table.state.deck[:4])
    assert table.game.view(table.state, None).hands[0] == hand
    table.time()
    assert table.game.view(table.state, None).hands[0] is None


def test_20_without_genies_for_the_next_folding_only_but_one_may_receive_them() -> None:
    table = bitten("ban")
    table.state.genies[0] = 2
    table.deal(*table.state.deck[:4])
    assert not any("with" in line for line in table.offered(0))
    assert table.refused(0, "claim 1 with 1") == ("carpets.20", "genies-banned")
    table.wrong(0, 1).time()
    assert table.genies[0] == 3
    table.deal(*table.state.deck[:4])
    assert any("with" in line for line in table.offered(0))


def test_20_a_second_hand_replaces_the_first_and_the_same_twice_counts_once() -> None:
    table = flown(4, (0, 1), (1, 4), places=[0, 12, 0, 0]).go(0, "push 1").go(NATURE, "cobra left")
    assert table.places[1] == 16
    table.go(NATURE, "cobra right")
    assert table.game.view(table.state, None).hands[1] == "right"
    table = flown(4, (0, 1), (1, 4), places=[0, 12, 0, 0]).go(0, "push 1").go(NATURE, "cobra ban", "cobra ban")
    table.deal(*table.state.deck[:4]).time().deal(*table.state.deck[:4])
    assert not table.state.bans[1]


def test_20_an_effect_of_this_round_does_not_hold_in_it() -> None:
    """Who is bitten by a push in this round has folded already."""
    table = Table(4).deal().put([0, 12, 0, 0]).right(0, 1)
    table.state.genies[1] = 1
    table.fold(1, table.state.cards[3]).go(1, "claim 4 with 1").time().go(0, "push 1").go(NATURE, "cobra ban")
    assert "right 1 4 1" in table.told


def test_21_with_one_hand_a_change_must_wait_and_a_claim_need_not() -> None:
    table = bitten("left")
    table.deal(*table.state.deck[:4])
    fold, claim, game = table.game.parse("fold left 1 over"), table.game.parse("claim 1"), table.game
    assert ONE_HAND_MS == 1_500
    pause = game.pause(table.state, 0, fold)
    assert pause == game.pause(table.state, 0, game.parse("spread")) == Pause("fold 2", 1_500)
    assert game.pause(table.state, 0, claim) is None
    assert game.pause(table.state, 1, fold) is None
    table.go(CLOCK, "sunset 2").deal(*table.state.deck[:4])
    assert game.pause(table.state, 0, fold) is None
    table.state.hands[0] = LEFT
    assert game.pause(table.state, 0, fold) not in (None, pause), "an earlier round does not count"


def test_21_in_a_calm_race_nobody_waits() -> None:
    table = Table(4, calm=True).deal()
    table.state.hands[0] = 1
    assert table.game.pause(table.state, 0, table.game.parse("turn")) is None


def test_43_claims_for_the_same_card_race_and_nothing_else_does() -> None:
    table = Table(4).deal()
    game, state = table.game, table.state
    assert game.contest(state, 0, game.parse("claim 2")) == game.contest(state, 3, game.parse("claim 2 with 1"))
    assert game.contest(state, 0, game.parse("claim 2")) != game.contest(state, 0, game.parse("claim 3"))
    assert game.contest(state, 0, game.parse("turn")) is None
    first = game.contest(state, 0, game.parse("claim 2"))
    table.time().deal(*table.state.deck[:4])
    assert game.contest(table.state, 0, game.parse("claim 2")) != first, "each round has its own"
    calm = Table(4, calm=True).deal()
    assert calm.game.contest(calm.state, 0, calm.game.parse("claim 2")) is None


def test_43_a_tie_goes_to_whoever_is_further_behind() -> None:
    table = Table(3).put([4, 2, 9, 20])
    assert table.game.standing(table.state) == (4, 2, 9)
