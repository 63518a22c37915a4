"""What a table may choose before a race of carpets."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

DUEL: Final = 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`first_game` starts from the cloud with the standard cards, whatever else is chosen (carpets.38);
    `three_tokens` is for two players (carpets.26)."""

    first_game: bool = False
    deck: Literal["all", "standard", "advanced"] = "all"
    start: Literal["line", "cloud"] = "line"
    championship: bool = False
    calm: bool = False
    three_tokens: Annotated[bool, msgspec.Meta(extra_json_schema={"x-seats": [DUEL]})] = False
