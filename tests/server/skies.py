"""Skies that somebody made, for the tests of the gallery."""

from __future__ import annotations

import copy
import json
from typing import Any

from tests.server.harness import ROOT

SCHOOL = json.loads((ROOT / "src/envol/games/brooms/data/school-1.json").read_text("utf-8"))


def sky(title: str = "Over the marsh", **changes: Any) -> dict[str, Any]:
    """An adventure of one's own: the school, with something changed."""
    made = {**copy.deepcopy(SCHOOL), "title": title, "author": "Anna", "reconstructed": False, **changes}
    return {key: value for key, value in made.items() if value is not None}


def overlapping() -> dict[str, Any]:
    """One in which two castles stand in the same place."""
    made = sky()
    made["castles"][1] |= {"x": made["castles"][0]["x"], "y": made["castles"][0]["y"]}
    return made
