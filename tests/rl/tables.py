"""Every game that learners can play at every number of players, and random play at such a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from envol import catalogue
from envol.dice import Dice, FastDice
from envol.game import NATURE
from envol.rl.position import ENDED, Position, Table

TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key in catalogue.game_keys()
    if catalogue.part(catalogue.find(key), "tensor") is not None
    for seats in catalogue.find(key).players
]


def positions(table: Table, seed: int, most: int = 400) -> Iterator[Position]:
    """The positions of a random match, chance nodes and the end included, but not more than so many."""
    dice: Dice = FastDice(seed)
    position = table.start()
    for _ in range(most):
        yield position
        if position.turn == ENDED:
            return
        if position.turn == NATURE:
            position.act(table.chance_number[str(table.game.nature(position.state, dice))])
        else:
            legal = position.legal()
            position.act(legal[dice.below(len(legal))])
