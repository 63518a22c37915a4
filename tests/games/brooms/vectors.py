"""Prints what the geometry of Brooms answers to fixed questions; run by both builds, and kept (law 8).

`python -m tests.games.brooms.vectors` writes them anew: into tests/vectors/brooms-geometry.json."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from envol.dice import FastDice
from envol.games.brooms.flying import geometry
from envol.games.brooms.flying.geometry import CURVES, HEADINGS, Disc, discs_touch, inside, passes_between, vector

KEPT = Path(__file__).parents[2] / "vectors" / "brooms-geometry.json"
RADII = (8_000, 10_000, 15_000, 25_000, 40_000, 50_000, 65_000)
RING = [800, 1010, 440, 836, 351, 447, 600, 135, 999, 135, 1248, 447, 1159, 836]


def digest(numbers: list[int]) -> str:
    return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()


def vectors() -> dict[str, Any]:
    """Digests of the whole table and of many answers, and the first answers in full, to see where builds differ."""
    table: list[int] = []
    ends: list[int] = []  # the browser draws them too
    for fan in CURVES:
        for curve in fan:
            ends += [curve.x, curve.y, curve.heading]
            table += [curve.x, curve.y, curve.heading, curve.cx, curve.cy, curve.fx, curve.fy, curve.lx, curve.ly]
            table += [curve.west, curve.east, curve.south, curve.north]
    dice = FastDice("brooms geometry")
    answers: list[list[int]] = []
    for _ in range(20_000):
        code, heading = dice.below(20), dice.below(HEADINGS)
        x, y, radius = dice.below(1_600_000), dice.below(1_100_000), RADII[dice.below(7)]
        near = vector(radius + 10_000 + dice.below(5) - 2 + dice.below(2) * dice.below(60_000), dice.below(HEADINGS))
        curve = CURVES[code][heading]
        disc = Disc(x + near[0], y + near[1], radius)
        px, py, qx, qy = (dice.below(1_600) for _ in range(4))
        answers.append(
            [
                int(curve.touches(x, y, disc)),
                int(curve.leaves(x, y, 1_600_000, 1_100_000)),
                int(discs_touch(disc, Disc(x, y, 10_000))),
                int(inside(RING, px, py)),
                int(passes_between(1060, 715, 1060, 385, px, py, qx, qy)) if (px, py) != (qx, qy) else -1,
            ]
        )
    flat = [answer for five in answers for answer in five]
    return {
        "table": digest(table),
        "ends": digest(ends),
        "answers": digest(flat),
        "yes": [sum(five[kind] == 1 for five in answers) for kind in range(5)],
        "first": answers[:40],
        "curves": [[fan[7].x, fan[7].y, fan[7].heading] for fan in CURVES],
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["--build"]:
        print(json.dumps({"ending": Path(str(geometry.__file__)).suffix, "vectors": vectors()}))
    else:
        KEPT.write_text(json.dumps(vectors()) + "\n", "utf-8")
