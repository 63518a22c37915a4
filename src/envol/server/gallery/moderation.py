"""What whoever runs the server may do with the store by hand: see what was reported, and hide it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from envol.server.store import Database
from envol.server.store.schema import report, work


@dataclass(frozen=True)
class Reported:
    """A work, and how many people reported it."""

    id: str
    title: str
    author: str
    reports: int
    hidden: bool


async def reported(store: str) -> list[Reported]:
    """What was reported or is hidden, the most reported first."""
    database = Database(store)
    try:
        await database.upgrade()
        number = func.count(report.c.person)
        query = (
            select(work.c.id, work.c.title, work.c.author, number.label("reports"), work.c.hidden)
            .outerjoin(report, report.c.work == work.c.id)
            .group_by(work.c.id)
            .having((number > 0) | (work.c.hidden == 1))
            .order_by(number.desc(), work.c.id)
        )
        async with database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Reported(row.id, row.title, row.author, row.reports, bool(row.hidden)) for row in rows]
    finally:
        await database.close()


async def hide(store: str, id: str, hidden: bool) -> bool:
    """Hide a work from everybody but its maker, or show it again; whether there is such a work."""
    database = Database(store)
    try:
        await database.upgrade()
        async with database.writing.begin() as connection:
            done = await connection.execute(work.update().where(work.c.id == id).values(hidden=int(hidden)))
        return done.rowcount > 0
    finally:
        await database.close()
