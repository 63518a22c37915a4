"""Information-set Monte Carlo tree search with several observers, on the game's protocol alone.

Each simulation imagines a full state that the seat cannot tell from the truth, walks down the trees, and plays on by
the game's heuristics. Every seat has a tree of its own that branches by what that seat would see, so that nobody's
choice depends on what they cannot know. Where moves are many, a node widens: the most promising are tried first, others
only when it has been visited often. Worths are compared in deviations of luck, whatever their size in this game."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from envol.bots.shortcuts import weigh_without_search
from envol.dice import Dice
from envol.game import Game, Move, Seat
from envol.heuristics import Heuristics, Level

CURIOSITY: Final = 1.2  # deviations of luck that an uncertain move is worth trying
WIDTH: Final = 2.0  # a node visited n times tries this many times √(n + 1) moves
LEAST: Final = 4  # simulations before a look at the clock may end the search


class Node:
    """What is known of a position as one seat sees it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often the move into it could have been chosen
        self.worth: float = 0.0  # summed for whoever moved into it
        self.squares: float = 0.0
        self.children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.worth / self.visits

    @property
    def deviation(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.visits - self.mean**2))


class Search:
    """One decision of one seat, thought over."""

    def __init__(
        self, heuristics: Heuristics[Any, Any], view: Any, seat: Seat, moves: Sequence[Any], dice: Dice, level: Level
    ):
        game = heuristics.game
        self.game: Final[Game[Any, Any, Any]] = game
        self.heuristics: Final[Heuristics[Any, Any]] = heuristics
        self.view: Final = view
        self.seat: Final = seat
        self.moves: Final = moves
        self.dice: Final = dice
        self.level: Final = level
        # Where everybody sees everything, one tree serves all.
        self.secret: Final[bool] = type(game).seen is not Game.seen
        self.roots: Final[list[Node]] = [Node() for _ in range(game.seats if self.secret else 1)]
        self.own: Final[int] = seat if self.secret else 0  # the place of its own tree
        self.done: int = 0
        self._sum: float = 0.0
        self._squares: float = 0.0
        self._worths: int = 0

    def run(self, until: float = math.inf) -> None:
        """Simulate as often as the level does, or until this moment of the monotonic clock."""
        while self.goes_on(until):
            self.simulate()

    def goes_on(self, until: float) -> bool:
        """Whether the level would simulate once more before this moment."""
        return self.done < self.level.simulations and (self.done < LEAST or time.monotonic() < until)

    def simulate(self) -> None:
        """Imagine a state, and remember what comes of it."""
        self.follow(self.imagine())

    def imagine(self) -> Any:
        """A full state that the seat cannot tell from the truth."""
        return self.game.guess(self.view, self.seat, self.dice)

    def follow(self, state: Any) -> Node | None:
        """Walk down from this state to something new, play on, and remember what came of it; the state ends there.

        The node of the seat's own first move, or None if it was not asked here."""
        nodes: list[Node] = []
        movers: list[int] = []  # whose worth a node counts
        self.descend(state, nodes, movers)
        self.heuristics.play_on(state, self.dice, self.heuristics.horizon, self.seat if self.level.naive else -1)
        self.learn(nodes, movers, self.heuristics.worths(state))
        return nodes[self.own] if nodes and movers[self.own] == self.seat else None

    def descend(
        self, state: Any, nodes: list[Node], movers: list[int], steps: list[tuple[Seat, Move]] | None = None
    ) -> None:
        """Walk down the trees by this state until something new is tried or the match ends, noting the nodes met.

        The steps are for whoever measures how long they take."""
        game = self.game
        seats = len(self.roots)
        here = self.roots[:]
        while True:
            asked = game.to_move(state)
            if not asked:
                return
            # Where several are asked at once, any of them may be first; but the question is what this seat does now.
            several = len(asked) > 1
            if not several:
                seat = asked[0]
            elif not nodes and self.seat in asked:
                seat = self.seat
            else:
                seat = asked[self.dice.below(len(asked))]
            mine = seat if self.secret else 0
            if seat < 0:
                move = game.nature(state, self.dice)
            else:
                moves = game.moves(state, seat)
                if self.level.naive and seat != self.seat:
                    move = moves[self.dice.below(len(moves))]
                else:
                    move = self.heuristics.routine(state, seat, moves)
                    if move is None:
                        moves = self.heuristics.worth_trying(state, seat, moves)
                        move = self._select(state, here[mine], seat, moves, several)
            fresh = False
            for viewer in range(seats):
                if seat == viewer or not self.secret:
                    name: str = move.notation
                else:
                    seen = game.seen(state, seat, move, viewer)
                    name = "" if seen is None else seen.notation
                if several:
                    name = f"{seat} {name}"
                node = here[viewer]
                child = node.children.get(name)
                if child is None:
                    child = Node()
                    node.children[name] = child
                    if viewer == (mine if seat >= 0 else self.own):
                        fresh = True
                here[viewer] = child
                nodes.append(child)
                movers.append(seat if viewer == mine else -1)
            if steps is not None:
                steps.append((seat, move))
            game.apply(state, seat, move)
            if fresh:
                return

    def _select(self, state: Any, node: Node, seat: Seat, moves: Sequence[Any], several: bool) -> Any:
        """The most promising untried move while the node is to grow wider, else the one with the best upper bound."""
        children = node.children
        untried: list[Any] = []
        tried: list[Node] = []
        known: list[Any] = []
        for move in moves:
            child = children.get(f"{seat} {move.notation}" if several else move.notation)
            if child is None:
                untried.append(move)
            else:
                child.offered += 1
                tried.append(child)
                known.append(move)
        if untried and len(tried) < WIDTH * math.sqrt(node.visits + 1):
            return self.heuristics.choose(state, seat, untried, self.dice) if len(untried) > 1 else untried[0]
        spread = math.sqrt(max(1e-12, self._squares / self._worths - (self._sum / self._worths) ** 2))
        best: Any = known[0]
        bound = -math.inf
        for place in range(len(tried)):
            child = tried[place]
            if child.visits == 0:
                return known[place]
            value = child.worth / child.visits / spread
            value += CURIOSITY * math.sqrt(math.log(child.offered + 1) / child.visits)
            if value > bound:
                bound = value
                best = known[place]
        return best

    def learn(self, nodes: list[Node], movers: list[int], worths: list[float]) -> None:
        """Remember a result in all nodes that led to it."""
        for place in range(len(nodes)):
            node = nodes[place]
            node.visits += 1
            mover = movers[place]
            if mover >= 0:
                worth = worths[mover]
                node.worth += worth
                node.squares += worth * worth
        for worth in worths:
            self._sum += worth
            self._squares += worth * worth
        self._worths += len(worths)
        for root in self.roots:
            root.visits += 1
        self.done += 1

    def tried(self, move: Move) -> list[Node]:
        """Its nodes, of which it has two if the seat is asked alone in one imagined state, with others in the next."""
        children = self.roots[self.own].children
        found = (children.get(move.notation), children.get(f"{self.seat} {move.notation}"))
        return [node for node in found if node is not None and node.visits]

    def best(self) -> Move:
        """The move that was tried most; for who hopes, the one that may turn out best."""
        chosen: Move = self.moves[0]
        best = -math.inf
        hope = self.level.hope
        for move in self.moves:
            visits = 0
            child: Node | None = None
            for node in self.tried(move):
                visits += node.visits
                if child is None or node.visits > child.visits:
                    child = node
            if child is None:
                continue
            value = child.mean + hope * child.deviation if hope else float(visits)
            if value > best:
                best = value
                chosen = move
        return chosen


def search(
    heuristics: Heuristics[Any, Any],
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    dice: Dice,
    level: Level,
    until: float = math.inf,
) -> Move:
    """The move that the level finds best in its time, exact where the game can be counted out."""
    known = weigh_without_search(heuristics, view, seat, moves, dice, level.naive)
    if known:
        return known[0].move
    thought = Search(heuristics, view, seat, moves, dice, level)
    thought.run(until)
    return thought.best()
