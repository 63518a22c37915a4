"""How a game of Air Sorcière stands at a glance: everybody's points, and how many of the spellbooks are taken."""

from __future__ import annotations

from envol.games.air.rules import Air
from envol.games.air.view import View
from envol.glance import Glance


def glance(_: Air, view: View) -> Glance:
    """What the plates tell."""
    taken = sum([sum(books) for books in view.books])
    return Glance(view.scores, 100 if view.phase == "over" else 100 * taken // max(1, taken + sum(view.left)))
