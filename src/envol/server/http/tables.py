"""The HTTP API of tables: opened, shown, started, closed, and played at once more."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

from envol.server.access import address_of
from envol.server.http.callers import ANYBODY, KNOWN, R, TableId, answer, known, known_or_new, reader, services_of
from envol.server.http.forms import OpensTable
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.server.wire import OwnTable, TableInfo

OWN_CALLS = 5  # for how many calls it counts to ask for one's own tables: some may have to be waked


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which game to open a table for; a listed table is shown in the lobby, and at one without hints none are given.

    People may write `words` to each other at a table that is not listed, and else if its host likes."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = True
    words: bool | None = None


class OpenedTable(TableInfo, frozen=True):
    """The new table, and the secret of its host's personal link: who shows it as a bearer token needs no cookie.

    A token that opens a table is given none: a link could do more than the token may."""

    personal: str | None = None


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For each seat, the seat whose sitter comes there."""

    seats: Annotated[list[int], msgspec.Meta(max_length=16)]


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
        person,
        data.game,
        data.seats,
        data.options,
        data.listed,
        *statements,
        hints=data.hints,
        words=data.words,
        address=address,
    )
    return answer(request, OpenedTable(**msgspec.structs.asdict(room.info()), personal=personal), secret, 201)


@get("/api/tables", summary="The open tables that everybody may see", security=ANYBODY, responses=refusals(401))
async def list_tables(request: R) -> list[TableInfo]:
    await reader(request)
    return await services_of(request).open_tables.listed()


@get(
    "/api/own-tables",
    summary="One's own tables, those that wait for a move first",
    security=ANYBODY,
    responses=refusals(401),
)
async def list_own_tables(request: R) -> list[OwnTable]:
    person = await reader(request, calls=OWN_CALLS)
    return [] if person is None else await services_of(request).own_tables.listed(person.id)


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
async def start(request: R, table_id: TableId, without_absent: FromQuery[bool] = False) -> TableInfo:
    services = services_of(request)
    await services.tables.start(table_id, await known(request, "sit"), without_absent=without_absent)
    return await services.tables.info(table_id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again, at a new table",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 422),
)
async def rematch(
    request: R,
    table_id: TableId,
    game: FromQuery[str | None] = None,
    rotated: FromQuery[bool] = False,
    adapt: FromQuery[bool] = False,
) -> Rematch:
    """Another `game`, if it is not to be the same; `rotated` if everybody is to sit one seat further on. Against bots
    alone, with `adapt` their levels follow from how the last matches went."""
    person = await known(request, "sit")
    tables = services_of(request).tables
    return Rematch(await tables.rematch(table_id, person, game, rotated=rotated, adapt=adapt))


@put(
    "/api/tables/{table_id:str}/order",
    summary="Let everybody sit elsewhere before play; the host may",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def order_seats(request: R, table_id: TableId, data: JSONBody[Order]) -> TableInfo:
    services = services_of(request)
    await services.seating.order(table_id, await known(request, "sit"), data.seats)
    return await services.tables.info(table_id)


HANDLERS: list[HTTPRouteHandler] = [
    open_table,
    list_tables,
    list_own_tables,
    show_table,
    close_table,
    start,
    rematch,
    order_seats,
]
FORMS = (OpenTable, Order)
