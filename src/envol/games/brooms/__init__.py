"""Les Sorciers Volants: programmed flight among castles, in four adventures."""

from envol.games.brooms.rules import Brooms as game

__all__ = ["game"]
