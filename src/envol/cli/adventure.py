"""`envol adventure check`: whether an adventure that somebody made can be played, and else why not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from envol.cli import arguments, files, usage
from envol.cli.arguments import BadInput

adventures = typer.Typer(name="adventure", cls=usage.Group, add_completion=False, invoke_without_command=True)

FLAWED = 1  # exit code of a file that can be read but not played


@adventures.callback()
def adventure(context: typer.Context) -> None:
    """Show help when no command is given."""
    if context.invoked_subcommand is None:
        context.get_help()


@adventures.command("check", cls=usage.Command)
def check(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en")] = None,
) -> None:
    """Check the file of an adventure."""
    language = arguments.language(lang)
    try:
        data = Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise BadInput("cli-no-file", file=file, why=files.why(error)) from error
    from envol import catalogue
    from envol.cli.terminal import Screen
    from envol.texts import Texts

    parts = ((key, catalogue.part(catalogue.find(key), "check")) for key in catalogue.keys())  # noqa: SIM118
    game, examine = next((key, part.examine) for key, part in parts if part)
    made, flaws = examine(data)
    screen, texts = Screen(), Texts(language, game)
    for flaw in flaws:
        screen.say(texts.format(f"flaw-{flaw.why}", flaw.data))
    if flaws:
        raise typer.Exit(FLAWED)
    least, most = made.players
    screen.say(texts("adventure-sound", least=least, most=most, goals=len(made.goals)))
    screen.say(texts("adventure-hash", hash=made.digest))
