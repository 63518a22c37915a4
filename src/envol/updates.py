"""What a viewer of a match is sent. Apart from the feed because msgspec's types are never compiled."""

from __future__ import annotations

from typing import Any

import msgspec

from envol.game import Seat
from envol.log import Header


class You(msgspec.Struct, frozen=True):
    """What is asked of the viewer: `on` numbers the decision, `moves` are all that may be answered."""

    on: int
    moves: tuple[str, ...]
    due: int | None


class Sync(msgspec.Struct, frozen=True):
    """The whole of what the viewer knows, when it comes or comes back."""

    header: Header
    view: Any
    you: You


class Told(msgspec.Struct, frozen=True):
    """What the viewer saw of one or several lines."""

    seen: tuple[tuple[Seat, str], ...]
    events: tuple[dict[str, Any], ...]


class Step(Told, frozen=True):
    """What one or several lines have changed for the viewer."""

    view: Any
    you: You


class Replay(msgspec.Struct):
    """A finished match: the view before the first line, then what each line changed for the viewer."""

    header: Header
    first: Any
    steps: list[Step]
