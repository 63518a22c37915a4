"""What the laws must know of Brooms: which hidden votes lead to a guess, and what is conserved."""

from __future__ import annotations

from typing import Any

from envol.catalogue import AnyGame
from envol.game import Move, Seat
from envol.games.brooms.moves import HIDDEN_VOTE, VOTES, Vote
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NO_PIECE, State
from tests.laws.subjects import Subject


def fill_brooms(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """Votes that were uncovered later are known; those that were not are as the guess has them."""
    filled: list[tuple[Seat, Move]] = []
    hidden: list[int] = []  # lines whose vote is not yet known
    for seat, look in seen:
        assert look is not None, "every line of Brooms is seen, if masked"
        if look is HIDDEN_VOTE:
            hidden.append(len(filled))
        elif isinstance(look, Vote):
            if " shows " in str(look):
                votes = [int(word) for word in str(look).split(" shows ")[1].split()]
                for line in hidden:
                    filled[line] = (filled[line][0], VOTES[votes[filled[line][0]]])
                hidden = []
            look = VOTES[look.hut]
        filled.append((seat, look))
    for line in hidden:
        filled[line] = (filled[line][0], VOTES[guess.votes[filled[line][0]]])
    return filled


def brooms_conserved(state: State) -> Any:
    """Each of the ten pieces, twice."""
    pieces = state.supply[:]
    for codes in (*state.books, [code for code in state.backs if code != NO_PIECE]):
        for code in codes:
            pieces[code // 2] += 1
    return pieces


SUBJECT = Subject(
    Brooms,
    fill_brooms,
    brooms_conserved,
    # Random brooms hardly ever reach the gate, a hut, another's cat or the Fool.
    only_kept=frozenset(
        {
            *(f"move {kind}" for kind in ("vote", "target", "banish", "send")),
            *(f"event {kind}" for kind in ("caught", "stolen", "lost", "point", "passed", "undone", "home")),
            *(f"event {kind}" for kind in ("voted", "marked", "fou-turned", "struck", "back-stopped-broom")),
            "event goal-done",  # of adventures with several goals, which are nobody's but one's own
            *(f"refusal {kind}" for kind in ("hut-marked", "rim-blocked", "rim-blocked-broom")),
            *(f"ending {kind}" for kind in ("landed", "points", "caught-fou", "castles-gone")),
        }
    ),
    is_long=True,
)
