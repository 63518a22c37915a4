"""The tables of one person as the store knows them, found by indexes however many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, func, select

from envol.server.store.database import Database
from envol.server.store.schema import entry, game_match, glance, seat
from envol.server.store.tables import Place
from envol.server.wire import Status


@dataclass(frozen=True)
class KeptTable:
    """A table without its match; `glance` is how it stood when it went to sleep, if nothing has happened since."""

    id: str
    game: str
    status: Status
    host: str
    created: int
    places: tuple[Place, ...]
    glance: str | None


async def own_ids(database: Database, person: str, since: int, most: int, most_over: int) -> list[str]:
    """The newest tables that a person sits at or has opened, and those that were over since then."""
    mine = seat.c.person == person
    queries = (
        select(seat.c.match)
        .join(game_match, game_match.c.id == seat.c.match)
        .where(mine, seat.c.ended.is_(None))
        .order_by(game_match.c.created.desc(), game_match.c.id)
        .limit(most),
        select(game_match.c.id)
        .where(game_match.c.host == person, game_match.c.status == "open")
        .order_by(game_match.c.created.desc(), game_match.c.id)
        .limit(most),
        select(seat.c.match)
        .where(mine, seat.c.ended >= since)
        .order_by(seat.c.ended.desc(), seat.c.match)
        .limit(most_over),
    )
    found: dict[str, None] = {}
    async with database.read() as connection:
        for query in queries:
            found.update(dict.fromkeys((await connection.execute(query)).scalars()))
    return list(found)


async def kept_tables(database: Database, ids: Sequence[str]) -> list[KeptTable]:
    """These tables, if they are there."""
    lines = (
        select(func.max(entry.c.n) + 1).where(entry.c.match == game_match.c.id).correlate(game_match).scalar_subquery()
    )
    query = (
        select(game_match, glance.c.body)
        .select_from(game_match)
        .outerjoin(glance, (glance.c.match == game_match.c.id) & (glance.c.lines == func.coalesce(lines, 0)))
        .where(game_match.c.id.in_(ids))
    )
    places: dict[str, list[Row[Any]]] = {}
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
        sitting = await connection.execute(
            select(seat).where(seat.c.match.in_(ids)).order_by(seat.c.match, seat.c.seat)
        )
        for row in sitting.all():
            places.setdefault(row.match, []).append(row)
    return [
        KeptTable(
            row.id,
            row.game,
            row.status,
            row.host,
            row.created,
            tuple([Place(place.person, place.name, place.bot, place.nonce) for place in places[row.id]]),
            row.body,
        )
        for row in rows
    ]


def keep_glance(id: str, lines: int, body: str) -> tuple[Executable, Executable]:
    """The statements that keep how a match stands after so many lines."""
    return glance.delete().where(glance.c.match == id), glance.insert().values(match=id, lines=lines, body=body)
