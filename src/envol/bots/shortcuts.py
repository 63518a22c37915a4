"""What is known of the moves before any search: where nothing need be imagined, nobody searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from envol.dice import Dice
from envol.game import Move, Seat
from envol.heuristics import Heuristics, Weighed


def weigh_without_search(
    heuristics: Heuristics[Any, Any], view: Any, seat: Seat, moves: Sequence[Any], dice: Dice, naive: bool = False
) -> list[Weighed]:
    """The moves where nothing need be imagined: the only one, a matter of routine, or all counted out; else none.

    The naive do not count out: they would have to ask what the others do."""
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0, "only")]
    state = heuristics.game.guess(view, seat, dice)
    routine = heuristics.routine(state, seat, moves)
    if routine is not None:
        return [Weighed(routine, 0.0, "routine")]
    leads = None if naive else heuristics.count_out(state, seat, moves)
    if leads is None:
        return []
    order = sorted(range(len(moves)), key=lambda place: -leads[place])  # the first of equals is the master's choice
    return [_counted(moves[place], leads[place]) for place in order]


def _counted(move: Move, lead: int) -> Weighed:
    ends = "won" if lead > 0 else "lost" if lead < 0 else "level"
    return Weighed(move, (lead > 0) + 0.5 * (lead == 0), "counted", {"ends": ends, "points": abs(lead)})
