"""Why a file has not the form of an adventure, so that it can be said in any language: msgspec speaks English."""

from __future__ import annotations

import re

from envol.games.brooms.adventures.flaws import Flaw

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
