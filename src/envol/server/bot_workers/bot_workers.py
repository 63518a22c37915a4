"""What the server asks its workers: moves of running tables by some, and by others all that can wait."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from envol import bots, catalogue
from envol.bots import Answer, Ask
from envol.catalogue import AnyGame
from envol.creations import Fault
from envol.dice import FastDice
from envol.game import Seat
from envol.match import Match
from envol.server.bot_workers import tasks
from envol.server.bot_workers.pool import Crowded, WorkerPool
from envol.server.bot_workers.tasks import Opinion
from envol.server.refusals import Refused

log = logging.getLogger("envol.bots")
NICENESS, LEISURE_NICENESS = 5, 10  # the server itself comes first, then the tables, then what can wait
INSIDE_SECONDS = 20.0  # for a bot in the server itself, because no worker could; it needs some milliseconds of its own


class BotWorkers:
    """Workers for tables, and one for what strangers may ask. One that hangs or dies never leaves a table stuck."""

    def __init__(self, workers: int, seconds: float, waiting_per_person: int = 4) -> None:
        self._seconds = seconds
        self.tables = WorkerPool(workers, NICENESS)
        self.leisure = WorkerPool(1, LEISURE_NICENESS, waiting_per_person)

    async def answer(self, name: str, game: AnyGame, state: Any, seat: Seat, table: str = "") -> Answer:
        """What the bot of this name does in this seat. Each table has its share of the workers."""
        moves = game.moves(state, seat)
        if name == "random" or len(moves) == 1:
            return _at_random(game, seat, moves)
        try:
            question = tasks.make_question(game, state, seat, secrets.token_hex(8))
            text, ms = await self.tables.ask(table, self._seconds, "think", question, name)
            return next(Answer(move, ms) for move in moves if str(move) == text)
        except Exception as error:  # whatever it is, the table must not wait for ever
            log.warning("no worker answers for a bot (%s): the server does", type(error).__name__)
            return await _answer_inside(game, state, seat)

    def prepare(self, kind: type[AnyGame]) -> None:
        """Have a worker that knows this game before it is asked: a process takes a second or two to begin."""
        self.tables.prepare("learn", catalogue.import_name(kind))

    async def weigh(self, game: AnyGame, state: Any, seat: Seat, seed: str, table: str = "") -> list[Opinion]:
        """What the master thinks of this seat's moves, the one that it would make first."""
        question = tasks.make_question(game, state, seat, seed)
        try:
            found: list[Opinion] = await self.tables.ask(table, self._seconds, "weigh", question)
            return found
        except Exception as error:
            raise _not_done(error, Refused(503, "no-hint")) from error

    async def check(self, kind: type[AnyGame], body: dict[str, Any], whose: str) -> list[Fault]:
        """What stands against playing this creation."""
        found: list[Fault] = await self._at_leisure(
            Refused(503, "not-checked"), whose, "check", catalogue.import_name(kind), body
        )
        return found

    async def trial(self, kind: type[AnyGame], body: dict[str, Any], number: int, seconds: float, whose: str) -> Any:
        """What bots tell who play this creation; None if they cannot in this time."""
        if seconds <= 0:
            return None
        try:
            return await self.leisure.ask(whose, seconds, "trial", catalogue.import_name(kind), body, number)
        except Exception as error:
            log.warning("a creation is not estimated (%s)", type(error).__name__)
            return None

    async def analyse(
        self, game: AnyGame, record: str, skip: int, seconds: float, simulations: int | None, whose: str
    ) -> tuple[list[bytes | None], int]:
        """Judge decisions of a finished match for about so long, from this one on; and by how many simulations."""
        spec = catalogue.import_name(type(game))
        found: tuple[list[bytes | None], int] = await self._at_leisure(
            Refused(503, "no-analysis"), whose, "analyse", spec, record, skip, seconds, simulations
        )
        return found

    async def replay(self, match: Match, seat: Seat | None, whose: str) -> bytes:
        """A finished match through a seat's eyes, as JSON."""
        about = tasks.tell_match(match)
        found: bytes = await self._at_leisure(Refused(503, "no-replay"), whose, "replay", *about, seat)
        return found

    async def debrief(self, match: Match, whose: str) -> bytes:
        """What the game has to say about a finished match, as JSON."""
        found: bytes = await self._at_leisure(Refused(503, "no-debrief"), whose, "debrief", *tasks.tell_match(match))
        return found

    async def _at_leisure(self, refused: Refused, whose: str, name: str, *about: Any) -> Any:
        try:
            return await self.leisure.ask(whose, self._seconds, name, *about)
        except Exception as error:
            raise _not_done(error, refused) from error

    async def close(self) -> None:
        await asyncio.gather(self.tables.close(), self.leisure.close())


def _not_done(error: Exception, refused: Refused) -> Refused:
    """What somebody is told who waited for it."""
    if isinstance(error, Crowded):
        return Refused(429, "too-fast")
    log.warning("a worker failed (%s): %s", type(error).__name__, refused.why)
    return refused


def _at_random(game: AnyGame, seat: Seat, moves: Any) -> Answer:
    return bots.RandomBot().answer(Ask(game, seat, moves, lambda: None, FastDice(secrets.token_hex(8))))


async def _answer_inside(game: AnyGame, state: Any, seat: Seat) -> Answer:
    """What the strongest bot does that needs no worker: the greedy one, where there is one."""
    moves = game.moves(state, seat)
    if not bots.has_greedy(type(game)):
        return _at_random(game, seat, moves)
    view = game.view(state, seat)  # here: the state is the table's, and not for a thread
    ask = Ask(game, seat, moves, lambda: view, FastDice(secrets.token_hex(8)))
    try:
        thinking = asyncio.to_thread(bots.create("greedy", type(game)).answer, ask)
        answer = await asyncio.wait_for(thinking, INSIDE_SECONDS)
        return next(Answer(move, answer.ms) for move in moves if move == answer.move)
    except Exception as error:
        log.warning("a random move is played (%s)", type(error).__name__)
        return _at_random(game, seat, moves)
