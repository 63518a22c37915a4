"""What a good player of the Flying Sorcerers would say about a match: crashes, flights too early, curves too many."""

from __future__ import annotations

from envol.game import Event
from envol.lessons import Judged, Lesson, dearest, top

OFTEN = 2
MISHAPS = ("stopped", "no-room", "back-stopped")


def lessons(judged: Judged) -> list[Lesson]:
    early = judged.instead("fly", "take")
    lingered = judged.instead("take", "fly")
    found = _crashes(judged) + dearest(early, "early") + dearest(lingered, "lingered")
    wrong = judged.instead("take", "take")
    return found + dearest(wrong, "curves") + _flights(judged)


def _is_mishap(event: Event) -> bool:
    return event.kind.removesuffix("-broom") in MISHAPS


def _crashes(judged: Judged) -> list[Lesson]:
    """Who touched something in most of their flights; a flight may go on in later lines, once something was chosen."""
    flights: dict[int, list[bool]] = {seat: [] for seat in judged.seats}
    for line in judged.lines:
        if line.move.kind == "fly":
            flights[line.seat].append(False)
        for event in line.events:
            if _is_mishap(event) and flights[event.data["seat"]]:
                flights[event.data["seat"]][-1] = True
    seat = top({seat: float(sum(cut)) for seat, cut in flights.items()})
    if sum(flights[seat]) < OFTEN:
        return []
    return [Lesson("crashes", {"seat": seat, "count": sum(flights[seat]), "flights": len(flights[seat])})]


def _flights(judged: Judged) -> list[Lesson]:
    """In how many flights the winner won, and whether they were longer than everybody else's."""
    winners = [seat for seat in judged.seats if judged.outcome.ranks[seat] == 1]
    if len(winners) != 1:
        return []
    [winner] = winners
    flights = [sum(line.seat == seat and line.move.kind == "fly" for line in judged.lines) for seat in judged.seats]
    curves = [_curves(judged, seat) for seat in judged.seats]
    lengths = [curves[seat] / max(1, flights[seat]) for seat in judged.seats]
    others = max(lengths[:winner] + lengths[winner + 1 :])
    says = "long-flights" if lengths[winner] > others else "flights"
    return [Lesson(says, {"seat": winner, "flights": flights[winner], "curves": curves[winner]})]


def _curves(judged: Judged, seat: int) -> int:
    """The curves that the seat flew: laid or backed, without those that had no room at their end."""
    flown = 0
    for line in judged.lines:
        kinds = [event.kind.removesuffix("-broom") for event in line.events if event.data.get("seat") == seat]
        backed = "backed" in kinds and "back-stopped" not in kinds
        flown += kinds.count("laid") - kinds.count("no-room") + backed
    return flown
