"""Air Sorcière from positions in which something is about to happen, one for each number of seats."""

from __future__ import annotations

from typing import Any

from envol.games.air.rules import Air
from envol.games.air.state import State
from tests.games.air.setup import Table, position

MANY = [f"{letter}{value}" for letter in "bgo" for value in range(4, 12)]


def cat(**options: Any) -> Table:
    """Two players: the only card of the deck is a black cat, and both hands are too large."""
    hands = ["b1 b2 b3 g1 g2 g3 w1 w2", "o1 o2 o3 o4 o5 o6"]
    return position(seats=2, hands=hands, columns=["v3", ""], deck="v15", rest=1, **options)


def fall(**options: Any) -> Table:
    """Three players: one's columns are high, and the deck holds nothing that fits."""
    return position(seats=3, columns=["g6 g9 b2", "o5", "w7"], deck="g4 g5", rest=1, **options)


def jokers(**options: Any) -> Table:
    """Four players: a landing away from a diploma for which two jokers are at hand."""
    hands = ["w7 v10 g12 o13 v11", "b1", "b3", ""]
    return position(seats=4, hands=hands, columns=["w2", "o5", "g7", "b9"], books=["vgg", "o"], common="b5", **options)


def crowd(**options: Any) -> Table:
    """Five players: a column of fourteen, a large hand, and a common zone that is full."""
    long = " ".join(f"b{value}" for value in range(1, 15))
    columns = [f"{long} g3 g6", "v1 v2 v4 v6 v7", "o1 o2 o3 o12", "w3 w4", "g1 g2"]
    hands = ["v3 v5 v8 v9 v10 w1 w2 w14 o13 o14 o15", "v11 v12", "w15", "", "g15"]
    taken = {name for cards in (*columns, *hands) for name in cards.split()}
    common = " ".join(name for name in [*MANY, "w5", "w6", "w7"] if name not in taken)
    return position(
        seats=5, columns=columns, hands=hands, common=common, books=["bgovw", "vv", "o", "ww", "gg"], **options
    )


SCENES = {2: cat, 3: fall, 4: jokers, 5: crowd}


class Scene(Air):
    """The very rules, with another beginning; texts, bots and board are those of the game itself."""

    __module__ = Air.__module__

    def start(self) -> State:
        return SCENES[self.seats]().state
