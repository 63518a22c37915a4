"""`envol analyse`: what the decisions of a recorded match were worth, luck apart from skill."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from envol.analysis import Analysis, Decision, Turning, count, reviewed, summed
from envol.bots.review import Reviewer
from envol.cli.arguments import safe
from envol.cli.tables import empty, progress
from envol.lessons import Lesson
from envol.match import Match
from envol.texts import Texts


def analyse(match: Match, simulations: int | None, language: str) -> Analysis:
    """Judge every decision, with a bar where somebody watches."""
    reviewer, found = Reviewer(match.game, simulations), list[Decision]()
    name = Texts(language, match.header.game)("title")
    with progress(name, count(match), language, "analysis-progress") as advance:
        for decision in reviewed(match, reviewer):
            if decision is not None:
                found.append(decision)
            advance(1)
    return summed(match, found, reviewer.simulations)


def as_json(analysis: Analysis) -> str:
    return msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode()


def show(match: Match, analysis: Analysis, language: str) -> None:
    """A table of the seats, and the turning points in sentences."""
    texts = Texts(language, match.header.game, [safe(name) for name in match.header.seats])
    table, console = empty()
    table.add_column(texts("analysis-seat"))
    is_race = any(one.speed for one in analysis.seats)
    for column in ("start", "choices", *(["speed"] if is_race else []), "others", "luck", "result"):
        table.add_column(texts(f"analysis-{column}"), justify="right")
    for seat, one in enumerate(analysis.seats):
        result = "" if one.result is None else _signed(texts, one.result, "none")
        parts = (-one.choices, *([-one.speed] if is_race else []), one.others, one.luck)
        changes = [_signed(texts, part) for part in parts]
        table.add_row(texts.name(seat), _signed(texts, one.start, "none"), *changes, result)
    console.print(table)
    for sentence in sentences(match, analysis, texts):
        console.print(sentence)


def sentences(match: Match, analysis: Analysis, texts: Texts) -> Iterator[str]:
    """What a good player would say, the turning points, and what was looked at."""
    for lesson in analysis.lessons:
        yield _taught(match, lesson, texts)
    for turn in analysis.turning:
        yield _told(match, turn, texts)
    if not analysis.turning:
        yield texts("analysis-calm")
    if "analysis-scope-own" in texts:
        yield texts("analysis-scope-own")
    if analysis.simulations:
        yield texts("analysis-scope", simulations=analysis.simulations)


def _told(match: Match, turn: Turning, texts: Texts) -> str:
    data = {"ply": turn.n, "seat": turn.seat, **_size(turn.size)}
    if turn.kind == "choice":
        data["move"], data["best"] = (texts.offer(match.game.parse(move)) for move in (turn.move, turn.best))
    return texts.format(f"turning-{turn.kind}", data)


def _taught(match: Match, lesson: Lesson, texts: Texts) -> str:
    data = dict(lesson.data)
    for name in {"move", "best"} & data.keys():
        data[name] = texts.offer(match.game.parse(data[name]))
    return texts.format(f"lesson-{lesson.says}", data)


def _size(part: float) -> dict[str, str | int]:
    percent = round(100 * abs(part))
    return {"percent": percent, "sign": "none" if not percent else "plus" if part > 0 else "minus"}


def _signed(texts: Texts, part: float, sign: str | None = None) -> str:
    return texts.format("analysis-percent", _size(part) | ({} if sign is None else {"sign": sign}))
