"""A quick player for Oz: the column that promises most, or the story that promises least."""

from __future__ import annotations

from collections.abc import Sequence

from envol.dice import FastDice
from envol.game import Move, Seat
from envol.games.oz.heuristics import OzHeuristics
from envol.games.oz.rules import Oz
from envol.games.oz.view import View

NO_DICE = FastDice(0)  # nothing is hidden (19): there is nothing to throw for


def choose(game: Oz, view: View, seat: Seat, moves: Sequence[Move]) -> Move:
    """What the search takes for the best without looking ahead."""
    return OzHeuristics(game).choose(game.guess(view, seat, NO_DICE), seat, moves, NO_DICE)
