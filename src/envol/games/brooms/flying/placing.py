"""Where a broom may be placed: at the start, after a theft, after the Fou (9, 17, 28, 38)."""

from __future__ import annotations

from typing import Final

from envol.games.brooms.flying.geometry import HEADINGS, Disc
from envol.games.brooms.flying.goals import Goals
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS, FOU, FOU_TAIL, Sky, figure_discs, first_met, tail_discs
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import NOBODY, State


class Placing:
    """Answers which places and which rim angles are legal."""

    def __init__(self, sky: Sky, starts: list[int], goals: Goals) -> None:
        self.sky: Final = sky
        self.starts: Final = starts  # the places one may start from
        self.goals: Final = goals
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
        """Where nobody else has started, and where there is room (9)."""
        return [place for place in self.starts if place not in state.starts and self._has_room(state, seat, place)]

    def _is_untouched(self, state: State, seat: int, place: int) -> bool:
        return first_met([self.sky.places[place]], self.sky.others(state, seat)) is None

    def restarts(self, state: State, seat: int) -> list[int]:
        """Where a player who is stuck may begin again: a free hut, or his own castle if one starts there (17, 48)."""
        if self.starts[0] < HUT:
            own = state.starts[seat]
            return [own] if self._has_room(state, seat, own) else []
        return [
            place
            for place in self.starts
            if self._is_untouched(state, seat, place) and self._has_room(state, seat, place)
        ]

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
