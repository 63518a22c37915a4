"""What a game's own folder may tell a search: how to play on quickly, which moves to try first, who is ahead.

A game that tells nothing is played on at random. `heuristics(game)` in the module `heuristics` of a game's folder makes
its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from envol.game import CLOCK, Data, Game, Move, Seat

if TYPE_CHECKING:
    from envol.dice import Dice

S = TypeVar("S")
M = TypeVar("M", bound=Move)

TO_THE_END: Final = 1 << 30


@dataclass(frozen=True)
class Level:
    """How well somebody plays: how much they imagine before a move, and how they err.

    Who is `naive` never asks what the others are up to and so misses threats: in their thoughts the others move anyhow.
    Who hopes judges a risk by how well it may turn out: `hope` is added to a move's worth, in deviations of luck."""

    simulations: int
    naive: bool = False
    hope: float = 0.0
    tireless: bool = False  # at a table, thinks for as long as the clock allows
    seconds: float = 3.0  # in which a table has the answer, however many others are asked at the same time


class Weighed:
    """A move that somebody thought over. `worth` is the chance to win that it leaves, between 0 and 1; the message
    `worth-…` that `says` names puts it into a player's words, with `data` as its arguments."""

    def __init__(self, move: Move, worth: float, says: str, data: Data | None = None) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.says: Final = says
        self.data: Final[Data] = data or {}


class Verdict:
    """What a decision was worth: the best move, the chance to win that it left, and the one that the choice left.

    `late` is what the seat's chance had lost before that because others were faster, in games where they can be."""

    def __init__(self, best: Move, before: float, after: float, late: float = 0.0) -> None:
        self.best: Final = best
        self.before: Final = before
        self.after: Final = after
        self.late: Final = late


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S, M]):
    """What is known of a game beyond its rules; this one knows nothing."""

    def __init__(self, game: Game[S, M, Any]) -> None:
        self.game: Final = game
        # Decisions that are played below the tree. Where a game tells its standing, random play of a whole match would
        # drown the worth of one move in noise.
        self.horizon: int = TO_THE_END if game.standing(game.start()) is None else 3 * game.seats
        self.review_simulations: int = 150  # simulations of an analysis for each decision; fewer where they are slow
        self.tells_chances: bool = False  # whether `worths` are chances to be ahead of all others, not points

    def choose(self, state: S, seat: Seat, moves: Sequence[M], dice: Dice) -> M:
        """Which of these moves the seat would quickly make; it may look only at what the seat itself knows.

        Not all legal moves need be among them: a search tries the best first, then the best of the others."""
        return moves[dice.below(len(moves))]

    def routine(self, state: S, seat: Seat, moves: Sequence[M]) -> M | None:
        """The move, where there is nothing to think over; None where there is."""
        return None

    def worth_trying(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Those of the moves that a search should think about, at least one: all, unless most are known to be idle."""
        return moves

    def worths(self, state: S) -> list[float]:
        """What a position is worth to each seat, finished or not: here the lead over the best of the others."""
        outcome = self.game.outcome(state)
        scores = self.game.standing(state) if outcome is None else outcome.scores
        assert scores is not None
        points = [float(score) for score in scores]
        if outcome is not None:
            for seat in range(len(points)):
                points[seat] -= outcome.ranks[seat] / (len(points) + 1)  # equal scores are decided by rank
        return leads(points)

    def prospects(self, state: S) -> list[float]:
        """How likely each seat is to win, as a player would say it: shares of one whole, and nothing but the truth
        when the match is over. Where only points are known, whoever is ahead is said to win."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return shares([1.0 if rank == 1 else 0.0 for rank in outcome.ranks])
        worths = self.worths(state)
        if not self.tells_chances:
            best = max(worths)
            worths = [1.0 if worth == best else 0.0 for worth in worths]
        return shares(worths)

    def late(self, view: Any, seat: Seat) -> Verdict | None:
        """What it cost a seat that a timer struck before it had chosen; None where nothing is known."""
        return None

    def is_quiet(self, state: S) -> bool:
        """Whether an unfinished position may be judged as it is; in the middle of an exchange it may not."""
        return True

    def count_out(self, state: S, seat: Seat, moves: Sequence[M]) -> list[int] | None:
        """By how many points the seat will have won in the end by each move, if all play as well as can be: where
        nothing is hidden from it and all that follows can be counted out, else None."""
        return None

    def play_on(self, state: S, dice: Dice, decisions: int, naive_but: Seat = -1) -> int:
        """Play on for so many decisions or to the end, timers one time in twenty; the number of lines.

        If a seat is named, only that one plays with sense."""
        game = self.game
        lines = 0
        while decisions > 0 or not self.is_quiet(state):
            asked = game.to_move(state)
            if not asked:
                break
            seat = asked[0]
            lines += 1
            if seat < 0:
                game.apply(state, seat, game.nature(state, dice))
                continue
            timer = game.timer(state)
            if timer is not None and dice.below(20) == 0:
                game.apply(state, CLOCK, timer.move)  # type: ignore[arg-type]
                continue
            if len(asked) > 1:
                seat = asked[dice.below(len(asked))]
            moves = game.moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            elif naive_but >= 0 and seat != naive_but:
                move = moves[dice.below(len(moves))]
            else:
                move = self.choose(state, seat, moves, dice)
            game.apply(state, seat, move)
            decisions -= 1
        return lines


def leads(points: list[float]) -> list[float]:
    """By how much each is ahead of the best of the others."""
    if len(points) == 2:
        return [points[0] - points[1], points[1] - points[0]]
    best = max(points)
    second = best if points.count(best) > 1 else max([point for point in points if point != best])
    return [point - (second if point == best else best) for point in points]


def shares(chances: list[float]) -> list[float]:
    """Chances as parts of one whole; nobody has any where all are nothing."""
    total = 0.0
    for chance in chances:
        total += chance
    return [chance / total for chance in chances] if total else chances


def chance_of_winning(lead: float, scale: float) -> float:
    """A lead as a chance between 0 and 1: what is far ahead or far behind matters little more."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / scale))))
