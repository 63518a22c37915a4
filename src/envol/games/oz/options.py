"""What a table may choose before a game of Oz."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`memory` shows what everybody has taken (oz.19): a help for beginners; without it hands are closed (oz.3)."""

    memory: bool = False
