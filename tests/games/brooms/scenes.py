"""Brooms from positions in which something is about to happen, one for each adventure and number of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import State
from tests.games.brooms.setup import FAR, MM, Pose, Table, position, rules


def edge() -> Table:
    """The second of three curves leaves the table."""
    return position("school", [(1420, 900, 0), (300, 1000, 0)], "A left, C right, B left")


def stuck() -> Table:
    """Not one curve can be laid."""
    return position("school", [(1535, 900, 0), (300, 1000, 0), (300, 100, 0)], "A left")


def lead() -> Table:
    """Two curves are on the book, the cat is beside the second."""
    return position("school", [(1150, 548, 0), *FAR[1:4]], "A right, B left")


def home() -> Table:
    """A landing: the hut will be chosen by the opponent, and any of the two can be reached or not."""
    return position("bumblebee", [(480, 950, 36), FAR[1]], "C left", passed=[True, False])


def vote() -> Table:
    """Seat 1 has come home, and the others choose a hut."""
    table = position("bumblebee", [FAR[1], (480, 950, 36), FAR[2]], "", "C left", passed=[False, True, False])
    table.state.turn = table.state.asked = 1
    table.play("fly")
    return table


def theft() -> Table:
    """The bearer of the cat stands in the way of the first curve."""
    return position("cat", [(500, 715, 0), (600, 700, 18)], "C left, A right", "A left", holder=1)


def point() -> Table:
    """Four points, the cat, and two curves."""
    return position("cat", [(600, 700, 0), FAR[1], FAR[2]], "A left, A right", holder=0, points=[4, 1, 2])


def crowd() -> Table:
    """Full books, much in the sky."""
    books = ("A left, C right, F left, J right", "A right, B left, D left, E left", "H left, I right, G left", "I left")
    brooms: list[Pose] = [(600, 700, 0), (560, 420, 9), (980, 380, 40), (1100, 700, 20)]
    return position("cat", brooms, *books, backs=["G right", None, "H right"], holder=2, points=[3, 0, 4, 1])


def vanishing() -> Table:
    """The Fool passes castle 1, turning left."""
    castle = rules("fou").sky.places[1]
    fou: dict[str, Any] = {"fou_x": castle.x + 100 * MM, "fou_y": castle.y + 85 * MM, "fou_heading": 36}
    return position("fou", [(1300, 900, 0), FAR[1]], "C right, H right", **fou)


def struck() -> Table:
    """The Fool flies over seat 2, whose left neighbour is seat 0."""
    fou: dict[str, Any] = {"fou_x": 600 * MM, "fou_y": 950 * MM, "fou_heading": 0, "castles": [3, 4]}
    return position("fou", [(1300, 900, 0), FAR[1], (700, 950, 18)], "C left", **fou)


SCENES: dict[tuple[str, int], Callable[[], Table]] = {
    ("school", 2): edge,
    ("school", 3): stuck,
    ("school", 4): lead,
    ("bumblebee", 2): home,
    ("bumblebee", 3): vote,
    ("cat", 2): theft,
    ("cat", 3): point,
    ("cat", 4): crowd,
    ("fou", 2): vanishing,
    ("fou", 3): struck,
}


class Scene(Brooms):
    """The very rules, with another beginning; texts, bots and board are those of the game itself."""

    __module__ = Brooms.__module__
    newest: ClassVar[int] = 1  # the positions were made for the skies of those rules

    def start(self) -> State:
        scene = SCENES.get((self.options.adventure, self.seats))
        return super().start() if scene is None else scene().state
