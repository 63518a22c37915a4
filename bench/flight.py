"""How many curves a second are tried against a whole table of Brooms, on which the bots' planning stands."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import TypedDict

from rich.console import Console

from bench.engine import ROOT, Refused, machine, pin, spread

SEATS = 4
PLACES = 20_000  # random curves at random places, tried over and over
AIMS = {"interpreted": 20_000, "compiled": 200_000}  # tests per second


class Counts(TypedDict):
    """What was tried, in so many seconds of the processor, and by which module."""

    tests: int
    free: int  # that met nothing, so that every solid was looked at
    discs: int
    seconds: float
    file: str


def measure(seconds: float) -> Counts:
    """Try curves against the edge and all solids of a table for four with the Fou, by a loop in Python."""
    from envol import FastDice
    from envol.games.brooms.flying import sky
    from envol.games.brooms.flying.geometry import CURVES, HEADINGS
    from envol.games.brooms.rules import Brooms

    game = Brooms(SEATS, Brooms.Options(adventure="fou"), Brooms.newest)
    state, dice = game.start(), FastDice(1)
    game.apply(state, -1, game.nature(state, dice))
    while not all(state.aloft):
        (seat,) = game.to_move(state)
        moves = game.moves(state, seat)
        game.apply(state, seat, moves[dice.below(len(moves))])
    obstacles = game.flights.obstacles(state)
    random = Random(1)
    tries = [
        (
            CURVES[random.randrange(len(CURVES))][random.randrange(HEADINGS)],
            random.randrange(game.sky.width),
            random.randrange(game.sky.height),
        )
        for _ in range(PLACES)
    ]
    counts = Counts(tests=0, free=0, discs=len(obstacles), seconds=0.0, file=str(sky.__file__))
    meets = game.sky.curve_meets
    begin = time.process_time()
    while counts["seconds"] < seconds:
        for curve, x, y in tries:
            counts["free"] += meets(curve, x, y, obstacles) == 0
        counts["tests"] += PLACES
        counts["seconds"] = time.process_time() - begin
    return counts


def run(python: str, build: str, seconds: float) -> Counts:
    """Measure one build in a fresh process."""
    command = [python, "-m", "bench.flight", "--measure", str(seconds)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    counts: Counts = json.loads(ran.stdout)
    if counts["file"].endswith(".py") == (build == "compiled"):
        raise Refused(f"the {build} build runs {counts['file']}")
    return counts


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.flight", description=__doc__)
    arguments.add_argument("--interpreted", help="the Python whose Envol is not compiled; this one's must be")
    arguments.add_argument("--rounds", type=int, default=5, help="how often the builds take turns (5)")
    arguments.add_argument("--seconds", type=float, default=1.0, help="how long each flies in a round (1)")
    arguments.add_argument("--measure", type=float, help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.measure is not None:
        print(json.dumps(measure(chosen.measure)))
        return 0
    if chosen.interpreted is None:
        arguments.error("--interpreted is needed")
    out = Console(soft_wrap=True, highlight=False)
    builds = {"interpreted": str(Path(chosen.interpreted).absolute()), "compiled": sys.executable}
    core = pin()
    rounds: dict[str, list[Counts]] = {build: [] for build in builds}
    try:
        for _ in range(chosen.rounds):
            for build, python in builds.items():
                rounds[build].append(run(python, build, chosen.seconds))
    except (Refused, subprocess.CalledProcessError, OSError) as error:
        out.print(f"refused: {error}", markup=False)
        return 2
    first = rounds["compiled"][0]
    out.print(f"\n{machine(core)}")
    out.print(
        f"Curves against the edge and {first['discs']} discs (four brooms, the Fou, castles, huts), called from Python;"
        f" {100 * first['free'] // first['tests']} % meet nothing. Median (least-greatest):"
    )
    for build, counts in rounds.items():
        rates = [count["tests"] / count["seconds"] for count in counts]
        reached = "reached" if median(rates) >= AIMS[build] else "not reached"
        out.print(
            f"{build}: {spread(rates, 1e3, 0)} thousand complete tests a second;"
            f" aim {AIMS[build] // 1000} thousand: {reached}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
