"""The goals of an adventure, and when they are reached, one after the other by each player for himself (53)."""

from __future__ import annotations

from typing import Any, Final

from envol.game import Event, Tell
from envol.games.brooms.flying.geometry import HEADINGS, Disc, passes_between, side_of, vector
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS, Sky, first_met
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import CAUGHT_CAT, CAUGHT_FOU, LANDED, NOBODY, OVER, POINTS, State

TOUCH: Final = 0
RACE: Final = 1
HOLD: Final = 2
HUNT: Final = 3
PASS: Final = 4
LAND: Final = 5
GOALS: Final = ("touch", "race", "hold", "hunt", "pass", "land")
WON_BY: Final = (CAUGHT_CAT, LANDED, POINTS, CAUGHT_FOU, 0, LANDED)  # the ending that the last goal brings


class Goals:
    """The goals of an adventure in its sky, and how far each player has come."""

    def __init__(self, sky: Sky, goals: Any) -> None:
        self.sky: Final = sky
        self.goals: Final[list[Any]] = list(goals)
        self.kinds: Final[list[int]] = [GOALS.index(goal.__struct_config__.tag) for goal in goals]
        last: Any = self.goals[-1]  # cat and Fou come last, if at all (53)
        self.holds: Final[bool] = self.kinds[-1] == HOLD
        self.hunts: Final[bool] = self.kinds[-1] == HUNT
        self.home_castle: Final[int] = last.castle if self.holds else 0
        self.home_angle: Final[int] = last.angle if self.holds else 0
        self.ring: Final[list[int]] = self._ring(last.boundary) if self.holds else []
        self.gates: Final[list[list[int]]] = []
        self.lines: Final[list[list[int]]] = []
        self.cats: Final[list[Disc | None]] = []
        for kind, goal in zip(self.kinds, self.goals, strict=True):
            gated = kind in (RACE, PASS)
            self.gates.append(self._line(goal.gate[0], goal.gate[1]) if gated else [])
            self.lines.append(self._line(goal.home[0], goal.home[1]) if kind == RACE else [])
            self.cats.append(Disc(goal.cat.x, goal.cat.y, CAT_RADIUS, CAT) if kind == TOUCH else None)

    def _line(self, a: int, b: int) -> list[int]:
        """The ends of a line between two castles, ordered so that the huts lie right of it."""
        first = self.sky.places[a]
        second = self.sky.places[b]
        if self.sky.huts:
            hut = self.sky.places[HUT + self.sky.huts[0]]
            if side_of(first.x, first.y, second.x, second.y, hut.x, hut.y) > 0:
                first, second = second, first
        return [first.x, first.y, second.x, second.y]

    def _ring(self, castles: Any) -> list[int]:
        """The corners of the boundary, counter-clockwise."""
        discs = [self.sky.places[castle] for castle in castles]
        if side_of(discs[0].x, discs[0].y, discs[1].x, discs[1].y, discs[2].x, discs[2].y) < 0:
            discs.reverse()
        corners: list[int] = []
        for disc in discs:
            corners.append(disc.x)
            corners.append(disc.y)
        return corners

    def number(self, state: State, seat: int) -> int:
        """Which goal a player flies for now, from 0."""
        return min(state.done[seat], len(self.kinds) - 1)

    def kind(self, state: State, seat: int) -> int:
        """What kind of goal that is."""
        return self.kinds[self.number(state, seat)]

    def prepare(self, state: State, seat: int) -> None:
        """A player sets out for a goal: nothing of it is reached yet, and a hut that it names is marked."""
        state.passed[seat] = False
        state.targets[seat] = self.goals[state.done[seat]].hut if self.kind(state, seat) == LAND else 0

    def reach(self, state: State, tell: Tell | None) -> None:
        """The player whose turn it is has reached his goal: the last one wins."""
        seat = state.turn
        kind = self.kind(state, seat)
        state.done[seat] += 1
        if state.done[seat] == len(self.kinds):
            state.winner = seat
            state.ending = WON_BY[kind]
            state.phase = OVER
            return
        self.prepare(state, seat)
        if tell is not None:
            tell(Event("goal-done", {"seat": seat, "number": state.done[seat], "count": len(self.kinds)}))

    def crosses_gate(self, px: int, py: int, qx: int, qy: int, passed: bool, number: int = 0) -> bool:
        """Whether the gate of a goal counts as passed after this chord (21); a point on its line is beyond it (45)."""
        gate = self.gates[number]
        was_out = side_of(gate[0], gate[1], gate[2], gate[3], px, py) >= 0
        is_out = side_of(gate[0], gate[1], gate[2], gate[3], qx, qy) >= 0
        if was_out != is_out and passes_between(gate[0], gate[1], gate[2], gate[3], px, py, qx, qy):
            return is_out
        return passed

    def crosses(self, px: int, py: int, qx: int, qy: int, number: int) -> bool:
        """Whether this chord crosses the gate of a goal, to either side (53)."""
        outward = self.crosses_gate(px, py, qx, qy, False, number)
        return outward or not self.crosses_gate(px, py, qx, qy, True, number)

    def crossed_at(self, px: int, py: int, qx: int, qy: int, number: int) -> tuple[int, int]:
        """Where a chord that crosses a gate does so, as the numerator and denominator of a part of it."""
        gate = self.gates[number]
        here = side_of(gate[0], gate[1], gate[2], gate[3], px, py)
        there = side_of(gate[0], gate[1], gate[2], gate[3], qx, qy)
        return (here, here - there) if here > there else (-here, there - here)

    def send_cat_home(self, state: State) -> None:
        """Put the cat on the rim of its castle: where it began, or at the next free spot clockwise (31)."""
        castle = self.sky.places[self.home_castle]
        brooms = self.sky.others(state, NOBODY)
        for step in range(HEADINGS + 1):  # the last one is the first again: it sits there all the same
            dx, dy = vector(castle.radius + CAT_RADIUS, self.home_angle - step)
            state.cat_x = castle.x + dx
            state.cat_y = castle.y + dy
            cat = Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT)
            if first_met([cat], brooms) is None:
                return

    def free_huts(self, state: State) -> list[int]:
        """The huts that carry no marker (23)."""
        return [hut for hut in self.sky.huts if hut not in state.targets]
