"""What a replay of this game can be leafed through by. A turn begins when its player may fly."""

from __future__ import annotations

from envol.games.air.state import FIRST, State


def chapter(state: State) -> int | None:
    """How many turns are over."""
    return None if state.phase == FIRST else state.turns
