"""The HTTP API of the gallery: works are checked, kept, found, shown, reported and taken away."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from envol.creations import Estimate
from envol.server.gallery import WORK_ID, WorkInfo, WorkShown
from envol.server.http.callers import ANYBODY, KNOWN, R, answer, known, known_or_new, name_of, reader, services_of
from envol.server.http.responses import refusals
from envol.server.refusals import language_of
from envol.texts import Texts

WorkId = Annotated[str, PathParameter(max_length=32, pattern=WORK_ID, description="The id in a work's link")]
GameKey = Annotated[str, msgspec.Meta(max_length=32)]


class CheckWork(msgspec.Struct, forbid_unknown_fields=True):
    """A work to look over, without keeping it."""

    game: GameKey
    body: dict[str, Any]


class FaultTold(msgspec.Struct):
    """`why` is a key that stays; `text` says it in the language asked for by Accept-Language."""

    why: str
    data: dict[str, Any]
    text: str


class Checked(msgspec.Struct):
    """The work's hash, and what stands against playing it: nothing, if all is well."""

    hash: str
    faults: list[FaultTold]


class Estimated(msgspec.Struct):
    """What bots found who played the work; null while they are still at it: ask again in a second."""

    estimate: Estimate | None


class Reported(msgspec.Struct):
    """The id of the work; whoever was nobody yet has a cookie now, by which a second report is known."""

    work: str


class KeepWork(msgspec.Struct, forbid_unknown_fields=True):
    """A listed work is shown in the gallery, another only by its link; `origin` is the work it was made from."""

    game: GameKey
    body: dict[str, Any]
    origin: Annotated[str, msgspec.Meta(pattern=WORK_ID)] | None = None
    listed: bool = False


@post(
    "/api/works/check",
    summary="Look a work over",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 413, 415, 422),
)
async def check_work(request: R, data: JSONBody[CheckWork]) -> Checked:
    whose = name_of(request, await reader(request))
    gallery = services_of(request).gallery
    made = gallery.read(data.game, data.body)
    texts = Texts(_language(request), data.game)
    faults = await gallery.faults(data.game, made, whose)
    return Checked(made.hash, [FaultTold(f.why, f.data, texts.format(f"flaw-{f.why}", f.data)) for f in faults])


@post(
    "/api/works/estimate",
    summary="Let bots find out how long and how hard a work is; ask again until they have",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404, 413, 415, 422),
)
async def estimate_work(request: R, data: JSONBody[CheckWork]) -> Estimated:
    whose = name_of(request, await reader(request))
    gallery = services_of(request).gallery
    return Estimated(await gallery.estimate(whose, data.game, gallery.read(data.game, data.body)))


@post("/api/works", summary="Keep a work", security=ANYBODY, responses=refusals(400, 401, 404, 413, 415, 422))
async def keep_work(request: R, data: JSONBody[KeepWork]) -> Response[WorkShown]:
    person, statements, secret = await known_or_new(request, "open")
    services = services_of(request)
    made = services.gallery.read(data.game, data.body)
    id = await services.gallery.keep(person, data.game, made, data.origin, data.listed, services.now(), *statements)
    return answer(request, await services.gallery.show(id, person, _language(request)), secret, 201)


@get("/api/works", summary="The gallery, or one's own works", security=ANYBODY, responses=refusals(400, 401))
async def list_works(
    request: R,
    game: Annotated[str, QueryParameter(max_length=32)],
    words: Annotated[str, QueryParameter(max_length=80)] = "",
    order: FromQuery[Literal["new", "played"]] = "new",
    mine: FromQuery[bool] = False,
) -> list[WorkInfo]:
    gallery = services_of(request).gallery
    return await gallery.found(game, words, order, await reader(request), mine, _language(request))


@get("/api/works/{work_id:str}", summary="One work, whole", security=ANYBODY, responses=refusals(400, 401, 404))
async def show_work(request: R, work_id: WorkId) -> WorkShown:
    return await services_of(request).gallery.show(work_id, await reader(request), _language(request))


@delete(
    "/api/works/{work_id:str}",
    summary="Take a work of one's own away",
    security=KNOWN,
    responses=refusals(400, 401, 404),
)
async def discard_work(request: R, work_id: WorkId) -> None:
    await services_of(request).gallery.discard(work_id, await known(request, "open"))


@post(
    "/api/works/{work_id:str}/report",
    summary="Tell whoever runs the server that this should not be shown",
    status_code=200,
    security=ANYBODY,
    responses=refusals(400, 401, 404),
)
async def report_work(request: R, work_id: WorkId) -> Response[Reported]:
    person, statements, secret = await known_or_new(request, "sit")
    services = services_of(request)
    await services.gallery.report(work_id, person, services.now(), *statements)
    return answer(request, Reported(work_id), secret, 200)


def _language(request: R) -> str:
    return language_of(request.headers.get("accept-language", ""))


HANDLERS: list[HTTPRouteHandler] = [
    check_work,
    estimate_work,
    keep_work,
    list_works,
    show_work,
    discard_work,
    report_work,
]
FORMS = (CheckWork, KeepWork)
