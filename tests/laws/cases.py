"""Every game × number of seats × set of options, and the little that the laws must know of each game."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin, get_type_hints

from envol import catalogue
from envol.catalogue import AnyGame
from envol.game import Move, Seat
from tests.games.air.secrets import air_conserved, fill_air
from tests.games.blackmore.secrets import blackmore_conserved, fill_blackmore
from tests.games.brooms.secrets import brooms_conserved, fill_brooms
from tests.games.carpets.secrets import carpets_conserved, fill_carpets, hint_carpets
from tests.games.oz.secrets import oz_conserved
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote
from tests.games.vote.secrets import fill_vote
from tests.laws.plays import HINTS, Line
from tests.tiers import TIER

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
    Subject(
        catalogue.find("brooms"),
        fill_brooms,
        brooms_conserved,
        # Random brooms hardly ever reach the gate, a hut, another's cat or the Fool.
        only_kept=frozenset(
            {
                *(f"move {kind}" for kind in ("vote", "target", "banish", "send")),
                *(f"event {kind}" for kind in ("caught", "stolen", "lost", "point", "passed", "undone", "home")),
                *(f"event {kind}" for kind in ("voted", "marked", "fou-turned", "struck", "back-stopped-broom")),
                "event goal-done",  # of adventures with several goals, which are nobody's but one's own
                *(f"refusal {kind}" for kind in ("hut-marked", "rim-blocked", "rim-blocked-broom")),
                *(f"ending {kind}" for kind in ("landed", "points", "caught-fou", "castles-gone")),
            }
        ),
    ),
    Subject(
        catalogue.find("carpets"),
        fill_carpets,
        carpets_conserved,
        # Races of a hundred rounds, equal points, a hundred changes in a round: not by chance.
        only_kept=frozenset(
            {
                "event cap",
                "refusal hands-tired",
                *(f"ending {how}" for how in ("furthest", "shared", "champions", "level")),
            }
        ),
    ),
    Subject(
        catalogue.find("oz"), conserved=oz_conserved, only_kept=frozenset({"ending shared"})
    ),  # nothing is hidden (oz.19)
    Subject(Snap),
    Subject(Vote, fill_vote),
]
HINTS["carpets"] = hint_carpets
for _subject in SUBJECTS:
    catalogue.register(_subject.kind)


FEW = 16  # combinations of options that are all tried
LONG = ("air", "brooms")  # games whose random matches have hundreds or thousands of lines


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
    if kind.key not in LONG:
        yield from itertools.product(kind.players, option_sets(kind))
    else:
        for seats, *chosen in pairwise(list(itertools.product(kind.players, *values.values()))):
            yield seats, dict(zip(values, chosen, strict=True))


def pairwise(combinations: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """The first of these, then always the one that brings most pairs of values together that have not met."""
    pairs = {combination: set(itertools.combinations(enumerate(combination), 2)) for combination in combinations}
    missing = set[Any]().union(*pairs.values())
    chosen = combinations[0]
    while missing:
        yield chosen
        missing -= pairs[chosen]
        chosen = max(combinations, key=lambda combination: len(pairs[combination] & missing))


CASES = [Case(subject, seats, options) for subject in SUBJECTS for seats, options in tables(subject.kind)]
