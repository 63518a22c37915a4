"""What a seat or a spectator knows of an adventure: everything but the votes."""

from __future__ import annotations

from typing import Literal

import msgspec

from envol.games.brooms.flying.impasse import Loss
from envol.games.brooms.state import Phase, Stage


class Broom(msgspec.Struct, frozen=True):
    """A broom by the junction of its tail and figure, in micrometres, and its heading in steps of 5°."""

    x: int
    y: int
    heading: int


class Book(msgspec.Struct, frozen=True):
    """The pieces on a book as they are written in moves: `forward` in order, `back` below the book."""

    forward: tuple[str, ...]
    back: str | None


class Stuck(msgspec.Struct, frozen=True):
    """Why whoever is asked is stuck (17): the first curve of the flight plan, and what it touches, itself or by the
    broom at its end; whether that may be gone by the next turn; what starting again costs beside the curves."""

    curve: str
    back: bool
    by: Literal["curve", "broom"]
    thing: str  # castle, hut, edge, fou or broom
    number: int  # of the castle or hut, or the seat of the broom
    moves: bool
    loses: Loss


class View(msgspec.Struct, frozen=True):
    """Lists by seat start with seat 0; places are castles by their number and huts by 10 and their number."""

    phase: Phase
    turn: int
    asked: int
    turns: int
    began: Phase
    place: int
    brooms: tuple[Broom, ...]
    aloft: tuple[bool, ...]
    starts: tuple[int, ...]
    books: tuple[Book, ...]
    supply: dict[str, int]
    castles: tuple[int, ...]
    done: tuple[int, ...]  # goals that each has reached
    passed: tuple[bool, ...]
    targets: tuple[int, ...]
    voted: tuple[bool, ...]
    vote: int  # the viewer's own; 0 is none
    points: tuple[int, ...]
    holder: int | None
    cat: tuple[int, int]
    fou: Broom
    struck: tuple[int, ...]
    stage: Stage
    trail: tuple[Broom, ...]
    interrupted: bool
    dropped: bool
    winner: int | None
    ending: str
    stuck: Stuck | None
