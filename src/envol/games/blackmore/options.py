"""What a table may choose before a game of Blackmore."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`wheel` is the side that lies up (blackmore.15); `totals` shows the points captured so far (blackmore.13)."""

    wheel: Literal["descending", "ascending"] = "descending"
    totals: bool = False
