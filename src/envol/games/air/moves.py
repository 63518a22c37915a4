"""The moves of Air Sorcière, made once and shared: building them in play would cost most of the time."""

from __future__ import annotations

from typing import Final

from envol.game import Data, Move
from envol.games.air.state import (
    BONUS,
    CARDS,
    CAT,
    COLOUR,
    COLOURS,
    EXAM,
    FIRST,
    FLY,
    LETTERS,
    NAME,
    NO_CARD,
    NO_COLOUR,
    PAY,
    PLACE,
    REVEAL,
    VALUE,
)


def card_data(card: int) -> Data:
    """The card as a sentence needs it."""
    return {"card": {"colour": LETTERS[COLOUR[card]], "value": VALUE[card]}}


def colour_data(colour: int) -> Data:
    """The colour as a sentence needs it."""
    return {"colour": {"colour": LETTERS[colour]}}


class Act(Move):
    """A move with the phase it belongs to, and its card, colour or seat, if it has one."""

    def __init__(self, notation: str, phase: int, data: Data | None = None) -> None:
        super().__init__(notation, data)
        self.phase: Final = phase
        self.card: int = NO_CARD
        self.colour: int = NO_COLOUR
        self.seat: int = -1


def with_card(word: str, phase: int, card: int) -> Act:
    """A move that names a card."""
    act = Act(f"{word} {NAME[card]}", phase, card_data(card))
    act.card = card
    return act


def with_colour(word: str, phase: int, colour: int) -> Act:
    """A move that names a colour."""
    act = Act(f"{word} {COLOURS[colour]}", phase, colour_data(colour))
    act.colour = colour
    return act


def with_seat(word: str, phase: int, seat: int) -> Act:
    """A move that names a seat."""
    act = Act(f"{word} {seat}", phase, {"seat": seat})
    act.seat = seat
    return act


# Of chance.
FIRSTS: Final[list[Act]] = [with_seat("first", FIRST, seat) for seat in range(5)]
REVEALS: Final[list[Act]] = [with_card("reveal", REVEAL, card) for card in CARDS]

# Of seats: flying,
DRAW: Final = Act("draw", FLY)
TAKES: Final[list[Act]] = [with_card("take", FLY, card) for card in CARDS]
LANDS: Final[list[Act]] = [with_colour("land", FLY, colour) for colour in range(len(COLOURS))]
STOP: Final = Act("stop", FLY)
# what a turned card asks,
KEEP: Final = Act("keep", PLACE)
SHARE: Final = Act("share", PLACE)
DISCARDS: Final[list[Act]] = [with_card("discard", CAT, card) for card in CARDS]
CATCH: Final = Act("catch", BONUS)
LEAVE: Final = Act("leave", BONUS)
# and the exam.
DIPLOMAS: Final[list[Act]] = [with_colour("diploma", EXAM, colour) for colour in range(len(COLOURS))]
FINISH: Final = Act("finish", EXAM)
PAYS: Final[list[Act]] = [with_card("pay", PAY, card) for card in CARDS]
GRADUATE: Final = Act("graduate", PAY)
WITHDRAW: Final = Act("withdraw", PAY)

_all: list[Act] = [DRAW, STOP, KEEP, SHARE, CATCH, LEAVE, FINISH, GRADUATE, WITHDRAW]
for _acts in (FIRSTS, REVEALS, TAKES, LANDS, DISCARDS, DIPLOMAS, PAYS):
    _all.extend(_acts)
MOVES: Final[dict[str, Act]] = {str(act): act for act in _all}
