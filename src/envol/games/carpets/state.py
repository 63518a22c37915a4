"""The state of a race of carpets: numbers and lists, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

DEAL: Final = 0  # chance lays out the cards
FOLD: Final = 1  # everybody folds
PUSH: Final = 2  # whoever has token 1 chooses a pawn
COBRA: Final = 3  # chance turns up a cobra token
OVER: Final = 4
Phase: TypeAlias = Literal["deal", "fold", "push", "cobra", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NOBODY: Final = -1
BOTH: Final = 0  # hands that a seat may use
LEFT: Final = 1
RIGHT: Final = 2
Hand: TypeAlias = Literal["left", "right"]
HANDS: Final[list[Hand | None]] = [None, "left", "right"]

# What a seat has chosen at a calm table and nobody knows yet: token × 4 + Genies, or one of these.
UNDECIDED: Final = -1
PASS: Final = 16


@dataclass
class State:
    """Pawns are numbered like seats, the ghost's comes last. Tokens are numbered from 0."""

    phase: int
    race: int  # from 1
    round: int  # from 1, on through all races
    first: int  # the first round of this race
    deck: list[int]  # the cards left in it; it has no order until chance draws
    discard: list[int]
    cards: list[int]  # by token
    takers: list[int]  # by token: the pawn that has it
    changes: list[list[int]]  # by seat: folds and turns since the carpet lay flat
    used: list[int]  # by seat: all changes of this round
    genies: list[int]
    offered: list[int]  # Genies set aside with the claim
    hands: list[int]  # while folding: for this round; from its end on: for the next one
    bans: list[bool]  # likewise
    places: list[int]  # by pawn
    cobras: list[int]  # spaces with a hidden cobra; which one does not exist until it is turned up
    bag: list[int]  # cobra tokens not turned up, by kind, those left in the box included
    token: int  # the one that is being resolved
    group: list[int]  # the pawns that stand on a cobra together
    pushing: bool  # they were pushed there: the owner of token 1 flies afterwards
    arrivals: list[list[int]]  # for each race, the pawns in the order in which they reached the palace
    # At a calm table: `changes` are as they were last shown, what was done since then is private, and so is a choice.
    passed: list[bool]
    commits: list[int]
    drafts: list[list[int]]  # folds, turns, unfolding, spreading out: numbers of moves.CHANGES
