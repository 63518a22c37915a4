"""One table as it is told to one of its people: from their own view, so that no list says what the table does not."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from envol import catalogue
from envol.catalogue import AnyGame
from envol.codec import decode, encode
from envol.game import TABLE, Seat
from envol.glance import Glance
from envol.match import Match
from envol.server.store import KeptTable, Table
from envol.server.wire import OwnTable, SeatInfo, TableInfo


class SeatGlance(msgspec.Struct, frozen=True):
    """How a match stands for the person of one seat."""

    waits: bool
    at: int
    rank: int | None
    glance: Glance | None


def own_table(table: Table, info: TableInfo, person: str) -> OwnTable | None:
    """A table in memory; None if it is none of this person's."""
    number = table.seat_of(person)
    if number is None and (table.host != person or table.status != "open"):
        return None
    kept = number is not None and table.status == "playing" and table.places[number].bot is not None
    own = OwnTable(table.id, table.game, table.status, info.seats, number, waits=False, kept=kept, at=table.created)
    if number is None or table.match is None:
        return own
    stands = seat_glance(table, table.match, number)
    return msgspec.structs.replace(own, waits=stands.waits, at=stands.at, rank=stands.rank, glance=stands.glance)


def sleeping_table(kept: KeptTable, person: str) -> OwnTable | None:
    """A table that is not in memory; None if it is none of this person's. Raises DecodeError if how it stood was
    kept by a program of another time."""
    number = next((number for number, place in enumerate(kept.places) if place.person == person), None)
    if number is None and (kept.host != person or kept.status != "open"):
        return None
    seats = tuple(
        [SeatInfo(place.name, place.kind, place.bot, bool(place.nonce or place.bot)) for place in kept.places]
    )
    is_kept = number is not None and kept.status == "playing" and kept.places[number].bot is not None
    own = OwnTable(kept.id, kept.game, kept.status, seats, number, waits=False, kept=is_kept, at=kept.created)
    if number is None or kept.status == "open":
        return own
    found = decode(kept.glance or "[]", list[SeatGlance | None])[number]
    assert found is not None  # a person who takes a seat adds a line, and then it is not true any more
    return msgspec.structs.replace(own, waits=found.waits, at=found.at, rank=found.rank, glance=found.glance)


def all_glances(table: Table) -> str:
    """How a match stands for each of its people, as the store keeps it."""
    match = table.match
    assert match is not None
    return encode(
        [None if place.person is None else seat_glance(table, match, seat) for seat, place in enumerate(table.places)]
    ).decode()


def seat_glance(table: Table, match: Match, seat: Seat) -> SeatGlance:
    """How it stands for a seat: what it is asked, and what its own view tells; never when others have moved unseen."""
    person = table.places[seat].person
    eyes = table.eyes_of(person)
    is_over = table.status == "over"
    waits = not is_over and eyes is not None and seat in match.to_move
    if is_over:
        at = match.log[-1].at if match.log else 0
    elif waits:
        at = match.asked_at[seat]
    else:
        at = _last_own(match, seat, by_bot=eyes is None)
    outcome = match.outcome if is_over else None
    return SeatGlance(waits, table.started + at, outcome.ranks[seat] if outcome else None, _glance(match, eyes))


def _last_own(match: Match, seat: Seat, *, by_bot: bool) -> int:
    """When a seat moved last, or was handed to the bot that now plays it unseen."""
    for line in reversed(match.log):
        if (line.seat == TABLE and line.move.data.get("seat") == seat) if by_bot else line.seat == seat:
            return line.at
    return 0


def _glance(match: Match, eyes: Seat | None) -> Glance | None:
    module = _glance_module(type(match.game))
    if module is None:
        return None
    made: Glance = module.glance(match.game, match.game.view(match.state, eyes))
    return made


@cache
def _glance_module(kind: type[AnyGame]) -> Any:
    return catalogue.part(kind, "glance")
