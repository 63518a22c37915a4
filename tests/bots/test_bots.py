"""Bots: greedy beats random at every table, none is told a secret, and unknown ones are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from envol import bots, catalogue
from envol.bots import Ask
from envol.dice import FastDice
from envol.match import Match
from envol.sim import Job, simulate
from tests.games.snap.rules import Snap
from tests.tiers import TIER

catalogue.register(Snap)


@pytest.mark.full
@pytest.mark.parametrize("wheel", ["descending", "ascending"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_greedy_wins_at_least_1_4_times_its_fair_share_against_random(
    seats: int, wheel: str, figure: Callable[[str], None]
) -> None:
    job = Job("blackmore", ("greedy", *("random",) * (seats - 1)), {"wheel": wheel}, seed=1)
    tally, _ = simulate(job, TIER.bot_games, cores=1)
    share = tally.wins[0] / tally.games
    figure(f"greedy against random at {seats}, {wheel}: wins {share:.3f}, {share * seats:.2f} of its fair share")
    assert share * seats >= 1.4


@pytest.mark.parametrize("name", ["random", "greedy", "search:5"])
def test_a_bot_answers_the_same_whatever_is_hidden(name: str) -> None:
    """Two deals that differ only in what the seat cannot see: the same view, the same dice, the same answer."""
    match = Match.new("blackmore", 2)
    match.settle(FastDice("deal"))
    seat = match.to_move[0]
    view = match.game.view(match.state, seat)
    bot = bots.create(name, type(match.game))
    moves: Any = match.game.moves(match.state, seat)
    answers = set()
    for world in range(5):
        state = match.game.guess(view, seat, FastDice(world))
        ask = Ask(match.game, seat, moves, lambda state=state: match.game.view(state, seat), FastDice("bot"))  # type: ignore[misc]
        answers.add(str(bot.answer(ask)))
    assert len(answers) == 1


@pytest.mark.parametrize(
    "name",
    [
        "",
        "greed",
        "search:",
        "search:0",
        "search:-3",
        "search:x",
        "search:0ms",
        "search:ms",
        "search:5s",
        "random:3",
        "search:٣",
    ],
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.create(name, Snap)


def test_a_game_without_a_greedy_bot_says_so() -> None:
    with pytest.raises(bots.NoGreedy):
        bots.create("greedy", Snap)
