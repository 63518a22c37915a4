"""The state of a game of Blackmore: numbers and lists of cards, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

NO_CARD: Final = -1

DEAL: Final = 0  # chance deals six cards to each
TURN: Final = 1  # chance turns up the first trump
FIRST: Final = 2  # chance names the first leader
PLAY: Final = 3
CHANGE: Final = 4  # the winner of the trick may change the trump
REFILL: Final = 5  # chance deals one card to each, from the winner on
OVER: Final = 6
Phase: TypeAlias = Literal["deal", "turn", "first", "play", "change", "refill", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@dataclass
class State:
    """Hands and deck are sorted, so that states that mean the same are equal."""

    phase: int
    turn: int  # who plays, decides or draws next
    leader: int
    left: int  # cards still to be dealt in this deal or refill
    final: bool  # the last refill is over: nobody draws any more
    wheel: int  # the value that is strongest; 0 before the first trump
    hands: list[list[int]]
    known: list[list[int]]  # cards in hand that everybody saw drawn from the trump pile
    table: list[int]  # the trick, by seat
    deck: list[int]  # the cards left in it; it has no order until chance draws
    pile: list[int]  # the trump pile from the bottom up
    captured: list[list[int]]
