"""A game as the laws see it. What they cannot know of one is `SUBJECT` in a file `subject.py` beside its tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from envol.catalogue import AnyGame
from envol.dice import Dice
from envol.game import Move, Seat

# What the viewer saw of each line, the true lines, and the guess: the lines that would have led to the guess.
Fill = Callable[[AnyGame, list[tuple[Seat, Move | None]], list[tuple[Seat, Move]], Any], list[tuple[Seat, Move]]]


def fill_nothing(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """Of a game without secrets."""
    return truth


@dataclass(frozen=True)
class Subject:
    """A game as the laws see it."""

    kind: type[AnyGame]
    fill: Fill = fill_nothing
    conserved: Callable[[Any], Any] = lambda state: None
    only_kept: frozenset[str] = field(default=frozenset())  # kinds that only a kept transcript reaches
    hint: Callable[[AnyGame, Any, Seat, Dice], Move] | None = None  # where blind play gets nowhere: what one would do
    is_long: bool = False  # random matches have hundreds or thousands of lines
