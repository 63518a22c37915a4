"""The calm carpet race for learners: the moves by number, and a view as numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from envol.game import Move, Seat
from envol.games.carpets.cards import CARDS, COBRA_COUNTS, GREEN, PALACE
from envol.games.carpets.flight import GOLDEN
from envol.games.carpets.fold import SIDE, SQUARES
from envol.games.carpets.moves import BITES, CHANGES, CLAIMS, DEALS, MOST_GENIES, PASSING, RACES, ROUNDS
from envol.games.carpets.state import PHASES
from envol.games.carpets.view import CarpetView, View
from envol.games.carpets.viewing import COMMITS
from envol.tensor import mark, marks, round_table, shares

if TYPE_CHECKING:
    from envol.games.carpets.rules import Carpets

T = TypeVar("T")

OPTIONS: Mapping[str, Any] = {"calm": True}  # without it the race is in real time, which no learner here plays
HOUSE_WINS = True  # the ghost pilot may
MOST_CHANGES = 100  # of a seat in a round
MOST_POINTS = GOLDEN[0] * RACES


def decisions(game: Carpets) -> Sequence[Move]:
    """Every move that a seat can ever make."""
    claims = [claim for claims in CLAIMS[: game.course.tokens] for claim in claims]
    return [*CHANGES, *claims, PASSING, *game.pushes]


def outcomes(game: Carpets) -> Sequence[Move]:
    """Every outcome that chance can ever have."""
    return [*[DEALS[card] for card in game.course.cards], *BITES]


def features(game: Carpets, view: View, seat: Seat) -> list[float]:
    """What the view tells, but of the order in which a carpet was folded only the last change."""
    tokens, pawns, numbers = game.course.tokens, range(game.course.pawns), range(1, len(CARDS))
    found = [*mark(view.phase, PHASES), view.race / RACES, view.round / ROUNDS, float(view.pushing)]
    found += mark(view.token, range(tokens + 1)) + marks(view.cobras, GREEN)
    found += [count / most for count, most in zip(view.bag, COBRA_COUNTS, strict=True)]
    found += [view.left / len(numbers), *marks(view.discard, numbers)]
    for card, taker in zip(view.cards, view.takers, strict=True):
        found += mark(None if card is None else card.number, numbers) + _by_pawn(mark(taker, pawns), game, seat)
    for values in (marks(view.group, pawns), shares(view.places, PALACE), shares(view.points, MOST_POINTS)):
        found += _by_pawn(values, game, seat)
    arrived = view.arrivals[-1] if view.arrivals else ()
    found += _by_pawn([1 - arrived.index(pawn) / len(pawns) if pawn in arrived else 0.0 for pawn in pawns], game, seat)
    for other in round_table(range(game.seats), seat):
        found += _lies(view.carpets[other])
        found += shares((view.genies[other], view.offered[other]), MOST_GENIES)
        found += [*mark(view.hands[other], ("left", "right")), float(view.bans[other]), float(view.passed[other])]
    found += mark(view.commit, list(COMMITS))
    return found + mark(view.carpets[seat].history[-1:], [(str(change),) for change in CHANGES])


def _by_pawn(values: Sequence[T], game: Carpets, seat: Seat) -> list[T]:
    """What is listed by pawn, one's own first and the ghost's last."""
    return round_table(values[: game.seats], seat) + list(values[game.seats :])


def _lies(carpet: CarpetView) -> list[float]:
    """Where each square lies: its row, its column and how deep in its stack."""
    at: dict[str, list[float]] = {}
    for row, stacks in enumerate(carpet.lies.split("/")):
        for column, stack in enumerate(stacks.split(" ")):
            for depth, square in enumerate(stack):
                at[square] = [row / SIDE, column / SIDE, depth / len(SQUARES)]
    found = [number for square in SQUARES for number in at[square]]
    return [*found, carpet.folds / MOST_CHANGES, carpet.used / MOST_CHANGES]
