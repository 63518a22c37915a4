"""Foldings on which Python and the browser must agree: every reachable carpet and every change of it.

Those of the first two folds are written out. The rest, some 150 000 changes, is pinned by one digest for each number of
folds; both sides walk them in the same order: carpets as they are found, with each its folds in their order (from the
left, right, top, bottom; fewer squares first; over before under), the turned twin right after the folded one, and
last the turn."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from envol.dice import FastDice
from envol.games.carpets.fold import (
    FOLD_NAME,
    FOLDS,
    SPREAD,
    TURN,
    UNFOLD,
    Carpet,
    carpet_after,
    count_folds,
    make_change,
    reachable,
)

FILE = Path(__file__).parent / "folds.json"
WRITTEN_OUT = 2  # numbers of folds whose changes stand in the file
HANDS = 40  # scripts of fold, turn, unfold, spread
NOTATIONS = [*(f"fold {name}" for name in FOLD_NAME), "turn", "unfold", "spread"]


def changes(carpet: Carpet) -> list[list[str]]:
    """Each fold and the turn of a carpet: before, notation, after."""
    possible = [fold for fold in FOLDS if carpet.has(fold)] + [TURN]
    return [[str(carpet), NOTATIONS[change], str(carpet.after(change))] for change in possible]


def script(seed: int) -> dict[str, Any]:
    """A hand that folds, turns, unfolds and spreads out by chance: what it did, the carpet, and its number of folds."""
    dice, done, steps = FastDice(f"hand {seed}"), list[int](), []
    for _ in range(8 + dice.below(8)):
        carpet = carpet_after(done)
        possible = [fold for fold in FOLDS if carpet.has(fold)]
        chosen = dice.below(10)
        if chosen == 0:
            change = SPREAD
        elif chosen < 3 and count_folds(done):
            change = UNFOLD
        else:
            change = TURN if chosen < 5 or not possible else possible[dice.below(len(possible))]
        make_change(done, change)
        steps.append([NOTATIONS[change], str(carpet_after(done)), count_folds(done)])
    return {"steps": steps, "history": [NOTATIONS[change] for change in done]}


def examples() -> dict[str, Any]:
    written, levels = list[list[str]](), []
    for folds, level in enumerate(reachable()):
        made = [change for carpet in level for change in changes(carpet)]
        if folds < WRITTEN_OUT:
            written += made
        digest = hashlib.sha256("".join(f"{' | '.join(change)}\n" for change in made).encode()).hexdigest()
        levels.append({"folds": folds, "carpets": len(level), "changes": len(made), "digest": digest})
    return {"changes": written, "levels": levels, "hands": [script(seed) for seed in range(HANDS)]}


def text() -> str:
    """The file, one example a line."""
    parts = []
    for name, made in examples().items():
        parts.append(f'"{name}": [\n' + ",\n".join(json.dumps(example) for example in made) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"
