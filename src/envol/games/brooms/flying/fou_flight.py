"""The Fou: he flies what a player has just flown, always after the castle with the lowest number (34-38)."""

from __future__ import annotations

from typing import Final

from envol.game import Event, Tell
from envol.games.brooms.flying.geometry import CURVES, HEADINGS, MATERIAL, Curve, Disc, first_touched, vector
from envol.games.brooms.flying.sky import Sky, figure_discs, first_met, point_after, tail_discs
from envol.games.brooms.moves import curve_data
from envol.games.brooms.state import CASTLES_GONE, OVER, State

AIM: Final[int] = MATERIAL["fou_aim_offset"]
COMPASS: Final = 1_000_000  # length of the vectors by which headings are compared


class Route:
    """One way to fly his pieces: the curves that stay on the table, and where he comes to stand."""

    def __init__(self, sky: Sky, state: State, codes: list[int]) -> None:
        self.codes: Final = codes
        self.curves: list[Curve] = []
        self.xs: list[int] = [state.fou_x]
        self.ys: list[int] = [state.fou_y]
        self.headings: list[int] = [state.fou_heading]
        for code in codes:
            curve = CURVES[code][self.headings[-1]]
            if curve.leaves(self.xs[-1], self.ys[-1], sky.width, sky.height):
                break
            self.curves.append(curve)
            self.xs.append(self.xs[-1] + curve.x)
            self.ys.append(self.ys[-1] + curve.y)
            self.headings.append(curve.heading)
        while self.curves and sky.broom_meets(self.xs[-1], self.ys[-1], self.headings[-1], [], []) != 0:
            self.curves.pop()
            self.xs.pop()
            self.ys.pop()
            self.headings.pop()

    def figure(self) -> list[Disc]:
        return figure_discs(self.xs[-1], self.ys[-1], self.headings[-1], 0)

    def hits(self, solids: list[Disc], with_tail: bool) -> bool:
        """Whether a kept curve or the figure, for players also the tail, touches one of these (36)."""
        for i, curve in enumerate(self.curves):
            if first_touched(curve, self.xs[i], self.ys[i], solids) is not None:
                return True
        if first_met(self.figure(), solids) is not None:
            return True
        return with_tail and first_met(tail_discs(self.xs[-1], self.ys[-1], self.headings[-1], 0), solids) is not None


def choose_route(sky: Sky, state: State, codes: list[int]) -> Route:
    """Of all ways to choose sides, the one that ruling 35 names."""
    castle = sky.places[state.castles[0]]
    best: Route | None = None
    best_worth: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    for sides in range(1 << len(codes)):
        chosen: list[int] = []
        changed = 0
        for i, code in enumerate(codes):
            side = sides >> (len(codes) - 1 - i) & 1
            chosen.append(code - code % 2 + side)
            changed += 1 if side != code % 2 else 0
        route = Route(sky, state, chosen)
        if route.curves and route.hits([castle], False):
            worth = (0, 0, 0, changed, sides)
        else:
            aim = point_after(route.xs[-1], route.ys[-1], route.headings[-1], AIM)
            dx = aim[0] - castle.x
            dy = aim[1] - castle.y
            worth = (1, -len(route.curves), dx * dx + dy * dy, changed, sides)
        if best is None or worth < best_worth:
            best = route
            best_worth = worth
    assert best is not None
    return best


def turn_on_the_spot(sky: Sky, state: State) -> int:
    """The heading nearest to his target at which he stays on the table; his own if there is none."""
    castle = sky.places[state.castles[0]]
    dx = castle.x - state.fou_x
    dy = castle.y - state.fou_y
    best = state.fou_heading
    most = 0
    found = False
    for heading in range(HEADINGS):
        if sky.broom_meets(state.fou_x, state.fou_y, heading, [], []) == 0:
            x, y = vector(COMPASS, heading)
            along = x * dx + y * dy
            if not found or along > most:
                best = heading
                most = along
                found = True
    return best


def move_fou(sky: Sky, state: State, codes: list[int], tell: Tell | None) -> None:
    """He flies these pieces once; castles fall, and players whom he hits leave the table (37, 38)."""
    route = choose_route(sky, state, codes)
    if route.curves:
        for i in range(len(route.curves)):
            if tell is not None:
                tell(Event("fou-laid", {"number": i + 1, **curve_data(route.codes[i])}))
    else:
        state.fou_heading = turn_on_the_spot(sky, state)
        route = Route(sky, state, [])
        if tell is not None:
            tell(Event("fou-turned", {"degrees": state.fou_heading * 5}))
    state.fou_x = route.xs[-1]
    state.fou_y = route.ys[-1]
    state.fou_heading = route.headings[-1]
    for castle in state.castles[:]:
        if route.hits([sky.places[castle]], False):
            state.castles.remove(castle)
            if tell is not None:
                tell(Event("vanished", {"number": castle}))
    seats = len(state.xs)
    for step in range(seats):
        seat = (state.turn + step) % seats
        if state.aloft[seat] and route.hits(sky.broom(state, seat), True):
            state.aloft[seat] = False
            state.struck.append(seat)
            if tell is not None:
                tell(Event("struck", {"seat": seat}))
    if not state.castles:
        state.phase = OVER  # 40
        state.ending = CASTLES_GONE
