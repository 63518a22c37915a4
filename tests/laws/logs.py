"""Prints a digest of the records of many matches, to be run by the interpreted and by the compiled build."""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module
from pathlib import Path

from envol import catalogue, record
from envol.bots import has_greedy
from envol.dice import FastDice
from envol.sim import Job, play_one
from tests.laws.cases import older_tables, tables
from tests.laws.plays import random_lines

BOTS = ("random", "greedy", "search:8")
LINES = 150  # of a match of usual length


def digests(matches: int) -> dict[str, str]:
    """For each game, number of seats, set of options and version of the rules, one digest of some matches."""
    found = {}
    for key in catalogue.game_keys():
        kind = catalogue.find(key)
        played = list(tables(kind))
        names = [name for name in BOTS if name != "greedy" or has_greedy(kind)]
        each = -(-matches * len(kind.players) // len(played))
        for seats, options in played:
            job = Job(key, tuple(names[seat % len(names)] for seat in range(seats)), options, seed=8)
            digest, lines = hashlib.sha256(), 0
            for number in range(each):
                match = play_one(job, number)
                digest.update(record.write(match).encode())
                lines += len(match.log)
                if lines > LINES * each:  # a game of long matches needs fewer of them
                    break
            found[f"{key} {seats} {options}"] = digest.hexdigest()
        for rules, seats, options in older_tables(kind):
            game = kind(seats, kind.Options(**options), rules)
            lines_played = [f"{seat} {move}" for seat, move in random_lines(game, FastDice(f"older {rules}"))]
            found[f"{key} {seats} {options} rules {rules}"] = hashlib.sha256(
                "\n".join(lines_played).encode()
            ).hexdigest()
    return found


def endings(patterns: list[str]) -> dict[str, str]:
    """For each module that these patterns name, the ending of the file it was loaded from."""
    src = Path(__file__).parent.parent.parent / "src"
    names = [
        ".".join(path.relative_to(src).with_suffix("").parts)
        for pattern in patterns
        for path in sorted(src.parent.glob(pattern))
    ]
    return {name: Path(str(import_module(name).__file__)).suffix for name in names}


if __name__ == "__main__":
    print(json.dumps({"endings": endings(sys.argv[2:]), "digests": digests(int(sys.argv[1]))}))
