"""How fast a person must be to hold their own at Magic Fold: one steady player against three of each level, by the
virtual clock, in every seat alike. The aim is 20 to 30 % of the races."""

from __future__ import annotations

import argparse
import os
import sys

from envol.sim import Job, simulate

RACES = 800
SEATS = 4
SECONDS = {"apprentice": 35, "companion": 22, "master": 13, "archmage": 7}  # for a card, against each level
LOW, HIGH = 0.20, 0.30
SETTINGS: dict[str, dict[str, object]] = {"all cards": {}, "first game": {"first_game": True}}


def share(level: str, seconds: int, races: int, options: dict[str, object], seed: int = 21, cores: int = 1) -> float:
    """How many of the races a player wins who needs so long for each card."""
    won = 0.0
    for seat in range(SEATS):
        bots = [level] * SEATS
        bots[seat] = f"steady:{seconds}s"
        tally, _ = simulate(Job("carpets", tuple(bots), options, seed + seat), races // SEATS, cores=cores)
        won += tally.wins[seat]
    return won / (races // SEATS * SEATS)


def half(share: float, races: int) -> float:
    """Half of the 95 % interval of a share."""
    return float(1.96 * (share * (1 - share) / races) ** 0.5)


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.steady", description=__doc__)
    arguments.add_argument("--races", type=int, default=RACES, help=f"for each level and setting ({RACES})")
    arguments.add_argument("--seed", type=int, default=21)
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    chosen = arguments.parse_args()
    for name, options in SETTINGS.items():
        for level, seconds in SECONDS.items():
            won = share(level, seconds, chosen.races, options, chosen.seed, chosen.cores)
            verdict = "as wished" if LOW <= won <= HIGH else "not as wished"
            print(
                f"{name}: {seconds} s a card against {level}: {won:.3f} ± {half(won, chosen.races):.3f}, {verdict}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
