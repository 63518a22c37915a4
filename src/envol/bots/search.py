"""Information-set Monte Carlo tree search on the game's protocol alone.

Each simulation imagines a full state that the seat cannot tell from the truth, walks down one tree shared by all
of them, and plays on at random. The tree branches by what the searching seat would see, so that what it cannot know
never separates two branches. Where a game tells its standing, a simulation stops a few decisions below the tree:
random play of a whole match would drown the worth of one move in noise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from envol.dice import Dice
from envol.game import CLOCK, Game, Move, Seat

CURIOSITY: Final = 0.6  # how much an untried move is worth trying, on worths stretched to 0…1
FORESIGHT: Final = 3  # decisions of each seat that are played at random below the tree
TO_THE_END: Final = 1 << 30


class Node:
    """What is known of a position reached by these visible moves."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often this node could have been chosen
        self.worth: float = 0.0  # summed for the seat that moved into it
        self.children: dict[tuple[Seat, str], Node] = {}  # by who moved, and what the searching seat saw of it


class Range:
    """The least and the greatest worth met so far, so that no game need say how large its scores are."""

    def __init__(self) -> None:
        self.least: float = math.inf
        self.greatest: float = -math.inf

    def widen(self, worth: float) -> None:
        self.least = min(self.least, worth)
        self.greatest = max(self.greatest, worth)

    def stretch(self, worth: float) -> float:
        span = self.greatest - self.least
        return (worth - self.least) / span if span > 0 else 0.5


def search(
    game: Game[Any, Any, Any], view: Any, seat: Seat, moves: Sequence[Any], dice: Dice, simulations: int
) -> Move:
    """The move that the simulations visited most."""
    if len(moves) == 1:
        only: Move = moves[0]
        return only
    root = Node()
    known = Range()
    for _ in range(simulations):
        state = game.guess(view, seat, dice)
        path = _descend(game, state, root, seat, known, dice)
        horizon = TO_THE_END if game.standing(state) is None else FORESIGHT * game.seats
        play_on(game, state, dice, horizon)
        worths = worth_by_seat(game, state)
        for node, mover in path:
            node.visits += 1
            if mover >= 0:
                node.worth += worths[mover]
                known.widen(worths[mover])
    best: Move = max(moves, key=lambda move: _visits(root, seat, move))
    return best


def _visits(root: Node, seat: Seat, move: Move) -> int:
    child = root.children.get((seat, move.notation))
    return 0 if child is None else child.visits


def _descend(
    game: Game[Any, Any, Any], state: Any, root: Node, viewer: Seat, known: Range, dice: Dice
) -> list[tuple[Node, Seat]]:
    """Walk down the tree by this state until a new node is made or the match ends: the nodes met, and who moved."""
    node = root
    path: list[tuple[Node, Seat]] = []
    while True:
        asked = game.to_move(state)
        if not asked:
            return path
        # Where several are asked at once, any of them may be first.
        seat = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        move = game.nature(state, dice) if seat < 0 else _choose(node, seat, game.moves(state, seat), known, dice)
        seen = game.seen(state, seat, move, viewer)
        name = (seat, move.notation if seat == viewer else "" if seen is None else str(seen))
        game.apply(state, seat, move)
        child = node.children.get(name)
        path.append((child if child is not None else Node(), seat))
        if child is None:
            node.children[name] = path[-1][0]
            return path
        node = child


def _choose(node: Node, seat: Seat, moves: Sequence[Any], known: Range, dice: Dice) -> Any:
    """An untried move if there is one, else the one with the best upper bound."""
    children = node.children
    untried = [move for move in moves if (seat, move.notation) not in children]
    if untried:
        return untried[dice.below(len(untried))]
    best: Any = None
    bound = -math.inf
    for move in moves:
        child = children[(seat, move.notation)]
        child.offered += 1
        value = known.stretch(child.worth / child.visits)
        value += CURIOSITY * math.sqrt(math.log(child.offered + 1) / child.visits)
        if value > bound:
            bound = value
            best = move
    return best


def play_on(game: Game[Any, Any, Any], state: Any, dice: Dice, decisions: int = TO_THE_END) -> int:
    """Play at random for so many decisions or to the end, timers one time in twenty; the number of lines."""
    lines = 0
    while decisions > 0:
        asked = game.to_move(state)
        if not asked:
            break
        seat = asked[0]
        if seat < 0:
            game.apply(state, seat, game.nature(state, dice))
        else:
            timer = game.timer(state)
            if timer is not None and dice.below(20) == 0:
                game.apply(state, CLOCK, timer.move)
            else:
                if len(asked) > 1:
                    seat = asked[dice.below(len(asked))]
                moves = game.moves(state, seat)
                game.apply(state, seat, moves[dice.below(len(moves))])
                decisions -= 1
        lines += 1
    return lines


def worth_by_seat(game: Game[Any, Any, Any], state: Any) -> list[float]:
    """What a position is worth to each seat: its lead over the best of the others, ranks deciding equal scores."""
    outcome = game.outcome(state)
    scores = game.standing(state) if outcome is None else outcome.scores
    assert scores is not None
    seats = len(scores)
    points = [float(score) for score in scores]
    if outcome is not None:
        for seat in range(seats):
            points[seat] -= outcome.ranks[seat] / (seats + 1)
    return [points[seat] - max([points[other] for other in range(seats) if other != seat]) for seat in range(seats)]
