"""Bots. A bot is given what its seat may know, and answers a move and the time it takes over it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from envol.catalogue import part
from envol.dice import Dice
from envol.game import Game, Move, Seat
from envol.heuristics import TO_THE_END, Heuristics, Level, Weighed


class Ask:
    """The question put to a bot. The view is built only if the bot looks at it."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seat: Seat,
        moves: Sequence[Any],
        look: Callable[[], Any],
        dice: Dice,
        asked: float | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves
        self.dice = dice
        self.asked = asked  # when a table asked, by the monotonic clock; None where time does not count
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


class Weigher(Bot, Protocol):
    """A bot that can also say what it thinks: the moves it weighs, the one that it would make first."""

    def weigh(self, ask: Ask) -> list[Weighed]: ...


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
    """Plays what the `greedy` module of a game in real time answers, which knows levels and how long things take.
    What it thinks is told by the module `evaluation` beside it."""

    def __init__(self, kind: type[Game[Any, Any, Any]], level: str):
        self._answer: Callable[..., tuple[Move, int]] = part(kind, "greedy").answer
        self._kind = kind
        self._level = level

    def answer(self, ask: Ask) -> Answer:
        return Answer(*self._answer(ask.game, ask.view, ask.seat, ask.moves, ask.dice, self._level))

    def weigh(self, ask: Ask) -> list[Weighed]:
        weigh: Callable[..., list[Weighed]] = part(self._kind, "evaluation").weigh
        return weigh(ask.game, ask.view, ask.seat, ask.moves, ask.dice, self._level)


class SteadyBot:
    """Finds what a game in real time asks for and needs always the same time for it: who the levels are measured by."""

    def __init__(self, kind: type[Game[Any, Any, Any]], ms: int) -> None:
        self._answer: Callable[..., tuple[Move, int]] = part(kind, "greedy").steady
        self._ms = ms

    def answer(self, ask: Ask) -> Answer:
        return Answer(*self._answer(ask.game, ask.view, ask.seat, ask.moves, self._ms))


class SearchBot:
    """Plays what a search over imagined deals finds best, by its level's simulations or in so many milliseconds."""

    def __init__(self, level: Level, ms: int | None = None) -> None:
        self._level = level
        self._ms = ms
        self._heuristics: Heuristics[Any, Any] | None = None

    def answer(self, ask: Ask) -> Answer:
        from envol.bots.search import search

        level, until = self._limits(ask)
        move = search(self._heuristics_for(ask), ask.view, ask.seat, ask.moves, ask.dice, level, until)
        return Answer(move, thought(ask.dice))

    def weigh(self, ask: Ask) -> list[Weighed]:
        from envol.bots.hints import weigh

        level, until = self._limits(ask)
        return weigh(self._heuristics_for(ask), ask.view, ask.seat, ask.moves, ask.dice, level, until)

    def _heuristics_for(self, ask: Ask) -> Heuristics[Any, Any]:
        if self._heuristics is None or self._heuristics.game is not ask.game:
            self._heuristics = heuristics_of(ask.game)
        return self._heuristics

    def _limits(self, ask: Ask) -> tuple[Level, float]:
        level, until = self._level, math.inf
        if ask.asked is not None:
            # A third of the time that is left: whoever waits behind this bot is then answered in time too.
            now = time.monotonic()
            until = now + max(0.0, ask.asked + level.seconds - now) / 3
            if level.tireless:  # elsewhere games must come out the same every time
                level = replace(level, simulations=TO_THE_END)
        if self._ms is not None:
            until = min(until, time.monotonic() + self._ms / 1000)
        return level, until


NAMED = 3  # moves that a hint speaks of

# Where a game's folder does not know better.
LEVELS = {
    "apprentice": Level(20, naive=True, hope=1.0),
    "companion": Level(60),
    "master": Level(300),
    "archmage": Level(1200, tireless=True, seconds=6.0),
}


def offered(kind: type[Game[Any, Any, Any]]) -> tuple[str, ...]:
    """The levels that a player may choose from, the weakest first."""
    return tuple(_levels(kind))


def has_greedy(kind: type[Game[Any, Any, Any]]) -> bool:
    return part(kind, "greedy") is not None


def create(name: str, kind: type[Game[Any, Any, Any]]) -> Bot:
    """The bot of this name for this game: a level (apprentice, companion, master, archmage), or for those who study
    random, greedy, search, search:SIMULATIONS and search:50ms, which thinks by the clock. A game in
    real time plays its levels by its greedy bot, and has steady:20s, who needs 20 seconds for everything."""
    word, colon, number = name.partition(":")
    level = level_of(name, kind)
    if level is not None:
        return SearchBot(level) if isinstance(level, Level) else TimedBot(kind, name)
    if name == "random":
        return RandomBot()
    if word == "greedy":
        return _greedy(kind, number if colon else None)
    if name == "search":
        return SearchBot(Level(300))
    seconds = _count(number.removesuffix("s"))
    if word == "steady" and number.endswith("s") and seconds and hasattr(part(kind, "greedy"), "steady"):
        return SteadyBot(kind, 1000 * seconds)
    amount = number.removesuffix("ms")
    if word == "search" and _count(amount):
        return SearchBot(Level(int(amount))) if amount == number else SearchBot(Level(TO_THE_END), int(amount))
    raise UnknownBot(name)


def master_of(kind: type[Game[Any, Any, Any]]) -> Weigher:
    """Who gives hints in this game."""
    level = level_of("master", kind)
    return SearchBot(level) if isinstance(level, Level) else TimedBot(kind, "master")


def advise(ask: Ask) -> list[Weighed]:
    """A hint: the move that the master would make, then others that it weighed, a few in all."""
    return master_of(type(ask.game)).weigh(ask)[:NAMED]


def level_of(name: str, kind: type[Game[Any, Any, Any]]) -> Any:
    """What a level of this name is in this game: of its search or of its greedy bot; None where there is none."""
    return _levels(kind).get(name)


def heuristics_of(game: Game[Any, Any, Any]) -> Heuristics[Any, Any]:
    """What the game's folder knows beyond the rules, if anything."""
    module = part(type(game), "heuristics")
    if module is None:
        return Heuristics(game)
    heuristics: Heuristics[Any, Any] = module.heuristics(game)
    return heuristics


def _count(text: str) -> int:
    """A number from 1 on, written in digits; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() else 0


def _greedy(kind: type[Game[Any, Any, Any]], level: str | None) -> Bot:
    module = part(kind, "greedy")
    if module is None:
        raise NoGreedy(kind.key)
    levels = getattr(module, "LEVELS", {})
    if level is not None and level not in levels:
        raise UnknownBot(f"greedy:{level}")
    return TimedBot(kind, level or module.USUAL) if levels else GreedyBot(module.choose)


def _levels(kind: type[Game[Any, Any, Any]]) -> Mapping[str, Any]:
    """Levels by name, the weakest first: those of the game's search, of its greedy bot, or the usual ones."""
    for name in ("heuristics", "greedy"):
        levels: Mapping[str, Any] | None = getattr(part(kind, name), "LEVELS", None)
        if levels:
            return levels
    return LEVELS
