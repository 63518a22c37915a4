"""What a search thinks of the moves it tried: the chance to win that each leaves, in a player's words."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

from envol.bots.search import LEAST, Node, Search
from envol.dice import Dice
from envol.game import Move, Seat
from envol.lore import Level, Lore, Weighed

WORTH_NAMING = 3  # simulations of a move below which its worth is only a rumour


def weigh(
    lore: Lore[Any, Any],
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    dice: Dice,
    level: Level,
    until: float = math.inf,
) -> list[Weighed]:
    """The moves that the level weighs in its time, the one that it would make first."""
    known = weigh_known(lore, view, seat, moves, dice)
    return known or _searched(Search(lore, view, seat, moves, dice, level), until)


def weigh_known(lore: Lore[Any, Any], view: Any, seat: Seat, moves: Sequence[Any], dice: Dice) -> list[Weighed]:
    """The moves where nothing need be imagined: the only one, a matter of routine, or all counted out; else none."""
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0, "only")]
    state = lore.game.guess(view, seat, dice)
    routine = lore.routine(state, seat, moves)
    if routine is not None:
        return [Weighed(routine, 0.0, "routine")]
    leads = lore.count_out(state, seat, moves)
    if leads is None:
        return []
    order = sorted(range(len(moves)), key=lambda place: -leads[place])  # the first of equals is the master's choice
    return [_counted(moves[place], leads[place]) for place in order]


def _counted(move: Move, lead: int) -> Weighed:
    ends = "won" if lead > 0 else "lost" if lead < 0 else "level"
    return Weighed(move, (lead > 0) + 0.5 * (lead == 0), "counted", {"ends": ends, "points": abs(lead)})


def _searched(thought: Search, until: float) -> list[Weighed]:
    """As `Search.run`, but noting what each first move has led to."""
    lore, seat = thought.lore, thought.seat
    mine = seat if thought.secret else 0
    hopes: dict[Node, float] = {}
    while thought.done < thought.level.simulations and (thought.done < LEAST or time.monotonic() < until):
        state = thought.game.guess(thought.view, seat, thought.dice)
        nodes: list[Node] = []
        movers: list[int] = []
        thought.descend(state, nodes, movers)
        lore.play_on(state, thought.dice, lore.horizon, seat if thought.level.naive else -1)
        thought.learn(nodes, movers, lore.worths(state))
        if movers[mine] == seat:  # where several are asked at once another may have been first
            hopes[nodes[mine]] = hopes.get(nodes[mine], 0.0) + lore.prospects(state)[seat]
    best, children = thought.best(), thought.roots[mine].children
    found: list[tuple[bool, int, Weighed]] = []
    for move in thought.moves:
        node = children.get(move.notation) or children.get(f"{seat} {move.notation}")
        if node in hopes and (node.visits >= WORTH_NAMING or move == best):
            found.append((move != best, -node.visits, in_chances(move, hopes[node] / node.visits)))
    found.sort(key=lambda tried: tried[:2])
    return [weighed for _, _, weighed in found]


def in_chances(move: Move, chance: float) -> Weighed:
    """A move, and the chance to win in hundredths."""
    return Weighed(move, chance, "chance", {"percent": round(100 * chance)})
