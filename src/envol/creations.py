"""What people make for a game themselves, such as a sky to fly in. A game that allows it has a module `creations`.

That module reads such a creation, says what is wrong with it, and tells which one a table plays; the server keeps
creations and shows them, and knows nothing else about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec


class _Trust:
    is_given = False


def trust_creations() -> None:
    """From now on a game that is created in this process takes a creation as it is.

    For a server and its workers, which have each one checked before a table has it: a check may take a good part of a
    second, and a game is created whenever a table is read, shown or thought about."""
    _Trust.is_given = True


def are_trusted() -> bool:
    """Whether a game that is being created may leave out the check of its creation."""
    return _Trust.is_given


class Creation(msgspec.Struct, frozen=True):
    """A creation as its maker wrote it, and what a gallery shows of it."""

    body: dict[str, Any]
    hash: str  # of its content: the same creation has the same
    title: str
    author: str
    text: str
    seats: tuple[int, int]  # for how many it is, at least and at most


class Shipped(msgspec.Struct, frozen=True):
    """One that comes with the game: `title` and `text` name texts of the game, `options` are those of its table."""

    name: str
    body: dict[str, Any]
    hash: str
    title: str
    text: str
    options: dict[str, Any]


class Fault(msgspec.Struct, frozen=True):
    """Why a creation cannot be played; `why` names a text of the game, `flaw-<why>`."""

    why: str
    data: dict[str, Any]


class BadCreation(ValueError):
    """This is no creation of that game at all: it does not fit the format, and the fault says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.why)
        self.fault = fault


class Estimate(msgspec.Struct, frozen=True):
    """How long and how hard a creation is, as bots found who played it; a game has words for it as `estimate-…`."""

    matches: int
    decided: int  # that somebody won
    length: int  # what a win takes, in whatever the game counts: the median,
    shortest: int  # what nine wins of ten take at least,
    longest: int  # and at most
    interrupted: int  # of a hundred of these, how many went wrong
    difficulty: str
    drawn: dict[str, Any] | None = None  # one of these matches, as the game's page draws it over the creation


class CreationSupport(Protocol):
    """What the module in a game's folder offers."""

    trials: int  # how many matches an estimate is made of

    def read(self, body: Mapping[str, Any]) -> Creation:
        """The creation in its normal form; raises BadCreation."""
        ...

    def examine(self, data: bytes) -> tuple[Any, Sequence[Any]]:
        """What a file holds, None if it has not the form of a creation, and all the reasons why it cannot be played."""
        ...

    def check(self, body: Mapping[str, Any]) -> list[Fault]:
        """What stands against playing it, as far as can be told; this may take a second or two."""
        ...

    def shipped(self) -> Sequence[Shipped]:
        """The creations that come with the game."""
        ...

    def known(self, hash: str) -> Estimate | None:
        """What is known beforehand of a creation that comes with the game."""
        ...

    def options(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table that plays this creation."""
        ...

    def trial(self, body: Mapping[str, Any], number: int) -> Any:
        """What bots tell who have played it; one number, one match. This may take some seconds."""
        ...

    def sum_up(self, trials: Sequence[Any]) -> Estimate:
        """What these matches tell together."""
        ...

    def used(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The body of the creation that a table with these options plays, if it plays one."""
        ...
