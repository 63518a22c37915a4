"""What the browser's client knows of Python's types: messages, the HTTP API, each game's view and options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from envol import catalogue
from envol.record import Close
from envol.server import wire
from envol.server.http.routes import API
from envol.server.refusals import REFUSALS
from tests.vectors.typescript import WIDTH, Module

FOLDER = Path(__file__).parents[2] / "web" / "src" / "generated"


def files() -> dict[str, str]:
    """Every generated file, by its path in the folder."""
    messages = Module("The messages of the wire.")
    messages.name("Up", wire.Up, is_sent=True)
    messages.name("Down", wire.Down)
    messages.name("ListDown", wire.ListDown)
    api = Module("The HTTP API.", **{"./wire": messages})
    api.name("Why", Literal[tuple(sorted(why for whys in REFUSALS.values() for why in whys))])
    api.write("Call", _calls(api))
    api.declare(Close)  # with which the text of a record ends
    made = {"wire.ts": messages.text(), "api.ts": api.text()}
    for key in catalogue.game_keys():
        kind = catalogue.find(key)
        game = Module(f"What a viewer is shown of a game of {key}, and what its table has chosen.")
        game.declare(kind.view_type)
        game.declare(kind.Options)
        if (told := catalogue.part(kind, "debrief")) is not None:
            game.declare(told.Debrief)
        made[f"games/{key}.ts"] = game.text()
    return made


def write() -> None:
    """Write the files anew; those of games that are no more go."""
    made = files()
    for old in kept():
        if old not in made:
            (FOLDER / old).unlink()
    for path, text in made.items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, "utf-8")


def kept() -> dict[str, str]:
    """The files as they are."""
    return {path.relative_to(FOLDER).as_posix(): path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.ts"))}


def _calls(api: Module) -> str:
    """A function's type: one signature for each route that answers JSON, the longest paths first."""
    lines = ["/** Every call that the server answers with JSON; of several that fit, the first one counts. */"]
    lines.append("export interface Call {")
    for path, method, handler in routes():
        hints = get_type_hints(handler.fn)
        body = api.declare(hints["data"], is_sent=True) if "data" in hints else None
        where = _path_type(path, has_query=bool(hints.keys() - {"request", "data", "return", *_placeholders(path)}))
        parts = [f'method: "{method}"', f"path: {where}", *([f"body: {body}"] if body else [])]
        tail = f"): Promise<{api.declare(answer_of(handler))}>;"
        line = f"  ({', '.join(parts)}{tail}"
        lines += [line] if len(line) <= WIDTH else ["  (", *(f"    {part}," for part in parts), f"  {tail}"]
    return "\n".join([*lines, "}"])


def routes() -> list[tuple[str, str, HTTPRouteHandler]]:
    """Path, method and handler of each call that is answered with JSON; of those that fit a path, its own is first."""
    found = [
        (re.sub(r":\w+}", "}", path.removeprefix("/api")), str(method), handler)
        for handler in API
        if handler.media_type != "text/plain"
        for path in handler.paths
        for method in handler.http_methods
    ]
    return sorted(found, key=lambda route: (-route[0].count("/"), *route[:2]))


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of what is answered."""
    answer = get_type_hints(handler.fn)["return"]
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def _placeholders(path: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", path))


def _path_type(path: str, *, has_query: bool) -> str:
    """`/tables/{id}` as the type of all such paths, with or without a question mark behind it."""
    spelled = re.sub(r"\{\w+\}", "${string}", path)
    plain = f"`{spelled}`" if "$" in spelled else f'"{spelled}"'
    return f"{plain} | `{spelled}?${{string}}`" if has_query else plain
