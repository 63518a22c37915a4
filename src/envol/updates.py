"""What a viewer of a match is sent. Apart from the feed because msgspec's types are never compiled."""

from __future__ import annotations

from typing import Any

import msgspec

from envol.game import Seat
from envol.log import Header, Pace


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has left: `bank` for all decisions, and when nothing will be left, if its clock runs; else what the
    decision that was interrupted has taken."""

    bank: int
    used: int = 0
    until: int | None = None


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of the viewer: `on` numbers the decision, `moves` are all that may be answered."""

    on: int
    moves: tuple[str, ...]
    due: int | None
    paused: int | None = None  # since when the table stands still; told only while it does
    pace: Pace | None = None  # where there are clocks
    clocks: tuple[SeatClock, ...] = ()  # by seat, as far as the viewer may know who thinks


class Sync(msgspec.Struct, frozen=True):
    """The whole of what the viewer knows, when it comes or comes back."""

    header: Header
    view: Any
    you: You


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer saw of one or several lines; `after` is only told where an event came before a line."""

    seen: tuple[tuple[Seat, str], ...]
    events: tuple[dict[str, Any], ...]
    after: tuple[int, ...] = ()  # for each event, how many of the lines that were seen came before it


class Step(Told, frozen=True, kw_only=True):
    """What one or several lines have changed for the viewer."""

    view: Any
    you: You


class Replay(msgspec.Struct):
    """A finished match: the view before the first line, then what each line changed for the viewer.

    `stops` are the numbers of lines after which one looks: what chance does goes with the line before it. `chapters`
    are those at which a round, a trick or a turn begins, where the game has such; `draws` is how often chance spoke."""

    header: Header
    first: Any
    steps: list[Step]
    stops: list[int]
    chapters: list[int]
    draws: int
