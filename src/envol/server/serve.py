"""Running the server."""

from __future__ import annotations

import contextlib
import logging
import resource
import socket
from collections.abc import Callable

import uvicorn

from envol.creations import trust_creations
from envol.server.access import RefusalCounts
from envol.server.app import make_app
from envol.server.http import prepare
from envol.server.logs import set_up_logs
from envol.server.rooms import take_over_garbage_collection
from envol.server.settings import Settings
from envol.server.sockets import Connection, ConnectionGuard, guarded_by, tell_guard

# What the system keeps for a client that does not read. Left alone it grows to megabytes, and a slow client, which we
# would rather send the whole anew, first gets all that it has missed.
SEND_BUFFER = 65_536
MOST_FILES = 1_000_000  # where the system sets no limit
OWN_FILES = 200  # for the store, workers, files of the page


def serve(
    settings: Settings, listener: socket.socket | None = None, on_open: Callable[[], None] = lambda: None
) -> None:
    """Serve until told to stop; on a socket of the caller's if there is one. Raises Away, or Taken, if the store cannot
    be opened."""
    set_up_logs(settings)
    trust_creations()
    refusals = RefusalCounts()
    app = make_app(settings, refusals, on_open)
    prepare(app)
    config = uvicorn.Config(
        tell_guard(app),
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws=Connection,
        ws_per_message_deflate=False,  # compressing costs more time than it saves on messages this small
        ws_max_size=65_536,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    config.load()
    config.http_protocol_class = guarded_by(_guard(settings, refusals), config.http_protocol_class)
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


def _guard(settings: Settings, refusals: RefusalCounts) -> ConnectionGuard:
    """As many connections as files may be open, less those that the server needs itself."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return ConnectionGuard(
        settings=settings,
        most=max(most - OWN_FILES, most // 2),
        refusals=refusals,
    )


# What Uvicorn notes of clients that break the protocol, some with a traceback: who likes could fill the disk with it.
# It also notes that nothing was answered to one that was cut off in the meantime (`tell_guard`).
NOT_OURS = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "ASGI callable returned without",
)


def _is_ours(note: logging.LogRecord) -> bool:
    return not str(note.msg).startswith(NOT_OURS)
