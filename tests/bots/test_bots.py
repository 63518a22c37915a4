"""Bots: greedy beats random at every table, the search beats greedy, and none is told a secret."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from envol import bots, catalogue
from envol.bots import Ask
from envol.bots.search import search
from envol.dice import FastDice
from envol.match import Match
from envol.sim import Job, simulate
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote
from tests.laws.test_builds import COMPILED, ROOT
from tests.tiers import TIER

catalogue.register(Snap)
catalogue.register(Vote)


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


@pytest.mark.parametrize("bot_first", [True, False])
def test_the_search_beats_greedy_at_blackmore(bot_first: bool, figure: Callable[[str], None]) -> None:
    """By the compiled build, half of the games from each seat; 95 % interval by the normal approximation."""
    names = "search,greedy" if bot_first else "greedy,search"
    games = TIER.duels // 2
    command = [str(COMPILED), "-m", "envol", "sim", "blackmore", "-n", str(games), "--bots", names, "--seed", "3"]
    done = subprocess.run([*command, "--json"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    share = json.loads(done.stdout)["win_share"][0 if bot_first else 1]
    half = 1.96 * (share * (1 - share) / games) ** 0.5
    figure(f"{names} at blackmore: the search wins {share:.3f} ± {half:.3f} of {games} games")
    assert share - half > 0.5


@pytest.mark.parametrize(("key", "seats"), [("blackmore", 3), ("snap", 3), ("vote", 3)])
def test_the_search_plays_any_game(key: str, seats: int) -> None:
    match = Match.new(key, seats)
    dice = FastDice(f"search {key}")
    while match.to_move:
        match.settle(dice)
        if match.to_move:
            seat = match.to_move[0]
            moves = match.game.moves(match.state, seat)
            match.play(seat, search(match.game, match.game.view(match.state, seat), seat, moves, dice, 6))
    assert match.outcome is not None


def test_the_search_takes_what_is_there_to_take() -> None:
    """A six lies open, and a snap is worth a point."""
    match = Match.new("snap", 2, {"rounds": 1})
    match.play(-1, "flip 6")
    moves = match.game.moves(match.state, 0)
    chosen = search(match.game, match.game.view(match.state, 0), 0, moves, FastDice(1), 200)
    assert str(chosen) == "snap 1"


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


@pytest.mark.parametrize("name", ["", "greed", "search:", "search:0", "search:-3", "search:x", "random:3", "search:٣"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.create(name, Snap)


def test_a_game_without_a_greedy_bot_says_so() -> None:
    with pytest.raises(bots.NoGreedy):
        bots.create("greedy", Snap)
