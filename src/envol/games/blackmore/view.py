"""What a seat or a spectator knows of a game of Blackmore."""

from __future__ import annotations

import msgspec

from envol.games.blackmore.state import Phase


class Change(msgspec.Struct, frozen=True):
    """What it would mean to lay this card of the trick on the trump pile."""

    card: str
    cost: int  # points that its winner gives up
    ranks: tuple[int, ...]  # of the viewer's own cards, as the wheel would stand then
    values: tuple[int, ...]  # the rank of each value from 1 to 9 then


class View(msgspec.Struct, frozen=True):
    """Cards are written as in moves; lists by seat start with seat 0."""

    phase: Phase
    turn: int
    leader: int
    left: int
    final: bool
    wheel: int
    trump: str | None  # the letter of the trump colour
    hand: tuple[str, ...]  # the viewer's own; a spectator has none
    ranks: tuple[int, ...]  # of each card of it by the wheel: 1 is the strongest of its colour, 9 the weakest
    strongest: tuple[str, ...]  # the hand again, trumps first and then by the wheel
    counts: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]  # drawn openly from the trump pile and still in hand
    table: tuple[str | None, ...]
    best: int | None  # whose card takes the trick as it lies
    changes: tuple[Change, ...]  # that the winner of a trick may choose from
    deck: int
    pile: tuple[str, ...]
    captured: tuple[tuple[str, ...], ...]  # seen when they were taken; a board may keep them face down
    points: tuple[int, ...]  # what they are worth so far
    ahead: tuple[int, ...]  # the seats with most points; none while nobody has any
    values: tuple[int, ...]  # the rank of each value from 1 to 9, 1 for the strongest; none before the first trump
