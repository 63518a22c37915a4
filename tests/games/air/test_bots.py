"""Air Sorcière: the greedy bot beats random ones at every table, by the odds that it counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from envol.games.air.greedy import choose
from envol.sim import Job, simulate
from tests.games.air.setup import Table, exam, position
from tests.tiers import TIER


def chosen(table: Table) -> str:
    """What the greedy bot does in the place of the seat that is asked."""
    seat = table.asked
    assert seat is not None
    return str(choose(table.game, table.game.view(table.state, seat), seat, table.game.moves(table.state, seat)))


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_wins_at_least_1_4_times_its_fair_share_against_random(
    seats: int, figure: Callable[[str], None]
) -> None:
    """Its seat goes round, so that neither beginning nor following helps it."""
    games = TIER.bot_games // 20 // seats + 1
    wins = 0.0
    for seat in range(seats):
        bots = tuple("greedy" if other == seat else "random" for other in range(seats))
        tally, _ = simulate(Job("air", bots, {}, seed=seat), games, cores=1)
        wins += tally.wins[seat]
    share = wins / (games * seats)
    figure(f"greedy against random at {seats}, air: wins {share:.3f}, {share * seats:.2f} of its fair share")
    assert share * seats >= 1.4


def test_it_draws_while_a_fall_is_unlikely_and_lands_when_it_is_not() -> None:
    table = position(columns=["g1 g2 b1"], hands=["g8"]).draw("o1", "share")
    assert chosen(table) == "draw", "every card but a green or black one below these fits"
    table = position(columns=["g13 g14 b14 o14 v14 w13"], books=["bgovw"]).draw("w12")
    assert chosen(table).startswith("land"), "almost no card fits any more"


def test_it_counts_what_was_seen() -> None:
    """The same columns: with all low cards in hands and in the discard pile, the deck is safe."""
    low = " ".join(f"{letter}{value}" for letter in "gbo" for value in range(1, 12))
    seen = position(columns=["g12 b12 o12", low], books=["bgo"]).draw("v1", "share")
    assert seen.game.view(seen.state, 0).odds == (0, 0, 75 - 37)
    assert chosen(seen) == "draw"


def test_it_takes_open_cards_that_fit_the_lowest_first() -> None:
    assert chosen(position(columns=["g3"], common="g5 g7 b15")) == "take g5"


def test_it_pays_with_the_low_cards_of_the_colour_and_asks_for_as_many_books_as_it_can() -> None:
    table = exam("w1 w2 w3 w4 w5 w14")
    lines = []
    while table.asked == 0:
        lines.append(chosen(table))
        table.go(lines[-1])
    assert lines == ["diploma white", "pay w1", "pay w2", "pay w3", "pay w4", "pay w5", "graduate"]


def test_it_catches_what_fell_and_keeps_what_promises_most_from_the_cat() -> None:
    assert chosen(position(columns=["g6"]).draw("g4").draw("g5")) == "catch"
    table = position(hands=["w1 w2 w3 w4 w5 b1 o1"]).draw("v15")
    table.go(chosen(table)).go(chosen(table))
    assert table.hand(0) == "w1 w2 w3 w4 w5"
