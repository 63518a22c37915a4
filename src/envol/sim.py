"""Many games by a virtual clock, on all cores; the same seed gives the same games whatever the number of cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from pathlib import Path
from typing import Any

from envol import bots, catalogue
from envol.dice import FastDice
from envol.drive import play_out
from envol.files import write
from envol.game import Outcome
from envol.match import Match
from envol.parallel import spread

BATCH = 25  # games a worker plays before it reports
SMALL = 50  # fewer games than this are not worth starting workers for


@dataclass(frozen=True)
class Job:
    """What to play: `game` is a key, or `module:Class` for a game outside the library."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    options: Mapping[str, Any]
    seed: int
    records: str | None = None


@dataclass(frozen=True)
class Tally:
    """Sums over some games."""

    games: int
    moves: int  # decisions of seats
    lines: int  # all lines of the logs, chance and timers included
    wins: tuple[float, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.moves + other.moves,
            self.lines + other.lines,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a + b for a, b in zip(self.ranks, other.ranks, strict=True)),
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
        )


def play_one(job: Job, number: int) -> Match:
    """The match of this number."""
    kind = catalogue.import_game(job.game)
    players = [bots.create(name, kind) for name in job.bots]
    match = Match.new(kind.key, _names(job.bots), job.options, id=f"sim-{job.seed}-{number}")
    play_out(match, players, FastDice(f"{job.seed} {number} chance"), FastDice(f"{job.seed} {number} bots"))
    return match


def simulate(
    job: Job, games: int, *, cores: int | None = None, progress: Callable[[int], None] | None = None
) -> tuple[Tally, float]:
    """Play so many games; the tally and the seconds it took."""
    if games < 1:
        raise ValueError("no games were asked for")
    began = time.perf_counter()
    parts: dict[int, Tally] = {}
    for first, tally in _batches(job, games, cores or os.cpu_count() or 1):
        parts[first] = tally
        if progress is not None:
            progress(tally.games)
    # Added in the order of the games, not as they came in: sums of fractions depend on their order.
    total = reduce(Tally.__add__, [parts[first] for first in sorted(parts)])
    return total, time.perf_counter() - began


def _batches(job: Job, games: int, cores: int) -> Iterator[tuple[int, Tally]]:
    """The tally of each batch, with the number of its first game, as soon as it is played."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    is_small = games < SMALL and "search" not in " ".join(job.bots)
    for batch, tally in spread(partial(_play_batch, job), batches, 1 if is_small else cores):
        yield batch.start, tally


def _play_batch(job: Job, numbers: Sequence[int]) -> Tally:
    total: Tally | None = None
    for number in numbers:
        match = play_one(job, number)
        if job.records is not None:
            write(match, Path(job.records) / f"{match.header.id}.envol")
        outcome = match.outcome
        assert outcome is not None
        decisions = sum(1 for entry in match.log if entry.seat >= 0)
        tally = Tally(1, decisions, len(match.log), win_shares(outcome), outcome.ranks, outcome.scores)
        total = tally if total is None else total + tally
    assert total is not None
    return total


def win_shares(outcome: Outcome) -> tuple[float, ...]:
    """One win, divided among those who share it; nobody's if the game itself won."""
    winners = outcome.ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in outcome.ranks)


def _names(bots: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{name} {seat + 1}" for seat, name in enumerate(bots))
