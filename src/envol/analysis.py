"""A match looked at again: what each decision was worth by what its player could know, luck apart from skill.

For every seat the chance to win is followed from an equal share at the beginning to the truth at the end. What a choice
cost is the difference to the best move, as seen from that seat; whatever else changed it was luck, or the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from envol.bots.judge import Judge
from envol.game import Seat
from envol.match import Match

VERSION = 1
NAMED = 3  # choices, and strokes of luck, that are named as turning points
LEAST_COST = 0.03  # of the chance to win, for a choice to be one of them,
LEAST_LUCK = 0.06  # and for luck


class Decision(msgspec.Struct, frozen=True):
    """The choice of line n: what the best move would have been worth before it, and what the chosen one was."""

    n: int
    seat: Seat
    move: str
    best: str
    before: float
    after: float

    @property
    def cost(self) -> float:
        return self.before - self.after


class SeatSum(msgspec.Struct, frozen=True):
    """`start` less what choices cost, and with what luck and the others brought, is the result."""

    start: float
    choices: float
    luck: float
    result: float | None  # None in a match that is not over


class Turning(msgspec.Struct, frozen=True):
    """Where a chance turned: by a `choice`, or by `luck` and the others since the seat's last decision."""

    kind: str
    n: int
    seat: Seat
    size: float  # what a choice cost, or what luck gave or took
    move: str = ""
    best: str = ""


class Analysis(msgspec.Struct, frozen=True):
    """All that there is to say about a match, the same for the same record and number of simulations."""

    simulations: int
    decisions: tuple[Decision, ...]
    seats: tuple[SeatSum, ...]
    turning: tuple[Turning, ...]
    version: int = VERSION


def count(match: Match) -> int:
    """How many decisions are looked at, or at least glanced at."""
    return sum(1 for _ in _choices(match))


def judged(match: Match, judge: Judge, skip: int = 0) -> Iterator[Decision | None]:
    """The decisions in their order, from this one on; None for one of which there is nothing to say."""
    for number, (n, seat, state) in enumerate(_choices(match)):
        if number < skip:
            continue
        chosen = match.log[n].move
        game = match.game
        view, moves = game.view(state, seat), game.moves(state, seat)
        verdict = judge.verdict(view, seat, moves, chosen, f"{match.header.id} {n}")
        if verdict is None:
            yield None
        else:
            before, after = round(verdict.before, 4), round(verdict.after, 4)
            yield Decision(n, seat, str(chosen), str(verdict.best), before, after)


def _choices(match: Match) -> Iterator[tuple[int, Seat, object]]:
    """Every line that stands and at which a seat had more than one move, with the state before it."""
    state = match.game.start()
    for entry in match.standing:
        if entry.seat >= 0 and len(match.game.moves(state, entry.seat)) > 1:
            yield entry.n, entry.seat, state
        match.game.apply(state, entry.seat, entry.move)


def summed(match: Match, decisions: Sequence[Decision], simulations: int) -> Analysis:
    """What the decisions come to: for each seat, and where it turned."""
    results = _results(match)
    turning: list[Turning] = []
    seats = []
    for seat in range(match.game.seats):
        mine = [decision for decision in decisions if decision.seat == seat]
        seats.append(_follow(match, seat, mine, results, turning))
    return Analysis(simulations, tuple(decisions), tuple(seats), _named(turning))


def _results(match: Match) -> list[float] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    winners = outcome.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


def _follow(
    match: Match, seat: Seat, mine: Sequence[Decision], results: list[float] | None, turning: list[Turning]
) -> SeatSum:
    """Follow the chance of one seat from decision to decision, noting where it turns."""
    start = chance = 1 / match.game.seats
    choices = luck = 0.0
    for decision in mine:
        luck += decision.before - chance
        turning.append(Turning("luck", decision.n, seat, round(decision.before - chance, 4)))
        choices += decision.cost
        turning.append(Turning("choice", decision.n, seat, round(decision.cost, 4), decision.move, decision.best))
        chance = decision.after
    result = None if results is None else results[seat]
    if result is not None:
        luck += result - chance
        turning.append(Turning("luck", len(match.log), seat, round(result - chance, 4)))
    return SeatSum(round(start, 4), round(choices, 4), round(luck, 4), result)


def _named(turning: Sequence[Turning]) -> tuple[Turning, ...]:
    """The few that matter most, in the order of the match."""
    found: list[Turning] = []
    for kind, least in (("choice", LEAST_COST), ("luck", LEAST_LUCK)):
        great = [turn for turn in turning if turn.kind == kind and abs(turn.size) >= least]
        found += sorted(great, key=lambda turn: (-abs(turn.size), turn.n))[:NAMED]
    return tuple(sorted(found, key=lambda turn: (turn.n, turn.kind)))
