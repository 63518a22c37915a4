"""The HTTP API of what a player asks for during play: to take a move back, and hints."""

from __future__ import annotations

import msgspec
from litestar import delete, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from envol.server.http.callers import KNOWN, WISH_CALLS, R, TableId, known, services_of
from envol.server.http.responses import refusals
from envol.server.rooms import Hint, agree_to_take_back, ask_take_back, decline_take_back
from envol.server.wire import TableInfo


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    """`on` is the number of the question that was last put to you, so that asking twice takes back once."""

    on: int


class AgreeUndo(msgspec.Struct, forbid_unknown_fields=True):
    """`number` is that of the wish, as the table shows it."""

    number: int


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """`on` is the number of the question that you are asked."""

    on: int


@post(
    "/api/tables/{table_id:str}/undo",
    summary="Ask to take back one's last move",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def ask_undo(request: R, table_id: TableId, data: JSONBody[AskUndo]) -> TableInfo:
    person, services = await known(request, "play", WISH_CALLS), services_of(request)
    await ask_take_back(await services.rooms.get(table_id), person, data.on)
    return await services.tables.info(table_id)


@put(
    "/api/tables/{table_id:str}/undo",
    summary="Agree that another takes a move back",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def agree_undo(request: R, table_id: TableId, data: JSONBody[AgreeUndo]) -> TableInfo:
    person, services = await known(request, "play"), services_of(request)
    await agree_to_take_back(await services.rooms.get(table_id), person, data.number)
    return await services.tables.info(table_id)


@delete(
    "/api/tables/{table_id:str}/undo",
    summary="Decline that a move is taken back, or withdraw one's wish",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def decline_undo(request: R, table_id: TableId) -> None:
    person = await known(request, "play", WISH_CALLS)
    await decline_take_back(await services_of(request).rooms.get(table_id), person)


@post(
    "/api/tables/{table_id:str}/hint",
    summary="What the master would do in one's place, and why",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def ask_hint(request: R, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    person, services = await known(request, "play"), services_of(request)
    return await services.hints.give(await services.rooms.get(table_id), person, data.on)


HANDLERS: list[HTTPRouteHandler] = [ask_undo, agree_undo, decline_undo, ask_hint]
FORMS = (AskUndo, AgreeUndo, AskHint)
