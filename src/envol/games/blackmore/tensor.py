"""Blackmore for learners: the moves by number, and a view as numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.blackmore.moves import CARDS, DRAWS, FIRSTS, KEEP, LAYS, LETTERS, NAME, PLAYS, TURNS
from envol.games.blackmore.state import PHASES
from envol.games.blackmore.view import View
from envol.tensor import mark, marks, round_table, shares

if TYPE_CHECKING:
    from envol.games.blackmore.rules import Blackmore


def decisions(game: Blackmore) -> Sequence[Move]:
    """Every move that a seat can ever make."""
    return [*PLAYS, *LAYS, KEEP]


def outcomes(game: Blackmore) -> Sequence[Move]:
    """Every outcome that chance can ever have."""
    return [*DRAWS, *TURNS, *FIRSTS[: game.seats]]


def features(game: Blackmore, view: View, seat: Seat) -> list[float]:
    """What the view tells; in the trump pile a card counts for more the higher it lies."""
    seats = range(game.seats)
    found = [*mark(view.phase, PHASES), float(view.final), view.left / len(CARDS), view.deck / len(CARDS)]
    found += round_table(mark(view.turn, seats), seat) + round_table(mark(view.leader, seats), seat)
    found += mark(view.wheel, range(10)) + mark(view.trump, LETTERS)
    found += marks(view.hand, NAME)
    found += [(view.pile.index(name) + 1) / len(CARDS) if name in view.pile else 0.0 for name in NAME]
    found += shares(round_table(view.counts, seat), len(CARDS))
    for known, played, captured in round_table([*zip(view.known, view.table, view.captured, strict=True)], seat):
        found += marks(known, NAME) + mark(played, NAME) + marks(captured, NAME)
    return found
