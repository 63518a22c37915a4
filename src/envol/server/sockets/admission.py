"""How a WebSocket is let in: from our own pages, by who may read, and not too many from one address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State

from envol.server.access import ConnectionLimit, Person, address_of, check_origin, person_of, require_scope
from envol.server.refusals import Refused
from envol.server.services import Services
from envol.server.wire import CLOSE_NO_TABLE, CLOSE_NOT_YOU, CLOSE_TOO_MUCH

Socket = WebSocket[None, None, State]


async def admit(socket: Socket, serve: Callable[[Person | None], Awaitable[None]]) -> None:
    """Serve a connection for as long as it lasts, or say why not."""
    try:
        await _admit(socket, serve)
    finally:  # both know the socket: untied, it goes at once, and no search for garbage must find it
        socket.receive, socket.send = empty_receive, empty_send


async def _admit(socket: Socket, serve: Callable[[Person | None], Awaitable[None]]) -> None:
    services: Services = socket.app.state.services
    limit: ConnectionLimit = socket.app.state.connections
    try:
        check_origin(socket, services.settings, changes=True)
    except Refused as refused:  # another site's page is given no connection at all
        await socket.close(CLOSE_NOT_YOU, refused.why)
        return
    await socket.accept()  # before anything is refused, because a browser cannot read why a handshake was
    address = address_of(socket)
    if not limit.enter(address):
        await socket.close(CLOSE_TOO_MUCH, "too-many-connections")
        return
    try:
        person = await person_of(socket, services.people)
        await serve(person and require_scope(person, "read"))
    except Refused as refused:
        await socket.close(CLOSE_NO_TABLE if refused.status == 404 else CLOSE_NOT_YOU, refused.why)
    finally:
        limit.leave(address)
