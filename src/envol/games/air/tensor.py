"""Air Sorcière for learners: the moves by number, and a view as numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.air.legal import WITHDRAWALS
from envol.games.air.moves import (
    CATCH,
    DIPLOMAS,
    DISCARDS,
    DRAW,
    FINISH,
    FIRSTS,
    GRADUATE,
    KEEP,
    LANDS,
    LEAVE,
    PAYS,
    REVEALS,
    SHARE,
    STOP,
    TAKES,
    WITHDRAW,
)
from envol.games.air.state import COLOURS, NAME, PHASES
from envol.games.air.view import View
from envol.tensor import mark, marks, round_table, shares

if TYPE_CHECKING:
    from envol.games.air.rules import Air

MOST_BOOKS = 9  # of a colour
MOST_TURNS = 1000


def decisions(game: Air) -> Sequence[Move]:
    """Every move that a seat can ever make."""
    single = [DRAW, STOP, KEEP, SHARE, CATCH, LEAVE, FINISH, GRADUATE, WITHDRAW]
    return [*single, *TAKES, *LANDS, *DISCARDS, *DIPLOMAS, *PAYS]


def outcomes(game: Air) -> Sequence[Move]:
    """Every outcome that chance can ever have."""
    return [*FIRSTS[: game.seats], *REVEALS]


def features(game: Air, view: View, seat: Seat) -> list[float]:
    """What the view tells; scores and odds follow from books and cards."""
    seats = range(game.seats)
    found = [*mark(view.phase, PHASES), float(view.flown), view.turns / MOST_TURNS, view.deck / len(NAME)]
    found += round_table(mark(view.active, seats), seat) + round_table(mark(view.turn, seats), seat)
    for card in (view.shared, view.turned):
        found += mark(card, NAME)
    for cards in (view.discard, view.common, view.paid):
        found += marks(cards, NAME)
    found += [*mark(view.target, COLOURS), view.withdrawn / WITHDRAWALS]
    found += shares(view.left, MOST_BOOKS)
    for hand, columns, books in round_table([*zip(view.hands, view.columns, view.books, strict=True)], seat):
        found += marks(hand, NAME) + marks(chain(*columns), NAME) + shares(books, MOST_BOOKS)
    return found
