"""Three sentences about a finished match: why it was won, and what this game, or any game, teaches by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from envol import catalogue
from envol.game import Event, Seat
from envol.lessons import Judged, Lesson, Line, costly, percent
from envol.match import Match

SENTENCES = 3
SLIPPED = 0.6  # of the chance to win, for somebody who did not win to have had it in hand
NEARLY_LOST = 0.5  # of an equal share, for the winner to have come back
DEAR = 0.05  # what a choice must cost to be named


class Sums(NamedTuple):
    """For each seat, in parts of the chance to win: what its choices and its slowness cost, what those of the others
    gave it, luck, and its chances by line."""

    choices: Sequence[float]
    speed: Sequence[float]
    others: Sequence[float]
    luck: Sequence[float]
    chances: Sequence[Sequence[tuple[int, float]]]


def taught(match: Match, costs: Mapping[int, float], bests: Mapping[int, str], sums: Sums) -> tuple[Lesson, ...]:
    """The sentences, those of the game itself first after why it was won; none of a match that is not over."""
    outcome = match.outcome
    if outcome is None:
        return ()
    judged = Judged(match.game, _retold(match), outcome, costs, bests)
    module = catalogue.part(type(match.game), "lessons")
    own: list[Lesson] = [] if module is None else module.lessons(judged)
    winners = [seat for seat in judged.seats if outcome.ranks[seat] == 1]
    found = [*_why(judged, winners, sums), *own, *_turned(judged, winners, sums), *_dear(judged), *_even(judged)]
    return tuple(found[:SENTENCES])


def _retold(match: Match) -> list[Line]:
    """The lines that stand, with what was told of each."""
    state, lines = match.game.start(), list[Line]()
    for entry in match.standing:
        told: list[Event] = []
        lines.append(Line(entry.n, entry.seat, entry.move, match.game.clone(state), told))
        match.game.apply(state, entry.seat, entry.move, told.append)
    return lines


def _why(judged: Judged, winners: Sequence[Seat], sums: Sums) -> list[Lesson]:
    """What a single winner won by: luck, if it gave most; else what cost the others most, slowness or choices. Of
    choices, by their own, if each of the others' cost more."""
    if len(winners) != 1:
        return []
    [seat] = winners
    theirs = [other for other in judged.seats if other != seat]
    if sums.luck[seat] > sums.others[seat]:
        return [Lesson("won-luck", {"seat": seat})]
    if sum(sums.speed[other] for other in theirs) > sum(sums.choices[other] for other in theirs):
        return [Lesson("won-speed", {"seat": seat})]
    if sums.choices[seat] < min(sums.choices[other] for other in theirs):
        return [Lesson("won-choices", {"seat": seat, "count": costly(judged.of_seat(seat))})]
    count = sum(costly(judged.of_seat(other)) for other in theirs)
    return [Lesson("won-others", {"seat": seat, "count": count})] if count else [Lesson("won-little", {"seat": seat})]


def _turned(judged: Judged, winners: Sequence[Seat], sums: Sums) -> list[Lesson]:
    """Whoever had it in hand and let it slip, by a choice or in spite of all; else a winner who was nearly lost.

    A chance is a guess: nobody who lost had all of it, and nobody who won had none."""
    peaks = [(chance, -n, seat) for seat, path in enumerate(sums.chances) for n, chance in path if seat not in winners]
    if winners and peaks and max(peaks)[0] >= SLIPPED:
        chance, n, seat = max(peaks)
        paid = sum(judged.costs.get(line.n, 0) for line in judged.lines if line.seat == seat and line.n >= -n)
        data = {"seat": seat, "percent": min(99, percent(chance)), "ply": -n}
        return [Lesson("slipped" if paid >= DEAR else "slipped-away", data, -n)]
    for seat in winners[:1]:
        chance, n = min(((chance, n) for n, chance in sums.chances[seat]), default=(1.0, 0))
        if chance <= NEARLY_LOST / len(sums.chances):
            return [Lesson("comeback", {"seat": seat, "percent": max(1, percent(chance)), "ply": n}, n)]
    return []


def _dear(judged: Judged) -> list[Lesson]:
    """The dearest choice of all."""
    n = max(judged.costs, key=lambda line: (judged.costs[line], -line), default=None)
    if n is None or judged.costs[n] < DEAR:
        return []
    line = next(line for line in judged.lines if line.n == n)
    data = {"seat": line.seat, "ply": n, "percent": percent(judged.costs[n])}
    return [Lesson("dearest", {**data, "move": str(line.move), "best": judged.bests[n]}, n)]


def _even(judged: Judged) -> list[Lesson]:
    """What can be said of most: who alone made the most costly choices, or the fewest, or that all made as many."""
    if not judged.costs:
        return []
    counts = [costly(judged.of_seat(seat)) for seat in judged.seats]
    least, most = min(counts), max(counts)
    if least == most:
        return [Lesson("even", {"count": least})]
    if counts.count(most) == 1:
        return [Lesson("most-costly", {"seat": counts.index(most), "count": most})]
    if counts.count(least) == 1:
        return [Lesson("fewest-costly", {"seat": counts.index(least), "count": least})]
    return []
