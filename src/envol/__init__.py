"""Envol: board games of witches, wizards and flying carpets, to play, to study and to program."""

from envol.catalogue import create, find, game_keys
from envol.dice import Dice, FastDice
from envol.files import read, write
from envol.game import (
    CLOCK,
    NATURE,
    TABLE,
    BadNotation,
    Event,
    Game,
    IllegalMove,
    Kinds,
    Move,
    Outcome,
    Seat,
    Timer,
)
from envol.log import Entry, Header
from envol.match import Match
from envol.record import BadRecord

__version__ = "0.2.0"

__all__ = [
    "CLOCK",
    "NATURE",
    "TABLE",
    "BadNotation",
    "BadRecord",
    "Dice",
    "Entry",
    "Event",
    "FastDice",
    "Game",
    "Header",
    "IllegalMove",
    "Kinds",
    "Match",
    "Move",
    "Outcome",
    "Seat",
    "Timer",
    "create",
    "find",
    "game_keys",
    "read",
    "write",
]
