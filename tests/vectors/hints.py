"""Hints that the terminal and the page must put into the same words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from envol import catalogue
from envol.heuristics import Weighed
from envol.texts import LANGUAGES, Texts

FILE = Path(__file__).parent / "hints.json"
NAMES = ["Anna", "Zoé"]
COUNTED = {"ends": "lost", "points": 1}
CARD = {"token": 2, "clouds": 4.8, "changes": 1, "palace": "no"}
WAY = {"turns": 2, "reached": "no", "cm": 31}
# By game: moves that a master weighed, the words for their worth, and the arguments of these.
WEIGHED: list[tuple[str, list[tuple[str, str, dict[str, Any]]]]] = [
    ("air", [("draw", "only", {})]),
    ("air", [("land black", "chance", {"percent": 54}), ("take g5", "chance", {"percent": 51})]),
    ("blackmore", [(f"play {card}", "chance", {"percent": 9 + card.count("b")}) for card in ("b3", "g9", "r1")]),
    ("blackmore", [("lay s6", "counted", {"ends": "won", "points": 3}), ("keep", "counted", COUNTED)]),
    ("brooms", [("take I right", "programme", WAY), ("fly", "programme", {**WAY, "reached": "next", "turns": 1})]),
    (
        "carpets",
        [("fold left 1 over", "card", CARD), ("claim 4", "card", {**CARD, "token": 4, "clouds": 1, "changes": 0})],
    ),
    ("brooms", [(f"banish {castle}", "far", {"cm": 85 - castle, "whence": "thief"}) for castle in (3, 2)]),
    ("carpets", [("claim 3", "card", {"token": 3, "clouds": 53.8, "changes": 0, "palace": "yes"})]),
    ("carpets", [("push 1", "push", {"clouds": 2.5}), ("push ghost", "push", {"clouds": 1})]),
    ("oz", [("take 3", "chance", {"percent": 48}), ("take 1", "chance", {"percent": 46})]),
]


def examples() -> list[dict[str, Any]]:
    """Each of them in both languages, as Python says it."""
    made = []
    for key, weighed in WEIGHED:
        game = catalogue.create(key, 2, {})
        moves = [Weighed(game.parse(move), 0.5, says, data) for move, says, data in weighed]
        told = [{"move": move, "says": says, "data": data} for move, says, data in weighed]
        for language in LANGUAGES:
            said = Texts(language, key, NAMES, me=0).advice(moves)
            made.append({"game": key, "language": language, "weighed": told, "said": said})
    return made


def text() -> str:
    """The file, one example a line."""
    return "[\n" + ",\n".join(json.dumps(example, ensure_ascii=False) for example in examples()) + "\n]\n"
