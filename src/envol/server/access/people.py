"""Who is there: people by a cookie, a personal link or a token. Only hashes of these are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import Executable, select

from envol.server.store import Database, Writer
from envol.server.store.schema import credential, person

SCOPES = ("read", "open", "sit", "play")  # what a token may be allowed; a cookie may do all of it
LINK_SCOPES = ("read", "sit", "play")


@dataclass(frozen=True)
class Person:
    """Somebody, and what the credential shown allows."""

    id: str
    kind: str
    scopes: tuple[str, ...]
    credential: str = field(default="", repr=False)  # the hash of what was shown
    match: str | None = None  # the table of the personal link that was shown, or by which the cookie came


class People:
    """Looks credentials up and makes new ones; what was looked up is remembered until it is revoked."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._known: dict[str, Person] = {}
        self._ended = 0  # credentials that were revoked so far
        self._holders: dict[str, set[Callable[[], None]]] = {}

    async def find(self, secret: str) -> Person | None:
        """The person whom this cookie, link or token belongs to."""
        if not secret or len(secret) > 200:
            return None
        digest = hash_of(secret)
        if digest in self._known:
            return self._known[digest]
        ended = self._ended
        async with self._database.read() as connection:
            row = (await connection.execute(select(credential).where(credential.c.hash == digest))).one_or_none()
        if row is None:
            return None
        found = Person(row.person, row.kind, tuple(row.scopes.split()), digest, row.match)
        if ended == self._ended:  # else this one may have been revoked since it was read
            self._remember(digest, found)
        return found

    @contextmanager
    def holding(self, person: Person | None, end: Callable[[], None]) -> Iterator[None]:
        """For as long as something lasts that must end at once with the credential it was opened by."""
        if person is None:
            yield
            return
        held = self._holders.setdefault(person.credential, set())
        held.add(end)
        try:
            yield
        finally:
            held.discard(end)
            if not held:
                self._holders.pop(person.credential, None)

    def forget(self, *credentials: str) -> None:
        """These are in the store no longer: what they opened ends at once."""
        self._ended += 1
        for digest in credentials:
            self._known.pop(digest, None)
            for end in self._holders.pop(digest, set()):
                end()

    def _remember(self, digest: str, found: Person) -> None:
        if len(self._known) > 50_000:
            self._known.clear()
        self._known[digest] = found

    def new_person(self, now: int) -> tuple[str, Executable]:
        """An id for somebody new, and the statement that makes it true."""
        id = secrets.token_urlsafe(12)
        return id, person.insert().values(id=id, created=now)

    def new_credential(
        self,
        owner: str,
        kind: str,
        now: int,
        *,
        scopes: tuple[str, ...] = SCOPES,
        label: str = "",
        match: str | None = None,
    ) -> tuple[str, Executable]:
        """A secret for its owner, shown once, and the statement that keeps its hash."""
        secret = secrets.token_urlsafe(24)
        row = {"hash": hash_of(secret), "person": owner, "kind": kind, "scopes": " ".join(scopes), "label": label}
        return secret, credential.insert().values(**row, match=match, created=now)

    async def links(self, owner: str, match: str) -> list[str]:
        """The owner's personal links to this table, and the cookies that came by one, the newest first."""
        mine = (credential.c.person == owner) & (credential.c.match == match)
        query = select(credential.c.hash).where(mine).order_by(credential.c.created.desc(), credential.c.hash)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def links_to(self, match: str) -> list[str]:
        """Everybody's personal links to this table."""
        there = (credential.c.kind == "link") & (credential.c.match == match)
        async with self._database.read() as connection:
            return list((await connection.execute(select(credential.c.hash).where(there))).scalars())

    def revoke(self, credentials: Collection[str]) -> Executable:
        """The statement that ends these; once it is done, `forget` them."""
        return credential.delete().where(credential.c.hash.in_(credentials))

    async def tokens(self, owner: str) -> list[tuple[str, str, tuple[str, ...], int]]:
        """The tokens of a person: a short name for each, label, scopes, when made."""
        mine = (credential.c.person == owner) & (credential.c.kind == "token")
        async with self._database.read() as connection:
            rows = (await connection.execute(select(credential).where(mine).order_by(credential.c.created))).all()
        return [(row.hash[:16], row.label, tuple(row.scopes.split()), row.created) for row in rows]

    async def revoke_token(self, owner: str, name: str) -> bool:
        """End a token of a person, by its short name."""
        mine = (credential.c.person == owner) & (credential.c.kind == "token")
        async with self._database.read() as connection:
            found = (await connection.execute(select(credential.c.hash).where(mine))).scalars().all()
        digest = next((digest for digest in found if digest[:16] == name), None)
        if digest is None:
            return False
        await self._writer.write(credential.delete().where(credential.c.hash == digest))
        self.forget(digest)
        return True


def hash_of(secret: str) -> str:
    """What is kept of a secret. It has 192 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"envol-credential-1\0" + secret.encode("utf-8", "surrogatepass")).hexdigest()
