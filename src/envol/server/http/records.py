"""The HTTP API of finished matches: the record, the replay through anybody's eyes, and what decisions were worth."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery

from envol.server.http.callers import ANYBODY, R, TableId, reader, services_of
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.server.rooms import Progress, Replay, replay_of


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished match",
    media_type="text/plain",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_record(request: R, table_id: TableId) -> str:
    await reader(request)
    return await services_of(request).tables.record(table_id)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished match through a seat's eyes, or a spectator's",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_replay(request: R, table_id: TableId, seat: FromQuery[int | None] = None) -> Replay:
    await reader(request)
    room = await services_of(request).rooms.get(table_id)
    async with room.alone():
        match = room.finished()
        if seat is not None and not 0 <= seat < match.game.seats:
            raise Refused(404, "no-such-seat", number=seat + 1)
        return replay_of(match, seat)


@post(
    "/api/tables/{table_id:str}/analysis",
    summary="What the decisions of a finished match were worth; to be asked again until it is done",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_analysis(request: R, table_id: TableId) -> Progress:
    await reader(request)
    services = services_of(request)
    room = await services.rooms.get(table_id)
    async with room.alone():
        match = room.finished()
    return await services.analyses.ask(table_id, match)


HANDLERS: list[HTTPRouteHandler] = [show_record, show_replay, show_analysis]
