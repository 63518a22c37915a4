"""An adventure of one's own for tests: through a gate, to a cat, and home to hut 1."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec

from envol.games.brooms.adventures.format import Adventure

TOUCH = {"kind": "touch", "cat": {"x": 900_000, "y": 350_000}}
PASS = {"kind": "pass", "gate": [5, 6]}
LAND = {"kind": "land", "hut": 1}
HOLD = {"kind": "hold", "castle": 5, "angle": 0, "points": 2, "pieces": 2, "boundary": [5, 6, 7]}
HUNT = {"kind": "hunt", "fou": {"x": 800_000, "y": 350_000, "heading": 36}, "pieces": 3}
RACE = {"kind": "race", "gate": [5, 6], "home": [7, 8]}
OWN: dict[str, Any] = {
    "format": "brooms-adventure/1",
    "title": "Home with the cat",
    "players": [2, 3],
    "table": [1_000_000, 700_000],
    "castles": [
        {"n": 5, "x": 500_000, "y": 520_000},
        {"n": 6, "x": 500_000, "y": 180_000, "radius": 60_000},
        {"n": 7, "x": 700_000, "y": 560_000},
        {"n": 8, "x": 700_000, "y": 140_000},
    ],
    "huts": [{"n": n, "x": 150_000, "y": 50_000 + 150_000 * n} for n in (1, 2, 3)],
    "reverse": True,
    "goal": [PASS, TOUCH, LAND],
}  # fmt: skip


def changed(path: str = "", value: Any = None) -> dict[str, Any]:
    """That adventure with one thing otherwise: `castles.0.x` names it; None takes it away."""
    plain = copy.deepcopy(OWN)
    part: Any = plain
    *parents, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in parents:
        part = part[step]
    if value is None and path:
        del part[last]
    elif path:
        part[last] = value
    return plain


def own(path: str = "", value: Any = None) -> Adventure:
    return msgspec.convert(changed(path, value), Adventure)


def file(path: str = "", value: Any = None) -> bytes:
    return json.dumps(changed(path, value)).encode()
