"""How an adventure stands at a glance: goals and points of everybody."""

from __future__ import annotations

from envol.games.brooms.rules import Brooms
from envol.games.brooms.view import View
from envol.glance import Glance


def glance(game: Brooms, view: View) -> Glance:
    """What the missions tell."""
    marks = tuple([done + points for done, points in zip(view.done, view.points, strict=True)])
    steps = len(game.flights.goals) - 1 + (game.goal.points if game.flights.holds else 1)  # to the end, of who is first
    return Glance(marks, 100 if view.phase == "over" else 100 * min(steps, max(marks)) // steps)
