"""What a replay of this game can be leafed through by. A round begins when its cards lie there."""

from __future__ import annotations

from envol.games.carpets.state import FOLD, State


def chapter(state: State) -> int | None:
    """The number of the round, through all races, from its first fold on."""
    return state.round if state.phase == FOLD else None
