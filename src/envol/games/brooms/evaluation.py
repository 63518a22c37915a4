"""What a pilot thinks of its next pieces: how far each programme leaves it from its aim, and in how many turns."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from envol.dice import Dice
from envol.game import Data, Move, Seat
from envol.games.brooms.greedy import LEVELS, Eye, Pilot
from envol.games.brooms.moves import HUT, KEEP, Angle, Back, Banish, Fly, Send, Start, Take, Target, Vote
from envol.games.brooms.pilots.navigation import distance, distance_for_others, hut_of
from envol.games.brooms.pilots.planner import WON, Plan
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import State
from envol.games.brooms.view import View
from envol.heuristics import Verdict, Weighed, chance_of_winning, leads, shares

REVIEWER = "archmage"  # whoever judges afterwards has thought of more programmes than most
LUCK = 300.0  # millimetres by which a race may still turn
MOST = 1_000.0  # millimetres that one programme may gain or lose


def weigh(game: Brooms, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str) -> list[Weighed]:
    """The moves that seem worth a thought, the best first. Whoever advises looks twice: nothing is misjudged."""
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0, "only")]
    state = game.guess(view, seat, dice)
    first = moves[0]
    if isinstance(first, Banish | Send | Vote):
        whence = "thief" if isinstance(first, Banish) else "fou" if isinstance(first, Send) else "flier"
        return _far([(distance_for_others(game, state, seat, move), move) for move in moves], whence)
    sight = _of(game, view, seat, dice, level)
    state, pilot = sight.state, sight.pilot
    if isinstance(first, Target):
        hut = [(distance(game, HUT + hut_of(move), state.xs[seat], state.ys[seat]), move) for move in moves]
        return sight.near(hut)
    if isinstance(first, Start):
        return sight.near([(pilot.way_from(move), move) for move in moves])
    if isinstance(first, Angle):
        return sight.near([(pilot.way_at(move), move) for move in moves])
    if first == KEEP:
        return [Weighed(pilot.get_unstuck(moves), sight.chance(0.0), "stuck")]
    return sight.pieces(moves)


def review(game: Brooms, view: View, seat: Seat, moves: Sequence[Move], chosen: Move, dice: Dice) -> Verdict | None:
    """What the choice left to fly, beside the best. Where one starts, or others are sent, is not judged."""
    if not isinstance(moves[0], Take | Back | Fly):
        return None
    weighed = weigh(game, view, seat, moves, dice, REVIEWER)
    if weighed[0].says != "programme":
        return None
    found = next((one for one in weighed if one.move == chosen), None)
    after = _of(game, view, seat, dice, REVIEWER).unthought(chosen) if found is None else found.worth
    return Verdict(weighed[0].move, max(weighed[0].worth, after), after)


def _far(found: list[tuple[float, Move]], whence: str) -> list[Weighed]:
    """The farthest first: an opponent is sent there, or has to land there."""
    order = _sorted(found, -1)
    return [Weighed(move, 0.0, "far", {"cm": round(way / 10_000), "whence": whence}) for way, move in order]


def _sorted(found: list[tuple[float, Move]], sign: int = 1) -> list[tuple[float, Move]]:
    return sorted(found, key=lambda priced: sign * priced[0])


def _of(game: Brooms, view: View, seat: Seat, dice: Dice, level: str) -> Sight:
    return Sight(game, game.guess(view, seat, dice), seat, dice, replace(LEVELS[level], off=0, twist=0))


class Sight:
    """What a seat sees from where it stands."""

    def __init__(self, game: Brooms, state: State, seat: Seat, dice: Dice, eye: Eye) -> None:
        self.game, self.state, self.seat = game, state, seat
        self._dice, self._eye = dice, eye
        state.turn = seat  # what is in whose way is seen from this seat
        self.pilot = Pilot(game, state, seat, dice, eye)
        self._promised: list[float] = []  # by seat: the millimetres that its best programme promises

    def near(self, found: list[tuple[float, Move]]) -> list[Weighed]:
        """The nearest first."""
        least = min(way for way, _ in found)
        return [
            Weighed(move, self.chance((least - way) / 1_000), "near", {"cm": max(0, round(way / 10_000))})
            for way, move in _sorted(found)
        ]

    def pieces(self, moves: Sequence[Move]) -> list[Weighed]:
        """The next piece of each programme that the pilot thinks of, the best programme for each."""
        plan = self.pilot.laid()
        best: dict[Move, tuple[float, Plan]] = {}
        for price, programme in [] if plan is None else self.pilot.programmes(plan):
            move = self.pilot.step(programme)
            if move not in best or price < best[move][0]:
                best[move] = price, programme
        if not best:
            return [Weighed(self.pilot.next_piece(moves), self.chance(-MOST), "stuck")]
        return [self.planned(move, *best[move]) for move in sorted(best, key=lambda move: best[move][0])]

    def unthought(self, move: Move) -> float:
        """The chance after a move that the pilot would not even have thought of."""
        plan, price = self.pilot.laid(), math.inf
        if plan is not None and isinstance(move, Take):
            longer = self.pilot.planner.lay(plan, move.code)
            if longer is not None:
                price = min((price for price, _ in self.pilot.programmes(longer)), default=math.inf)
        elif plan is not None and isinstance(move, Back):
            ended = self.pilot.planner.back_up(plan, move.code)
            if ended is not None:
                ended.left = self.pilot.planner.judge(ended)
                price = self.pilot.price(ended)
        return self.chance(self._gain(price))

    def _gain(self, price: float) -> float:
        """By how many millimetres a programme of this price brings the aim nearer."""
        here = self.pilot.here()
        return (self.pilot.planner.aim.way(here.x, here.y, here.heading, here.leg) - price) / 1_000

    def planned(self, move: Move, price: float, plan: Plan) -> Weighed:
        reached = "yes" if plan.left == WON else "next" if plan.left < 0 else "no"
        data: Data = {
            "turns": self.pilot.turns(plan),
            "reached": reached,
            "cm": max(0, round(plan.left / 10_000)),
        }
        return Weighed(move, self.chance(self._gain(price)), "programme", data)

    def _promise(self, other: Seat) -> float:
        """What the best programme of another seat promises: all books lie open, and others fly on too."""
        if other == self.seat or not self.state.aloft[other]:
            return 0.0
        state = self.game.clone(self.state)
        return Sight(self.game, state, other, self._dice, self._eye).best_gain()

    def best_gain(self) -> float:
        """By how many millimetres this seat's best programme brings its aim nearer."""
        plan = self.pilot.laid()
        prices = [] if plan is None else [price for price, _ in self.pilot.programmes(plan)]
        return max(-MOST, min(MOST, self._gain(min(prices)))) if prices else 0.0

    def chance(self, gain: float) -> float:
        """How likely the seat is to win if it were so many millimetres nearer."""
        if not self._promised:
            self._promised = [self._promise(other) for other in range(self.game.seats)]
        points = [near + more for near, more in zip(self.game.standing(self.state), self._promised, strict=True)]
        points[self.seat] += max(-MOST, min(MOST, gain)) - self._promised[self.seat]
        return shares([chance_of_winning(lead, LUCK) for lead in leads(points)])[self.seat]
