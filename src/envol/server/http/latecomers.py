"""The HTTP API of latecomers: a bot's seat asked for during play, and those who ask let in or not."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from envol.server.access import clean_name
from envol.server.http.callers import (
    ANYBODY,
    KNOWN,
    Name,
    R,
    TableId,
    answer,
    known,
    known_or_new,
    services_of,
)
from envol.server.http.responses import refusals
from envol.server.wire import TableInfo

WishNumber = Annotated[int, PathParameter(ge=1, le=2**31, description="The number of a wish, as the table shows it")]


class AskSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`seat` is a bot's, counted from 0."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    name: Name


@post(
    "/api/tables/{table_id:str}/wishes",
    summary="Ask for a bot's seat during play",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def ask_seat(request: R, table_id: TableId, data: JSONBody[AskSeat]) -> Response[TableInfo]:
    person, statements, secret = await known_or_new(request, "sit")
    services = services_of(request)
    await services.latecomers.ask(table_id, person, data.seat, clean_name(data.name), *statements)
    return answer(request, await services.tables.info(table_id), secret, 200)


@put(
    "/api/tables/{table_id:str}/wishes/{number:int}",
    summary="Let a latecomer have the seat",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def admit_latecomer(request: R, table_id: TableId, number: WishNumber) -> TableInfo:
    person, services = await known(request, "sit"), services_of(request)
    await services.latecomers.admit(table_id, person, number)
    return await services.tables.info(table_id)


@delete(
    "/api/tables/{table_id:str}/wishes/{number:int}",
    summary="Decline a latecomer, or withdraw one's wish",
    security=KNOWN,
    responses=refusals(400, 401, 404),
)
async def decline_latecomer(request: R, table_id: TableId, number: WishNumber) -> None:
    person = await known(request, "sit")
    await services_of(request).latecomers.decline(table_id, person, number)


HANDLERS: list[HTTPRouteHandler] = [ask_seat, admit_latecomer, decline_latecomer]
FORMS = (AskSeat,)
