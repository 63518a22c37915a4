"""What a search knows of Brooms: how many turns each seat still needs, if it flies what lies in its book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from envol.game import Move, Seat
from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, Disc, inside, reverse_curve
from envol.games.brooms.flying.goals import HOLD, HUNT, TOUCH
from envol.games.brooms.legal import BOOK
from envol.games.brooms.moves import FLY, HUT, Angle, Back, Fly, Keep, Restart, Start, Stay, Take, Target
from envol.games.brooms.pilots.aims import Aim
from envol.games.brooms.pilots.navigation import aim_of, distance, distance_for_others
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import ANGLE, NO_PIECE, START, STUCK, TURN, State
from envol.heuristics import Heuristics, shares

if TYPE_CHECKING:
    from envol.dice import Dice

PIECE: Final = 96_000.0  # micrometres of way that a piece brings
GOAL: Final = 30.0  # turns that a goal takes which is still to come
FIRM: Final = 3.0  # how surely whoever needs fewer turns wins
NO_WAY: Final = 5.0  # pieces that it costs to stand where no curve can be laid
NO_ROOM: Final = 1.5  # turns that it costs to have laid a curve at whose end no broom can stand yet
HORIZON: Final = 3  # decisions of each seat below the tree


class Pose:
    """Where a flight leads, and what it has reached by then."""

    def __init__(self, x: int, y: int, heading: int, leg: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading
        self.leg: Final = leg
        self.won: bool = False  # a curve on the way has reached the aim
        self.broken: bool = False  # something is in the way
        self.backed: bool = False  # it has ended in reverse
        self.dropped: bool = False  # the cat was carried over the boundary


class Sight:
    """The sky as one seat sees it."""

    def __init__(self, aim: Aim, obstacles: list[Disc], behind: list[Disc]) -> None:
        self.aim: Final = aim
        self.obstacles: Final = obstacles
        self.behind: Final = behind  # what a reverse curve must not touch


class BroomsHeuristics(Heuristics[State, Move]):
    """The piece after which least is left to fly."""

    def __init__(self, game: Brooms) -> None:
        super().__init__(game)
        self.rules: Final = game
        self.tells_chances = True
        self.horizon = HORIZON * game.seats
        self._aims: Final[dict[tuple[object, ...], Aim]] = {}

    # How it stands.

    def is_quiet(self, state: State) -> bool:
        """While nobody is to be placed and nobody is in the air."""
        return state.phase == TURN or state.phase == STUCK

    def worths(self, state: State) -> list[float]:
        """Chances to win, by the turns that each seat needs; whoever is to move is a little ahead."""
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return shares([1.0 if rank == 1 else 0.0 for rank in outcome.ranks])
        seats = self.rules.seats
        chances: list[float] = []
        for seat in range(seats):
            turns = self.turns_left(state, seat) + (seat - state.turn) % seats / seats
            chances.append(1.0 / max(0.5, turns) ** FIRM)
        return shares(chances)

    def turns_left(self, state: State, seat: Seat) -> float:
        """How many turns a seat needs to win by what lies in its book and what it may well add."""
        sight = self._sight(state, seat)
        end = self._flown(state, seat, sight)
        return self._turns_after(state, seat, _laid(state, seat), end, self._ahead(sight, end))

    def _turns_after(self, state: State, seat: Seat, laid: int, end: Pose, left: float) -> float:
        """The turns from a book with so many pieces whose flight ends so, and leaves so many pieces of way.

        Every piece takes a turn, and every flight, for which a book is best full."""
        flights = self.rules.flights
        number = flights.number(state, seat)
        turns = GOAL * (len(flights.kinds) - 1 - number)
        if flights.kinds[number] == HOLD:
            needed: int = self.rules.goal.pieces
            points: int = self.rules.goal.points
            turns += (points - state.points[seat]) * (needed + 1)
            if state.holder == seat and not end.dropped:
                # One must stay inside, and is better alone.
                return turns - (0 if end.broken else min(needed, laid)) + left / 3
        if end.won:
            return turns + 1.0
        room = 0 if end.broken or end.backed else BOOK - laid
        return turns + left + 1.0 + max(0.0, left - room) / BOOK

    def _ahead(self, sight: Sight, end: Pose) -> float:
        """The pieces of way that are left, by way of the best place one curve farther on."""
        if end.won:
            return 0.0
        best = -1.0
        for code in range(len(CURVES)):
            after = self._lay(sight, end, code)
            if after is not None:
                left = 1.0 if after.won else 1.0 + self._left(sight, after)
                if best < 0.0 or left < best:
                    best = left
        return best if best >= 0.0 else NO_WAY + self._left(sight, end)

    def _left(self, sight: Sight, pose: Pose) -> float:
        return sight.aim.way(pose.x, pose.y, pose.heading, pose.leg) / PIECE

    # What a flight comes to.

    def _sight(self, state: State, seat: Seat) -> Sight:
        flights = self.rules.flights
        turn = state.turn
        state.turn = seat  # what is in whose way is seen from this seat
        obstacles = flights.obstacles(state)
        behind = flights.obstacles_behind(state) if self.rules.reverse else obstacles
        state.turn = turn
        return Sight(self._aim(state, seat), obstacles, behind)

    def _aim(self, state: State, seat: Seat) -> Aim:
        number = self.rules.flights.number(state, seat)
        kind = self.rules.flights.kinds[number]
        if kind in (HOLD, HUNT):  # they move
            return aim_of(self.rules, state, seat, True)
        key = (number, state.targets[seat], tuple(state.targets), tuple(state.castles))
        found = self._aims.get(key)
        if found is None:
            found = aim_of(self.rules, state, seat)
            self._aims[key] = found
        return found

    def _here(self, state: State, seat: Seat) -> Pose:
        leg = 2 if state.targets[seat] else 1 if state.passed[seat] else 0
        return Pose(state.xs[seat], state.ys[seat], state.headings[seat], leg)

    def _lay(self, sight: Sight, pose: Pose, code: int) -> Pose | None:
        """One curve farther on, or None where it cannot be laid."""
        curve = CURVES[code][pose.heading]
        if self.rules.sky.curve_meets(curve, pose.x, pose.y, sight.obstacles) != 0:
            return None
        x = pose.x + curve.x
        y = pose.y + curve.y
        after = Pose(x, y, curve.heading, sight.aim.leg_after(pose.leg, pose.x, pose.y, x, y))
        after.won = pose.won or sight.aim.is_reached_by(curve, pose.x, pose.y, after.leg)
        return after

    def _back_up(self, sight: Sight, pose: Pose, code: int) -> Pose | None:
        """A reverse curve farther on, or None where it cannot be flown."""
        curve = reverse_curve(code, pose.heading)
        if self.rules.sky.curve_meets(curve, pose.x, pose.y, sight.behind) != 0:
            return None
        x = pose.x + curve.x
        y = pose.y + curve.y
        heading = (curve.heading + HALF_TURN) % HEADINGS
        if self.rules.sky.broom_meets(x, y, heading, sight.behind, []) != 0:
            return None
        after = Pose(x, y, heading, sight.aim.leg_after(pose.leg, pose.x, pose.y, x, y))
        after.won = pose.won or sight.aim.is_landed(curve, pose.x, pose.y, x, y, heading, after.leg)
        after.backed = True
        return after

    def _fits(self, sight: Sight, pose: Pose) -> bool:
        return self.rules.sky.broom_meets(pose.x, pose.y, pose.heading, sight.obstacles, []) == 0

    def _flown(self, state: State, seat: Seat, sight: Sight) -> Pose:
        """Where the broom would stand if it flew now, as far as it comes."""
        poses = [self._here(state, seat)]
        won = False
        broken = False
        for code in state.books[seat]:
            after = self._lay(sight, poses[-1], code)
            if after is None:
                broken = True
                break
            won = won or after.won
            poses.append(after)
        while len(poses) > 1 and not self._fits(sight, poses[-1]):
            broken = True
            poses.pop()
        end = poses[-1]
        if state.backs[seat] != NO_PIECE and not broken:
            landed = self._back_up(sight, end, state.backs[seat])
            if landed is None:
                broken = True
            else:
                end = landed
        end.won = end.won or won or sight.aim.is_reached_at(end.x, end.y, end.heading, end.leg)
        end.broken = broken
        if state.holder == seat and self.rules.flights.holds:
            for pose in poses:
                end.dropped = end.dropped or not inside(self.rules.flights.ring, pose.x, pose.y)
        return end

    # What one would quickly do.

    def routine(self, state: State, seat: Seat, moves: Sequence[Move]) -> Move | None:
        """Whoever will reach the last goal by flying flies."""
        flights = self.rules.flights
        if state.phase != TURN or not state.books[seat] or state.done[seat] + 1 < len(flights.kinds):
            return None
        if flights.kinds[-1] != TOUCH and flights.kinds[-1] != HUNT:
            return None
        return FLY if self._flown(state, seat, self._sight(state, seat)).won else None

    def choose(self, state: State, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
        best = moves[0]
        least = 0.0
        if state.phase == TURN or state.phase == STUCK or state.phase == ANGLE or state.phase == START:
            sight = self._sight(state, seat)
            end = self._flown(state, seat, sight) if state.phase == TURN else self._here(state, seat)
            for place in range(len(moves)):
                price = self._price(state, seat, sight, end, moves[place])
                if place == 0 or price < least:
                    least = price
                    best = moves[place]
            return best
        for place in range(len(moves)):
            move = moves[place]
            if isinstance(move, Target):
                price = distance(self.rules, HUT + move.hut, state.xs[seat], state.ys[seat])
            else:
                price = -distance_for_others(self.rules, state, seat, move)
            if place == 0 or price < least:
                least = price
                best = move
        return best

    def _price(self, state: State, seat: Seat, sight: Sight, end: Pose, move: Move) -> float:
        """About how many turns a seat needs after this move, this one included; only differences matter."""
        if isinstance(move, Fly):
            return self._flying(state, seat, sight, end)
        if isinstance(move, Take):
            if end.broken:
                return 1000.0
            after = self._lay(sight, end, move.code)
            if after is None:
                return 1000.0
            return self._longer(state, seat, sight, after) + (0.0 if self._fits(sight, after) else NO_ROOM)
        if isinstance(move, Back):
            after = None if end.broken else self._back_up(sight, end, move.code)
            return 2000.0 if after is None else self._longer(state, seat, sight, after)
        if isinstance(move, Angle):
            x, y = self.rules.sky.rim(state.place, move.heading)
            return self._ahead(sight, Pose(x, y, move.heading, end.leg))
        if isinstance(move, Start | Restart):
            disc = self.rules.sky.places[move.place]
            return NO_WAY + sight.aim.way(disc.x, disc.y, 0, 0) / PIECE
        if isinstance(move, Stay):
            return self._ahead(sight, end)
        assert isinstance(move, Keep)
        return 1000.0  # what was in the way may still be there

    def _flying(self, state: State, seat: Seat, sight: Sight, end: Pose) -> float:
        """The turns that are needed by flying now, this one included."""
        if end.won:
            return 0.0
        after = Pose(end.x, end.y, end.heading, end.leg)
        after.dropped = end.dropped
        turns = 1.0 + self._turns_after(state, seat, 0, after, self._ahead(sight, after))
        if self.rules.flights.holds and state.holder == seat and not end.broken and not end.dropped:
            needed: int = self.rules.goal.pieces
            turns -= needed + 1 if _laid(state, seat) >= needed else 0
        return turns

    def _longer(self, state: State, seat: Seat, sight: Sight, after: Pose) -> float:
        """The turns that are needed by one piece more in the book, this one included."""
        if state.holder == seat and self.rules.flights.holds:
            after.dropped = not inside(self.rules.flights.ring, after.x, after.y)
        return 1.0 + self._turns_after(state, seat, len(state.books[seat]) + 1, after, self._left(sight, after))


def _laid(state: State, seat: Seat) -> int:
    """How many pieces lie in a book."""
    return len(state.books[seat]) + (0 if state.backs[seat] == NO_PIECE else 1)


def heuristics(game: Brooms) -> BroomsHeuristics:
    """What there is to know of this game."""
    return BroomsHeuristics(game)
