"""Cards and moves of Blackmore, made once and shared: building them in play would cost most of the time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from envol.game import Data, Move

DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "colours-1.json").read_text("utf-8"))
LETTERS: Final = "".join([colour["letter"] for colour in DATA["colours"]])

# A card is a number: colour × 9 + value - 1.
CARDS: Final = range(54)
COLOUR: Final[list[int]] = [card // 9 for card in CARDS]
VALUE: Final[list[int]] = [card % 9 + 1 for card in CARDS]
NAME: Final[list[str]] = [f"{LETTERS[COLOUR[card]]}{VALUE[card]}" for card in CARDS]
NUMBER: Final[dict[str, int]] = {NAME[card]: card for card in CARDS}


def card_data(card: int) -> Data:
    """The card as a sentence needs it."""
    return {"card": {"colour": LETTERS[COLOUR[card]], "value": VALUE[card]}}


class Play(Move):
    """A seat plays a card into the trick."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {NAME[card]}", card_data(card))
        self.card: Final = card


class Lay(Move):
    """The winner of a trick lays one of its cards on the trump pile."""

    def __init__(self, card: int) -> None:
        super().__init__(f"lay {NAME[card]}", card_data(card))
        self.card: Final = card


class Keep(Move):
    """The winner of a trick leaves the trump as it is."""

    def __init__(self) -> None:
        super().__init__("keep")


class Draw(Move):
    """Chance hands a card of the deck to the seat whose turn it is to draw."""

    def __init__(self, card: int) -> None:
        super().__init__(f"draw {NAME[card]}" if card >= 0 else "draw ?", card_data(card) if card >= 0 else None)
        self.card: Final = card


class Turn(Move):
    """Chance turns up the first trump card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"turn {NAME[card]}", card_data(card))
        self.card: Final = card


class First(Move):
    """Chance names the seat that leads the first trick."""

    def __init__(self, first: int) -> None:
        super().__init__(f"first {first}", {"seat": first})
        self.first: Final = first


PLAYS: Final[list[Play]] = [Play(card) for card in CARDS]
LAYS: Final[list[Lay]] = [Lay(card) for card in CARDS]
DRAWS: Final[list[Draw]] = [Draw(card) for card in CARDS]
TURNS: Final[list[Turn]] = [Turn(card) for card in CARDS]
FIRSTS: Final[list[First]] = [First(seat) for seat in range(6)]
KEEP: Final = Keep()
HIDDEN_DRAW: Final = Draw(-1)

_all: list[Move] = [KEEP]
_all.extend(PLAYS)
_all.extend(LAYS)
_all.extend(DRAWS)
_all.extend(TURNS)
_all.extend(FIRSTS)
MOVES: Final[dict[str, Move]] = {str(move): move for move in _all}
