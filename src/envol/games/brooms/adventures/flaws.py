"""What can be seen to be wrong with an adventure; each flaw names its object."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.format import Adventure, Hold, Hunt, Land, Pass, Race
from envol.games.brooms.adventures.lost_causes import lost_causes
from envol.games.brooms.adventures.things import angles, solids
from envol.games.brooms.flying.geometry import side_of
from envol.games.brooms.flying.sky import FOU, Sky, thing_data
from envol.games.brooms.moves import HUT, place_data
from envol.games.brooms.state import AUDITED


def flaws(adventure: Adventure, rules: int = AUDITED) -> list[Flaw]:
    """All that these rules find wrong with an adventure without flying it; see reachability.py for that."""
    found = [*_names(adventure), *_order(adventure)]
    if not found:
        for seats in range(adventure.players[0], adventure.players[1] + 1):
            found += [*_numbers(adventure, seats), *_room(adventure, seats)]
    if not found and rules >= AUDITED:  # an older header may hold what is refused only since
        found = [*lost_causes(adventure)]
    return _once(found)


def _once(found: list[Flaw]) -> list[Flaw]:
    """Each flaw once, though it may hold for several numbers of players."""
    kept: list[Flaw] = []
    for flaw in found:
        if flaw not in kept:
            kept.append(flaw)
    return kept


@lru_cache(maxsize=64)
def _known(name: str, text: bytes, rules: int) -> tuple[Flaw, ...]:
    return tuple(flaws(msgspec.json.decode(text, type=Adventure), rules))


def refuse_unplayable(adventure: Adventure, seats: int, rules: int) -> None:
    """Raise ValueError where a table cannot fly an adventure of its own."""
    least, most = adventure.players
    if not least <= seats <= most:
        raise ValueError(f"this adventure is for {least} to {most} players")
    for flaw in _known(adventure.digest, msgspec.json.encode(adventure), min(rules, AUDITED)):
        raise ValueError(f"this adventure cannot be played: {flaw.why} {flaw.data}")


# What is named is there, once.


def _names(adventure: Adventure) -> Iterator[Flaw]:
    castles, huts = [castle.n for castle in adventure.castles], [hut.n for hut in adventure.huts]
    for place in sorted({castle for castle in castles if castles.count(castle) > 1}):
        yield Flaw("twice", place_data(place))
    for hut in sorted({hut for hut in huts if huts.count(hut) > 1}):
        yield Flaw("twice", place_data(HUT + hut))
    named = [*adventure.start, *(castle for goal in adventure.goals for castle in _castles_of(goal))]
    for castle in sorted(set(named).difference(castles)):
        yield Flaw("missing", place_data(castle))
    landed = {goal.hut for goal in adventure.goals if isinstance(goal, Land)}
    for hut in sorted(landed.union(*adventure.huts_used.values()).difference(huts)):
        yield Flaw("missing", place_data(HUT + hut))


def _castles_of(goal: Any) -> tuple[int, ...]:
    if isinstance(goal, Race):
        return (*goal.gate, *goal.home)
    if isinstance(goal, Pass):
        return goal.gate
    return (goal.castle, *goal.boundary) if isinstance(goal, Hold) else ()


# The goals make sense, one by one and in their order.


def _order(adventure: Adventure) -> Iterator[Flaw]:
    if adventure.players[0] > adventure.players[1]:
        yield Flaw("players")
    last = len(adventure.goals)
    for number, goal in enumerate(adventure.goals, start=1):
        if isinstance(goal, Hold | Hunt) and number < last:
            yield Flaw("not-last", {"number": number})
        if isinstance(goal, Pass) and number == last:
            yield Flaw("pass-last", {"number": number})
        if isinstance(goal, Race | Land) and not adventure.reverse:
            yield Flaw("no-reverse", {"number": number})
        if isinstance(goal, Race | Pass) and goal.gate[0] == goal.gate[1]:
            yield Flaw("one-castle", {"number": number})
        if isinstance(goal, Race) and goal.home[0] == goal.home[1]:
            yield Flaw("one-castle", {"number": number})
        if isinstance(goal, Hunt) and not adventure.castles:
            yield Flaw("no-castles", {"number": number})
        if isinstance(goal, Hold) and not _is_convex(adventure, goal):
            yield Flaw("boundary", {"number": number})


def _is_convex(adventure: Adventure, goal: Hold) -> bool:
    centres = {castle.n: (castle.x, castle.y) for castle in adventure.castles}
    corners = [centres[castle] for castle in goal.boundary if castle in centres]
    if len(corners) < 3 or len(set(goal.boundary)) < len(goal.boundary):
        return False
    turns = {_turn(corners[i - 2], corners[i - 1], corners[i]) for i in range(len(corners))}
    return turns in ({1}, {-1})


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """1 where the way from a over b to c bends to the left, -1 to the right."""
    side = side_of(a[0], a[1], b[0], b[1], c[0], c[1])
    return (side > 0) - (side < 0)


# There is enough of everything for so many players.


def _numbers(adventure: Adventure, seats: int) -> Iterator[Flaw]:
    huts = len(adventure.huts_for(seats))
    starts = len(set(adventure.start)) or huts
    if starts < seats:
        yield Flaw("few-starts", {"count": starts, "seats": seats})
    for goal in adventure.goals:
        if isinstance(goal, Race | Hunt) and huts < seats:
            yield Flaw("few-huts", {"count": huts, "seats": seats})
        if isinstance(goal, Land) and goal.hut not in [hut.n for hut in adventure.huts_for(seats)]:
            yield Flaw("hut-unused", {**place_data(HUT + goal.hut), "seats": seats})
        if isinstance(goal, Hold) and len(adventure.castles) <= (seats if adventure.start else 0):
            yield Flaw("no-exile", {"seats": seats})


# Things have room.


def _room(adventure: Adventure, seats: int) -> Iterator[Flaw]:
    sky = Sky(adventure, seats)
    things = solids(adventure, sky)
    for disc in things:
        inner = (disc.radius, sky.width - disc.radius, sky.height - disc.radius)
        if disc.x < inner[0] or disc.y < inner[0] or disc.x > inner[1] or disc.y > inner[2]:
            yield Flaw("off-table", thing_data(disc.thing))
    for a, b in combinations(things, 2):
        if a.thing // 10 != b.thing // 10 or a.thing < FOU:  # the Fou may touch himself
            reach = a.radius + b.radius - 1  # more than contact, which rounding to a micrometre may look like
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach * reach:
                yield Flaw("overlap", {**thing_data(a.thing), "beside": thing_data(b.thing)["thing"]})
    for place in adventure.start or [HUT + hut for hut in sky.huts]:
        if not angles(sky, things, place):
            yield Flaw("no-start", place_data(place))
