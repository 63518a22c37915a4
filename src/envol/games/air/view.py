"""What a seat or a spectator knows of a game of Air Sorcière: all but a payment that another seat has not completed."""

from __future__ import annotations

import msgspec

from envol.games.air.state import Phase


class View(msgspec.Struct, frozen=True):
    """Cards and colours are written as in moves; lists by seat start with seat 0, lists by colour with black."""

    phase: Phase  # for the others a payment looks like an exam
    active: int
    turn: int
    turns: int
    flown: bool
    shared: str | None
    turned: str | None  # drawn, and not placed yet
    deck: int
    discard: tuple[str, ...]
    common: tuple[str, ...]
    columns: tuple[tuple[tuple[str, ...], ...], ...]
    hands: tuple[tuple[str, ...], ...]  # held closed, but every card went in and out face up (20)
    left: tuple[int, ...]
    books: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    bonuses: tuple[int, ...]  # the part of each score that is for all five colours (18)
    target: str | None  # of one's own payment
    paid: tuple[str, ...]
    withdrawn: int
    odds: tuple[int, int, int] | None  # of the next card: falls, misfits, cards; None where the table does without
    pays: tuple[int, ...]  # the most books of each colour that one's own hand could pay (13, 14); none for a spectator
    would_pay: tuple[tuple[int, ...], ...]  # the same, for each of one's columns, if it had landed
    worth: int  # books that one's own payment so far would bring (14),
    lacks: int  # cards that it still lacks,
    room: int  # and how many it may have in all
    surplus: int  # cards that whoever is to discard after a cat has too many (16)
