"""The HTTP API: games, tables, seats, records, tokens, health. The same for people's clients and for bots."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, PathParameter
from litestar.response import Response as LitestarResponse
from sqlalchemy import Executable, text

from envol import __version__, catalogue
from envol.server.door import COOKIE, check_origin, need, person_of
from envol.server.house import House
from envol.server.people import SCOPES, Person
from envol.server.refusal import Refused
from envol.server.wire import TableInfo
from envol.texts import LANGUAGES, Texts

R = Request[Any, Any, State]
T = TypeVar("T")
YEAR = 365 * 24 * 3600

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")]
Nonce = Annotated[
    str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$", description="16 random bytes as hexadecimal, or empty")
]
TableId = Annotated[
    str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", description="The id in a table's link")
]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Counted from 0")]
BotName = Annotated[str, msgspec.Meta(pattern=r"^(random|greedy|search(:[1-9][0-9]{0,3})?)$")]


class GameInfo(msgspec.Struct):
    """A game, and the form of its options as JSON Schema."""

    key: str
    titles: dict[str, str]
    least: int
    most: int
    rules: int
    options: dict[str, Any]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which game to open a table for; a listed table is shown in the lobby."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    listed: bool = False


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    nonce: Nonce = ""


class Seated(msgspec.Struct):
    """Your seat, and the secret of your personal link: it brings you back on another device, or is a bot's token."""

    seat: int
    personal: str


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: BotName


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    label: Name
    scopes: Annotated[list[str], msgspec.Meta(min_length=1, max_length=8)]


class Token(msgspec.Struct):
    """A token by its short name; the secret itself is shown once, when it is made."""

    name: str
    label: str
    scopes: list[str]
    created: int


class TokenMade(msgspec.Struct):
    token: str


class Link(msgspec.Struct):
    personal: str


class Rematch(msgspec.Struct):
    table: str


class Health(msgspec.Struct):
    ok: bool
    version: str


def house_of(request: R) -> House:
    house: House = request.app.state.house
    return house


async def visitor(request: R) -> Person | None:
    """Who changes something, once it is clear that the request comes from our own page or brings a token."""
    check_origin(request, house_of(request).settings, changes=True)
    return await person_of(request, house_of(request).people)


async def known(request: R, scope: str) -> Person:
    return need(await visitor(request), scope)


async def known_or_new(request: R, scope: str) -> tuple[Person, list[Executable], str | None]:
    """The visitor, or somebody new: then with the statements that make him known, and the secret of his cookie."""
    house, person = house_of(request), await visitor(request)
    if person is not None:
        return need(person, scope), [], None
    if not request.app.state.newcomers.take(request):
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


@get("/api/games", summary="The games, with the forms of their options")
async def list_games() -> list[GameInfo]:
    return [_game_info(key) for key in catalogue.every()]


def _game_info(key: str) -> GameInfo:
    kind = catalogue.find(key)
    titles = {language: Texts(language, key)("title") for language in LANGUAGES}
    schema = msgspec.json.schema(kind.Options)
    return GameInfo(key, titles, kind.players.start, kind.players.stop - 1, kind.newest, schema)


@post("/api/tables", summary="Open a table")
async def open_table(request: R, data: JSONBody[OpenTable]) -> Response[TableInfo]:
    person, statements, secret = await known_or_new(request, "open")
    if not request.app.state.openers.take(request):
        raise Refused(429, "too-fast")
    room = await house_of(request).open_table(person, data.game, data.seats, data.options, data.listed, *statements)
    return answer(request, room.info(), secret, 201)


@get("/api/tables", summary="The open tables that are listed")
async def list_tables(request: R) -> list[TableInfo]:
    return await house_of(request).listed_tables()


@get("/api/tables/{table_id:str}", summary="One table")
async def show_table(request: R, table_id: TableId) -> TableInfo:
    return (await house_of(request).room(table_id)).info()


@post("/api/tables/{table_id:str}/seats/{seat:int}", summary="Take a seat, or come back to one's own")
async def take_seat(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Response[Seated]:
    person, statements, secret = await known_or_new(request, "sit")
    link = await house_of(request).take_seat(table_id, person, seat, data.name.strip(), data.nonce, *statements)
    return answer(request, Seated(seat, link), secret, 201)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat")
async def leave_seat(request: R, table_id: TableId, seat: SeatNumber) -> None:
    await house_of(request).leave_seat(table_id, await known(request, "sit"), seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", summary="Put a bot on a free seat, or on one's own during play")
async def seat_bot(request: R, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot]) -> TableInfo:
    house = house_of(request)
    await house.seat_bot(table_id, await known(request, "sit"), seat, data.bot)
    return (await house.room(table_id)).info()


@post("/api/tables/{table_id:str}/start", summary="Begin play", status_code=200)
async def start(request: R, table_id: TableId) -> TableInfo:
    house = house_of(request)
    await house.start(table_id, await known(request, "sit"))
    return (await house.room(table_id)).info()


@post("/api/tables/{table_id:str}/rematch", summary="Play again, at a new table", status_code=200)
async def rematch(request: R, table_id: TableId) -> Rematch:
    return Rematch(await house_of(request).rematch(table_id, await known(request, "sit")))


@get("/api/tables/{table_id:str}/record", summary="The record of a finished match", media_type="text/plain")
async def show_record(request: R, table_id: TableId) -> str:
    return await house_of(request).record(table_id)


@post("/api/tables/{table_id:str}/link", summary="A new personal link to one's seat; the old one ends", status_code=200)
async def new_link(request: R, table_id: TableId) -> Link:
    return Link(await house_of(request).new_link(table_id, await known(request, "sit")))


@post("/api/links/claim", summary="Come back by a personal link on another device", status_code=200)
async def claim_link(request: R, data: JSONBody[Claim]) -> Response[Health]:
    house = house_of(request)
    check_origin(request, house.settings, changes=True)
    if not request.app.state.newcomers.take(request):
        raise Refused(429, "too-fast")
    found = await house.people.find(data.secret)
    if found is None or found.kind != "link":
        raise Refused(401, "bad-token")
    secret, keep = house.people.new_credential(found.id, "cookie", house.now())
    await house.writer.write(keep)
    return answer(request, Health(True, __version__), secret, 200)


@post("/api/tokens", summary="Make a token for a bot")
async def make_token(request: R, data: JSONBody[NewToken]) -> TokenMade:
    person, house = await owner(request), house_of(request)
    unknown = [scope for scope in data.scopes if scope not in SCOPES]
    if unknown:
        raise Refused(400, "no-such-scope", scopes=", ".join(SCOPES))
    scopes = tuple(scope for scope in SCOPES if scope in data.scopes)
    secret, keep = house.people.new_credential(person.id, "token", house.now(), scopes=scopes, label=data.label.strip())
    await house.writer.write(keep)
    return TokenMade(secret)


@get("/api/tokens", summary="One's tokens, without their secrets")
async def list_tokens(request: R) -> list[Token]:
    tokens = await house_of(request).people.tokens((await owner(request)).id)
    return [Token(name, label, list(scopes), created) for name, label, scopes, created in tokens]


@delete("/api/tokens/{name:str}", summary="End a token")
async def end_token(request: R, name: Annotated[str, PathParameter(max_length=16, pattern=r"^[0-9a-f]+$")]) -> None:
    if not await house_of(request).people.revoke_token((await owner(request)).id, name):
        raise Refused(404, "no-such-token")


async def owner(request: R) -> Person:
    """Tokens are made and ended by their person alone, never by a token."""
    person = await known(request, "read")
    if person.kind != "cookie":
        raise Refused(403, "not-in-scope", scope="tokens")
    return person


@get("/api/health", summary="Whether the server and its store answer")
async def health(request: R) -> Health:
    async with house_of(request).database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(True, __version__)


HANDLERS = [
    list_games,
    open_table,
    list_tables,
    show_table,
    take_seat,
    leave_seat,
    seat_bot,
    start,
    rematch,
    show_record,
    new_link,
    claim_link,
    make_token,
    list_tokens,
    end_token,
    health,
]
