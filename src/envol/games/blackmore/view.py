"""What a seat or a spectator knows of a game of Blackmore."""

from __future__ import annotations

import msgspec

from envol.games.blackmore.state import Phase


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
    counts: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]  # drawn openly from the trump pile and still in hand
    table: tuple[str | None, ...]
    best: int | None  # whose card takes the trick as it lies
    deck: int
    pile: tuple[str, ...]
    captured: tuple[tuple[str, ...], ...]  # seen when they were taken; a board may keep them face down
