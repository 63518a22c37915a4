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
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from envol import bots, catalogue
from envol.bots import Answer, Ask
from envol.catalogue import AnyGame
from envol.codec import decode, encode, plain
from envol.dice import FastDice
from envol.game import Seat
from envol.server.refusal import Refused
from envol.workshop import Fault, Workshop

log = logging.getLogger("envol.bots")


class Thinkers:
    """The worker processes. A worker that is slow or dies costs a weaker move, never a stuck table."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, name: str, game: AnyGame, state: Any, seat: Seat) -> Answer:
        """What the bot of this name does in this seat."""
        moves = game.moves(state, seat)
        dice = FastDice(secrets.token_hex(8))
        random = bots.RandomBot().answer(Ask(game, seat, moves, lambda: None, dice))
        if name == "random" or len(moves) == 1:
            return random
        question = (
            _spec(type(game)),
            game.seats,
            plain(game.options),
            game.rules,
            encode(game.view(state, seat)),
            seat,
            [str(move) for move in moves],
            name,
            secrets.token_hex(8),
            time.monotonic(),
            self._seconds,
        )
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, question)
            text, ms = await asyncio.wait_for(future, self._seconds)
            return next(Answer(move, ms) for move in moves if str(move) == text)
        except Exception as error:  # whatever it is, the table must not wait for ever
            self._note(error, pool, "a random move is played")
            return random

    async def check(self, kind: type[AnyGame], body: dict[str, Any]) -> list[Fault]:
        """What stands against playing this work; a worker looks, because it may take a while."""
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, check, _spec(kind), body, self._seconds)
            return await asyncio.wait_for(future, self._seconds)
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


def _spec(kind: type[AnyGame]) -> str:
    """How a worker finds the game: a key of the library, or where a guest's class lives."""
    return kind.key if kind.key in catalogue.keys() else f"{kind.__module__}:{kind.__qualname__}"  # noqa: SIM118


def think(question: tuple[Any, ...]) -> tuple[str, int]:
    """In a worker: build the game from plain data and ask the bot; too long a thought must not keep the worker."""
    *asked, seconds = question
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return _think(*asked)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def check(spec: str, body: dict[str, Any], seconds: float) -> list[Fault]:
    """In a worker: what the game's workshop has to say about a work."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        shop: Workshop = catalogue.part(catalogue.import_game(spec), "workshop")
        return shop.check(body)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def trial(spec: str, body: dict[str, Any], number: int, seconds: float) -> Any:
    """In a worker: one match of bots at a work."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        shop: Workshop = catalogue.part(catalogue.import_game(spec), "workshop")
        return shop.trial(body, number)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _think(
    spec: str,
    seats: int,
    options: dict[str, Any],
    rules: int,
    view: bytes,
    seat: Seat,
    moves: list[str],
    name: str,
    seed: str,
    asked: float,
) -> tuple[str, int]:
    kind = catalogue.import_game(spec)
    game = catalogue.create(kind.key, seats, options, rules)
    seen: Any = decode(view, kind.view_type)
    ask = Ask(game, seat, [game.parse(text) for text in moves], lambda: seen, FastDice(seed), asked)
    answer = bots.create(name, kind).answer(ask)
    return str(answer.move), answer.ms
