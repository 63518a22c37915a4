"""What everybody knows of a game of Oz: all cards were dealt and taken in plain sight, so nobody knows less."""

from __future__ import annotations

import msgspec

from envol.games.oz.state import Phase


class Gain(msgspec.Struct, frozen=True):
    """A seat's points if the match ended now, and if it ended once the seat has taken this column."""

    before: int
    after: int
    unsure: bool  # where hands are closed: a comparison with them may change it, and is not counted


class View(msgspec.Struct, frozen=True):
    """Stories are written as in moves, characters by their letter or counted in the order of the data file."""

    phase: Phase
    round: int
    rounds: int
    first: int
    turn: int
    left: int
    columns: tuple[tuple[str, ...], ...]  # two characters and a story; empty once taken
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    stories: tuple[str, ...]  # not yet seen: those of the deck, of which some tables leave a part unused
    dropped: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]  # a board may keep the others' closed
    open: tuple[tuple[str, ...], ...]
    turned: tuple[tuple[str, ...], ...]
    points: tuple[tuple[int, ...], ...]  # what each face-up story would score if the match ended now
    gains: tuple[tuple[Gain | None, ...], ...]  # by seat and column; of five stories the least is turned
