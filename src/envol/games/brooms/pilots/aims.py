"""The kinds of aim that a bot may fly for: how far it still is, and when it is reached."""

from __future__ import annotations

from math import hypot
from typing import Final

from envol.game import Seat
from envol.games.brooms.flying.geometry import Curve, Disc, first_touched, inside, side_of
from envol.games.brooms.flying.goals import Goals
from envol.games.brooms.flying.sky import NOSE, TAIL_END, Sky, figure_discs, first_met, point_after, tail_discs
from envol.games.brooms.moves import HUT
from envol.games.brooms.pilots.distances import Distances
from envol.games.brooms.state import State

TURN_RADIUS: Final = 90_000.0  # what it costs about to turn round on the spot
NEAR: Final = 300_000.0  # where one begins to think of landing


class Aim:
    """To touch something: a cat, a bearer of the cat, the Fool."""

    lands = False

    def __init__(self, distances: Distances, targets: list[Disc], tail_too: bool = True) -> None:
        self.distances = distances
        self.targets = targets
        self.tail_too = tail_too

    def leg_after(self, leg: int, px: int, py: int, qx: int, qy: int) -> int:
        """Where the aim has several legs, the one after flying from p to q."""
        return leg

    def way(self, x: int, y: int, heading: int, leg: int) -> float:
        """What is left to fly, looking from the middle of the figure."""
        nose = point_after(x, y, heading, NOSE // 2)
        return self.distances.way(nose[0], nose[1])

    def is_reached_by(self, curve: Curve, x: int, y: int, leg: int) -> bool:
        return first_touched(curve, x, y, self.targets) is not None

    def is_reached_at(self, x: int, y: int, heading: int, leg: int) -> bool:
        if first_met(figure_discs(x, y, heading, 0), self.targets) is not None:
            return True
        return self.tail_too and first_met(tail_discs(x, y, heading, 0), self.targets) is not None

    def is_landed(self, curve: Curve, x: int, y: int, ex: int, ey: int, heading: int, leg: int) -> bool:
        """Whether a reverse curve from (x, y) to (ex, ey), or the broom after it, reaches the aim."""
        return False


class KeepInside(Aim):
    """To fly with the cat and not to leave the boundary."""

    def __init__(self, ring: list[int], others: list[Disc]) -> None:
        self.ring = ring
        self.others = others
        self.targets = []
        self.middle = (sum(ring[::2]) // (len(ring) // 2), sum(ring[1::2]) // (len(ring) // 2))

    def way(self, x: int, y: int, heading: int, leg: int) -> float:
        """Outside is far away; else best where the others are far and the middle is not."""
        points = [(x, y), point_after(x, y, heading, NOSE), point_after(x, y, heading, TAIL_END)]
        if not all(inside(self.ring, point[0], point[1]) for point in points):
            return 2e6
        alone = min([hypot(x - disc.x, y - disc.y) for disc in self.others], default=6e5)
        ahead = point_after(x, y, heading, 3 * NOSE)
        return 6e5 - min(alone, 6e5) + (0.0 if inside(self.ring, ahead[0], ahead[1]) else 3e5)

    def is_reached_at(self, x: int, y: int, heading: int, leg: int) -> bool:
        return False


class Pass(Aim):
    """To fly through a gate, from either side: leg 1 is beyond it."""

    def __init__(self, distances: Distances, goals: Goals, number: int) -> None:
        self.distances = distances
        self.goals = goals
        self.number = number
        self.targets = []

    def leg_after(self, leg: int, px: int, py: int, qx: int, qy: int) -> int:
        outward = self.goals.crosses_gate(px, py, qx, qy, False, self.number)
        return 1 if leg or outward or not self.goals.crosses_gate(px, py, qx, qy, True, self.number) else 0

    def is_reached_by(self, curve: Curve, x: int, y: int, leg: int) -> bool:
        return leg == 1

    def is_reached_at(self, x: int, y: int, heading: int, leg: int) -> bool:
        return leg == 1


class Land(Aim):
    """To come to a hut and land on it backwards."""

    lands = True

    def __init__(self, distances: Distances, huts: list[Disc]) -> None:
        self.distances = distances
        self.huts = huts
        self.targets = []

    def way(self, x: int, y: int, heading: int, leg: int) -> float:
        near = min([self._way_to(hut, x, y, heading) for hut in self.huts])
        return near if near < NEAR else max(near, NEAR + self.distances.way(x, y))

    def _way_to(self, hut: Disc, x: int, y: int, heading: int) -> float:
        """One must stand with the back to the hut, a reverse curve away."""
        away = hypot(x - hut.x, y - hut.y)
        dx, dy = point_after(0, 0, heading, NOSE)
        facing = (dx * (x - hut.x) + dy * (y - hut.y)) / (NOSE * max(away, 1.0))  # 1: the hut is right behind
        return abs(away - 180_000.0) + TURN_RADIUS * (1.0 - facing)

    def is_reached_by(self, curve: Curve, x: int, y: int, leg: int) -> bool:
        return False

    def is_reached_at(self, x: int, y: int, heading: int, leg: int) -> bool:
        return False

    def is_landed(self, curve: Curve, x: int, y: int, ex: int, ey: int, heading: int, leg: int) -> bool:
        if first_touched(curve, x, y, self.huts) is not None:
            return True
        return first_met(tail_discs(ex, ey, heading, 0), self.huts) is not None


class Race(Land):
    """Out through the gate (leg 0), home round it (leg 1), and backwards onto a hut (leg 2)."""

    def __init__(
        self, sky: Sky, goals: Goals, state: State, seat: Seat, distances: tuple[Distances, Distances]
    ) -> None:
        self.goals = goals
        self.number = goals.number(state, seat)
        self.out, self.back = distances
        marked = state.targets[seat]
        self.marked = marked != 0
        self.huts = [sky.places[HUT + hut] for hut in ([marked] if marked else goals.free_huts(state))]
        self.targets = []

    def leg_after(self, leg: int, px: int, py: int, qx: int, qy: int) -> int:
        if leg == 2:
            return 2
        passed = self.goals.crosses_gate(px, py, qx, qy, leg == 1, self.number)
        if not passed:
            return 0
        line = self.goals.lines[self.number]
        return 2 if side_of(line[0], line[1], line[2], line[3], qx, qy) < 0 else 1

    def way(self, x: int, y: int, heading: int, leg: int) -> float:
        nose = point_after(x, y, heading, NOSE // 2)
        if leg == 0:
            return 3e6 + self.out.way(nose[0], nose[1])
        if leg == 1:
            return 1e6 + self.back.way(nose[0], nose[1])
        return min([self._way_to(hut, x, y, heading) for hut in self.huts])

    def is_landed(self, curve: Curve, x: int, y: int, ex: int, ey: int, heading: int, leg: int) -> bool:
        return self.marked and super().is_landed(curve, x, y, ex, ey, heading, leg)
