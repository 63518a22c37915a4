"""The application: all parts of the server with their paths and sockets, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme

from envol import __version__, catalogue
from envol.server import http, sockets
from envol.server.access import COOKIE, ConnectionLimit, RefusalCounts, TokenBuckets, require_own_origin
from envol.server.services import Services
from envol.server.settings import Settings
from envol.server.store import Away

log = logging.getLogger("envol.server")
CREDENTIALS: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="A token, or the secret of a personal link"),
    "cookie": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="With our own Origin, as browsers send it"
    ),
}


ENDING_SECONDS = 4.0  # for all parts to close; connections have had five before
TELL_SECONDS = 60.0  # between two tellings of how often strangers met a limit


def end_anyway() -> None:
    """What was acknowledged is durable: nothing is lost by not waiting for a store or a worker that hangs."""
    log.error("something does not close: the server ends all the same")
    os._exit(1)


def make_app(
    settings: Settings, refused: RefusalCounts | None = None, on_open: Callable[[], None] = lambda: None
) -> Litestar:
    """The server's application; its store opens when it starts and closes when it ends. If it cannot be opened,
    `state.store_fault` says why."""
    refusals = refused or RefusalCounts()
    for name in settings.games:
        catalogue.import_game(name)

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = Services(settings)
        hourly = settings.tables_per_address
        app.state.newcomers = TokenBuckets(hourly / 3600, hourly)
        app.state.openers = TokenBuckets(hourly / 3600, hourly)
        app.state.bad_tokens = TokenBuckets(settings.bad_tokens_per_minute / 60, settings.bad_tokens_per_minute)
        app.state.callers = TokenBuckets(settings.calls_per_second, 10 * settings.calls_per_second)
        app.state.connections = ConnectionLimit(settings.sockets_per_address)
        app.state.refusals = refusals
        telling = asyncio.create_task(tell_refusals(), name="refusals")
        try:
            await services.open()
            on_open()
            async with sockets.ConnectionWatch(settings.patience_seconds) as app.state.watch:
                yield
        except Away as error:
            app.state.store_fault = error
            raise
        finally:
            giving_up = threading.Timer(ENDING_SECONDS, end_anyway)
            giving_up.daemon = True
            giving_up.start()
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            refusals.tell()
            await services.close()
            giving_up.cancel()

    async def tell_refusals() -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            refusals.tell()

    return Litestar(
        [*http.HANDLERS, *sockets.HANDLERS, *http.PAGES],
        lifespan=[run_services],
        exception_handlers=http.EXCEPTION_HANDLERS,
        after_exception=[http.note_socket_fault],
        guards=[require_own_origin],
        request_class=http.StrictRequest,
        before_send=[http.add_careful_headers],
        openapi_config=OpenAPIConfig(
            title="Envol",
            version=__version__,
            path="/api/schema",
            render_plugins=[http.ApiPage(), http.ApiSchema(*http.FORMS)],
            components=Components(security_schemes=CREDENTIALS),
        ),
        request_max_body_size=http.LARGEST_BODY,
        logging_config=None,
    )
