"""What the laws must know of the carpet race: which hidden changes lead to a guess, and what is conserved."""

from __future__ import annotations

from typing import Any

from envol.catalogue import AnyGame
from envol.dice import Dice
from envol.game import Move, Seat
from envol.games.carpets import greedy
from envol.games.carpets.calm_race import commit_text
from envol.games.carpets.cards import NO_CARD
from envol.games.carpets.moves import CHANGES
from envol.games.carpets.rules import Carpets
from envol.games.carpets.state import UNDECIDED, State
from tests.laws.subjects import Subject


def hint_carpets(game: AnyGame, state: Any, seat: Seat, dice: Dice) -> Move:
    """What a pilot would do: by blind folding nobody ever leaves the start."""
    assert isinstance(game, Carpets)
    return greedy.answer(game, game.view(state, seat), seat, game.moves(state, seat), dice)[0]


def fill_carpets(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """What was shown stands as it was; since then, whoever was not seen did what the guess says."""
    state, shown = game.start(), 0
    for ply, (seat, move) in enumerate(truth, start=1):
        game.apply(state, seat, move)
        if not any(state.drafts) and all(commit == UNDECIDED for commit in state.commits):
            shown = ply
    own = [(seat, move) for seat, move in seen[shown:] if move is not None]
    filled = truth[:shown] + own
    for seat in {*range(game.seats)} - {seat for seat, _ in own}:
        filled += [(seat, CHANGES[change]) for change in guess.drafts[seat]]
        if guess.commits[seat] != UNDECIDED:
            filled.append((seat, game.parse(commit_text(guess.commits[seat]))))
    return filled


def carpets_conserved(state: State) -> Any:
    """All cards, each once; two cobra tokens more than cobras on the track; never more than three Genies each."""
    cards = [*state.deck, *state.discard, *(card for card in state.cards if card != NO_CARD)]
    most = max(owned + aside for owned, aside in zip(state.genies, state.offered, strict=True))
    return sorted(cards), sum(state.bag) - len(state.cobras), most <= 3


SUBJECT = Subject(
    Carpets,
    fill_carpets,
    carpets_conserved,
    # Races of a hundred rounds, equal points, a hundred changes in a round: not by chance.
    only_kept=frozenset(
        {
            "event cap",
            "refusal hands-tired",
            *(f"ending {how}" for how in ("furthest", "shared", "champions", "level")),
        }
    ),
    hint=hint_carpets,
)
