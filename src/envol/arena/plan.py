"""Who meets whom, where everybody sits, and from which seed chance comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

import msgspec

from envol.dice import FastDice


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is played in this arena; `game` is a key, or `package.module:Class`."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides which games are played; how many rounds does not, so that an arena can be prolonged."""

    boards: tuple[Board, ...]
    bots: tuple[str, ...]
    ladder: bool
    seed: int
    version: str  # of Envol: the same bot may play otherwise in another one


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    board: Board
    bots: tuple[str, ...]  # by seat
    seed: str


def pairings(plan: Plan, rounds: int) -> list[Pairing]:
    """All games of so many rounds. In a round each table is played once from every seat, with the same luck."""
    found: list[Pairing] = []
    for round in range(rounds):
        for board in plan.boards:
            for table in tables(plan.bots, board.seats, plan.ladder):
                seed = f"{plan.seed} {board.game} {round}"
                order = _shuffled(table, f"{seed} {' '.join(table)}")
                for first in range(board.seats):
                    bots = (*order[first:], *order[:first])
                    found.append(Pairing(len(found), board, bots, seed))
    return found


def tables(bots: Sequence[str], seats: int, ladder: bool) -> Iterator[tuple[str, ...]]:
    """Which bots sit at a table together: all sets of them, or on a ladder each with the next.

    Where there are more seats than bots every bot sits at every table, and the further seats are shared fairly."""
    for group in pairwise(bots) if ladder else (tuple(bots),):
        if len(group) >= seats:
            yield from combinations(group, seats)
        else:
            for more in combinations_with_replacement(group, seats - len(group)):
                yield (*group, *more)


def _shuffled(bots: Sequence[str], seed: str) -> list[str]:
    """The bots in an order of this round's own: who sits after whom should not always be the same."""
    dice, rest, order = FastDice(seed), list(bots), []
    while rest:
        order.append(rest.pop(dice.below(len(rest))))
    return order
