"""The WebSocket of the open tables, told at first, and then what changes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar import websocket

from envol.codec import encode
from envol.server import wire
from envol.server.access import Person, TokenBucket
from envol.server.rooms import OpenTables
from envol.server.services import Services
from envol.server.sockets.admission import Socket, admit
from envol.server.sockets.connection import Connection, Message, connection_of

MESSAGES_PER_SECOND = 2.0


@websocket("/ws/tables")
async def open_tables_socket(socket: Socket) -> None:
    """Watch the open tables."""
    services: Services = socket.app.state.services

    async def watch(_: Person | None) -> None:
        session = ListSession(connection_of(socket.scope))
        telling = asyncio.create_task(session.tell(services.open_tables))
        try:
            await session.closed()
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    await admit(socket, watch)


class ListSession:
    """Sends the open tables to one connection, and says that it lives to whoever asks."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._bucket = TokenBucket(MESSAGES_PER_SECOND, 5 * MESSAGES_PER_SECOND)
        self._writable = asyncio.Event()
        connection.listen(self._hear, self._writable.set)

    async def closed(self) -> None:
        await self._connection.wait_closed()

    async def tell(self, tables: OpenTables) -> None:
        """The tables, and what changes; who reads slowly is told less often, and all of it together."""
        async for message in tables.watch():
            await self._send(message)

    async def _send(self, message: bytes) -> None:
        while not self._connection.is_writable:
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
