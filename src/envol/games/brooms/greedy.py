"""A pilot who plans programmes of curves towards what the adventure asks for, among the brooms as they stand now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from envol.dice import Dice
from envol.game import Move, Seat
from envol.games.brooms.flying.geometry import HEADINGS
from envol.games.brooms.legal import BOOK
from envol.games.brooms.moves import (
    BACKS,
    FLY,
    HUT,
    KEEP,
    STAY,
    TAKES,
    Angle,
    Back,
    Banish,
    Restart,
    Send,
    Start,
    Take,
    Target,
    Vote,
)
from envol.games.brooms.pilots.navigation import aim_of, distance, distance_for_others, hut_of
from envol.games.brooms.pilots.planner import Plan, Planner
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NO_PIECE, State
from envol.games.brooms.view import View

PACE = 60_000.0  # what a turn is worth, in micrometres
LANDING_BEAM = 6  # times as many: turning round to land needs more imagination
LANDING_PACE = 15_000.0  # and more patience
SHORT = 1e6  # what a flight costs that is too short for a point


@dataclass(frozen=True)
class Eye:
    """How well a pilot sees and plans: nobody may try a curve on the table before taking it (8)."""

    off: int  # micrometres by which a place is misjudged at most, each way
    twist: int  # times in a hundred that a heading is misjudged by 5°
    beam: int  # programmes that are looked at further


LEVELS = {
    "apprentice": Eye(90_000, 80, 2),
    "companion": Eye(50_000, 50, 3),
    "master": Eye(24_000, 25, 8),
    "archmage": Eye(0, 0, 12),
}
USUAL = "master"


def answer(game: Brooms, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str) -> tuple[Move, int]:
    """The move that the best programme asks for, as this pilot sees it, and the time it takes."""
    return _choose(game, view, seat, moves, dice, LEVELS[level]), 600 + dice.below(900)


def _choose(game: Brooms, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, eye: Eye) -> Move:
    if len(moves) == 1:
        return moves[0]
    state = game.guess(view, seat, dice)
    first = moves[0]
    if isinstance(first, Banish | Send | Vote):
        return max(moves, key=lambda move: distance_for_others(game, state, seat, move))
    state.turn = seat  # what is in whose way is seen from this seat
    if isinstance(first, Target):
        return min(moves, key=lambda move: distance(game, HUT + hut_of(move), state.xs[seat], state.ys[seat]))
    pilot = Pilot(game, state, seat, dice, eye)
    if isinstance(first, Start):
        return min(moves, key=pilot.way_from)
    if isinstance(first, Angle):
        return min(moves, key=pilot.way_at)
    if first == KEEP:
        return pilot.get_unstuck(moves)
    return pilot.next_piece(moves)


class Pilot:
    """One seat that has to decide, and the sky as it sees it."""

    def __init__(self, game: Brooms, state: State, seat: Seat, dice: Dice, eye: Eye) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.beam = eye.beam
        self.off = [dice.below(2 * eye.off + 1) - eye.off for _ in range(2)]
        self.twist = 0 if dice.below(100) >= eye.twist else 2 * dice.below(2) - 1
        flights = game.flights
        self.holds = flights.holds and state.holder == seat
        self.planner = Planner(
            game.sky, aim_of(game, state, seat), flights.obstacles(state), flights.obstacles_behind(state), game.reverse
        )

    def _leg(self) -> int:
        """Of a race: out, home, landing."""
        if self.state.targets[self.seat]:
            return 2
        return 1 if self.state.passed[self.seat] else 0

    def _start(self, x: int, y: int, heading: int) -> Plan:
        book = self.state.books[self.seat]
        supply = [count + sum(code // 2 == piece for code in book) for piece, count in enumerate(self.state.supply)]
        heading = (heading + self.twist) % HEADINGS
        return Plan([], NO_PIECE, x + self.off[0], y + self.off[1], heading, supply, self._leg())

    def here(self) -> Plan:
        return self._start(self.state.xs[self.seat], self.state.ys[self.seat], self.state.headings[self.seat])

    def way_from(self, move: Move) -> float:
        """How far the aim is from a place to start."""
        assert isinstance(move, Start | Restart)
        disc = self.game.sky.places[move.place]
        return self.planner.aim.way(disc.x, disc.y, 0, 0)

    def way_at(self, move: Move) -> float:
        """How far the aim is from a rim, pointing this way."""
        assert isinstance(move, Angle)
        x, y = self.game.sky.rim(self.state.place, move.heading)
        return self.planner.judge(self._start(x, y, move.heading))

    def price(self, plan: Plan) -> float:
        """What a programme leaves to fly, and the turns that it takes, in micrometres."""
        turns = self.turns(plan)
        if not self.holds:
            return plan.left + (LANDING_PACE if self._leg() == 2 else PACE) * turns
        return plan.left + 3 * PACE * turns + (SHORT if len(plan.codes) < 2 else 0.0)

    def next_piece(self, moves: Sequence[Move]) -> Move:
        """Take the next piece of the best programme, or fly if it is whole."""
        plan = self.laid()
        if plan is None:  # somebody has come into the way
            return FLY
        found = self.programmes(plan)
        if not found:
            return self._way_out(plan, moves)
        return self.step(min(found, key=lambda priced: priced[0])[1])

    def laid(self) -> Plan | None:
        """The programme as it lies in the book, unless somebody has come into its way."""
        plan: Plan | None = self.here()
        for code in self.state.books[self.seat]:
            plan = None if plan is None else self.planner.lay(plan, code)
        return plan

    def programmes(self, plan: Plan) -> list[tuple[float, Plan]]:
        """All programmes that this pilot thinks of, beginning with this one, and their price."""
        beam = self.beam * (LANDING_BEAM if self._leg() == 2 else 1)
        return self.planner.search(plan, BOOK - len(plan.codes), beam, self.price)

    def turns(self, plan: Plan) -> int:
        """How many turns there are until a programme is flown."""
        return len(plan.codes) + (plan.back != NO_PIECE) - len(self.state.books[self.seat]) + 1

    def step(self, plan: Plan) -> Move:
        """What to do now for a programme that goes on from the one in the book."""
        book = self.state.books[self.seat]
        if len(plan.codes) > len(book):
            return TAKES[plan.codes[len(book)]]
        return FLY if plan.back == NO_PIECE else BACKS[plan.back]

    def _way_out(self, plan: Plan, moves: Sequence[Move]) -> Move:
        """Where nothing can be flown forward: back out, or take anything and see."""
        backs = [(move, self.planner.back_up(plan, move.code)) for move in moves if isinstance(move, Back)]
        out = [(self.planner.judge(ended), str(move), move) for move, ended in backs if ended is not None]
        if out and not plan.codes:
            return min(out)[2]
        return moves[0] if FLY in moves else next(move for move in moves if isinstance(move, Take))

    def get_unstuck(self, moves: Sequence[Move]) -> Move:
        """Give up the pieces and stay if there is a way from here, else begin again."""
        here = self.here()
        pieces = range(2 * len(here.supply))
        ahead = [self.planner.lay(here, code) for code in pieces]
        if any(plan is not None and self.planner.fits(plan) for plan in ahead):
            return STAY
        if self.game.reverse and any(self.planner.back_up(here, code) is not None for code in pieces):
            return STAY
        again = [move for move in moves if isinstance(move, Restart)]
        return min(again, key=self.way_from) if again else STAY
