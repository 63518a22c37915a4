"""An adventure is data, not code: the rulebook's are files of the format told in docs/adventure-format.md."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

FOLDER = Path(__file__).parent.parent / "data"
SHELF: tuple[str, ...] = msgspec.json.decode((FOLDER / "shelf-2.json").read_bytes(), type=tuple[str, ...])
FIGURES = FOLDER / "figures-1.json"  # what bots have found of those on the shelf: see docs/adventures.md

Length: TypeAlias = Annotated[int, Meta(ge=0, le=2_000_000)]  # products of such stay below 2⁵³
Side: TypeAlias = Annotated[int, Meta(ge=300_000, le=2_000_000)]
Heading: TypeAlias = Annotated[int, Meta(ge=0, lt=72)]
CastleNumber: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
HutNumber: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=4)]
Mood: TypeAlias = Literal["", "dusk", "dawn", "moon", "storm", "snow"]
Digest: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Lengths are micrometres from the lower left corner, angles steps of 5° counter-clockwise from the right."""


class Spot(_Part, frozen=True):
    x: Length
    y: Length


class Castle(_Part, frozen=True):
    """A castle by its number, which gives its size if it has none of its own."""

    n: CastleNumber
    x: Length
    y: Length
    radius: Annotated[int, Meta(ge=20_000, le=150_000)] | None = None


class Hut(_Part, frozen=True):
    n: HutNumber
    x: Length
    y: Length


class Pose(_Part, frozen=True):
    x: Length
    y: Length
    heading: Heading


class Touch(_Part, frozen=True, tag_field="kind", tag="touch"):
    """Touch a cat (20)."""

    cat: Spot


class Race(_Part, frozen=True, tag_field="kind", tag="race"):
    """Pass between two castles, come back round them over the line of two others, land backwards on a hut (21-25)."""

    gate: tuple[CastleNumber, CastleNumber]
    home: tuple[CastleNumber, CastleNumber]


class Pass(_Part, frozen=True, tag_field="kind", tag="pass"):
    """Pass between two castles, from either side (53)."""

    gate: tuple[CastleNumber, CastleNumber]


class Land(_Part, frozen=True, tag_field="kind", tag="land"):
    """Land backwards on this hut (53)."""

    hut: HutNumber


class Hold(_Part, frozen=True, tag_field="kind", tag="hold"):
    """Hold the cat for so many points inside a boundary; it begins on the rim of a castle (26-32)."""

    castle: CastleNumber
    angle: Heading
    points: Annotated[int, Meta(ge=1, le=9)]
    pieces: Annotated[int, Meta(ge=1, le=5)]  # on the book at take-off, for a point
    boundary: Annotated[tuple[CastleNumber, ...], Meta(max_length=8)]


class Hunt(_Part, frozen=True, tag_field="kind", tag="hunt"):
    """Catch the Fou before all castles are gone (33-41)."""

    fou: Pose
    pieces: Annotated[int, Meta(ge=1, le=5)]  # of the book that he flies after


Goal: TypeAlias = Touch | Race | Pass | Land | Hold | Hunt


class Adventure(_Part, frozen=True):
    """A sky and what is to be done in it; `start` names castles to start from, else one starts from the huts."""

    format: Literal["brooms-adventure/1"]
    players: tuple[Players, Players]
    table: tuple[Side, Side]
    castles: Annotated[tuple[Castle, ...], Meta(max_length=8)]
    reverse: bool
    goal: Goal | Annotated[tuple[Goal, ...], Meta(min_length=1, max_length=6)]  # several are reached in their order
    huts: Annotated[tuple[Hut, ...], Meta(max_length=4)] = ()
    huts_used: dict[
        Literal["2", "3", "4"], Annotated[tuple[HutNumber, ...], Meta(max_length=4)]
    ] = {}  # by players, if not all
    start: Annotated[tuple[CastleNumber, ...], Meta(max_length=8)] = ()
    reconstructed: bool = False  # the printed numbers are not known
    title: Annotated[str, Meta(max_length=60)] = ""
    author: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""
    mood: Mood = ""  # what the sky looks like; no rule asks for it, and without one its goals give it
    origin: Digest = ""  # of the adventure that this one was made from
    hash: Digest = ""  # of this one, so that damage is seen

    @property
    def goals(self) -> tuple[Goal, ...]:
        return self.goal if isinstance(self.goal, tuple) else (self.goal,)

    @property
    def digest(self) -> str:
        """The name that only this content has: SHA-256 of it as canonical JSON, without defaults and its hash."""
        bare = msgspec.structs.replace(self, hash="")
        return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()

    def huts_for(self, seats: int) -> tuple[Hut, ...]:
        """The huts that stand on the table with so many players (5, 33)."""
        used = {str(players): huts for players, huts in self.huts_used.items()}.get(str(seats))
        return self.huts if used is None else tuple(hut for hut in self.huts if hut.n in used)


@cache
def file_of(name: str, rules: int) -> str:
    """The newest file of a shipped adventure that these rules know: files are numbered, and never change."""
    return next(f"{name}-{n}" for n in range(rules, 0, -1) if (FOLDER / f"{name}-{n}.json").exists())


@cache
def load(file: str) -> Adventure:
    """A shipped adventure."""
    return msgspec.json.decode((FOLDER / f"{file}.json").read_bytes(), type=Adventure)


@cache
def plain(file: str) -> dict[str, Any]:
    """The file of a shipped adventure as it is, for the header of a record."""
    found: dict[str, Any] = msgspec.json.decode((FOLDER / f"{file}.json").read_bytes())
    return found
