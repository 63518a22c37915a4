"""The WebSocket of the shelf: the open tables, told whenever they change."""

from __future__ import annotations

import asyncio
import contextlib

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import send_websocket_stream

from envol.codec import encode
from envol.server import wire
from envol.server.admission import Socket, admit
from envol.server.door import Bucket
from envol.server.house import House
from envol.server.people import Person

MESSAGES_PER_SECOND = 2.0
GONE = (WebSocketDisconnect, OSError, RuntimeError)


@websocket("/ws/tables")
async def shelf_socket(socket: Socket) -> None:
    """Watch the open tables."""

    async def watch(_: Person | None) -> None:
        telling = asyncio.create_task(_tell(socket, socket.app.state.house))
        try:
            with contextlib.suppress(*GONE):
                await _answer(socket)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    await admit(socket, watch)


async def _tell(socket: Socket, house: House) -> None:
    with contextlib.suppress(*GONE):
        await send_websocket_stream(socket, house.shelf.watch(), close=False, send_handler=_send)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _answer(socket: Socket) -> None:
    """There is nothing to say here but to ask whether the line lives; until the client has gone."""
    bucket = Bucket(MESSAGES_PER_SECOND, 5 * MESSAGES_PER_SECOND)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        while not bucket.take():
            await bucket.refill()
        try:
            up = wire.read(message.get("text") or message.get("bytes") or b"")
            if not isinstance(up, wire.PingUp):
                raise wire.BadMessage("message-unreadable", wire.id_of(up))
            await _send(socket, encode(wire.Pong(up.n)))
        except wire.BadMessage as error:
            await _send(socket, encode(error.no))
