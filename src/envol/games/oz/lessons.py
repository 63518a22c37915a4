"""What a good player of Oz would say about a match: the story that paid, and those that did not."""

from __future__ import annotations

from envol.lessons import Judged, Lesson, dearest, top


def lessons(judged: Judged) -> list[Lesson]:
    scored = [event.data for _, event in judged.events("scored")]
    found = []
    best = max(scored, key=lambda data: data["points"], default={"points": 0})
    if best["points"] > 0:
        found.append(Lesson("best-story", {**best, "total": judged.outcome.scores[best["seat"]]}))
    idle = dict.fromkeys(judged.seats, 0.0)
    for data in scored:
        idle[data["seat"]] += data["points"] <= 0
    seat = top(idle)
    if idle[seat]:
        found.append(Lesson("idle-stories", {"seat": seat, "count": int(idle[seat])}))
    return found + dearest(judged.of_kind("turn"), "turned")
