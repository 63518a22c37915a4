"""Whether the server is well: for whoever watches it, and for what sends visitors to it."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from envol import __version__
from envol.server.http.callers import R, services_of
from envol.server.http.responses import refusals
from envol.server.store import Away


class Health(msgspec.Struct):
    ok: bool
    version: str


class Ready(msgspec.Struct, omit_defaults=True):
    """Whether tables can be played here, and if not, why: `store-away`, `store-moved` or `store-taken`."""

    ok: bool
    why: str | None = None


@get("/api/health", summary="Whether the server and its store answer", responses=refusals())
async def health(request: R) -> Health:
    await services_of(request).probe.check()
    return Health(True, __version__)


@get("/livez", include_in_schema=False)
async def livez() -> Ready:
    """The loop turns: a server that does not answer this should be ended and started again."""
    return Ready(True)


@get("/readyz", include_in_schema=False)
async def readyz(request: R) -> Response[Ready]:
    """The store takes what it is given: nobody should be sent to a server that says it does not."""
    try:
        await services_of(request).probe.check()
    except Away as away:
        return Response(Ready(False, away.why), status_code=503)
    return Response(Ready(True))


HANDLERS: list[HTTPRouteHandler] = [health]
WATCH: list[HTTPRouteHandler] = [livez, readyz]
