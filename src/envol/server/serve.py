"""Running the server."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable

import uvicorn

from envol.server.app import make_app
from envol.server.rooms import take_over_garbage_collection
from envol.server.settings import Settings
from envol.server.sockets import Connection

# What the system keeps for a client that does not read. Left alone it grows to megabytes, and a slow client, which we
# would rather send the whole anew, first gets all that it has missed.
SEND_BUFFER = 65_536


def serve(
    settings: Settings, listener: socket.socket | None = None, on_open: Callable[[], None] = lambda: None
) -> None:
    """Serve until told to stop; on a socket of the caller's if there is one. Raises Away, or Taken, if the store cannot
    be opened."""
    app = make_app(settings, on_open)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws=Connection,
        ws_per_message_deflate=False,  # compressing costs more time than it saves on messages this small
        ws_max_size=65_536,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.addFilter(_is_ours)
    uvicorn_log.addFilter(lambda note: app.state.get("store_fault") is None)  # our caller is told, without a traceback
    listener = listener or config.bind_socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # what it accepts inherits this
    take_over_garbage_collection()
    try:
        with contextlib.suppress(KeyboardInterrupt):  # raised again by Uvicorn once all is closed
            uvicorn.Server(config).run(sockets=[listener])
    except SystemExit as end:  # it could not start
        raise app.state.get("store_fault") or end from None


# What Uvicorn notes of clients that break the protocol, some with a traceback: who likes could fill the disk with it.
NOT_OURS = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")


def _is_ours(note: logging.LogRecord) -> bool:
    return not str(note.msg).startswith(NOT_OURS)
