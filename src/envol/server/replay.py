"""A finished match, step by step, through anybody's eyes; and what its decisions were worth."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromQuery

from envol.feed import Feed
from envol.game import Seat
from envol.log import Header
from envol.match import Match
from envol.server.analyses import Progress
from envol.server.api import ANYBODY, R, TableId, house_of, reader
from envol.server.refusal import Refused, refusals
from envol.updates import Step


class Replay(msgspec.Struct):
    """The view before the first line, then what each line changed for the viewer."""

    header: Header
    first: Any
    steps: list[Step]


def replay(match: Match, viewer: Seat | None) -> Replay:
    """All that a viewer was shown, line by line; a line of which it saw nothing has an empty step."""
    past = Match(match.header)
    feed = Feed(past, viewer)
    past.watchers.append(feed)
    first = feed.sync()
    steps = []
    for entry in match.log:
        past.append(entry)
        seen = feed.step()
        steps.append(seen or Step((), (), feed.sync().view, feed.sync().you))
    return Replay(match.header, first.view, steps)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished match through a seat's eyes, or a spectator's",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_replay(request: R, table_id: TableId, seat: FromQuery[int | None] = None) -> Replay:
    await reader(request)
    room = await house_of(request).room(table_id)
    async with room.alone():
        match = room.table.match
        if room.table.status != "over" or match is None:
            raise Refused(409, "record-when-over")
        if seat is not None and not 0 <= seat < match.game.seats:
            raise Refused(404, "no-such-seat", number=seat + 1)
        return replay(match, seat)


@post(
    "/api/tables/{table_id:str}/analysis",
    summary="What the decisions of a finished match were worth; to be asked again until it is done",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_analysis(request: R, table_id: TableId) -> Progress:
    await reader(request)
    return await house_of(request).analyses.ask(table_id)
