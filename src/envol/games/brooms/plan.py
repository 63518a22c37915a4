"""What an adventure asks for, in the words of the page: all of it before the start, then what each flies for next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from envol.game import Seat
from envol.games.brooms.goals import GOALS
from envol.games.brooms.moves import HUT
from envol.games.brooms.rules import Brooms
from envol.games.brooms.view import View

if TYPE_CHECKING:
    from envol.texts import Texts

Spot = tuple[int, int]


def plan(game: Brooms, texts: Texts) -> str:
    """The adventure's name and all that has to be done in it."""
    own: Any = game.options.own
    title = (own.title or texts("option-own")) if own else texts(f"option-adventure-{game.options.adventure}")
    return texts("table-plan", title=title, plan=_goals(game, texts))


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


def _goals(game: Brooms, texts: Texts) -> str:
    flights = game.flights
    kinds = [GOALS[kind] for kind in flights.kinds]
    told: list[dict[str, Any]] = []
    cats = 0
    for number, (goal, kind) in enumerate(zip(flights.goals, kinds, strict=True), start=1):
        cats += kind == "touch"
        a, b = getattr(goal, "gate", (0, 0))
        data = {"kind": kind, "number": number, "a": a, "b": b, "cat": cats if kinds.count("touch") > 1 else 0}
        told.append(data | {"hut": getattr(goal, "hut", 0), "points": getattr(goal, "points", 0)})
    if len(told) == 1:
        return texts.format(f"plan-{told[0]['kind']}", told[0])
    steps = [texts("plan-step", number=goal["number"], goal=goal) for goal in told]
    return texts("plan-order", list=texts.listing(steps, last="list-more"))


def _middle(game: Brooms, castles: Spot) -> Spot:
    one, two = (game.sky.places[castle] for castle in castles)
    return (one.x + two.x) // 2, (one.y + two.y) // 2
