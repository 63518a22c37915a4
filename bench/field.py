"""Our search against OpenSpiel's ISMCTS in each two-player game, seats swapped, by equal simulations and equal time.

Both imagine worlds by our `guess`, and know nothing else that is hidden. OpenSpiel's bot is its own Python one (its C++
one cannot resample a game written in Python) with random play-outs as usual; these run on our rules directly instead of
through the adapter, which makes it several times as fast as it would be. Equal time is processor time: OpenSpiel's bot
thinks on each move for as long as ours has taken for one on average in that pair of games so far."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.engine import machine
from envol import catalogue
from envol.arena.ratings import share
from envol.bots import Ask, create
from envol.dice import FastDice
from envol.game import NATURE
from envol.parallel import spread
from envol.rl import openspiel

AIMS = {"time": 0.65, "sims": 0.55}
CURIOSITY = 1.0  # of 0.5, 1 and 2 the one with which OpenSpiel's bot did best in Oz and Blackmore, 24 games each
# Of ours on each move; fewer where random play to the end, or our own, takes long.
SIMULATIONS = {"time": {"air": 160, "brooms": 100}, "sims": {"air": 20, "brooms": 40, "carpets": 100}}
USUAL = {"time": 400, "sims": 200}
ENOUGH = 1_000_000  # simulations that time will cut short


@dataclass(frozen=True)
class Pair:
    """Two games with the same luck, each bot once in each seat."""

    game: str
    by: str  # what is equal: time or sims, which are simulations
    number: int
    simulations: int  # of ours on each move
    curiosity: float  # of theirs


@dataclass
class Thought:
    """What one bot has spent."""

    seconds: float = 0.0
    moves: int = 0

    @property
    def mean(self) -> float:
        return self.seconds / self.moves


@dataclass(frozen=True)
class Score:
    """Of our bot in such a pair of games: wins, and what was spent on both sides."""

    wins: float
    ours: Thought
    theirs: Thought
    simulations: int  # of theirs


class Rollouts:
    """Random play to the end, as OpenSpiel's own evaluator does it, but on our rules directly."""

    def __init__(self, seed: str) -> None:
        self._dice = FastDice(seed)

    def evaluate(self, state: openspiel.State) -> Any:
        position, dice = state.position.copy(), self._dice
        game, world = position.table.game, position.state
        while asked := game.to_move(world):
            seat = asked[0]
            if seat == NATURE:
                game.apply(world, seat, game.nature(world, dice))
            else:
                moves = game.moves(world, seat)
                game.apply(world, seat, moves[dice.below(len(moves))])
        return np.array(position.returns())

    def prior(self, state: openspiel.State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OutOfTime(Exception):
    """The time of a move is over."""


class Ismcts(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's bot, which may also be given so many seconds of processor time for a move."""

    def __init__(self, game: Any, simulations: int, curiosity: float, seed: str) -> None:
        numbers = np.random.RandomState(FastDice(seed).below(2**31))
        most = ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        super().__init__(game, Rollouts(seed), curiosity, simulations, random_state=numbers, final_policy_type=most)
        self.seconds = float("inf")
        self.simulations = 0

    def run_search(self, state: openspiel.State) -> Any:
        self._end = time.process_time() + self.seconds
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: openspiel.State) -> Any:
        # Two simulations at least: the first only opens the root.
        if self._root_node.total_visits > 0 and time.process_time() >= self._end:
            raise OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)


def play(pair: Pair) -> Score:
    """Two games with seats swapped."""
    ours, theirs = Thought(), Thought()
    rules = pyspiel.load_game(f"envol_{pair.game}")
    bot = create(f"search:{pair.simulations}", catalogue.find(pair.game))
    seed = f"{pair.game} {pair.number}"
    peer = Ismcts(rules, ENOUGH if pair.by == "time" else pair.simulations, pair.curiosity, seed)
    wins = 0.0
    for seat in (0, 1):
        state: openspiel.State = rules.new_initial_state()
        luck, thoughts = FastDice(seed), FastDice(f"{seed} {seat} ours")
        position = state.position
        game = position.table.game
        while not state.is_terminal():
            turn = position.turn
            if turn == NATURE:
                position.settle(luck)
                continue
            begun = time.process_time()
            if turn == seat:
                ask = Ask(game, turn, game.moves(position.state, turn), partial(position.view, turn), thoughts)
                action = position.table.number[str(bot.answer(ask).move)]
                spent = ours
            else:
                if pair.by == "time":
                    peer.seconds = ours.mean if ours.moves else first_thought(state, bot, thoughts)
                action, spent = peer.step(state), theirs
            if len(position.legal()) > 1:
                spent.seconds += time.process_time() - begun
                spent.moves += 1
            state.apply_action(action)
        mine, other = position.returns()[seat], position.returns()[1 - seat]
        wins += (mine > other) + (mine == other) / 2
    return Score(wins, ours, theirs, peer.simulations)


def first_thought(state: openspiel.State, bot: Any, dice: FastDice) -> float:
    """How long ours would think here: OpenSpiel's bot is to move first, and there is no mean yet."""
    position = state.position
    moves = position.table.game.moves(position.state, position.turn)
    begun = time.process_time()
    bot.answer(Ask(position.table.game, position.turn, moves, partial(position.view, position.turn), dice))
    return time.process_time() - begun


def row(scores: dict[Pair, Score]) -> dict[str, Any]:
    """What all pairs of one game gave."""
    pair = next(iter(scores))
    return {
        "game": pair.game,
        "equal": pair.by,
        "our_simulations": pair.simulations,
        **figures([*scores.values()], pair.by),
    }


def figures(scores: Sequence[Score], by: str) -> dict[str, Any]:
    """The share of wins with its interval, and what both have spent on a move."""
    games = 2 * len(scores)
    won = share(sum(score.wins for score in scores), games)
    means = [
        1000 * sum(thought.seconds for thought in side) / max(1, sum(thought.moves for thought in side))
        for side in ([score.ours for score in scores], [score.theirs for score in scores])
    ]
    searched = sum(score.simulations for score in scores) / max(1, sum(score.theirs.moves for score in scores))
    return {
        "games": games,
        "wins": won.value,
        "low": won.low,
        "high": won.high,
        "aim": AIMS[by],
        "our_ms": means[0],
        "their_ms": means[1],
        "their_simulations": searched,
    }


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.field", description=__doc__)
    arguments.add_argument("games", nargs="*", default=catalogue.game_keys(), help="the games (all)")
    arguments.add_argument("--pairs", type=int, default=20, help="pairs of games in each, seats swapped (20)")
    arguments.add_argument("--simulations", type=int, help="of our search on each move (as fits the game)")
    arguments.add_argument("--curiosity", type=float, default=CURIOSITY, help="of OpenSpiel's bot, its uct_c (1)")
    arguments.add_argument("--by", choices=AIMS, action="append", help="what is equal (both, one after the other)")
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = arguments.parse_args()
    if min(chosen.pairs, chosen.cores) < 1 or chosen.simulations in (0, 1):
        arguments.error("there is nothing to compare")
    kinds = chosen.by or list(AIMS)
    tasks = [
        Pair(game, by, number, chosen.simulations or SIMULATIONS[by].get(game, USUAL[by]), chosen.curiosity)
        for by in kinds
        for game in chosen.games
        for number in range(chosen.pairs)
    ]
    scores: dict[Pair, Score] = {}
    errors = Console(stderr=True)
    # It may take hours: who breaks it off sees what was played until then.
    with (
        suppress(KeyboardInterrupt),
        Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task("playing", total=len(tasks))
        for pair, score in spread(play, tasks, chosen.cores):
            scores[pair] = score
            progress.advance(task)
    rows = [
        row({pair: score for pair, score in scores.items() if (pair.game, pair.by) == (game, by)})
        for by in kinds
        for game in chosen.games
        if any((pair.game, pair.by) == (game, by) for pair in scores)
    ]
    if chosen.json:
        print(json.dumps({"machine": machine(None), "rows": rows}, indent=1))
    else:
        show(rows)
    return 0


def show(rows: Sequence[dict[str, Any]]) -> None:
    """The figures as a table."""
    out = Console(soft_wrap=True, highlight=False)
    out.print(machine(None))
    out.print("Envol's search against OpenSpiel's ISMCTS, with simulations and time of a move; a tie is half a win.")
    table = Table(box=None, pad_edge=False)  # 80 columns are enough without the edges
    for title in ("game", "equal", "games", "wins", "95 %", "aim", "", "ours", "theirs"):
        table.add_column(title, justify="left" if title in ("game", "equal", "") else "right", no_wrap=True)
    for found in rows:
        table.add_row(
            found["game"],
            found["equal"],
            str(found["games"]),
            f"{found['wins']:.0%}",
            f"{found['low']:.0%}-{found['high']:.0%}",
            f"{found['aim']:.0%}",
            "yes" if found["wins"] >= found["aim"] else "no",
            f"{found['our_simulations']} in {found['our_ms']:.1f} ms",
            f"{found['their_simulations']:.0f} in {found['their_ms']:.1f} ms",
        )
    out.print(table)


if __name__ == "__main__":
    sys.exit(main())
