"""What a table may choose before a flight."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from envol.games.brooms.adventures.format import SHELF, Adventure

# The adventures to choose from are those on the shelf: a file more is a choice more.
Options: Any = msgspec.defstruct(
    "Options",
    [
        ("adventure", Literal[SHELF], SHELF[0]),
        ("own", Adventure | UnsetType, UNSET),  # an adventure in full, flown instead of one from the shelf
        ("reverse_sixth", bool, False),  # the reverse piece has a sixth place (brooms.11)
        ("swift_fou", bool, False),  # the Fou moves twice (brooms.37)
    ],
    namespace={"__doc__": "What a table may choose before a flight."},
    frozen=True,
    forbid_unknown_fields=True,
)
