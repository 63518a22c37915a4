"""Bots from outside the library, named `package.module:Class`; whoever runs them has written that name himself."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from envol import bots
from envol.bots import Bot, UnknownBot
from envol.game import Game


def create(name: str, kind: type[Game[Any, Any, Any]]) -> Bot:
    """The bot of this name for this game: one of the library's own, else a class that is made without arguments."""
    try:
        return bots.create(name, kind)
    except UnknownBot:
        module, _, attribute = name.partition(":")
        if not module or not attribute.isidentifier():
            raise
        try:
            made: Bot = getattr(import_module(module), attribute)()
        except ModuleNotFoundError as error:
            # A module that is there, but needs another one that is not, deserves its own words.
            if error.name is not None and module.startswith(error.name):
                raise UnknownBot(name) from error
            raise
        return made
