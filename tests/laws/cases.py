"""Every game × number of seats × set of options, and the little that the laws must know of each game."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin, get_type_hints

from envol import catalogue
from envol.catalogue import AnyGame
from envol.game import Move, Seat
from tests.games.air_secrets import air_conserved, fill_air
from tests.games.blackmore_secrets import blackmore_conserved, fill_blackmore
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
        catalogue.find("air"),
        fill_air,
        air_conserved,
        only_kept=frozenset(  # rare: some seeds reach them, not all
            {
                "event piles-empty",
                "event turn-limit",
                "refusal nothing-to-draw",
                "refusal withdrawn-often",
                "refusal needs-natural",
                "ending shared",
            }
        ),
    ),
    Subject(
        catalogue.find("blackmore"),
        fill_blackmore,
        blackmore_conserved,
        only_kept=frozenset({"event short", "ending shared"}),  # rare: some seeds reach them, not all
    ),
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


MANY = 8  # sets of options; a game with more is not tried with all of them at every number of seats


def option_sets(kind: type[AnyGame]) -> Iterator[dict[str, Any]]:
    """Every combination of the options that have few values, the default first; numbers stay at their default.

    Where there would be many: the default, what differs from it by one value, and what differs in every one."""
    values: dict[str, tuple[Any, ...]] = {}
    for name, hint in get_type_hints(kind.Options).items():
        if hint is bool:
            values[name] = (False, True)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)
    usual = [getattr(kind.Options(), name) for name in values]
    combinations = sorted(itertools.product(*values.values()), key=lambda chosen: _changes(chosen, usual))
    for chosen in combinations:
        if len(combinations) <= MANY or _changes(chosen, usual) in (0, 1, len(usual)):
            yield dict(zip(values, chosen, strict=True))


def _changes(chosen: Sequence[Any], usual: Sequence[Any]) -> int:
    return sum(value != default for value, default in zip(chosen, usual, strict=True))


def tables(kind: type[AnyGame]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every set of options; of many sets the default alone, the others at one in turn."""
    sets = list(option_sets(kind))
    for number, options in enumerate(sets):
        if number == 0 or len(sets) <= MANY // 2:
            yield from ((seats, options) for seats in kind.players)
        else:
            yield kind.players[number % len(kind.players)], options


CASES = [Case(subject, seats, options) for subject in SUBJECTS for seats, options in tables(subject.kind)]
