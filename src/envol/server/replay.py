"""A finished match, step by step, through anybody's eyes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from envol.feed import Feed, Step
from envol.game import Seat
from envol.match import Header, Match
from envol.server.api import R, house_of
from envol.server.refusal import Refused


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


@get("/api/tables/{table_id:str}/replay", summary="A finished match through a seat's eyes, or a spectator's")
async def show_replay(
    request: R, table_id: FromPath[str], seat: FromQuery[Annotated[int | None, msgspec.Meta(ge=0, le=15)]] = None
) -> Replay:
    room = await house_of(request).room(table_id)
    async with room.lock:
        match = room.table.match
        if room.table.status != "over" or match is None:
            raise Refused(409, "record-when-over")
        if seat is not None and seat >= match.game.seats:
            raise Refused(404, "no-such-seat", number=seat + 1)
        return replay(match, seat)
