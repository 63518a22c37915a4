"""How a race of carpets stands at a glance: where everybody's pawn is, and how far the first of them."""

from __future__ import annotations

from envol.games.carpets.cards import PALACE
from envol.games.carpets.moves import RACES
from envol.games.carpets.rules import Carpets
from envol.games.carpets.view import View
from envol.glance import Glance


def glance(game: Carpets, view: View) -> Glance:
    """What the track tells."""
    seats = len(view.carpets)
    way = 100 * min(PALACE, max(0, *view.places)) // PALACE
    done = (100 * (view.race - 1) + way) // RACES if game.options.championship else way
    return Glance(tuple([max(0, place) for place in view.places[:seats]]), 100 if view.phase == "over" else done)
