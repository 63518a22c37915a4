"""What a table may choose before a flight."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`reverse_sixth` adds a sixth place for the reverse piece (brooms.11); `swift_fou` moves him twice (brooms.37)."""

    adventure: Literal["school", "bumblebee", "cat", "fou"] = "school"
    reverse_sixth: bool = False
    swift_fou: bool = False
