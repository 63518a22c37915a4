"""A flight, from the first curve to the last: what it meets, what it touches, where the broom comes to stand."""

from __future__ import annotations

from envol.game import Data, Event, Tell
from envol.games.brooms.flying.geometry import (
    CURVES,
    HALF_TURN,
    HEADINGS,
    Curve,
    Disc,
    first_touched,
    inside,
    reverse_curve,
    side_of,
    vector,
)
from envol.games.brooms.flying.goals import HOLD, HUNT, LAND, PASS, RACE, TOUCH, Goals
from envol.games.brooms.flying.sky import (
    CAT,
    CAT_RADIUS,
    FOU,
    FOU_TAIL,
    NOSE,
    TAIL_END,
    figure_discs,
    first_met,
    point_after,
    tail_discs,
    thing_data,
)
from envol.games.brooms.moves import HUT, curve_data
from envol.games.brooms.state import (
    BACK,
    BANISH,
    GROUND,
    LAYING,
    NO_PIECE,
    NOBODY,
    OVER,
    STANDING,
    STUCK,
    TURN,
    VOTE,
    State,
)


class Flights(Goals):
    """Flies the book of the player whose turn it is, as far as it goes without anybody's decision."""

    def begin(self, state: State) -> None:
        """Lift the figure; the flight begins at the junction (1)."""
        seat = state.turn
        state.stage = LAYING
        state.trail = [state.xs[seat], state.ys[seat], state.headings[seat]]
        state.interrupted = False
        state.dropped = False

    def advance(self, state: State, tell: Tell | None) -> None:
        """Fly on until the flight is over, or somebody has to decide."""
        while state.phase == TURN and state.stage != BACK:
            if state.stage == STANDING:
                self._reverse(state, tell)
            elif state.interrupted or len(state.trail) // 3 > len(state.books[state.turn]):
                self._set_down(state, tell)
            else:
                self._lay(state, tell)

    # What stands in the way, and what is there to be touched.

    def carrier(self, state: State) -> int:
        """The other player who holds the cat, for whoever may take it from him."""
        if state.holder == state.turn or self.kind(state, state.turn) != HOLD:
            return NOBODY
        return state.holder

    def obstacles(self, state: State) -> list[Disc]:
        """What a forward curve must not touch (13, 27, 39)."""
        found = self.sky.buildings(state)
        found.extend(self.sky.others(state, state.turn, self.carrier(state)))
        if self.hunts:
            found.extend(tail_discs(state.fou_x, state.fou_y, state.fou_heading, FOU_TAIL))
            if self.kind(state, state.turn) != HUNT:
                found.extend(self.fou(state))
        return found

    def obstacles_behind(self, state: State) -> list[Disc]:
        """What a reverse curve must not touch: everything but the own target hut (18, 24, 27, 39)."""
        spared = HUT + state.targets[state.turn]
        found = [disc for disc in self.sky.buildings(state) if disc.thing != spared]
        found.extend(self.sky.others(state, state.turn))
        if self.hunts:
            found.extend(tail_discs(state.fou_x, state.fou_y, state.fou_heading, FOU_TAIL))
            found.extend(self.fou(state))
        return found

    def fou(self, state: State) -> list[Disc]:
        """The figure of the Fou."""
        return figure_discs(state.fou_x, state.fou_y, state.fou_heading, FOU)

    def cat(self, state: State) -> Disc | None:
        """The cat that the player whose turn it is can touch."""
        number = self.number(state, state.turn)
        if self.kinds[number] == HOLD and state.holder == NOBODY and not state.dropped:
            return Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT)
        return self.cats[number]

    # Forward.

    def _lay(self, state: State, tell: Tell | None) -> None:
        seat = state.turn
        trail = state.trail
        x, y, heading = trail[-3], trail[-2], trail[-1]
        number = len(trail) // 3
        code = state.books[seat][number - 1]
        curve = CURVES[code][heading]
        met = self.sky.curve_meets(curve, x, y, self.obstacles(state))
        if met != 0:
            state.interrupted = True  # 15
            _tell_met(tell, "stopped", seat, met, {"number": number, **curve_data(code)})
            return
        trail.append(x + curve.x)
        trail.append(y + curve.y)
        trail.append(curve.heading)
        if tell is not None:
            tell(Event("laid", {"seat": seat, "number": number, **curve_data(code)}))
        self._curve_counts(state, curve, x, y, False, tell)

    def _set_down(self, state: State, tell: Tell | None) -> None:
        """Place figure and tail at the end of the last curve where they fit (15, 16)."""
        seat = state.turn
        trail = state.trail
        obstacles = self.obstacles(state)
        carrier = self.carrier(state)
        carried = self.sky.broom(state, carrier) if carrier != NOBODY else []
        while len(trail) > 3:
            met = self.sky.broom_meets(trail[-3], trail[-2], trail[-1], obstacles, carried)
            if met == 0:
                break
            state.interrupted = True
            _tell_met(tell, "no-room", seat, met, {"number": len(trail) // 3 - 1})
            del trail[-3:]
        if len(trail) == 3 and state.books[seat]:
            self._stick(state, tell)
            return
        state.stage = STANDING
        if len(trail) > 3:
            self._stand(state, trail[-3], trail[-2], trail[-1])
            self._broom_counts(state, False, tell)
        self._pass_lines(state, tell)

    def _stand(self, state: State, x: int, y: int, heading: int) -> None:
        seat = state.turn
        state.xs[seat] = x
        state.ys[seat] = y
        state.headings[seat] = heading

    def _stick(self, state: State, tell: Tell | None) -> None:
        """Not one piece could stand: the player may choose what becomes of them (17)."""
        state.stage = GROUND
        state.trail = []
        state.interrupted = False
        state.dropped = False
        state.phase = STUCK
        state.asked = state.turn
        if tell is not None:
            tell(Event("stuck", {"seat": state.turn}))

    # In reverse.

    def _reverse(self, state: State, tell: Tell | None) -> None:
        seat = state.turn
        code = state.backs[seat]
        if code == NO_PIECE or state.interrupted:  # 18: an interrupted flight loses its reverse
            state.stage = BACK
            return
        x = state.xs[seat]
        y = state.ys[seat]
        curve = reverse_curve(code, state.headings[seat])
        obstacles = self.obstacles_behind(state)
        met = self.sky.curve_meets(curve, x, y, obstacles)
        if met == 0:
            if tell is not None:
                tell(Event("backed", {"seat": seat, **curve_data(code)}))
            self._curve_counts(state, curve, x, y, True, tell)
            if state.phase == OVER:
                return
            heading = (curve.heading + HALF_TURN) % HEADINGS
            met = self.sky.broom_meets(x + curve.x, y + curve.y, heading, obstacles, [])
        if met != 0:
            _tell_met(tell, "back-stopped", seat, met, {})
            if not state.books[seat]:
                self._stick(state, tell)
                return
            state.interrupted = True
            state.stage = BACK
            return
        self._stand(state, x + curve.x, y + curve.y, heading)
        state.stage = BACK
        state.trail = [x, y, state.headings[seat], x + curve.x, y + curve.y, heading]
        self._broom_counts(state, True, tell)
        self._pass_lines(state, tell)

    # What a touch means. It counts at once, and is not undone if the curve is taken up again later (46).

    def _curve_counts(self, state: State, curve: Curve, x: int, y: int, back: bool, tell: Tell | None) -> None:
        seat = state.turn
        kind = self.kind(state, seat)
        cat = self.cat(state)
        if cat is not None and curve.touches(x, y, cat):
            self._catch(state, tell)
        if kind == HUNT and not back and first_touched(curve, x, y, self.fou(state)) is not None:
            self.reach(state, tell)
        if kind in (RACE, LAND) and back and state.targets[seat] != 0:
            target = self.sky.places[HUT + state.targets[seat]]
            if curve.touches(x, y, target):
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
        kind = self.kind(state, seat)
        cat = self.cat(state)
        if cat is not None and (first_met(figure, [cat]) is not None or first_met(tail, [cat]) is not None):
            self._catch(state, tell)
        if kind == HUNT and not back:
            fou = self.fou(state)
            if first_met(figure, fou) is not None or first_met(tail, fou) is not None:
                self.reach(state, tell)
        if kind in (RACE, LAND) and back and state.targets[seat] != 0:
            target = self.sky.places[HUT + state.targets[seat]]
            if first_met(tail, [target]) is not None:
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

    def send_cat_home(self, state: State) -> None:
        """Put the cat on the rim of its castle."""
        castle = self.sky.places[self.home_castle]
        brooms = self.sky.others(state, NOBODY)
        for step in range(HEADINGS + 1):  # the last one is the first again: it sits there all the same
            dx, dy = vector(castle.radius + CAT_RADIUS, self.home_angle - step)
            state.cat_x = castle.x + dx
            state.cat_y = castle.y + dy
            cat = Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT)
            if first_met([cat], brooms) is None:
                return

    # The lines of the race.

    def _pass_lines(self, state: State, tell: Tell | None) -> None:
        """What the kept curves have passed, from junction to junction (45, 46)."""
        seat = state.turn
        if state.phase != TURN:
            return
        trail = state.trail
        for i in range(0, len(trail) - 3, 3):
            px, py, qx, qy = trail[i], trail[i + 1], trail[i + 3], trail[i + 4]
            number = self.number(state, seat)
            if self.kinds[number] == PASS:
                outward = self.crosses_gate(px, py, qx, qy, False, number)
                if outward or not self.crosses_gate(px, py, qx, qy, True, number):
                    self.reach(state, tell)
            elif self.kinds[number] == RACE and state.targets[seat] == 0:
                passed = self.crosses_gate(px, py, qx, qy, state.passed[seat], number)
                if passed != state.passed[seat]:
                    state.passed[seat] = passed
                    if tell is not None:
                        tell(Event("passed" if passed else "undone", {"seat": seat}))
        if state.passed[seat] and state.targets[seat] == 0 and self._is_home(state, seat):
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


def _tell_met(tell: Tell | None, kind: str, seat: int, thing: int, data: Data) -> None:
    """Say what was met; brooms have a name, other things a word."""
    if tell is not None:
        met = thing_data(thing)
        tell(Event(f"{kind}-broom" if "other" in met else kind, {"seat": seat, **met, **data}))
