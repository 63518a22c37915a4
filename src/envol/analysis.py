"""A match looked at again: what each decision was worth by what its player could know, luck apart from skill.

For every seat the chance to win is followed from an equal share at the beginning to the truth at the end. What a choice
cost is the difference to the best move, as seen from that seat; where players race, what it cost to be slower is told
apart; the others gain what either cost, each by their chances; whatever else changed a chance was luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from envol.bots.review import Reviewer
from envol.game import CLOCK, Seat
from envol.lessons import Lesson
from envol.match import Match
from envol.teaching import Sums, taught

VERSION = 5
NAMED = 3  # choices, moments when others were faster, and strokes of luck, that are named as turning points
LEAST_COST = 0.03  # of the chance to win, for a choice to be one of them,
LEAST_LUCK = 0.06  # and for luck


class Decision(msgspec.Struct, frozen=True):
    """The choice of line n: what the best move would have been worth before it, and what the chosen one was; and what
    had been lost before it, since the others were faster. If a timer struck first, its line stands for the choice."""

    n: int
    seat: Seat
    move: str
    best: str
    before: float
    after: float
    late: float = 0.0

    @property
    def cost(self) -> float:
        return self.before - self.after


class SeatSum(msgspec.Struct, frozen=True):
    """`start` less what its own choices and its slowness cost, with what those of the others gave it and what luck
    brought, is the result."""

    start: float
    choices: float
    speed: float
    others: float
    luck: float
    result: float | None  # None in a match that is not over


class Turning(msgspec.Struct, frozen=True):
    """Where a chance turned: by a `choice`, by others being faster (`speed`), or by `luck` since the seat's last."""

    kind: Literal["choice", "speed", "luck"]
    n: int
    seat: Seat
    size: float  # what a choice or slowness cost, or what luck gave or took
    move: str = ""
    best: str = ""


class Analysis(msgspec.Struct, frozen=True):
    """All that there is to say about a match, the same for the same record and number of simulations."""

    simulations: int
    decisions: tuple[Decision, ...]
    seats: tuple[SeatSum, ...]
    turning: tuple[Turning, ...]
    lessons: tuple[Lesson, ...]  # what a good player would say about it
    version: int = VERSION


def count(match: Match) -> int:
    """How many decisions are looked at, or at least glanced at."""
    return sum(1 for _ in _choices(match))


def reviewed(match: Match, reviewer: Reviewer, skip: int = 0) -> Iterator[Decision | None]:
    """The decisions in their order, from this one on; None for one of which there is nothing to say."""
    for number, (n, seat, state) in enumerate(_choices(match)):
        if number < skip:
            continue
        line, game = match.log[n], match.game
        view, moves = game.view(state, seat), game.moves(state, seat)
        if line.seat == CLOCK:
            verdict = reviewer.late(view, seat)
        else:
            verdict = reviewer.verdict(view, seat, moves, line.move, f"{match.header.id} {n}")
        if verdict is None:
            yield None
        else:
            before, after, late = (round(part, 4) for part in (verdict.before, verdict.after, verdict.late))
            yield Decision(n, seat, str(line.move), str(verdict.best), before, after, late)


def _choices(match: Match) -> Iterator[tuple[int, Seat, object]]:
    """Every line that stands and at which a seat had more than one move, or at which its time was up, with the state
    before it."""
    state = match.game.start()
    for entry in match.standing:
        asked = match.game.to_move(state) if entry.seat == CLOCK else (entry.seat,) if entry.seat >= 0 else ()
        for seat in asked:
            if len(match.game.moves(state, seat)) > 1:
                yield entry.n, seat, state
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
    seats = tuple(path.sum() for path in paths)
    return Analysis(simulations, tuple(decisions), seats, _named(turning), _lessons(match, decisions, seats))


def _lessons(match: Match, decisions: Sequence[Decision], seats: Sequence[SeatSum]) -> tuple[Lesson, ...]:
    if match.outcome is None:
        return ()
    # Those that were made: where time ran out, nobody chose.
    own = [decision for decision in decisions if match.log[decision.n].seat == decision.seat]
    costs = {decision.n: decision.cost for decision in own}
    bests = {decision.n: decision.best for decision in own}
    chances: list[list[tuple[int, float]]] = [[] for _ in seats]
    for decision in decisions:
        chances[decision.seat].append((decision.n, decision.before))
    choices, speed = [one.choices for one in seats], [one.speed for one in seats]
    others, luck = [one.others for one in seats], [one.luck for one in seats]
    return taught(match, costs, bests, Sums(choices, speed, others, luck, chances))


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
        self.choices = self.speed = self.others = self.luck = 0.0
        self.result: float | None = None

    def decide(self, decision: Decision, turning: list[Turning]) -> None:
        """Come to a decision of this seat, noting where its chance turns."""
        self.meet(decision.before + decision.late, decision.n, turning)
        self.speed += decision.late
        turning.append(Turning("speed", decision.n, self.seat, round(decision.late, 4)))
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
        parts = (self.start, self.choices, self.speed, self.others, self.luck)
        start, choices, speed, others, luck = (round(part, 4) for part in parts)
        return SeatSum(start, choices, speed, others, luck, self.result)


def _give(decision: Decision, paths: Sequence[Path]) -> None:
    """What a choice, or slowness, cost one seat goes to the others, each by its chance: who has none gains nothing."""
    others = [path for path in paths if path.seat != decision.seat]
    whole = sum(path.chance for path in others)
    for path in others:
        path.given += (decision.cost + decision.late) * (path.chance / whole if whole else 1 / len(others))


def _named(turning: Sequence[Turning]) -> tuple[Turning, ...]:
    """The few that matter most, in the order of the match."""
    found: list[Turning] = []
    for kind, least in (("choice", LEAST_COST), ("speed", LEAST_COST), ("luck", LEAST_LUCK)):
        great = [turn for turn in turning if turn.kind == kind and abs(turn.size) >= least]
        found += sorted(great, key=lambda turn: (-abs(turn.size), turn.n))[:NAMED]
    return tuple(sorted(found, key=lambda turn: (turn.n, turn.kind != "luck")))  # what luck did came before the choice
