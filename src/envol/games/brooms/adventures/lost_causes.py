"""Adventures that are well formed and cannot be won, or not by everybody; refused from rules 4 on."""

from __future__ import annotations

from collections.abc import Iterator

from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.format import Adventure, Hold, Hunt, Race
from envol.games.brooms.adventures.starts import blocked
from envol.games.brooms.adventures.things import angles, cat_of, solids
from envol.games.brooms.flying.geometry import HEADINGS, discs_touch, inside, side_of
from envol.games.brooms.flying.goals import Goals
from envol.games.brooms.flying.sky import FOU, FOU_TAIL, NOSE, TAIL_END, Sky, point_after
from envol.games.brooms.moves import HUT, place_data

STEP = 10_000  # micrometres between the spots at which a broom is tried inside a boundary
TURN = 2  # and steps of 5° between its headings


def lost_causes(adventure: Adventure) -> Iterator[Flaw]:
    """What is wrong with an adventure in which everything has its place."""
    for seats in range(adventure.players[0], adventure.players[1] + 1):
        sky = Sky(adventure, seats)
        for number, goal in enumerate(adventure.goals, start=1):
            if isinstance(goal, Race) and not all(_on_one_side(sky, line) for line in (goal.gate, goal.home)):
                yield Flaw("huts-astride", {"number": number})
            elif isinstance(goal, Hunt) and _touches_only_castle(adventure, sky):
                yield Flaw("fou-at-castle", {"number": number})
            elif isinstance(goal, Hold):
                ring = Goals(sky, adventure.goals).ring
                cat = cat_of(sky, goal)
                if not inside(ring, cat.x, cat.y):
                    yield Flaw("cat-outside", {"number": number})
                if not _has_room(sky, ring):
                    yield Flaw("boundary-narrow", {"number": number})
        things = solids(adventure, sky)
        starts = adventure.start or [HUT + hut for hut in sky.huts]
        place = blocked(sky, {place: angles(sky, things, place) for place in starts}, seats)
        if place:
            yield Flaw("start-blocked", {**place_data(place), "seats": seats})


def _on_one_side(sky: Sky, line: tuple[int, int]) -> bool:
    """Whether all huts lie on the same side of a line through two castles (21, 22)."""
    a, b = sky.places[line[0]], sky.places[line[1]]
    huts = [sky.places[HUT + hut] for hut in sky.huts]
    sides = [side_of(a.x, a.y, b.x, b.y, hut.x, hut.y) for hut in huts]
    return min(sides) > 0 or max(sides) < 0


def _touches_only_castle(adventure: Adventure, sky: Sky) -> bool:
    """Whether the Fou begins in contact with the one castle there is (36, 40)."""
    if len(adventure.castles) != 1:
        return False
    castle = sky.places[adventure.castles[0].n]
    return any(discs_touch(castle, disc) for disc in solids(adventure, sky) if disc.thing in (FOU, FOU_TAIL))


def _has_room(sky: Sky, ring: list[int]) -> bool:
    """Whether a broom can stand inside the boundary, as far as the spots of a grid tell (31)."""
    solids = list(sky.places.values())
    for x in range(min(ring[::2]), max(ring[::2]), STEP):
        for y in range(min(ring[1::2]), max(ring[1::2]), STEP):
            if not inside(ring, x, y):
                continue
            for heading in range(0, HEADINGS, TURN):
                ends = (point_after(x, y, heading, NOSE), point_after(x, y, heading, TAIL_END))
                if all(inside(ring, *end) for end in ends) and sky.broom_meets(x, y, heading, solids, []) == 0:
                    return True
    return False
