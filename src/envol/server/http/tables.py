"""The HTTP API of tables: opened, shown, started, closed, and played at once more."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from envol.server.access import address_of
from envol.server.http.callers import ANYBODY, KNOWN, R, TableId, answer, known, known_or_new, reader, services_of
from envol.server.http.forms import OpensTable
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.server.wire import TableInfo


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which game to open a table for; a listed table is shown in the lobby, and at one without hints none are given."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = True


class OpenedTable(TableInfo, frozen=True):
    """The new table, and the secret of its host's personal link: who shows it as a bearer token needs no cookie.

    A token that opens a table is given none: a link could do more than the token may."""

    personal: str | None = None


class Rematch(msgspec.Struct):
    table: str


@post(
    "/api/tables",
    summary="Open a table",
    operation_class=OpensTable,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 413, 415, 422),
)
async def open_table(request: R, data: JSONBody[OpenTable]) -> Response[OpenedTable]:
    person, statements, secret = await known_or_new(request, "open")
    address = address_of(request)
    if not request.app.state.openers.take(address):
        raise Refused(429, "too-fast")
    services = services_of(request)
    room, personal = await services.tables.open(
        person, data.game, data.seats, data.options, data.listed, *statements, hints=data.hints, address=address
    )
    return answer(request, OpenedTable(**msgspec.structs.asdict(room.info()), personal=personal), secret, 201)


@get("/api/tables", summary="The open tables that everybody may see", security=ANYBODY, responses=refusals(401))
async def list_tables(request: R) -> list[TableInfo]:
    await reader(request)
    return await services_of(request).open_tables.listed()


@get("/api/tables/{table_id:str}", summary="One table", security=ANYBODY, responses=refusals(400, 401, 404))
async def show_table(request: R, table_id: TableId) -> TableInfo:
    await reader(request)
    return await services_of(request).tables.info(table_id)


@delete(
    "/api/tables/{table_id:str}",
    summary="Close a table before play; the host may",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def close_table(request: R, table_id: TableId) -> None:
    await services_of(request).tables.close(table_id, await known(request, "open"))


@post(
    "/api/tables/{table_id:str}/start",
    summary="Begin play",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def start(request: R, table_id: TableId) -> TableInfo:
    services = services_of(request)
    await services.tables.start(table_id, await known(request, "sit"))
    return await services.tables.info(table_id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again, at a new table",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def rematch(request: R, table_id: TableId) -> Rematch:
    return Rematch(await services_of(request).tables.rematch(table_id, await known(request, "sit")))


HANDLERS: list[HTTPRouteHandler] = [open_table, list_tables, show_table, close_table, start, rematch]
FORMS = (OpenTable,)
