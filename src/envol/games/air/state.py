"""The cards and the state of a game of Air Sorcière, and the questions that the rules ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

COLOURS: Final[list[str]] = ["black", "green", "orange", "violet", "white"]
LETTERS: Final = "bgovw"
VALUES: Final = 15

# A card is a number: colour × 15 + value - 1.
CARDS: Final = range(75)
COLOUR: Final[list[int]] = [card // VALUES for card in CARDS]
VALUE: Final[list[int]] = [card % VALUES + 1 for card in CARDS]
NAME: Final[list[str]] = [f"{LETTERS[COLOUR[card]]}{VALUE[card]}" for card in CARDS]
NUMBER: Final[dict[str, int]] = {NAME[card]: card for card in CARDS}
NO_CARD: Final = -1
NO_COLOUR: Final = -1

FIRST: Final = 0  # chance names who begins
FLY: Final = 1  # the active seat takes cards, or ends its flight
REVEAL: Final = 2  # chance turns up a card of the deck
CAT: Final = 3  # a black cat: hands are cut to five
PLACE: Final = 4  # the turned card may go to the own or to the common zone
BONUS: Final = 5  # a beginner has fallen, and may keep the card
EXAM: Final = 6  # after a landing
PAY: Final = 7  # a diploma is being paid, card by card
OVER: Final = 8
Phase: TypeAlias = Literal["first", "fly", "reveal", "cat", "place", "bonus", "exam", "pay", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
CAT_HAND: Final = 5  # cards that a black cat leaves in a hand (16)

# The place of a card: each is in exactly one. A column needs no order of its own, since it only ever rises.
DECK: Final = 0
DISCARD: Final = 1
COMMON: Final = 2
TURNED: Final = 3  # turned up from the deck and not placed yet
HAND: Final = 4  # + seat
COLUMN: Final = 9  # + seat


@dataclass
class State:
    """`where` is the place of each of the 75 cards; books are counted by colour."""

    phase: int
    active: int  # whose turn it is
    turn: int  # who is asked: somebody else only when the cat makes him choose
    turns: int  # finished so far, by all seats together
    flown: bool  # the active seat has taken a card this turn
    shared: int  # the card it has put into the common zone this turn
    where: list[int]
    left: list[int]  # books on the table
    books: list[list[int]]  # of each seat
    target: int  # colour of the diploma that is being paid
    paid: list[int]  # sorted; these cards stay in the hand until the diploma is complete
    withdrawn: int  # payments taken back this turn


def cards_at(state: State, place: int) -> list[int]:
    """The cards in a place, by colour and value."""
    found = []
    card = -1
    for _ in range(state.where.count(place)):  # most places hold few of the 75
        card = state.where.index(place, card + 1)
        found.append(card)
    return found


def column_of(state: State, seat: int, colour: int) -> list[int]:
    """A seat's column of one colour, from the first witch to the last."""
    where = state.where
    first = colour * VALUES
    return [card for card in range(first, first + VALUES) if where[card] == COLUMN + seat]


def column_sizes(state: State, seat: int) -> list[int]:
    """How many witches fly in each of a seat's columns, by colour."""
    return [state.where[first : first + VALUES].count(COLUMN + seat) for first in range(0, len(CARDS), VALUES)]


def is_too_low(state: State, seat: int, card: int) -> bool:
    """Whether a higher witch of that colour already flies in the seat's column (4)."""
    return COLUMN + seat in state.where[card + 1 : (COLOUR[card] + 1) * VALUES]


def next_pile(state: State) -> int:
    """Where the next card will come from: the deck, or the discard pile that then becomes the deck (15)."""
    return DECK if DECK in state.where else DISCARD


def odds_of_draw(state: State) -> tuple[int, int, int]:
    """Of the cards that may come next: how many make the active seat fall, how many do not fit, how many there are."""
    pool = cards_at(state, next_pile(state))
    misfits = len([card for card in pool if is_too_low(state, state.active, card)])
    return misfits if state.shared != NO_CARD else 0, misfits, len(pool)
