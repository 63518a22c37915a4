"""Blackmore told in sentences: for a terminal, and for ears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from envol.game import Data, Move, Seat
from envol.games.blackmore.moves import NUMBER, Draw, card_data
from envol.games.blackmore.rules import HAND, Blackmore
from envol.games.blackmore.view import View

if TYPE_CHECKING:
    from envol.texts import Texts


def lines(game: Blackmore, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The table as this seat, or a spectator, sees it."""
    told = [_wheel(game, view, texts), _trump(view, texts), texts("board-deck", count=view.deck)]
    told += [_seat(game, view, other, texts) for other in range(game.seats)]
    told += _trick(game, view, texts)
    if seat is not None:
        told.append(texts("board-hand", count=len(view.hand), cards=_cards(view.hand, texts)))
    return told


def heading(game: Blackmore, view: View, texts: Texts) -> str | None:
    """The number of the trick that is being played."""
    if view.phase not in ("play", "change"):
        return None
    refills = -(-(54 - HAND * game.seats - 1) // game.seats)  # a trick before each, six more after the last
    if view.final:
        left = max(count + (card is not None) for count, card in zip(view.counts, view.table, strict=True))
        number = refills + HAND - left + 1
    else:
        gone = sum(len(cards) for cards in view.captured) + len(view.pile) - 1
        number = gone // game.seats + 1
    return texts("board-part", number=number, total=refills + HAND)


def sentence(game: Blackmore, view: View, seat: Seat, move: Move, texts: Texts, brief: bool) -> str | None:
    """What a line did, seen from the view before it; if brief, without what the next view shows as well."""
    if not isinstance(move, Draw):
        return texts.move(seat, move)
    if brief and view.phase == "deal":
        return texts("board-dealt") if view.left == 1 else None
    if move.data:
        return texts("board-draw", seat=view.turn, **move.data)
    return None if brief else texts("board-draw-masked", seat=view.turn)


def _wheel(game: Blackmore, view: View, texts: Texts) -> str:
    if view.wheel == 0:
        return texts("board-no-wheel")
    order = sorted(range(1, 10), key=lambda value: game.distance(view.wheel, value))
    return texts("board-wheel", order=" ".join(str(value) for value in order))


def _trump(view: View, texts: Texts) -> str:
    if not view.pile:
        return texts("board-no-trump")
    return texts("board-trump", colour={"colour": view.trump}, count=len(view.pile), **_card(view.pile[-1]))


def _seat(game: Blackmore, view: View, seat: Seat, texts: Texts) -> str:
    counted = game.options.totals or view.phase == "over"  # 13
    return texts(
        "board-seat",
        seat=seat,
        count=view.counts[seat],
        shown=len(view.known[seat]),
        cards=_cards(view.known[seat], texts),
        captured=len(view.captured[seat]),
        totals="yes" if counted and view.captured[seat] else "no",
        points=view.points[seat],
    )


def _trick(game: Blackmore, view: View, texts: Texts) -> list[str]:
    """The cards on the table in the order in which they were played; of a trick just taken, from the winner on."""
    if view.phase not in ("play", "change"):
        return []
    order = [(view.leader + step) % game.seats for step in range(game.seats)]
    laid = [(seat, card) for seat in order if (card := view.table[seat]) is not None]
    plays = _list([texts("board-play", seat=seat, **_card(card)) for seat, card in laid], texts)
    if view.phase == "change":
        return [texts("board-won", seat=view.leader, plays=plays)]
    return [texts("board-trick", count=len(laid), plays=plays)]


def _card(name: str) -> Data:
    return card_data(NUMBER[name])


def _cards(names: tuple[str, ...], texts: Texts) -> str:
    return _list([texts.format("card", _card(name)["card"]) for name in names], texts)


def _list(items: list[str], texts: Texts) -> str:
    return texts.listing(items, last="list-more")  # cards are read one by one, not as a sentence
