"""Folding, and nothing else: a carpet of 4 × 4 squares, folded along its lines and turned over (5).

The same function exists in the browser, so that a fold need not wait for the server; tests/vectors/folds.json pins
both to each other. A square is a hexadecimal digit, from 0 to f row by row on the carpet spread out. Both faces of a
square show the same, so a stack of squares is a word, the topmost square first, and turning it over spells it
backwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIDE: Final = 4  # squares on a side of the carpet
SQUARES: Final = "0123456789abcdef"
SIDES: Final = ("left", "right", "top", "bottom")  # the part that moves

# A fold is a number: side × 6 + (columns or rows that move - 1) × 2 + (1 if it goes under). Other changes follow.
FOLDS: Final = range(24)
TURN: Final = 24
UNFOLD: Final = 25
SPREAD: Final = 26
FOLD_SIDE: Final[list[int]] = [fold // 6 for fold in FOLDS]
FOLD_COUNT: Final[list[int]] = [fold % 6 // 2 + 1 for fold in FOLDS]
FOLD_UNDER: Final[list[bool]] = [fold % 2 == 1 for fold in FOLDS]
FOLD_NAME: Final[list[str]] = [
    f"{SIDES[FOLD_SIDE[fold]]} {FOLD_COUNT[fold]} {'under' if FOLD_UNDER[fold] else 'over'}" for fold in FOLDS
]


def has_line(fold: int, width: int, height: int) -> bool:
    """Whether a carpet of this size has the line of this fold."""
    return FOLD_COUNT[fold] < (width if FOLD_SIDE[fold] < 2 else height)


class Carpet:
    """A carpet as it lies: a rectangle of stacks, row by row. It never changes, and there is one of each."""

    def __init__(self, width: int, height: int, stacks: list[str]) -> None:
        self.width: Final = width
        self.height: Final = height
        self.stacks: Final = stacks
        self.top: Final = "".join([stack[0] for stack in stacks])  # what is seen, row by row
        self.bottom: Final = "".join([stack[-1] for stack in stacks])  # what is seen after turning over, in its order
        rows = [stacks[start : start + width] for start in range(0, len(stacks), width)]
        self.spelling: Final = "/".join([" ".join(row) for row in rows])  # stacks by spaces, rows by strokes
        self._after: Final[list[Carpet | None]] = [None] * (TURN + 1)

    def __str__(self) -> str:
        return self.spelling

    def has(self, fold: int) -> bool:
        """Whether there is such a line to fold along."""
        return has_line(fold, self.width, self.height)

    def after(self, change: int) -> Carpet:
        """The carpet after a fold, for which there is a line, or after turning it over."""
        known = self._after[change]
        if known is None:
            known = _only(self._turned() if change == TURN else self._folded(change))
            self._after[change] = known
        return known

    def _turned(self) -> Carpet:
        """Turned over sideways, like a page."""
        columns = range(self.width - 1, -1, -1)
        rows = range(0, len(self.stacks), self.width)
        return Carpet(self.width, self.height, [self.stacks[row + column][::-1] for row in rows for column in columns])

    def _folded(self, fold: int) -> Carpet:
        side, count, under = FOLD_SIDE[fold], FOLD_COUNT[fold], FOLD_UNDER[fold]
        width, height = self.width, self.height
        if side < 2:
            lanes = [self.stacks[row * width : (row + 1) * width] for row in range(height)]
        else:
            lanes = [self.stacks[column::width] for column in range(width)]
        laid = [_fold_lane(lane, count, under, backwards=side % 2 == 1) for lane in lanes]
        length = len(laid[0])
        if side < 2:
            return Carpet(length, height, [stack for lane in laid for stack in lane])
        return Carpet(width, length, [lane[row] for row in range(length) for lane in laid])


def _fold_lane(lane: list[str], count: int, under: bool, backwards: bool) -> list[str]:
    """One row or column after its first stacks, or its last ones, were laid over or under the others."""
    if backwards:
        lane = lane[::-1]
    moved, still = lane[:count][::-1], lane[count:]  # both from the line outwards
    laid: list[str] = []
    for place in range(max(len(moved), len(still))):
        turned = moved[place][::-1] if place < len(moved) else ""
        rest = still[place] if place < len(still) else ""
        laid.append(rest + turned if under else turned + rest)
    return laid[::-1] if backwards else laid


_CARPETS: Final[dict[str, Carpet]] = {}


def _only(carpet: Carpet) -> Carpet:
    """The one carpet that lies like this, so that each fold of it is made once."""
    return _CARPETS.setdefault(carpet.spelling, carpet)


FLAT: Final = _only(Carpet(SIDE, SIDE, list(SQUARES)))


def carpet_after(changes: list[int]) -> Carpet:
    """The carpet after these folds and turns."""
    carpet = FLAT
    for change in changes:
        carpet = carpet.after(change)
    return carpet


def make_change(changes: list[int], change: int) -> None:
    """Note a fold, a turn, an unfolding or a spreading out; turning over twice is as if nothing had been."""
    if change == SPREAD:
        changes.clear()
    elif change == UNFOLD:  # the last fold, and the turn after it
        if changes.pop() == TURN:
            changes.pop()
    elif change == TURN and changes and changes[-1] == TURN:
        changes.pop()
    else:
        changes.append(change)


def count_folds(changes: list[int]) -> int:
    """How many folds a carpet has; turning over costs nothing."""
    return len(changes) - changes.count(TURN)


def reachable() -> Iterator[list[Carpet]]:
    """Every carpet there can be, by the least number of folds, each once with either face up."""
    level: list[Carpet] = [FLAT, FLAT.after(TURN)]
    known = set(level)  # there is one of each carpet, so that identity is equality
    while level:
        yield level
        found: list[Carpet] = []
        for carpet in level:
            for fold in FOLDS:
                if carpet.has(fold):
                    folded = carpet.after(fold)
                    for side in (folded, folded.after(TURN)):
                        if side not in known:
                            known.add(side)
                            found.append(side)
        level = found


_SHORTEST: Final[dict[str, list[int]]] = {}


def shortest() -> dict[str, list[int]]:
    """For each set of squares that can be shown as 1 × 2, 1 × 3 or 2 × 2, a way to it with the least folds.

    Folding from the right is folding from the left and turning over, and so is bottom with top; and folding a turned
    carpet is turning a folded one. So folds from two sides and a turn at the end suffice."""
    if _SHORTEST:
        return _SHORTEST
    level: list[tuple[Carpet, list[int]]] = [(FLAT, [])]
    known = {FLAT}
    while level:
        found: list[tuple[Carpet, list[int]]] = []
        for carpet, way in level:
            if len(carpet.stacks) == 2:  # a single square is on no card
                continue
            for fold in FOLDS:
                if FOLD_SIDE[fold] % 2 == 0 and carpet.has(fold):
                    folded = carpet.after(fold)
                    if folded not in known:
                        known.add(folded)
                        found.append((folded, [*way, fold]))
        for carpet, way in found:
            if is_square_or_row(carpet):
                _SHORTEST.setdefault("".join(sorted(carpet.top)), way)
        for carpet, way in found:
            if is_square_or_row(carpet):
                _SHORTEST.setdefault("".join(sorted(carpet.bottom)), [*way, TURN])
        level = found
    return _SHORTEST


def is_square_or_row(carpet: Carpet) -> bool:
    """Whether the carpet has the shape of a card: 1 × 2, 1 × 3 or 2 × 2, and never 1 × 4 (6)."""
    squares = len(carpet.stacks)
    return squares in (2, 3) or (squares == 4 and carpet.width == carpet.height)
