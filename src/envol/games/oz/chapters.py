"""What a replay of this game can be leafed through by. A round begins when its columns lie there."""

from __future__ import annotations

from envol.games.oz.state import TAKE, State


def chapter(state: State) -> int | None:
    """The number of the round, from its first choice on."""
    return state.round if state.phase == TAKE else None
