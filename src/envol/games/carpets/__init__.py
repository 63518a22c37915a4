"""Magic Fold: a race of flying carpets, folded in real time."""

from envol.games.carpets.rules import Carpets as game

__all__ = ["game"]
