"""The Witches of Blackmore: trick-taking under a wheel that turns the ranks and a trump that moves."""

from envol.games.blackmore.rules import Blackmore as game

__all__ = ["game"]
