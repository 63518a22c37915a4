"""The geometry of flight in integers alone, so that every build on every machine agrees to the bit (7, 44, 45).

Lengths are micrometres, headings are steps of 5°, counter-clockwise from +x, modulo 72. A solid is a disc or a short
chain of discs. A laid curve is every point within half its width of a circular arc: an integer centre, an integer
radius, and two integer vectors from the centre that bound its sector. Nothing here grows past 2⁵³."""

from __future__ import annotations

import json
from math import isqrt
from pathlib import Path
from typing import Any, Final

MATERIAL: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "material-1.json").read_text("utf-8")
)

HEADINGS: Final = 72
QUARTER: Final = 18
HALF_TURN: Final = 36
LEFT: Final = 0
RIGHT: Final = 1
SCALE: Final[int] = MATERIAL["sine_scale"]
SINES: Final[list[int]] = MATERIAL["sines"]  # of 0° to 90°
HALF_WIDTH: Final[int] = MATERIAL["curve_width"] // 2
PIECES: Final[str] = "".join([piece["id"] for piece in MATERIAL["pieces"]])
COUNTS: Final[list[int]] = [piece["count"] for piece in MATERIAL["pieces"]]


def _stretch(length: int, sine: int) -> int:
    return (length * sine + SCALE // 2) // SCALE


def vector(length: int, heading: int) -> tuple[int, int]:
    """The vector of this length, rounded to whole micrometres; opposite headings give opposite vectors."""
    quarter, step = divmod(heading % HEADINGS, QUARTER)
    if length < 0:
        length = -length
        quarter = (quarter + 2) % 4
    along = _stretch(length, SINES[QUARTER - step])
    across = _stretch(length, SINES[step])
    if quarter == 0:
        return along, across
    if quarter == 1:
        return -across, along
    if quarter == 2:
        return -along, -across
    return across, -along


class Disc:
    """A round solid, or one link of a chain; `thing` says to the rules whose it is."""

    def __init__(self, x: int, y: int, radius: int, thing: int = 0) -> None:
        self.x: Final = x
        self.y: Final = y
        self.radius: Final = radius
        self.thing: Final = thing


def discs_touch(a: Disc, b: Disc) -> bool:
    """Whether two closed discs meet."""
    x = a.x - b.x
    y = a.y - b.y
    reach = a.radius + b.radius
    return x * x + y * y <= reach * reach


class Curve:
    """One piece on one side at one heading, laid from the origin: the rules add where it really begins."""

    def __init__(self, radius: int, turn: int, side: int, heading: int) -> None:
        inward = QUARTER if side == LEFT else -QUARTER
        bend = turn if side == LEFT else -turn
        self.radius: Final = radius
        self.heading: Final = (heading + bend) % HEADINGS  # at its end
        centre = vector(radius, heading + inward)
        begin = (-centre[0], -centre[1])
        end = vector(radius, heading - inward + bend)
        self.cx: Final = centre[0]
        self.cy: Final = centre[1]
        self.x: Final = centre[0] + end[0]  # its end
        self.y: Final = centre[1] + end[1]
        # The sector, counter-clockwise from the first to the last vector; it is always narrower than a half-turn.
        first, last = (begin, end) if side == LEFT else (end, begin)
        self.fx: Final = first[0]
        self.fy: Final = first[1]
        self.lx: Final = last[0]
        self.ly: Final = last[1]
        # No point of the arc is farther from the middle of its chord than half the chord: what lies beyond is not
        # looked at closely.
        self.mx: Final = self.x // 2
        self.my: Final = self.y // 2
        self.reach: Final = isqrt(self.x * self.x + self.y * self.y) // 2 + 4 + HALF_WIDTH
        # How far the band reaches to each side.
        self.west: Final = min(0, self.x, self.cx - radius if self._in_sector(-1, 0) else 0) - HALF_WIDTH
        self.east: Final = max(0, self.x, self.cx + radius if self._in_sector(1, 0) else 0) + HALF_WIDTH
        self.south: Final = min(0, self.y, self.cy - radius if self._in_sector(0, -1) else 0) - HALF_WIDTH
        self.north: Final = max(0, self.y, self.cy + radius if self._in_sector(0, 1) else 0) + HALF_WIDTH

    def _in_sector(self, x: int, y: int) -> bool:
        return self.fx * y - self.fy * x >= 0 and x * self.ly - y * self.lx >= 0

    def touches(self, x: int, y: int, disc: Disc) -> bool:
        """Whether the band laid from (x, y) meets a closed disc."""
        px = disc.x - x
        py = disc.y - y
        k = HALF_WIDTH + disc.radius
        qx = px - self.cx
        qy = py - self.cy
        if self.fx * qy - self.fy * qx >= 0 and qx * self.ly - qy * self.lx >= 0:
            away = qx * qx + qy * qy
            near = self.radius - k
            far = self.radius + k
            return away <= far * far and (near <= 0 or away >= near * near)
        if px * px + py * py <= k * k:
            return True
        px -= self.x
        py -= self.y
        return px * px + py * py <= k * k

    def leaves(self, x: int, y: int, width: int, height: int) -> bool:
        """Whether the band laid from (x, y) meets the edge of the table or lies beyond it."""
        return x + self.west <= 0 or y + self.south <= 0 or x + self.east >= width or y + self.north >= height


def first_touched(curve: Curve, x: int, y: int, discs: list[Disc]) -> Disc | None:
    """The first of these discs that the curve laid from (x, y) meets."""
    mx = x + curve.mx
    my = y + curve.my
    bound = curve.reach
    for disc in discs:
        apart = disc.x - mx
        aside = disc.y - my
        reach = bound + disc.radius
        if apart * apart + aside * aside <= reach * reach and curve.touches(x, y, disc):
            return disc
    return None


def disc_leaves(disc: Disc, width: int, height: int) -> bool:
    """Whether a disc meets the edge of the table or lies beyond it."""
    x = disc.x
    y = disc.y
    r = disc.radius
    return x - r <= 0 or y - r <= 0 or x + r >= width or y + r >= height


def side_of(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> int:
    """Positive when (x, y) lies left of the line from a to b, negative when right of it, 0 on it."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def passes_between(ax: int, ay: int, bx: int, by: int, px: int, py: int, qx: int, qy: int) -> bool:
    """Whether the line through p and q, two different points, meets the segment from a to b."""
    a = side_of(px, py, qx, qy, ax, ay)
    b = side_of(px, py, qx, qy, bx, by)
    return (a <= 0 <= b) or (b <= 0 <= a)


def inside(corners: list[int], x: int, y: int) -> bool:
    """Whether a point lies strictly inside a convex polygon, corners x, y, x, y… in counter-clockwise order."""
    ax = corners[len(corners) - 2]
    ay = corners[len(corners) - 1]
    for i in range(0, len(corners), 2):
        bx = corners[i]
        by = corners[i + 1]
        if side_of(ax, ay, bx, by, x, y) <= 0:
            return False
        ax = bx
        ay = by
    return True


def _fan(radius: int, turn: int, side: int) -> list[Curve]:
    return [Curve(radius, turn, side, heading) for heading in range(HEADINGS)]


# CURVES[piece × 2 + side][heading]: the table of displacements, with all that a test needs.
CURVES: Final[list[list[Curve]]] = [
    _fan(piece["radius"], piece["turn"], side) for piece in MATERIAL["pieces"] for side in (LEFT, RIGHT)
]


def reverse_curve(code: int, heading: int) -> Curve:
    """The curve that a broom with this heading flies backwards: the other side, seen from behind (18)."""
    return CURVES[code ^ 1][(heading + HALF_TURN) % HEADINGS]
