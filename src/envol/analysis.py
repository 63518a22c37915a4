"""A match looked at again: what each decision was worth by what its player could know, luck apart from skill.

For every seat the chance to win is followed from an equal share at the beginning to the truth at the end. What a choice
cost is the difference to the best move, as seen from that seat; the others gain what it cost, each by their chances;
whatever else changed a chance was luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from envol.bots.review import Reviewer
from envol.game import Seat
from envol.match import Match

VERSION = 2
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
    """`start` less what its own choices cost, with what those of the others gave it and what luck brought, is the
    result."""

    start: float
    choices: float
    others: float
    luck: float
    result: float | None  # None in a match that is not over


class Turning(msgspec.Struct, frozen=True):
    """Where a chance turned: by a `choice`, or by `luck` since the seat's last decision."""

    kind: Literal["choice", "luck"]
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


def reviewed(match: Match, reviewer: Reviewer, skip: int = 0) -> Iterator[Decision | None]:
    """The decisions in their order, from this one on; None for one of which there is nothing to say."""
    for number, (n, seat, state) in enumerate(_choices(match)):
        if number < skip:
            continue
        chosen = match.log[n].move
        game = match.game
        view, moves = game.view(state, seat), game.moves(state, seat)
        verdict = reviewer.verdict(view, seat, moves, chosen, f"{match.header.id} {n}")
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
    results, turning = _results(match), list[Turning]()
    paths = [Path(seat, match.game.seats) for seat in range(match.game.seats)]
    for decision in decisions:
        paths[decision.seat].decide(decision, turning)
        _give(decision, paths)
    for path in paths:
        if results is not None:
            path.meet(results[path.seat], len(match.log), turning)
    return Analysis(simulations, tuple(decisions), tuple(path.sum() for path in paths), _named(turning))


def _results(match: Match) -> list[float] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    winners = outcome.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


class Path:
    """The chance of one seat, followed from decision to decision."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.start = self.chance = 1 / seats
        self.given = 0.0  # by the others, since this seat's last decision
        self.choices = self.others = self.luck = 0.0
        self.result: float | None = None

    def decide(self, decision: Decision, turning: list[Turning]) -> None:
        """Come to a decision of this seat, noting where its chance turns."""
        self.meet(decision.before, decision.n, turning)
        self.choices += decision.cost
        turning.append(Turning("choice", decision.n, self.seat, round(decision.cost, 4), decision.move, decision.best))
        self.chance, self.result = decision.after, None

    def meet(self, chance: float, n: int, turning: list[Turning]) -> None:
        """Find this chance at line n: what the others' choices do not explain was luck."""
        luck = chance - self.chance - self.given
        turning.append(Turning("luck", n, self.seat, round(luck, 4)))
        self.luck += luck
        self.others += self.given
        self.chance = self.result = chance
        self.given = 0.0

    def sum(self) -> SeatSum:
        return SeatSum(
            round(self.start, 4), round(self.choices, 4), round(self.others, 4), round(self.luck, 4), self.result
        )


def _give(decision: Decision, paths: Sequence[Path]) -> None:
    """What a choice cost one seat goes to the others, to each by its chance: who has none gains nothing by it."""
    others = [path for path in paths if path.seat != decision.seat]
    whole = sum(path.chance for path in others)
    for path in others:
        path.given += decision.cost * (path.chance / whole if whole else 1 / len(others))


def _named(turning: Sequence[Turning]) -> tuple[Turning, ...]:
    """The few that matter most, in the order of the match."""
    found: list[Turning] = []
    for kind, least in (("choice", LEAST_COST), ("luck", LEAST_LUCK)):
        great = [turn for turn in turning if turn.kind == kind and abs(turn.size) >= least]
        found += sorted(great, key=lambda turn: (-abs(turn.size), turn.n))[:NAMED]
    return tuple(sorted(found, key=lambda turn: (turn.n, turn.kind != "luck")))  # what luck did came before the choice
