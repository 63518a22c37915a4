"""What the laws must know of Vote: which hidden votes lead to a guess."""

from __future__ import annotations

from typing import Any

from envol.catalogue import AnyGame
from envol.game import Move, Seat
from tests.games.vote.rules import VOTES, Vote
from tests.laws.subjects import Subject


def fill_vote(
    game: AnyGame, seen: list[tuple[Seat, Move | None]], truth: list[tuple[Seat, Move]], guess: Any
) -> list[tuple[Seat, Move]]:
    """Rounds that were shown stand as they were; in the round under way everybody votes as the guess says."""
    shown = len(truth) // game.seats * game.seats
    return truth[:shown] + [(seat, VOTES[f"vote {choice}"]) for seat, choice in enumerate(guess.chosen) if choice]


SUBJECT = Subject(Vote, fill_vote)
