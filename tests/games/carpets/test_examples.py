"""The rulebook's own worked examples, on our reconstructed cards and track."""

from __future__ import annotations

from envol.games.carpets.cards import met
from envol.games.carpets.fold import shortest
from envol.games.carpets.moves import CHANGES
from tests.games.carpets.setup import Table, card_of, flown

YELLOW, GREEN, RED, BLUE = range(4)


def test_example_token_1_pushes_green_back_then_yellow_flies_three_and_green_who_is_wrong_gets_a_genie() -> None:
    table = Table(4).deal().put([1, 4, 0, 0]).right(YELLOW, 1).wrong(GREEN, 3).time()
    table.go(YELLOW, f"push {GREEN}")
    assert table.told[1:6] == [
        *(f"right {YELLOW} 1 0", f"falls {GREEN} 1 4 3", f"flies {YELLOW} 3 1 4"),
        *(f"wrong {GREEN} 3 0", f"genie {GREEN} 2"),
    ]
    assert table.places[:2] == [4, 3]


def test_example_a_genie_replaces_the_yellow_palace() -> None:
    """The card asks for a yellow palace that the carpet does not show; all other squares are right."""
    card = card_of("CB", "LJ", "MJ", "PJ")
    squares = next(squares for squares in shortest() if len(squares) == 4 and met(card, squares) == 3)
    for genies, is_right in ((1, True), (0, False)):
        table = Table(4).deal(card, 1, 2, 3)
        table.go(RED, *(str(CHANGES[change]) for change in shortest()[squares]))
        table.go(RED, "claim 1 with 1" if genies else "claim 1").time()
        assert (f"right {RED} 1 {genies}" in table.told) == is_right


def test_example_not_all_motifs_can_be_replaced() -> None:
    table = Table(4).deal()
    table.state.genies[BLUE] = 3
    assert table.refused(BLUE, "claim 3 with 2") == ("carpets.9", "one-of-your-own")


def test_example_four_clouds_ahead_onto_a_shortcut_and_on_to_its_other_end() -> None:
    table = Table(4).deal(19, 9, 10, 1).put([3, 0, 0, 0]).right(YELLOW, 3).time()
    assert table.told[2:4] == [f"flies {YELLOW} 4 3 7", f"shortcut {YELLOW} 7 10"]


def test_example_the_fourth_pilot_who_has_not_arrived_when_the_round_is_over_scores_nothing() -> None:
    table = flown(4, (0, 2), (1, 3), (2, 4), places=[29, 29, 29, 29], championship=True)
    won = [int(word.split()[3]) for word in table.told if word.startswith("points")]
    assert won == [5, 3, 2, 0]
