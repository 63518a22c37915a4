"""The HTTP API of the server's games."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter

from envol import bots, catalogue
from envol.box import Demands, FirstGame
from envol.catalogue import AnyGame, box_of, file_of, part
from envol.server.http.callers import ANYBODY, R, reader, services_of
from envol.server.http.forms import options_form
from envol.server.http.responses import refusals
from envol.solo import SoloTable
from envol.texts import LANGUAGES, own_text, title_of
from envol.tutorial import tutorial_of

GameKey = Annotated[str, PathParameter(max_length=32, description="As the list of games has it")]
Opponents = Annotated[int | None, QueryParameter(ge=1, le=15)]
Level = Annotated[str | None, QueryParameter(max_length=32, description="One of the game's bots")]


class CreationNames(msgspec.Struct):
    """What people can make for a game, in each language: in a few words, and in one."""

    titles: dict[str, str]
    short: dict[str, str]


class FirstTable(msgspec.Struct):
    """What fits somebody who has never finished a match of the game."""

    seats: int
    level: str
    options: dict[str, Any]
    helps: tuple[str, ...]  # what the board shows beside the rules


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
    longer: dict[str, int]  # and with an option that is on
    emblem: str | None  # where its picture is, an SVG
    creations: CreationNames | None
    demands: Demands | None  # how much luck, thought and speed there is in it, from 0 to 3
    first: FirstTable | None
    lesson: bool  # whether it can be learned at /g/<key>/learn


@get("/api/games", summary="The games, with the forms of their options", responses=refusals())
async def list_games() -> list[GameInfo]:
    return [game_info(catalogue.find(key)) for key in catalogue.all_game_keys()]


@cache
def game_info(kind: type[AnyGame]) -> GameInfo:
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
        longer=dict(box.longer),
        emblem=f"/games/{key}/emblem.svg" if file_of(kind, "emblem.svg") else None,
        creations=names if part(kind, "creations") else None,
        demands=box.demands,
        first=None if box.first is None else _first_table(box.first),
        lesson=tutorial_of(kind) is not None,
    )


def _first_table(first: FirstGame) -> FirstTable:
    return FirstTable(first.seats, first.level, dict(first.options), first.helps)


@get(
    "/api/games/{key:str}/solo",
    summary="What to open next to play against bots alone",
    security=ANYBODY,
    responses=refusals(400, 401, 404),
)
async def next_solo_table(request: R, key: GameKey, opponents: Opponents = None, level: Level = None) -> SoloTable:
    """Without a level the bots adapt to how the last matches went; a first game is as the game's folder says."""
    person = await reader(request)
    who = None if person is None else person.id
    return await services_of(request).past_matches.next_table(who, key, opponents, level)


HANDLERS: list[HTTPRouteHandler] = [list_games, next_solo_table]
