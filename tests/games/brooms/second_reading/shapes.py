"""Second reading: discs, laid curves and lines by whole numbers (rules 1-4, 7, 44, 45)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import envol

MATERIAL: dict[str, Any] = json.loads(
    (Path(envol.__file__).parent / "games" / "brooms" / "data" / "material-1.json").read_text("utf-8")
)
PIECES = {piece["id"]: piece for piece in MATERIAL["pieces"]}
HALF_WIDTH = MATERIAL["curve_width"] // 2
Point = tuple[int, int]


def sine(step: int) -> int:
    """The sine of so many times 5°, as the material has it."""
    step %= 72
    if step >= 36:
        return -sine(step - 36)
    return int(MATERIAL["sines"][min(step, 36 - step)])


def rounded(product: int) -> int:
    """A length times a sine, to the nearest micrometre, halves away from 0."""
    whole = (2 * abs(product) + MATERIAL["sine_scale"]) // (2 * MATERIAL["sine_scale"])
    return int(whole if product >= 0 else -whole)


def vector(length: int, heading: int) -> Point:
    return rounded(length * sine(heading + 18)), rounded(length * sine(heading))


def cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


def plus(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def square(a: Point) -> int:
    return a[0] ** 2 + a[1] ** 2


@dataclass(frozen=True)
class Disc:
    """Something round on the table."""

    spot: Point
    radius: int

    def meets(self, other: Disc) -> bool:
        return square(minus(self.spot, other.spot)) <= (self.radius + other.radius) ** 2

    def leaves(self, table: Point) -> bool:
        return any(not self.radius < at < size - self.radius for at, size in zip(self.spot, table, strict=True))


@dataclass(frozen=True)
class Pose:
    """Where figure and tail of a broom meet, and where it looks (1)."""

    spot: Point
    heading: int

    def ahead(self, length: int) -> Point:
        return plus(self.spot, vector(length, self.heading))

    def figure(self) -> list[Disc]:
        return [Disc(self.ahead(disc["offset"]), disc["radius"]) for disc in MATERIAL["figure"]]

    def tail(self) -> list[Disc]:
        return [Disc(self.ahead(disc["offset"]), disc["radius"]) for disc in MATERIAL["tail"]]

    def broom(self) -> list[Disc]:
        return self.figure() + self.tail()


class Band:
    """A curve as it is laid: part of a circle, as wide as the material says, with round ends (2)."""

    def __init__(self, begin: Pose, piece: str, side: str, *, backwards: bool = False) -> None:
        data = PIECES[piece]
        left = side == "left"
        heading = begin.heading
        if backwards:  # the pilot's left is the right of somebody who looks back (18, 44)
            heading, left = heading + 36, not left
        hand = 1 if left else -1
        self.radius: int = data["radius"]
        first = vector(self.radius, heading - 18 * hand)  # from the centre
        last = vector(self.radius, heading - 18 * hand + data["turn"] * hand)
        self.begin = begin.spot
        self.centre = minus(begin.spot, first)
        after = (heading + data["turn"] * hand + (36 if backwards else 0)) % 72
        self.end = Pose(plus(self.centre, last), after)
        self.sector = (first, last) if left else (last, first)  # counter-clockwise

    def _sweeps(self, way: Point) -> bool:
        return cross(self.sector[0], way) >= 0 and cross(way, self.sector[1]) >= 0

    def meets(self, disc: Disc) -> bool:
        reach = HALF_WIDTH + disc.radius
        way = minus(disc.spot, self.centre)
        if self._sweeps(way):
            inner = max(0, self.radius - reach)
            return bool(inner**2 <= square(way) <= (self.radius + reach) ** 2)
        return any(square(minus(disc.spot, end)) <= reach**2 for end in (self.begin, self.end.spot))

    def leaves(self, table: Point) -> bool:
        points = [self.begin, self.end.spot]
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if self._sweeps(way):
                points.append(plus(self.centre, (way[0] * self.radius, way[1] * self.radius)))
        return any(Disc(point, HALF_WIDTH).leaves(table) for point in points)


def side(line: tuple[Point, Point], point: Point) -> int:
    """Greater than 0 to the left of the line, 0 on it."""
    a, b = line
    return cross(minus(b, a), minus(point, a))


def crossing(gate: tuple[Point, Point], beyond: int, p: Point, q: Point) -> tuple[Fraction, bool] | None:
    """Where on the way from p to q the gate is crossed, and whether to the side `beyond`; on it is beyond."""
    here, there = side(gate, p) * beyond, side(gate, q) * beyond
    if (here >= 0) == (there >= 0):
        return None
    ends = [side((p, q), end) for end in gate]
    if min(ends) > 0 or max(ends) < 0:
        return None
    return Fraction(here, here - there), there >= 0


def within(polygon: list[Point], point: Point) -> bool:
    """Whether a point lies inside a convex polygon, and not on its boundary (45)."""
    sides = [side((a, b), point) for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)]
    return min(sides) > 0 or max(sides) < 0
