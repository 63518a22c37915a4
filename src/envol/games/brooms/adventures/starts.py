"""Whether whoever starts last always finds room, however the others chose before him (9)."""

from __future__ import annotations

from itertools import combinations

from envol.games.brooms.flying.geometry import HEADINGS, Disc, discs_touch
from envol.games.brooms.flying.sky import GIRTH, MIDDLES, Sky, figure_discs, first_met, tail_discs

REACH = 4 * GIRTH  # brooms on rims that are farther apart never touch: each keeps within twice its girth of its rim


class Rim:
    """All brooms that one place has room for, and all that any of them keeps others from."""

    def __init__(self, brooms: list[Broom]) -> None:
        self.brooms = brooms
        self.bits = self.blocks = 0
        for broom in brooms:
            self.bits |= broom.bit
            self.blocks |= broom.blocks


class Broom:
    """A broom on a rim, as one bit and as the bits of all that it keeps others from."""

    def __init__(self, sky: Sky, place: int, heading: int, bit: int) -> None:
        x, y = sky.rim(place, heading)
        self.place, self.bit, self.blocks = place, bit, 0
        self.round = Disc(x + MIDDLES[heading][0], y + MIDDLES[heading][1], GIRTH)
        self.parts = [*figure_discs(x, y, heading, 0), *tail_discs(x, y, heading, 0)]

    def meets(self, other: Broom) -> bool:
        return discs_touch(self.round, other.round) and first_met(self.parts, other.parts) is not None


def blocked(sky: Sky, angles: dict[int, list[int]], seats: int) -> int:
    """A place that others can block so that somebody has nowhere to start; 0 is none."""
    brooms: dict[int, list[Broom]] = {}
    for number, (place, free) in enumerate(angles.items()):
        brooms[place] = [Broom(sky, place, heading, 1 << (number * HEADINGS + heading)) for heading in free]
    for a, b in combinations(brooms, 2):
        _note_contacts(sky, brooms[a], brooms[b])
    rims = {place: Rim(here) for place, here in brooms.items()}
    for count in range(1, seats):
        for taken in combinations(rims, count):
            left = [place for place in rims if place not in taken]
            if _can_cover([rims[place] for place in taken], sum(rims[place].bits for place in left), 0, 0):
                return left[0]
    return 0


def _note_contacts(sky: Sky, here: list[Broom], there: list[Broom]) -> None:
    if not here or not there:
        return
    a, b = sky.places[here[0].place], sky.places[there[0].place]
    reach = a.radius + b.radius + REACH
    if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > reach * reach:
        return
    for one in here:
        for other in there:
            if one.meets(other):
                one.blocks |= other.bit
                other.blocks |= one.bit


def _can_cover(rims: list[Rim], bits: int, covered: int, standing: int) -> bool:
    """Whether brooms on these rims, one on each and none in another's way, block all of these bits."""
    most = covered
    for rim in rims:
        most |= rim.blocks
    if bits & ~most:
        return False
    if not rims:
        return True
    return any(
        _can_cover(rims[1:], bits, covered | broom.blocks, standing | broom.bit)
        for broom in rims[0].brooms
        if not broom.blocks & standing
    )
