"""The same shapes as the geometry of Brooms, by angles and square roots of thirty digits: slow, and written apart.

`Exact` follows the definition of rulings 7 and 44 on integer vectors; `Ideal` knows only radius and angle."""

from __future__ import annotations

from typing import Any

from mpmath import mp, mpf

from envol.games.brooms.flying.geometry import HALF_WIDTH, LEFT, MATERIAL, Curve, Disc

mp.dps = 30
SAME = mpf(10) ** -22  # two angles of integer vectors of this size are equal or farther apart


class Exact:
    """A curve of the tables, by the angles of its two vectors."""

    def __init__(self, curve: Curve) -> None:
        self.curve = curve
        self.first = mp.atan2(curve.fy, curve.fx)
        self.width = (mp.atan2(curve.ly, curve.lx) - self.first) % (2 * mp.pi)

    def _sweeps(self, angle: Any) -> bool:
        turned = (angle - self.first) % (2 * mp.pi)
        return bool(turned <= self.width + SAME or turned >= 2 * mp.pi - SAME)

    def gap(self, x: int, y: int, disc: Disc) -> Any:
        """How far the disc is from the band laid from (x, y); touching is 0 or less."""
        curve = self.curve
        px, py = disc.x - x - curve.cx, disc.y - y - curve.cy
        if (px == 0 and py == 0) or self._sweeps(mp.atan2(py, px)):
            away = abs(mp.hypot(px, py) - curve.radius)
        else:
            away = min(mp.hypot(px - curve.fx, py - curve.fy), mp.hypot(px - curve.lx, py - curve.ly))
        return away - HALF_WIDTH - disc.radius

    def extent(self, axis: int, sign: int) -> Any:
        """How far the band reaches along an axis: to an end, or to the top of the circle if the arc passes it."""
        curve = self.curve
        best = max(0, sign * (curve.x, curve.y)[axis])
        if self._sweeps((mp.pi / 2 if axis else mpf(0)) + (0 if sign > 0 else mp.pi)):
            best = max(best, sign * (curve.cx, curve.cy)[axis] + curve.radius)
        return best + HALF_WIDTH


class Ideal:
    """The true arc of a piece laid from the origin, nothing rounded."""

    def __init__(self, piece: int, side: int, heading: int) -> None:
        data = MATERIAL["pieces"][piece]
        self.sign = 1 if side == LEFT else -1
        self.along = mp.pi * heading / 36
        self.radius = mpf(data["radius"])
        self.sweep = mp.pi * data["turn"] / 36
        self.begin = self.along - self.sign * mp.pi / 2  # from the centre to where it begins
        self.centre = -self.radius * mp.expj(self.begin)
        self.end = self.point(1)

    def point(self, part: Any) -> Any:
        """The point after this part of the sweep, as a complex number."""
        return self.centre + self.radius * mp.expj(self.begin + self.sign * part * self.sweep)

    def gap(self, x: int, y: int, disc: Disc) -> Any:
        """How far the disc is from the true band laid from (x, y)."""
        spot = mp.mpc(disc.x - x, disc.y - y)
        turned = (mp.arg(spot - self.centre) - self.begin) * self.sign % (2 * mp.pi)
        if turned <= self.sweep:
            away = abs(abs(spot - self.centre) - self.radius)
        else:
            away = min(abs(spot), abs(spot - self.end))
        return away - HALF_WIDTH - disc.radius
