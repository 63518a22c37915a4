"""The application: the house with its doors, opened and closed together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from envol import __version__, catalogue
from envol.server.api import HANDLERS
from envol.server.door import Buckets
from envol.server.house import House
from envol.server.pages import ApiPage
from envol.server.refusal import Refused, language_of
from envol.server.settings import Settings
from envol.server.socket import table_socket
from envol.texts import Texts

log = logging.getLogger("envol.server")


def make_app(settings: Settings) -> Litestar:
    """The server's application; its store opens when it starts and closes when it ends."""
    for name in settings.games:
        catalogue.import_game(name)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = House(settings)
        hourly = settings.tables_per_address
        app.state.newcomers = Buckets(hourly / 3600, hourly)
        app.state.openers = Buckets(hourly / 3600, hourly)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*HANDLERS, table_socket],
        lifespan=[open_house],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _unexpected},
        openapi_config=OpenAPIConfig(
            title="Envol",
            version=__version__,
            path="/api/schema",
            render_plugins=[ApiPage()],
        ),
        request_max_body_size=65_536,
        logging_config=None,
    )


def _language(request: Request[Any, Any, State]) -> str:
    return language_of(request.headers.get("accept-language", ""))


def _refused(request: Request[Any, Any, State], refused: Refused) -> Response[dict[str, Any]]:
    return Response(refused.body(request.headers.get("accept-language", "")), status_code=refused.status)


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own refusals: a malformed body, an unknown path, a method that is not there."""
    keys = {404: "no-such-page", 405: "no-such-method", 413: "message-too-large"}
    why = keys.get(error.status_code, "bad-request" if error.status_code < 500 else "our-fault")
    data: dict[str, Any] = {"most": 65_536} if why == "message-too-large" else {}
    body = {"why": why, "data": data, "text": Texts(_language(request)).format(f"refusal-{why}", data)}
    details = getattr(error, "extra", None)
    if error.status_code == 400 and details:
        body["details"] = details
    return Response(body, status_code=error.status_code, headers=error.headers)


def _unexpected(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours tells the visitor nothing about its inside; the log tells the operator."""
    log.error("unexpected fault at %s", request.url.path, exc_info=error)
    return Response(Refused(500, "our-fault").body(request.headers.get("accept-language", "")), status_code=500)
