"""The games there are. A new game is one folder and one line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from envol.codec import convert
from envol.game import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from envol.box import Box

AnyGame = Game[Any, Any, Any]

_PACKAGES: dict[str, str] = {
    "air": "envol.games.air",
    "blackmore": "envol.games.blackmore",
    "brooms": "envol.games.brooms",
    "carpets": "envol.games.carpets",
    "oz": "envol.games.oz",
}
_REGISTERED: dict[str, type[AnyGame]] = {}  # games from outside the library, registered by whoever runs them
_NAMES: dict[str, str] = {}  # and by what names they were found


class UnknownGame(ValueError):
    """No game of that name is in the catalogue."""


class BadOptions(ValueError):
    """The options or the number of seats do not fit the game."""


def game_keys() -> tuple[str, ...]:
    """The keys of the library's own games."""
    return tuple(_PACKAGES)


def all_game_keys() -> tuple[str, ...]:
    """The keys of all games that are known, registered ones included."""
    return (*_PACKAGES, *(key for key in _REGISTERED if key not in _PACKAGES))


def register(kind: type[AnyGame]) -> None:
    """Make a game from outside the library known by its key."""
    _REGISTERED[kind.key] = kind
    _NAMES.pop(kind.key, None)


def import_name(kind: type[AnyGame]) -> str:
    """By what `import_game` finds it in another process: a key of the library, or where a guest's class lives."""
    if _REGISTERED.get(kind.key) is kind:  # perhaps in the place of a game of the library
        return _NAMES.get(kind.key) or f"{kind.__module__}:{kind.__qualname__}"
    return kind.key if kind.key in _PACKAGES else f"{kind.__module__}:{kind.__qualname__}"


def find(key: str) -> type[AnyGame]:
    """The class of a game by its key."""
    if key in _REGISTERED:
        return _REGISTERED[key]
    if key in _PACKAGES:
        kind: type[AnyGame] = import_module(_PACKAGES[key]).game
        return kind
    raise UnknownGame(key)


def part(kind: type[AnyGame], name: str) -> Any:
    """A module in a game's own folder that only some games have, such as `greedy`; None where there is none."""
    package = kind.__module__.rpartition(".")[0]  # a guest may lie in no folder at all
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def file_of(kind: type[AnyGame], name: str) -> Traversable | None:
    """A file in a game's own folder, such as `texts/en.ftl`; None where there is none."""
    from importlib.resources import files

    package = kind.__module__.rpartition(".")[0]
    path = files(package).joinpath(name) if package else None
    return path if path is not None and path.is_file() else None


def box_of(kind: type[AnyGame]) -> Box:
    """What the box of a game shows."""
    from envol.box import plain_box  # not needed by who only plays by program

    module = part(kind, "box")
    box: Box = plain_box(kind.key) if module is None else module.BOX
    return box


def import_game(name: str) -> type[AnyGame]:
    """A game by its key, or by `package.module:Class` for one outside the library, which is then registered.

    Only for names that the person at the keyboard wrote: a record or a message may name a key, never a module."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return find(name)
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(name) from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise UnknownGame(name)
    register(kind)
    _NAMES[kind.key] = name
    return kind


def option_seats(kind: type[AnyGame]) -> dict[str, list[int]]:
    """The options that are for some numbers of seats only, and for which: they declare it as `x-seats`."""
    found: dict[str, list[int]] = {}
    for name, hint in get_type_hints(kind.Options, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            declared = meta.extra_json_schema or {} if isinstance(meta, msgspec.Meta) else {}
            if "x-seats" in declared:
                found[name] = declared["x-seats"]
    return found


def options_at(kind: type[AnyGame], seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """These options without those that are not for so many seats."""
    limits = option_seats(kind)
    return {name: value for name, value in options.items() if seats in limits.get(name, (seats,))}


def create(
    key: str, seats: int, options: Mapping[str, Any] | None = None, rules: int | None = None, *, from_text: bool = False
) -> AnyGame:
    """A game under these options, by default with its newest rules."""
    kind = find(key)
    try:
        chosen: Any = convert(dict(options or {}), kind.Options, from_text=from_text)
        return kind(seats, chosen, kind.newest if rules is None else rules)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadOptions(str(error)) from error
