"""What a log is made of. Apart from the match because msgspec's types are never compiled."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from envol.game import Move, Seat

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=10**10)]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: `each` for a decision, which is not kept if it is not used; what is taken beyond comes
    out of `bank`, which is for all of them. `grace` goes by before anything counts, for what moves on the screen."""

    kind: Literal["live", "days"]
    each: Milliseconds
    bank: Milliseconds
    grace: Milliseconds = 0


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a match has clocks: the pace with which it began, and when, in milliseconds since 1970."""

    pace: Pace
    began: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the first line; the first line of a record."""

    game: str
    rules: int
    seats: tuple[str, ...]  # names, in seat order
    id: str = ""
    options: dict[str, Any] = {}
    data: dict[str, Any] = {}  # the game's data files in full
    commit: str = ""  # hexadecimal; empty where no served dice were used
    nonces: tuple[str, ...] = ()
    envol: int = 1  # version of this format: 2 has clocks
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log; `at` is milliseconds since the start, `t` of `total` what the dice showed, if known.

    In a race, `delay` is what the seat's connection was measured to take, and `hold` how long its move was held.
    Most of what a server keeps are lines, and none is part of a ring: the search for garbage leaves them out."""

    n: int
    at: int
    seat: Seat
    move: Move
    t: int | None = None
    total: int | None = None
    delay: int | None = None
    hold: int | None = None
