"""Cards and moves of Oz, made once and shared: building them in play would cost most of the time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from envol.game import Data, Move

DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "cards-1.json").read_text("utf-8"))

# A character is a number, in the order of the data file.
LETTERS: Final = "".join([character["letter"] for character in DATA["characters"]])
CHARACTERS: Final = range(8)
COPIES: Final[int] = DATA["copies"]

# So is a story. Its name is its kind and its characters: couple-ds.
EACH: Final = 0
COUPLE: Final = 1
TWINS: Final = 2
SERIES: Final = 3
TRIO: Final = 4
FEW: Final = 5
CROWD: Final = 6
LEAD: Final = 7
FEUD: Final = 8
KINDS: Final = ("each", "couple", "twins", "series", "trio", "few", "crowd", "lead", "feud")
STORIES: Final = range(48)
KIND: Final[list[int]] = [KINDS.index(story["kind"]) for story in DATA["stories"]]
CAST: Final[list[list[int]]] = [[LETTERS.index(letter) for letter in story["of"]] for story in DATA["stories"]]
NAME: Final[list[str]] = [f"{story['kind']}-{story['of']}" for story in DATA["stories"]]
NUMBER: Final[dict[str, int]] = {NAME[story]: story for story in STORIES}

COLUMNS: Final = 5  # at the largest table
SEATS: Final = 4


def story_data(story: int) -> Data:
    """The story as a sentence needs it."""
    cast = zip(("one", "two", "three", "four"), CAST[story], strict=False)
    parts: dict[str, Any] = {place: {"character": LETTERS[character]} for place, character in cast}
    return {"story": {"kind": KINDS[KIND[story]], **parts}}


def pair_data(one: int, two: int) -> Data:
    """The two characters of a column as a sentence needs them."""
    return {"pair": {"one": {"character": LETTERS[one]}, "two": {"character": LETTERS[two]}}}


class First(Move):
    """Chance names the seat that chooses first in the first round."""

    def __init__(self, first: int) -> None:
        super().__init__(f"first {first}", {"seat": first})
        self.first: Final = first


class Deal(Move):
    """Chance lays a character in the next place of the columns."""

    def __init__(self, character: int) -> None:
        super().__init__(f"deal {LETTERS[character]}", {"actor": {"character": LETTERS[character]}})
        self.character: Final = character


class Open(Move):
    """Chance lays a story under the next column."""

    def __init__(self, story: int) -> None:
        super().__init__(f"open {NAME[story]}", story_data(story))
        self.story: Final = story


class Recall(Move):
    """Chance brings a discarded character back into the deck."""

    def __init__(self, character: int) -> None:
        super().__init__(f"recall {LETTERS[character]}", {"actor": {"character": LETTERS[character]}})
        self.character: Final = character


class Take(Move):
    """A seat takes a column, counted from 1."""

    def __init__(self, column: int) -> None:
        super().__init__(f"take {column + 1}", {"column": column + 1})
        self.column: Final = column


class Turn(Move):
    """A seat turns one of its five face-up stories face down."""

    def __init__(self, story: int) -> None:
        super().__init__(f"turn {NAME[story]}", story_data(story))
        self.story: Final = story


FIRSTS: Final[list[First]] = [First(seat) for seat in range(SEATS)]
DEALS: Final[list[Deal]] = [Deal(character) for character in CHARACTERS]
OPENS: Final[list[Open]] = [Open(story) for story in STORIES]
RECALLS: Final[list[Recall]] = [Recall(character) for character in CHARACTERS]
TAKES: Final[list[Take]] = [Take(column) for column in range(COLUMNS)]
TURNS: Final[list[Turn]] = [Turn(story) for story in STORIES]

_all: list[Move] = []
_all.extend(FIRSTS)
_all.extend(DEALS)
_all.extend(OPENS)
_all.extend(RECALLS)
_all.extend(TAKES)
_all.extend(TURNS)
MOVES: Final[dict[str, Move]] = {str(move): move for move in _all}
