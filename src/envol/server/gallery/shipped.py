"""The works that come with a game, as the gallery shows them beside what people made."""

from __future__ import annotations

from typing import Any

from envol import catalogue
from envol.creations import CreationSupport, Shipped
from envol.texts import Texts

PREFIX = "house-"  # of their ids; people's works have random ones


def support_of(game: str) -> CreationSupport | None:
    """What a game offers for creations, if anything; raises catalogue.UnknownGame."""
    support: CreationSupport | None = catalogue.part(catalogue.find(game), "creations")
    return support


def shipped_by(game: str) -> list[tuple[str, Shipped]]:
    """The works that come with this game; none if there is no such game, or it takes none."""
    if game not in catalogue.all_game_keys():
        return []
    support = support_of(game)
    return [] if support is None else [(game, made) for made in support.shipped()]


def shipped_as(id: str) -> tuple[str, Shipped] | None:
    """The game and the work that have this id in the gallery."""
    every = (found for game in catalogue.all_game_keys() for found in shipped_by(game))
    return next((found for found in every if PREFIX + found[1].name == id), None)


def told(game: str, made: Shipped, language: str, plays: int) -> dict[str, Any]:
    """What the gallery shows of it, by the names of its fields."""
    texts = Texts(language, game)
    support = support_of(game)
    assert support is not None
    return {
        "id": PREFIX + made.name,
        "game": game,
        "hash": made.hash,
        "title": texts(made.title),
        "author": "",
        "origin": None,
        "listed": True,
        "mine": False,
        "hidden": False,
        "house": True,
        "plays": plays,
        "created": 0,
        "seats": support.read(made.body).seats,
        "estimate": support.known(made.hash),
    }
