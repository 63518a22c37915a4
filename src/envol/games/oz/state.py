"""The state of a game of Oz: numbers and lists, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

FIRST: Final = 0  # chance names the first player
DEAL: Final = 1  # chance lays two characters in each column
OPEN: Final = 2  # chance lays a story under each column
TAKE: Final = 3
TURN: Final = 4  # who has five stories face up turns one of them face down
RECALL: Final = 5  # chance brings discarded characters back for the last round of four players
OVER: Final = 6
Phase: TypeAlias = Literal["first", "deal", "open", "take", "turn", "recall", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@dataclass
class State:
    """Characters lie in no order, so they are counted, one number for each of the eight."""

    phase: int
    round: int  # from 1
    first: int  # who chooses first in this round
    turn: int  # who chooses now
    left: int  # cards that chance still lays or recalls in this phase
    columns: list[list[int]]  # two characters and a story each; empty before it is laid and once it is taken
    deck: list[int]  # characters left in it; it has no order until chance deals
    discard: list[int]
    stories: list[int]  # the stories left in their deck
    dropped: list[int]  # the stories of columns that nobody took
    hands: list[list[int]]
    open: list[list[int]]  # face-up stories in the order in which they were taken
    turned: list[list[int]]  # face-down stories, in the order in which they were turned
