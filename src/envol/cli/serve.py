"""`envol serve`: every setting of the server is an option, and a variable of the environment."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, TypeAlias, get_args, get_origin

import click
import msgspec

from envol.cli import arguments, usage
from envol.cli.arguments import BadInput
from envol.extras import importing

Field: TypeAlias = tuple[msgspec.structs.FieldInfo, str, str]  # a setting, how it is typed, and its group


def _option(field: msgspec.structs.FieldInfo, name: str, group: str) -> click.Option:
    """How a setting is typed: `--tables-per-person N`, or ENVOL_TABLES_PER_PERSON."""
    kind = _plain(field.type)
    return usage.GroupedOption(
        [f"--{name.replace('_', '-')}", field.name],
        group=group,
        text=name,
        envvar=f"ENVOL_{name.upper()}",
        default=field.default,
        type=_parser(kind),
        is_flag=kind is bool,
        multiple=get_origin(kind) is tuple,
        metavar="|".join(get_args(kind)) if get_origin(kind) is Literal else _METAVARS.get(field.name, "N"),
    )


_METAVARS = {"store": "FILE|URL", "host": "ADDRESS", "games": "MODULE:CLASS", "origins": "URL", "proxies": "ADDRESS"}


def _plain(kind: Any) -> Any:
    """The type without what is said about its values."""
    return get_args(kind)[0] if hasattr(kind, "__metadata__") else kind


def _parser(kind: Any) -> Any:
    """How Click reads what is typed."""
    if get_origin(kind) is Literal:
        return click.Choice(get_args(kind))
    return str if get_origin(kind) is tuple else kind


def _least(kind: Any) -> int | None:
    return next((meta.ge for meta in getattr(kind, "__metadata__", ()) if meta.ge is not None), None)


def _fields() -> list[Field]:
    from envol.server.settings import GROUPS, NAMES, Settings  # here, as other commands have no need of it

    found = {field.name: field for field in msgspec.structs.fields(Settings)}
    return [(found[name], NAMES.get(name, name), group) for group, names in GROUPS.items() for name in names]


class _Serve(usage.Command):
    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*(_option(*field) for field in _fields()), *super().get_params(ctx)]


def _serve(lang: str | None, **values: Any) -> None:
    language = arguments.language(lang)
    for field, name, _ in _fields():
        least = _least(field.type)
        if least is not None:
            arguments.check_least(f"--{name.replace('_', '-')}", values[field.name], least)
    for name in values["games"]:
        arguments.find_game(name)
    with importing("server"):
        from envol.cli.address import show_address
        from envol.server.serve import serve
        from envol.server.settings import Settings
        from envol.server.store import Away, Taken

    try:
        serve(Settings(**values), on_open=partial(show_address, values["host"], values["port"], language))
    except Taken as error:
        raise BadInput("cli-store-taken", name=values["store"]) from error
    except Away as error:
        raise BadInput("cli-no-store", name=values["store"]) from error


serve = _Serve("serve", callback=_serve)
usage.lang(serve)
