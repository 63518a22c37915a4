"""Where a broom may be placed: at the start, after a theft, after the Fou (9, 17, 28, 38)."""

from __future__ import annotations

from typing import Final

from envol.games.brooms.flying.geometry import HEADINGS, Disc
from envol.games.brooms.flying.goals import Goals
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS, FOU, FOU_TAIL, Sky, figure_discs, first_met, tail_discs
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import AUDITED, NOBODY, State, copy_of


class Placing:
    """Answers which places and which rim angles are legal."""

    def __init__(self, sky: Sky, starts: list[int], goals: Goals, rules: int) -> None:
        self.sky: Final = sky
        self.starts: Final = starts  # the places one may start from
        self.goals: Final = goals
        self.nearest_again: Final[bool] = rules >= AUDITED
        self.cats: Final[list[Disc]] = [cat for cat in goals.cats if cat is not None]

    def _solids(self, state: State, seat: int, place: int) -> list[Disc]:
        """All that a broom on the rim of a place must not touch: cat and Fou too (47), but not the place itself."""
        found = [disc for disc in self.sky.buildings(state) if disc.thing != place]
        found.extend(self.sky.others(state, seat))
        found.extend(self.cats)
        if self.goals.holds and state.holder == NOBODY:
            found.append(Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT))
        elif self.goals.hunts:
            found.extend(figure_discs(state.fou_x, state.fou_y, state.fou_heading, FOU))
            found.extend(tail_discs(state.fou_x, state.fou_y, state.fou_heading, FOU_TAIL))
        return found

    def meets(self, state: State, seat: int, place: int, heading: int) -> int:
        """What a broom placed so would touch; 0 is nothing."""
        return self.sky.rim_meets(place, heading, self._solids(state, seat, place), state)

    def angles(self, state: State, seat: int, place: int) -> list[int]:
        """The legal angles on the rim of a place."""
        solids = self._solids(state, seat, place)
        return [heading for heading in range(HEADINGS) if self.sky.rim_meets(place, heading, solids, state) == 0]

    def _has_room(self, state: State, seat: int, place: int) -> bool:
        solids = self._solids(state, seat, place)
        return any(self.sky.rim_meets(place, heading, solids, state) == 0 for heading in range(HEADINGS))

    def free_starts(self, state: State, seat: int) -> list[int]:
        """Where nobody else has started, and where there is room (9); else the place nearest to one of those."""
        untaken = [place for place in self.starts if place not in state.starts]
        free = [place for place in untaken if self._has_room(state, seat, place)]
        return free or self._nearest(state, seat, untaken, state.starts)

    def _is_untouched(self, state: State, seat: int, place: int) -> bool:
        return first_met([self.sky.places[place]], self.sky.others(state, seat)) is None

    def _nearest(self, state: State, seat: int, usual: list[int], taken: list[int]) -> list[int]:
        """Of all places that are free, the one nearest to a usual place; it is none of those that are taken."""
        found: list[int] = []
        least = 0
        for place in [*sorted(state.castles), *[HUT + hut for hut in self.sky.huts]]:
            if place in taken or not self._is_untouched(state, seat, place) or not self._has_room(state, seat, place):
                continue
            here = self.sky.places[place]
            for other in usual:
                there = self.sky.places[other]
                away = (here.x - there.x) ** 2 + (here.y - there.y) ** 2
                if not found or away < least:
                    found = [place]
                    least = away
        return found

    def restarts(self, state: State, seat: int) -> list[int]:
        """Where a player who is stuck may begin again: a free hut, or his own castle if one starts there (17, 48)."""
        own = state.starts[seat]
        if self.nearest_again and state.holder == seat:  # the cat goes home first, and may be in the way there
            state = copy_of(state)
            state.holder = NOBODY
            state.aloft[seat] = False
            self.goals.send_cat_home(state)
        if self.starts[0] >= HUT:
            free = [place for place in self.starts if self._is_untouched(state, seat, place)]
        elif self.nearest_again and own < HUT and own not in state.castles:
            free = []
        else:
            free = [own]
        free = [place for place in free if self._has_room(state, seat, place)]
        return free or (self._nearest(state, seat, [own], []) if self.nearest_again else [])

    def exiles(self, state: State) -> list[int]:
        """The castles to which a thief may send his victim (28)."""
        victim = state.struck[0]
        return [
            castle for castle in state.castles if castle not in state.starts and self._has_room(state, victim, castle)
        ]

    def shelters(self, state: State, seat: int) -> list[int]:
        """The huts where a player whom the Fou has struck may start again (38)."""
        return [
            hut
            for hut in self.sky.huts
            if self._is_untouched(state, seat, HUT + hut) and self._has_room(state, seat, HUT + hut)
        ]
