"""What a seat knows of Air Sorcière, and the state that follows from it, but for what another may have paid unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from envol.game import Seat
from envol.games.air.diploma import LEAST, most_cards, payable
from envol.games.air.state import (
    CAT,
    CAT_HAND,
    COLOURS,
    COLUMN,
    COMMON,
    DECK,
    DISCARD,
    EXAM,
    HAND,
    NAME,
    NO_CARD,
    NO_COLOUR,
    NUMBER,
    OVER,
    PAY,
    PHASES,
    TURNED,
    State,
    cards_at,
    column_of,
    odds_of_draw,
)
from envol.games.air.view import View

ALL: Final = range(len(COLOURS))


def view_of(state: State, seat: Seat | None, scores: tuple[int, ...], gauge: bool) -> View:
    """All that this seat may know: what is paid, and that it is, only the one who pays."""
    seats = range(len(scores))
    own = seat == state.active
    paying = state.phase == PAY and own
    turned = cards_at(state, TURNED)
    pays, would_pay = _prospects(state, seat)
    return View(
        phase=PHASES[EXAM if state.phase == PAY and not own else state.phase],
        active=state.active,
        turn=state.turn,
        turns=state.turns,
        flown=state.flown,
        shared=NAME[state.shared] if state.shared != NO_CARD else None,
        turned=NAME[turned[0]] if turned else None,
        deck=state.where.count(DECK),
        discard=_names(cards_at(state, DISCARD)),
        common=_names(cards_at(state, COMMON)),
        columns=tuple([tuple([_names(column_of(state, other, colour)) for colour in ALL]) for other in seats]),
        hands=tuple([_names(cards_at(state, HAND + other)) for other in seats]),
        left=tuple(state.left),
        books=tuple([tuple(books) for books in state.books]),
        scores=scores,
        bonuses=tuple([score - sum(books) for score, books in zip(scores, state.books, strict=True)]),
        target=COLOURS[state.target] if paying else None,
        paid=_names(state.paid) if paying else (),
        withdrawn=state.withdrawn if own else 0,
        odds=odds_of_draw(state) if gauge else None,
        pays=pays,
        would_pay=would_pay,
        worth=max(0, len(state.paid) - LEAST + 1) if paying else 0,
        lacks=max(0, LEAST - len(state.paid)) if paying else 0,
        room=most_cards(state, state.target) if paying else 0,
        surplus=state.where.count(HAND + state.turn) - CAT_HAND if state.phase == CAT else 0,
    )


def fill_state(state: State, view: View) -> None:
    """Make a state of the beginning the one that this view tells."""
    state.phase = PHASES.index(view.phase)
    state.active = view.active
    state.turn = view.turn
    state.turns = view.turns
    state.flown = view.flown
    state.shared = NUMBER[view.shared] if view.shared is not None else NO_CARD
    _put(state, view.discard, DISCARD)
    _put(state, view.common, COMMON)
    if view.turned is not None:
        _put(state, (view.turned,), TURNED)
    for other in range(len(view.hands)):
        _put(state, view.hands[other], HAND + other)
        for names in view.columns[other]:
            _put(state, names, COLUMN + other)
    state.left = list(view.left)
    state.books = [list(books) for books in view.books]
    state.target = COLOURS.index(view.target) if view.target is not None else NO_COLOUR
    state.paid = [NUMBER[name] for name in view.paid]
    state.withdrawn = view.withdrawn


def _prospects(state: State, seat: Seat | None) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """What a seat's hand could pay now, and with each of its columns."""
    if seat is None or state.phase == OVER:
        return (), ()
    hand, owned, left = cards_at(state, HAND + seat), state.books[seat], state.left
    pays = tuple(payable(hand, owned, left))
    columns = [column_of(state, seat, colour) for colour in ALL]
    return pays, tuple([tuple(payable([*hand, *column], owned, left)) if column else pays for column in columns])


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards])


def _put(state: State, names: Sequence[str], place: int) -> None:
    for name in names:
        state.where[NUMBER[name]] = place
