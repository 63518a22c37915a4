"""Where a request comes from, who sends it, and whether that person may do this."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from envol.server.access.addresses import counted_as
from envol.server.access.people import People, Person
from envol.server.access.rate_limits import TokenBuckets
from envol.server.refusals import Refused
from envol.server.settings import Settings

COOKIE = "envol"
PROBES = ("/livez", "/readyz")  # asked by machines that know no name of ours, and told nothing
CAREFUL_HEADERS = {  # of each answer: it is kept by no cache, guessed to be no page, and told to no other site
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}
Connection = ASGIConnection[Any, Any, Any, Any]


def bearer(connection: Connection) -> str | None:
    """The token of a request that brings one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_host(connection: Connection, settings: Settings) -> None:
    """Where the server's own names are known, it answers to no other, whoever points another one here."""
    host = connection.headers.get("host", "")
    known = {origin.partition("://")[2] for origin in settings.origins}
    if known and host not in known and host.rpartition(":")[0] not in ("127.0.0.1", "localhost", "[::1]"):
        raise Refused(421, "wrong-host")


def check_origin(connection: Connection, settings: Settings, *, changes: bool) -> None:
    """Refuse what another site's page sends in a person's name; a token is no cookie and may come from anywhere."""
    check_host(connection, settings)
    if bearer(connection) is not None:
        return
    origin = connection.headers.get("origin")
    has_cookie = COOKIE in connection.cookies
    if origin is None:
        # Browsers name the origin of whatever changes something, so a cookie without one is not a browser's.
        if changes and has_cookie:
            raise Refused(403, "foreign-origin")
    elif (changes or has_cookie) and not _is_ours(origin, connection.headers.get("host", ""), settings):
        raise Refused(403, "foreign-origin")


def _is_ours(origin: str, host: str, settings: Settings) -> bool:
    schemes = ("https",) if settings.secure_cookies else ("http", "https")
    return origin in settings.origins or origin in [f"{scheme}://{host}" for scheme in schemes]


async def require_own_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """The guard of every HTTP path; a WebSocket checks by itself, so that it can say why it closes.

    It waits for nothing, but what is not async Litestar sends through a thread."""
    if isinstance(connection, Request) and connection.scope["path"] not in PROBES:
        settings: Settings = connection.app.state.services.settings
        check_origin(connection, settings, changes=connection.method not in ("GET", "HEAD", "OPTIONS"))


async def person_of(connection: Connection, people: People) -> Person | None:
    """Who sends the request: by its token if it has one, else by its cookie."""
    token = bearer(connection)
    if token is not None:
        tries: TokenBuckets = connection.app.state.bad_tokens
        if not tries.has(address_of(connection)):
            raise Refused(429, "too-fast")
        found = await people.find(token)
        if found is None or found.kind == "cookie":
            tries.take(address_of(connection))
            raise Refused(401, "bad-token")
        return found
    found = await people.find(connection.cookies.get(COOKIE, ""))
    return found if found is not None and found.kind == "cookie" else None


def require_scope(person: Person | None, scope: str) -> Person:
    """The person, if what was shown allows this."""
    if person is None:
        raise Refused(401, "who-are-you")
    if scope not in person.scopes:
        raise Refused(403, "not-in-scope", scope=scope)
    return person


def address_of(connection: Connection) -> str:
    """Where it comes from, as limits count it."""
    return counted_as(connection.client.host) if connection.client else ""
