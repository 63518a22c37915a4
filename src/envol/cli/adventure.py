"""`envol adventure check`: whether an adventure that somebody made can be played, and else why not."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from envol.cli import arguments, files, usage
from envol.cli.arguments import BadInput

if TYPE_CHECKING:
    from envol.catalogue import AnyGame
    from envol.creations import CreationSupport
    from envol.texts import Texts

FLAWED = 1  # exit code of a file that can be read but not played


@click.group(cls=usage.Group, invoke_without_command=True)
@click.pass_context
def adventure(context: click.Context) -> None:
    """Show help when no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@adventure.command()
@usage.file
@click.option("--estimate", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@usage.lang
def check(file: str, estimate: bool, as_json: bool, lang: str | None) -> None:
    """Check the file of an adventure."""
    language = arguments.language(lang)
    data = read(file)
    from envol import catalogue
    from envol.cli.terminal import Screen
    from envol.texts import Texts

    parts = ((key, catalogue.part(catalogue.find(key), "creations")) for key in catalogue.game_keys())
    creations: CreationSupport
    game, creations = next((key, part) for key, part in parts if part)
    made, flaws = creations.examine(data)
    texts = Texts(language, game)
    found = _fly(creations, msgspec.to_builtins(made)) if estimate and not flaws else None
    if as_json:
        told = [
            {"why": flaw.why, "data": flaw.data, "text": texts.format(f"flaw-{flaw.why}", flaw.data)} for flaw in flaws
        ]
        about = None if made is None else {"hash": made.digest, "players": made.players, "goals": len(made.goals)}
        print(json.dumps({"adventure": about, "flaws": told, "estimate": found and msgspec.to_builtins(found)}))
        raise click.exceptions.Exit(FLAWED if flaws else 0)
    screen = Screen()
    for flaw in flaws:
        screen.say(texts.format(f"flaw-{flaw.why}", flaw.data))
    if flaws:
        raise click.exceptions.Exit(FLAWED)
    least, most = made.players
    screen.say(texts("adventure-sound", least=least, most=most, goals=len(made.goals)))
    screen.say(texts("adventure-hash", hash=made.digest))
    if found is not None:
        screen.block(_sentences(texts, msgspec.to_builtins(found)))


def own(kind: type[AnyGame], file: str, language: str) -> tuple[dict[str, Any], tuple[int, int]]:
    """The options of a table that plays this file, and for how many it is; refused where it cannot be played."""
    from envol import catalogue
    from envol.texts import Texts

    creations: CreationSupport | None = catalogue.part(kind, "creations")
    if creations is None:
        raise BadInput("cli-no-workshop", game=kind.key)
    made, flaws = creations.examine(read(file))
    if flaws:
        why = Texts(language, kind.key).format(f"flaw-{flaws[0].why}", flaws[0].data)
        raise BadInput("cli-bad-adventure", FLAWED, file=file, why=why)
    return creations.options(msgspec.to_builtins(made)), made.players


def read(file: str) -> bytes:
    """The bytes of a file; refused if there is none."""
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise BadInput("cli-no-file", file=file, why=files.why(error)) from error


def _fly(creations: CreationSupport, body: dict[str, Any]) -> Any:
    """What bots find who fly it, some matches on each core."""
    from functools import partial

    from envol.parallel import spread

    found = dict(spread(partial(creations.trial, body), list(range(creations.trials)), os.cpu_count() or 1))
    return creations.sum_up([found[number] for number in sorted(found)])


def _sentences(texts: Texts, found: dict[str, Any]) -> Sequence[str]:
    """An estimate in words: how hard, how long, how often in vain, and how many of the matches were won."""
    kinds = ["difficulty", *(["length"] if found["decided"] else []), "interrupted"]
    kinds += ["decided"] if found["decided"] < found["matches"] else []
    said = {name: value for name, value in found.items() if name != "drawn"}
    return [texts.format(f"estimate-{kind}", said) for kind in kinds]
