"""How a game of Oz stands at a glance: points where the table shows what everybody took, else how many stories."""

from __future__ import annotations

from envol.games.oz.rules import Oz
from envol.games.oz.view import View
from envol.glance import Glance


def glance(game: Oz, view: View) -> Glance:
    """What can be seen in front of everybody."""
    is_over = view.phase == "over"
    points = tuple([sum(stories) for stories in view.points])
    stories = tuple([len(shown) + len(turned) for shown, turned in zip(view.open, view.turned, strict=True)])
    return Glance(
        points if game.options.memory or is_over else stories, 100 if is_over else 100 * view.round // (view.rounds + 1)
    )
