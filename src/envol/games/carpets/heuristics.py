"""What a search knows of Magic Fold: how each card is folded, so that it thinks about which one to take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from envol.game import Move, Seat
from envol.games.carpets.calm_race import current
from envol.games.carpets.evaluation import late
from envol.games.carpets.flight import points
from envol.games.carpets.fold import SPREAD, UNFOLD
from envol.games.carpets.fold_plans import WORTH_OF_GENIE, Plan, harm, plans
from envol.games.carpets.moves import PASSING, Push
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import BOTH, DEAL, FOLD, NOBODY, OVER, PUSH, State
from envol.games.carpets.view import View
from envol.heuristics import Heuristics, Verdict, chance_of_winning, leads, shares

if TYPE_CHECKING:
    from envol.dice import Dice

LUCK: Final = 5.0  # clouds by which a race may still turn
COST_OF_HANDICAP: Final = 0.8  # one hand, or no Genies, in the next round
WORTH_OF_POINT: Final = 3.0  # of a championship, in clouds of the race under way
WHIM: Final = 4  # one time in so many somebody takes another card than the one that seems to pay most


class CarpetsHeuristics(Heuristics[State, Move]):
    """A round is played to its end: everybody folds a card of the book; then places, Genies and handicaps count."""

    def __init__(self, game: Carpets) -> None:
        super().__init__(game)
        self.rules: Final = game
        self.horizon = 0
        self.tells_chances = True

    def choose(self, state: State, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
        if state.phase == PUSH:
            return self._push(state, moves)
        offered = set(moves)
        known = [plan for plan in self._plans(state, seat) if plan.step() in offered]
        if known:
            if dice.below(WHIM) == 0:
                return known[dice.below(len(known))].step()
            return _best(known).step()
        return PASSING if PASSING in offered else moves[dice.below(len(moves))]

    def routine(self, state: State, seat: Seat, moves: Sequence[Move]) -> Move | None:
        """Once a carpet is being folded, the choice is made: it is folded on for the best card that it leads to."""
        if state.phase != FOLD or not current(state, seat):
            return None
        known = self._plans(state, seat)
        onwards = [plan for plan in known if not plan.changes or plan.changes[0] not in (UNFOLD, SPREAD)]
        return _best(onwards or known).step() if known else None

    def worth_trying(self, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """The first step for each card, once; and to want none."""
        if state.phase == PUSH:
            return moves
        steps: list[Move] = [PASSING] if self.rules.is_calm else []
        for plan in self._plans(state, seat):
            if plan.step() not in steps:
                steps.append(plan.step())
        return steps or moves

    def late(self, view: View, seat: Seat) -> Verdict | None:
        return late(self.rules, view, seat)

    def is_quiet(self, state: State) -> bool:
        return state.phase == DEAL or state.phase == OVER

    def worths(self, state: State) -> list[float]:
        game = self.rules
        outcome = game.outcome(state)
        if outcome is not None:
            return shares([1.0 if rank == 1 else 0.0 for rank in outcome.ranks])
        won = points(game.course, state)
        ahead = [state.places[pawn] + WORTH_OF_POINT * won[pawn] for pawn in range(game.course.pawns)]
        for seat in range(game.seats):
            ahead[seat] += WORTH_OF_GENIE * state.genies[seat]
            if state.hands[seat] != BOTH or state.bans[seat]:
                ahead[seat] -= COST_OF_HANDICAP
        return [chance_of_winning(lead, LUCK) for lead in leads(ahead)[: game.seats]]

    def _plans(self, state: State, seat: Seat) -> list[Plan]:
        free = [token for token in range(self.rules.course.tokens) if state.takers[token] == NOBODY]
        return plans(self.rules, state, seat, current(state, seat), free)

    def _push(self, state: State, moves: Sequence[Move]) -> Move:
        """Whoever loses most by a step back, the one in front if it is all the same."""
        best = moves[0]
        most = (-1.0, -1)
        for move in moves:
            assert isinstance(move, Push)
            cost = (harm(self.rules, state, move.pawn), state.places[move.pawn])
            if cost > most:
                most = cost
                best = move
        return best


def _best(found: list[Plan]) -> Plan:
    best = found[0]
    for plan in found:
        if plan.worth > best.worth:
            best = plan
    return best


def heuristics(game: Carpets) -> CarpetsHeuristics:
    """What is known of this game."""
    return CarpetsHeuristics(game)
