"""The WebSocket of a table: reads commands, answers each, and writes what the viewer may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from envol.server import wire
from envol.server.admission import CLOSE_NO_TABLE, CLOSE_NOT_YOU, CLOSE_TOO_MUCH, Socket, admit
from envol.server.door import Bucket, person_of
from envol.server.errand import Errand
from envol.server.frames import short_way
from envol.server.house import House
from envol.server.people import Person
from envol.server.room import Room
from envol.server.viewer import Viewer

log = logging.getLogger("envol.socket")
PING_SECONDS = 2.0
CLOSING_SECONDS = 1.0
STORY_SECONDS = 5.0  # the story is told no more often than this, but for the first times
FIRST_STORIES = 3
CLOSE_FAULT = 1011


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table, and play at it if one has a seat there."""
    house: House = socket.app.state.house

    async def watch(person: Person | None) -> None:
        await _watch(socket, house, await house.room(table_id), person)

    await admit(socket, watch)


async def _watch(socket: Socket, house: House, room: Room, person: Person | None) -> None:
    way = short_way(socket.scope)
    write_now = None if way is None else way.write
    viewer = Viewer(person.id if person else None, house.settings.queue, room.tick, write_now, house.outbox)
    may_play = person is not None and "play" in person.scopes
    room.enter_viewer(viewer)
    closing: list[asyncio.Task[None]] = []

    def end(code: int, why: str) -> None:
        """Nothing more goes out or in, even if the other side does not close."""
        room.leave_viewer(viewer)
        writer.cancel()
        attendant.cancel()
        closing.append(asyncio.create_task(socket.close(code, why)))

    viewer.dismiss = partial(end, CLOSE_NO_TABLE)
    writer = asyncio.create_task(_write(socket, room, viewer))
    attendant = asyncio.create_task(_attend(room, viewer, house.settings.patience_seconds, end))
    rate = house.settings.messages_per_second
    ear = Ear(room, viewer, Bucket(rate, 2 * rate), may_play, partial(end, CLOSE_FAULT, "our-fault"))
    try:
        with house.people.holding(person, partial(end, CLOSE_NOT_YOU, "bad-token")):
            await person_of(socket, house.people)  # again: it may have been revoked while the socket was opened
            if way is not None:
                way.listener = ear.hear_now
            await ear.listen(socket)
            end(CLOSE_TOO_MUCH, "too-fast")
    except WebSocketDisconnect:
        pass
    finally:
        if way is not None:
            way.listener = None
        room.leave_viewer(viewer)
        if closing:
            await asyncio.wait(closing, timeout=CLOSING_SECONDS)  # who reads nothing does not even take the farewell
        tasks = [writer, attendant, *closing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Ear:
    """Answers whatever comes from one connection, one message after the other."""

    def __init__(
        self, room: Room, viewer: Viewer, bucket: Bucket, may_play: bool, end_broken: Callable[[], None]
    ) -> None:
        self._room = room
        self._viewer = viewer
        self._bucket = bucket
        self._may_play = may_play
        self._end_broken = end_broken
        self._is_busy = False
        self._stories = Bucket(1 / STORY_SECONDS, FIRST_STORIES)

    async def listen(self, socket: Socket) -> None:
        """Until the client has gone or takes no answers any more."""
        while not self._viewer.is_hopeless:
            message = await socket.receive()
            if message["type"] != "websocket.receive" or self._viewer not in self._room.viewers:
                raise WebSocketDisconnect(detail="closed")
            has_time = self._bucket.take()
            up = self._read(message.get("text") or message.get("bytes") or b"", has_time)
            if up is not None:
                self._is_busy = True
                await self._room.play(self._viewer, up)
                self._is_busy = False
            if not has_time:
                await self._bucket.refill()  # read no faster than this, whoever sends

    def hear_now(self, text: str) -> bool:
        """Answer a message from where it arrives, unless it has to wait for its turn."""
        viewer = self._viewer
        if self._is_busy or viewer.is_hopeless or viewer not in self._room.viewers or not self._bucket.take():
            return False
        up = self._read(text)
        if up is not None:
            self._is_busy = True
            Errand(self._room.play(viewer, up), self._played)
        return True

    def _played(self, error: BaseException | None) -> None:
        self._is_busy = False
        if error is not None:
            self._room.report(error)
            self._end_broken()

    def _read(self, data: str | bytes, has_time: bool = True) -> wire.MoveUp | None:
        """The move that a message is; any other is answered here."""
        viewer = self._viewer
        try:
            up = wire.read(data)
            if not has_time:
                raise wire.BadMessage("too-fast", wire.id_of(up))
        except wire.BadMessage as error:
            viewer.answer(error.no)
            return None
        if isinstance(up, wire.MoveUp):
            if self._may_play or viewer.seat is None:
                return up
            viewer.answer(wire.refuse(up.id, "envol.2", "not-in-scope", {"scope": "play"}))
        elif isinstance(up, wire.PongUp):
            viewer.pong(up.n)
        elif isinstance(up, wire.PingUp):
            viewer.answer(wire.Pong(up.n))
        elif isinstance(up, wire.StoryUp):
            if self._stories.take():
                self._room.spawn(partial(self._room.story, viewer))
            else:
                viewer.answer(wire.refuse("", "envol.8", "too-fast"))
        else:
            viewer.ask_sync()
        return None


async def _write(socket: Socket, room: Room, viewer: Viewer) -> None:
    send = socket.send

    async def send_text(data: bytes) -> None:
        await send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    try:
        await viewer.write(send_text, room.whole)
    except (WebSocketDisconnect, OSError, RuntimeError) as error:
        log.debug("a viewer left while being written to: %s", type(error).__name__)
    except Exception as error:
        log.error("a viewer cannot be written to: unexpected %s", type(error).__name__)
    # A connection that is read and never written to would wait for ever: its client must come back.
    with contextlib.suppress(Exception):
        await socket.close(CLOSE_FAULT, "our-fault")


async def _attend(room: Room, viewer: Viewer, patience: float, end: Callable[[int, str], None]) -> None:
    """Measure the delay of the line, where seats can race, and let go of a client that has stopped reading."""
    while viewer.stuck_seconds < patience:
        if not room.has_contests:  # most tables: there are thousands of these tasks
            await asyncio.sleep(max(PING_SECONDS, patience / 8))
            continue
        if viewer.seat is not None:
            viewer.ping()
        is_new = viewer.seat is not None and not viewer.is_measured
        await asyncio.sleep(PING_SECONDS / 8 if is_new else PING_SECONDS)
    end(CLOSE_TOO_MUCH, "too-slow")
