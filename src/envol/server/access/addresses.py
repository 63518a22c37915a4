"""By what an address is counted, and how it is told in a log: never as it is."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import secrets
from collections import Counter
from functools import lru_cache

log = logging.getLogger("envol.refusals")
MOST_KINDS = 10_000  # of refusals that are told apart before the rest is told as one
MOST_LINES = 50  # of one minute: nobody can fill the disk
EVERYBODY = "all others"


@lru_cache(maxsize=10_000)
def counted_as(host: str) -> str:
    """An address as limits count it: of IPv6 the network, because whoever has one address there has them all."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class RefusalCounts:
    """How often strangers met a limit: told once a minute, by kind and by a hash that changes with each start."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(16)
        self._counts: Counter[tuple[str, str]] = Counter()

    def note(self, kind: str, address: str) -> None:
        who = hashlib.blake2b(address.encode(), key=self._key, digest_size=4).hexdigest()
        if (kind, who) not in self._counts and len(self._counts) >= MOST_KINDS:
            who = EVERYBODY
        self._counts[kind, who] += 1

    def tell(self) -> None:
        """Say what has happened since the last time, the most frequent first."""
        counts, self._counts = self._counts, Counter()
        told = counts.most_common(MOST_LINES)
        for (kind, who), number in told:
            log.warning("refused %s: %d times, from %s", kind, number, who)
        if len(counts) > len(told):
            rest = counts.total() - sum(number for _, number in told)
            log.warning("refused, all else: %d times", rest)
