"""The HTTP API of the server's games."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler

from envol import bots, catalogue
from envol.catalogue import AnyGame, box_of, file_of, part
from envol.server.http.forms import options_form
from envol.server.http.responses import refusals
from envol.texts import LANGUAGES, own_text, title_of


class CreationNames(msgspec.Struct):
    """What people can make for a game, in each language: in a few words, and in one."""

    titles: dict[str, str]
    short: dict[str, str]


class GameInfo(msgspec.Struct):
    """A game: the form of its options as JSON Schema, its bots, the weakest first, and what its box shows."""

    key: str
    titles: dict[str, str]
    least: int
    most: int
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    pitches: dict[str, str]  # what one does in it, in a sentence; empty if the game does not say
    accent: str  # "#rrggbb"
    minutes: int | None  # about how long a match takes people
    emblem: str | None  # where its picture is, an SVG
    creations: CreationNames | None


@get("/api/games", summary="The games, with the forms of their options", responses=refusals())
async def list_games() -> list[GameInfo]:
    return [_game_info(catalogue.find(key)) for key in catalogue.all_game_keys()]


@cache
def _game_info(kind: type[AnyGame]) -> GameInfo:
    """All of this stays as it is while the server runs."""
    key, box = kind.key, box_of(kind)

    def told(text: str) -> dict[str, str]:
        return {language: own_text(key, language, text) for language in LANGUAGES}

    names = CreationNames(told(f"ui-workshop-{key}"), told(f"ui-workshop-{key}-short"))
    return GameInfo(
        key=key,
        titles={language: title_of(key, language) for language in LANGUAGES},
        least=kind.players.start,
        most=kind.players.stop - 1,
        rules=kind.newest,
        options=options_form(kind),
        bots=bots.offered(kind),
        pitches=told("pitch"),
        accent=box.accent,
        minutes=box.minutes,
        emblem=f"/games/{key}/emblem.svg" if file_of(kind, "emblem.svg") else None,
        creations=names if part(kind, "creations") else None,
    )


HANDLERS: list[HTTPRouteHandler] = [list_games]
