"""What anybody may know of Nim: all of it."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    rows: tuple[int, ...]  # candles that still burn
    turn: int
