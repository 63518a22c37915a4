"""Why an adventure is refused; each flaw has words as `flaw-…` in texts/."""

from __future__ import annotations

import msgspec

from envol.game import Data


class Flaw(msgspec.Struct, frozen=True):
    """Why an adventure is refused; `data` names the object as a sentence needs it."""

    why: str
    data: Data = {}
