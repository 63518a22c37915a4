"""What people make for a game themselves, such as a sky to fly in. A game that allows it has a module `workshop`.

That module reads such a work, says what is wrong with it, and tells which one a table plays; the server keeps works and
shows them, and knows nothing else about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec


class Work(msgspec.Struct, frozen=True):
    """A work as its maker wrote it, and what a gallery shows of it."""

    body: dict[str, Any]
    hash: str  # of its content: the same work has the same
    title: str
    author: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """Why a work cannot be played; `why` names a text of the game, `flaw-<why>`."""

    why: str
    data: dict[str, Any]


class BadWork(ValueError):
    """This is no work of that game at all: it does not fit the format."""


class Workshop(Protocol):
    """What the module in a game's folder offers."""

    def read(self, body: Mapping[str, Any]) -> Work:
        """The work in its normal form; raises BadWork."""
        ...

    def check(self, body: Mapping[str, Any]) -> list[Fault]:
        """What stands against playing it, as far as can be told; this may take a second or two."""
        ...

    def used(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The body of the work that a table with these options plays, if it plays one."""
        ...
