"""Every game × number of seats × set of options, and every version of the rules that is still read."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from envol import catalogue
from envol.catalogue import AnyGame
from tests.laws.subjects import Subject
from tests.tiers import TIER

FOLDER = Path(__file__).parent.parent / "games"
FEW = 16  # combinations of options that are all tried


@cache
def subject_of(kind: type[AnyGame]) -> Subject:
    """What is told of a game beside its tests; of one that needs nothing told, its kind alone."""
    if not (FOLDER / kind.key / "subject.py").exists():
        return Subject(kind)
    subject: Subject = import_module(f"tests.games.{kind.key}.subject").SUBJECT
    return subject


def small_games() -> list[type[AnyGame]]:
    """The small games that are kept among the tests."""
    return [import_module(f"tests.games.{path.parent.name}").game for path in sorted(FOLDER.glob("*/rules.py"))]


SUBJECTS = [subject_of(kind) for kind in (*map(catalogue.find, catalogue.game_keys()), *small_games())]
for _subject in SUBJECTS:
    catalogue.register(_subject.kind)


@dataclass(frozen=True)
class Case:
    subject: Subject
    seats: int
    options: dict[str, Any]
    rules: int

    @property
    def is_newest(self) -> bool:
        return self.rules == self.subject.kind.newest

    @property
    def is_quick(self) -> bool:
        """Whether `make test` looks at it: of each older version at one number of seats."""
        players = self.subject.kind.players
        return self.is_newest or self.seats == players[self.rules % len(players)]

    @property
    def game(self) -> AnyGame:
        kind = self.subject.kind
        return kind(self.seats, kind.Options(**self.options), self.rules)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        version = [] if self.is_newest else [f"rules={self.rules}"]
        return "-".join([self.subject.kind.key, str(self.seats), *version, *chosen])


def option_values(kind: type[AnyGame]) -> dict[str, tuple[Any, ...]]:
    """The options that have few values; numbers stay at their default."""
    values: dict[str, tuple[Any, ...]] = {}
    for name, hint in get_type_hints(kind.Options).items():
        if hint is bool:
            values[name] = (False, True)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)[: TIER.names]
    return values


def option_sets(kind: type[AnyGame]) -> Iterator[dict[str, Any]]:
    """Every combination of the options that have few values.

    Where that would be too many, so many that every two values of two options meet in one of them."""
    values = option_values(kind)
    combinations = list(itertools.product(*values.values()))
    for combination in combinations if len(combinations) <= FEW else pairwise(combinations):
        yield dict(zip(values, combination, strict=True))


def tables(kind: type[AnyGame]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every set of options; of a game of long matches, so many that every two meet."""
    values = option_values(kind)
    if not subject_of(kind).is_long:
        for seats, options in itertools.product(kind.players, option_sets(kind)):
            yield seats, catalogue.options_at(kind, seats, options)
    else:
        for seats, *chosen in pairwise(list(itertools.product(kind.players, *values.values()))):
            yield seats, catalogue.options_at(kind, seats, dict(zip(values, chosen, strict=True)))


def older_tables(kind: type[AnyGame]) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Every older version of the rules with every number of seats, each time with other options."""
    played = list(tables(kind))
    for rules in range(1, kind.newest):
        for seats in kind.players:
            options = [options for number, options in played if number == seats]
            yield rules, seats, options[(rules - 1) % len(options)]


def pairwise(combinations: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """The first of these, then always the one that brings most pairs of values together that have not met."""
    pairs = {combination: set(itertools.combinations(enumerate(combination), 2)) for combination in combinations}
    missing = set[Any]().union(*pairs.values())
    chosen = combinations[0]
    while missing:
        yield chosen
        missing -= pairs[chosen]
        chosen = max(combinations, key=lambda combination: len(pairs[combination] & missing))


CASES = [
    *(Case(subject, *table, subject.kind.newest) for subject in SUBJECTS for table in tables(subject.kind)),
    *(
        Case(subject, seats, options, rules)
        for subject in SUBJECTS
        for rules, seats, options in older_tables(subject.kind)
    ),
]
