"""Who calls: known by a cookie or a token, or made known by the answer; and what calls have in common."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.openapi.spec import SecurityRequirement
from litestar.params import PathParameter
from litestar.response import Response as LitestarResponse
from sqlalchemy import Executable

from envol.server.access import COOKIE, SCOPES, Person, address_of, person_of, require_scope
from envol.server.refusals import Refused
from envol.server.services import Services
from envol.server.wire import END, TABLE_ID

R = Request[Any, Any, State]
T = TypeVar("T")
YEAR = 365 * 24 * 3600
WISH_CALLS = 20  # for how many calls it counts to ask something of the others: everybody is told, and told again
PERSON: list[SecurityRequirement] = [{"cookie": []}]  # whose calls these are, as the schema tells it
KNOWN: list[SecurityRequirement] = [{"token": []}, *PERSON]
ANYBODY: list[SecurityRequirement] = [{}, *KNOWN]

# No control signs and none that turn the direction of writing, and at least one that can be seen. Spelled out, because
# `\s` is not the same in Python and in the JSON Schema that others read.
_ANY = r"[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]*"
_SEEN = r"[^\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=f"^{_ANY}{_SEEN}{_ANY}{END}")]
Nonce = Annotated[
    str, msgspec.Meta(pattern=rf"^([0-9a-f]{{32}})?{END}", description="16 random bytes as hexadecimal, or empty")
]
TableId = Annotated[str, PathParameter(max_length=32, pattern=TABLE_ID, description="The id in a table's link")]


def services_of(request: R) -> Services:
    services: Services = request.app.state.services
    return services


def name_of(request: R, person: Person | None) -> str:
    """By what a visitor is counted: strangers of one address are one."""
    return address_of(request) if person is None else person.id


async def visitor(request: R, calls: int = 1) -> Person | None:
    """Who calls, if it is known, and if it does not call too often; what costs much counts for several calls."""
    person = await person_of(request, services_of(request).people)
    if not request.app.state.callers.take(name_of(request, person), calls):
        raise Refused(429, "too-fast")
    return person


async def known(request: R, scope: str, calls: int = 1) -> Person:
    return require_scope(await visitor(request, calls), scope)


async def reader(request: R, calls: int = 1) -> Person | None:
    """Anybody may read what has a link; but a token that is shown must allow it."""
    person = await visitor(request, calls)
    return person if person is None else require_scope(person, "read")


async def known_or_new(request: R, scope: str) -> tuple[Person, list[Executable], str | None]:
    """The visitor, or somebody new: then with the statements that make him known, and the secret of his cookie."""
    services, person = services_of(request), await visitor(request)
    if person is not None:
        return require_scope(person, scope), [], None
    if not request.app.state.newcomers.take(address_of(request)):
        raise Refused(429, "too-fast")
    id, make = services.people.new_person(services.now())
    secret, keep = services.people.new_credential(id, "cookie", services.now())
    return Person(id, "cookie", SCOPES), [make, keep], secret


def answer(request: R, body: T, secret: str | None, status: int) -> Response[T]:
    """An answer that also sets the cookie of a newcomer."""
    cookies = []
    if secret is not None:
        secure = services_of(request).settings.secure_cookies
        cookies = [Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")]
    return LitestarResponse(body, cookies=cookies, status_code=status)
