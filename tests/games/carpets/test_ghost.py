"""Two and three players with the ghost pilot (26 to 32)."""

from __future__ import annotations

import pytest

from envol import catalogue
from envol.catalogue import BadOptions
from envol.game import NATURE
from tests.games.carpets.setup import PAIR, ROW, SQUARE, Table, flown


@pytest.mark.parametrize("seats", [2, 3])
def test_26_four_tokens_and_cards_and_a_pawn_more(seats: int) -> None:
    table = Table(seats).deal()
    assert len(table.state.cards) == 4
    assert len(table.places) == seats + 1
    for seat in range(seats):
        table.wrong(seat, seat + 1)
    assert table.told.count(f"ghost-takes {seats + 1}") == 1


def test_26_with_four_players_there_is_no_ghost() -> None:
    table = flown(4, (0, 4))
    assert not any("ghost" in word for word in table.told)
    assert len(table.places) == 4


def test_26_two_players_may_agree_on_three_tokens() -> None:
    table = Table(2, three_tokens=True).deal()
    assert len(table.state.cards) == 3
    assert table.phase == "fold"


@pytest.mark.parametrize("seats", [3, 4])
def test_26_three_tokens_are_for_two_players_and_elsewhere_refused(seats: int) -> None:
    for rules in (2, None):
        with pytest.raises(BadOptions, match=f"three_tokens is for 2 players, not {seats}"):
            catalogue.create("carpets", seats, {"three_tokens": True}, rules)
    assert len(Table(seats, three_tokens=False).state.cards) == 4
    assert len(Table(seats, rules=1, three_tokens=True).state.cards) == 4, "as rules 1 had it"


def test_26_with_three_cards_the_deck_runs_out_while_dealing_and_the_discard_is_shuffled() -> None:
    table = Table(2, three_tokens=True)
    for _ in range(14):  # 42 of 44 cards
        table.deal(*table.state.deck[:3]).put([0, 0, 0]).time()
    last = table.state.deck[:]
    assert len(last) == 2
    table.go(NATURE, f"deal {last[0]}", f"deal {last[1]}")
    assert table.told[-1] == "shuffle"
    assert (len(table.state.deck), table.phase) == (42, "deal")
    table.go(NATURE, f"deal {table.state.deck[0]}")
    assert table.phase == "fold"
    assert sorted([*table.state.deck, *table.state.cards]) == list(range(1, 45))


def test_27_the_ghost_takes_the_lowest_token_left_and_acts_in_its_order() -> None:
    table = flown(2, (0, 1), (1, 3), places=[9, 10, 19]).go(0, "push 1")
    assert table.told[1] == "ghost-takes 2"
    order = [word for word in table.told if word.startswith(("right", "ghost-flies"))]
    assert order == ["right 0 1 0", "ghost-flies 2", "right 1 3 0"]


def test_27_it_always_succeeds_and_wants_no_genies() -> None:
    table = Table(2).deal(SQUARE, PAIR, ROW, ROW + 1).wrong(0, 1).wrong(1, 4)
    assert "ghost-takes 2" in table.told
    assert "flies ghost 2 0 2" in table.told, "token 2 is one cloud, the card one more"
    assert table.genies == [2, 2], "from their own wrong claims"


def test_28_it_takes_shortcuts_and_leaves_cobras_hidden() -> None:
    table = flown(2, (0, 1), places=[0, 0, 4]).go(0, "push 1")
    assert "shortcut ghost 7 10" in table.told
    table = flown(2, (0, 1), places=[0, 0, 2]).go(0, "push 1")
    assert table.places[2] == 5
    assert (table.phase, table.state.cobras[0]) == ("deal", 5)


def test_28_it_can_be_pushed_also_onto_a_cobra_which_it_leaves() -> None:
    table = flown(2, (0, 1), places=[0, 0, 12]).go(0, "push ghost")
    assert "falls ghost 1 12 11" in table.told
    assert (table.phase, 11 in table.state.cobras) == ("deal", True)
    table = flown(2, (0, 1), places=[0, 0, 8]).go(0, "push ghost")
    assert "shortcut ghost 7 10" in table.told
    assert "stays ghost" in flown(2, (0, 1)).go(0, "push ghost").told


def test_29_with_token_1_it_pushes_back_whoever_leads_then_it_flies() -> None:
    table = flown(3, places=[10, 4, 10, 2])
    assert table.told[:5] == ["ghost-takes 1", "ghost-flies 1", "falls 0 1 10 9", "falls 2 1 10 9", "flies ghost 3 2 5"]
    assert table.places == [9, 4, 9, 5]


@pytest.mark.parametrize("places", [[4, 3, 9], [9, 4, 9], [0, 0, 0]])
def test_29_nobody_moves_if_the_ghost_leads_alone_or_tied_or_if_all_are_at_the_start(places: list[int]) -> None:
    table = flown(2, places=places)
    assert table.told[2] == "spares"
    assert table.places[:2] == places[:2]


def test_29_the_start_may_be_the_cloud() -> None:
    table = flown(2, start="cloud")
    assert table.told[2] == "spares"


def test_30_pawns_pushed_together_suffer_one_cobra_together() -> None:
    table = flown(3, places=[12, 12, 12, 3])
    assert (table.phase, table.state.group) == ("cobra", [0, 1, 2])
    table.state.genies = [0, 2, 3]
    table.go(NATURE, "cobra genie")
    assert table.genies == [1, 2, 3], "each lost his own, then each got one for his missing claim"
    assert [word for word in table.told if word.startswith("loses")] == ["loses 0 0", "loses 1 1", "loses 2 1"]
    assert table.state.cobras.count(11) == 0
    assert sum(table.state.bag) == 7


def test_30_they_go_on_together_by_cobra_and_shortcut() -> None:
    table = flown(3, places=[17, 17, 4, 3]).go(NATURE, "cobra back 2")
    assert table.places == [18, 18, 4, 6]
    table = flown(3, places=[17, 17, 4, 3]).go(NATURE, "cobra right")
    assert table.game.view(table.state, None).hands == ("right", "right", None)


def test_30_after_the_cobra_the_ghost_flies() -> None:
    table = flown(3, places=[12, 12, 0, 3]).go(NATURE, "cobra ban")
    assert "flies ghost 3 3 6" in table.told
    assert table.state.bans == [True, True, False]


@pytest.mark.parametrize("seats", [2, 3])
def test_31_if_the_ghost_is_first_everybody_loses(seats: int) -> None:
    table = flown(seats, places=[*([20] * seats), 29])
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ending, outcome.ranks) == ("ghost", (2,) * seats)
    assert table.told[-1] == "palace ghost 1"


def test_31_a_player_whose_token_comes_first_is_there_first() -> None:
    table = flown(2, (0, 1), places=[28, 0, 29]).go(0, "push 1")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ending, outcome.ranks) == ("palace", (1, 3))


def test_32_the_ghost_takes_one_token_only_even_if_somebody_took_none() -> None:
    table = flown(3, (1, 2))
    assert [word for word in table.told if word.startswith("ghost-takes")] == ["ghost-takes 1"]
    assert sum(word.startswith("late") for word in table.told) == 2


def test_40_bots_are_players_and_the_ghost_is_no_seat() -> None:
    table = Table(3).deal()
    assert table.asked == (0, 1, 2)
    assert table.game.course.ghost == 3
