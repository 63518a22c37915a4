"""Who may hear what: nobody who plays is helped by those who watch."""

from __future__ import annotations

from envol.server.store import Table
from envol.server.talk.kept_talk import Line


def is_aside(table: Table, person: str | None) -> bool:
    """Whether what this person says now is said among those who watch; before and after play there is no secret."""
    return table.status == "playing" and table.eyes_of(person) is None


def may_hear(table: Table, line: Line, person: str | None) -> bool:
    """Players hear what is said at the table, and all the rest when the match is over. So does whoever is not known,
    such as a television that players see."""
    return not line.aside or table.status == "over" or (person is not None and table.eyes_of(person) is None)
