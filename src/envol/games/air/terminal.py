"""Air Sorcière told in sentences: for a terminal, and for ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from envol.game import Move, Seat
from envol.games.air.moves import card_data, colour_data
from envol.games.air.rules import Air
from envol.games.air.state import COLOURS, NUMBER, VALUE
from envol.games.air.view import View

if TYPE_CHECKING:
    from envol.texts import Texts


def lines(game: Air, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The table as this seat, or a spectator, sees it."""
    told = [
        texts("board-piles", deck=view.deck, discard=len(view.discard)),
        texts("board-common", count=len(view.common), cards=_cards(view.common, texts)),
        texts("board-books", list=_books(view.left, texts)),
    ]
    for other in range(game.seats):
        told += _seat(game, view, other, other != seat, texts)
    if view.turned is not None:
        told.append(texts("board-turned", **card_data(NUMBER[view.turned])))
    if view.odds is not None and view.phase == "fly":
        falls, misfits, total = view.odds
        told.append(texts("board-odds", seat=view.active, falls=falls, misfits=misfits, total=total))
    if view.target is not None:
        data = colour_data(COLOURS.index(view.target))
        told.append(texts("board-payment", count=len(view.paid), cards=_cards(view.paid, texts), **data))
    if seat is not None:
        held = [name for name in view.hands[seat] if name not in view.paid]
        told.append(texts("board-hand", count=len(held), cards=_cards(held, texts)))
    return told


def heading(game: Air, view: View, texts: Texts) -> str | None:
    """The number of the turn, and whose it is."""
    if view.phase in ("first", "over"):
        return None
    return texts("board-part", number=view.turns + 1, seat=view.active)


def sentence(game: Air, view: View, seat: Seat, move: Move, texts: Texts, brief: bool) -> str | None:
    """What a line did, seen from the view before it; if brief, without what the next line says as well."""
    if move.kind == "reveal":
        return texts("board-drawn", seat=view.active, **move.data)
    return None if brief and move.kind == "draw" else texts.move(seat, move)


def _seat(game: Air, view: View, seat: Seat, closed: bool, texts: Texts) -> list[str]:
    hand = view.hands[seat]
    shown = closed and game.options.memory and bool(hand)  # 20
    owned = texts(
        "board-seat",
        seat=seat,
        score=view.scores[seat],
        books=sum(view.books[seat]),
        list=_books(view.books[seat], texts),
        count=len(hand),
        shown="yes" if shown else "no",
        cards=_cards(hand, texts),
    )
    flying = [
        texts("board-column", values=" ".join(str(VALUE[NUMBER[name]]) for name in names), **colour_data(colour))
        for colour, names in enumerate(view.columns[seat])
        if names
    ]
    return [owned, "  " + texts("board-columns", columns=len(flying), list=_list(flying, texts))]


def _books(counts: Sequence[int], texts: Texts) -> str:
    told = [texts("board-left", count=count, **colour_data(colour)) for colour, count in enumerate(counts) if count]
    return _list(told, texts)


def _cards(names: Sequence[str], texts: Texts) -> str:
    return _list([texts.format("card", card_data(NUMBER[name])["card"]) for name in names], texts)


def _list(items: list[str], texts: Texts) -> str:
    return texts.listing(items, last="list-more")  # cards are read one by one, not as a sentence
