"""Information-set Monte Carlo tree search on the game's protocol alone.

Each simulation imagines a full state that the seat cannot tell from the truth, walks down one tree shared by all
of them, and plays the rest out at random. The tree branches by what the searching seat would see, so that what it
cannot know never separates two branches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from envol.dice import Dice
from envol.game import CLOCK, Game, Move, Outcome, Seat

CURIOSITY: Final = 0.7  # how much an untried move is worth trying


class Node:
    """What is known of a position reached by these visible moves."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often this node could have been chosen
        self.worth: float = 0.0  # summed for the seat that moved into it
        self.children: dict[str, Node] = {}


def search(
    game: Game[Any, Any, Any], view: Any, seat: Seat, moves: Sequence[Any], dice: Dice, simulations: int
) -> Move:
    """The move that the simulations visited most."""
    if len(moves) == 1:
        only: Move = moves[0]
        return only
    root = Node()
    for _ in range(simulations):
        state = game.guess(view, seat, dice)
        path: list[tuple[Node, Seat]] = []
        _descend(game, state, root, seat, dice, path)
        finish(game, state, dice)
        outcome = game.outcome(state)
        assert outcome is not None
        worths = worth_by_seat(outcome)
        root.visits += 1
        for node, mover in path:
            node.visits += 1
            if mover >= 0:
                node.worth += worths[mover]
    best: Move = max(moves, key=lambda move: _visits(root, move))
    return best


def _visits(root: Node, move: Move) -> int:
    child = root.children.get(move.notation)
    return 0 if child is None else child.visits


def _descend(
    game: Game[Any, Any, Any], state: Any, root: Node, viewer: Seat, dice: Dice, path: list[tuple[Node, Seat]]
) -> None:
    """Walk down the tree by this state until a new node is made or the match ends."""
    node = root
    while True:
        asked = game.to_move(state)
        if not asked:
            return
        # Where several are asked at once, any of them may be first.
        seat = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        move = game.nature(state, dice) if seat < 0 else _choose(node, game.moves(state, seat), dice)
        seen = game.seen(state, seat, move, viewer)
        name = "" if seen is None else str(seen)
        if seat >= 0 and seat != viewer and seen is None:
            name = f"{seat} moves unseen"
        game.apply(state, seat, move)
        child = node.children.get(name)
        if child is None:
            child = Node()
            node.children[name] = child
            path.append((child, seat))
            return
        path.append((child, seat))
        node = child


def _choose(node: Node, moves: Sequence[Any], dice: Dice) -> Any:
    """An untried move if there is one, else the one with the best upper bound."""
    children = node.children
    untried = [move for move in moves if move.notation not in children]
    if untried:
        return untried[dice.below(len(untried))]
    best: Any = None
    bound = -1.0
    for move in moves:
        child = children[move.notation]
        child.offered += 1
        value = child.worth / child.visits + CURIOSITY * math.sqrt(math.log(child.offered + 1) / child.visits)
        if value > bound:
            bound = value
            best = move
    return best


def finish(game: Game[Any, Any, Any], state: Any, dice: Dice) -> int:
    """Play a state to its end at random, timers one time in twenty, and return the number of lines."""
    lines = 0
    while True:
        asked = game.to_move(state)
        if not asked:
            return lines
        seat = asked[0]
        if seat < 0:
            game.apply(state, seat, game.nature(state, dice))
        else:
            if len(asked) > 1:
                seat = asked[dice.below(len(asked))]
                timer = game.timer(state)
                if timer is not None and dice.below(20) == 0:
                    game.apply(state, CLOCK, timer.move)
                    lines += 1
                    continue
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[dice.below(len(moves))])
        lines += 1


def worth_by_seat(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat, from 0 to 1: half the rank, half the share of the best score."""
    seats = len(outcome.ranks)
    best = max(outcome.scores)
    least = min(outcome.scores)
    spread = max(1, best - least)
    worths = []
    for seat in range(seats):
        beaten = sum([1 for rank in outcome.ranks if rank > outcome.ranks[seat]])
        tied = sum([1 for rank in outcome.ranks if rank == outcome.ranks[seat]]) - 1
        rank_worth = (beaten + tied / 2) / max(1, seats - 1)
        worths.append(0.5 * rank_worth + 0.5 * (outcome.scores[seat] - least) / spread)
    return worths
