"""What the laws must know of Oz: nothing is hidden, and no card is lost."""

from __future__ import annotations

from typing import Any

from envol.games.oz.rules import Oz
from envol.games.oz.state import State
from tests.laws.subjects import Subject


def oz_conserved(state: State) -> Any:
    """Each character as often as at the start, and the 48 stories, each once."""
    characters = [sum(counts) for counts in zip(state.deck, state.discard, *state.hands, strict=True)]
    stories = [*state.stories, *state.dropped]
    for column in state.columns:
        for character in column[:2]:
            characters[character] += 1
        stories += column[2:]
    for pile in (*state.open, *state.turned):
        stories += pile
    return characters, sorted(stories)


SUBJECT = Subject(Oz, conserved=oz_conserved, only_kept=frozenset({"ending shared"}))  # nothing is hidden (oz.19)
