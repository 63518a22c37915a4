"""What a replay of this game can be leafed through by. A trick begins when nobody has played to it."""

from __future__ import annotations

from envol.games.blackmore.state import NO_CARD, PLAY, State


def chapter(state: State) -> int | None:
    """Something that is another with each trick: how many cards were captured before it."""
    if state.phase != PLAY or state.table.count(NO_CARD) != len(state.table):
        return None
    return sum([len(cards) for cards in state.captured])
