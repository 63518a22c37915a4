"""An adventure is data, not code: the four of the rulebook are four files of this one format."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from envol.games.brooms.geometry import HEADINGS

FOLDER = Path(__file__).parent / "data"


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lengths are micrometres from the lower left corner, angles steps of 5° counter-clockwise from the right."""


class Spot(_Part, frozen=True):
    x: int
    y: int


class Building(_Part, frozen=True):
    """A castle or a hut, by its number; the number of a castle gives its size."""

    n: int
    x: int
    y: int


class Pose(_Part, frozen=True):
    x: int
    y: int
    heading: int


class Touch(_Part, frozen=True, tag_field="kind", tag="touch"):
    """Touch the cat first (20)."""

    cat: Spot


class Race(_Part, frozen=True, tag_field="kind", tag="race"):
    """Pass between two castles, come back round them over the line of two others, land backwards on a hut (21-25)."""

    gate: tuple[int, int]
    home: tuple[int, int]


class Hold(_Part, frozen=True, tag_field="kind", tag="hold"):
    """Hold the cat for so many points inside a boundary; it begins on the rim of a castle (26-32)."""

    castle: int
    angle: int
    points: int
    pieces: int  # on the book at take-off, for a point
    boundary: tuple[int, ...]


class Hunt(_Part, frozen=True, tag_field="kind", tag="hunt"):
    """Catch the Fou before all castles are gone (33-41)."""

    fou: Pose
    pieces: int  # of the book that he flies after


class Adventure(_Part, frozen=True):
    """A sky and what is to be done in it; `start` names castles to start from, else one starts from the huts."""

    format: str
    reconstructed: bool
    players: tuple[int, int]
    table: tuple[int, int]
    castles: tuple[Building, ...]
    reverse: bool
    goal: Touch | Race | Hold | Hunt
    huts: tuple[Building, ...] = ()
    huts_used: dict[str, tuple[int, ...]] = {}
    start: tuple[int, ...] = ()

    def huts_for(self, seats: int) -> tuple[Building, ...]:
        """The huts that stand on the table with so many players (5, 33)."""
        used = self.huts_used.get(str(seats))
        return self.huts if used is None else tuple(hut for hut in self.huts if hut.n in used)


@cache
def load(name: str) -> Adventure:
    """One of the rulebook's adventures by its name."""
    adventure = msgspec.json.decode((FOLDER / f"{name}-1.json").read_bytes(), type=Adventure)
    assert adventure.format == "brooms-adventure/1"
    assert not isinstance(adventure.goal, Hold) or 0 <= adventure.goal.angle < HEADINGS
    return adventure


@cache
def plain(name: str) -> dict[str, Any]:
    """The file of one of the rulebook's adventures as it is, for the header of a record."""
    found: dict[str, Any] = msgspec.json.decode((FOLDER / f"{name}-1.json").read_bytes())
    return found
