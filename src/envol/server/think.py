"""Bots think in processes of their own, under a time limit, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

from envol import bots, catalogue
from envol.analysis import reviewed
from envol.bots import Answer, Ask
from envol.bots.review import Reviewer
from envol.catalogue import AnyGame
from envol.codec import decode, encode, plain
from envol.creations import CreationSupport, Fault
from envol.dice import FastDice
from envol.game import Seat
from envol.match import Match
from envol.record import read
from envol.server.refusal import Refused

log = logging.getLogger("envol.bots")
T = TypeVar("T")
Opinion: TypeAlias = tuple[str, str, dict[str, Any]]  # a move, and the words for its worth: a text and its arguments


class Thinkers:
    """The worker processes. A worker that is slow or dies costs a weaker move, never a stuck table."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._urgent = 0  # questions of tables that somebody waits for

    async def answer(self, name: str, game: AnyGame, state: Any, seat: Seat) -> Answer:
        """What the bot of this name does in this seat."""
        moves = game.moves(state, seat)
        dice = FastDice(secrets.token_hex(8))
        random = bots.RandomBot().answer(Ask(game, seat, moves, lambda: None, dice))
        if name == "random" or len(moves) == 1:
            return random
        pool = self._ready()
        try:
            question = _question(game, state, seat, secrets.token_hex(8))
            text, ms = await self._urgently(pool, think, question, name)
            return next(Answer(move, ms) for move in moves if str(move) == text)
        except Exception as error:  # whatever it is, the table must not wait for ever
            self._note(error, pool, "a random move is played")
            return random

    def prepare(self, kind: type[AnyGame]) -> None:
        """Have a worker that knows this game before it is asked: a process takes a second or two to begin."""
        with suppress(BrokenExecutor):  # whoever asks will have new ones made
            self._ready().submit(catalogue.import_game, _spec(kind))

    async def weigh(self, game: AnyGame, state: Any, seat: Seat, seed: str) -> list[Opinion]:
        """What the master thinks of this seat's moves, the one that it would make first."""
        pool = self._ready()
        try:
            return await self._urgently(pool, weigh, _question(game, state, seat, seed))
        except Exception as error:
            self._note(error, pool, "a hint is not given")
            raise Refused(503, "no-hint") from error

    async def check(self, kind: type[AnyGame], body: dict[str, Any]) -> list[Fault]:
        """What stands against playing this work; a worker looks, because it may take a while."""
        pool = self._ready()
        try:
            return await self._urgently(pool, check, _spec(kind), body)
        except Exception as error:
            self._note(error, pool, "a work is not checked")
            raise Refused(503, "not-checked") from error

    async def trial(self, kind: type[AnyGame], body: dict[str, Any], number: int, seconds: float) -> Any:
        """What bots tell who play this work in a worker; None if they cannot in this time."""
        if seconds <= 0:
            return None
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, trial, _spec(kind), body, number, seconds)
            return await asyncio.wait_for(future, seconds)
        except Exception as error:
            self._note(error, pool, "a work is not estimated")
            return None

    async def analyse(
        self, game: AnyGame, record: str, skip: int, seconds: float, simulations: int | None
    ) -> tuple[list[bytes | None], int]:
        """Judge decisions of a finished match for about so long, from this one on; and by how many simulations."""
        pool = self._ready()
        try:
            return await self._ask(pool, analyse, _spec(type(game)), record, skip, seconds, simulations)
        except Exception as error:
            self._note(error, pool, "an analysis is given up")
            raise Refused(503, "no-analysis") from error

    async def wait_for_leisure(self, breath: float) -> None:
        """Until a worker is free; whoever asks so has time."""
        await asyncio.sleep(breath)
        while self._urgent >= self._workers:
            await asyncio.sleep(breath)

    async def _urgently(self, pool: ProcessPoolExecutor, work: Callable[..., T], *about: Any) -> T:
        """What a worker makes of something that somebody waits for."""
        self._urgent += 1
        try:
            return await self._ask(pool, work, *about)
        finally:
            self._urgent -= 1

    async def _ask(self, pool: ProcessPoolExecutor, work: Callable[..., T], *about: Any) -> T:
        """What a worker makes of it, which is told how long it may take, and is not waited for any longer."""
        future = asyncio.get_running_loop().run_in_executor(pool, partial(work, *about, self._seconds))
        return await asyncio.wait_for(future, self._seconds)

    def _note(self, error: Exception, pool: ProcessPoolExecutor, so: str) -> None:
        """A worker failed; one that died takes the others with it, and new ones are made."""
        log.warning("a worker failed (%s): %s", type(error).__name__, so)
        if isinstance(error, BrokenExecutor) and pool is self._pool:
            self._pool = None
            pool.shutdown(wait=False)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """In a worker: give way to the server, and end with it, also when it is killed."""
    os.nice(5)
    for asks_to_end in (signal.SIGINT, signal.SIGTERM):  # they are for the server, which then ends its workers
        signal.signal(asks_to_end, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _give_up)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _give_up(*_: Any) -> None:
    raise TimeoutError


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """In a worker: whatever takes longer is given up."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _spec(kind: type[AnyGame]) -> str:
    """How a worker finds the game: a key of the library, or where a guest's class lives."""
    return kind.key if kind.key in catalogue.game_keys() else f"{kind.__module__}:{kind.__qualname__}"


class Question(NamedTuple):
    """All that a worker is told, as plain data: the game, and what a seat may know and do."""

    spec: str
    seats: int
    options: dict[str, Any]
    rules: int
    view: bytes
    seat: Seat
    moves: list[str]
    seed: str
    asked: float


def _question(game: AnyGame, state: Any, seat: Seat, seed: str) -> Question:
    view, moves = encode(game.view(state, seat)), [str(move) for move in game.moves(state, seat)]
    return Question(
        _spec(type(game)), game.seats, plain(game.options), game.rules, view, seat, moves, seed, time.monotonic()
    )


def _ask(question: Question) -> Ask:
    """In a worker: the question as a bot is asked it."""
    kind = catalogue.import_game(question.spec)
    game = catalogue.create(kind.key, question.seats, question.options, question.rules)
    seen: Any = decode(question.view, kind.view_type)
    moves = [game.parse(text) for text in question.moves]
    return Ask(game, question.seat, moves, lambda: seen, FastDice(question.seed), question.asked)


def think(question: Question, name: str, seconds: float) -> tuple[str, int]:
    """In a worker: ask the bot of this name; too long a thought must not keep the worker."""
    with _at_most(seconds):
        ask = _ask(question)
        answer = bots.create(name, type(ask.game)).answer(ask)
        return str(answer.move), answer.ms


def weigh(question: Question, seconds: float) -> list[Opinion]:
    """In a worker: ask the master what it thinks."""
    with _at_most(seconds):
        ask = _ask(question)
        return [(str(one.move), one.says, dict(one.data)) for one in bots.advise(ask)]


def analyse(
    spec: str, record: str, skip: int, slice: float, simulations: int | None, seconds: float
) -> tuple[list[bytes | None], int]:
    """In a worker: judge the next decisions of a match, until a slice of time is used up."""
    end = time.monotonic() + slice
    with _at_most(seconds):
        catalogue.import_game(spec)
        match = _read(record)
        reviewer, found = Reviewer(match.game, simulations), list[bytes | None]()
        for decision in reviewed(match, reviewer, skip):
            found.append(None if decision is None else encode(decision))
            if time.monotonic() > end:
                break
        return found, reviewer.simulations


@lru_cache(1)
def _read(record: str) -> Match:
    return read(record)


def check(spec: str, body: dict[str, Any], seconds: float) -> list[Fault]:
    """In a worker: what the game's workshop has to say about a work."""
    with _at_most(seconds):
        shop: CreationSupport = catalogue.part(catalogue.import_game(spec), "creations")
        return shop.check(body)


def trial(spec: str, body: dict[str, Any], number: int, seconds: float) -> Any:
    """In a worker: one match of bots at a work."""
    with _at_most(seconds):
        shop: CreationSupport = catalogue.part(catalogue.import_game(spec), "creations")
        return shop.trial(body, number)
