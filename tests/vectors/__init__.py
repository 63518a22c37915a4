"""Examples that Python and the browser must agree on to the character."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from envol import catalogue
from envol.fluent import MissingText
from envol.texts import LANGUAGES, Texts, sources

FILE = Path(__file__).parent / "texts.json"
NAMES = ["Anna", "Zoé"]
WORDS = {"me": "yes", "list": "a, b", "item": "c", "winners": "Anna", "others": "Zoé", "eyes": "all", "totals": "yes"}
WORDS |= {"pawn": "seat", "side": "left", "way": "over", "hand": "left", "ban": "yes", "character": "d"}
WORDS |= {
    "whence": "fou",
    "palace": "no",
    "ends": "won",
    "reached": "no",
    "move": "take",
    "worth": "much",
    "best": "leave",
    "sign": "minus",
}
SQUARES = {"first": {"motif": "L", "colour": "V"}, "second": {"motif": "*", "colour": "B"}}
SQUARES |= {"third": {"motif": "P", "colour": "*"}, "fourth": {"motif": "*", "colour": "*"}}
NESTED: dict[str, Any] = {
    "card": {"colour": "v", "value": 7},
    "colour": {"colour": "g"},
    "challenge": {"size": 4, "clouds": 3, "genie": 0, **SQUARES},
    "cobra": {"kind": "back", "count": 2},
    **SQUARES,
    "actor": {"character": "s"},
    "one": {"character": "w"},
    "pair": {"one": {"character": "l"}, "two": {"character": "w"}},
    "thing": {"thing": "hut", "number": 2},
    "beside": {"thing": "castle", "number": 1},
    "curve": {"piece": "I", "side": "right", "length": 120, "degrees": 60},
    "goal": {"kind": "pass", "a": 3, "b": 4, "cat": 0, "hut": 0, "points": 0},
    "story": {"kind": "trio", "one": {"character": "d"}, "two": {"character": "t"}, "three": {"character": "o"}},
}
OWN: dict[str, dict[str, Any]] = {
    "card": {"colour": "b", "value": 3},
    "colour": {"colour": "r"},
    "challenge": {"size": 2, "clouds": 1, "genie": 1, **SQUARES},
    "cobra": {"kind": "ban", "count": 1},
    "square": {"motif": "M", "colour": "J"},
    **SQUARES,
    "character": {"character": "r"},
    "pair": {"one": {"character": "d"}, "two": {"character": "g"}},
    "thing": {"thing": "castle", "number": 3},
    "curve": {"piece": "A", "side": "left", "length": 70, "degrees": 10},
    "goal": {"kind": "touch", "a": 0, "b": 0, "cat": 2, "hut": 0, "points": 0},
    "story": {"kind": "couple", "one": {"character": "d"}, "two": {"character": "s"}},
}  # the arguments of these very messages


def sample(
    texts: Texts, key: str, used: dict[str, set[str]], number: int, within: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Arguments for a message: seats as numbers, cards as mappings, words where words are meant, else the number.

    An argument that has the name of a message is a mapping of what that message asks for (docs/adding-a-game.md); where
    a game asks for something else than our samples of that name hold, it is made up."""
    if not within and key in OWN and suffices(texts, key, OWN[key]):
        return OWN[key]
    data: dict[str, Any] = {}
    for name in sorted(used[key] - {"me", "mine"}):
        if name in ("seat", "other"):
            data[name] = (number + (name == "other")) % 2
        elif name in NESTED and suffices(texts, name, NESTED[name]):
            data[name] = NESTED[name]
        elif name in WORDS:
            data[name] = WORDS[name]
        elif used.get(name) and name not in (key, *within):
            data[name] = sample(texts, name, used, number, (key, *within))
        else:
            data[name] = number
    return data


def suffices(texts: Texts, key: str, data: dict[str, Any]) -> bool:
    """Whether these are arguments with which the message can be said."""
    try:
        texts.format(key, data)
    except MissingText:
        return False
    return True


def arguments_of(text: str) -> dict[str, set[str]]:
    """The messages of a Fluent file, each with the arguments that it and the messages it refers to use."""
    bodies = {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.span is not None
    }

    def used(key: str) -> set[str]:
        found = set(re.findall(r"\$([a-z]+)", bodies[key]))
        for other in re.findall(r"\{ ([a-z][a-z-]*) \}", bodies[key]):
            found |= used(other)
        return found

    return {key: used(key) for key in bodies}


def examples() -> list[dict[str, Any]]:
    """Each shared message and each of a game, in both languages, with none, one and many."""
    return [example for game in (None, *catalogue.game_keys()) for example in examples_of(game)]


def examples_of(game: str | None) -> Iterator[dict[str, Any]]:
    for language in LANGUAGES:
        *_, (_, text) = sources(language, game)
        texts = Texts(language, game, NAMES, me=0)
        used = arguments_of(text)
        for key in used:
            for number in (0, 1, 1234) if used[key] else (0,):
                data = sample(texts, key, used, number)
                yield {"game": game, "language": language, "key": key, "data": data, "said": texts.format(key, data)}
