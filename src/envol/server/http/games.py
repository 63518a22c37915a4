"""The HTTP API of the server itself: its games, and its health."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import text

from envol import __version__, bots, catalogue
from envol.server.http.callers import R, services_of
from envol.server.http.forms import options_form
from envol.server.http.responses import refusals
from envol.texts import LANGUAGES, Texts


class GameInfo(msgspec.Struct):
    """A game, the form of its options as JSON Schema, and the bots that play it, the weakest first."""

    key: str
    titles: dict[str, str]
    least: int
    most: int
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]


class Health(msgspec.Struct):
    ok: bool
    version: str


@get("/api/games", summary="The games, with the forms of their options", responses=refusals())
async def list_games() -> list[GameInfo]:
    return [_game_info(key) for key in catalogue.all_game_keys()]


def _game_info(key: str) -> GameInfo:
    kind = catalogue.find(key)
    titles = {language: Texts(language, key)("title") for language in LANGUAGES}
    least, most = kind.players.start, kind.players.stop - 1
    return GameInfo(key, titles, least, most, kind.newest, options_form(kind), bots.offered(kind))


@get("/api/health", summary="Whether the server and its store answer", responses=refusals())
async def health(request: R) -> Health:
    async with services_of(request).database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(True, __version__)


HANDLERS: list[HTTPRouteHandler] = [list_games, health]
