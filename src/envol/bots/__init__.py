"""Bots. A bot is given what its seat may know, and answers a move and the time it takes over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from envol.dice import Dice
from envol.game import Game, Move, Seat


class Ask:
    """The question put to a bot. The view is built only if the bot looks at it."""

    def __init__(
        self, game: Game[Any, Any, Any], seat: Seat, moves: Sequence[Any], look: Callable[[], Any], dice: Dice
    ) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves
        self.dice = dice
        self._look = look

    @property
    def view(self) -> Any:
        return self._look()


@dataclass(frozen=True)
class Answer:
    """A move, and the milliseconds of thought before it."""

    move: Move
    ms: int


class Bot(Protocol):
    """Anything that answers."""

    def answer(self, ask: Ask) -> Answer: ...


class UnknownBot(ValueError):
    """No bot of that name."""


class NoGreedy(ValueError):
    """The game's folder has no greedy bot."""


def thought(dice: Dice) -> int:
    """How long a bot seems to think over a routine move: about a second, so that people can follow."""
    return 600 + dice.below(900)


class RandomBot:
    """Plays any legal move."""

    def answer(self, ask: Ask) -> Answer:
        return Answer(ask.moves[ask.dice.below(len(ask.moves))], thought(ask.dice))


class GreedyBot:
    """Plays what the `greedy` module in the game's own folder chooses."""

    def __init__(self, choose: Callable[[Any, Any, Seat, Sequence[Any]], Move]) -> None:
        self._choose = choose

    def answer(self, ask: Ask) -> Answer:
        return Answer(self._choose(ask.game, ask.view, ask.seat, ask.moves), thought(ask.dice))


class TimedBot:
    """Plays what the `greedy` module of a game in real time answers, which knows levels and how long things take."""

    def __init__(self, answer: Callable[[Any, Any, Seat, Sequence[Any], Dice, str], tuple[Move, int]], level: str):
        self._answer = answer
        self._level = level

    def answer(self, ask: Ask) -> Answer:
        return Answer(*self._answer(ask.game, ask.view, ask.seat, ask.moves, ask.dice, self._level))


class SearchBot:
    """Plays what a search over imagined deals finds best."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations

    def answer(self, ask: Ask) -> Answer:
        from envol.bots.search import search

        move = search(ask.game, ask.view, ask.seat, ask.moves, ask.dice, self._simulations)
        return Answer(move, thought(ask.dice))


def offered(kind: type[Game[Any, Any, Any]]) -> tuple[str, ...]:
    """The bots that a player may choose from, the weakest first."""
    if not has_greedy(kind):
        return ("random", "search")
    levels = _levels(_greedy_module(kind))
    return tuple(f"greedy:{level}" for level in levels) or ("random", "greedy", "search")


def has_greedy(kind: type[Game[Any, Any, Any]]) -> bool:
    return find_spec(_greedy_name(kind)) is not None


def create(name: str, kind: type[Game[Any, Any, Any]]) -> Bot:
    """The bot of this name for this game: random, greedy, search, or search:SIMULATIONS.

    A game in real time has greedy bots of several levels, such as greedy:master."""
    word, colon, number = name.partition(":")
    if name == "random":
        return RandomBot()
    if word == "greedy":
        return _greedy(kind, number if colon else None)
    if name == "search":
        return SearchBot(300)
    if word == "search" and number.isascii() and number.isdigit() and int(number) > 0:
        return SearchBot(int(number))
    raise UnknownBot(name)


def _greedy(kind: type[Game[Any, Any, Any]], level: str | None) -> Bot:
    if not has_greedy(kind):
        raise NoGreedy(kind.key)
    module = _greedy_module(kind)
    levels = _levels(module)
    if level is not None and level not in levels:
        raise UnknownBot(f"greedy:{level}")
    return TimedBot(module.answer, level or module.USUAL) if levels else GreedyBot(module.choose)


def _greedy_name(kind: type[Game[Any, Any, Any]]) -> str:
    return kind.__module__.rpartition(".")[0] + ".greedy"


def _greedy_module(kind: type[Game[Any, Any, Any]]) -> Any:
    return import_module(_greedy_name(kind))


def _levels(module: Any) -> Mapping[str, Any]:
    """The levels of a game in real time, by name, the weakest first; other games have none."""
    levels: Mapping[str, Any] = getattr(module, "LEVELS", {})
    return levels
