"""What a pilot thinks of its next pieces: how far each programme leaves it from its aim, and in how many turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from envol.dice import Dice
from envol.game import Data, Move, Seat
from envol.games.brooms.greedy import LEVELS, Pilot, distance, distance_for_others, hut_of
from envol.games.brooms.moves import HUT, KEEP, Angle, Banish, Send, Start, Target, Vote
from envol.games.brooms.planner import WON, Plan
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import State
from envol.games.brooms.view import View
from envol.lore import Weighed, chance_of_winning, leads, shares

LUCK = 300.0  # millimetres by which a race may still turn
MOST = 1_000.0  # millimetres that one programme may gain or lose


def weigh(game: Brooms, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str) -> list[Weighed]:
    """The moves that seem worth a thought, the best first. Whoever advises looks twice: nothing is misjudged."""
    if len(moves) == 1:
        return [Weighed(moves[0], 0.0, "only")]
    state = game.guess(view, seat, dice)
    first = moves[0]
    if isinstance(first, Banish | Send | Vote):
        return _far([(distance_for_others(game, state, seat, move), move) for move in moves])
    state.turn = seat
    sight = Sight(game, state, seat, Pilot(game, state, seat, dice, replace(LEVELS[level], off=0, twist=0)))
    pilot = sight.pilot
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


def _far(found: list[tuple[float, Move]]) -> list[Weighed]:
    """The farthest first: an opponent is sent there."""
    return [Weighed(move, 0.0, "far", {"cm": round(way / 10_000)}) for way, move in _sorted(found, -1)]


def _sorted(found: list[tuple[float, Move]], sign: int = 1) -> list[tuple[float, Move]]:
    return sorted(found, key=lambda priced: sign * priced[0])


class Sight:
    """What a seat sees from where it stands."""

    def __init__(self, game: Brooms, state: State, seat: Seat, pilot: Pilot) -> None:
        self.game, self.state, self.seat, self.pilot = game, state, seat, pilot

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

    def planned(self, move: Move, price: float, plan: Plan) -> Weighed:
        here = self.pilot.here()
        left = self.pilot.planner.aim.way(here.x, here.y, here.heading, here.leg)
        reached = "yes" if plan.left == WON else "next" if plan.left < 0 else "no"
        data: Data = {
            "turns": self.pilot.turns(plan),
            "reached": reached,
            "cm": max(0, round(plan.left / 10_000)),
        }
        return Weighed(move, self.chance((left - price) / 1_000), "programme", data)

    def chance(self, gain: float) -> float:
        """How likely the seat is to win if it were so many millimetres nearer."""
        points = [float(near) for near in self.game.standing(self.state)]
        points[self.seat] += max(-MOST, min(MOST, gain))
        return shares([chance_of_winning(lead, LUCK) for lead in leads(points)])[self.seat]
