"""Moves of a race of carpets, made once and shared."""

from __future__ import annotations

from typing import Final

from envol.game import Data, Move
from envol.games.carpets.cards import CARDS, COBRAS, card_data
from envol.games.carpets.fold import FOLD_COUNT, FOLD_NAME, FOLD_SIDE, FOLD_UNDER, FOLDS, SIDES, SPREAD, TURN, UNFOLD

TOKENS: Final = 4
MOST_GENIES: Final = 3
MOST_PAWNS: Final = 4
ROUNDS: Final = 100  # of a race (39)
RACES: Final = 3  # of a championship


class Change(Move):
    """A seat folds its carpet, turns it over, undoes the last fold, or spreads it out; `number` is as in fold.py."""

    def __init__(self, notation: str, number: int, data: Data | None = None) -> None:
        super().__init__(notation, data)
        self.number: Final = number


class Claim(Move):
    """A seat takes a card with its token, and sets Genies aside for it."""

    def __init__(self, token: int, genies: int) -> None:
        notation = f"claim {token + 1} with {genies}" if genies else f"claim {token + 1}"
        super().__init__(notation, {"token": token + 1, "genies": genies})
        self.token: Final = token
        self.genies: Final = genies


class Pass(Move):
    """At a calm table a seat wants no card."""

    def __init__(self) -> None:
        super().__init__("pass")


class Push(Move):
    """The owner of token 1 pushes a pawn back."""

    def __init__(self, pawn: int, is_ghost: bool) -> None:
        data: Data = {"pawn": "ghost"} if is_ghost else {"pawn": "seat", "other": pawn}
        super().__init__("push ghost" if is_ghost else f"push {pawn}", data)
        self.pawn: Final = pawn


class Deal(Move):
    """Chance lays out a card before the next token."""

    def __init__(self, card: int) -> None:
        super().__init__(f"deal {card}", {"number": card, **card_data(card)})
        self.card: Final = card


class Cobra(Move):
    """Chance turns up the cobra on which pawns stand."""

    def __init__(self, kind: int) -> None:
        word, _, count = COBRAS[kind].partition(" ")
        super().__init__(f"cobra {COBRAS[kind]}", {"cobra": {"kind": word, "count": int(count or 1)}})
        self.cobra: Final = kind


class Time(Move):
    """The hourglass of a round has run out, or nobody has claimed anything until sunset."""

    def __init__(self, word: str, round: int) -> None:
        super().__init__(f"{word} {round}")
        self.round: Final = round


def _fold(fold: int) -> Change:
    data = {"side": SIDES[FOLD_SIDE[fold]], "count": FOLD_COUNT[fold], "way": "under" if FOLD_UNDER[fold] else "over"}
    return Change(f"fold {FOLD_NAME[fold]}", fold, data)


CHANGES: Final[list[Change]] = [_fold(fold) for fold in FOLDS]
CHANGES.extend([Change("turn", TURN), Change("unfold", UNFOLD), Change("spread", SPREAD)])
NUMBER: Final[dict[str, int]] = {str(change): change.number for change in CHANGES}
CLAIMS: Final[list[list[Claim]]] = [
    [Claim(token, genies) for genies in range(MOST_GENIES + 1)] for token in range(TOKENS)
]
PASSING: Final = Pass()
PUSHES: Final[list[Push]] = [Push(pawn, False) for pawn in range(MOST_PAWNS)]
PUSH_GHOST: Final[list[Push]] = [Push(pawn, True) for pawn in range(MOST_PAWNS)]  # by the number of the ghost's pawn
DEALS: Final[list[Deal]] = [Deal(card) for card in range(len(CARDS))]
BITES: Final[list[Cobra]] = [Cobra(kind) for kind in range(len(COBRAS))]
HOURGLASSES: Final[list[Time]] = [Time("hourglass", round) for round in range(ROUNDS * RACES + 1)]
SUNSETS: Final[list[Time]] = [Time("sunset", round) for round in range(ROUNDS * RACES + 1)]
