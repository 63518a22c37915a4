"""The door: where a request comes from, who sends it, and how much it may ask."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from envol.server.people import People, Person
from envol.server.refusal import Refused
from envol.server.settings import Settings

COOKIE = "envol"
Connection = ASGIConnection[Any, Any, Any, Any]


def bearer(connection: Connection) -> str | None:
    """The token of a request that brings one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_origin(connection: Connection, settings: Settings, *, changes: bool) -> None:
    """Refuse what another site's page sends in a person's name; a token is no cookie and may come from anywhere."""
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


def own_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """The guard of every HTTP path; a WebSocket checks by itself, so that it can say why it closes."""
    if isinstance(connection, Request):
        settings: Settings = connection.app.state.house.settings
        check_origin(connection, settings, changes=connection.method not in ("GET", "HEAD", "OPTIONS"))


async def person_of(connection: Connection, people: People) -> Person | None:
    """Who sends the request: by its token if it has one, else by its cookie."""
    token = bearer(connection)
    if token is not None:
        found = await people.find(token)
        if found is None or found.kind == "cookie":
            raise Refused(401, "bad-token")
        return found
    found = await people.find(connection.cookies.get(COOKIE, ""))
    return found if found is not None and found.kind == "cookie" else None


def need(person: Person | None, scope: str) -> Person:
    """The person, if what was shown allows this."""
    if person is None:
        raise Refused(401, "who-are-you")
    if scope not in person.scopes:
        raise Refused(403, "not-in-scope", scope=scope)
    return person


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    async def refill(self) -> None:
        """Wait for as long as one more takes."""
        await asyncio.sleep(1 / self._rate)


class Buckets:
    """A bucket for each address, or for each person; the longest unused are forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        bucket = self._buckets.pop(whose, None) or Bucket(self._rate, self._most)
        self._buckets[whose] = bucket
        while len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return bucket.take()


class Crowd:
    """How many connections each address holds at this moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, connection: Connection) -> bool:
        """Whether one more is let in; each that was must leave."""
        address = address_of(connection)
        if self._held.get(address, 0) >= self._most:
            return False
        self._held[address] = self._held.get(address, 0) + 1
        return True

    def leave(self, connection: Connection) -> None:
        address = address_of(connection)
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
