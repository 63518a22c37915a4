"""Nim: rows of candles that are snuffed out, one row at a time."""

from tests.games.nim.rules import Nim as game

__all__ = ["game"]
