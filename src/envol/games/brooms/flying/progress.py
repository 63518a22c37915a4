"""A rough measure of who is ahead, for searches that do not play to the end."""

from __future__ import annotations

from math import isqrt

from envol.game import Seat
from envol.games.brooms.flying.goals import HUNT, PASS, RACE, Goals
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import NOBODY, State


def nearness(goals: Goals, state: State, seat: Seat) -> int:
    """How near a seat is to what the adventure asks for, in millimetres."""
    x = state.xs[seat]
    y = state.ys[seat]
    number = goals.number(state, seat)
    kind = goals.kinds[number]
    before = 6000 * state.done[seat]
    if state.targets[seat] != 0:
        hut = goals.sky.places[HUT + state.targets[seat]]
        return before + 4000 - _millimetres(x - hut.x, y - hut.y)
    if kind in (RACE, PASS):
        line = goals.lines[number] if state.passed[seat] else goals.gates[number]
        away = _millimetres(x - (line[0] + line[2]) // 2, y - (line[1] + line[3]) // 2)
        return before + (2000 if state.passed[seat] else 0) - away
    if kind == HUNT:
        return before - _millimetres(x - state.fou_x, y - state.fou_y)
    cat = goals.cats[number]
    if cat is not None:
        return before - _millimetres(x - cat.x, y - cat.y)
    return before + _of_cat(state, seat, x, y)


def _of_cat(state: State, seat: Seat, x: int, y: int) -> int:
    """In the hunt for the cat points count most."""
    if state.holder == NOBODY:
        return 1000 * state.points[seat] - _millimetres(x - state.cat_x, y - state.cat_y)
    if state.holder == seat:
        return 1000 * state.points[seat] + 500
    other = state.holder
    return 1000 * state.points[seat] - _millimetres(x - state.xs[other], y - state.ys[other])


def _millimetres(x: int, y: int) -> int:
    return isqrt(x * x + y * y) // 1000
