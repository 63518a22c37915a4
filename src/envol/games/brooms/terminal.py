"""Brooms told in sentences: where things are, from the nose of one's own broom; for a terminal, and for ears."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING, Any

from envol.game import Move, Seat
from envol.games.brooms.flying.geometry import MATERIAL
from envol.games.brooms.goal_sentences import aim, goals
from envol.games.brooms.moves import HUT, curve_data
from envol.games.brooms.rules import Brooms
from envol.games.brooms.view import View
from envol.games.brooms.viewing import code_named

if TYPE_CHECKING:
    from envol.texts import Texts

CENTIMETRE = 10_000


def lines(game: Brooms, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The sky as this seat, or a spectator, sees it; first what it is all about."""
    told = _purpose(game, view, seat, texts)
    there = (place for place in game.sky.places if place > HUT or place in view.castles)
    told += [_thing(game, view, seat, place, texts) for place in there]
    cats = [(cat.x, cat.y) for cat in game.flights.cats if cat is not None]
    if game.flights.holds and view.holder is None:
        cats.append(view.cat)
    told += [texts("board-cat", where=_where(view, seat, *cat, texts)) for cat in cats]
    if game.flights.hunts:
        where = _where(view, seat, view.fou.x, view.fou.y, texts)
        told.append(texts("board-fou", where=where, degrees=view.fou.heading * 5))
    told += [_seat(game, view, seat, other, texts) for other in range(game.seats)]
    pieces = [
        texts("board-piece", count=count, piece=piece["id"], length=piece["length"] // 1000, degrees=piece["turn"] * 5)
        for piece, count in zip(MATERIAL["pieces"], view.supply.values(), strict=True)
        if count
    ]
    told.append(texts("board-supply", list=texts.listing(pieces, last="list-more")))
    return told


def heading(game: Brooms, view: View, texts: Texts) -> str | None:
    """The number of the turn."""
    return texts("board-turn", number=view.turns + 1) if view.phase == "turn" else None


def sentence(game: Brooms, view: View, seat: Seat, move: Move, texts: Texts, brief: bool) -> str | None:
    """What a line did."""
    return texts.move(seat, move)


def _purpose(game: Brooms, view: View, seat: Seat | None, texts: Texts) -> list[str]:
    """The whole plan before the start, then what this seat flies for."""
    if view.phase in ("first", "start"):
        return [texts("table-plan", title=_title(game, texts), plan=_plan(game, texts))]
    next_one = None if seat is None or view.phase == "over" else aim(game, view, seat)
    if next_one is None:
        return []
    what, data, (x, y) = next_one
    return [texts(f"table-aim-{what}", **data, where=_where(view, seat, x, y, texts))]


def _title(game: Brooms, texts: Texts) -> str:
    own: Any = game.options.own
    return (own.title or texts("option-own")) if own else texts(f"option-adventure-{game.options.adventure}")


def _plan(game: Brooms, texts: Texts) -> str:
    told = goals(game)
    if len(told) == 1:
        return texts.format(f"plan-{told[0]['kind']}", told[0])
    steps = [texts("plan-step", number=goal["number"], goal=goal) for goal in told]
    return texts("plan-order", list=texts.listing(steps, last="list-more"))


def _thing(game: Brooms, view: View, seat: Seat | None, place: int, texts: Texts) -> str:
    disc = game.sky.places[place]
    where = _where(view, seat, disc.x, disc.y, texts)
    if place > HUT:
        return texts("board-hut", number=place - HUT, where=where)
    return texts("board-castle", number=place, where=where)


def _where(view: View, seat: Seat | None, x: int, y: int, texts: Texts) -> str:
    """Distance and bearing from one's own broom, or the place on the table for whoever has none in the air."""
    if seat is None or not view.aloft[seat]:
        return texts("board-at", x=round(x / CENTIMETRE), y=round(y / CENTIMETRE))
    broom = view.brooms[seat]
    bearing = round(degrees(atan2(y - broom.y, x - broom.x)) - broom.heading * 5 + 180) % 360 - 180
    side = "ahead" if bearing == 0 else "left" if bearing > 0 else "right"
    distance = round(hypot(x - broom.x, y - broom.y) / CENTIMETRE)
    return texts("board-where", distance=distance, side=side, degrees=abs(bearing))


def _seat(game: Brooms, view: View, viewer: Seat | None, seat: Seat, texts: Texts) -> str:
    broom, book = view.brooms[seat], view.books[seat]
    parts = [texts("board-ground")]
    if view.aloft[seat]:
        where = _where(view, None if seat == viewer else viewer, broom.x, broom.y, texts)
        parts = [texts("board-broom", where=where, degrees=broom.heading * 5)]
    curves = [texts.format("curve", curve_data(code_named(name))["curve"]) for name in book.forward]
    parts.append(texts("board-book", count=len(curves), list=texts.listing(curves, last="list-more")))
    if book.back is not None:
        parts.append(texts("board-back", **curve_data(code_named(book.back))))
    if game.flights.holds:
        parts.append(texts("board-points", points=view.points[seat]))
        if view.holder == seat:
            parts.append(texts("board-holds"))
    if view.done[seat] and len(game.flights.goals) > 1:
        parts.append(texts("board-goals", number=view.done[seat], count=len(game.flights.goals)))
    if view.targets[seat]:
        parts.append(texts("board-target", number=view.targets[seat]))
    elif view.passed[seat]:
        parts.append(texts("board-passed"))
    return texts("board-seat", seat=seat, where=texts.listing(parts, last="list-more"))
