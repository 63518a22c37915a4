"""Why a seat may not make a move: one predicate for what is offered and for what is refused."""

from __future__ import annotations

from typing import Any, Final

from envol.game import Data
from envol.games.air.diploma import can_complete, why_not_graduate, why_not_pay
from envol.games.air.moves import DRAW, STOP, Act, colour_data
from envol.games.air.state import (
    BONUS,
    CAT,
    COLOUR,
    COMMON,
    EXAM,
    FIRST,
    FLY,
    HAND,
    NO_CARD,
    PAY,
    PLACE,
    REVEAL,
    VALUE,
    State,
    column_of,
    column_sizes,
    is_too_low,
    next_pile,
)

WITHDRAWALS: Final = 10  # 24

# The reason when another decision is due,
DUE: Final[dict[int, str]] = {
    CAT: "cat-first",
    PLACE: "place-first",
    BONUS: "bonus-first",
    EXAM: "landed",
    PAY: "payment-open",
}
# when the flight goes on and a move of this phase is not asked for,
EARLY: Final[dict[int, str]] = {
    CAT: "no-cat",
    PLACE: "nothing-turned",
    BONUS: "no-fall",
    EXAM: "land-first",
    PAY: "land-first",
}
# and the rule behind each reason.
RULE: Final[dict[str, str]] = {
    "cat-first": "air.16",
    "place-first": "air.5",
    "bonus-first": "air.7",
    "landed": "air.9",
    "payment-open": "air.24",
    "no-cat": "air.16",
    "nothing-turned": "air.5",
    "no-fall": "air.7",
    "land-first": "air.12",
    "no-payment": "air.12",
    "not-for-seats": "air.25",
    "nothing-to-draw": "air.15",
    "not-in-common": "air.3",
    "own-card": "air.3",
    "too-low": "air.4",
    "fly-first": "air.1",
    "no-column": "air.9",
    "not-smallest": "air.9",
    "must-land": "air.9",
    "not-in-hand": "air.12",
    "not-held": "air.16",
    "no-books": "air.14",
    "no-diploma": "air.13",
    "withdrawn-often": "air.24",
    "must-complete": "air.24",
    "five-at-most": "air.13",
    "too-few-books": "air.14",
    "above-joker": "air.13",
    "joker-without-book": "air.13",
    "joker-twice": "air.13",
    "joker-too-low": "air.13",
    "leads-nowhere": "air.13",
    "too-few-cards": "air.13",
    "needs-natural": "air.13",
}


def why_not(state: State, seat: int, move: Act, rules: int) -> str:
    """The reason under these rules against a move of the seat that is asked, or nothing."""
    phase = state.phase
    if move.phase in (FIRST, REVEAL):
        return "not-for-seats"
    if move.phase != phase:
        if phase == FLY:
            return EARLY[move.phase]
        return "no-payment" if phase == EXAM and move.phase == PAY else DUE[phase]
    if phase == FLY:
        return _why_not_fly(state, seat, move)
    kind = move.kind
    if kind == "discard":
        return "" if state.where[move.card] == HAND + seat else "not-held"
    if kind == "diploma":
        return _why_no_diploma(state, seat, move.colour, rules)
    if kind == "pay":
        return why_not_pay(state, seat, move.card)
    if kind == "graduate":
        return why_not_graduate(state)
    if kind == "withdraw" and rules > 1 and state.withdrawn == WITHDRAWALS:
        return "must-complete"
    return ""


def _why_not_fly(state: State, seat: int, move: Act) -> str:
    if move is DRAW:
        return "" if next_pile(state) in state.where else "nothing-to-draw"
    if move.card != NO_CARD:
        if state.where[move.card] != COMMON:
            return "not-in-common"
        if move.card == state.shared:
            return "own-card"
        return "too-low" if is_too_low(state, seat, move.card) else ""
    if not state.flown:
        return "fly-first"
    sizes = column_sizes(state, seat)
    forced = state.shared != NO_CARD
    if move is STOP:
        return "must-land" if forced and any(sizes) else ""  # 9, 10
    if not sizes[move.colour]:
        return "no-column"
    return "not-smallest" if forced and sizes[move.colour] > min([size for size in sizes if size]) else ""


def _why_no_diploma(state: State, seat: int, colour: int, rules: int) -> str:
    if not state.left[colour]:
        return "no-books"
    if rules == 1 and state.withdrawn == WITHDRAWALS:
        return "withdrawn-often"
    return "" if can_complete(state, seat, colour, []) else "no-diploma"


def why_data(state: State, seat: int, move: Act, why: str) -> Data:
    """What the sentence about a reason needs beside the move."""
    data: dict[str, Any] = dict(move.data)
    if why == "too-low":
        data["value"] = VALUE[column_of(state, seat, COLOUR[move.card])[-1]]
    elif why == "above-joker":
        data["value"] = min([VALUE[card] for card in state.paid if COLOUR[card] != state.target])
    elif why == "joker-too-low":
        data["value"] = max([VALUE[card] for card in state.paid if COLOUR[card] == state.target])
    elif why == "too-few-books":
        data["count"] = state.left[state.target]
        data.update(colour_data(state.target))
    elif why in ("joker-without-book", "joker-twice"):
        data.update(colour_data(COLOUR[move.card]))
    elif why == "too-few-cards":
        data["count"] = len(state.paid)
    elif why == "needs-natural":
        data.update(colour_data(state.target))
    return data
