"""A search over programmes of curves: a beam of the most promising ones, from where a broom stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, Disc, reverse_curve
from envol.games.brooms.flying.sky import Sky
from envol.games.brooms.pilots.aims import Aim
from envol.games.brooms.state import NO_PIECE

WON = -1e12  # what is left to fly when the aim is reached
STUCK = 4e5  # what a pose costs from which no curve can be laid


@dataclass
class Plan:
    """A programme and what it leaves to fly, in micrometres; less is better."""

    codes: list[int]
    back: int
    x: int
    y: int
    heading: int
    supply: list[int]
    leg: int  # how far the aim has come, as the aim counts it
    left: float = 0.0
    won: bool = False  # a curve on the way has reached the aim


class Planner:
    """Looks for programmes in one sky as it is now."""

    def __init__(self, sky: Sky, aim: Aim, obstacles: list[Disc], behind: list[Disc], reverse: bool) -> None:
        self.sky = sky
        self.aim = aim
        self.obstacles = obstacles
        self.behind = behind  # what a reverse curve must not touch
        self.reverse = reverse

    def lay(self, plan: Plan, code: int) -> Plan | None:
        """The programme with one more curve, or None where it cannot be laid."""
        curve = CURVES[code][plan.heading]
        if self.sky.curve_meets(curve, plan.x, plan.y, self.obstacles) != 0:
            return None
        x, y = plan.x + curve.x, plan.y + curve.y
        supply = plan.supply[:]
        supply[code // 2] -= 1
        leg = self.aim.leg_after(plan.leg, plan.x, plan.y, x, y)
        won = plan.won or self.aim.is_reached_by(curve, plan.x, plan.y, leg)
        return Plan([*plan.codes, code], NO_PIECE, x, y, curve.heading, supply, leg, won=won)

    def fits(self, plan: Plan) -> bool:
        """Whether the broom can be set down at the end."""
        return self.sky.broom_meets(plan.x, plan.y, plan.heading, self.obstacles, []) == 0

    def judge(self, plan: Plan) -> float:
        """What is left to fly from the end of a programme: from the best place one curve farther on."""
        if plan.won or self.aim.is_reached_at(plan.x, plan.y, plan.heading, plan.leg):
            return WON
        best = STUCK + self.aim.way(plan.x, plan.y, plan.heading, plan.leg)
        for code in range(2 * len(plan.supply)):
            ahead = self.lay(plan, code)
            if ahead is not None:
                way = self.aim.way(ahead.x, ahead.y, ahead.heading, ahead.leg)
                best = min(best, WON / 10 if ahead.won else way)
        return best

    def landing(self, plan: Plan) -> Plan | None:
        """The programme with a reverse piece that reaches the aim, if there is one."""
        for code in range(2 * len(plan.supply)):
            if plan.supply[code // 2] == 0:
                continue
            ended = self.back_up(plan, code)
            if ended is not None and ended.won:
                return ended
        return None

    def back_up(self, plan: Plan, code: int) -> Plan | None:
        """The programme with this reverse piece, or None where it cannot be flown."""
        curve = reverse_curve(code, plan.heading)
        if self.sky.curve_meets(curve, plan.x, plan.y, self.behind) != 0:
            return None
        x, y, heading = plan.x + curve.x, plan.y + curve.y, (curve.heading + HALF_TURN) % HEADINGS
        if self.sky.broom_meets(x, y, heading, self.behind, []) != 0:
            return None
        supply = plan.supply[:]
        supply[code // 2] -= 1
        leg = self.aim.leg_after(plan.leg, plan.x, plan.y, x, y)
        won = self.aim.is_landed(curve, plan.x, plan.y, x, y, heading, leg)
        return Plan(plan.codes, code, x, y, heading, supply, leg, won=won)

    def search(self, start: Plan, room: int, beam: int, price: Callable[[Plan], float]) -> list[tuple[float, Plan]]:
        """The programmes worth a thought that go on from `start` by at most `room` pieces, with their price."""
        found: list[tuple[float, Plan]] = []

        def consider(plan: Plan, left: float) -> None:
            plan.left = left
            found.append((price(plan), plan))

        front = [start]
        for depth in range(room + 1):
            for plan in front:
                if (plan.codes or self.aim.lands) and (not plan.codes or self.fits(plan)):
                    if plan.codes:
                        consider(plan, self.judge(plan))
                    if self.reverse and self.aim.lands and depth < room and not plan.won:
                        landed = self.landing(plan)
                        if landed is not None:
                            consider(landed, WON)
            if depth == room:
                break
            grown: list[tuple[float, int, Plan]] = []
            for plan in front:
                for code in range(2 * len(plan.supply)):
                    longer = self.lay(plan, code) if plan.supply[code // 2] > 0 else None
                    if longer is not None:
                        way = WON if longer.won else self.aim.way(longer.x, longer.y, longer.heading, longer.leg)
                        grown.append((way, len(grown), longer))
            grown.sort()
            front = [plan for _, _, plan in grown[:beam]]
        return found
