"""How long, how hard and how fair the adventures are that come with the game, as bots of one level find.

For each number of players it prints the flights of whoever won (median, 10 to 90 %), how many of a hundred flights were
interrupted, how many matches were won, and the wins by turn order and by the place that the winner started from.
`--write` keeps what all of them tell together in the data file that the gallery shows."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from functools import partial

import msgspec

from envol.creations import Estimate
from envol.games.brooms.adventures.format import FIGURES, SHELF, file_of, load
from envol.games.brooms.pilots.estimate import LEVEL, Trial, fly, sum_up
from envol.games.brooms.rules import Brooms
from envol.parallel import spread


def play(name: str, seats: int, level: str, number: int) -> Trial:
    """One match, on any core."""
    return fly(load(file_of(name, Brooms.newest)), number, seats, level)


def measure(name: str, matches: int, level: str) -> Estimate:
    """Print what matches of this adventure tell, by the number of players; and give it all together."""
    every: list[Trial] = []
    least, most = load(file_of(name, Brooms.newest)).players
    for seats in range(least, most + 1):
        played = dict(spread(partial(play, name, seats, level), list(range(matches)), os.cpu_count() or 1))
        trials = [played[number] for number in sorted(played)]
        found = sum_up(trials)
        order = Counter(trial.winner for trial in trials)
        starts = Counter(trial.start for trial in trials if trial.winner is not None)
        told = f"{found.length} ({found.shortest}-{found.longest}) | {found.interrupted} % | {found.decided}"
        wins = " ".join(str(order[place]) for place in range(seats))
        places = " ".join(f"{place}:{count}" for place, count in sorted(starts.items()))
        print(f"| {name} | {seats} | {told} | {wins} | {places} |", flush=True)
        every += trials
    return sum_up(every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(SHELF), metavar="NAME")
    parser.add_argument("-n", type=int, default=60, metavar="MATCHES", help="for each number of players")
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    figures = msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, Estimate])
    print("| adventure | players | flights | interrupted | won | by turn order | by start |")
    print("|---" * 7 + "|")
    for name in asked.names:
        found = measure(name, asked.n, asked.level)
        figures[load(file_of(name, Brooms.newest)).digest] = found
        if asked.write:
            lines = [f'  "{hash}": {msgspec.json.encode(kept).decode()}' for hash, kept in figures.items()]
            FIGURES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main()
