"""Talk in the store: rows of their own beside the match, until they are old."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, select

from envol.codec import encode
from envol.game import Seat
from envol.server.store import Conflict, Database, Writer
from envol.server.store.schema import mute, talk, talk_report


@dataclass(frozen=True)
class Line:
    """Something that was said at a table: a phrase by the key of its text, or words."""

    number: int
    at: int
    person: str
    name: str
    seat: Seat | None  # from which it was said
    aside: bool  # among those who watch
    phrase: str
    text: str
    id: str  # the client's own


class KeptTalk:
    """Keeps lines, whom somebody does not want to hear, and what was reported."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def last(self, match: str, most: int) -> list[Line]:
        """The last lines of a table."""
        query = select(talk).where(talk.c.match == match).order_by(talk.c.number.desc()).limit(most)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [_line(row) for row in reversed(rows)]

    async def mutes(self, match: str) -> dict[str, set[str]]:
        """For each person at a table whom they do not want to hear."""
        found: dict[str, set[str]] = {}
        async with self._database.read() as connection:
            for row in (await connection.execute(select(mute).where(mute.c.match == match))).all():
                found.setdefault(row.person, set()).add(row.muted)
        return found

    async def keep(self, match: str, line: Line) -> None:
        """Raises Conflict if this line of this person is there already."""
        row = {"number": line.number, "at": line.at, "person": line.person, "name": line.name, "seat": line.seat}
        row |= {"aside": int(line.aside), "phrase": line.phrase, "text": line.text, "id": line.id}
        await self._writer.write(talk.insert().values(match=match, **row))

    async def has(self, match: str, person: str, id: str) -> bool:
        """Whether this line of this person is there already."""
        query = select(talk.c.number).where(talk.c.match == match, talk.c.person == person, talk.c.id == id)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def mute(self, match: str, person: str, muted: str, at: int, *, on: bool) -> None:
        there = (mute.c.match == match) & (mute.c.person == person) & (mute.c.muted == muted)
        statements: list[Executable] = [mute.delete().where(there)]
        if on:
            statements.append(mute.insert().values(match=match, person=person, muted=muted, at=at))
        await self._writer.write(*statements)

    async def report(self, match: str, person: str, line: Line, why: str, at: int, lines: Sequence[Line]) -> None:
        """Keep a line that somebody finds too much, with those before it; twice is once."""
        row = {"match": match, "person": person, "number": line.number, "at": at, "why": why, "reported": line.person}
        try:
            await self._writer.write(talk_report.insert().values(**row, lines=encode(lines).decode()))
        except Conflict:
            return

    async def forget(self, before: int) -> None:
        """What was said before this goes for good, with all that hangs on it."""
        await self._writer.write(*(table.delete().where(table.c.at < before) for table in (talk, mute, talk_report)))


def forget_table(match: str) -> tuple[Executable, ...]:
    """The statements by which a table that is cleared away takes its talk with it."""
    return tuple(table.delete().where(table.c.match == match) for table in (talk, mute, talk_report))


def _line(row: Row[Any]) -> Line:
    return Line(row.number, row.at, row.person, row.name, row.seat, bool(row.aside), row.phrase, row.text, row.id)
