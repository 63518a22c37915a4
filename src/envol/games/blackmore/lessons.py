"""What a good player of Blackmore would say about a match: trumps, leads, cards that follow, and the last tricks."""

from __future__ import annotations

from typing import cast

from envol.games.blackmore.moves import MOVES, Play
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import NO_CARD, State
from envol.lessons import Judged, Lesson, Line, dearest_of, top

STREAK = 4


def lessons(judged: Judged) -> list[Lesson]:
    return _trumps(judged) + _cards(judged) + _last_tricks(judged) + _streak(judged)


def _trumps(judged: Judged) -> list[Lesson]:
    """Who kept or changed the trump when the other was better, or changed it by the wrong card."""
    kinds = {
        "trump-kept": judged.instead("keep", "lay"),
        "trump-changed": judged.instead("lay", "keep"),
        "trump-card": judged.instead("lay", "lay"),
    }
    return dearest_of(kinds)


def _cards(judged: Judged) -> list[Lesson]:
    """Who led or followed with the wrong card, and what the better one would have done."""
    game = cast(Blackmore, judged.game)
    places = {line.n: _place(game, line, judged.bests[line.n]) for line in judged.lines if line.n in judged.bests}
    kinds = ("leads", "follows-let-go", "follows-took", "follows-weaker", "follows")
    return dearest_of({says: judged.where(lambda line: places[line.n] == says) for says in kinds})  # noqa: B023


def _place(game: Blackmore, line: Line, best: str) -> str:
    """What kind of choice the card was, beside the best one: a lead, or one that follows and beats the rest or not."""
    better = MOVES[best]
    if not isinstance(line.move, Play) or not isinstance(better, Play):
        return ""
    state: State = line.state
    if state.table[state.leader] == NO_CARD:
        return "leads"
    if not any(_beats(game, state, line.seat, card) for card in state.hands[line.seat]):
        return "follows-weaker"
    took, takes = (_beats(game, state, line.seat, play.card) for play in (line.move, better))
    if took == takes:
        return "follows"
    return "follows-took" if took else "follows-let-go"


def _beats(game: Blackmore, state: State, seat: int, card: int) -> bool:
    """Whether the card would beat all that lie on the table."""
    tried = game.clone(state)
    tried.table[seat] = card
    return game.winner(tried) == seat


def _last_tricks(judged: Judged) -> list[Lesson]:
    """Who took most of the tricks after which nobody draws."""
    ends = [line.n for line, _ in judged.events("final")]
    if not ends:
        return []
    won = [event.data["seat"] for line, event in judged.events("trick") if line.n > ends[0]]
    count = {seat: float(won.count(seat)) for seat in judged.seats}
    best = top(count)
    if 2 * count[best] <= len(won):
        return []
    return [Lesson("last-tricks", {"seat": best, "count": int(count[best]), "tricks": len(won)}, ends[0] + 1)]


def _streak(judged: Judged) -> list[Lesson]:
    """The longest row of tricks of one seat."""
    longest, begins, row, since, last = 0, 0, 0, 0, -1
    for line, event in judged.events("trick"):
        if event.data["seat"] != last:
            row, since, last = 0, line.n + 1, event.data["seat"]
        row += 1
        if row > longest:
            longest, begins, whose = row, since, last
    if longest < STREAK:
        return []
    return [Lesson("streak", {"seat": whose, "count": longest, "ply": begins}, begins)]
