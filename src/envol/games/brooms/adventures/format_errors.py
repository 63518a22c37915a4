"""Why a file has not the form of an adventure, so that it can be said in any language: msgspec speaks English."""

from __future__ import annotations

import json
import re
from typing import Any

from envol.games.brooms.adventures.flaw import Flaw

# What msgspec writes, and the flaw that it is; the groups become the data of its sentence.
_WORDS = (
    (r"Object missing required field `(?P<field>.+)`", "lacks-field"),
    (r"Object contains unknown field `(?P<field>.+)`", "unknown-field"),
    (r"Expected `(?P<type>\w+)[^`]*`, got `\w+`", "wrong-type"),
    (r"Expected `\w+` of length <= (?P<most>\d+)", "too-long"),
    (r"Expected `\w+` of length >= (?P<least>\d+)", "too-short"),
    (r"Expected `\w+` <= (?P<most>\d+)", "too-great"),
    (r"Expected `\w+` >= (?P<least>\d+)", "too-small"),
    (r"Expected `\w+` matching regex .*|Invalid (enum )?value .*|Expected `.*", "wrong-value"),
)
_PLACE = re.compile(r" - at (?:`key` in )?`(?P<where>\$[^`]*)`$")


def misfit(error: Exception) -> Flaw:
    """The flaw that an error of reading tells of, with its place in the file."""
    text = str(error)
    place = _PLACE.search(text)
    what = text[: place.start()] if place else text
    for pattern, why in _WORDS:
        found = re.fullmatch(pattern, what, re.DOTALL)
        if found:
            data = {name: int(value) if value.isdigit() else value for name, value in found.groupdict().items()}
            return Flaw(why, {"where": place["where"] if place else "$", **data})
    return Flaw("no-json")


class _DoubleKey(Exception):
    """A field that an object has twice."""


def _refuse_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _DoubleKey(next(name for name in names if names.count(name) > 1))
    return found


def read_text(data: bytes) -> tuple[str, Flaw | None]:
    """The text of a file, with or without a byte-order mark; a flaw if it is not UTF-8, or says something twice."""
    try:
        text = data.decode("utf-8-sig")
        if "\0" in text:  # UTF-16 and UTF-32 of plain letters
            return "", Flaw("encoding")
        json.loads(text, object_pairs_hook=_refuse_doubles)
    except UnicodeDecodeError:
        return "", Flaw("encoding")
    except _DoubleKey as error:
        return "", Flaw("double-key", {"field": str(error)})
    except (ValueError, RecursionError):
        pass  # whoever decodes it says what is wrong
    return text, None
