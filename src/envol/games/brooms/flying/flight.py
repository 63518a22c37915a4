"""A flight, from the first curve to the last: what it meets, and where the broom comes to stand."""

from __future__ import annotations

from envol.game import Data, Event, Tell
from envol.games.brooms.flying.counting import Counting
from envol.games.brooms.flying.fitting import fitting
from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, Disc, reverse_curve
from envol.games.brooms.flying.goals import HOLD, HUNT
from envol.games.brooms.flying.sky import FOU_TAIL, tail_discs, thing_data
from envol.games.brooms.moves import HUT, curve_data
from envol.games.brooms.state import BACK, GROUND, LAYING, NO_PIECE, NOBODY, OVER, STANDING, STUCK, TURN, State


class Flights(Counting):
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
        seat = state.turn
        since = 0  # the piece by which the present goal came to be his: what was flown before does not count (53)
        while state.phase == TURN and state.stage != BACK:
            if state.stage == STANDING:
                self._reverse(state, tell)
            elif state.interrupted or len(state.trail) // 3 > len(state.books[state.turn]):
                self._set_down(state, since, tell)
            else:
                done = state.done[seat]
                self._lay(state, tell)
                if state.done[seat] != done:
                    since = len(state.trail) // 3 - 2

    # What stands in the way.

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

    def carried(self, state: State) -> list[Disc]:
        """The broom of whoever holds the cat that one is after: all but the own tail may touch it (27)."""
        carrier = self.carrier(state)
        return self.sky.broom(state, carrier) if carrier != NOBODY else []

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
            if tell is not None:
                fits = fitting(self.sky, x, y, heading, code, False, self.obstacles(state), self.carried(state))
                _tell_met(tell, "stopped", seat, met, {"number": number, **curve_data(code)}, fits)
            return
        trail.append(x + curve.x)
        trail.append(y + curve.y)
        trail.append(curve.heading)
        if tell is not None:
            tell(Event("laid", {"seat": seat, "number": number, **curve_data(code)}))
        self._curve_counts(state, curve, x, y, False, tell)

    def _set_down(self, state: State, since: int, tell: Tell | None) -> None:
        """Place figure and tail at the end of the last curve where they fit (15, 16)."""
        seat = state.turn
        trail = state.trail
        obstacles = self.obstacles(state)
        carried = self.carried(state)
        laid = trail[:]
        while len(trail) > 3:
            met = self.sky.broom_meets(trail[-3], trail[-2], trail[-1], obstacles, carried)
            if met == 0:
                break
            state.interrupted = True
            del trail[-3:]
            if tell is not None:
                number = len(trail) // 3
                code = state.books[seat][number - 1]
                fits = fitting(self.sky, trail[-3], trail[-2], trail[-1], code, False, obstacles, carried)
                _tell_met(tell, "no-room", seat, met, {"number": number}, fits)
        if len(trail) == 3 and state.books[seat]:
            self._stick(state, tell)
            return
        state.stage = STANDING
        if len(trail) > 3:
            self._stand(state, trail[-3], trail[-2], trail[-1])
            if self.orderly:
                self._count_pieces(state, laid, since, tell)
            if state.phase == TURN:
                self._broom_counts(state, False, tell)
        if self.orderly:
            self._come_home(state, tell)
        else:
            self._pass_lines(state, tell)

    def _count_pieces(self, state: State, laid: list[int], since: int, tell: Tell | None) -> None:
        """Gates on the way, and what was reached after them: now it is known which pieces stay (46, 53)."""
        book = state.books[state.turn]
        kept = len(state.trail) // 3 - 1
        if self.kind(state, state.turn) == HOLD:
            return  # it counted when it was laid
        for i in range(since, len(laid) // 3 - 1):
            curve = CURVES[book[i]][laid[3 * i + 2]]
            self._piece_counts(state, curve, laid[3 * i], laid[3 * i + 1], i < kept, tell)

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
            if tell is not None:
                fits = fitting(self.sky, x, y, state.headings[seat], code, True, obstacles, [])
                _tell_met(tell, "back-stopped", seat, met, {}, fits)
            if not state.books[seat]:
                self._stick(state, tell)
                return
            state.interrupted = True
            state.stage = BACK
            if self.orderly:
                self._broom_counts(state, True, tell)  # where it is set down again, after what the curve has touched
                self._come_home(state, tell)
            return
        self._stand(state, x + curve.x, y + curve.y, heading)
        state.stage = BACK
        state.trail = [x, y, state.headings[seat], x + curve.x, y + curve.y, heading]
        if self.orderly:
            if self.kind(state, seat) != HOLD:
                self._piece_counts(state, curve, x, y, True, tell)
            if self._touches_target(state, curve, x, y) or self._tail_touches_target(state):
                self.reach(state, tell)
            if state.phase == TURN:
                self._broom_counts(state, True, tell)
            self._come_home(state, tell)
        else:
            self._broom_counts(state, True, tell)
            self._pass_lines(state, tell)


def _tell_met(tell: Tell, kind: str, seat: int, thing: int, data: Data, fits: str) -> None:
    """Say what was met; brooms have a name, other things a word. The broom often flies on from where it failed: among
    people, what would have fitted there would be a curve tried beforehand (8)."""
    met = thing_data(thing)
    tell(Event(f"{kind}-broom" if "other" in met else kind, {"seat": seat, **met, **data}, aside={"fits": fits}))
