"""What a replay of this game can be leafed through by. A turn begins when its player may take a curve or fly."""

from __future__ import annotations

from envol.games.brooms.state import TURN, State


def chapter(state: State) -> int | None:
    """How many turns are over."""
    return state.turns if state.phase == TURN else None
