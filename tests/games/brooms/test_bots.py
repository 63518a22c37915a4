"""Pilots of Brooms: they plan programmes of curves, reach what each adventure asks for, and differ by their eye."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

import pytest

from envol import bots
from envol.bots import Ask
from envol.dice import FastDice
from envol.games.brooms.adventures.format import SHELF
from envol.games.brooms.greedy import LEVELS
from envol.games.brooms.heuristics import BroomsHeuristics
from envol.games.brooms.moves import FLY
from envol.games.brooms.options import Options
from envol.games.brooms.rules import Brooms
from envol.sim import Job, play_one, simulate
from tests.games.brooms.setup import position
from tests.tiers import TIER

GAMES = TIER.bot_games // 40


@pytest.mark.full
@pytest.mark.parametrize(("adventure", "seats"), [("school", 4), ("bumblebee", 2), ("cat", 3), ("fou", 2)])
def test_greedy_wins_at_least_1_4_times_its_fair_share_against_random(
    adventure: str, seats: int, figure: Callable[[str], None]
) -> None:
    job = Job("brooms", ("greedy", *("random",) * (seats - 1)), {"adventure": adventure}, seed=1)
    tally, _ = simulate(job, GAMES, cores=1)
    share = tally.wins[0] / tally.games
    figure(f"brooms, {adventure}: greedy against random at {seats}: {share * seats:.2f} of its fair share")
    assert share * seats >= 1.4


@pytest.mark.full
@pytest.mark.parametrize(("weaker", "stronger"), [("apprentice", "master")])
def test_a_better_eye_wins_more_races(weaker: str, stronger: str, figure: Callable[[str], None]) -> None:
    assert {weaker, stronger} <= set(LEVELS)
    wins = 0.0
    for first in (True, False):
        names = (stronger, weaker) if first else (weaker, stronger)
        job = Job("brooms", tuple(f"greedy:{name}" for name in names), {"adventure": "school"}, seed=2)
        tally, _ = simulate(job, 2 * GAMES, cores=1)
        wins += tally.wins[0 if first else 1] / tally.games / 2
    figure(f"brooms, school: {stronger} against {weaker}: wins {wins:.2f} of {4 * GAMES}")
    assert wins > 0.5


@pytest.mark.full
def test_the_school_is_finished_in_few_flights(figure: Callable[[str], None]) -> None:
    flights = []
    for number in range(GAMES):
        match = play_one(Job("brooms", ("greedy",) * 3, {"adventure": "school"}, seed=3), number)
        outcome = match.outcome
        assert outcome is not None
        winner = outcome.ranks.index(1)
        flights.append(sum(entry.seat == winner and str(entry.move) == "fly" for entry in match.log))
    figure(f"brooms, school with three masters: the winner needs {mean(flights):.1f} flights")
    assert mean(flights) <= 6


@pytest.mark.full
def test_a_search_that_knows_the_way_wins_with_few_simulations() -> None:
    """Random play reaches nothing in 400 turns, so without the way a search sees nothing but draws."""
    job = Job("brooms", ("search:12", "random"), {"adventure": "school"}, seed=4)
    tally, _ = simulate(job, GAMES // 5, cores=1)
    assert tally.wins[0] == tally.games


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("adventure", SHELF)
def test_quick_play_nears_the_aim_of_every_adventure(adventure: str, seats: int) -> None:
    """Whatever the goals are: after three flights or so all need fewer turns together than at the start."""
    game = Brooms(seats, Options(adventure=adventure), Brooms.newest)
    heuristics, state, dice = BroomsHeuristics(game), game.start(), FastDice("quick")
    heuristics.play_on(state, dice, 1)
    assert heuristics.is_quiet(state)
    assert sum(heuristics.prospects(state)) == pytest.approx(1)
    before = sum(heuristics.turns_left(state, seat) for seat in range(seats))
    heuristics.play_on(state, dice, 18 * seats)
    assert sum(heuristics.prospects(state)) == pytest.approx(1)
    if game.outcome(state) is None:
        assert sum(heuristics.turns_left(state, seat) for seat in range(seats)) < before


def test_the_search_counts_the_turns_to_the_cat() -> None:
    """Two curves, there and back, lead over the cat at (1280, 550); the other one is in a corner."""
    table = position("school", [(1080, 519, 0), (1450, 100, 0)])
    heuristics = BroomsHeuristics(table.game)
    assert heuristics.turns_left(table.state, 0) < heuristics.turns_left(table.state, 1)
    for move in ("take C left", "take A left", "take C right"):
        table.play(move)
    assert heuristics.routine(table.state, 1, table.game.moves(table.state, 1)) is None
    table.play("take A right")
    assert heuristics.turns_left(table.state, 0) == 1
    assert heuristics.routine(table.state, 0, table.game.moves(table.state, 0)) == FLY
    table.play("fly")
    assert heuristics.worths(table.state) == [1.0, 0.0]


def test_an_archmage_catches_the_cat_in_front_of_him() -> None:
    """Two curves away from the cat at (1280, 550): he takes them one by one and flies."""
    table = position("school", [(1080, 550, 0), (1450, 100, 0)])
    bot = bots.create("greedy:archmage", Brooms)
    played = 0
    while table.game.outcome(table.state) is None and played < 8:
        seat = table.game.to_move(table.state)[0]
        moves = table.game.moves(table.state, seat)
        if seat == 1:
            table.play("take A left" if not table.state.books[1] else "fly")
            continue
        ask = Ask(table.game, seat, moves, lambda: table.game.view(table.state, 0), FastDice(1))
        table.play(str(bot.answer(ask).move))
        played += 1
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert played <= 4
