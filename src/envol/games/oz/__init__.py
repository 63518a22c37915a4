"""Oz: a draft of columns, characters for the hand and stories that say what they are worth."""

from envol.games.oz.rules import Oz as game

__all__ = ["game"]
