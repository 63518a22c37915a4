"""The WebSocket of the shelf: the open tables and one's own, told at first, and then what changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from functools import partial
from typing import Any

from litestar import websocket

from envol.codec import encode
from envol.server import wire
from envol.server.access import Person, TokenBucket, person_of
from envol.server.services import Services
from envol.server.sockets.admission import Socket, admit
from envol.server.sockets.connection import Connection, Message, connection_of

log = logging.getLogger("envol.shelf")
MESSAGES_PER_SECOND = 2.0


@websocket("/ws/tables")
async def open_tables_socket(socket: Socket) -> None:
    """Watch the open tables and one's own; with `besides` only these, but for the table that it names."""
    services: Services = socket.app.state.services
    besides: str | None = socket.query_params.get("besides")

    async def watch(person: Person | None) -> None:
        connection = connection_of(socket.scope)
        session = ListSession(connection)
        told = [] if besides is not None else [session.tell(services.open_tables.watch())]
        if person is not None:
            told.append(session.tell(services.own_tables.watch(person.id, besides or "")))
        telling = [asyncio.create_task(one) for one in told]
        try:
            with services.people.holding(person, partial(connection.close, wire.CLOSE_NOT_YOU, "bad-token")):
                await person_of(socket, services.people)  # again: it may have been revoked while the socket was opened
                await session.closed()
        finally:
            for one in telling:
                one.cancel()
            await asyncio.gather(*telling, return_exceptions=True)

    await admit(socket, watch)


class ListSession:
    """Sends lists of tables to one connection, and says that it lives to whoever asks."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._bucket = TokenBucket(MESSAGES_PER_SECOND, 5 * MESSAGES_PER_SECOND)
        self._writable = asyncio.Event()
        connection.listen(self._hear, self._writable.set)
        connection.closed.add_done_callback(lambda _: self._writable.set())  # nobody waits for one that has gone

    async def closed(self) -> None:
        await self._connection.wait_closed()

    async def tell(self, messages: AsyncGenerator[bytes, None]) -> None:
        """A list, and what changes; who reads slowly is told less often, and all of it together."""
        try:
            async with aclosing(messages):  # at once, also where it is cut off while it waits to send
                async for message in messages:
                    await self._send(message)
        except Exception as error:  # the store is away, perhaps: its client must come back
            log.warning("a list of tables could not be told (%s)", type(error).__name__)
            self._connection.close(wire.CLOSE_FAULT, "our-fault")

    async def _send(self, message: bytes) -> None:
        while not (self._connection.is_writable or self._connection.closed.done()):
            self._writable.clear()
            await self._writable.wait()
        self._connection.send([message])

    def _hear(self, data: Message) -> Coroutine[Any, Any, None] | None:
        """There is nothing to say here but to ask whether the connection lives."""
        return self._answer(data)

    async def _answer(self, data: Message) -> None:
        while not self._bucket.take():
            await self._bucket.refill()
        try:
            up = wire.read(data)
            if not isinstance(up, wire.PingUp):
                raise wire.BadMessage("message-unreadable", wire.id_of(up))
            await self._send(encode(wire.Pong(up.n)))
        except wire.BadMessage as error:
            await self._send(encode(error.no))
