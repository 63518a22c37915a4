"""How far the levels of bots are apart in two-player games: pairs of matches with the seats swapped.

A pair of neighbours is played until the 95 % interval is ±5 % or 400 matches are played. The aim is 60 to 75 %."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from envol import bots, catalogue
from envol.dice import FastDice
from envol.drive import play_out
from envol.match import Match
from envol.sim import win_shares

GAMES = 400
CLOSE = 0.05
LEAST = 40  # before that the normal approximation says nothing
LOW, HIGH = 0.60, 0.75
OPTIONS: dict[str, dict[str, Any]] = {"brooms": {"adventure": "school"}}


@dataclass(frozen=True)
class Duel:
    """Two bots at one game, and what the first has won of the matches so far."""

    game: str
    stronger: str
    weaker: str
    matches: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def half(self) -> float:
        """Half of the 95 % interval; half a match is added on each side, so that 0 and 1 have one too."""
        share = (self.wins + 1) / (self.matches + 2)
        return float(1.96 * (share * (1 - share) / max(1, self.matches)) ** 0.5)

    @property
    def known(self) -> bool:
        return self.matches >= LEAST and self.half <= CLOSE

    def __str__(self) -> str:
        verdict = "as wished" if LOW <= self.share <= HIGH else "not as wished"
        told = f"{self.share:.3f} ± {self.half:.3f} of {self.matches}"
        return f"{self.game}: {self.stronger} against {self.weaker}: {told}, {verdict}"


def play_pair(duel: Duel, number: int) -> float:
    """Two matches with the same luck and the seats swapped: the share of the stronger."""
    kind = catalogue.find(duel.game)
    wins = 0.0
    for first in (0, 1):
        names = [duel.stronger, duel.weaker] if first == 0 else [duel.weaker, duel.stronger]
        match = Match.new(duel.game, names, OPTIONS.get(duel.game, {}))
        players = [bots.create(name, kind) for name in names]
        play_out(match, players, FastDice(f"levels {number}"), FastDice(f"levels {number} {first}"))
        assert match.outcome is not None
        wins += win_shares(match.outcome)[first]
    return wins


def settle(duel: Duel, games: int, pool: ProcessPoolExecutor, cores: int) -> Iterator[Duel]:
    """Play pairs, a few at a time, until the result is known or the matches are up."""
    while not duel.known and duel.matches < games:
        numbers = range(duel.matches // 2, min(games, duel.matches + 4 * cores) // 2)
        won = sum(pool.map(play_pair, [duel] * len(numbers), numbers))
        duel = Duel(duel.game, duel.stronger, duel.weaker, duel.matches + 2 * len(numbers), duel.wins + won)
        yield duel


def duels(games: Sequence[str], against: str | None) -> list[Duel]:
    """The neighbours of each game, or each level against this bot."""
    found = []
    for game in games:
        levels = bots.offered(catalogue.find(game))
        if against:
            found += [Duel(game, level, against) for level in levels]
        else:
            found += [Duel(game, stronger, weaker) for weaker, stronger in pairwise(levels)]
    return found


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    arguments.add_argument("game", nargs="*", help="only these games")
    arguments.add_argument("--against", help="each level against this bot, instead of its neighbours")
    arguments.add_argument("--games", type=int, default=GAMES, help=f"matches for a pair at most ({GAMES})")
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = arguments.parse_args()
    done = []
    with ProcessPoolExecutor(chosen.cores) as pool:
        for asked in duels(chosen.game or catalogue.game_keys(), chosen.against):
            duel = asked
            for duel in settle(asked, chosen.games, pool, chosen.cores):
                print(f"\r{duel}", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            done.append(duel)
            if not chosen.json:
                print(duel, flush=True)
    if chosen.json:
        print(json.dumps([{**asdict(duel), "half": duel.half} for duel in done], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
