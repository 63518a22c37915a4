"""What a good player of Air Sorcière would say about a match: who dared too much or too little, falls, and diplomas."""

from __future__ import annotations

from envol.games.air.state import NO_CARD
from envol.lessons import Judged, Lesson, Line, dearest, dearest_of, top

FALLS = 2
LARGE = 3  # spellbooks of one diploma


def lessons(judged: Judged) -> list[Lesson]:
    return _falls(judged) + dearest(judged.instead("draw", "land"), "daring") + _careful(judged) + _diplomas(judged)


def _careful(judged: Judged) -> list[Lesson]:
    """Who landed when flying on was better, while nothing could happen yet or later."""

    def landed(line: Line) -> bool:
        return line.move.kind == "land" and judged.best_kind(line) in ("draw", "take")

    safe = judged.where(lambda line: landed(line) and line.state.shared == NO_CARD)
    risky = judged.where(lambda line: landed(line) and line.state.shared != NO_CARD)
    return dearest_of({"careful": safe, "careful-forced": risky})


def _falls(judged: Judged) -> list[Lesson]:
    """Who fell most often, and how many witches it cost."""
    falls = [event.data for _, event in judged.events("fall")]
    count = {seat: float(sum(data["seat"] == seat for data in falls)) for seat in judged.seats}
    seat = top(count)
    if count[seat] < FALLS:
        return []
    lost = sum(data["count"] for data in falls if data["seat"] == seat)
    return [Lesson("falls", {"seat": seat, "count": int(count[seat]), "witches": lost})]


def _diplomas(judged: Judged) -> list[Lesson]:
    """Who received the most diplomas of five cards."""
    large = [event.data["seat"] for _, event in judged.events("books") if event.data["count"] >= LARGE]
    count = {seat: float(large.count(seat)) for seat in judged.seats}
    seat = top(count)
    return [Lesson("large-diplomas", {"seat": seat, "count": int(count[seat])})] if count[seat] else []
