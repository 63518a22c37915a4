"""A store with tables at given moments of the kept matches: whoever has the cookie sits at each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Executable

from envol import catalogue
from envol.codec import decode, encode, plain
from envol.match import Match
from envol.record import Close, read
from envol.server.access import SCOPES
from envol.server.access.people import hash_of
from envol.server.settings import Settings
from envol.server.store import entry_row
from envol.server.store.schema import credential, game_match, person, seal, seat
from tests.browser.pictures.play_records import NAMES, NONCE, RECORDS
from tests.server.fixed import BEGINNING
from tests.server.in_process import Time, opened

ME = "me"
COOKIE = "pictures-pictures-pictures-pict"
NAME = "Marguerite"  # long enough to need some room
BOT = "companion"


@dataclass(frozen=True)
class Position:
    """A kept match after so many lines, or all of them, seen from a seat, or by somebody who watches."""

    record: str
    ply: int | None = None
    seat: int | None = 0
    copy: int = 0  # of several tables of the same kind

    @property
    def id(self) -> str:
        ply, seat = "end" if self.ply is None else self.ply, "eye" if self.seat is None else self.seat
        return f"{self.record}-{ply}-{seat}" + (f"-{self.copy}" if self.copy else "")


@dataclass(frozen=True)
class Lobby:
    """A table that waits for people: its host sits there, beside a bot and free seats."""

    game: str
    seats: int

    @property
    def id(self) -> str:
        return f"{self.game}-lobby"


@cache
def kept(record: str) -> tuple[Match, bytes]:
    """The match and the secret of its dice, if it was played to its end."""
    text = (RECORDS / f"{record}.envol").read_text("utf-8")
    last = text.splitlines()[-1]
    return read(text), bytes.fromhex(decode(last, Close).secret) if last.startswith("{") else bytes(32)


def prepare(folder: Path, settings: Settings, tables: Iterable[Position | Lobby]) -> None:
    """Write these tables into a new store."""
    with ThreadPoolExecutor(1) as apart:  # Playwright's event loop may run in this thread
        apart.submit(lambda: asyncio.run(_prepare(folder, settings, tables))).result()


async def _prepare(folder: Path, settings: Settings, tables: Iterable[Position | Lobby]) -> None:
    now = Time()
    now.ms = BEGINNING
    cookie = {"hash": hash_of(COOKIE), "kind": "cookie", "scopes": " ".join(SCOPES), "label": "", "created": now.ms}
    statements: list[Executable] = [person.insert().values(id=ME, created=now.ms)]
    statements.append(credential.insert().values(**cookie, person=ME))
    entries: list[tuple[Any, ...]] = []
    for table in dict.fromkeys(tables):
        rows, lines = _lobby(table, now.ms) if isinstance(table, Lobby) else _match(table, now.ms)
        statements += rows
        entries += lines
    async with opened(folder, now, store=settings.store) as services:
        await services.writer.write(*statements, entries=entries)


def _match(position: Position, now: int) -> tuple[list[Executable], list[tuple[Any, ...]]]:
    match, secret = kept(position.record)
    names = [NAME if number == position.seat else NAMES[number] for number in range(match.game.seats)]
    lines = match.log if position.ply is None else match.log[: position.ply]
    # Under its own id, with which its dice were thrown, so that they can be checked: only a whole match is.
    header = replace(match.header, seats=tuple(names))
    if position.ply is not None:
        header = replace(header, id=position.id)
    sitters = [
        {"person": ME, "bot": None} if number == position.seat else {"person": None, "bot": BOT}
        for number in range(match.game.seats)
    ]
    row = {"game": header.game, "rules": header.rules, "options": encode(header.options).decode()}
    row |= {"status": "over" if position.ply is None else "playing", "header": encode(header).decode()}
    row |= {"started": now - (lines[-1].at if lines else 0)}
    return _rows(position.id, row, names, sitters, secret, now), [entry_row(position.id, line, None) for line in lines]


def _lobby(lobby: Lobby, now: int) -> tuple[list[Executable], list[tuple[Any, ...]]]:
    game = catalogue.create(lobby.game, lobby.seats, {})
    row = {"game": lobby.game, "rules": game.rules, "options": encode(plain(game.options)).decode(), "status": "open"}
    row |= {"due": now + 10**9, "listed": 1}
    free = lobby.seats - 2
    sitters: list[dict[str, str | None]] = [{"person": ME, "bot": None}, {"person": None, "bot": BOT}]
    sitters += [{"person": None, "bot": None}] * free
    return _rows(lobby.id, row, [NAME, NAMES[1], *[""] * free], sitters, bytes(32), now), []


def _rows(
    id: str, row: dict[str, Any], names: list[str], sitters: list[dict[str, str | None]], secret: bytes, now: int
) -> list[Executable]:
    ended = now if row["status"] == "over" else None
    seats = [
        {"match": id, "seat": number, "name": names[number], "nonce": NONCE, "ended": ended, **sitter}
        for number, sitter in enumerate(sitters)
    ]
    return [
        game_match.insert().values(**{"listed": 0, "host": ME, "created": now, **row, "id": id}),
        seal.insert().values(match=id, secret=secret),
        seat.insert().values(seats),
    ]
