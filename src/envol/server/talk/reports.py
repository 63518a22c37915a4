"""What whoever runs the server can see of talk: what was reported, and the lines around it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from envol.codec import decode
from envol.server.store import Database
from envol.server.store.schema import talk_report
from envol.server.talk.kept_talk import Line


@dataclass(frozen=True)
class Report:
    """A line that somebody found too much: it is the last of these."""

    table: str
    number: int
    at: int
    why: str
    person: str  # who reports
    reported: str
    lines: list[Line]


async def reports(store: str) -> list[Report]:
    """All that are kept, the newest first."""
    database = Database(store)
    try:
        await database.upgrade()
        async with database.read() as connection:
            rows = (await connection.execute(select(talk_report).order_by(talk_report.c.at.desc()))).all()
        return [
            Report(row.match, row.number, row.at, row.why, row.person, row.reported, decode(row.lines, list[Line]))
            for row in rows
        ]
    finally:
        await database.close()
