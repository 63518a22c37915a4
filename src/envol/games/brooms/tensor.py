"""The flying sorcerers for learners: moves by number, and a view as numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.brooms.flying.geometry import HEADINGS, PIECES
from envol.games.brooms.legal import BOOK
from envol.games.brooms.moves import (
    ANGLES,
    BACKS,
    BANISHES,
    CASTLES,
    FIRSTS,
    FLY,
    HUTS,
    KEEP,
    RESTARTS,
    SENDS,
    SIDES,
    STARTS,
    STAY,
    TAKES,
    TARGETS,
    VOTES,
)
from envol.games.brooms.state import ENDINGS, PHASES, STAGES
from envol.games.brooms.view import Book, Broom, View
from envol.tensor import mark, marks, round_table, shares

if TYPE_CHECKING:
    from envol.games.brooms.rules import Brooms

HOUSE_WINS = True  # the Fool may; at the limit of turns it is a draw (42)
MOST_TURNS = 400
MOST_POSES = BOOK + 1  # junctions of a flight
CURVES = [f"{piece} {side}" for piece in PIECES for side in SIDES]


def decisions(game: Brooms) -> Sequence[Move]:
    """Every move that a seat can ever make."""
    places: list[Move] = [*STARTS.values(), *RESTARTS.values(), *BANISHES.values(), *SENDS.values()]
    return [FLY, KEEP, STAY, *TAKES, *BACKS, *ANGLES, *places, *VOTES.values(), *TARGETS.values()]


def outcomes(game: Brooms) -> Sequence[Move]:
    """Every outcome that chance can ever have."""
    return FIRSTS[: game.seats]


def features(game: Brooms, view: View, seat: Seat) -> list[float]:
    """What the view tells; castles and huts stand where the adventure has them."""
    seats, places, huts = range(game.seats), list(STARTS), range(1, HUTS + 1)
    found = [*mark(view.phase, PHASES), *mark(view.began, PHASES), *mark(view.stage, STAGES), view.turns / MOST_TURNS]
    for named in (view.turn, view.asked, view.holder, view.winner):
        found += round_table(mark(named, seats), seat)
    found += (
        mark(view.place, places) + shares(list(view.supply.values()), 2) + marks(view.castles, range(1, CASTLES + 1))
    )
    found += [*_spot(game, *view.cat), *_pose(game, view.fou), float(view.interrupted), float(view.dropped)]
    found += mark(view.vote, huts) + mark(view.ending, ENDINGS)
    poses = view.trail[-MOST_POSES:]
    for pose in poses:
        found += _pose(game, pose)
    found += [0.0] * 4 * (MOST_POSES - len(poses))
    for other in round_table(seats, seat):
        found += [*_pose(game, view.brooms[other]), *_book(view.books[other])]
        found += mark(view.starts[other], places) + mark(view.targets[other], huts)
        found += [float(view.aloft[other]), float(view.passed[other]), float(view.voted[other])]
        found += [view.points[other] / (1 + view.points[other]), float(other in view.struck)]
    return found


def _spot(game: Brooms, x: int, y: int) -> list[float]:
    width, height = game.adventure.table
    return [x / width, y / height]


def _pose(game: Brooms, broom: Broom) -> list[float]:
    turn = 2 * pi * broom.heading / HEADINGS
    return [*_spot(game, broom.x, broom.y), (1 + cos(turn)) / 2, (1 + sin(turn)) / 2]


def _book(book: Book) -> list[float]:
    names = [*book.forward, *[None] * (BOOK - len(book.forward)), book.back]
    return [number for name in names for number in mark(name, CURVES)]
