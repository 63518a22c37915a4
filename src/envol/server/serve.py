"""Running the server."""

from __future__ import annotations

import socket

import uvicorn

from envol.server.app import make_app
from envol.server.settings import Settings


def serve(settings: Settings, listener: socket.socket | None = None) -> None:
    """Serve until told to stop; on a socket of the caller's if there is one."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # compressing costs more time than it saves on messages this small
        ws_max_size=65_536,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener] if listener is not None else None)
