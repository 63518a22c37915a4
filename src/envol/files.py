"""Records as files: `envol.write(match, path)` and `envol.read(path)`."""

from __future__ import annotations

import os
from typing import TextIO

from envol import record
from envol.match import Match


def write(match: Match, file: str | os.PathLike[str] | TextIO) -> None:
    """Write the record of a match to a file, given by its path or open for text."""
    text = record.write(match)
    if isinstance(file, str | os.PathLike):
        with open(file, "w", encoding="utf-8", newline="\n") as opened:  # a line ends alike on every system
            opened.write(text)
    else:
        file.write(text)


def read(file: str | os.PathLike[str] | TextIO) -> Match:
    """The match of a record, given by its path or open for text; BadRecord names the first line that is not true."""
    return record.read(read_text(file) if isinstance(file, str | os.PathLike) else file.read())


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a record; its lines end as they were written."""
    with open(path, "rb") as opened:
        data = opened.read()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise record.BadRecord(data.count(b"\n", 0, error.start) + 1, "record-encoding") from error
