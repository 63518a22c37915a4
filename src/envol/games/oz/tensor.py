"""Oz for learners: the moves by number, and a view as numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.oz.moves import COPIES, DEALS, FIRSTS, LETTERS, NAME, OPENS, RECALLS, TAKES, TURNS
from envol.games.oz.state import PHASES
from envol.games.oz.view import View
from envol.tensor import mark, marks, round_table, shares

if TYPE_CHECKING:
    from envol.games.oz.rules import Oz


def decisions(game: Oz) -> Sequence[Move]:
    """Every move that a seat can ever make."""
    return [*TAKES[: game.columns], *TURNS]


def outcomes(game: Oz) -> Sequence[Move]:
    """Every outcome that chance can ever have."""
    return [*FIRSTS[: game.seats], *DEALS, *OPENS, *RECALLS]


def features(game: Oz, view: View, seat: Seat) -> list[float]:
    """What the view tells; points follow from stories and characters."""
    seats = range(game.seats)
    found = [*mark(view.phase, PHASES), view.round / view.rounds, view.left / (2 * game.columns)]
    found += round_table(mark(view.first, seats), seat) + round_table(mark(view.turn, seats), seat)
    for column in view.columns:
        found += [column[:2].count(letter) / 2 for letter in LETTERS] + marks(column[2:], NAME)
    found += shares(view.deck, COPIES) + shares(view.discard, COPIES)
    found += marks(view.stories, NAME) + marks(view.dropped, NAME)
    for hand, up, down in round_table([*zip(view.hands, view.open, view.turned, strict=True)], seat):
        found += shares(hand, COPIES) + marks(up, NAME) + marks(down, NAME)
    return found
