"""Second reading: the game and it play the same lines, and after each line all that both know must agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from envol.game import Seat
from envol.games.brooms.moves import MOVES, SIDES
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import ENDINGS, NO_PIECE, NOBODY, OVER, PHASES, State
from tests.games.brooms.second_reading.match import play
from tests.games.brooms.second_reading.world import Asking, Piece, Question, World

LETTERS = "ABCDEFGHIJ"


class Disagreement(AssertionError):
    """The game and the second reading differ."""


def piece(code: int) -> Piece:
    return LETTERS[code // 2], SIDES[code % 2]


def world_of(game: Brooms, adventure: dict[str, Any]) -> World:
    options = game.options
    return World(adventure, game.seats, sixth=options.reverse_sixth, swift=options.swift_fou)


class Pair:
    """One match, kept by both."""

    def __init__(self, game: Brooms, state: State, world: World, lines: Asking) -> None:
        self.game, self.state, self.world, self.lines = game, state, world, lines
        self.question: Question | None = next(lines)
        self.log: list[str] = []
        self.check()

    @classmethod
    def start(cls, game: Brooms, adventure: dict[str, Any]) -> Pair:
        """From the beginning."""
        world = world_of(game, adventure)
        return cls(game, game.start(), world, play(world))

    def line(self, seat: Seat, notation: str) -> None:
        self.log.append(f"{seat} {notation}")
        self.game.apply(self.state, seat, MOVES[notation], None)
        try:
            self.question = self.lines.send((seat, notation))
        except StopIteration:
            self.question = None
        self.check()

    def answers(self) -> list[tuple[Seat, str]]:
        """What may be done next, as the game says."""
        if self.state.phase == OVER:
            return []
        seats = self.game.to_move(self.state)
        return [(seat, str(move)) for seat in seats for move in self.game.moves(self.state, seat)]

    def check(self) -> None:
        for name, ours, theirs in self._pairs():
            if ours != theirs:
                raise Disagreement(f"line {len(self.log)} {self.log[-1:]}: {name} is {ours}, read again {theirs}")

    def _pairs(self) -> Iterator[tuple[str, Any, Any]]:
        state, world, asked = self.state, self.world, self.question
        yield "ending", ENDINGS[state.ending], world.ending
        yield "winner", state.winner, NOBODY if world.winner is None else world.winner
        yield "phase", PHASES[state.phase], "over" if asked is None else asked.phase
        seats = range(self.game.seats)
        if asked is not None:
            yield "turn", state.turn if state.phase else 0, world.turn
            yield "turns", state.turns, world.turns
            if state.phase:
                yield "to move", sorted(self.game.to_move(state)), sorted(asked.seats)
                for seat in asked.seats:
                    yield "moves", sorted(map(str, self.game.moves(state, seat))), sorted(asked.answers)
            for seat in seats:
                pose = world.poses[seat]
                waits = seat in asked.seats and asked.phase == "angle"
                flies = seat == state.turn and state.stage != 0  # lifted, so where it stands is a matter of words
                if pose is not None and not waits and not flies:
                    ours = (state.xs[seat], state.ys[seat], state.headings[seat])
                    yield f"pose of {seat}", ours, (*pose.spot, pose.heading)
                if not waits and not flies:
                    yield f"aloft {seat}", state.aloft[seat], pose is not None
                if not flies:
                    yield f"book of {seat}", [piece(code) for code in state.books[seat]], world.books[seat]
                    back = None if state.backs[seat] == NO_PIECE else piece(state.backs[seat])
                    yield f"reverse of {seat}", back, world.backs[seat]
        yield "castles", sorted(state.castles), sorted(world.castles)
        yield "goals", state.done, world.done
        if asked is not None:
            yield "checkpoints", state.passed, world.passed
            yield "huts to land on", [target or None for target in state.targets], world.targets
        yield "points", state.points, world.points
        yield "bearer", state.holder, NOBODY if world.holder is None else world.holder
        if world.cat is not None:
            yield "cat", (state.cat_x, state.cat_y), world.cat
        if world.fool is not None:
            yield "Fool", (state.fou_x, state.fou_y, state.fou_heading), (*world.fool.spot, world.fool.heading)
