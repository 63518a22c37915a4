"""The application: the house with its doors, opened and closed together."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, route
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

from envol import __version__, catalogue
from envol.server import api, credentials, works
from envol.server.body import StrictRequest
from envol.server.browser import asset, page
from envol.server.door import COOKIE, Buckets, Crowd, own_origin
from envol.server.forms import ApiSchema
from envol.server.house import House
from envol.server.listing import shelf_socket
from envol.server.pages import ApiPage
from envol.server.refusal import Refused, language_of
from envol.server.replay import show_analysis, show_replay
from envol.server.settings import Settings
from envol.server.socket import table_socket
from envol.server.store import Away

log = logging.getLogger("envol.server")
HANDLERS = [*api.HANDLERS, *credentials.HANDLERS, *works.HANDLERS]
FORMS = (*api.FORMS, *credentials.FORMS, *works.FORMS)
LARGEST_BODY = 65_536
DOORS: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="A token, or the secret of a personal link"),
    "cookie": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="With our own Origin, as browsers send it"
    ),
}


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
        app.state.callers = Buckets(settings.calls_per_second, 10 * settings.calls_per_second)
        app.state.crowd = Crowd(settings.connections_per_address)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [_options(HANDLERS), *HANDLERS, table_socket, shelf_socket, page, asset, show_replay, show_analysis],
        lifespan=[open_house],
        exception_handlers={Refused: _refused, Away: _away, HTTPException: _http_error, Exception: _unexpected},
        after_exception=[_note_socket_fault],
        guards=[own_origin],
        request_class=StrictRequest,
        before_send=[_careful_headers],
        openapi_config=OpenAPIConfig(
            title="Envol",
            version=__version__,
            path="/api/schema",
            render_plugins=[ApiPage(), ApiSchema(*FORMS)],
            components=Components(security_schemes=DOORS),
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _options(handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
    """What may be asked of each path. Litestar's own answer forgets all but the path's first handler."""
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        for path in handler.paths:
            methods.setdefault(re.sub(r":\w+}", "}", path), {"OPTIONS"}).update(handler.http_methods)

    @route(
        sorted({path for handler in handlers for path in handler.paths}),
        http_method="OPTIONS",
        include_in_schema=False,
        status_code=204,
    )
    async def options(request: Request[Any, Any, State]) -> Response[None]:
        allowed = methods[request.scope["path_template"]]
        return Response(None, status_code=204, headers={"allow": ", ".join(sorted(allowed))})

    return options


def _refused(request: Request[Any, Any, State], refused: Refused) -> Response[dict[str, Any]]:
    return _answer(request, refused)


def _away(request: Request[Any, Any, State], away: Away) -> Response[dict[str, Any]]:
    log.warning("the store does not answer (%s)", away)
    return _answer(request, Refused(503, "not-saved"))


def _answer(request: Request[Any, Any, State], refused: Refused, **headers: str) -> Response[dict[str, Any]]:
    wanted = request.headers.get("accept-language", "")
    headers |= {"content-language": language_of(wanted), "vary": "accept-language"}
    return Response(refused.body(wanted), status_code=refused.status, media_type="application/json", headers=headers)


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own refusals: a malformed parameter, an unknown path, a method that is not there."""
    status, headers = error.status_code, dict(error.headers or {})
    if status == 404:
        return _answer(request, Refused(404, "no-such-page"), **headers)
    if status == 405:
        return _answer(request, Refused(405, "no-such-method"), **headers)
    if status == 413:
        return _answer(request, Refused(413, "message-too-large", most=LARGEST_BODY), **headers)
    if status >= 500:
        return _unexpected(request, error)
    faults = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{fault['message']} - at `{fault.get('key', '')}`" for fault in faults)
    return _answer(request, Refused(400, "bad-request", detail=detail), **headers)


def _unexpected(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours tells the visitor nothing about its inside; the log tells the operator."""
    log.error("unexpected fault at %s", request.url.path, exc_info=error)
    return _answer(request, Refused(500, "our-fault"))


async def _note_socket_fault(error: Exception, scope: Scope) -> None:
    """A fault in a socket closes it without a word; the log tells the operator. Who leaves early is no fault."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(
        error, HTTPException | WebSocketException | OSError | Away
    ):
        log.error("unexpected fault in a socket", exc_info=error)


async def _careful_headers(message: Message, scope: Scope) -> None:
    """Nothing that is answered here is kept by a cache, guessed to be a page, or told to other sites as a referrer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("cache-control", "no-store")
        headers.setdefault("x-content-type-options", "nosniff")
        headers.setdefault("referrer-policy", "same-origin")
