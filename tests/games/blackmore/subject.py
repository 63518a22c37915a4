"""What the laws must know of Blackmore: which hidden draws lead to a guess, and what is conserved."""

from __future__ import annotations

from typing import Any

from envol.catalogue import AnyGame
from envol.game import Move, Seat
from envol.games.blackmore.moves import DRAWS, HIDDEN_DRAW, VALUE, Draw, Play
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import NO_CARD, State
from tests.laws.subjects import Subject


def fill_blackmore(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """Give every hidden draw a card: first those its seat played soonest, then those the guess leaves in its hand."""
    receivers, needed = [], [list[int]() for _ in range(game.seats)]
    state = game.start()
    for seat, move in truth:
        receivers.append(state.turn)
        # A card taken from the trump pile was never drawn from the deck by this seat.
        if isinstance(move, Play) and move.card not in state.known[seat]:
            needed[seat].append(move.card)
        game.apply(state, seat, move)
    for seat in range(game.seats):
        needed[seat] += [card for card in guess.hands[seat] if card not in guess.known[seat]]
    filled: list[tuple[Seat, Move]] = []
    for (seat, look), receiver in zip(seen, receivers, strict=True):
        assert look is not None, "every line of Blackmore is seen, if masked"
        if look is HIDDEN_DRAW:
            assert needed[receiver], "law 4c: the guess gives a seat fewer cards than it drew"
            filled.append((seat, DRAWS[needed[receiver].pop(0)]))
            continue
        if isinstance(look, Draw) and look.card in needed[receiver]:
            needed[receiver].remove(look.card)
        filled.append((seat, look))
    assert not any(needed), "law 4c: the guess gives a seat more cards than it drew"
    return filled


def blackmore_conserved(state: State) -> Any:
    """All 54 cards, each once, and their 270 points."""
    cards = [*state.deck, *state.pile, *(card for card in state.table if card != NO_CARD)]
    for pile in (*state.hands, *state.captured):
        cards += pile
    return sorted(cards), sum(VALUE[card] for card in cards)


SUBJECT = Subject(
    Blackmore,
    fill_blackmore,
    blackmore_conserved,
    only_kept=frozenset({"event short", "ending shared"}),  # rare: some seeds reach them, not all
)
