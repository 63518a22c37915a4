"""What a table may choose before a game of Air Sorcière."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first two change the rules (air.18, air.11), the last two only what is shown (air.20)."""

    bonus_per_set: bool = False  # a point for every set of five colours, not for the first alone
    multi_diploma: bool = False  # several diplomas in one turn
    gauge: bool = True  # the chance of a fall is shown
    memory: bool = False  # the hands of the others are shown
