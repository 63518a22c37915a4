"""What the laws must know of Air Sorcière: which hidden payments lead to a guess, and what is conserved."""

from __future__ import annotations

from typing import Any

from envol.catalogue import AnyGame
from envol.game import Move, Seat
from envol.games.air.diploma import diplomas
from envol.games.air.moves import DIPLOMAS, GRADUATE, PAYS, WITHDRAW
from envol.games.air.rules import Air
from envol.games.air.state import CARDS, COLOURS, COLUMN, HAND, NUMBER, PAY, State
from tests.laws.subjects import Subject


def fill_air(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """Each diploma is paid by the very cards it uncovered; what the guess has taken back and paid unseen comes last."""
    filled: list[tuple[Seat, Move]] = []
    paying, withdrawn = False, 0  # of the turn under way, as far as it was seen
    for seat, look in seen:
        if look is None:
            continue
        if look.kind == "graduate":
            _, colour, *names = str(look).split()
            if not paying:
                filled += _payment(seat, COLOURS.index(colour), [NUMBER[name] for name in names])
            filled.append((seat, GRADUATE))
        else:
            filled.append((seat, look))
        paying = look.kind in ("diploma", "pay")
        withdrawn = 0 if look.kind == "land" else withdrawn + (look.kind == "withdraw")
    if guess.withdrawn > withdrawn:
        again = (guess.active, DIPLOMAS[diplomas(guess, guess.active)[0]]), (guess.active, WITHDRAW)
        filled += [*again] * (guess.withdrawn - withdrawn)
    if guess.phase == PAY and not paying:
        filled += _payment(guess.active, guess.target, guess.paid)
    return filled


def _payment(seat: Seat, colour: int, cards: list[int]) -> list[tuple[Seat, Move]]:
    return [(seat, DIPLOMAS[colour]), *((seat, PAYS[card]) for card in cards)]


def air_conserved(state: State) -> Any:
    """Each of the 75 cards is in a place there is, what is paid is in the payer's hand, and no book is lost."""
    last = COLUMN + len(state.books) - 1
    placed = [card for card in CARDS if 0 <= state.where[card] <= last]
    stray = [card for card in state.paid if state.where[card] != HAND + state.active]
    books = [state.left[colour] + sum(owned[colour] for owned in state.books) for colour in range(len(COLOURS))]
    return placed, stray, books


SUBJECT = Subject(
    Air,
    fill_air,
    air_conserved,
    only_kept=frozenset(  # rare: some seeds reach them, not all
        {
            "event piles-empty",
            "event turn-limit",
            "refusal nothing-to-draw",
            "refusal withdrawn-often",
            "refusal must-complete",
            "refusal needs-natural",
            "ending shared",
        }
    ),
    is_long=True,
)
