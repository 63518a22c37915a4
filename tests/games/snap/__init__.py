"""Snap, a tiny game that proves what Blackmore does not have: real time."""

from tests.games.snap.rules import Snap as game

__all__ = ["game"]
