"""Oz: greedy against random at every table, and what greedy sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from envol.games.oz import greedy
from envol.sim import Job, simulate
from tests.games.oz.setup import Table, held
from tests.tiers import TIER


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_wins_at_least_1_4_times_its_fair_share_against_random(
    seats: int, figure: Callable[[str], None]
) -> None:
    games = TIER.bot_games // 3  # greedy wins nearly all of them: fewer games tell as much
    job = Job("oz", ("greedy", *("random",) * (seats - 1)), {}, seed=1)
    tally, _ = simulate(job, games, cores=1)
    share = tally.wins[0] / tally.games
    figure(f"oz, greedy against random at {seats}: wins {share:.3f} of {games}, {share * seats:.2f} of its fair share")
    assert share * seats >= 1.4


def chosen(table: Table) -> str:
    seat = table.asked
    assert seat is not None
    view = table.game.view(table.state, seat)
    return str(greedy.choose(table.game, view, seat, table.game.moves(table.state, seat)))


def last_round(hand: str, *columns: str) -> Table:
    """The last round of two, seat 1 to choose, with this hand and four stories that score nothing any more."""
    table = Table(2).play_to(8)
    assert table.state.first == 1
    table.state.hands[1] = held(hand)
    table.state.hands[0] = held("4l 3o 3g 4w")
    table.state.open[1] = [table.game.parse(f"turn {name}").story for name in ("each-d", "each-t", "few-l", "trio-dto")]  # type: ignore[attr-defined]
    table.state.stories = [story for story in range(48) if story not in table.state.open[1]]
    table.state.deck = [9] * 8
    return table.lay(*columns)


def test_in_the_last_round_greedy_takes_what_scores_most() -> None:
    # 3 points a pair of the six robots in hand and two more; against one point more for a Dorothy; against nothing.
    table = last_round("6r 4l 4s", "rr twins-r", "dd each-g", "ll each-w")
    assert chosen(table) == "take 1"


def test_greedy_turns_the_story_that_promises_least() -> None:
    table = last_round("6r 4l 4s", "rr twins-r", "dd each-g", "ll each-w").go("take 1")
    assert chosen(table) in ("turn each-d", "turn each-t", "turn few-l", "turn trio-dto")
    assert chosen(table) != "turn twins-r"


def test_greedy_shuns_a_character_that_would_spoil_a_story() -> None:
    """With one Lion in hand and 4 points for at most one, two Lions and one point each are worth less than nothing."""
    table = last_round("6r l 7s", "ll each-l", "dt each-g", "gg each-o")
    assert chosen(table) == "take 2"
