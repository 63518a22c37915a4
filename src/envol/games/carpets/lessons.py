"""What a good player of Magic Fold would say about a race: who was first, wrong or late, and which cards paid."""

from __future__ import annotations

from typing import cast

from envol.games.carpets.rules import Carpets
from envol.lessons import Judged, Lesson, dearest, top

OFTEN = 2


def lessons(judged: Judged) -> list[Lesson]:
    pushed = [event.data["seat"] for _, event in judged.events("right") if event.data["token"] == 1]
    wrong = [event.data["seat"] for _, event in judged.events("wrong")]
    late = [event.data["seat"] for _, event in judged.events("late")]
    found = _often(judged, wrong, "wrong") + _often(judged, late, "late")
    found += dearest(judged.of_kind("claim"), "cards")
    return found + _often(judged, _first(judged), "first") + _often(judged, pushed, "token-one")


def _first(judged: Judged) -> list[int]:
    """Who took the first card of each round; at a calm table all choose at the same time."""
    if cast(Carpets, judged.game).is_calm:
        return []
    found: dict[tuple[int, int], int] = {}
    for line in judged.lines:
        if line.move.kind == "claim":
            found.setdefault((line.state.race, line.state.round), line.seat)
    return list(found.values())


def _often(judged: Judged, seats: list[int], says: str) -> list[Lesson]:
    count = {seat: float(seats.count(seat)) for seat in judged.seats}
    seat = top(count)
    return [Lesson(says, {"seat": seat, "count": int(count[seat])})] if count[seat] >= OFTEN else []
