"""The gallery: what people made for a game, to be looked at, played and made into something else."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, func, select

from envol import catalogue
from envol.codec import decode, encode
from envol.server.people import Person
from envol.server.refusal import Refused
from envol.server.store import Database, Writer
from envol.server.store.schema import game_match, report, work
from envol.server.think import Thinkers
from envol.workshop import BadWork, Fault, Work, Workshop

MOST_OF_ONE = 200  # works of one person
MOST_SHOWN = 60
WORK_ID = r"^[A-Za-z0-9_-]{1,32}$"


class WorkInfo(msgspec.Struct):
    """A work as the gallery shows it; `origin` is the work that it was made from, `plays` how often it was played."""

    id: str
    game: str
    hash: str
    title: str
    author: str
    origin: str | None
    listed: bool
    mine: bool
    hidden: bool
    plays: int
    created: int


class WorkShown(WorkInfo):
    """A work, whole."""

    body: dict[str, Any] = {}


class Gallery:
    """Keeps works in the store. Nothing enters that its game cannot play."""

    def __init__(self, database: Database, writer: Writer, thinkers: Thinkers) -> None:
        self._database = database
        self._writer = writer
        self._thinkers = thinkers

    def read(self, game: str, body: Mapping[str, Any]) -> Work:
        """A work in its normal form; refused if it is none of that game."""
        try:
            shop: Workshop | None = catalogue.part(catalogue.find(game), "workshop")
        except catalogue.UnknownGame as error:
            raise Refused(404, "no-such-game") from error
        if shop is None:
            raise Refused(404, "no-workshop")
        try:
            return shop.read(body)
        except BadWork as error:
            raise Refused(422, "bad-work", detail=str(error)) from error

    async def faults(self, game: str, made: Work) -> list[Fault]:
        """What stands against playing a work; what is kept here was found good before."""
        async with self._database.read() as connection:
            known = select(func.count()).select_from(work).where((work.c.hash == made.hash) & (work.c.game == game))
            if (await connection.execute(known)).scalar_one():
                return []
        return await self._thinkers.check(catalogue.find(game), made.body)

    async def insist(self, game: str, made: Work) -> None:
        """Refuse a work that cannot be played, with the first reason."""
        faults = await self.faults(game, made)
        if faults:
            raise Refused(422, "unplayable", said_by=game, says=f"flaw-{faults[0].why}", **faults[0].data)

    async def played(self, game: str, options: Mapping[str, Any]) -> str | None:
        """The hash of the work that a table with these options plays, if it plays one and can."""
        try:
            shop: Workshop | None = catalogue.part(catalogue.find(game), "workshop")
            body = shop.used(options) if shop is not None else None
        except catalogue.UnknownGame as error:
            raise Refused(404, "no-such-game") from error
        except BadWork as error:
            raise Refused(422, "bad-work", detail=str(error)) from error
        if body is None:
            return None
        made = self.read(game, body)
        await self.insist(game, made)
        return made.hash

    async def keep(
        self, owner: Person, game: str, made: Work, origin: str | None, listed: bool, now: int, *before: Executable
    ) -> WorkShown:
        """Add a work to one's shelf; the same work again changes only whether it is listed."""
        await self.insist(game, made)
        async with self._database.read() as connection:
            mine = work.c.owner == owner.id
            same = select(work.c.id).where(mine & (work.c.hash == made.hash) & (work.c.game == game))
            found = (await connection.execute(same)).scalar_one_or_none()
            number = (await connection.execute(select(func.count()).select_from(work).where(mine))).scalar_one()
        if found is not None:
            await self._writer.write(*before, work.update().where(work.c.id == found).values(listed=int(listed)))
            return await self.show(found, owner)
        if number >= MOST_OF_ONE:
            raise Refused(429, "too-many-works", most=MOST_OF_ONE)
        id = secrets.token_urlsafe(12)
        row: dict[str, Any] = {"id": id, "game": game, "hash": made.hash, "owner": owner.id}
        row |= {"title": made.title, "author": made.author, "body": encode(made.body).decode(), "origin": origin}
        await self._writer.write(*before, work.insert().values(**row, listed=int(listed), hidden=0, created=now))
        return await self.show(id, owner)

    async def show(self, id: str, viewer: Person | None) -> WorkShown:
        """One work, for whoever has its link; a hidden one only for its owner."""
        rows = await self._rows(work.c.id == id, work.c.created, 1)
        if not rows or (rows[0].hidden and not _owns(viewer, rows[0])):
            raise Refused(404, "no-such-work")
        return WorkShown(**_info(rows[0], viewer), body=decode(rows[0].body, dict[str, Any]))

    async def found(self, game: str, words: str, order: str, viewer: Person | None, mine: bool) -> list[WorkInfo]:
        """What the gallery shows, or one's own shelf: the newest first, or the most played."""
        where = work.c.game == game
        if mine:
            where &= work.c.owner == (viewer.id if viewer is not None else "")
        else:
            where &= (work.c.listed == 1) & (work.c.hidden == 0)
        for word in words.lower().split()[:8]:
            where &= func.lower(work.c.title + " " + work.c.author).contains(word, autoescape=True)
        by = _plays() if order == "played" else work.c.created
        return [WorkInfo(**_info(row, viewer)) for row in await self._rows(where, by, MOST_SHOWN)]

    async def discard(self, id: str, owner: Person) -> None:
        """Take a work of one's own away; tables that play it keep it."""
        await self._own(id, owner)
        await self._writer.write(report.delete().where(report.c.work == id), work.delete().where(work.c.id == id))

    async def report(self, id: str, person: Person, now: int) -> None:
        """Tell whoever runs the server that a work should not be shown; once for each person."""
        await self.show(id, person)
        async with self._database.read() as connection:
            told = (report.c.work == id) & (report.c.person == person.id)
            again = (await connection.execute(select(func.count()).select_from(report).where(told))).scalar_one()
        if not again:
            await self._writer.write(report.insert().values(work=id, person=person.id, at=now))

    async def _own(self, id: str, owner: Person) -> None:
        if not (await self.show(id, owner)).mine:
            raise Refused(403, "not-your-work")

    async def _rows(self, where: ColumnElement[bool], by: Any, most: int) -> list[Row[Any]]:
        query = select(work, _plays().label("plays")).where(where).order_by(by.desc(), work.c.id).limit(most)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).all())


def _plays() -> Any:
    played = (game_match.c.work == work.c.hash) & (game_match.c.status != "open")
    return select(func.count()).select_from(game_match).where(played).correlate(work).scalar_subquery()


def _owns(viewer: Person | None, row: Row[Any]) -> bool:
    return viewer is not None and viewer.id == row.owner


def _info(row: Row[Any], viewer: Person | None) -> dict[str, Any]:
    kept = ("id", "game", "hash", "title", "author", "origin", "created")
    shown = {name: getattr(row, name) for name in kept}
    return shown | {
        "listed": bool(row.listed),
        "hidden": bool(row.hidden),
        "mine": _owns(viewer, row),
        "plays": row.plays,
    }
