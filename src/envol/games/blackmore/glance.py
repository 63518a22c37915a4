"""How a game of Blackmore stands at a glance: points where the table shows them, else the cards that were captured."""

from __future__ import annotations

from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.view import View
from envol.glance import Glance


def glance(game: Blackmore, view: View) -> Glance:
    """What the plates tell."""
    captured = tuple([len(cards) for cards in view.captured])
    left = sum(view.counts) + view.deck + len([card for card in view.table if card is not None])
    is_over = view.phase == "over"
    marks = view.points if game.options.totals or is_over else captured
    return Glance(marks, 100 if is_over else 100 * sum(captured) // max(1, sum(captured) + left))
