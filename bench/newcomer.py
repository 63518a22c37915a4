"""How a first game of Magic Fold goes for somebody who reads the guide, at 200 words a minute, and plays what it tells.

As the guide is now, the table waits while it speaks, and “Play” deals what fits a first game; `--before` is how it was:
the hourglass runs behind each bubble, against three companions with all cards."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from typing import cast

from envol import bots, catalogue
from envol.bots import Answer, Ask
from envol.dice import FastDice
from envol.drive import play_out
from envol.games.carpets.greedy import Level, fold_on, steady
from envol.games.carpets.rules import Carpets
from envol.log import Entry
from envol.match import Match
from envol.solo import propose
from envol.texts import Texts

WORDS_A_MINUTE = 200
FIRST = ("carpet", "cards", "fold")  # bubbles before the first fold,
THEN = ("unfold", "claim", "genies", "hourglass")  # and those after it
LATER = ("flight", "end")  # in the second round
SECONDS = (15, 25, 35)  # for a card, once everything is read
CARPETS = catalogue.find("carpets")
NEWCOMER = 0  # the seat
COMPANION_THEN = Level(
    4_000, 1_500, 8, 3, sees_track=True, uses_genies=True
)  # as it was before the levels were calibrated


class CompanionThen:
    """A companion as fast as it was."""

    def answer(self, ask: Ask) -> Answer:
        if ask.view.phase == "push":
            return bots.create("companion", CARPETS).answer(ask)
        return Answer(*fold_on(cast("Carpets", ask.game), ask.view, ask.seat, COMPANION_THEN, ask.dice))


@dataclass
class Newcomer:
    """Somebody who reads every bubble to its end before they go on, in the first two rounds."""

    seconds: int
    is_waited_for: bool
    language: str = "en"

    def __post_init__(self) -> None:
        self._unread = [*FIRST, *THEN, *LATER]

    def answer(self, ask: Ask) -> Answer:
        move, ms = steady(cast("Carpets", ask.game), ask.view, ask.seat, ask.moves, 1000 * self.seconds)
        return Answer(move, ms + self._read(ask))

    def _read(self, ask: Ask) -> int:
        """Milliseconds of play that pass while one reads what is said now."""
        now = FIRST if not ask.view.carpets[ask.seat].used else THEN
        due = [key for key in self._unread if key in now or (key in LATER and ask.view.rounds > 1)]
        self._unread = [key for key in self._unread if key not in due]
        say = Texts(self.language, "carpets")
        words = sum(len(say(f"guide-{key}").split()) for key in due)
        return 0 if self.is_waited_for else 60_000 * words // WORDS_A_MINUTE


@dataclass
class Evening:
    """Races of one newcomer: in how many rounds a card was taken in time, and the place at the end."""

    races: int = 0
    rounds: int = 0
    acted: int = 0
    first: int = 0  # races in whose first round a card was taken
    places: int = 0
    wins: int = 0

    def __str__(self) -> str:
        acted, first = self.acted / self.rounds, self.first / self.races
        return (
            f"acted in time in {acted:.0%} of {self.rounds} rounds, in {first:.0%} of the first ones; "
            f"mean place {self.places / self.races:.2f} of 4, won {self.wins / self.races:.0%}"
        )


def play(seconds: int, races: int, is_before: bool, seed: int) -> Evening:
    """So many first games of newcomers who need so long for a card."""
    table = propose(CARPETS, (), first=True)
    options = {} if is_before else table.options
    evening = Evening()
    for number in range(races):
        others = [CompanionThen() if is_before else bots.create(name, CARPETS) for name in table.bots]
        match = Match.new("carpets", len(others) + 1, options, id=f"newcomer-{seed}-{number}")
        dice = FastDice(f"{seed} {number} chance"), FastDice(f"{seed} {number} bots")
        play_out(match, [Newcomer(seconds, not is_before), *others], *dice)
        count(evening, match)
    return evening


def count(evening: Evening, match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    evening.races += 1
    evening.rounds += match.state.round
    evening.acted += sum(1 for line in match.log if is_claim(line) and line.seat == NEWCOMER)
    evening.first += acted_at_once(match)
    evening.places += outcome.ranks[NEWCOMER]
    evening.wins += outcome.ranks[NEWCOMER] == 1


def is_claim(line: Entry) -> bool:
    return line.move.kind == "claim"


def acted_at_once(match: Match) -> bool:
    """Whether the newcomer took a card in the first round, before its sand was out or anybody took a second one."""
    taken = set()
    for line in match.log:
        if line.move.kind in ("hourglass", "sunset") or (is_claim(line) and line.seat in taken):
            return False
        if is_claim(line):
            if line.seat == NEWCOMER:
                return True
            taken.add(line.seat)
    return False


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.newcomer", description=__doc__)
    arguments.add_argument("--races", type=int, default=100, help="for each speed (100)")
    arguments.add_argument("--seed", type=int, default=21)
    arguments.add_argument("--before", action="store_true", help="the hourglass runs behind the guide")
    chosen = arguments.parse_args()
    for seconds in SECONDS:
        print(f"{seconds} s a card: {play(seconds, chosen.races, chosen.before, chosen.seed)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
