"""What stands on the table of an adventure before the first broom, and where a broom has room then."""

from __future__ import annotations

from envol.games.brooms.adventures.format import Adventure, Hold, Hunt, Touch
from envol.games.brooms.flying.geometry import HEADINGS, Disc, vector
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS, FOU, FOU_TAIL, Sky, figure_discs, tail_discs


def solids(adventure: Adventure, sky: Sky) -> list[Disc]:
    """Everything round that stands on the table before the first broom."""
    found = list(sky.places.values())
    for goal in adventure.goals:
        if isinstance(goal, Touch):
            found.append(Disc(goal.cat.x, goal.cat.y, CAT_RADIUS, CAT))
        elif isinstance(goal, Hold):
            found.append(cat_of(sky, goal))
        elif isinstance(goal, Hunt):
            found += figure_discs(goal.fou.x, goal.fou.y, goal.fou.heading, FOU)
            found += tail_discs(goal.fou.x, goal.fou.y, goal.fou.heading, FOU_TAIL)
    return found


def cat_of(sky: Sky, goal: Hold) -> Disc:
    """The cat of the cat hunt, on the rim of its castle."""
    castle = sky.places[goal.castle]
    dx, dy = vector(castle.radius + CAT_RADIUS, goal.angle)
    return Disc(castle.x + dx, castle.y + dy, CAT_RADIUS, CAT)


def angles(sky: Sky, things: list[Disc], place: int) -> list[int]:
    """The angles at which a broom has room on a rim before anybody else is there (9)."""
    others = [disc for disc in things if disc.thing != place]
    found = []
    for heading in range(HEADINGS):
        x, y = sky.rim(place, heading)
        if sky.broom_meets(x, y, heading, others, []) == 0:
            found.append(heading)
    return found
