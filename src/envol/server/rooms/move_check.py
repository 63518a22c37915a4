"""Why a seat's move cannot be the next line of its match, if it cannot."""

from __future__ import annotations

from envol.drive import Driver
from envol.game import BadNotation, IllegalMove, Move, Seat
from envol.server import wire
from envol.server.store import Table
from envol.server.wire import MoveUp, No


def check_move(table: Table, driver: Driver | None, seat: Seat | None, up: MoveUp, now: int) -> No | Move:
    """The move that a person's message spells, or the refusal."""
    if seat is None:
        return wire.refuse(up.id, "envol.2", "not-seated")
    if driver is None:
        return wire.refuse(up.id, "envol.2", "not-started")
    if table.places[seat].bot is not None:
        return wire.refuse(up.id, "envol.2", "bot-plays")
    match = driver.match
    try:
        move = match.parse(seat, up.m)
    except BadNotation:
        return wire.refuse(up.id, "envol.8", "bad-notation")
    if up.on != match.asked[seat] and match.to_move:
        return wire.refuse(up.id, "envol.9", "stale")
    try:
        match.game.check(match.state, seat, move)  # a table that stands still goes on with it
    except IllegalMove as refused:
        return wire.refuse_move(up.id, refused)
    wait = driver.pause_left(seat, move, now)
    return move if wait <= 0 else wire.refuse(up.id, "envol.10", "too-soon", {"ms": wait})


def is_open_to_bot(table: Table, driver: Driver | None, seat: Seat, on: int, move: Move) -> bool:
    """Whether a bot still plays this seat, is still asked this question, and may answer so."""
    if driver is None or table.places[seat].bot is None or driver.match.asked[seat] != on:
        return False
    try:
        driver.match.check(seat, move)
    except IllegalMove:
        return False
    return True
