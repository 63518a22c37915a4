"""Typer's own words, which are help and complaints about usage, in the reader's language."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from envol.cli.arguments import BadInput, language_of

if TYPE_CHECKING:
    from envol.texts import Texts

# Typer tells its complaints apart by classes that it keeps to itself.
_COMPLAINTS = {
    "NoSuchOption": "cli-no-such-option",
    "MissingParameter": "cli-missing",
    "BadOptionUsage": "cli-misused",
    "BadParameter": "cli-unreadable",
}


class Command(TyperCommand):
    """A command whose help is in the Fluent files, found by the names of command and parameters."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)


class Group(TyperGroup):
    """The program itself, which lists its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, ctx)
        texts = _texts()
        for name, command in self.commands.items():
            command.help = texts(f"help-{name}")
            setattr(command, "rich_help_panel", texts("help-commands"))  # noqa: B010 - not declared for every command
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BadInput("cli-no-command", name=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def complaint(error: typer.TyperException) -> BadInput:
    """What is wrong with a command line that Typer refuses."""
    key = _COMPLAINTS.get(type(error).__name__, "cli-too-many")
    context: Any = getattr(error, "ctx", None)
    param: Any = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (_shown(param) if param is not None else "")
    if context is not None:
        return BadInput(key, name=name, command=context.command_path)
    words = [word for word in sys.argv[1:2] if not word.startswith("-")]
    return BadInput(key, name=name, command=" ".join(["envol", *words]))


def _shown(param: Any) -> str:
    """A parameter as it is typed."""
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.display_name_raw)


def _texts() -> Texts:
    from envol.texts import Texts

    return Texts(language_of(sys.argv[1:]))


def _translate(command: Any, ctx: Any) -> None:
    from typer import rich_utils

    texts = _texts()
    rich_utils.REQUIRED_LONG_STRING = texts("help-required")
    command.help = texts(f"help-{command.name}")
    for param in command.get_params(ctx):
        own = f"help-{command.name}-{param.name}"
        param.help = texts(own if own in texts else f"help-{param.name}")
        is_option = param.param_type_name == "option"
        param.rich_help_panel = texts("help-options" if is_option else "help-arguments")
        param.show_default = False  # the text says what is usual
        if not is_option or param.is_flag:
            param.display_type_rich = lambda ctx: None  # “str” and “bool” mean nothing to most who play


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{_texts()('help-usage')} ")
