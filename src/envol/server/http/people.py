"""The HTTP API of people: whoever only watches may become known, to say something."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler

from envol.server.http.callers import ANYBODY, R, answer, known_or_new, services_of
from envol.server.http.responses import refusals


class Known(msgspec.Struct):
    """Whether the caller was not known before; the answer brings them a cookie then."""

    new: bool


@post("/api/people", summary="Be known from now on", status_code=200, security=ANYBODY, responses=refusals(400, 401))
async def be_known(request: R) -> Response[Known]:
    _, statements, secret = await known_or_new(request, "read")
    if statements:
        await services_of(request).writer.write(*statements)
    return answer(request, Known(secret is not None), secret, 200)


HANDLERS: list[HTTPRouteHandler] = [be_known]
