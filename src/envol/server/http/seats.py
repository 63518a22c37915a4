"""The HTTP API of seats: taken, left, and given to bots."""

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
    WISH_CALLS,
    Name,
    Nonce,
    R,
    TableId,
    answer,
    known,
    known_or_new,
    services_of,
)
from envol.server.http.responses import refusals
from envol.server.wire import END, TableInfo

SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Counted from 0")]
BotName = Annotated[
    str,
    msgspec.Meta(pattern=rf"^([a-z]{{1,12}}|greedy:[a-z]{{1,12}}|search:[1-9][0-9]{{0,3}}|steady:[1-9][0-9]?s){END}"),
]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    nonce: Nonce = ""


class Seated(msgspec.Struct):
    """Your seat, and the secret of your personal link: it brings you back on another device, or is a bot's token.

    A token that takes a seat is given none: a link could do more than the token may."""

    seat: int
    personal: str | None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: BotName


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Take a seat, or come back to one's own",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def take_seat(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Response[Seated]:
    person, statements, secret = await known_or_new(request, "sit")
    link = await services_of(request).seating.take(
        table_id, person, seat, clean_name(data.name), data.nonce, *statements
    )
    return answer(request, Seated(seat, link), secret, 201)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Leave a seat",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def leave_seat(request: R, table_id: TableId, seat: SeatNumber) -> None:
    await services_of(request).seating.leave(table_id, await known(request, "sit"), seat)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Put a bot on a free seat, or on one's own during play",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def seat_bot(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot]) -> TableInfo:
    services = services_of(request)
    await services.seating.put_bot(table_id, await known(request, "sit"), seat, data.bot)
    return await services.tables.info(table_id)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/keep",
    summary="Let a bot keep the seat of somebody who has been away for long",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def keep_seat(request: R, table_id: TableId, seat: SeatNumber) -> TableInfo:
    services = services_of(request)
    await services.stand_ins.keep(table_id, await known(request, "play"), seat)
    return await services.tables.info(table_id)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/out",
    summary="Say that a bot should play on for somebody; two others must",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def send_out(request: R, table_id: TableId, seat: SeatNumber) -> TableInfo:
    services = services_of(request)
    await services.stand_ins.send_out(table_id, await known(request, "play", WISH_CALLS), seat)
    return await services.tables.info(table_id)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}/out",
    summary="Say so no longer",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def let_stay(request: R, table_id: TableId, seat: SeatNumber) -> None:
    await services_of(request).stand_ins.let_stay(table_id, await known(request, "play", WISH_CALLS), seat)


HANDLERS: list[HTTPRouteHandler] = [take_seat, leave_seat, seat_bot, keep_seat, send_out, let_stay]
FORMS = (TakeSeat, SeatBot)
