"""Files on the command line: records that are read, and whatever is written."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from envol.cli.arguments import BadInput

if TYPE_CHECKING:
    from envol.match import Match
    from envol.record import Proof

UNTRUE = 1  # exit code of a record that can be read but is damaged or untrue


def read_match(path: str) -> Match:
    """The match that a record tells."""
    from envol.record import read

    with damage_named(path):
        return read(read_text(path))


def prove(path: str) -> Proof:
    """What verifying a record shows."""
    from envol.record import verify

    with damage_named(path):
        return verify(read_text(path))


def read_text(path: str) -> str:
    """The text of a record, if there is one."""
    from envol import files
    from envol.record import BadRecord

    try:
        return files.read_text(path)
    except BadRecord:
        raise
    except (OSError, ValueError) as error:
        raise BadInput("cli-no-file", file=path, why=why(error)) from error


@contextmanager
def damage_named(path: str) -> Iterator[None]:
    """A record that can be read but is not true is named with its line, and has an exit code of its own."""
    from envol.record import BadRecord

    try:
        yield
    except BadRecord as error:
        told = BadInput(error.why, **error.data)
        raise BadInput("cli-bad-record", UNTRUE, file=path, line=error.line, why=told) from error


@contextmanager
def writing(key: str, **data: Any) -> Iterator[None]:
    """What the system refuses to write is told by the message `key`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadInput(key, why=why(error), **data) from error


def why(error: Exception) -> str:
    """A word for the reason why the system refused a file."""
    match error:
        case FileNotFoundError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case PermissionError():
            return "denied"
        case OSError(errno=errno.ENOSPC):
            return "full"
    return "other"
