"""Air Sorcière: flying lessons for apprentice witches, where one card too many makes a whole class fall."""

from envol.games.air.rules import Air as game

__all__ = ["game"]
