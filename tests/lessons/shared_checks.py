"""What the sentences of every game claim, asked of the table and of the record; each by the name of its message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lessons.told import Told

Check = Callable[[Told, dict[str, Any]], bool]


def _row(told: Told, data: dict[str, Any]) -> Any:
    return told.analysis.seats[data["seat"]]


def _others(told: Told, data: dict[str, Any]) -> list[Any]:
    return [row for seat, row in enumerate(told.analysis.seats) if seat != data["seat"]]


def _won(told: Told, data: dict[str, Any]) -> bool:
    return told.winners == [data["seat"]]


def _luck(told: Told, data: dict[str, Any]) -> bool:
    row = _row(told, data)
    return _won(told, data) and row.luck > row.others and row.luck > 0


def _by_choices(told: Told, data: dict[str, Any]) -> bool:
    """Neither luck nor speed did more."""
    row, others = _row(told, data), _others(told, data)
    speed, choices = sum(one.speed for one in others), sum(one.choices for one in others)
    return _won(told, data) and row.luck <= row.others and speed <= choices


def _speed(told: Told, data: dict[str, Any]) -> bool:
    row, others = _row(told, data), _others(told, data)
    speed, choices = sum(one.speed for one in others), sum(one.choices for one in others)
    return _won(told, data) and row.luck <= row.others and speed > choices


def _choices(told: Told, data: dict[str, Any]) -> bool:
    cheaper = all(_row(told, data).choices < other.choices for other in _others(told, data))
    return _by_choices(told, data) and cheaper and told.costly(data["seat"]) == data["count"]


def _theirs(told: Told, data: dict[str, Any]) -> int:
    return sum(told.costly(seat) for seat in range(told.match.game.seats) if seat != data["seat"])


def _had(told: Told, data: dict[str, Any]) -> bool:
    chances = [one.before for one in told.decisions if (one.n, one.seat) == (data["ply"], data["seat"])]
    return len(chances) == 1 and abs(100 * chances[0] - data["percent"]) <= 1


def _lost_after(told: Told, data: dict[str, Any]) -> float:
    log = told.match.log
    own = [one for one in told.decisions if one.seat == data["seat"] == log[one.n].seat and one.n >= data["ply"]]
    return sum(one.cost for one in own)


def _dearest(told: Told, data: dict[str, Any]) -> bool:
    [made] = [one for one in told.decisions if (one.n, one.seat) == (data["ply"], data["seat"])]
    most = all(made.cost >= other.cost - 1e-9 for other in told.chosen(lambda _: True))
    same = (made.move, made.best, round(100 * made.cost)) == (data["move"], data["best"], data["percent"])
    return most and same and made.move != made.best


def _counts(told: Told) -> list[int]:
    return [told.costly(seat) for seat in range(told.match.game.seats)]


def _alone(told: Told, data: dict[str, Any], extreme: Callable[[list[int]], int]) -> bool:
    counts = _counts(told)
    return counts[data["seat"]] == data["count"] == extreme(counts) and counts.count(data["count"]) == 1


CHECKS: dict[str, Check] = {
    "won-luck": _luck,
    "won-speed": _speed,
    "won-choices": _choices,
    "won-others": lambda told, data: _by_choices(told, data) and 0 < _theirs(told, data) == data["count"],
    "won-little": lambda told, data: _by_choices(told, data) and _theirs(told, data) == 0,
    "slipped": lambda told, data: _had(told, data) and data["seat"] not in told.winners and 60 <= data["percent"] < 100,
    "slipped-away": lambda told, data: (
        _had(told, data) and data["seat"] not in told.winners and _lost_after(told, data) < 0.05
    ),
    "comeback": lambda told, data: _had(told, data) and data["seat"] in told.winners and 0 < data["percent"] <= 25,
    "dearest": _dearest,
    "most-costly": lambda told, data: _alone(told, data, max),
    "fewest-costly": lambda told, data: _alone(told, data, min),
    "even": lambda told, data: set(_counts(told)) == {data["count"]},
}
