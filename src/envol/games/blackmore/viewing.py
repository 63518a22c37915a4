"""What a seat knows of Blackmore: the state without what is hidden, and what the wheel makes of its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from envol.game import Seat
from envol.games.blackmore.moves import COLOUR, LETTERS, NAME, VALUE
from envol.games.blackmore.state import CHANGE, NO_CARD, PHASES, State
from envol.games.blackmore.view import Change, View

Distance = Callable[[int, int], int]  # of a value from the strongest one


def view_of(state: State, seat: Seat | None, best: Seat | None, points: tuple[int, ...], distance: Distance) -> View:
    """All that this seat, or a spectator, may know."""
    hand = state.hands[seat] if seat is not None else []
    trump = COLOUR[state.pile[-1]] if state.pile else -1
    return View(
        phase=PHASES[state.phase],
        turn=state.turn,
        leader=state.leader,
        left=state.left,
        final=state.final,
        wheel=state.wheel,
        trump=LETTERS[trump] if state.pile else None,
        hand=_names(hand),
        ranks=_ranks(hand, state.wheel, distance),
        strongest=_names(sorted(hand, key=lambda card: (COLOUR[card] != trump, distance(state.wheel, VALUE[card])))),
        counts=tuple([len(cards) for cards in state.hands]),
        known=tuple([_names(cards) for cards in state.known]),
        table=tuple([None if card == NO_CARD else NAME[card] for card in state.table]),
        best=best,
        changes=tuple(
            [
                Change(NAME[card], VALUE[card], _ranks(hand, VALUE[card], distance), _values(VALUE[card], distance))
                for card in state.table
                if card != NO_CARD and state.phase == CHANGE
            ]
        ),
        deck=len(state.deck),
        pile=_names(state.pile),
        captured=tuple([_names(cards) for cards in state.captured]),
        points=points,
        ahead=tuple([other for other, scored in enumerate(points) if scored and scored == max(points)]),
        values=_values(state.wheel, distance),
    )


def _ranks(hand: Sequence[int], wheel: int, distance: Distance) -> tuple[int, ...]:
    """How strong each card is by the wheel; before it is turned for the first time, none is."""
    return tuple([distance(wheel, VALUE[card]) + 1 for card in hand]) if wheel else ()


def _values(wheel: int, distance: Distance) -> tuple[int, ...]:
    """How strong each value is while this one is on top of the wheel."""
    return tuple([distance(wheel, value) + 1 for value in range(1, 10)]) if wheel else ()


def _names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards])
