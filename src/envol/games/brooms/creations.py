"""Adventures that people draw, as the server's gallery keeps them, and those that come with the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from envol.creations import BadCreation, Creation, Estimate, Fault, Shipped
from envol.games.brooms.adventures.check import LARGEST, examine
from envol.games.brooms.adventures.format import FIGURES, SHELF, Adventure, file_of, load, plain
from envol.games.brooms.adventures.format_errors import misfit
from envol.games.brooms.pilots import estimate
from envol.games.brooms.rules import Brooms

trials = estimate.MATCHES
sum_up = estimate.sum_up


def read(body: Mapping[str, Any]) -> Creation:
    """The adventure in its normal form; raises BadCreation if it has not the form of one."""
    data = msgspec.json.encode(body)
    if len(data) > LARGEST:
        raise BadCreation(Fault("too-large", {"count": len(data), "most": LARGEST}))
    adventure = _adventure(data)
    made: dict[str, Any] = msgspec.to_builtins(adventure)
    return Creation(made, adventure.digest, adventure.title, adventure.author, adventure.text, adventure.players)


def _adventure(data: bytes) -> Adventure:
    try:
        return msgspec.json.decode(data, type=Adventure)
    except msgspec.MsgspecError as error:
        flaw = misfit(error)
        raise BadCreation(Fault(flaw.why, dict(flaw.data))) from error


def check(body: Mapping[str, Any]) -> list[Fault]:
    """All that stands against flying it."""
    _, flaws = examine(msgspec.json.encode(body))
    return [Fault(flaw.why, dict(flaw.data)) for flaw in flaws]


def trial(body: Mapping[str, Any], number: int) -> estimate.Trial:
    """What happens when bots fly it."""
    return estimate.fly(_adventure(msgspec.json.encode(body)), number)


def known(hash: str) -> Estimate | None:
    """What many matches have told of a shipped adventure."""
    return _figures().get(hash)


@cache
def _figures() -> dict[str, Estimate]:
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, Estimate])


@cache
def shipped() -> Sequence[Shipped]:
    """The adventures on the shelf; their names and stories are texts, as the form of a table asks for them."""
    found = []
    for name in SHELF:
        file, key = file_of(name, Brooms.newest), f"option-adventure-{name}"
        found.append(Shipped(name, plain(file), load(file).digest, key, f"{key}-about", {"adventure": name}))
    return tuple(found)


def options(body: Mapping[str, Any]) -> dict[str, Any]:
    """A table flies an adventure of one's own in full."""
    return {"own": dict(body)}


def used(options: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The adventure that a table of these options flies; nothing where they name none, which the form refuses."""
    own = options.get("own")
    if own is None:
        name = options.get("adventure", SHELF[0])
        return next((creation.body for creation in shipped() if creation.name == name), None)
    if not isinstance(own, Mapping):
        raise BadCreation(Fault("wrong-type", {"where": "$", "type": "object"}))
    return own
