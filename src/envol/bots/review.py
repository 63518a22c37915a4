"""What a decision was worth, given only what its player could know: the best move beside the one that was chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from envol.bots import heuristics_of
from envol.bots.search import Search
from envol.bots.shortcuts import weigh_without_search
from envol.catalogue import AnyGame, part
from envol.dice import FastDice
from envol.game import Move, Seat
from envol.heuristics import Heuristics, Level, Verdict

SURE = 2.0  # standard errors by which a move must be worse before that is said of its player


class Reviewer:
    """Looks at the decisions of one match, by the game's own planner or by a search with so many simulations."""

    def __init__(self, game: AnyGame, simulations: int | None = None) -> None:
        self.game = game
        self._planner = part(type(game), "evaluation")
        self._heuristics = heuristics_of(game)
        usual = self._heuristics.review_simulations if simulations is None else simulations
        self.simulations = 0 if self._planner is not None else usual

    def verdict(self, view: Any, seat: Seat, moves: Sequence[Any], chosen: Move, seed: str) -> Verdict | None:
        """What the choice was worth; None where there was nothing to decide that this reviewer looks at."""
        if len(moves) == 1:
            return None
        if self._planner is not None:
            found: Verdict | None = self._planner.review(self.game, view, seat, moves, chosen, FastDice(seed))
            return found
        return _review(self._heuristics, view, seat, moves, chosen, seed, self.simulations)

    def late(self, view: Any, seat: Seat) -> Verdict | None:
        """What it cost a seat that a timer struck before it had chosen; None where the game does not say."""
        return self._heuristics.late(view, seat)


def _review(
    heuristics: Heuristics[Any, Any],
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    chosen: Move,
    seed: str,
    simulations: int,
) -> Verdict | None:
    """A search finds the best move; then both are looked at anew, in the same imagined worlds.

    Anew, because whatever a search finds best has also been lucky in it. What is within the error is nobody's fault."""
    dice = FastDice(seed)
    known = weigh_without_search(heuristics, view, seat, moves, dice)
    if known:
        worths = {weighed.move: weighed.worth for weighed in known}
        return None if known[0].says == "routine" else Verdict(known[0].move, known[0].worth, worths[chosen])
    level = Level(simulations)
    thought = Search(heuristics, view, seat, moves, dice, level)
    thought.run()
    best = thought.best()
    after = _hopes(heuristics, view, seat, moves, chosen, seed, level)
    worth = sum(after) / simulations
    if best == chosen:
        return Verdict(best, worth, worth)
    more = [
        one - other for one, other in zip(_hopes(heuristics, view, seat, moves, best, seed, level), after, strict=True)
    ]
    mean = sum(more) / simulations
    error = math.sqrt(sum((one - mean) ** 2 for one in more)) / simulations
    return Verdict(best, worth + (mean if mean > SURE * error else 0.0), worth)


def _hopes(
    heuristics: Heuristics[Any, Any], view: Any, seat: Seat, moves: Sequence[Any], move: Move, seed: str, level: Level
) -> list[float]:
    """The chance to win after this move in each of so many worlds, everybody playing on as well as the search can."""
    thought = Search(heuristics, view, seat, moves, FastDice(f"{seed} then"), level)
    found = []
    for number in range(level.simulations):
        state = heuristics.game.guess(view, seat, FastDice(f"{seed} world {number}"))
        heuristics.game.apply(state, seat, move)
        thought.follow(state)
        found.append(heuristics.prospects(state)[seat])
    return found
