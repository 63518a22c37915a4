"""A quick player for Air Sorcière: weighs a landing now against one more card, by the odds that it can count."""

from __future__ import annotations

from collections.abc import Sequence

from envol.dice import FastDice
from envol.game import Seat
from envol.games.air.heuristics import decide
from envol.games.air.moves import Act
from envol.games.air.rules import Air
from envol.games.air.view import View


def choose(game: Air, view: View, seat: Seat, moves: Sequence[Act]) -> Act:
    """The move that promises most now."""
    return decide(game.guess(view, seat, FastDice(0)), seat, moves)  # who is asked sees everything: this is the truth
