"""The WebSocket of a table: hears commands, answers each, and sends what the viewer may know."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Any

from litestar import websocket
from litestar.params import FromPath

from envol.server import wire
from envol.server.access import Person, TokenBucket, clean_name, person_of
from envol.server.refusals import Refused
from envol.server.rooms import Room, can_race, pause_table, resume_table
from envol.server.services import Services
from envol.server.sockets.admission import Socket, admit
from envol.server.sockets.connection import Connection, Message, connection_of
from envol.server.sockets.watch import ConnectionWatch
from envol.server.viewer import Viewer

STORY_SECONDS = 5.0  # the story is told no more often than this, but for the first times
FIRST_STORIES = 3


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table, and play at it if one has a seat there; a screen for the whole room shows nobody's hand."""
    services: Services = socket.app.state.services
    is_screen = "screen" in socket.query_params

    async def watch(person: Person | None) -> None:
        await _watch(socket, services, await services.rooms.get(table_id), None if is_screen else person)

    await admit(socket, watch)


async def _watch(socket: Socket, services: Services, room: Room, person: Person | None) -> None:
    connection, settings = connection_of(socket.scope), services.settings
    viewer = Viewer(person.id if person else None, connection, settings.queue, room.tick, services.flusher)
    rate = settings.messages_per_second
    may_play = person is not None and "play" in person.scopes
    session = TableSession(connection, room, viewer, TokenBucket(rate, 2 * rate), may_play)
    connection_watch: ConnectionWatch = socket.app.state.watch
    room.enter_viewer(viewer)
    # Anybody may close it: the table is no more, the credential was revoked, the client reads nothing.
    connection.closed.add_done_callback(lambda _: room.leave_viewer(viewer))
    with (
        services.people.holding(person, partial(connection.close, wire.CLOSE_NOT_YOU, "bad-token")),
        connection_watch.watching(connection, viewer, races=can_race(room.table)),
    ):
        await person_of(socket, services.people)  # again: it may have been revoked while the socket was opened
        connection.listen(session.hear, viewer.flush)
        await connection.wait_closed()


class TableSession:
    """Answers whatever comes from one connection, one message after the other."""

    def __init__(self, connection: Connection, room: Room, viewer: Viewer, bucket: TokenBucket, may_play: bool) -> None:
        self._connection = connection
        self._room = room
        self._viewer = viewer
        self._bucket = bucket
        self._may_play = may_play
        self._has_name = False
        self._stories = TokenBucket(1 / STORY_SECONDS, FIRST_STORIES)

    def hear(self, data: Message) -> Coroutine[Any, Any, None] | None:
        """Answer a message at once, or give what must be waited for before the next one."""
        if self._viewer.is_hopeless:
            self._connection.close(wire.CLOSE_TOO_MUCH, "too-fast")
            return None
        has_time = self._bucket.take()
        try:
            up = wire.read(data)
            if not has_time:
                raise wire.BadMessage("too-fast", wire.id_of(up))
        except wire.BadMessage as error:
            self._viewer.answer(error.no)
            return None if has_time else self._bucket.refill()  # read no faster than this, whoever sends
        return self._answer(up)

    def _answer(self, up: wire.Up) -> Coroutine[Any, Any, None] | None:
        viewer = self._viewer
        if isinstance(up, wire.MoveUp):
            if self._may_play or viewer.seat is None:
                return self._guarded(self._room.play(viewer, up))
            viewer.answer(wire.refuse(up.id, "envol.2", "not-in-scope", {"scope": "play"}))
        elif isinstance(up, wire.PauseUp | wire.ResumeUp):
            if self._may_play or viewer.seat is None:
                change = pause_table if isinstance(up, wire.PauseUp) else resume_table
                return self._guarded(change(self._room, viewer))
            viewer.answer(wire.refuse("", "envol.2", "not-in-scope", {"scope": "play"}))
        elif isinstance(up, wire.TalkUp):
            if self._may_play or viewer.person is None:
                return self._guarded(self._talk(up))
            viewer.answer(wire.refuse(up.id, "envol.2", "not-in-scope", {"scope": "play"}))
        elif isinstance(up, wire.PongUp):
            viewer.pong(up.n)
        elif isinstance(up, wire.PingUp):
            viewer.answer(wire.Pong(up.n))
        elif isinstance(up, wire.NameUp):
            self._name(up.name)
        elif isinstance(up, wire.StoryUp):
            if self._stories.take():
                self._room.send_story(viewer)
            else:
                viewer.answer(wire.refuse("", "envol.8", "too-fast"))
        else:
            viewer.ask_sync()
        return None

    async def _talk(self, up: wire.TalkUp) -> None:
        talk = self._room.talk
        if isinstance(up, wire.SayUp):
            await talk.say(self._viewer, up)
        elif isinstance(up, wire.MuteUp):
            await talk.mute(self._viewer, up)
        else:
            await talk.report(self._viewer, up)

    def _name(self, name: str) -> None:
        """Once for each connection, else somebody could be announced for ever."""
        try:
            if not self._has_name:
                self._has_name = True
                self._room.presence.name(self._viewer, clean_name(name))
        except Refused:
            self._viewer.answer(wire.BadMessage("bad-name").no)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._room.tasks.report(error)
            self._connection.close(wire.CLOSE_FAULT, "our-fault")
