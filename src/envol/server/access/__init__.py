"""Who is calling, whether they may, and how often: people and their credentials, origins, rate limits."""

from envol.server.access.addresses import RefusalCounts, counted_as
from envol.server.access.auth import (
    CAREFUL_HEADERS,
    COOKIE,
    address_of,
    check_origin,
    person_of,
    require_own_origin,
    require_scope,
)
from envol.server.access.names import clean_name, clean_text
from envol.server.access.people import LINK_SCOPES, SCOPES, People, Person
from envol.server.access.rate_limits import ConnectionLimit, TokenBucket, TokenBuckets

__all__ = [
    "CAREFUL_HEADERS",
    "COOKIE",
    "LINK_SCOPES",
    "SCOPES",
    "ConnectionLimit",
    "People",
    "Person",
    "RefusalCounts",
    "TokenBucket",
    "TokenBuckets",
    "address_of",
    "check_origin",
    "clean_name",
    "clean_text",
    "counted_as",
    "person_of",
    "require_own_origin",
    "require_scope",
]
