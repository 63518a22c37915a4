"""Which aim a seat has at the moment, and how far things are: what pilots, hints and searches know in common."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from envol.game import Move, Seat
from envol.games.brooms.flying.geometry import Disc
from envol.games.brooms.flying.goals import HOLD, HUNT, LAND, PASS, RACE
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS
from envol.games.brooms.moves import HUT, Banish, Send, Target, Vote
from envol.games.brooms.pilots.aims import Aim, KeepInside, Land, Pass, Race
from envol.games.brooms.pilots.distances import Distances, GridDistances, StraightDistances, Wall
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NOBODY, State

GATE: Final[list[float]] = [0.3, 0.4, 0.5, 0.6, 0.7]  # where between its castles one flies through a gate
HOME: Final[list[float]] = [step / 10 for step in range(-30, 41)]  # and where one may cross the line of a race

_known_distances: Final[dict[tuple[object, ...], Distances]] = {}


def aim_of(game: Brooms, state: State, seat: Seat, roughly: bool = False) -> Aim:
    """What this seat flies for; roughly, what moves is sought as the crow flies, because a grid is dear."""
    flights = game.flights
    number = flights.number(state, seat)
    kind = flights.kinds[number]
    if kind == RACE:
        return Race(game.sky, flights, state, seat, _race_distances(game, state, number))
    if kind == PASS:
        gate = flights.gates[number]
        near = points_before(gate, GATE, 1)
        near.extend(points_before(gate, GATE, -1))
        return Pass(_distances(game, state, near), flights, number)
    if kind == LAND:
        hut = game.sky.places[HUT + state.targets[seat]]
        return Land(_distances(game, state, [(hut.x, hut.y)]), [hut])
    if kind == HOLD and state.holder == seat:
        return KeepInside(flights.ring, game.sky.others(state, seat))
    hunted = kind == HUNT
    stolen = kind == HOLD and state.holder != NOBODY
    if hunted:
        targets = flights.fou(state)
    elif stolen:
        targets = game.sky.broom(state, state.holder)
    else:
        targets = [flights.cats[number] or Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT)]
    goals = [(disc.x, disc.y) for disc in targets]
    distances = StraightDistances(goals) if roughly and (hunted or stolen) else _distances(game, state, goals)
    return Aim(distances, targets, not stolen)


def _distances(game: Brooms, state: State, goals: list[tuple[int, int]], wall: Wall | None = None) -> Distances:
    sky = game.sky
    key = (game.name, tuple(sky.huts), tuple(state.castles), tuple(goals), wall is None)
    found = _known_distances.get(key)
    if found is None:
        if len(_known_distances) > 50:
            _known_distances.clear()
        found = GridDistances(sky.width, sky.height, sky.buildings(state), goals, wall)
        _known_distances[key] = found
    return found


def _race_distances(game: Brooms, state: State, number: int) -> tuple[Distances, Distances]:
    """To the near side of the gate; and home, but not back through it."""
    flights, sky = game.flights, game.sky
    home = points_before(flights.lines[number], HOME, 1)
    home = [point for point in home if 0 < point[0] < sky.width and 0 < point[1] < sky.height]

    def wall(px: int, py: int, qx: int, qy: int) -> bool:
        return not flights.crosses_gate(px, py, qx, qy, True, number)

    return _distances(game, state, points_before(flights.gates[number], GATE, 1)), _distances(game, state, home, wall)


def points_before(line: list[int], parts: Sequence[float], side: int) -> list[tuple[int, int]]:
    """Points 40 mm right of a line, which is where the huts lie; left of it with a side of -1."""
    ax, ay, bx, by = line
    length = hypot(bx - ax, by - ay)
    right = side * (by - ay) / length * 40_000
    below = side * (ax - bx) / length * 40_000
    return [(round(ax + part * (bx - ax) + right), round(ay + part * (by - ay) + below)) for part in parts]


def hut_of(move: Move) -> int:
    """The hut that is chosen."""
    assert isinstance(move, Vote | Send | Target)
    return move.hut


def distance(game: Brooms, place: int, x: int, y: int) -> float:
    """How far a castle or hut is from here."""
    disc = game.sky.places[place]
    return hypot(disc.x - x, disc.y - y)


def distance_for_others(game: Brooms, state: State, seat: Seat, move: Move) -> float:
    """An opponent is sent as far as can be from where he wants to go."""
    if isinstance(move, Banish):
        return distance(game, move.castle, state.xs[seat], state.ys[seat])
    if isinstance(move, Send):
        return distance(game, HUT + move.hut, state.fou_x, state.fou_y)
    return distance(game, HUT + hut_of(move), state.xs[state.turn], state.ys[state.turn])
