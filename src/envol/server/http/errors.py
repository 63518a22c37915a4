"""What is answered when something cannot be: a status, a key, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Message, Scope

from envol.server.access import CAREFUL_HEADERS, address_of
from envol.server.http.page import has_page, show_page
from envol.server.refusals import Refused, language_of
from envol.server.store import Away, Conflict

log = logging.getLogger("envol.server")
LARGEST_BODY = 65_536
COUNTED = (401, 421, 429)  # what the operator is told the number of: strangers meet these who mean no good


def refused(request: Request[Any, Any, State], error: Refused) -> Response[dict[str, Any]]:
    if error.status in COUNTED:
        request.app.state.refusals.note(error.why, address_of(request))
    return _answer(request, error)


def store_away(request: Request[Any, Any, State], away: Away) -> Response[dict[str, Any]]:
    log.warning("the store does not answer (%s)", away)
    return _answer(request, Refused(503, "not-saved"))


def overtaken(request: Request[Any, Any, State], conflict: Conflict) -> Response[dict[str, Any]]:
    """Somebody else has changed the same in the store meanwhile, and nothing of this was kept."""
    return _answer(request, Refused(409, "stale"))


def _answer(request: Request[Any, Any, State], refused: Refused, **headers: str) -> Response[dict[str, Any]]:
    wanted = request.headers.get("accept-language", "")
    headers |= {"content-language": language_of(wanted), "vary": "accept-language"}
    return Response(refused.body(wanted), status_code=refused.status, media_type="application/json", headers=headers)


def http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals: a malformed parameter, an unknown path, a method that is not there."""
    status, headers = error.status_code, dict(error.headers or {})
    if status == 404:
        if _is_for_people(request):
            return show_page(404)
        return _answer(request, Refused(404, "no-such-page"), **headers)
    if status == 405:
        return _answer(request, Refused(405, "no-such-method"), **headers)
    if status == 413:
        return _answer(request, Refused(413, "message-too-large", most=LARGEST_BODY), **headers)
    if status >= 500:
        return unexpected(request, error)
    faults = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{fault['message']} - at `{fault.get('key', '')}`" for fault in faults)
    return _answer(request, Refused(400, "bad-request", detail=detail), **headers)


def _is_for_people(request: Request[Any, Any, State]) -> bool:
    """Whether somebody has typed an address that is none, and would rather see a page than JSON."""
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return looks and not request.scope["path"].startswith(("/api/", "/assets/", "/games/", "/ws/")) and has_page()


def unexpected(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours tells the visitor nothing about its inside; the log tells the operator."""
    log.error("unexpected fault at %s", request.scope["path"], exc_info=error)
    return _answer(request, Refused(500, "our-fault"))


async def note_socket_fault(error: Exception, scope: Scope) -> None:
    """A fault in a socket closes it without a word; the log tells the operator. Who leaves early is no fault."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(
        error, HTTPException | WebSocketException | OSError | Away
    ):
        log.error("unexpected fault in a socket", exc_info=error)


async def add_careful_headers(message: Message, scope: Scope) -> None:
    """Nothing that is answered here is kept by a cache, guessed to be a page, or told to other sites as a referrer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in CAREFUL_HEADERS.items():
            headers.setdefault(name, value)
        if Litestar.from_scope(scope).state.services.settings.secure_cookies:
            headers.setdefault("strict-transport-security", "max-age=31536000")


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    Away: store_away,
    Conflict: overtaken,
    HTTPException: http_error,
    Exception: unexpected,
}
