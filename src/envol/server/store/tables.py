"""Tables and matches as the store keeps them, and how they are read back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, select

from envol.codec import decode
from envol.dice import derive_seed
from envol.game import TABLE, Seat
from envol.log import Entry, Header
from envol.match import Match
from envol.server.store.batch import if_seen
from envol.server.store.database import Database
from envol.server.store.schema import entry, game_match, seal, seat, sight
from envol.server.wire import Sitter, Status

AT_ONCE = 100  # lines of a log that are replayed without a pause


@dataclass
class Place:
    """A seat of a table: whose it is, and who plays it now."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""

    @property
    def kind(self) -> Sitter:
        return "bot" if self.bot else "person" if self.person else "empty"


@dataclass(frozen=True)
class Sight:
    """Somebody has seen a hand that is not theirs, or no longer: by another's personal link, or before they were sent
    out of this seat."""

    person: str
    through: str  # whose link, or themselves
    seat: Seat | None = None


@dataclass
class Table:
    """A table as the store knows it, with its match once play has started."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    status: Status
    listed: bool
    created: int
    started: int
    due: int | None
    next: str | None
    hints: bool = field(default=True, kw_only=True)  # whether its players may ask for them
    words: bool = field(default=True, kw_only=True)  # whether people may write words to each other
    work: str | None = field(default=None, kw_only=True)  # the hash of what somebody made, if that is played
    revision: int = field(default=0, kw_only=True)  # of its row and its seats, as it was read or last written
    secret: bytes = field(repr=False)
    places: list[Place]
    match: Match | None = None
    ids: dict[tuple[int, str], int] = field(default_factory=dict)  # a seat's command ids, and their lines
    sights: list[Sight] = field(default_factory=list, kw_only=True)

    def seen_by(self, person: str | None) -> set[Seat]:
        """The seats whose cards a person has seen: their own, one they were sent out of, those of personal links."""
        eyes = {person} | {sight.through for sight in self.sights if sight.person == person}
        seats = {self.seat_of(one) for one in eyes} | {sight.seat for sight in self.sights if sight.person in eyes}
        return {seat for seat in seats if seat is not None}

    def seat_of(self, person: str | None) -> Seat | None:
        """The seat that belongs to a person, also while a bot keeps it."""
        if person is None:
            return None
        for number, place in enumerate(self.places):
            if place.person == person:
                return number
        return None

    def eyes_of(self, person: str | None) -> Seat | None:
        """The seat from which a person sees: their own, but not while a bot plays it; at the end nothing is secret."""
        number = self.seat_of(person)
        return None if number is not None and self.places[number].bot and self.status != "over" else number

    @property
    def seed(self) -> bytes:
        """The seed of its dice: its secret and the nonces that the header of its match froze."""
        assert self.match is not None
        header = self.match.header
        return derive_seed(self.secret, header.id, [bytes.fromhex(nonce) for nonce in header.nonces])

    @property
    def wakes_at(self) -> int | None:
        """When the server must act by itself, even if it is restarted and nobody comes back."""
        match = self.match
        if match is None or not match.to_move or match.still_since is not None:
            return None
        if any(number >= 0 and self.places[number].bot for number in match.to_move):
            return 0
        return None if match.due is None else self.started + match.due


@dataclass(frozen=True)
class TableSummary:
    """What can be said of a table without its match."""

    game: str
    status: Status
    people: list[str]  # their names
    free: int  # seats


async def summary_of(database: Database, id: str) -> TableSummary | None:
    """The table with this id, by its row and seats alone: strangers may ask, so its log is not read."""
    async with database.read() as connection:
        row = (await connection.execute(select(game_match).where(game_match.c.id == id))).one_or_none()
        if row is None:
            return None
        seats = (await connection.execute(select(seat).where(seat.c.match == id).order_by(seat.c.seat))).all()
    people = [place.name for place in seats if place.person]
    return TableSummary(row.game, row.status, people, sum(not (place.person or place.bot) for place in seats))


async def load_table(database: Database, id: str) -> Table | None:
    """The table with this id, its log replayed."""
    async with database.read() as connection:
        row = (await connection.execute(select(game_match).where(game_match.c.id == id))).one_or_none()
        if row is None:
            return None
        secret = (await connection.execute(select(seal.c.secret).where(seal.c.match == id))).scalar_one()
        seats = (await connection.execute(select(seat).where(seat.c.match == id).order_by(seat.c.seat))).all()
        seen = (await connection.execute(select(sight).where(sight.c.match == id))).all()
        lines = (await connection.execute(select(entry).where(entry.c.match == id).order_by(entry.c.n))).all()
    table = Table(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=decode(row.options, dict[str, Any]),
        host=row.host,
        status=row.status,
        listed=bool(row.listed),
        created=row.created,
        started=row.started or 0,
        due=row.due,
        next=row.next,
        hints=bool(row.hints),
        words=bool(row.words),
        work=row.work,
        revision=row.revision,
        secret=bytes(secret),
        places=[Place(place.person, place.name, place.bot, place.nonce) for place in seats],
        sights=[Sight(one.person, one.through, one.seat) for one in seen],
    )
    if row.header is not None:
        table.match = Match(decode(row.header, Header))
        for number, line in enumerate(lines, start=1):
            if number % AT_ONCE == 0 or line.seat == TABLE:  # a take-back builds the state anew
                await asyncio.sleep(0)  # a long match takes a while, and other tables have their turn
            move = table.match.parse(line.seat, line.move)
            table.match.append(Entry(line.n, line.at, line.seat, move, line.throw, line.total, line.delay, line.hold))
            if line.id is not None:
                table.ids[line.seat, line.id] = line.n
    return table


def entry_row(match_id: str, line: Entry, id: str | None) -> tuple[Any, ...]:
    """A line of the log as the store keeps it: its columns in their order."""
    return (
        match_id,
        line.n,
        line.at,
        line.seat,
        line.move.notation,
        id,
        line.t,
        line.total,
        line.delay,
        line.hold,
    )


def change_row(table: Table, changes: dict[str, Any]) -> Executable:
    """The row of a table with these changes, if nobody else has changed it or a seat since; part of every change of
    either, and the next names the revision after this one."""
    seen = (game_match.c.id == table.id) & (game_match.c.revision == table.revision)
    return if_seen(game_match.update().where(seen).values(**changes, revision=table.revision + 1))


def keep_sight(table: Table, seen: Sight) -> list[Executable]:
    """Remember that somebody has seen a hand; the statements make it durable, and there are none if it is known."""
    if any((old.person, old.through) == (seen.person, seen.through) for old in table.sights):
        return []
    table.sights.append(seen)
    return [sight.insert().values(match=table.id, person=seen.person, through=seen.through, seat=seen.seat)]


def end_seats(id: str, now: int) -> Executable:
    """The seats of a match that is over."""
    return seat.update().where(seat.c.match == id).values(ended=now)


def row_changes(table: Table) -> dict[str, Any]:
    """What the row of the match must say differently after the lines that are about to be written."""
    changes = dict[str, Any]()
    if table.match is None:
        return changes
    if not table.match.to_move and table.status == "playing":
        changes["status"] = "over"
        outcome = table.match.outcome
        changes["ranks"] = None if outcome is None else " ".join(map(str, outcome.ranks))
    due = table.wakes_at
    if due != table.due:
        changes["due"] = due
    return changes
