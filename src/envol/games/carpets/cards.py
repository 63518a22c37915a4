"""The carpet's pattern, the challenge cards and the track, from the data files; and whether a carpet shows a card."""

from __future__ import annotations

import json
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from envol.game import Data
from envol.games.carpets.fold import SQUARES, Carpet, is_square_or_row
from envol.games.carpets.view import Card

_FOLDER: Final = Path(__file__).parent / "data"
DECK: Final[dict[str, Any]] = json.loads((_FOLDER / "deck-1.json").read_text("utf-8"))
TRACK: Final[dict[str, Any]] = json.loads((_FOLDER / "track-1.json").read_text("utf-8"))

ANY: Final = "*"
# Motif and colour of each square, by its digit (1).
PATTERN: Final[dict[str, str]] = dict(zip(SQUARES, chain(*DECK["layout"]), strict=True))

# Cards are numbered from 1 on; 0 is no card (2).
NO_CARD: Final = 0
CARDS: Final[list[Card]] = [Card(0, (), 0, 0)]
CARDS.extend(
    Card(number, tuple(card["needs"]), card["clouds"], card["genie"])
    for number, card in enumerate(DECK["cards"], start=1)
)
DECKS: Final[dict[str, list[int]]] = {
    name: [card for card in range(1, len(CARDS)) if name in ("all", DECK["cards"][card - 1]["level"])]
    for name in ("all", "standard", "advanced")
}

PALACE: Final[int] = TRACK["palace"]
CLOUD: Final[int] = TRACK["cloud"]
GREEN: Final[list[int]] = TRACK["cobras"]
SHORTCUTS: Final[dict[int, int]] = dict(TRACK["shortcuts"])
COBRAS: Final[list[str]] = [kind for kind, _ in TRACK["tokens"]]
COBRA_COUNTS: Final[list[int]] = [count for _, count in TRACK["tokens"]]


def fits(need: str, square: str) -> bool:
    """Whether a square is what a card asks for in one place; a star asks for nothing (8)."""
    woven = PATTERN[square]
    return need[0] in (ANY, woven[0]) and need[1] in (ANY, woven[1])


@cache
def met(card: int, squares: str) -> int:
    """How many of the card's places can be met one to one by these squares, in any order (8)."""
    return _met(CARDS[card].needs, squares)


def _met(needs: tuple[str, ...], squares: str) -> int:
    if not needs:
        return 0
    best = _met(needs[1:], squares)  # the first place is left unmet
    for place, square in enumerate(squares):
        if fits(needs[0], square):
            best = max(best, 1 + _met(needs[1:], squares[:place] + squares[place + 1 :]))
    return best


def shows(carpet: Carpet, card: int, genies: int) -> bool:
    """Whether a carpet shows a card with the help of so many Genies: the right shape (6), and enough of it met (9)."""
    needs = len(CARDS[card].needs)
    return len(carpet.stacks) == needs and is_square_or_row(carpet) and met(card, carpet.top) >= needs - genies


ORDINALS: Final = ("first", "second", "third", "fourth")


def card_data(card: int) -> Data:
    """The card as a sentence needs it."""
    found = CARDS[card]
    needs = {name: {"motif": need[0], "colour": need[1]} for name, need in zip(ORDINALS, found.needs, strict=False)}
    return {"challenge": {"size": len(found.needs), "clouds": found.clouds, "genie": found.genie, **needs}}


def square_data(square: str) -> Data:
    """A square of the carpet as a sentence needs it."""
    return {"motif": PATTERN[square][0], "colour": PATTERN[square][1]}
