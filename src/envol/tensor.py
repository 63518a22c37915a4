"""Words for writing a view as numbers, which the `tensor` module of each game does for learners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from envol.game import Seat

T = TypeVar("T")


def marks(found: Iterable[object], every: Sequence[object]) -> list[float]:
    """A 1 for each of all there are that was found, else a 0."""
    known = set(found)
    return [1.0 if one in known else 0.0 for one in every]


def mark(found: object, every: Sequence[object]) -> list[float]:
    """A single 1 at the place of what was found; none if it is not one of them."""
    return [1.0 if one == found else 0.0 for one in every]


def shares(counts: Sequence[int], most: int) -> list[float]:
    """Counts as parts of the most there can be."""
    return [count / most for count in counts]


def round_table(values: Sequence[T], seat: Seat) -> list[T]:
    """What is listed by seat, beginning with this seat: every seat then sees the table from its own place."""
    return [*values[seat:], *values[:seat]]
