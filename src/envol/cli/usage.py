"""Click's own words, which are help and complaints about usage, in the reader's language; and what commands share."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from envol.cli.arguments import BadInput, language_of

if TYPE_CHECKING:
    from envol.texts import Texts

key = click.argument("key", metavar="KEY")
file = click.argument("file", metavar="FILE")
lang = click.option("--lang", metavar="fr|en")
seats = click.option("--seats", type=int, metavar="N")
options = click.option("--option", multiple=True, metavar="KEY=VALUE")

_COMPLAINTS: dict[type[click.UsageError], str] = {  # a missing parameter is also a bad one
    click.NoSuchOption: "cli-no-such-option",
    click.MissingParameter: "cli-missing",
    click.BadOptionUsage: "cli-misused",
    click.BadParameter: "cli-unreadable",
}


class Command(click.Command):
    """A command whose help is in the Fluent files, found by the names of command and parameters."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)


class GroupedOption(click.Option):
    """An option that help shows under the heading `help-group-GROUP`, by the message `help-TEXT`."""

    def __init__(self, *arguments: Any, group: str, text: str, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.group = group
        self.text = text


class Group(click.Group):
    """The program itself, or a command that has commands: it lists them when none is given."""

    command_class = Command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BadInput("cli-no-command", name=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def complaint(error: click.UsageError) -> BadInput:
    """What is wrong with a command line that Click refuses."""
    key = next((key for kind, key in _COMPLAINTS.items() if isinstance(error, kind)), "cli-too-many")
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (_shown(param) if param is not None else "")
    return BadInput(key, name=name, command="envol" if error.ctx is None else error.ctx.command_path)


def _shown(param: click.Parameter) -> str:
    """A parameter as it is typed."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name


def _write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    from envol.texts import Texts

    texts = Texts(language_of(sys.argv[1:]))
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{texts('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(texts(f"help-{command.name}"))
    for heading, rows in _rows(command, ctx, texts).items():
        if rows:
            formatter.write_paragraph()
            formatter.write(f"{texts(heading)}\n")
            with formatter.indentation():
                formatter.write_dl(rows)


def _rows(command: click.Command, ctx: click.Context, texts: Texts) -> dict[str, list[tuple[str, str]]]:
    """What can be typed after a command and what it means, under the message that is its heading."""
    found: dict[str, list[tuple[str, str]]] = {"help-arguments": [], "help-options": [], "help-commands": []}
    for param in command.get_params(ctx):
        own = f"help-{command.name}-{param.name}"
        if param is command.get_help_option(ctx):
            own = "help-help"
        name = param.text if isinstance(param, GroupedOption) else param.name
        told = texts(own if own in texts else f"help-{name}")
        if isinstance(param, click.Option):
            heading = f"help-group-{param.group}" if isinstance(param, GroupedOption) else "help-options"
            value = "" if param.is_flag else f" {param.metavar}"
            found.setdefault(heading, []).append((", ".join(param.opts) + value, told))
        else:
            found["help-arguments"].append((param.make_metavar(ctx), told))
    if isinstance(command, click.Group):
        found["help-commands"] = [(name, texts(f"help-{name}")) for name in command.commands]
    return found
