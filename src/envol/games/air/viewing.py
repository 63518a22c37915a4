"""What a seat knows of Air Sorcière, and the state that follows from it, but for what another may have paid unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from envol.game import Seat
from envol.games.air.state import (
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
        target=COLOURS[state.target] if paying else None,
        paid=_names(state.paid) if paying else (),
        withdrawn=state.withdrawn if own else 0,
        odds=odds_of_draw(state) if gauge else None,
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


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards])


def _put(state: State, names: Sequence[str], place: int) -> None:
    for name in names:
        state.where[NUMBER[name]] = place
