"""A match with all that is said about it, and what a check of a sentence asks of the record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from envol.analysis import Analysis, Decision, summed
from envol.dice import FastDice
from envol.game import CLOCK, Seat
from envol.lessons import COSTLY
from envol.match import Match
from tests.laws.plays import Play, replay

Such = Callable[[Decision], bool]


@dataclass(frozen=True)
class Told:
    """States and events come from the rules, verdicts are made up: what is said must be true of any."""

    match: Match
    play: Play
    decisions: tuple[Decision, ...]
    analysis: Analysis

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat, rank in enumerate(self.play.outcome.ranks) if rank == 1]

    def state(self, n: int) -> Any:
        """Before line n."""
        return self.play.states[n]

    def chosen(self, such: Such) -> list[Decision]:
        """The costly choices of one kind; where time ran out, nobody chose."""
        own = [one for one in self.decisions if self.match.log[one.n].seat == one.seat]
        return [one for one in own if one.cost >= COSTLY and such(one)]

    def costly(self, seat: Seat) -> int:
        return len(self.chosen(lambda one: one.seat == seat))


def judge(match: Match, dice: FastDice) -> Told:
    """Make up what each decision was worth, most of them well chosen, and hear what is said about it."""
    lines = [(entry.seat, entry.move) for entry in match.log]
    play = replay(match.game, lines)
    decisions = []
    careful = dice.below(4)  # whether choices cost little, more, or much, or a few of them alone
    leaning = dice.below(3)  # whether the best was often the first or the last move offered
    for n, (mover, move) in enumerate(lines):
        state = play.states[n]
        for seat in match.game.to_move(state) if mover == CLOCK else [mover]:
            moves = match.game.moves(state, seat) if seat >= 0 else []
            if len(moves) < 2:
                continue
            best = moves[dice.below(len(moves)) if not leaning or dice.below(2) else (0, len(moves) - 1)[leaning - 1]]
            well = mover == CLOCK or str(best) == str(move) or dice.below(2 if careful < 3 else 15)
            cost = 0 if well else dice.below((60, 300, 5_000, 5_000)[careful]) / 10_000
            after = dice.below(10_000 - int(10_000 * cost)) / 10_000
            room = 1 - after - cost
            slow = match.header.game == "carpets" and not dice.below(2)
            late = min(room, dice.below(3_000) / 10_000) if slow else 0.0
            decisions.append(Decision(n, seat, str(move), str(best), round(after + cost, 4), after, round(late, 4)))
    return Told(match, play, tuple(decisions), summed(match, decisions, 1))
