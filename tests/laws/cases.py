"""Every game × number of seats × set of options, and the little that the laws must know of each game."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin, get_type_hints

from envol import catalogue
from envol.catalogue import AnyGame
from envol.game import Move, Seat
from envol.games.brooms.rules import Brooms
from tests.games.blackmore_secrets import blackmore_conserved, fill_blackmore
from tests.games.brooms_secrets import brooms_conserved, fill_brooms
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote
from tests.games.vote_secrets import fill_vote
from tests.laws.plays import Line

# What the viewer saw of each line, the true lines, and the guess: the lines that would have led to the guess.
Fill = Callable[[AnyGame, list[tuple[Seat, Move | None]], list[Line], Any], list[Line]]


def fill_nothing(game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[Line], guess: Any) -> list[Line]:
    """Of a game without secrets."""
    return truth


@dataclass(frozen=True)
class Subject:
    """A game as the laws see it."""

    kind: type[AnyGame]
    fill: Fill = fill_nothing
    conserved: Callable[[Any], Any] = lambda state: None
    only_kept: frozenset[str] = field(default=frozenset())  # kinds that only a kept transcript reaches


SUBJECTS = [
    Subject(
        catalogue.find("blackmore"),
        fill_blackmore,
        blackmore_conserved,
        only_kept=frozenset({"event short", "ending shared"}),  # rare: some seeds reach them, not all
    ),
    Subject(Brooms, fill_brooms, brooms_conserved),
    Subject(Snap),
    Subject(Vote, fill_vote),
]
for _subject in SUBJECTS:
    catalogue.register(_subject.kind)


@dataclass(frozen=True)
class Case:
    subject: Subject
    seats: int
    options: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        kind = self.subject.kind
        return kind(self.seats, kind.Options(**self.options), kind.newest)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.subject.kind.key, str(self.seats), *chosen])


# Where most combinations mean nothing: no reverse at school, no Fool but in his own adventure.
CHOSEN: dict[str, list[dict[str, Any]]] = {
    "brooms": [
        {"adventure": "school"},
        {"adventure": "bumblebee"},
        {"adventure": "cat", "reverse_sixth": True},
        {"adventure": "fou"},
        {"adventure": "fou", "reverse_sixth": True, "swift_fou": True},
    ]
}


def option_sets(kind: type[AnyGame]) -> Iterator[dict[str, Any]]:
    """Every combination of the options that have few values, or those chosen; numbers stay at their default."""
    if kind.key in CHOSEN:
        yield from CHOSEN[kind.key]
        return
    values: dict[str, tuple[Any, ...]] = {}
    for name, hint in get_type_hints(kind.Options).items():
        if hint is bool:
            values[name] = (False, True)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)
    for combination in itertools.product(*values.values()):
        yield dict(zip(values, combination, strict=True))


CASES = [
    Case(subject, seats, options)
    for subject in SUBJECTS
    for seats in subject.kind.players
    for options in option_sets(subject.kind)
]
