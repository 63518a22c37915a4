"""The HTTP API of learning a game: its small positions, and an answer to what is done there. Nothing is kept of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from envol import catalogue
from envol.catalogue import AnyGame
from envol.codec import encode
from envol.server.http.callers import ANYBODY, R, reader
from envol.server.http.games import GameKey
from envol.server.http.responses import refusals
from envol.server.refusals import Refused
from envol.tutorial import Judgement, Lesson, Tutorial, tutorial_of
from envol.updates import Sync

KEPT = 512  # answers: learners do much the same


class StepOutline(msgspec.Struct):
    """A step: the name of its messages, the place on the board that they tell of, and one way to do it."""

    name: str
    about: str
    solution: tuple[str, ...]


class Outline(msgspec.Struct):
    """A tutorial: who the learner is, about how many minutes it takes, and its steps in their order."""

    seat: int
    minutes: int
    steps: list[StepOutline]


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """All that was done in this step since it began, the last of which is to be judged."""

    moves: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=80)]


@get(
    "/api/games/{key:str}/tutorial",
    summary="What a game teaches a newcomer, step by step",
    security=ANYBODY,
    responses=refusals(400, 401, 404),
)
async def show_tutorial(request: R, key: GameKey) -> Outline:
    await reader(request)
    tutorial = _found(key)[1]
    steps = [StepOutline(step.name, step.about, step.solution) for step in tutorial.steps]
    return Outline(tutorial.seat, tutorial.minutes, steps)


@get(
    "/api/games/{key:str}/tutorial/{number:int}",
    summary="The position in which a step of a tutorial begins",
    security=ANYBODY,
    responses=refusals(400, 401, 404),
)
async def show_tutorial_step(request: R, key: GameKey, number: FromPath[int]) -> Response[Sync]:
    await reader(request)
    made: Any = _position(_found_step(key, number), number)  # a Sync, in JSON already
    return Response(made, media_type=MediaType.JSON)


@post(
    "/api/games/{key:str}/tutorial/{number:int}",
    summary="Have what was done in a step of a tutorial judged",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 413, 415),
)
async def judge_tutorial_step(
    request: R, key: GameKey, number: FromPath[int], data: JSONBody[Attempt]
) -> Response[Judgement]:
    await reader(request)
    made: Any = _judgement(_found_step(key, number), number, tuple(data.moves))  # a Judgement, in JSON already
    return Response(made, media_type=MediaType.JSON)


def _found(key: str) -> tuple[type[AnyGame], Tutorial]:
    if key not in catalogue.all_game_keys():
        raise Refused(404, "no-such-game")
    kind = catalogue.find(key)
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise Refused(404, "no-lesson")
    return kind, tutorial


def _found_step(key: str, number: int) -> type[AnyGame]:
    kind, tutorial = _found(key)
    if not 0 <= number < len(tutorial.steps):
        raise Refused(404, "no-lesson")
    return kind


@lru_cache(maxsize=KEPT)
def _position(kind: type[AnyGame], number: int) -> bytes:
    return encode(Lesson(kind, number).position())


@lru_cache(maxsize=KEPT)
def _judgement(kind: type[AnyGame], number: int, moves: tuple[str, ...]) -> bytes:
    return encode(Lesson(kind, number).judge(moves))


HANDLERS: list[HTTPRouteHandler] = [show_tutorial, show_tutorial_step, judge_tutorial_step]
FORMS = (Attempt,)
