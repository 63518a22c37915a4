"""Whether somebody could reach the goals of an adventure: a search over the places where a broom can stand.

It flies alone, curve by curve, with any of the pieces at any time, from every legal angle of every start; so it does
for each goal, since whoever is stuck after one starts again (17, 53). Two poses in the same square of `CELL` with
headings within `FAN` steps count as one, and a broom fits after at least every `BOOK`-th curve. Of the cat hunt it asks
for a catch inside the boundary, of the hunt for the Fou nothing: he comes by himself. So a goal that it cannot reach
may in rare cases be reachable through a needle's eye; one that it reaches can be reached. It gives up after `MOST`
curves for all goals together, so that nobody waits long, and says so; no clock decides that."""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot

from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.adventures.things import angles, solids
from envol.games.brooms.flying.geometry import (
    CURVES,
    HALF_TURN,
    HEADINGS,
    Curve,
    Disc,
    first_touched,
    inside,
    reverse_curve,
    side_of,
)
from envol.games.brooms.flying.goals import HOLD, HUNT, LAND, PASS, RACE, Goals
from envol.games.brooms.flying.sky import CAT, NOSE, TAIL_END, Sky, figure_discs, first_met, point_after, tail_discs
from envol.games.brooms.legal import BOOK
from envol.games.brooms.moves import HUT

CELL = 20_000  # micrometres
FAN = 3  # steps of 5°
MOST = 200_000  # curves that are tried; those that come with the game need no more than 2,000

Pose = tuple[int, int, int]


def unreachable(adventure: Adventure) -> Flaw | None:
    """The first goal to which this search finds no way from any start: there is none, or it has looked no further."""
    sky = Sky(adventure, adventure.players[1])
    goals = Goals(sky, adventure.goals)
    things = solids(adventure, sky)
    held = [disc for disc in things if disc.thing == CAT][-1:] if goals.holds else []
    starts: list[Pose] = []
    for place in adventure.start or [HUT + hut for hut in sky.huts]:
        starts += [(*sky.rim(place, heading), heading) for heading in angles(sky, things, place)]
    tried = 0
    for number, kind in enumerate(goals.kinds):
        search = Search(sky, goals, number, held[0] if kind == HOLD else goals.cats[number], MOST - tried)
        if kind != HUNT and not search.is_reached_from(starts):
            why = "not-found" if search.left <= 0 else "unreachable"
            return Flaw(why, {"number": number + 1, "count": MOST} if search.left <= 0 else {"number": number + 1})
        tried = MOST - search.left
    return None


def _square(pose: Pose) -> Pose:
    return pose[0] // CELL, pose[1] // CELL, pose[2] // FAN


class Search:
    """Looks for a way to one goal."""

    def __init__(self, sky: Sky, goals: Goals, number: int, cat: Disc | None, most: int) -> None:
        self.sky, self.goals, self.number, self.cat = sky, goals, number, cat
        self.left = most  # curves that may still be tried
        self.kind = goals.kinds[number]
        self.solids = list(sky.places.values())
        goal = goals.goals[number]
        self.huts = [goal.hut] if self.kind == LAND else sky.huts if self.kind == RACE else []

    def is_reached_from(self, starts: list[Pose]) -> bool:
        queue: list[tuple[float, int, Pose, int, bool]] = []  # how far, a number, a pose, unfit curves, past the gate
        seen: set[tuple[int, ...]] = set()

        def add(pose: Pose, loose: int, passed: bool) -> None:
            key = (*_square(pose), passed, loose > 0)
            if key not in seen:
                seen.add(key)
                heappush(queue, (self._distance(pose, passed), len(seen), pose, loose, passed))

        for pose in starts:
            add(pose, 0, False)
        while queue and self.left > 0:
            _, _, pose, loose, passed = heappop(queue)
            if loose == 0 and self._lands(pose, passed):
                return True
            x, y, heading = pose
            for fan in CURVES if loose < BOOK else ():
                curve = fan[heading]
                after = (x + curve.x, y + curve.y, curve.heading)
                beyond = self.kind == RACE and self.goals.crosses_gate(x, y, *after[:2], passed, self.number)
                if (*_square(after), beyond, False) in seen or self._meets(curve, x, y, self.solids):
                    continue
                fits = self.sky.broom_meets(*after, self.solids, []) == 0
                if self._touches(curve, pose, after, fits):
                    return True
                if self.kind == PASS and fits and self._passes(x, y, *after[:2]):
                    return True
                add(after, 0 if fits else loose + 1, beyond)
        return False

    def _meets(self, curve: Curve, x: int, y: int, solids: list[Disc]) -> bool:
        self.left -= 1
        return self.sky.curve_meets(curve, x, y, solids) != 0

    def _touches(self, curve: Curve, pose: Pose, after: Pose, fits: bool) -> bool:
        """Whether the cat is touched: by the curve, though it may be taken up again (46), or by the broom after it."""
        if self.cat is None:
            return False
        if curve.touches(pose[0], pose[1], self.cat) and self._keeps_cat(pose[:2], after[:2]):
            return True
        ends = (point_after(*after, NOSE), point_after(*after, TAIL_END))
        touched = fits and first_met([*figure_discs(*after, 0), *tail_discs(*after, 0)], [self.cat]) is not None
        return touched and self._keeps_cat(*ends)

    def _keeps_cat(self, *points: tuple[int, int]) -> bool:
        """Whether a cat that is caught here is not lost at once (31)."""
        return self.kind != HOLD or all(inside(self.goals.ring, *point) for point in points)

    def _passes(self, px: int, py: int, qx: int, qy: int) -> bool:
        outward = self.goals.crosses_gate(px, py, qx, qy, False, self.number)
        return outward or not self.goals.crosses_gate(px, py, qx, qy, True, self.number)

    def _lands(self, pose: Pose, passed: bool) -> bool:
        """Whether a reverse from here reaches a hut."""
        if not self.huts or (self.kind == RACE and not (passed and self._is_home(pose))):
            return False
        x, y, heading = pose
        for hut in self.huts:
            target = self.sky.places[HUT + hut]
            others = [disc for disc in self.solids if disc is not target]
            for code in range(len(CURVES)):
                curve = reverse_curve(code, heading)
                if self._meets(curve, x, y, others):
                    continue
                turned = (curve.heading + HALF_TURN) % HEADINGS
                end = (x + curve.x, y + curve.y, turned)
                if self.sky.broom_meets(*end, others, []) == 0 and (
                    first_touched(curve, x, y, [target]) is not None
                    or first_met(tail_discs(*end, 0), [target]) is not None
                ):
                    return True
        return False

    def _is_home(self, pose: Pose) -> bool:
        ax, ay, bx, by = self.goals.lines[self.number]
        return side_of(ax, ay, bx, by, pose[0], pose[1]) < 0

    def _distance(self, pose: Pose, passed: bool) -> float:
        """What orders the search, so that a goal that can be reached is found soon."""
        x, y, _ = pose
        if self.cat is not None:
            return hypot(x - self.cat.x, y - self.cat.y)
        if self.huts and (passed or self.kind == LAND):
            return min(hypot(x - self.sky.places[HUT + n].x, y - self.sky.places[HUT + n].y) for n in self.huts)
        ax, ay, bx, by = self.goals.gates[self.number]
        return 1e7 + hypot(x - (ax + bx) / 2, y - (ay + by) / 2)
