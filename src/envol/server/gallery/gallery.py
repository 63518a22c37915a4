"""The gallery: what people made for a game, to be looked at, played and made into something else."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, func, select

from envol import catalogue
from envol.catalogue import AnyGame
from envol.codec import decode, encode
from envol.creations import BadCreation, Creation, Estimate, Fault, Shipped
from envol.server.access import Person, clean_name
from envol.server.bot_workers import BotWorkers
from envol.server.gallery.estimates import Estimates
from envol.server.gallery.shipped import shipped_as, shipped_by, support_of, told
from envol.server.refusals import Refused
from envol.server.store import Away, Database, Writer
from envol.server.store.schema import game_match, report, work
from envol.server.wire import END
from envol.texts import Texts

MOST_OF_ONE = 200  # works of one person
MOST_SHOWN = 60
WORK_ID = rf"^[A-Za-z0-9_-]{{1,32}}{END}"


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
    house: bool
    plays: int
    created: int
    seats: tuple[int, int]  # for how many it is, at least and at most
    estimate: Estimate | None


class WorkShown(WorkInfo):
    """A work, whole, its maker's words, and the options of a table that plays it."""

    body: dict[str, Any] = {}
    text: str = ""
    options: dict[str, Any] = {}


class Gallery:
    """Keeps works in the store. Nothing enters that its game cannot play."""

    def __init__(self, database: Database, writer: Writer, workers: BotWorkers) -> None:
        self._database = database
        self._writer = writer
        self._workers = workers
        self._estimates = Estimates(workers, self._keep_estimate)

    async def close(self) -> None:
        await self._estimates.close()

    def read(self, game: str, body: Mapping[str, Any]) -> Creation:
        """A work in its normal form; refused if it is none of that game."""
        try:
            support = support_of(game)
        except catalogue.UnknownGame as error:
            raise Refused(404, "no-such-game") from error
        if support is None:
            raise Refused(404, "no-workshop")
        try:
            return support.read(body)
        except BadCreation as error:
            raise Refused(422, "bad-work", **_said(game, error.fault)) from error

    async def faults(self, game: str, made: Creation, whose: str) -> list[Fault]:
        """What stands against playing a work under the newest rules; they may refuse what was kept under older ones."""
        if any(made.hash == known.hash for _, known in shipped_by(game)):
            return []
        return await self._workers.check(catalogue.find(game), made.body, whose)

    async def insist(self, game: str, made: Creation, whose: str) -> None:
        """Refuse a work that cannot be played, with the first reason."""
        faults = await self.faults(game, made, whose)
        if faults:
            raise Refused(422, "unplayable", **_said(game, faults[0]))

    async def played(self, game: str, options: Mapping[str, Any], seats: int, whose: str) -> str | None:
        """The hash of the work that a table with these options plays, if it plays one and can."""
        try:
            support = support_of(game)
            body = support.used(options) if support is not None else None
        except catalogue.UnknownGame as error:
            raise Refused(404, "no-such-game") from error
        except BadCreation as error:
            raise Refused(422, "bad-work", **_said(game, error.fault)) from error
        if body is None:
            return None
        made = self.read(game, body)
        least, most = made.seats
        if seats in catalogue.find(game).players and not least <= seats <= most:
            wrong = Fault("not-for", {"least": least, "most": most, "seats": seats})
            raise Refused(422, "unplayable", **_said(game, wrong))
        await self.insist(game, made, whose)
        return made.hash

    # How long and hard a work is

    async def estimate(self, who: str, game: str, made: Creation) -> Estimate | None:
        """What bots found who played it; nothing yet while they are at it, so ask again.

        It is found once, and kept with every work of the same content."""
        known = await self._estimate_of(game, made)
        if known is not None or self._estimates.waits(who, made):
            return known
        await self.insist(game, made, who)
        if not self._estimates.waits(who, made):
            self._estimates.begin(who, catalogue.find(game), made)
        return None

    async def _keep_estimate(self, kind: type[AnyGame], made: Creation, found: Estimate) -> None:
        same = (work.c.hash == made.hash) & (work.c.game == kind.key)
        with suppress(Away):  # whoever looks at the work asks again
            await self._writer.write(work.update().where(same).values(estimate=encode(found).decode()))

    async def _estimate_of(self, game: str, made: Creation) -> Estimate | None:
        support = support_of(game)
        known = self._estimates.known(made) or (support.known(made.hash) if support is not None else None)
        if known is not None:
            return known
        kept = (work.c.hash == made.hash) & (work.c.game == game) & work.c.estimate.is_not(None)
        async with self._database.read() as connection:
            text = (await connection.execute(select(work.c.estimate).where(kept).limit(1))).scalar_one_or_none()
        return None if text is None else decode(text, Estimate)

    # Keeping and showing

    async def keep(
        self, owner: Person, game: str, made: Creation, origin: str | None, listed: bool, now: int, *before: Executable
    ) -> str:
        """Keep a work of one's own, and say its id; the same work again changes only whether it is listed."""
        title, author = clean_name(made.title), clean_name(made.author)
        await self.insist(game, made, owner.id)
        async with self._database.read() as connection:
            mine = work.c.owner == owner.id
            same = select(work.c.id).where(mine & (work.c.hash == made.hash) & (work.c.game == game))
            found: str | None = (await connection.execute(same)).scalar_one_or_none()
            number = (await connection.execute(select(func.count()).select_from(work).where(mine))).scalar_one()
        if found is not None:
            await self._writer.write(*before, work.update().where(work.c.id == found).values(listed=int(listed)))
            return found
        if number >= MOST_OF_ONE:
            raise Refused(429, "too-many-works", most=MOST_OF_ONE)
        id = secrets.token_urlsafe(12)
        known = await self._estimate_of(game, made)
        row: dict[str, Any] = {"id": id, "game": game, "hash": made.hash, "owner": owner.id}
        row |= {"title": title, "author": author, "body": encode(made.body).decode(), "origin": origin}
        row |= {"estimate": None if known is None else encode(known).decode()}
        await self._writer.write(*before, work.insert().values(**row, listed=int(listed), hidden=0, created=now))
        if known is None and not self._estimates.waits(id, made):
            with suppress(Refused):  # too much else to do: whoever looks at the work asks again
                self._estimates.begin(id, catalogue.find(game), made)
        return id

    async def show(self, id: str, viewer: Person | None, language: str) -> WorkShown:
        """One work, for whoever has its link; a hidden one only for its owner."""
        shipped = shipped_as(id)
        if shipped is not None:
            return await self._show_shipped(*shipped, language)
        rows = await self._rows(work.c.id == id, work.c.created, 1)
        if not rows or (rows[0].hidden and not _owns(viewer, rows[0])):
            raise Refused(404, "no-such-work")
        body = decode(rows[0].body, dict[str, Any])
        support = support_of(rows[0].game)
        assert support is not None, "its game read it when it was kept"
        return WorkShown(
            **_info(rows[0], viewer), body=body, text=support.read(body).text, options=support.options(body)
        )

    async def _show_shipped(self, game: str, made: Shipped, language: str) -> WorkShown:
        shown = told(game, made, language, (await self._counted([made.hash]))[made.hash])
        return WorkShown(**shown, body=made.body, text=Texts(language, game)(made.text), options=made.options)

    async def found(
        self, game: str, words: str, order: str, viewer: Person | None, mine: bool, language: str
    ) -> list[WorkInfo]:
        """What the gallery shows, or one's own works: the newest first, or the most played; ours come last."""
        wanted = words.lower().split()[:8]
        where = work.c.game == game
        if mine:
            where &= work.c.owner == (viewer.id if viewer is not None else "")
        else:
            where &= (work.c.listed == 1) & (work.c.hidden == 0)
        for word in wanted:
            where &= func.lower(work.c.title + " " + work.c.author).contains(word, autoescape=True)
        by = _plays() if order == "played" else work.c.created
        found = [WorkInfo(**_info(row, viewer)) for row in await self._rows(where, by, MOST_SHOWN)]
        if not mine:
            found += await self._shipped(game, wanted, language)
        return sorted(found, key=lambda work: -work.plays) if order == "played" else found

    async def _shipped(self, game: str, words: list[str], language: str) -> list[WorkInfo]:
        ours = shipped_by(game)
        plays = await self._counted([made.hash for _, made in ours])
        shown = [WorkInfo(**told(game, made, language, plays[made.hash])) for _, made in ours]
        return [work for work in shown if all(word in work.title.lower() for word in words)]

    async def discard(self, id: str, owner: Person) -> None:
        """Take a work of one's own away; tables that play it keep it."""
        if not (await self.show(id, owner, "en")).mine:
            raise Refused(403, "not-your-work")
        await self._writer.write(report.delete().where(report.c.work == id), work.delete().where(work.c.id == id))

    async def report(self, id: str, person: Person, now: int, *before: Executable) -> None:
        """Tell whoever runs the server that a work should not be shown; once for each person, and never of ours."""
        shown = await self.show(id, person, "en")
        async with self._database.read() as connection:
            reported = (report.c.work == id) & (report.c.person == person.id)
            again = (await connection.execute(select(func.count()).select_from(report).where(reported))).scalar_one()
        new = [] if again or shown.house else [report.insert().values(work=id, person=person.id, at=now)]
        await self._writer.write(*before, *new)

    async def _rows(self, where: ColumnElement[bool], by: Any, most: int) -> list[Row[Any]]:
        query = select(work, _plays().label("plays")).where(where).order_by(by.desc(), work.c.id).limit(most)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).all())

    async def _counted(self, hashes: list[str]) -> dict[str, int]:
        """How often works with these hashes were played."""
        hash = game_match.c.work
        query = select(hash, func.count()).where(hash.in_(hashes) & _has_begun()).group_by(hash)
        async with self._database.read() as connection:
            counted = {row[0]: int(row[1]) for row in await connection.execute(query)}
        return {hash: counted.get(hash, 0) for hash in hashes}


def _said(game: str, fault: Fault) -> dict[str, Any]:
    """The game has words of its own for it."""
    return {"said_by": game, "says": f"flaw-{fault.why}", **fault.data}


def _has_begun() -> ColumnElement[bool]:
    return game_match.c.status != "open"


def _plays() -> Any:
    played = (game_match.c.work == work.c.hash) & _has_begun()
    return select(func.count()).select_from(game_match).where(played).correlate(work).scalar_subquery()


def _owns(viewer: Person | None, row: Row[Any]) -> bool:
    return viewer is not None and viewer.id == row.owner


def _info(row: Row[Any], viewer: Person | None) -> dict[str, Any]:
    kept = ("id", "game", "hash", "title", "author", "origin", "created")
    shown = {name: getattr(row, name) for name in kept}
    support = support_of(row.game)
    assert support is not None, "its game read it when it was kept"
    return shown | {
        "listed": bool(row.listed),
        "hidden": bool(row.hidden),
        "mine": _owns(viewer, row),
        "house": False,
        "plays": row.plays,
        "seats": support.read(decode(row.body, dict[str, Any])).seats,
        "estimate": None if row.estimate is None else decode(row.estimate, Estimate),
    }
