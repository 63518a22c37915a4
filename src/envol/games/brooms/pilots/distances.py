"""How far it is to somewhere, round what stands in the way: for bots, which may use a rough grid and floats."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from math import hypot
from typing import Final

from envol.games.brooms.flying.geometry import Disc

CELL: Final = 20_000  # micrometres
ROOM: Final = 12_000  # what a broom keeps from a wall
UNREACHED: Final = 1e9
STEPS: Final = (
    (1, 0, 1.0),
    (-1, 0, 1.0),
    (0, 1, 1.0),
    (0, -1, 1.0),
    (1, 1, 1.41),
    (1, -1, 1.41),
    (-1, 1, 1.41),
    (-1, -1, 1.41),
)

Wall = Callable[[int, int, int, int], bool]


class Distances:
    """How far it is from a place of the table to the nearest goal, in micrometres."""

    def way(self, x: int, y: int) -> float:
        """How far it is from here."""
        raise NotImplementedError


class GridDistances(Distances):
    """The way round what stands between, known for every place once it is drawn."""

    def __init__(
        self, width: int, height: int, solids: list[Disc], goals: list[tuple[int, int]], wall: Wall | None = None
    ) -> None:
        self.columns, self.rows = width // CELL, height // CELL
        blocked = [self._is_blocked(cell, solids) for cell in range(self.columns * self.rows)]
        self.ways = [UNREACHED] * (self.columns * self.rows)
        queue: list[tuple[float, int]] = []
        for x, y in goals:
            cell = self._cell(x, y)
            self.ways[cell] = 0.0
            heappush(queue, (0.0, cell))
        while queue:
            way, cell = heappop(queue)
            if way > self.ways[cell]:
                continue
            row, column = divmod(cell, self.columns)
            for dc, dr, length in STEPS:
                c, r = column + dc, row + dr
                if not (0 <= c < self.columns and 0 <= r < self.rows):
                    continue
                other = r * self.columns + c
                if wall is not None and wall(*self._middle(other), *self._middle(cell)):
                    continue
                # What is blocked can be left, at a price, but is no way through.
                further = way + length * CELL * (6.0 if blocked[other] else 1.0)
                if further < self.ways[other]:
                    self.ways[other] = further
                    heappush(queue, (further, other))

    def _middle(self, cell: int) -> tuple[int, int]:
        row, column = divmod(cell, self.columns)
        return column * CELL + CELL // 2, row * CELL + CELL // 2

    def _is_blocked(self, cell: int, solids: list[Disc]) -> bool:
        x, y = self._middle(cell)
        return any((x - disc.x) ** 2 + (y - disc.y) ** 2 < (disc.radius + ROOM) ** 2 for disc in solids)

    def _cell(self, x: int, y: int) -> int:
        column = min(max(x // CELL, 0), self.columns - 1)
        row = min(max(y // CELL, 0), self.rows - 1)
        return row * self.columns + column

    def way(self, x: int, y: int) -> float:
        return self.ways[self._cell(x, y)]


class StraightDistances(Distances):
    """The straight way, whatever is between."""

    def __init__(self, goals: list[tuple[int, int]]) -> None:
        self.goals = goals

    def way(self, x: int, y: int) -> float:
        return min([hypot(x - goal[0], y - goal[1]) for goal in self.goals])
