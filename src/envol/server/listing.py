"""The WebSocket of the shelf: the open tables, told whenever they change."""

from __future__ import annotations

import asyncio
import contextlib

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import send_websocket_stream

from envol.codec import encode
from envol.server import wire
from envol.server.door import Bucket, Crowd, check_origin, need, person_of
from envol.server.house import House
from envol.server.refusal import Refused
from envol.server.socket import CLOSE_NOT_YOU, CLOSE_TOO_MUCH

Socket = WebSocket[None, None, State]
MESSAGES_PER_SECOND = 2.0
GONE = (WebSocketDisconnect, OSError, RuntimeError)


@websocket("/ws/tables")
async def shelf_socket(socket: Socket) -> None:
    """Watch the open tables."""
    house: House = socket.app.state.house
    try:
        check_origin(socket, house.settings, changes=True)
        person = await person_of(socket, house.people)
        if person is not None:
            need(person, "read")
    except Refused as refused:
        if refused.why != "foreign-origin":  # another site's page is given no connection at all
            await socket.accept()
        await socket.close(CLOSE_NOT_YOU, refused.why)
        return
    await socket.accept()
    crowd: Crowd = socket.app.state.crowd
    if not crowd.enter(socket):
        await socket.close(CLOSE_TOO_MUCH, "too-many-connections")
        return
    telling = asyncio.create_task(_tell(socket, house))
    try:
        with contextlib.suppress(*GONE):
            await _answer(socket)
    finally:
        crowd.leave(socket)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


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
