"""Adventures that people draw, as the server's gallery keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from envol.games.brooms.adventure import Adventure
from envol.games.brooms.check import LARGEST, examine
from envol.workshop import BadWork, Fault, Work


def read(body: Mapping[str, Any]) -> Work:
    """The adventure in its normal form; raises BadWork if it has not the form of one."""
    data = msgspec.json.encode(body)
    if len(data) > LARGEST:
        raise BadWork(f"more than {LARGEST} bytes")
    try:
        adventure = msgspec.json.decode(data, type=Adventure)
    except msgspec.MsgspecError as error:
        raise BadWork(str(error)) from error
    plain: dict[str, Any] = msgspec.to_builtins(adventure)
    return Work(plain, adventure.digest, adventure.title, adventure.author, adventure.text)


def check(body: Mapping[str, Any]) -> list[Fault]:
    """All that stands against flying it."""
    _, flaws = examine(msgspec.json.encode(body))
    return [Fault(flaw.why, dict(flaw.data)) for flaw in flaws]


def used(options: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The adventure that a table of these options flies, if it is not one of the shelf."""
    own = options.get("own")
    if own is not None and not isinstance(own, Mapping):
        raise BadWork("`own` is no adventure")
    return own
