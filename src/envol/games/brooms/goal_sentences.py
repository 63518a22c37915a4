"""The goals for sentences about them: all of an adventure, and the one that a seat flies for next."""

from __future__ import annotations

from typing import Any

from envol.game import Seat
from envol.games.brooms.flying.goals import GOALS
from envol.games.brooms.moves import HUT
from envol.games.brooms.rules import Brooms
from envol.games.brooms.view import View

Spot = tuple[int, int]


def goals(game: Brooms) -> list[dict[str, Any]]:
    """All that has to be done, in its order; cats have numbers where there are several."""
    flights = game.flights
    kinds = [GOALS[kind] for kind in flights.kinds]
    told: list[dict[str, Any]] = []
    cats = 0
    for number, (goal, kind) in enumerate(zip(flights.goals, kinds, strict=True), start=1):
        cats += kind == "touch"
        a, b = getattr(goal, "gate", (0, 0))
        data = {"kind": kind, "number": number, "a": a, "b": b, "cat": cats if kinds.count("touch") > 1 else 0}
        told.append(data | {"hut": getattr(goal, "hut", 0), "points": getattr(goal, "points", 0)})
    return told


def aim(game: Brooms, view: View, seat: Seat) -> tuple[str, dict[str, Any], Spot] | None:
    """What this seat flies for, what its sentence is told, and where it is; nothing for whoever has the cat."""
    flights = game.flights
    number = min(view.done[seat], len(flights.goals) - 1)
    goal, kind = flights.goals[number], GOALS[flights.kinds[number]]
    data: dict[str, Any] = {"order": number + 1 if len(flights.goals) > 1 else 0}
    match kind:
        case "touch":
            return "cat", data, (goal.cat.x, goal.cat.y)
        case "hunt":
            return "fou", data, (view.fou.x, view.fou.y)
        case "hold" if view.holder == seat:
            return None
        case "hold" if view.holder is not None:
            broom = view.brooms[view.holder]
            return "carrier", {"other": view.holder}, (broom.x, broom.y)
        case "hold":
            return "cat", data, view.cat
    hut = goal.hut if kind == "land" else view.targets[seat]
    if hut:
        place = game.sky.places[HUT + hut]
        return "hut", data | {"number": hut}, (place.x, place.y)
    if kind == "race" and view.passed[seat]:
        return "home", {}, _middle(game, goal.home)
    return "gate", data | {"a": goal.gate[0], "b": goal.gate[1]}, _middle(game, goal.gate)


def _middle(game: Brooms, castles: Spot) -> Spot:
    one, two = (game.sky.places[castle] for castle in castles)
    return (one.x + two.x) // 2, (one.y + two.y) // 2
