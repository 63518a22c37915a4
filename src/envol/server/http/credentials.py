"""The HTTP API of what opens doors: personal links, and tokens for bots."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from envol.server.access import SCOPES, Person, address_of, clean_name
from envol.server.http.callers import KNOWN, PERSON, Name, R, TableId, answer, known, services_of, visitor
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.server.wire import END


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    label: Name
    scopes: Annotated[list[Literal["read", "open", "sit", "play"]], msgspec.Meta(min_length=1, max_length=8)]


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


class Claimed(msgspec.Struct):
    """What a personal link opens; the seat is null once its person has left it."""

    table: str
    seat: int | None


@post(
    "/api/tables/{table_id:str}/link",
    summary="A new personal link to one's seat; the old one ends",
    status_code=200,
    security=KNOWN,
    responses=refusals(400, 401, 404),
)
async def new_link(request: R, table_id: TableId) -> Link:
    person = await known(request, "sit")
    if person.kind == "token":
        raise Refused(403, "only-for-people")
    return Link(await services_of(request).seating.new_link(table_id, person))


@post(
    "/api/links/claim",
    summary="Come back by a personal link on another device",
    status_code=200,
    responses=refusals(400, 401, 404, 413, 415),
)
async def claim_link(request: R, data: JSONBody[Claim]) -> Response[Claimed]:
    services = services_of(request)
    if not request.app.state.newcomers.take(address_of(request)):
        raise Refused(429, "too-fast")
    found = await services.people.find(data.secret)
    if found is None or found.kind != "link" or found.match is None:
        raise Refused(401, "bad-token")
    opened = Claimed(found.match, (await services.rooms.get(found.match)).table.seat_of(found.id))
    here = await visitor(request)
    if here is not None and here.id == found.id:
        return answer(request, opened, None, 200)  # a cookie of their own, which does not end with the link
    if here is not None:
        await services.seating.note_sight(found.match, here, found)
    secret, keep = services.people.new_credential(found.id, "cookie", services.now(), match=found.match)
    await services.writer.write(keep)
    return answer(request, opened, secret, 200)


@post(
    "/api/tokens",
    summary="Make a token for a bot",
    security=PERSON,
    responses=refusals(400, 401, 413, 415),
)
async def make_token(request: R, data: JSONBody[NewToken]) -> TokenMade:
    person, services = await owner(request), services_of(request)
    most = services.settings.tokens_per_person
    if len(await services.people.tokens(person.id)) >= most:
        raise Refused(429, "too-many-tokens", most=most)
    scopes = tuple(scope for scope in SCOPES if scope in data.scopes)
    label = clean_name(data.label)
    # A token that was made on a device that came by a personal link ends with that link.
    secret, keep = services.people.new_credential(
        person.id, "token", services.now(), scopes=scopes, label=label, match=person.match
    )
    await services.writer.write(keep)
    return TokenMade(secret)


@get("/api/tokens", summary="One's tokens, without their secrets", security=PERSON, responses=refusals(401))
async def list_tokens(request: R) -> list[Token]:
    tokens = await services_of(request).people.tokens((await owner(request)).id)
    return [Token(name, label, list(scopes), created) for name, label, scopes, created in tokens]


@delete(
    "/api/tokens/{name:str}",
    summary="End a token",
    security=PERSON,
    responses=refusals(400, 401, 404),
)
async def end_token(
    request: R, name: Annotated[str, PathParameter(max_length=16, pattern=rf"^[0-9a-f]+{END}")]
) -> None:
    if not await services_of(request).people.revoke_token((await owner(request)).id, name):
        raise Refused(404, "no-such-token")


async def owner(request: R) -> Person:
    """Tokens are made and ended by their person alone, never by a token."""
    person = await known(request, "read")
    if person.kind != "cookie":
        raise Refused(403, "only-for-people")
    return person


HANDLERS: list[HTTPRouteHandler] = [new_link, claim_link, make_token, list_tokens, end_token]
FORMS = (Claim, NewToken)
