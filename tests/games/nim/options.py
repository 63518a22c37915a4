"""What a table of Nim may choose."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: Literal["three", "four"] = "three"
    last_loses: bool = False
