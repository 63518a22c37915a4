"""From results to ratings. They are computed in the order of the games' numbers, whatever the order of playing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import mean

from openskill.models import PlackettLuce

from envol.arena.contest import Result

Z = 1.96  # standard deviations on each side that hold 95 %


@dataclass(frozen=True)
class Interval:
    """A number, and the bounds that hold the true one in 95 cases of 100."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot: its OpenSkill rating, and the share of the games it won, for each seat it had."""

    bot: str
    games: int
    rating: Interval
    wins: Interval
    faults: int


@dataclass(frozen=True)
class Duel:
    """How often one bot came in before another; a tie is half."""

    bot: str
    other: str
    games: int
    ahead: Interval


def standings(bots: Sequence[str], results: Iterable[Result]) -> list[Standing]:
    """The bots from the best rating down."""
    model = PlackettLuce(tau=0.0)  # bots play as well at the end as at the beginning
    ratings = {bot: model.rating(name=bot) for bot in bots}
    games, seats, wins, faults = Counter[str](), Counter[str](), defaultdict[str, float](float), Counter[str]()
    for result in _in_order(results):
        places = _mean_ranks(result)
        names = list(places)
        rated = model.rate([[ratings[bot]] for bot in names], ranks=[places[bot] for bot in names])
        ratings.update({bot: team[0] for bot, team in zip(names, rated, strict=True)})
        games.update(names)
        seats.update(result.bots)
        for bot, rank in zip(result.bots, result.ranks, strict=True):
            wins[bot] += (rank == 1) / max(1, result.ranks.count(1))
        if result.fault is not None:
            faults[result.bots[result.fault.seat]] += 1
    found = [
        Standing(
            bot,
            games[bot],
            Interval(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma),
            share(wins[bot], seats[bot]),
            faults[bot],
        )
        for bot, rating in ratings.items()
        if games[bot]
    ]
    return sorted(found, key=lambda standing: -standing.rating.value)


def duels(bots: Sequence[str], results: Iterable[Result]) -> list[Duel]:
    """Every two bots that have met, the one that was named later first: on a ladder it should be the stronger."""
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in _in_order(results):
        places = _mean_ranks(result)
        for bot, other in combinations(sorted(places, key=bots.index, reverse=True), 2):
            ahead[bot, other].append((places[bot] < places[other]) + (places[bot] == places[other]) / 2)
    order = sorted(ahead, key=lambda pair: (bots.index(pair[0]), bots.index(pair[1])))
    return [Duel(*pair, len(ahead[pair]), share(sum(ahead[pair]), len(ahead[pair]))) for pair in order]


def share(won: float, games: int) -> Interval:
    """The share of games won, with Wilson's interval, which holds near 0 and 1 too."""
    part = won / games
    spread = 1 + Z * Z / games
    middle = (part + Z * Z / (2 * games)) / spread
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / spread
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def _mean_ranks(result: Result) -> dict[str, float]:
    """The mean rank of each bot: one that sits in several seats is still one bot."""
    ranks: dict[str, list[int]] = defaultdict(list)
    for bot, rank in zip(result.bots, result.ranks, strict=True):
        ranks[bot].append(rank)
    return {bot: mean(places) for bot, places in ranks.items()}


def _in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)
