"""What the box of a game shows and what is in it for a newcomer, as `BOX` in a module `box` of the game's folder.

The rest lies beside that: `title`, `pitch`, `about` and `first-game` are texts, and the picture is `emblem.svg`. All
of it may be missing."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias
from zlib import crc32

import msgspec

# For games that name none: as bright as the others, so that they stand well beside them.
ACCENTS = ("#7fb4ff", "#f08bc0", "#c3d45a", "#5ec8e5", "#e6a27c", "#b9a4f0", "#7fd1a0", "#f0cf5a")
INK = (0x2A, 0x21, 0x40)  # what is written on a box
READABLE = 4.5  # contrast of that, at least


MOST_PIPS = 3
Pips: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_PIPS)]


class Demands(msgspec.Struct, frozen=True):
    """How much of each there is in a game, from nothing to a lot."""

    luck: Pips
    thought: Pips
    speed: Pips


class FirstGame(msgspec.Struct, frozen=True):
    """What fits somebody who has never finished a match: how many sit down, how well others play, what is chosen."""

    seats: int
    level: str = "apprentice"
    options: tuple[tuple[str, Any], ...] = ()
    helps: tuple[str, ...] = ()  # what the board can show beside the rules, and does then


class Box(msgspec.Struct, frozen=True):
    """The accent of a game, on which dark ink is read, and about how many minutes a match takes people."""

    accent: str  # "#rrggbb"
    minutes: int | None = None
    longer: tuple[tuple[str, int], ...] = ()  # minutes with an option that is on
    demands: Demands | None = None
    first: FirstGame | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch("#[0-9a-f]{6}", self.accent):
            raise ValueError(f"an accent is written #rrggbb, not {self.accent}")
        red, green, blue = bytes.fromhex(self.accent[1:])
        contrast = (_luminance(red, green, blue) + 0.05) / (_luminance(*INK) + 0.05)
        if contrast < READABLE:
            raise ValueError(f"ink cannot be read on {self.accent}: its contrast is {contrast:.1f}, not {READABLE}")


def plain_box(key: str) -> Box:
    """For a game that has none: an accent by its key."""
    return Box(ACCENTS[crc32(key.encode()) % len(ACCENTS)])


def _luminance(*colour: int) -> float:
    """As WCAG 2 reckons it."""
    parts = [level / 255 for level in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
