"""Vote, a tiny game that proves what Blackmore does not have: hidden choices of all at once."""

from tests.games.vote.rules import Vote as game

__all__ = ["game"]
