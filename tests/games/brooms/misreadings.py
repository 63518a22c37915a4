"""One wrong reading of a ruling each; which test must notice it is in test_misreadings.py.

They are subclasses and functions that take the place of whole names: a compiled method ignores a monkeypatch."""

from __future__ import annotations

from envol.game import IllegalMove, Seat, Tell
from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.flying.flight import Flights
from envol.games.brooms.flying.fou_flight import Route, move_fou
from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HALF_WIDTH, HEADINGS, Curve, Disc, side_of
from envol.games.brooms.flying.goals import RACE
from envol.games.brooms.flying.placing import Placing
from envol.games.brooms.flying.sky import CAT, CAT_RADIUS, EDGE, FOU, FOU_TAIL, TAIL, Sky, tail_discs
from envol.games.brooms.legal import Legal
from envol.games.brooms.moves import HUT
from envol.games.brooms.state import NO_PIECE, NOBODY, OVER, State

# Geometry


class OpenTouch(Curve):
    """Just touching is no contact (7)."""

    def touches(self, x: int, y: int, disc: Disc) -> bool:
        return super().touches(x, y, Disc(disc.x, disc.y, disc.radius - 1))


class SquareEnds(Curve):
    """A curve ends where its sector does, without the round ends (7)."""

    def touches(self, x: int, y: int, disc: Disc) -> bool:
        qx, qy = disc.x - x - self.cx, disc.y - y - self.cy
        within = self.fx * qy - self.fy * qx >= 0 and qx * self.ly - qy * self.lx >= 0
        return within and super().touches(x, y, disc)


class SquaredAway(Curve):
    """A disc larger than the radius of the curve is measured by the square of a negative number (7)."""

    def touches(self, x: int, y: int, disc: Disc) -> bool:
        k = HALF_WIDTH + disc.radius
        away = (disc.x - x - self.cx) ** 2 + (disc.y - y - self.cy) ** 2
        return super().touches(x, y, disc) and not (k > self.radius and away < (self.radius - k) ** 2)


def reversed_as_seen_from_behind(code: int, heading: int) -> Curve:
    """Left in reverse is the left of somebody who looks back (18)."""
    return CURVES[code][(heading + HALF_TURN) % HEADINGS]


# Flights


def _meets(flights: Flights, state: State) -> int:
    """What a broom at the end of the trail would touch."""
    x, y, heading = state.trail[-3:]
    return flights.sky.broom_meets(x, y, heading, flights.obstacles(state), [])


def _side(line: list[int], x: int, y: int) -> int:
    ax, ay, bx, by = line
    return side_of(ax, ay, bx, by, x, y)


class OwnTailInTheWay(Flights):
    """One's own tail stops one's curves (13)."""

    def obstacles(self, state: State) -> list[Disc]:
        seat = state.turn
        return [
            *super().obstacles(state),
            *tail_discs(state.xs[seat], state.ys[seat], state.headings[seat], TAIL + seat),
        ]


class EveryPoseTested(Flights):
    """The figure must fit after every curve (16)."""

    def _lay(self, state: State, tell: Tell | None) -> None:
        super()._lay(state, tell)
        if _meets(self, state) != 0:
            state.interrupted = True


class TestedWhereItStands(Flights):
    """Where a broom stands is tested before it flies (13)."""

    def begin(self, state: State) -> None:
        super().begin(state)
        state.interrupted = _meets(self, state) != 0


class ReverseAfterAll(Flights):
    """An interrupted flight still flies its reverse (18)."""

    def _reverse(self, state: State, tell: Tell | None) -> None:
        state.interrupted = False
        super()._reverse(state, tell)


class CatThroughWalls(Flights):
    """A curve that touches the cat catches it, whatever else it touches (20, 26)."""

    def obstacles(self, state: State) -> list[Disc]:
        cat = self.cat(state)
        return [disc for disc in super().obstacles(state) if cat is None or abs(disc.x - cat.x) > 120_000]


class EndlessGate(Flights):
    """The line of the gate goes on beyond its castles (21)."""

    def crosses_gate(self, px: int, py: int, qx: int, qy: int, passed: bool, number: int = 0) -> bool:
        was_out, is_out = (_side(self.gates[number], x, y) >= 0 for x, y in ((px, py), (qx, qy)))
        return is_out if was_out != is_out else passed


class GateOnceAndForAll(Flights):
    """Coming back through the gate undoes nothing (21)."""

    def crosses_gate(self, px: int, py: int, qx: int, qy: int, passed: bool, number: int = 0) -> bool:
        return passed or super().crosses_gate(px, py, qx, qy, passed, number)


class DroppedCurvesPass(Flights):
    """A curve that was taken up again has passed the gate (21, 46)."""

    def _lay(self, state: State, tell: Tell | None) -> None:
        super()._lay(state, tell)
        x, y, _, qx, qy, _ = [*state.trail, *state.trail][-6:] if len(state.trail) == 3 else state.trail[-6:]
        if self.kinds[0] == RACE and (x, y) != (qx, qy):
            state.passed[state.turn] = self.crosses_gate(x, y, qx, qy, state.passed[state.turn])


class HomeOnTheLine(Flights):
    """On the line of the home castles one is past it (22)."""

    def _come_home(self, state: State, tell: Tell | None) -> None:
        seat = state.turn
        on_it = self.kinds[0] == RACE and _side(self.lines[0], state.xs[seat], state.ys[seat]) == 0
        state.xs[seat] -= on_it
        super()._come_home(state, tell)
        state.xs[seat] += on_it


class AnyHut(Flights):
    """One lands on whichever hut one touches (24)."""

    def obstacles_behind(self, state: State) -> list[Disc]:
        return [disc for disc in super().obstacles_behind(state) if not HUT < disc.thing < HUT + 5]


class ForwardLanding(Flights):
    """The own hut is no obstacle in forward flight (24)."""

    def obstacles(self, state: State) -> list[Disc]:
        return [disc for disc in super().obstacles(state) if disc.thing != HUT + state.targets[state.turn]]


class NoCatBehind(Flights):
    """A reverse catches no cat (26)."""

    def _reverse(self, state: State, tell: Tell | None) -> None:
        state.dropped = True
        super()._reverse(state, tell)


class TheftBehind(Flights):
    """One steals the cat in reverse too (27)."""

    def _reverse(self, state: State, tell: Tell | None) -> None:
        bearer = self.carrier(state)
        if bearer != NOBODY:
            self._steal(state, tell)
        super()._reverse(state, tell)


class BearerInTheWay(Flights):
    """Whoever holds the cat is an obstacle like anybody (27)."""

    def carrier(self, state: State) -> int:
        return NOBODY


class KeptPieces(Flights):
    """The victim of a theft keeps his pieces (28)."""

    def _steal(self, state: State, tell: Tell | None) -> None:
        victim, supply = state.holder, state.supply[:]
        book = state.books[victim][:]
        super()._steal(state, tell)
        state.books[victim], state.supply = book, supply


class FarSighted(Flights):
    """A cat that was lost in this flight is caught again by it (31)."""

    def cat(self, state: State) -> Disc | None:
        return Disc(state.cat_x, state.cat_y, CAT_RADIUS, CAT) if state.holder == NOBODY else None


class FreeOutside(Flights):
    """Only a curve that crosses the boundary loses the cat, not the figure (31)."""

    def _broom_counts(self, state: State, back: bool, tell: Tell | None) -> None:
        dropped, holder = state.dropped, state.holder
        super()._broom_counts(state, back, None)
        if state.dropped and not dropped:
            state.dropped, state.holder = False, holder


class CatCounterClockwise(Flights):
    """The cat looks for a free spot counter-clockwise (31)."""

    def send_cat_home(self, state: State) -> None:
        super().send_cat_home(state)
        state.cat_y = 2 * self.sky.places[self.home_castle].y - state.cat_y


class TailCaught(Flights):
    """Touching the Fou's tail catches him (39)."""

    def obstacles(self, state: State) -> list[Disc]:
        return [disc for disc in super().obstacles(state) if disc.thing != FOU_TAIL]


class CaughtBehind(Flights):
    """He is caught in reverse too (39)."""

    def _reverse(self, state: State, tell: Tell | None) -> None:
        super()._reverse(state, tell)
        state.phase = OVER


class TouchUndone(Flights):
    """What a curve touched is undone when it is taken up again (46)."""

    def _stick(self, state: State, tell: Tell | None) -> None:
        super()._stick(state, tell)
        state.holder = NOBODY


class UnstuckReverse(Flights):
    """A reverse piece alone that cannot be laid is lost, without a choice (17)."""

    def _stick(self, state: State, tell: Tell | None) -> None:
        super()._stick(state, tell)
        if not state.books[state.turn]:
            state.supply[state.backs[state.turn] // 2] += 1
            state.backs[state.turn] = NO_PIECE


class LandedInSpite(Flights):
    """A reverse curve that touches the hut lands at once, whatever the tail then touches (24)."""

    def _curve_counts(self, state: State, curve: Curve, x: int, y: int, back: bool, tell: Tell | None) -> None:
        super()._curve_counts(state, curve, x, y, back, tell)
        if self.orderly and back and self._touches_target(state, curve, x, y):
            self.reach(state, tell)


class GoalsInAnyOrder(Flights):
    """What was flown before the present goal was reached counts for it (53)."""

    def _set_down(self, state: State, since: int, tell: Tell | None) -> None:
        super()._set_down(state, 0, tell)


class FigureBeforeGates(Flights):
    """What the figure touches is looked at before the gates on its way (53)."""

    def _count_pieces(self, state: State, laid: list[int], since: int, tell: Tell | None) -> None:
        self.waiting = (laid, since)

    def _broom_counts(self, state: State, back: bool, tell: Tell | None) -> None:
        super()._broom_counts(state, back, tell)
        if self.orderly and not back:
            super()._count_pieces(state, *self.waiting, tell)


class OneGatePerCurve(Flights):
    """A curve passes one gate at most (53)."""

    def _piece_counts(self, state: State, curve: Curve, x: int, y: int, kept: bool, tell: Tell | None) -> None:
        done = state.done[state.turn]
        super()._piece_counts(state, curve, x, y, kept, tell)
        state.done[state.turn] = min(state.done[state.turn], done + 1)


class GatesInAnyOrder(Flights):
    """A curve passes two gates in whatever order it comes to them (53)."""

    def crossed_at(self, px: int, py: int, qx: int, qy: int, number: int) -> tuple[int, int]:
        return 0, 1


class DroppedCurvesForgotten(Flights):
    """A curve that was taken up again counts for nothing that comes after a gate (46, 53)."""

    def _piece_counts(self, state: State, curve: Curve, x: int, y: int, kept: bool, tell: Tell | None) -> None:
        if kept:
            super()._piece_counts(state, curve, x, y, kept, tell)


# Places


class NowhereElse(Placing):
    """Where all usual places are blocked there is no other (9, 17)."""

    def _nearest(self, state: State, seat: int, usual: list[int], taken: list[int]) -> list[int]:
        return []


class GhostStart(Placing):
    """A castle that has vanished is still a place to start again from (17)."""

    def restarts(self, state: State, seat: int) -> list[int]:
        return [state.starts[seat]]


class SharedHuts(Placing):
    """Two may start from the same hut (9)."""

    def free_starts(self, state: State, seat: int) -> list[int]:
        return self.starts


class OnTheFou(Placing):
    """A broom may be placed on the Fou (47)."""

    def _solids(self, state: State, seat: int, place: int) -> list[Disc]:
        return [disc for disc in super()._solids(state, seat, place) if disc.thing not in (FOU, FOU_TAIL)]


class AnyCastleAgain(Placing):
    """In the cat hunt one begins again from any castle of the ring (17)."""

    def restarts(self, state: State, seat: int) -> list[int]:
        return self.starts


class CrowdedHuts(Placing):
    """A hut that another broom touches is free if there is room on its rim (48)."""

    def _is_untouched(self, state: State, seat: int, place: int) -> bool:
        return True


class ExiledHome(Placing):
    """A thief may send his victim to anybody's start castle (28)."""

    def exiles(self, state: State) -> list[int]:
        return state.castles


# What may be done


class SixForward(Legal):
    """The sixth place takes a forward piece too (11)."""

    def _bars_taking(self, state: State, seat: Seat, back: bool) -> IllegalMove | None:
        refused = super()._bars_taking(state, seat, back)
        return None if self.sixth and refused is not None and refused.rule == "brooms.10" else refused


class FlyUnready(Legal):
    """One may fly with an empty book (10)."""

    def _bars_flying(self, state: State, seat: Seat) -> IllegalMove | None:
        return None


class ForwardAfterReverse(Legal):
    """After a reverse piece one may go on taking (11)."""

    def _bars_taking(self, state: State, seat: Seat, back: bool) -> IllegalMove | None:
        refused = super()._bars_taking(state, seat, back)
        return None if refused is not None and refused.rule == "brooms.11" else refused


class ReverseAtSchool(Legal):
    """The reverse is there in every adventure (12)."""

    def _bars_taking(self, state: State, seat: Seat, back: bool) -> IllegalMove | None:
        return super()._bars_taking(state, seat, False)


# The sky and the Fou


class GhostCastles(Sky):
    """Where a castle vanished one still cannot fly (41)."""

    def buildings(self, state: State) -> list[Disc]:
        return list(self.places.values())


class AlwaysRoom(Sky):
    """A figure that does not fit stands all the same (15, 19)."""

    def broom_meets(self, x: int, y: int, heading: int, obstacles: list[Disc], tail_only: list[Disc]) -> int:
        return 0


class OpenEdge(Sky):
    """The edge of the table stops nobody (13)."""

    def curve_meets(self, curve: Curve, x: int, y: int, obstacles: list[Disc]) -> int:
        met = super().curve_meets(curve, x, y, obstacles)
        return 0 if met == EDGE else met


class LiftedTails(Sky):
    """A lifted broom takes its tail along, so tails are in nobody's way (13)."""

    def broom(self, state: State, seat: int) -> list[Disc]:
        return [disc for disc in super().broom(state, seat) if disc.thing < TAIL]


def he_keeps_the_sides(sky: Sky, state: State, codes: list[int]) -> Route:
    """He keeps the sides of the player (35)."""
    return Route(sky, state, codes)


def he_hunts_the_last(sky: Sky, state: State, codes: list[int], tell: Tell | None) -> None:
    """He hunts the castle that comes first in the file, here the one of the highest number (35)."""
    state.castles.reverse()
    move_fou(sky, state, codes, tell)
    state.castles.sort()


def he_spares_players(sky: Sky, state: State, codes: list[int], tell: Tell | None) -> None:
    """He strikes no players (38)."""
    aloft = state.aloft[:]
    state.aloft = [False] * len(aloft)
    move_fou(sky, state, codes, tell)
    state.aloft = aloft


def he_goes_on(sky: Sky, state: State, codes: list[int], tell: Tell | None) -> None:
    """The last castle does not end the game (40)."""
    phase = state.phase
    move_fou(sky, state, codes, tell)
    state.phase = phase


def he_flies_two_pieces(sky: Sky, state: State, codes: list[int], tell: Tell | None) -> None:
    """He flies the first two pieces (34)."""
    move_fou(sky, state, codes[:2], tell)


# What an adventure is refused for


def nothing_is_lost(adventure: Adventure) -> list[Flaw]:
    """An adventure in which everything has its place can be played (31, 36)."""
    return []


def nobody_is_blocked(sky: Sky, angles: dict[int, list[int]], seats: int) -> int:
    """A place with room on the empty table has room for whoever starts last (9)."""
    return 0


def always(*_: object) -> bool:
    return True


def never(*_: object) -> bool:
    return False
