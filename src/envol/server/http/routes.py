"""Every path of the server, in the order in which the schema of the API tells them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from envol.server.http import (
    creations,
    credentials,
    games,
    health,
    latecomers,
    people,
    records,
    seats,
    tables,
    tutorials,
    undo_and_hints,
)
from envol.server.http.page import asset, game_file, page
from envol.server.http.previews import game_page, table_page


def _allowed_methods(handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
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


API: list[HTTPRouteHandler] = [
    *games.HANDLERS,
    *tutorials.HANDLERS,
    *health.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *latecomers.HANDLERS,
    *people.HANDLERS,
    *undo_and_hints.HANDLERS,
    *records.HANDLERS,
    *credentials.HANDLERS,
    *creations.HANDLERS,
]
HANDLERS: list[HTTPRouteHandler] = [_allowed_methods(API), *API]
PAGES: list[HTTPRouteHandler] = [page, table_page, game_page, asset, game_file, *health.WATCH]
FORMS = (
    *tables.FORMS,
    *seats.FORMS,
    *latecomers.FORMS,
    *undo_and_hints.FORMS,
    *credentials.FORMS,
    *creations.FORMS,
    *tutorials.FORMS,
)
