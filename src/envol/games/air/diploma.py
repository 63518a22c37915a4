"""What makes a diploma (13, 14), asked card by card: a payment may go on only where it can still be completed; and what
it is worth."""

from __future__ import annotations

from typing import Final

from envol.game import Event, Tell
from envol.games.air.moves import card_data, colour_data
from envol.games.air.state import COLOUR, COLOURS, DISCARD, EXAM, HAND, NO_COLOUR, VALUE, VALUES, State

LEAST: Final = 3  # cards of a diploma
MOST: Final = 5


def most_cards(state: State, colour: int) -> int:
    """The most cards that a diploma of this colour may have: there must be a book for all but two of them (14)."""
    return min(MOST, state.left[colour] + LEAST - 1)


def can_complete(state: State, seat: int, colour: int, paid: list[int]) -> bool:
    """Whether cards of the hand can complete these to a diploma, for which each card alone is already allowed."""
    most = most_cards(state, colour)
    if most < LEAST:
        return False
    where = state.where
    first = colour * VALUES
    naturals = 0
    for card in range(first, first + VALUES):
        if where[card] != HAND + seat:
            continue
        naturals += 1
        # Let this be the highest card of the colour. The ones below it are welcome, and so are jokers above it.
        if not _is_highest(card, colour, paid):
            continue
        needed = len(paid) if card in paid else len(paid) + 1
        if needed <= most and naturals + _jokers(state, seat, colour, VALUE[card]) >= LEAST:
            return True
    return False


def _is_highest(card: int, colour: int, paid: list[int]) -> bool:
    """Whether this card of the colour can be the highest one beside those paid so far."""
    return all(other <= card if COLOUR[other] == colour else VALUE[other] > VALUE[card] for other in paid)


def _jokers(state: State, seat: int, colour: int, value: int) -> int:
    """How many other colours have a card in hand above this value, and a book to make it a joker."""
    found = 0
    for other in range(len(COLOURS)):
        if other != colour and state.books[seat][other]:
            first = other * VALUES
            for card in range(first + value, first + VALUES):
                if state.where[card] == HAND + seat:
                    found += 1
                    break
    return found


def why_not_pay(state: State, seat: int, card: int) -> str:
    """The reason for which this card cannot be added to the payment, or nothing."""
    colour = state.target
    paid = state.paid
    if state.where[card] != HAND + seat or card in paid:
        return "not-in-hand"
    if len(paid) == MOST:
        return "five-at-most"
    if len(paid) == most_cards(state, colour):
        return "too-few-books"
    if COLOUR[card] == colour:
        for other in paid:
            if COLOUR[other] != colour and VALUE[other] <= VALUE[card]:
                return "above-joker"
    else:
        if not state.books[seat][COLOUR[card]]:
            return "joker-without-book"
        for other in paid:
            if COLOUR[other] == COLOUR[card]:
                return "joker-twice"
            if COLOUR[other] == colour and VALUE[other] >= VALUE[card]:
                return "joker-too-low"
    return "" if can_complete(state, seat, colour, sorted([*paid, card])) else "leads-nowhere"


def why_not_graduate(state: State) -> str:
    """The reason for which the payment is no diploma yet, or nothing."""
    if len(state.paid) < LEAST:
        return "too-few-cards"
    for card in state.paid:
        if COLOUR[card] == state.target:
            return ""
    return "needs-natural"


def diplomas(state: State, seat: int) -> list[int]:
    """The colours in which this seat's hand can pay a diploma."""
    return [colour for colour in range(len(COLOURS)) if can_complete(state, seat, colour, [])]


def payable(hand: list[int], owned: list[int], left: list[int]) -> list[int]:
    """Of each colour the most books that these cards could pay, for a seat that owns and a table that has so many."""
    tops = [0] * len(COLOURS)
    for card in hand:
        tops[COLOUR[card]] = max(tops[COLOUR[card]], VALUE[card])
    found = []
    for colour in range(len(COLOURS)):
        most = 0
        naturals = 0
        for card in sorted(hand):
            if COLOUR[card] == colour:  # let it be the highest of its colour, as above
                naturals += 1
                jokers = len([other for other in range(len(COLOURS)) if owned[other] and tops[other] > VALUE[card]])
                if owned[colour] and tops[colour] > VALUE[card]:
                    jokers -= 1
                most = max(most, naturals + jokers)
        found.append(min(max(min(most, MOST) - LEAST + 1, 0), left[colour]))
    return found


def award(state: State, seat: int, tell: Tell | None) -> None:
    """Take the payment, and give a book for all but two of its cards."""
    colour = state.target
    count = len(state.paid) - 2
    for card in state.paid:
        state.where[card] = DISCARD
        if tell is not None:
            tell(Event("natural" if COLOUR[card] == colour else "joker", card_data(card)))
    state.left[colour] -= count
    state.books[seat][colour] += count
    if tell is not None:
        tell(Event("books", {"seat": seat, "count": count, **colour_data(colour)}))
        if state.left[colour] == 0:
            tell(Event("emptied", colour_data(colour)))
    close_payment(state)


def close_payment(state: State) -> None:
    """Nothing lies on the desk any more: the exam may go on."""
    state.target = NO_COLOUR
    state.paid = []
    state.phase = EXAM
