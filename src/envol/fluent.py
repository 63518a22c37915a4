"""The messages of Fluent files. Each is parsed when it is first asked for: a program says few of the thousand it knows,
and parsing all of them took most of its start. Words with names between them, as most are, need no parser at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# An entry ends where the next one or a comment begins, at the start of a line.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?!-?[a-zA-Z][\w-]* *=|#).*)*)", re.MULTILINE)
_SIMPLE = re.compile(r"[^\n{}]*(?:\{ *\$[a-zA-Z][\w-]* *\}[^\n{}]*)*")
_ARGUMENT = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class MissingText(LookupError):
    """No such message in that language, or an argument it needs is not there."""


class Messages:
    """The messages of some files in one language; where two have the same name, the first counts."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        for text in texts:
            self._entries = {**split(text), **self._entries}
        self._simple: dict[str, list[str] | None] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def format(self, name: str, arguments: Mapping[str, Any]) -> str:
        """The message with these arguments; raises MissingText."""
        if name not in self._simple:
            if name not in self._entries:
                raise MissingText(f"{name} ({self._language})")
            self._simple[name] = simple(self._entries[name])
        pieces = self._simple[name]
        told = None if pieces is None else _join(pieces, arguments)
        return self._format(name, arguments) if told is None else told

    def _format(self, name: str, arguments: Mapping[str, Any]) -> str:
        bundle = self._parse(name)
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"{name} has attributes only"
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingText(f"{name} ({self._language}): {errors[0]}")
        return str(text)

    def _parse(self, name: str) -> FluentBundle:
        """The bundle, when it knows this message and all those that may be referred to from there."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        missing = [name]
        while missing:
            one = missing.pop()
            if one in self._entries and one not in self._parsed:
                self._parsed.add(one)
                self._bundle.add_resource(FluentResource(f"{one} ={self._entries[one]}"))
                missing += _NAME.findall(self._entries[one])
        return self._bundle


@cache
def split(text: str) -> dict[str, str]:
    """What stands behind the equals sign of each entry of a Fluent file, by its name; terms have a minus before it."""
    return {entry[1]: entry[2] for entry in reversed([*_ENTRY.finditer(text)])}


def simple(value: str) -> list[str] | None:
    """The value as words and, at every odd place, the name of an argument; None if it takes more to say it."""
    value = value.strip(" \n")
    return _ARGUMENT.split(value) if _SIMPLE.fullmatch(value) else None


def _join(pieces: list[str], arguments: Mapping[str, Any]) -> str | None:
    """The words with the arguments between them; None where one must be written as its language writes it."""
    told = pieces.copy()
    for place in range(1, len(pieces), 2):
        value = arguments.get(pieces[place])
        if type(value) is int and -1000 < value < 1000:
            told[place] = str(value)
        elif type(value) is str:
            told[place] = value
        else:
            return None
    return "".join(told)
