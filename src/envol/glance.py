"""How a match stands, as small as a card on the shelf: a game that has a module `glance` tells it from a view."""

from __future__ import annotations

import msgspec


class Glance(msgspec.Struct, frozen=True):
    """What anybody at the table could tell at a glance; lists by seat start with seat 0."""

    marks: tuple[int, ...] = ()  # what one counts here, points or cards or clouds: how long the bar of each seat is
    done: int = 0  # how much of the match is played, of a hundred
