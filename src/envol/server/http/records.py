"""The HTTP API of finished matches: the record, the replay through anybody's eyes, and what decisions were worth."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery

from envol.server.http.callers import ANYBODY, R, TableId, name_of, reader, services_of
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.server.rooms import Progress
from envol.updates import Replay

REPLAY_CALLS = 10  # as many as a replay counts for


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
async def show_replay(request: R, table_id: TableId, seat: FromQuery[int | None] = None) -> Response[Replay]:
    whose = name_of(request, await reader(request, REPLAY_CALLS))
    services = services_of(request)
    room = await services.rooms.get(table_id)
    async with room.alone():
        match = room.finished()
    if seat is not None and not 0 <= seat < match.game.seats:
        raise Refused(404, "no-such-seat", number=seat + 1)
    made: Any = await services.replays.ask(table_id, match, seat, whose)  # a Replay, in JSON already
    return Response(made, media_type=MediaType.JSON)


@get(
    "/api/tables/{table_id:str}/debrief",
    summary="What the game has to say about a finished match: its own, or null",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_debrief(request: R, table_id: TableId) -> Response[dict[str, Any] | None]:
    whose = name_of(request, await reader(request, REPLAY_CALLS))
    services = services_of(request)
    room = await services.rooms.get(table_id)
    async with room.alone():
        match = room.finished()
    made: Any = await services.replays.debrief(table_id, match, whose)
    return Response(made, media_type=MediaType.JSON)


@post(
    "/api/tables/{table_id:str}/analysis",
    summary="What the decisions of a finished match were worth; to be asked again until it is done",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_analysis(request: R, table_id: TableId) -> Progress:
    whose = name_of(request, await reader(request))
    services = services_of(request)
    room = await services.rooms.get(table_id)
    async with room.alone():
        match = room.finished()
    return await services.analyses.ask(table_id, match, whose)


HANDLERS: list[HTTPRouteHandler] = [show_record, show_replay, show_debrief, show_analysis]
