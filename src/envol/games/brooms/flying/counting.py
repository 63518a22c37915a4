"""What a flight counts for: cats, gates, huts, boundary and Fou, piece by piece and then where the broom stands."""

from __future__ import annotations

from typing import Any, Final

from envol.game import Event, Tell
from envol.games.brooms.flying.geometry import Curve, Disc, first_touched, inside, side_of
from envol.games.brooms.flying.goals import HOLD, HUNT, LAND, PASS, RACE, TOUCH, Goals
from envol.games.brooms.flying.sky import (
    CAT,
    CAT_RADIUS,
    FOU,
    NOSE,
    TAIL_END,
    Sky,
    figure_discs,
    first_met,
    point_after,
    tail_discs,
)
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import AUDITED, BANISH, NO_PIECE, NOBODY, TURN, VOTE, State


class Counting(Goals):
    """Holds a flight against the goals of the player whose turn it is."""

    def __init__(self, sky: Sky, goals: Any, rules: int) -> None:
        super().__init__(sky, goals)
        self.orderly: Final[bool] = rules >= AUDITED  # goals in the order in which a flight reaches them

    # What is there to be touched.

    def carrier(self, state: State) -> int:
        """The other player who holds the cat, for whoever may take it from him."""
        if state.holder == state.turn or self.kind(state, state.turn) != HOLD:
            return NOBODY
        return state.holder

    def fou(self, state: State) -> list[Disc]:
        """The figure of the Fou."""
        return figure_discs(state.fou_x, state.fou_y, state.fou_heading, FOU)

    def cat(self, state: State) -> Disc | None:
        """The cat that the player whose turn it is can touch."""
        number = self.number(state, state.turn)
        if self.kinds[number] == HOLD and state.holder == NOBODY and not state.dropped:
            return Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT)
        return self.cats[number]

    def _next_cat(self, state: State) -> Disc | None:
        """The cat to touch after one was touched, by the same curve or the same broom (53)."""
        return self.cat(state) if self.orderly and state.phase == TURN else None

    # A touch counts at once, and is not undone if the curve is taken up again later (46).

    def _curve_counts(self, state: State, curve: Curve, x: int, y: int, back: bool, tell: Tell | None) -> None:
        cat = self.cat(state)
        while cat is not None and curve.touches(x, y, cat):
            self._catch(state, tell)
            cat = self._next_cat(state)
        kind = self.kind(state, state.turn)
        if kind == HUNT and not back and first_touched(curve, x, y, self.fou(state)) is not None:
            self.reach(state, tell)
        if back and not self.orderly and self._touches_target(state, curve, x, y):
            self.reach(state, tell)
        if kind == HOLD:
            carrier = self.carrier(state)
            if not back and carrier != NOBODY:
                carried = self.sky.broom(state, carrier)
                if first_touched(curve, x, y, carried) is not None:
                    self._steal(state, tell)
            if not inside(self.ring, x, y) or not inside(self.ring, x + curve.x, y + curve.y):
                self._drop(state, tell)

    def _broom_counts(self, state: State, back: bool, tell: Tell | None) -> None:
        seat = state.turn
        x = state.xs[seat]
        y = state.ys[seat]
        heading = state.headings[seat]
        figure = figure_discs(x, y, heading, 0)
        tail = tail_discs(x, y, heading, 0)
        cat = self.cat(state)
        while cat is not None and (first_met(figure, [cat]) is not None or first_met(tail, [cat]) is not None):
            self._catch(state, tell)
            cat = self._next_cat(state)
        kind = self.kind(state, seat)
        if kind == HUNT and not back:
            fou = self.fou(state)
            if first_met(figure, fou) is not None or first_met(tail, fou) is not None:
                self.reach(state, tell)
        if back and not self.orderly and self._tail_touches_target(state):
            self.reach(state, tell)
        if kind == HOLD:
            carrier = self.carrier(state)
            if not back and carrier != NOBODY:
                carried = self.sky.broom(state, carrier)
                if first_met(figure, carried) is not None:
                    self._steal(state, tell)
            nose = point_after(x, y, heading, NOSE)
            end = point_after(x, y, heading, TAIL_END)
            if not inside(self.ring, nose[0], nose[1]) or not inside(self.ring, end[0], end[1]):
                self._drop(state, tell)

    def _catch(self, state: State, tell: Tell | None) -> None:
        if self.kind(state, state.turn) == TOUCH:
            self.reach(state, tell)  # 20
            return
        state.holder = state.turn  # 26
        if tell is not None:
            tell(Event("caught", {"seat": state.turn}))

    def _steal(self, state: State, tell: Tell | None) -> None:
        """The cat changes hats, and its bearer leaves the table without his pieces (27, 28)."""
        victim = state.holder
        state.holder = state.turn
        if tell is not None:
            tell(Event("stolen", {"seat": state.turn, "other": victim}))
        return_pieces(state, victim)
        state.aloft[victim] = False
        state.struck = [victim]
        state.phase = BANISH
        state.asked = state.turn

    def _drop(self, state: State, tell: Tell | None) -> None:
        """Whoever crosses the boundary with the cat loses it: it sits where it began, or at the next free spot (31)."""
        if state.holder != state.turn:
            return
        state.holder = NOBODY
        state.dropped = True
        self.send_cat_home(state)
        if tell is not None:
            tell(Event("lost", {"seat": state.turn}))

    # Landing (24).

    def _target(self, state: State) -> Disc | None:
        """The hut on which the player whose turn it is must land now."""
        seat = state.turn
        if self.kind(state, seat) not in (RACE, LAND) or state.targets[seat] == 0:
            return None
        return self.sky.places[HUT + state.targets[seat]]

    def _touches_target(self, state: State, curve: Curve, x: int, y: int) -> bool:
        target = self._target(state)
        return target is not None and curve.touches(x, y, target)

    def _tail_touches_target(self, state: State) -> bool:
        target = self._target(state)
        seat = state.turn
        tail = tail_discs(state.xs[seat], state.ys[seat], state.headings[seat], 0)
        return target is not None and first_met(tail, [target]) is not None

    # Goals in the order in which the flight reaches them (53).

    def _piece_counts(self, state: State, curve: Curve, x: int, y: int, kept: bool, tell: Tell | None) -> None:
        """Count what could not count when the piece was laid, because a gate counts only where the broom stands."""
        seat = state.turn
        part, whole = 0, 1  # how far along the piece the present goal came to be his
        while state.phase == TURN:
            number = self.number(state, seat)
            cat = self.cats[number]
            if cat is not None and curve.touches(x, y, cat):
                self.reach(state, tell)
                continue
            if not kept or not self._has_gate(state) or not self.crosses(x, y, x + curve.x, y + curve.y, number):
                break
            at, of = self.crossed_at(x, y, x + curve.x, y + curve.y, number)
            if at * whole < part * of:
                break
            self._pass_gate(state, x, y, x + curve.x, y + curve.y, tell)
            if self.number(state, seat) == number:
                break
            part, whole = at, of
        if state.phase == TURN and self.kind(state, seat) == HOLD:
            self._curve_counts(state, curve, x, y, True, tell)

    def _has_gate(self, state: State) -> bool:
        """Whether a gate is what the player whose turn it is must pass, or must not pass again."""
        kind = self.kind(state, state.turn)
        return kind == PASS or (kind == RACE and state.targets[state.turn] == 0)

    def _pass_gate(self, state: State, px: int, py: int, qx: int, qy: int, tell: Tell | None) -> None:
        """The gate of the present goal, if this chord crosses it (21, 45, 53)."""
        seat = state.turn
        number = self.number(state, seat)
        if self.kinds[number] == PASS:
            if self.crosses(px, py, qx, qy, number):
                self.reach(state, tell)
        elif self._has_gate(state):
            passed = self.crosses_gate(px, py, qx, qy, state.passed[seat], number)
            if passed != state.passed[seat]:
                state.passed[seat] = passed
                if tell is not None:
                    tell(Event("passed" if passed else "undone", {"seat": seat}))

    def _pass_lines(self, state: State, tell: Tell | None) -> None:
        """What the kept curves have passed, from junction to junction, whatever was touched between (rules 1 to 3)."""
        if state.phase != TURN:
            return
        trail = state.trail
        for i in range(0, len(trail) - 3, 3):
            self._pass_gate(state, trail[i], trail[i + 1], trail[i + 3], trail[i + 4], tell)
        self._come_home(state, tell)

    def _come_home(self, state: State, tell: Tell | None) -> None:
        """Past the line of the home castles, with the checkpoint, a hut is chosen (22, 23)."""
        seat = state.turn
        if state.phase != TURN or not state.passed[seat] or state.targets[seat] != 0 or not self._is_home(state, seat):
            return
        if tell is not None:
            tell(Event("home", {"seat": seat}))
        free = self.free_huts(state)
        if len(free) == 1:
            mark(state, free[0], tell)
        else:
            state.phase = VOTE
            state.asked = seat
            state.votes = [0] * len(state.votes)

    def _is_home(self, state: State, seat: int) -> bool:
        line = self.lines[self.number(state, seat)]
        return side_of(line[0], line[1], line[2], line[3], state.xs[seat], state.ys[seat]) < 0


def mark(state: State, hut: int, tell: Tell | None) -> None:
    """The player whose turn it is must land on this hut."""
    state.targets[state.turn] = hut
    if tell is not None:
        tell(Event("marked", {"seat": state.turn, "number": hut}))


def return_pieces(state: State, seat: int) -> None:
    """All pieces of a book go back to the supply."""
    for code in state.books[seat]:
        state.supply[code // 2] += 1
    state.books[seat] = []
    if state.backs[seat] != NO_PIECE:
        state.supply[state.backs[seat] // 2] += 1
        state.backs[seat] = NO_PIECE
