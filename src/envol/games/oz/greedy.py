"""A quick player for Oz: what a column would make of its stories, given what it holds and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from envol.game import Move, Seat
from envol.games.oz.moves import (
    CAST,
    CHARACTERS,
    COUPLE,
    CROWD,
    EACH,
    FEUD,
    FEW,
    KIND,
    LEAD,
    LETTERS,
    NUMBER,
    SERIES,
    TRIO,
    TWINS,
    Take,
    Turn,
)
from envol.games.oz.rules import FACE_UP, Oz
from envol.games.oz.view import View

WANTED = 2.0  # how much likelier one comes to hold a character that a story asks for
SHUNNED = 0.5  # and one that a story fears
MOST = 20  # more of one character than anybody can hold


def choose(game: Oz, view: View, seat: Seat, moves: Sequence[Move]) -> Move:
    """The column that promises most, or the story that promises least."""
    return max(moves, key=lambda move: _promise(game, view, seat, move))


def _promise(game: Oz, view: View, seat: Seat, move: Move) -> float:
    """What this seat may hope to score after the move."""
    hand = list(view.hands[seat])
    stories = [NUMBER[name] for name in view.open[seat]]
    if isinstance(move, Take):
        column = view.columns[move.column]
        for letter in column[:2]:
            hand[LETTERS.index(letter)] += 1
        stories.append(NUMBER[column[2]])
    elif isinstance(move, Turn):
        stories.remove(move.story)
    hopes = _hopes(game, view, stories)
    others = [
        [_tail(held, _coming(game, view, character)) for character, held in enumerate(theirs)]
        for other, theirs in enumerate(view.hands)
        if other != seat
    ]
    mine = [_tail(held, hope) for held, hope in zip(hand, hopes, strict=True)]
    worths = sorted((_worth(story, mine, others) for story in stories), reverse=True)
    return sum(worths[:FACE_UP])


def _coming(game: Oz, view: View, character: int) -> float:
    """How many of a character a player gets in the rounds to come, choosing blindly."""
    left = list(view.deck)
    if sum(left) < 2 * game.columns:  # the last round of four, or none: what was discarded comes back
        left = [kept + gone for kept, gone in zip(left, view.discard, strict=True)]
    return 2 * (view.rounds - view.round) * left[character] / max(1, sum(left))


def _hopes(game: Oz, view: View, stories: Sequence[int]) -> list[float]:
    """The same for this player, who looks for what the stories ask and keeps away from what they fear."""
    lean = [1.0] * len(CHARACTERS)
    for story in stories:
        cast = CAST[story]
        for character in cast[:1] if KIND[story] == FEUD else cast:
            lean[character] = SHUNNED if KIND[story] == FEW else WANTED
        if KIND[story] == FEUD:
            for character in cast[1:]:
                lean[character] = SHUNNED
    blind = [_coming(game, view, character) for character in CHARACTERS]
    leaning = [hope * factor for hope, factor in zip(blind, lean, strict=True)]
    scale = sum(blind) / sum(leaning) if sum(leaning) else 1.0
    return [hope * scale for hope in leaning]


def _tail(held: int, hope: float) -> list[float]:
    """The chance of holding at least 0, 1, 2, ... in the end, what is to come being spread as by Poisson."""
    tail = [1.0] * (held + 1)
    chance, above = exp(-hope), 1.0
    for more in range(1, MOST - held + 1):
        above -= chance
        tail.append(max(0.0, above))
        chance *= hope / more
    return tail


def _worth(story: int, mine: list[list[float]], others: list[list[list[float]]]) -> float:
    """What a story is expected to score; chances of several characters are taken as independent."""
    kind, cast = KIND[story], CAST[story]
    first = mine[cast[0]]
    if kind == EACH:
        return sum(first[1:])
    if kind == TWINS:
        return 3 * sum(first[2::2])
    if kind == FEW:
        return 4 * (1 - first[2])
    if kind == FEUD:
        return 3 * sum(first[1:]) - sum(mine[cast[1]][1:]) - sum(mine[cast[2]][1:])
    if kind in (COUPLE, SERIES, TRIO):
        sets = [_product([mine[character][count] for character in cast]) for count in range(1, MOST)]
        if kind == TRIO:
            return 2 * sets[0] + 5 * sets[1] + 5 * sets[2]
        return (2 if kind == COUPLE else 4) * sum(sets)
    assert kind in (CROWD, LEAD)
    rivals = [tail for character, tail in enumerate(mine) if character != cast[0]]
    if kind == LEAD:
        rivals = [tails[cast[0]] for tails in others]
    reach = [
        (first[count] - first[count + 1]) * _product([1 - tail[count + 1] for tail in rivals])
        for count in range(MOST - 1)
    ]
    return (5 if kind == CROWD else 8) * sum(reach)


def _product(chances: Sequence[float]) -> float:
    result = 1.0
    for chance in chances:
        result *= chance
    return result
