"""A rough measure of who is ahead, for searches that do not play to the end."""

from __future__ import annotations

from math import isqrt

from envol.game import Seat
from envol.games.brooms.flight import HUNT, RACE, Flights
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import NOBODY, State


def nearness(flights: Flights, state: State, seat: Seat) -> int:
    """How near a seat is to what the adventure asks for, in millimetres."""
    x = state.xs[seat]
    y = state.ys[seat]
    if flights.kind == RACE:
        if state.targets[seat] != 0:
            hut = flights.sky.places[HUT + state.targets[seat]]
            return 4000 - _millimetres(x - hut.x, y - hut.y)
        line = flights.line if state.passed[seat] else flights.gate
        away = _millimetres(x - (line[0] + line[2]) // 2, y - (line[1] + line[3]) // 2)
        return (2000 if state.passed[seat] else 0) - away
    if flights.kind == HUNT:
        return -_millimetres(x - state.fou_x, y - state.fou_y)
    if state.holder == NOBODY:
        return 1000 * state.points[seat] - _millimetres(x - state.cat_x, y - state.cat_y)
    if state.holder == seat:
        return 1000 * state.points[seat] + 500
    other = state.holder
    return 1000 * state.points[seat] - _millimetres(x - state.xs[other], y - state.ys[other])


def _millimetres(x: int, y: int) -> int:
    return isqrt(x * x + y * y) // 1000
