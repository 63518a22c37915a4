"""The door: where a request comes from, who sends it, and how much it may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

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
    if origin is None:
        # Browsers name the origin of whatever changes something, so a cookie without one is not a browser's.
        if changes and COOKIE in connection.cookies:
            raise Refused(403, "foreign-origin")
        return
    if origin not in settings.origins and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused(403, "foreign-origin")


async def person_of(connection: Connection, people: People) -> Person | None:
    """Who sends the request: by its token if it has one, else by its cookie."""
    token = bearer(connection)
    if token is not None:
        found = await people.find(token)
        if found is None or found.kind == "cookie":
            raise Refused(401, "bad-token")
        return found
    return await people.find(connection.cookies.get(COOKIE, ""))


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


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, most: float, addresses: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._addresses = addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, connection: Connection) -> bool:
        address = connection.client.host if connection.client else ""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._most)
        self._buckets[address] = bucket
        while len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return bucket.take()
