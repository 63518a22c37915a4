"""How fast the search is on each game, and where its time goes: guess, rules and heuristics, or the trees."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from envol import bots
from envol.bots.search import Node, Search
from envol.dice import FastDice
from envol.game import NATURE
from envol.heuristics import TO_THE_END, Heuristics, Level
from envol.match import Match

ROOT = Path(__file__).parent.parent
WHOLE_GAMES = 5_000  # simulations a second of Blackmore, compiled, each played to the end
SHARE = 0.60  # of the time in rules and guess
PLIES = (0, 6, 20)  # decisions after which a search is measured
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("air", {}),
    ("blackmore", {}),
    ("brooms", {"adventure": "school"}),
    ("carpets", {"calm": True}),
    ("oz", {}),
]


def positions(key: str, options: dict[str, Any]) -> list[Match]:
    """A match for two at some of its decisions."""
    found = []
    for plies in PLIES:
        match, dice = Match.new(key, 2, options), FastDice("bench")
        match.settle(dice)
        played = 0
        while match.to_move:
            seat = match.to_move[0]
            moves = match.game.moves(match.state, seat)
            if played >= plies and len(moves) > 1:
                found.append(match)
                break
            match.play(seat, moves[dice.below(len(moves))])
            match.settle(dice)
            played += 1
    return found


def measure(key: str, options: dict[str, Any], seconds: float, whole: bool) -> dict[str, float]:
    """Simulations a second, and the shares of the time: by the clock between the parts of each simulation.

    Walking down mixes trees, rules and what the heuristics say of moves; how much of it the last two are is found by
    walking the same ways without trees."""
    spent = {"guess": 0.0, "walk": 0.0, "play": 0.0, "learn": 0.0, "rules": 0.0}
    simulations = 0
    clock = time.process_time  # whoever else uses the machine meanwhile should not count
    for match in positions(key, options):
        game, seat = match.game, match.to_move[0]
        view, moves = game.view(match.state, seat), game.moves(match.state, seat)
        heuristics, dice = bots.heuristics_of(game), FastDice(1)
        thought = Search(heuristics, view, seat, moves, dice, Level(TO_THE_END))
        end = time.process_time() + seconds / len(PLIES)
        while time.process_time() < end:
            t0 = clock()
            state = game.guess(view, seat, dice)
            t1 = clock()
            nodes: list[Node] = []
            movers: list[int] = []
            steps: list[tuple[int, Any]] = []
            before = game.clone(state)
            t2 = clock()
            thought.descend(state, nodes, movers, steps)
            t3 = clock()
            heuristics.play_on(state, dice, TO_THE_END if whole else heuristics.horizon)
            worths = heuristics.worths(state)
            t4 = clock()
            thought.learn(nodes, movers, worths)
            t5 = clock()
            _walk(heuristics, before, steps, dice, len(thought.roots))
            t6 = clock()
            for part, took in zip(spent, (t1 - t0, t3 - t2, t4 - t3, t5 - t4, t6 - t5), strict=True):
                spent[part] += took
            simulations += 1
    rules = spent["play"] + min(spent["rules"], spent["walk"])
    total = spent["guess"] + spent["walk"] + spent["play"] + spent["learn"]
    return {
        "per_second": simulations / total,
        "rules": rules / total,
        "guess": spent["guess"] / total,
        "tree": (total - rules - spent["guess"]) / total,
    }


def _walk(
    heuristics: Heuristics[Any, Any], state: Any, steps: list[tuple[int, Any]], dice: FastDice, viewers: int
) -> None:
    """What the rules and the heuristics do on the way down, but for its choice among moves that are new to a tree."""
    game = heuristics.game
    for seat, move in steps:
        game.to_move(state)
        if seat == NATURE:
            game.nature(state, dice)
        else:
            moves = game.moves(state, seat)
            if heuristics.routine(state, seat, moves) is None:
                heuristics.worth_trying(state, seat, moves)
        for viewer in range(viewers if viewers > 1 else 0):
            if viewer != seat:
                game.seen(state, seat, move, viewer)
        game.apply(state, seat, move)


def report(seconds: float) -> dict[str, dict[str, float]]:
    """All games by this Python."""
    found = {key: measure(key, options, seconds, whole=False) for key, options in GAMES}
    found["blackmore, to the end"] = measure("blackmore", {}, seconds, whole=True)
    return found


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    arguments.add_argument("--interpreted", help="the Python whose Envol is not compiled")
    arguments.add_argument("--seconds", type=float, default=3.0, help="how long each game is searched (3)")
    arguments.add_argument("--json", action="store_true", help="print the figures of this Python alone, as JSON")
    chosen = arguments.parse_args()
    if chosen.json:
        print(json.dumps(report(chosen.seconds)))
        return 0
    builds = {"this build": report(chosen.seconds)}
    if chosen.interpreted:
        command = [chosen.interpreted, "-m", "bench.search", "--json", "--seconds", str(chosen.seconds)]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        builds = {"compiled": builds["this build"], "interpreted": json.loads(ran.stdout)}
    print(f"{'search, two players':24}{'build':>13}{'simulations/s':>15}{'rules':>8}{'guess':>8}{'trees':>8}")
    for title, games in builds.items():
        for key, found in games.items():
            shares = "".join(f"{found[part]:8.0%}" for part in ("rules", "guess", "tree"))
            print(f"{key:24}{title:>13}{found['per_second']:15,.0f}{shares}")
    first = next(iter(builds.values()))
    reached = first["blackmore, to the end"]["per_second"] >= WHOLE_GAMES
    print(f"Blackmore, {WHOLE_GAMES} whole games a second: {'reached' if reached else 'not reached'}")
    for key, _ in GAMES:
        shared = 1 - first[key]["tree"] >= SHARE
        print(f"{key}, {SHARE:.0%} in rules and guess: {'reached' if shared else 'not reached'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
