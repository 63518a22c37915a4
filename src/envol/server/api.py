"""The HTTP API: games, tables, seats, records, health. The same for people's clients and for bots."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import SecurityRequirement
from litestar.params import JSONBody, PathParameter
from litestar.response import Response as LitestarResponse
from sqlalchemy import Executable, text

from envol import __version__, bots, catalogue
from envol.server import seating, takeback
from envol.server.door import COOKIE, address_of, need, person_of
from envol.server.forms import OpensTable, options_form
from envol.server.hint import Hint
from envol.server.house import House
from envol.server.people import SCOPES, Person
from envol.server.refusal import Refused, refusals
from envol.server.wire import TABLE_ID, TableInfo
from envol.texts import LANGUAGES, Texts

R = Request[Any, Any, State]
T = TypeVar("T")
YEAR = 365 * 24 * 3600
PERSON: list[SecurityRequirement] = [{"cookie": []}]  # whose calls these are, as the schema tells it
KNOWN: list[SecurityRequirement] = [{"token": []}, *PERSON]
ANYBODY: list[SecurityRequirement] = [{}, *KNOWN]

# No control signs and none that turn the direction of writing, and at least one that can be seen. Spelled out, because
# `\s` is not the same in Python and in the JSON Schema that others read.
_ANY = r"[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]*"
_SEEN = r"[^\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=f"^{_ANY}{_SEEN}{_ANY}$")]
Nonce = Annotated[
    str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$", description="16 random bytes as hexadecimal, or empty")
]
TableId = Annotated[str, PathParameter(max_length=32, pattern=TABLE_ID, description="The id in a table's link")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Counted from 0")]
BotName = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{1,12}|greedy:[a-z]{1,12}|search:[1-9][0-9]{0,3})$")]


class GameInfo(msgspec.Struct):
    """A game, the form of its options as JSON Schema, and the bots that play it, the weakest first."""

    key: str
    titles: dict[str, str]
    least: int
    most: int
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which game to open a table for; a listed table is shown in the lobby, and at one without hints none are given."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = True


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


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    """`on` is the number of the question that was last put to you, so that asking twice takes back once."""

    on: int


class AgreeUndo(msgspec.Struct, forbid_unknown_fields=True):
    """`number` is that of the wish, as the table shows it."""

    number: int


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """`on` is the number of the question that you are asked."""

    on: int


class Rematch(msgspec.Struct):
    table: str


class Health(msgspec.Struct):
    ok: bool
    version: str


def house_of(request: R) -> House:
    house: House = request.app.state.house
    return house


async def visitor(request: R) -> Person | None:
    """Who calls, if it is known, and if it does not call too often."""
    person = await person_of(request, house_of(request).people)
    if not request.app.state.callers.take(address_of(request) if person is None else person.id):
        raise Refused(429, "too-fast")
    return person


async def known(request: R, scope: str) -> Person:
    return need(await visitor(request), scope)


async def reader(request: R) -> Person | None:
    """Anybody may read what has a link; but a token that is shown must allow it."""
    person = await visitor(request)
    return person if person is None else need(person, "read")


async def known_or_new(request: R, scope: str) -> tuple[Person, list[Executable], str | None]:
    """The visitor, or somebody new: then with the statements that make him known, and the secret of his cookie."""
    house, person = house_of(request), await visitor(request)
    if person is not None:
        return need(person, scope), [], None
    if not request.app.state.newcomers.take(address_of(request)):
        raise Refused(429, "too-fast")
    id, make = house.people.new_person(house.now())
    secret, keep = house.people.new_credential(id, "cookie", house.now())
    return Person(id, "cookie", SCOPES), [make, keep], secret


def answer(request: R, body: T, secret: str | None, status: int) -> Response[T]:
    """An answer that also sets the cookie of a newcomer."""
    cookies = []
    if secret is not None:
        secure = house_of(request).settings.secure_cookies
        cookies = [Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")]
    return LitestarResponse(body, cookies=cookies, status_code=status)


@get("/api/games", summary="The games, with the forms of their options", responses=refusals())
async def list_games() -> list[GameInfo]:
    return [_game_info(key) for key in catalogue.all_game_keys()]


def _game_info(key: str) -> GameInfo:
    kind = catalogue.find(key)
    titles = {language: Texts(language, key)("title") for language in LANGUAGES}
    least, most = kind.players.start, kind.players.stop - 1
    return GameInfo(key, titles, least, most, kind.newest, options_form(kind), bots.offered(kind))


@post(
    "/api/tables",
    summary="Open a table",
    operation_class=OpensTable,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 413, 415, 422),
)
async def open_table(request: R, data: JSONBody[OpenTable]) -> Response[TableInfo]:
    person, statements, secret = await known_or_new(request, "open")
    if not request.app.state.openers.take(address_of(request)):
        raise Refused(429, "too-fast")
    house = house_of(request)
    room = await house.open_table(
        person, data.game, data.seats, data.options, data.listed, *statements, hints=data.hints
    )
    return answer(request, room.info(), secret, 201)


@get("/api/tables", summary="The open tables that everybody may see", security=ANYBODY, responses=refusals(401))
async def list_tables(request: R) -> list[TableInfo]:
    await reader(request)
    return await house_of(request).listed_tables()


@get("/api/tables/{table_id:str}", summary="One table", security=ANYBODY, responses=refusals(400, 401, 404))
async def show_table(request: R, table_id: TableId) -> TableInfo:
    await reader(request)
    return await house_of(request).info(table_id)


@delete(
    "/api/tables/{table_id:str}",
    summary="Close a table before play; the host may",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def close_table(request: R, table_id: TableId) -> None:
    await house_of(request).close_table(table_id, await known(request, "open"))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Take a seat, or come back to one's own",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def take_seat(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Response[Seated]:
    person, statements, secret = await known_or_new(request, "sit")
    link = await seating.take(house_of(request), table_id, person, seat, data.name.strip(), data.nonce, *statements)
    return answer(request, Seated(seat, link), secret, 201)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Leave a seat",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def leave_seat(request: R, table_id: TableId, seat: SeatNumber) -> None:
    await seating.leave(house_of(request), table_id, await known(request, "sit"), seat)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Put a bot on a free seat, or on one's own during play",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def seat_bot(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot]) -> TableInfo:
    house = house_of(request)
    await seating.put_bot(house, table_id, await known(request, "sit"), seat, data.bot)
    return await house.info(table_id)


@post(
    "/api/tables/{table_id:str}/start",
    summary="Begin play",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def start(request: R, table_id: TableId) -> TableInfo:
    house = house_of(request)
    await house.start(table_id, await known(request, "sit"))
    return await house.info(table_id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again, at a new table",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def rematch(request: R, table_id: TableId) -> Rematch:
    return Rematch(await house_of(request).rematch(table_id, await known(request, "sit")))


@post(
    "/api/tables/{table_id:str}/undo",
    summary="Ask to take back one's last move",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def ask_undo(request: R, table_id: TableId, data: JSONBody[AskUndo]) -> TableInfo:
    await takeback.ask(house_of(request), table_id, await known(request, "play"), data.on)
    return await house_of(request).info(table_id)


@put(
    "/api/tables/{table_id:str}/undo",
    summary="Agree that another takes a move back",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def agree_undo(request: R, table_id: TableId, data: JSONBody[AgreeUndo]) -> TableInfo:
    await takeback.agree(house_of(request), table_id, await known(request, "play"), data.number)
    return await house_of(request).info(table_id)


@delete(
    "/api/tables/{table_id:str}/undo",
    summary="Decline that a move is taken back, or withdraw one's wish",
    security=KNOWN,
    responses=refusals(400, 401, 404, 409),
)
async def decline_undo(request: R, table_id: TableId) -> None:
    await takeback.decline(house_of(request), table_id, await known(request, "play"))


@post(
    "/api/tables/{table_id:str}/hint",
    summary="What the master would do in one's place, and why",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404, 409, 413, 415),
)
async def ask_hint(request: R, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    house = house_of(request)
    return await house.hints.give(house, table_id, await known(request, "play"), data.on)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished match",
    media_type="text/plain",
    security=ANYBODY,
    responses=refusals(400, 401, 404, 409),
)
async def show_record(request: R, table_id: TableId) -> str:
    await reader(request)
    return await house_of(request).record(table_id)


@get("/api/health", summary="Whether the server and its store answer", responses=refusals())
async def health(request: R) -> Health:
    async with house_of(request).database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(True, __version__)


HANDLERS: list[HTTPRouteHandler] = [
    list_games,
    open_table,
    list_tables,
    show_table,
    close_table,
    take_seat,
    leave_seat,
    seat_bot,
    start,
    rematch,
    ask_undo,
    agree_undo,
    decline_undo,
    ask_hint,
    show_record,
    health,
]
FORMS = (OpenTable, TakeSeat, SeatBot, AskUndo, AgreeUndo, AskHint)
