"""What a search thinks of the moves it tried: the chance to win that each leaves, in a player's words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from envol.bots.search import Node, Search
from envol.bots.shortcuts import weigh_without_search
from envol.dice import Dice
from envol.game import Move, Seat
from envol.heuristics import Heuristics, Level, Weighed

WORTH_NAMING = 3  # simulations of a move below which its worth is only a rumour


def weigh(
    heuristics: Heuristics[Any, Any],
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    dice: Dice,
    level: Level,
    until: float = math.inf,
) -> list[Weighed]:
    """The moves that the level weighs in its time, the one that it would make first."""
    known = weigh_without_search(heuristics, view, seat, moves, dice)
    return known or _searched(Search(heuristics, view, seat, moves, dice, level), until)


def _searched(thought: Search, until: float) -> list[Weighed]:
    """As `Search.run`, but noting what each first move has led to."""
    heuristics, seat = thought.heuristics, thought.seat
    hopes: dict[Node, float] = {}
    while thought.goes_on(until):
        state = thought.imagine()
        first = thought.follow(state)
        if first is not None:
            hopes[first] = hopes.get(first, 0.0) + heuristics.prospects(state)[seat]
    best = thought.best()
    found: list[tuple[bool, int, Weighed]] = []
    for move in thought.moves:
        nodes = [node for node in thought.tried(move) if node in hopes]
        visits = sum(node.visits for node in nodes)
        if visits >= WORTH_NAMING or (nodes and move == best):
            chance = sum(hopes[node] for node in nodes) / visits
            found.append((move != best, -visits, in_chances(move, chance)))
    found.sort(key=lambda tried: tried[:2])
    return [weighed for _, _, weighed in found]


def in_chances(move: Move, chance: float) -> Weighed:
    """A move, and the chance to win in hundredths."""
    return Weighed(move, chance, "chance", {"percent": round(100 * chance)})
