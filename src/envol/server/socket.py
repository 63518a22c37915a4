"""The WebSocket of a table: reads commands, answers each, and writes what the viewer may know."""

from __future__ import annotations

import asyncio
import logging

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from envol.server import wire
from envol.server.door import Bucket, check_origin, person_of
from envol.server.house import House
from envol.server.refusal import Refused
from envol.server.room import Room
from envol.server.viewer import Viewer

log = logging.getLogger("envol.socket")
PING_SECONDS = 2.0
CLOSE_NO_TABLE = 4404
CLOSE_NOT_YOU = 4403
CLOSE_TOO_MUCH = 4429

Socket = WebSocket[None, None, State]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table, and play at it if one has a seat there."""
    house: House = socket.app.state.house
    try:
        check_origin(socket, house.settings, changes=True)
        person = await person_of(socket, house.people)
        if person is not None and "read" not in person.scopes:
            raise Refused(403, "not-in-scope", scope="read")
        room = await house.room(table_id)
    except Refused as refused:
        # Accepted first, because a browser cannot read why a handshake was refused.
        await socket.accept()
        await socket.close(CLOSE_NO_TABLE if refused.status == 404 else CLOSE_NOT_YOU, refused.why)
        return
    await socket.accept()
    viewer = Viewer(person.id if person else None, house.settings.queue, house.now)
    may_play = person is not None and "play" in person.scopes
    room.enter_viewer(viewer)
    writer = asyncio.create_task(_write(socket, room, viewer))
    pinger = asyncio.create_task(_ping(room, viewer))
    try:
        await _read(
            socket,
            room,
            viewer,
            Bucket(house.settings.messages_per_second, 2 * house.settings.messages_per_second),
            may_play,
        )
    except WebSocketDisconnect:
        pass
    finally:
        room.leave_viewer(viewer)
        for task in (writer, pinger):
            task.cancel()
        await asyncio.gather(writer, pinger, return_exceptions=True)


async def _read(socket: Socket, room: Room, viewer: Viewer, bucket: Bucket, may_play: bool) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="closed")
        data = message.get("text") or message.get("bytes") or b""
        try:
            if not bucket.take():
                raise wire.BadMessage("too-fast")
            up = wire.read(data)
        except wire.BadMessage as error:
            viewer.answer(error.no)
        else:
            if isinstance(up, wire.PongUp):
                viewer.pong(up.n)
            elif isinstance(up, wire.SyncUp):
                viewer.ask_sync()
            elif may_play or viewer.seat is None:
                await room.play(viewer, up)
            else:
                viewer.answer(wire.refuse(up.id, "envol.2", "not-in-scope", {"scope": "play"}))
        if viewer.is_hopeless:
            await socket.close(CLOSE_TOO_MUCH, "too-fast")
            return


async def _write(socket: Socket, room: Room, viewer: Viewer) -> None:
    send = socket.send

    async def send_text(data: bytes) -> None:
        await send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    try:
        await viewer.write(send_text, room.whole)
    except (WebSocketDisconnect, OSError, RuntimeError) as error:
        log.debug("a viewer left while being written to: %s", type(error).__name__)


async def _ping(room: Room, viewer: Viewer) -> None:
    """Measure the delay of the line, where seats can race."""
    while True:
        if room.has_contests and viewer.seat is not None:
            viewer.ping()
        await asyncio.sleep(PING_SECONDS if viewer.is_measured else PING_SECONDS / 8)
