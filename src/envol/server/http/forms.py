"""The forms of the games: what may be asked of each when a table is opened, as JSON Schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Operation, RequestBody
from litestar.openapi.spec.schema import Schema

from envol import catalogue
from envol.catalogue import AnyGame


def options_form(kind: type[AnyGame]) -> dict[str, Any]:
    """The options of a game, whole in itself: no reference leads out of it."""
    schema = msgspec.json.schema(kind.Options)
    form: dict[str, Any] = _inlined(schema, schema.get("$defs", {}))
    form.pop("$defs", None)
    for name, hint in get_type_hints(kind.Options).items():
        if get_origin(hint) is Literal:  # msgspec sorts; a form asks in the order in which the game names them
            form["properties"][name]["enum"] = list(get_args(hint))
    for field in msgspec.structs.fields(kind.Options):
        if field.default is msgspec.UNSET:  # a whole document, which no form asks for and no schema can judge
            del form["properties"][field.name]
    return form


def _inlined(part: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(part, list):
        return [_inlined(item, definitions) for item in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return _inlined(definitions[part["$ref"].rpartition("/")[2]], definitions)
    return {key: _inlined(value, definitions) for key, value in part.items() if key != "$defs"}


def table_form(key: str) -> dict[str, Any]:
    """What opens a table of this game."""
    kind = catalogue.find(key)
    options = options_form(kind)
    limits = [
        _only_at(seats, name, options["properties"][name]["default"])
        for name, seats in catalogue.option_seats(kind).items()
    ]
    form = {
        "title": f"A table of {key}",
        "type": "object",
        "properties": {
            "game": {"const": key},
            "seats": {"type": "integer", "minimum": kind.players.start, "maximum": kind.players.stop - 1},
            "options": options,
            "listed": {"type": "boolean", "default": False},
            "hints": {"type": "boolean", "default": True},
            "words": {"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": None},
        },
        "required": ["game", "seats"],
        "additionalProperties": False,
    }
    return {**form, "allOf": limits} if limits else form


def _only_at(seats: list[int], option: str, usual: object) -> dict[str, Any]:
    """With other numbers of seats than these, the option has its usual value."""
    return {
        "if": {"properties": {"seats": {"not": {"enum": seats}}}},
        "then": {"properties": {"options": {"properties": {option: {"const": usual}}}}},
    }


@dataclass
class TableForms(Schema):
    """One form for each game that this server knows."""

    def to_schema(self) -> dict[str, Any]:
        return {"oneOf": [table_form(key) for key in catalogue.all_game_keys()]}


@dataclass
class OpensTable(Operation):
    """The operation whose body has the form of one of the games."""

    def __post_init__(self) -> None:
        if isinstance(self.request_body, RequestBody):
            self.request_body.content["application/json"].schema = TableForms()


class ApiSchema(JsonRenderPlugin):
    """The schema for programs. It says that the forms take no field beside their own, which Litestar leaves out."""

    def __init__(self, *forms: type[msgspec.Struct]) -> None:
        super().__init__()
        self._forms = [form.__name__ for form in forms if form.__struct_config__.forbid_unknown_fields]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for name in self._forms:
            if name in schemas:
                schemas[name]["additionalProperties"] = False
        return super().render(request, openapi_schema)
