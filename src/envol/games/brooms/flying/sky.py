"""What stands in the sky: the solids of an adventure, and what a broom or a curve meets among them."""

from __future__ import annotations

from typing import Any, Final

from envol.game import Data
from envol.games.brooms.flying.geometry import (
    CURVES,
    HEADINGS,
    MATERIAL,
    Curve,
    Disc,
    disc_leaves,
    discs_touch,
    first_touched,
    vector,
)
from envol.games.brooms.moves import HUT, place_data
from envol.games.brooms.state import LAYING, State

# What a disc belongs to: a place (castle, hut), or one of these; a seat's number is added to the first two.
FIGURE: Final = 20
TAIL: Final = 30
FOU: Final = 40
FOU_TAIL: Final = 41
CAT: Final = 50
EDGE: Final = 60

TAIL_END: Final[int] = MATERIAL["tail_free_end"]
NOSE: Final[int] = MATERIAL["nose"]
CAT_RADIUS: Final[int] = MATERIAL["cat_radius"]
HUT_RADIUS: Final[int] = MATERIAL["hut_radius"]


def _links(part: str, heading: int) -> list[Disc]:
    links: list[Disc] = []
    for link in MATERIAL[part]:
        x, y = vector(link["offset"], heading)
        links.append(Disc(x, y, link["radius"]))
    return links


# The chains of a broom whose junction is the origin, by heading.
FIGURES: Final[list[list[Disc]]] = [_links("figure", heading) for heading in range(HEADINGS)]
TAILS: Final[list[list[Disc]]] = [_links("tail", heading) for heading in range(HEADINGS)]
# A circle round the whole broom, so that what is far away is not looked at closely.
MIDDLES: Final[list[tuple[int, int]]] = [vector((NOSE + TAIL_END) // 2, heading) for heading in range(HEADINGS)]
GIRTH: Final[int] = (NOSE - TAIL_END) // 2 + 10


def figure_discs(x: int, y: int, heading: int, thing: int) -> list[Disc]:
    return [Disc(x + link.x, y + link.y, link.radius, thing) for link in FIGURES[heading]]


def tail_discs(x: int, y: int, heading: int, thing: int) -> list[Disc]:
    return [Disc(x + link.x, y + link.y, link.radius, thing) for link in TAILS[heading]]


def first_met(chain: list[Disc], others: list[Disc]) -> Disc | None:
    """The first of these discs that a chain touches."""
    for other in others:
        for disc in chain:
            if discs_touch(disc, other):
                return other
    return None


def near(x: int, y: int, heading: int, others: list[Disc]) -> list[Disc]:
    """Those of these discs that a broom standing here might touch."""
    middle = MIDDLES[heading]
    mx = x + middle[0]
    my = y + middle[1]
    found: list[Disc] = []
    for other in others:
        dx = other.x - mx
        dy = other.y - my
        reach = other.radius + GIRTH
        if dx * dx + dy * dy <= reach * reach:
            found.append(other)
    return found


def thing_data(thing: int) -> Data:
    """What was touched, as a sentence needs it; another player's broom is named by `other` beside it."""
    if thing >= EDGE:
        return {"thing": {"thing": "edge", "number": 0}}
    if thing >= CAT:
        return {"thing": {"thing": "cat", "number": 0}}
    if thing >= FOU:
        return {"thing": {"thing": "fou", "number": 0}}
    if thing >= FIGURE:
        return {"other": thing % 10}
    return place_data(thing)


def point_after(x: int, y: int, heading: int, offset: int) -> tuple[int, int]:
    """The point of a broom so far before its junction, or behind it."""
    dx, dy = vector(offset, heading)
    return x + dx, y + dy


class Sky:
    """The solids of one adventure for a number of players."""

    def __init__(self, adventure: Any, seats: int) -> None:
        self.width: Final[int] = adventure.table[0]
        self.height: Final[int] = adventure.table[1]
        self.places: Final[dict[int, Disc]] = {}
        for castle in adventure.castles:
            radius: int = castle.radius or MATERIAL["castle_radius"][str(castle.n)]
            self.places[castle.n] = Disc(castle.x, castle.y, radius, castle.n)
        self.huts: Final[list[int]] = [hut.n for hut in adventure.huts_for(seats)]
        for hut in adventure.huts_for(seats):
            self.places[HUT + hut.n] = Disc(hut.x, hut.y, HUT_RADIUS, HUT + hut.n)

    def buildings(self, state: State) -> list[Disc]:
        """The castles that stand (41) and the huts."""
        found = [self.places[castle] for castle in state.castles]
        for hut in self.huts:
            found.append(self.places[HUT + hut])
        return found

    def broom(self, state: State, seat: int) -> list[Disc]:
        """Figure and tail of a broom; in flight its figure is lifted."""
        if not state.aloft[seat]:
            return []
        x = state.xs[seat]
        y = state.ys[seat]
        heading = state.headings[seat]
        chain = tail_discs(x, y, heading, TAIL + seat)
        if not (state.stage == LAYING and seat == state.turn):
            chain.extend(figure_discs(x, y, heading, FIGURE + seat))
        return chain

    def others(self, state: State, seat: int, spared: int = -1) -> list[Disc]:
        """The brooms of all but this seat, and but one that is spared."""
        found: list[Disc] = []
        for other in range(len(state.xs)):
            if other != seat and other != spared:
                found.extend(self.broom(state, other))
        return found

    def curve_meets(self, curve: Curve, x: int, y: int, obstacles: list[Disc]) -> int:
        """What a curve touches that it must not; 0 is nothing."""
        if curve.leaves(x, y, self.width, self.height):
            return EDGE
        disc = first_touched(curve, x, y, obstacles)
        return 0 if disc is None else disc.thing

    def chain_meets(self, chain: list[Disc], obstacles: list[Disc]) -> int:
        """What a figure or tail touches that it must not; 0 is nothing."""
        for disc in chain:
            if disc_leaves(disc, self.width, self.height):
                return EDGE
        met = first_met(chain, obstacles)
        return 0 if met is None else met.thing

    def broom_meets(self, x: int, y: int, heading: int, obstacles: list[Disc], tail_only: list[Disc]) -> int:
        """What figure and tail standing here touch that they must not; some things only the tail must not touch."""
        close = near(x, y, heading, obstacles)
        met = self.chain_meets(figure_discs(x, y, heading, 0), close)
        if met == 0:
            close.extend(tail_only)
            met = self.chain_meets(tail_discs(x, y, heading, 0), close)
        return met

    def rim(self, place: int, heading: int) -> tuple[int, int]:
        """Where the junction is when the tail's free end touches the rim of a place at this angle (9)."""
        disc = self.places[place]
        dx, dy = vector(disc.radius - TAIL_END, heading)
        return disc.x + dx, disc.y + dy

    def rim_meets(self, place: int, heading: int, solids: list[Disc], state: State) -> int:
        """What a broom placed there would touch; the curves of a flight under way count too (28)."""
        x, y = self.rim(place, heading)
        chain = figure_discs(x, y, heading, 0)
        chain.extend(tail_discs(x, y, heading, 0))
        met = self.chain_meets(chain, near(x, y, heading, solids))
        if met != 0:
            return met
        trail = state.trail
        book = state.books[state.turn]
        for i in range(len(trail) // 3 - 1):
            curve = CURVES[book[i]][trail[3 * i + 2]]
            if first_touched(curve, trail[3 * i], trail[3 * i + 1], chain) is not None:
                return FIGURE + state.turn
        return 0
