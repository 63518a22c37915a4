"""Why not one curve could be flown, and what each way out of it costs (17)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from envol.games.brooms.flying.flight import Flights
from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, reverse_curve
from envol.games.brooms.flying.goals import RACE
from envol.games.brooms.flying.sky import FIGURE, FOU
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import NO_PIECE, State

Loss: TypeAlias = Literal["curves", "gate", "hut", "cat"]


class Impasse:
    """The curve that begins the flight plan, whether it is flown in reverse, and what stands in its way: touched by the
    curve, or by the broom at its end."""

    def __init__(self, code: int, back: bool, by_curve: bool, thing: int) -> None:
        self.code: Final = code
        self.back: Final = back
        self.by_curve: Final = by_curve
        self.thing: Final = thing


def impasse(flights: Flights, state: State) -> Impasse | None:
    """What stops the first curve of whoever is stuck; None where the flight itself has cleared the way since."""
    seat = state.turn
    back = not state.books[seat]
    code = state.backs[seat] if back else state.books[seat][0]
    if code == NO_PIECE:
        return None
    x, y, heading = state.xs[seat], state.ys[seat], state.headings[seat]
    curve = reverse_curve(code, heading) if back else CURVES[code][heading]
    obstacles = flights.obstacles_behind(state) if back else flights.obstacles(state)
    thing = flights.sky.curve_meets(curve, x, y, obstacles)
    if thing != 0:
        return Impasse(code, back, True, thing)
    end = (curve.heading + HALF_TURN) % HEADINGS if back else curve.heading
    carried = [] if back else flights.carried(state)
    thing = flights.sky.broom_meets(x + curve.x, y + curve.y, end, obstacles, carried)
    return None if thing == 0 else Impasse(code, back, False, thing)


def may_move(flights: Flights, thing: int) -> bool:
    """Whether what was touched may be gone by the next turn: brooms fly on, so does the Fool, and castles vanish."""
    return FIGURE <= thing < FOU + 10 or (flights.hunts and thing < HUT)


def lost_by_restart(flights: Flights, state: State) -> Loss:
    """What starting again costs beside the curves: what belongs to the goal that is flown for now (17, 53)."""
    seat = state.turn
    if state.holder == seat:
        return "cat"
    if flights.kind(state, seat) == RACE and state.targets[seat]:
        return "hut"
    return "gate" if state.passed[seat] else "curves"
