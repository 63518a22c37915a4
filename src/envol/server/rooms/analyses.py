"""Analyses of finished matches: asked for once, thought over in slices by the workers of the bots, and kept."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from envol.analysis import VERSION, Analysis, Decision, count, summed
from envol.codec import decode, encode
from envol.match import Match
from envol.record import write as write_record
from envol.server.bot_workers import BotWorkers
from envol.server.refusals import Refused
from envol.server.store import Conflict, Database, Writer
from envol.server.store.schema import analysis as kept

log = logging.getLogger("envol.analysis")
MOST = 20  # that wait for their turn
SLICE = 0.4  # seconds of a worker's time; whoever else asks for something waits no longer for it
BREATH = 0.05  # and between two slices others have their turn


class Progress(msgspec.Struct, frozen=True):
    """How many of its decisions have been looked at, and, once it is done, the analysis."""

    done: int
    of: int
    analysis: Analysis | None = None


@dataclass
class Job:
    """One match that is being looked at, or waits for it."""

    of: int
    task: asyncio.Task[None]
    done: int = 0


class Analyses:
    """One match at a time is looked at; what was found is kept for good."""

    def __init__(self, database: Database, writer: Writer, bot_workers: BotWorkers, simulations: int | None) -> None:
        self._database = database
        self._writer = writer
        self._bot_workers = bot_workers
        self._simulations = simulations  # for each decision; None leaves it to the game
        self._jobs: dict[str, Job] = {}
        self._turn = asyncio.Lock()

    async def ask(self, id: str, match: Match, whose: str) -> Progress:
        """How far the analysis of a finished match is; who asks first begins it."""
        job = self._jobs.get(id)
        if job is None:
            found = await self._kept(id)
            if found is not None:
                return Progress(len(found.decisions), len(found.decisions), found)
            job = self._jobs.get(id) or self._begin(id, match, whose)  # somebody may have asked meanwhile
        if job.task.done():
            del self._jobs[id]
            if not job.task.cancelled() and job.task.exception() is None:
                return await self.ask(id, match, whose)
            raise Refused(503, "no-analysis")
        return Progress(job.done, job.of)

    def _begin(self, id: str, match: Match, whose: str) -> Job:
        if sum(not job.task.done() for job in self._jobs.values()) >= MOST:
            raise Refused(503, "no-analysis")
        job = self._jobs[id] = Job(count(match), asyncio.create_task(self._analyse(id, match, whose)))
        return job

    async def _analyse(self, id: str, match: Match, whose: str) -> None:
        """Slice by slice."""
        async with self._turn:
            job, record = self._jobs[id], write_record(match)
            found: list[Decision] = []
            simulations = 0
            while job.done < job.of:
                await asyncio.sleep(BREATH)
                judged, simulations = await self._bot_workers.analyse(
                    match.game, record, job.done, SLICE, self._simulations, whose
                )
                job.done += len(judged)
                found += [decode(one, Decision) for one in judged if one]
            body = encode(summed(match, found, simulations)).decode()
            try:
                await self._writer.write(kept.insert().values(match=id, version=VERSION, body=body))
            except Conflict:
                log.info("table %s: another node has kept its analysis already", id)

    async def _kept(self, id: str) -> Analysis | None:
        found = select(kept.c.body).where((kept.c.match == id) & (kept.c.version == VERSION))
        async with self._database.read() as connection:
            body = (await connection.execute(found)).scalar_one_or_none()
        return None if body is None else decode(body, Analysis)

    async def close(self) -> None:
        for job in self._jobs.values():
            job.task.cancel()
        await asyncio.gather(*(job.task for job in self._jobs.values()), return_exceptions=True)
