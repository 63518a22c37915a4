"""What was typed after `envol`, read and checked: the game, its options, the bots, a language."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from envol import catalogue
from envol.catalogue import AnyGame

REFUSED = 2  # exit code of what cannot be done as it was asked


class BadInput(Exception):
    """What was asked cannot be done: the message `key` says why; its data may hold another one."""

    def __init__(self, key: str, code: int = REFUSED, **data: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.data = data


def language(asked: str | None) -> str:
    """The language that was asked for, else the one of the environment."""
    from envol.texts import LANGUAGES

    if asked is None:
        settings = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        first = next((setting for setting in settings if setting), "")
        return "fr" if first.startswith("fr") else "en"
    if asked not in LANGUAGES:
        raise BadInput("cli-bad-language", name=asked)
    return asked


def language_of(words: Sequence[str]) -> str:
    """The language of a command line that may not be readable otherwise."""
    asked = None
    for number, word in enumerate(words):
        if word.startswith("--lang"):
            asked = word.partition("=")[2] or "".join(words[number + 1 : number + 2])
    try:
        return language(asked)
    except BadInput:
        return language(None)


def safe(line: str) -> str:
    """The line without signs that steer a terminal: anybody may have written the names in a record."""
    told = line.replace("\u2060", "")  # our own texts join words by it, and a terminal would show it
    return "".join("\ufffd" if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in told)


def check_least(name: str, number: int | None, least: int) -> None:
    """Refuse a number that is too small."""
    if number is not None and number < least:
        raise BadInput("cli-bad-number", name=name, least=least)


def find_game(name: str) -> type[AnyGame]:
    """The game of this key, or `package.module:Class`, which may lie in the folder we are in."""
    if ":" not in name:
        try:
            return catalogue.find(name)
        except catalogue.UnknownGame as error:
            raise BadInput("cli-unknown-game", name=name, games=", ".join(catalogue.game_keys())) from error
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        kind = catalogue.import_game(name)
        kind.key, kind.players, kind.newest, kind.Options  # noqa: B018 - asked for, to see whether they are there
    except Exception as error:  # whatever the stranger's module does when it is loaded
        cause = error.__cause__ or error
        raise BadInput("cli-bad-module", name=name, detail=f"{type(cause).__name__}: {cause}") from error
    return kind


def find_seats(kind: type[AnyGame], asked: int | None, usual: int) -> int:
    """The number of players that was asked for, else the allowed one nearest to the usual one."""
    if asked is None:
        return min(kind.players, key=lambda seats: abs(seats - usual))
    if asked not in kind.players:
        most = kind.players[-1]
        raise BadInput("cli-bad-seats", game=kind.key, least=kind.players[0], most=most, seats=asked)
    return asked


def check_seats(kind: type[AnyGame], seats: int, allowed: tuple[int, int] | None) -> None:
    """Refuse a number of players for whom what is to be played was not made."""
    if allowed is not None and not allowed[0] <= seats <= allowed[1]:
        raise BadInput("cli-bad-seats", game=kind.key, least=allowed[0], most=allowed[1], seats=seats)


def read_options(kind: type[AnyGame], seats: int, pairs: Sequence[str]) -> Mapping[str, Any]:
    """The game's options, from `key=value` words."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("cli-bad-option", text=pair)
        _check_option(kind, name, value)
        given[name] = value
    try:
        game = catalogue.create(kind.key, seats, given, from_text=True)
    except catalogue.BadOptions as error:
        raise BadInput("cli-bad-options", detail=str(error)) from error
    options: Mapping[str, Any] = msgspec.to_builtins(game.options)
    return options


def option_choices(field: msgspec.structs.FieldInfo) -> list[str]:
    """The values of an option, as they are typed; none if they are too many to tell."""
    if field.type is bool:
        return ["true", "false"]
    return [str(choice) for choice in get_args(field.type)] if get_origin(field.type) is Literal else []


def _check_option(kind: type[AnyGame], name: str, value: str) -> None:
    fields = {field.name: field for field in msgspec.structs.fields(kind.Options) if field.default is not msgspec.UNSET}
    if not fields:
        raise BadInput("cli-no-options", game=kind.key, name=name)
    if name not in fields:
        raise BadInput("cli-unknown-option", game=kind.key, name=name, options=", ".join(fields))
    try:
        msgspec.convert(value, fields[name].type, strict=False)
    except msgspec.ValidationError as error:
        choices = option_choices(fields[name])
        if choices:
            raise BadInput("cli-bad-value", value=value, name=name, choices=", ".join(choices)) from error
        raise BadInput("cli-bad-type", value=value, name=name) from error


def split_bots(kind: type[AnyGame], text: str) -> list[str]:
    """The names of bots between commas, each known to play this game."""
    from envol import bots

    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            bots.create(name, kind)
        except (bots.NoGreedy, ImportError) as error:  # a game in no package has no place for a greedy bot
            raise BadInput("cli-no-greedy", game=kind.key) from error
        except bots.UnknownBot as error:
            raise BadInput("cli-unknown-bot", name=name) from error
    return names


def usual_bot(kind: type[AnyGame]) -> str:
    """The bot to play against when none is named."""
    try:
        split_bots(kind, "greedy")
    except BadInput:
        return "random"
    return "greedy"


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each of these seats: one name serves them all."""
    if len(names) not in (1, seats):
        raise BadInput("cli-bots-count", given=len(names), seats=seats)
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def check_name(name: str) -> str:
    """A name that can stand in a sentence."""
    name = name.strip()
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise BadInput("cli-bad-name")
    return name


def check_texts(kind: type[AnyGame], language: str) -> None:
    """Refuse to play a game that has no words in this language."""
    from envol.fluent import MissingText
    from envol.texts import Texts

    try:
        Texts(language, kind.key)("title")
    except (MissingText, OSError, ImportError, ValueError) as error:  # a game in no package has no folder of its own
        raise BadInput("cli-no-texts", game=kind.key) from error


def read_rules(kind: type[AnyGame], number: str | None, language: str) -> str:
    """The rules of a game, or the one of this number; `envol.2` is one that every game shares."""
    from envol.fluent import MissingText
    from envol.texts import Texts

    texts = Texts(language)
    try:
        if number is None:
            return texts.rules(kind.key)
        return texts.rule(number if "." in number else f"{kind.key}.{number}")
    except (MissingText, catalogue.UnknownGame) as error:
        raise BadInput("cli-no-rule", number=number, game=kind.key) from error
    except (OSError, ImportError, ValueError) as error:
        raise BadInput("cli-no-rules", game=kind.key) from error


def find_eyes(text: str, seats: int) -> int | str:
    """Whose eyes see a match: a seat, typed as a number from 1 on, a spectator's, or all."""
    if text in ("spectator", "all"):
        return text
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= seats:
        return int(text) - 1
    raise BadInput("cli-no-seat", given=text, seats=seats)
