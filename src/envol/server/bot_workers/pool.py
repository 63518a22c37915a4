"""The pool of worker processes in which bots think, under a time limit, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from envol import bots, catalogue
from envol.bots import Answer, Ask
from envol.catalogue import AnyGame
from envol.creations import Fault
from envol.dice import FastDice
from envol.game import Seat
from envol.server.bot_workers import tasks
from envol.server.bot_workers.tasks import Opinion
from envol.server.refusals import Refused

log = logging.getLogger("envol.bots")
T = TypeVar("T")


class BotWorkers:
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
            question = tasks.make_question(game, state, seat, secrets.token_hex(8))
            text, ms = await self._urgently(pool, tasks.think, question, name)
            return next(Answer(move, ms) for move in moves if str(move) == text)
        except Exception as error:  # whatever it is, the table must not wait for ever
            self._note(error, pool, "a random move is played")
            return random

    def prepare(self, kind: type[AnyGame]) -> None:
        """Have a worker that knows this game before it is asked: a process takes a second or two to begin."""
        with suppress(BrokenExecutor):  # whoever asks will have new ones made
            self._ready().submit(catalogue.import_game, tasks.import_name(kind))

    async def weigh(self, game: AnyGame, state: Any, seat: Seat, seed: str) -> list[Opinion]:
        """What the master thinks of this seat's moves, the one that it would make first."""
        pool = self._ready()
        try:
            return await self._urgently(pool, tasks.weigh, tasks.make_question(game, state, seat, seed))
        except Exception as error:
            self._note(error, pool, "a hint is not given")
            raise Refused(503, "no-hint") from error

    async def check(self, kind: type[AnyGame], body: dict[str, Any]) -> list[Fault]:
        """What stands against playing this work; a worker looks, because it may take a while."""
        pool = self._ready()
        try:
            return await self._urgently(pool, tasks.check, tasks.import_name(kind), body)
        except Exception as error:
            self._note(error, pool, "a work is not checked")
            raise Refused(503, "not-checked") from error

    async def trial(self, kind: type[AnyGame], body: dict[str, Any], number: int, seconds: float) -> Any:
        """What bots tell who play this work in a worker; None if they cannot in this time."""
        if seconds <= 0:
            return None
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(
                pool, tasks.trial, tasks.import_name(kind), body, number, seconds
            )
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
            return await self._ask(
                pool, tasks.analyse, tasks.import_name(type(game)), record, skip, seconds, simulations
            )
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
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=tasks.begin)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
