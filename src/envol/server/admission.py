"""How a WebSocket is let in: from our own pages, by who may read, and not too many from one address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import WebSocket
from litestar.datastructures import State

from envol.server.door import Crowd, check_origin, need, person_of
from envol.server.house import House
from envol.server.people import Person
from envol.server.refusal import Refused

CLOSE_NO_TABLE = 4404
CLOSE_NOT_YOU = 4403
CLOSE_TOO_MUCH = 4429

Socket = WebSocket[None, None, State]


async def admit(socket: Socket, serve: Callable[[Person | None], Awaitable[None]]) -> None:
    """Serve a connection for as long as it lasts, or say why not."""
    house: House = socket.app.state.house
    crowd: Crowd = socket.app.state.crowd
    try:
        check_origin(socket, house.settings, changes=True)
    except Refused as refused:  # another site's page is given no connection at all
        await socket.close(CLOSE_NOT_YOU, refused.why)
        return
    await socket.accept()  # before anything is refused, because a browser cannot read why a handshake was
    if not crowd.enter(socket):
        await socket.close(CLOSE_TOO_MUCH, "too-many-connections")
        return
    try:
        person = await person_of(socket, house.people)
        await serve(person and need(person, "read"))
    except Refused as refused:
        await socket.close(CLOSE_NO_TABLE if refused.status == 404 else CLOSE_NOT_YOU, refused.why)
    finally:
        crowd.leave(socket)
