"""The next table of somebody who plays against bots alone: how many of which level, by how the last matches went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from envol import bots
from envol.box import FirstGame
from envol.catalogue import AnyGame, box_of, options_at

LOOKED_AT = 3  # matches
USUAL_SEATS = 4
WELL = 1 / 3  # of the way from first to last, on the mean: whoever does better meets somebody stronger next,
BADLY = 2 / 3  # and whoever does worse somebody weaker

Trend: TypeAlias = Literal["harder", "easier", "same"]


class Finished(NamedTuple):
    """A match that somebody played to its end against bots alone: their rank, and the bots' levels."""

    rank: int
    bots: tuple[str, ...]


class SoloTable(msgspec.Struct, frozen=True):
    """What to open, with the levels of the bots from seat 1 on, the strongest first."""

    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    helps: tuple[str, ...]  # what the board shows beside the rules
    first: bool  # no match of this game was finished yet
    adapts: bool  # the levels follow from the last matches
    trend: Trend  # against the last of these


def propose(
    kind: type[AnyGame],
    last: Sequence[Finished],
    *,
    first: bool,
    opponents: int | None = None,
    level: str | None = None,
) -> SoloTable:
    """The next table, with so many opponents of this level; what is not chosen fits a first game, or adapts.

    `last` are the matches against bots alone, the newest first."""
    newcomer = box_of(kind).first or FirstGame(seats=min(kind.players))
    usual = newcomer.seats if first else USUAL_SEATS
    seats = min(max(usual if opponents is None else opponents + 1, kind.players.start), kind.players.stop - 1)
    trend: Trend = "same"
    if level is None:
        table, trend = adapt(bots.offered(kind), last, seats - 1, newcomer.level)
    else:
        table = (level,) * (seats - 1)
    chosen: Mapping[str, Any] = dict(newcomer.options) if first else {}
    return SoloTable(
        seats=seats,
        bots=table,
        options=options_at(kind, seats, chosen),
        helps=newcomer.helps if first else (),
        first=first,
        adapts=level is None,
        trend=trend,
    )


def adapt(
    levels: Sequence[str], last: Sequence[Finished], opponents: int, beginning: str = ""
) -> tuple[tuple[str, ...], Trend]:
    """So many bots: as strong as the last ones, but for one who is a level stronger or weaker, by the last ranks."""
    known = [match for match in last if match.bots and all(bot in levels for bot in match.bots)][:LOOKED_AT]
    most = (len(levels) - 1) * opponents
    if not known:
        start = levels.index(beginning) if beginning in levels else 0
        return _spread(levels, start * opponents, opponents), "same"
    newest = [levels.index(bot) for bot in known[0].bots]
    strength = round(sum(newest) * opponents / len(newest))  # as strong on the mean, if there were more or fewer
    place = sum(_place(match) for match in known) / len(known)
    wanted = strength + (place < WELL) - (place > BADLY)
    total = max(0, min(most, wanted))
    trend: Trend = "harder" if total > strength else "easier" if total < strength else "same"
    return _spread(levels, total, opponents), trend


def _place(match: Finished) -> float:
    """From 0, the first, to 1, the last; a ghost that flies along can leave somebody behind the last."""
    return min(1.0, (match.rank - 1) / len(match.bots))


def _spread(levels: Sequence[str], total: int, opponents: int) -> tuple[str, ...]:
    """As even as it goes, the strongest first."""
    lower, stronger = divmod(total, max(1, opponents))
    return tuple(levels[lower + (number < stronger)] for number in range(opponents))
