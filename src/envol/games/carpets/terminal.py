"""The carpet race told in sentences: for a terminal, and for ears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from envol.game import Data, Move, Seat
from envol.games.carpets.cards import PALACE, SHORTCUTS, card_data, square_data
from envol.games.carpets.fold import Carpet, carpet_after, make_change
from envol.games.carpets.moves import NUMBER, RACES, Change
from envol.games.carpets.rules import Carpets
from envol.games.carpets.view import CarpetView, View

if TYPE_CHECKING:
    from envol.texts import Texts


def lines(game: Carpets, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The table as this seat, or a spectator, sees it."""
    told = [_pawn(game, view, pawn, texts) for pawn in range(game.course.pawns)]
    told.append(_way(view, texts))
    if any(view.cards):
        told.append(texts("board-cards"))
        told += [_card(game, view, token, texts) for token in range(game.course.tokens)]
    for other in range(game.seats) if seat is None else (seat,):
        told += _carpet(view.carpets[other], other, seat, texts)
    return told


def heading(game: Carpets, view: View, texts: Texts) -> str | None:
    """The number of the round, and of the race in a championship."""
    races = RACES if game.course.is_championship else 1
    return texts("board-part", races=races, race=view.race, round=view.round) if view.phase != "over" else None


def sentence(game: Carpets, view: View, seat: Seat, move: Move, texts: Texts, brief: bool) -> str | None:
    """What a line did; one's own fold is told by what now lies on top, and that of others not at all if brief."""
    if game.is_calm and move.kind in ("claim", "pass"):  # 47: events tell what everybody chose
        return texts("board-chosen") if seat == texts.me else None
    told = texts.move(seat, move)
    if not isinstance(move, Change):
        return told
    if seat != texts.me and (brief or game.is_calm):  # 47: at a calm table one does not see what others do
        return None if brief else told
    changes = _changes(view.carpets[seat])
    make_change(changes, move.number)
    top = texts("carpet-top", squares=_squares(carpet_after(changes).top, texts))
    return texts("board-fold", sentence=told, top=top)


def _pawn(game: Carpets, view: View, pawn: int, texts: Texts) -> str:
    told = texts("board-seat", place=view.places[pawn], **game.course.name(pawn))
    if pawn != game.course.ghost:
        told = texts(
            "board-pilot",
            where=told,
            genies=view.genies[pawn],
            offered=view.offered[pawn],
            hand=view.hands[pawn] or "both",
            ban="yes" if view.bans[pawn] else "no",
        )
    if game.course.is_championship:
        told = texts("board-points", where=told, points=view.points[pawn])
    return told


def _way(view: View, texts: Texts) -> str:
    shortcuts = [texts.format("board-shortcut", {"from": start, "to": end}) for start, end in SHORTCUTS.items()]
    data = {"shortcuts": _list(shortcuts, texts), "palace": PALACE}
    if not view.cobras:
        return texts("board-no-cobras", **data)
    return texts("board-way", cobras=_list([str(space) for space in view.cobras], texts), **data)


def _card(game: Carpets, view: View, token: int, texts: Texts) -> str:
    card, taker = view.cards[token], view.takers[token]
    who: Data = {"pawn": "nobody"} if taker is None else game.course.name(taker)
    return texts("board-card", token=token + 1, **card_data(card.number if card else 0), **who)


def _carpet(carpet: CarpetView, owner: Seat, reader: Seat | None, texts: Texts) -> list[str]:
    lies = carpet_after(_changes(carpet))
    size = texts("carpet-size", folds=carpet.folds, width=lies.width, height=lies.height)
    told = [texts("board-carpet", size=size) if owner == reader else texts("board-carpet-of", seat=owner, size=size)]
    return told + _rows(lies, texts)


def _rows(carpet: Carpet, texts: Texts) -> list[str]:
    """The carpet by rows, from the top left."""
    rows = [carpet.top[start : start + carpet.width] for start in range(0, len(carpet.top), carpet.width)]
    return [texts("carpet-row", row=number, squares=_squares(row, texts)) for number, row in enumerate(rows, start=1)]


def _changes(carpet: CarpetView) -> list[int]:
    return [NUMBER[notation] for notation in carpet.history]


def _squares(squares: str, texts: Texts) -> str:
    return _list([texts.format("square", square_data(square)) for square in squares], texts)


def _list(items: list[str], texts: Texts) -> str:
    return texts.listing(items, last="list-more")
