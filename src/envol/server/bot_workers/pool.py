"""A pool of worker processes: who asks has a share of their time, and one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any

from envol.server.bot_workers.process import WorkerDied, WorkerProcess

log = logging.getLogger("envol.bots")
TRIES = 2  # a worker that dies costs its question a second one
PREPARING = ""  # whose a job is that nobody waits for
PREPARE_SECONDS = 60.0
GRACE = 1.0  # seconds after which a worker that did not give up by itself is killed


class Crowded(Exception):
    """Too much of the same person's waits already."""


@dataclass(eq=False)
class Job:
    """A task that waits for a worker, or has one; after its deadline nobody waits for it."""

    name: str
    arguments: tuple[Any, ...]
    deadline: float
    tries: int = 0
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Everybody in turn has one job taken, however many they have brought."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, deque[Job]] = OrderedDict()
        self._filled = asyncio.Event()

    @property
    def is_empty(self) -> bool:
        return not self._jobs

    def count(self, whose: str) -> int:
        return len(self._jobs.get(whose, ()))

    def put(self, whose: str, job: Job, *, again: bool = False) -> None:
        jobs = self._jobs.setdefault(whose, deque())
        if again:  # it has waited before
            jobs.appendleft(job)
            self._jobs.move_to_end(whose, last=False)
        else:
            jobs.append(job)
        self._filled.set()

    async def take(self) -> tuple[str, Job]:
        while not self._jobs:
            self._filled.clear()
            await self._filled.wait()
        whose, jobs = self._jobs.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._jobs[whose] = jobs  # behind all others
        return whose, job


class WorkerPool:
    """So many processes, started when they are needed. Nobody waits for an answer longer than they said."""

    def __init__(self, size: int, niceness: int, most_waiting: int | None = None) -> None:
        self._processes = [WorkerProcess(niceness) for _ in range(size)]
        self._most_waiting = most_waiting  # of one person's jobs
        self._queue = FairQueue()
        self._attending: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    async def ask(self, whose: str, seconds: float, name: str, *arguments: Any) -> Any:
        """What a worker makes of a task. Its last argument is how long it may take, and the worker is told.

        Raises TimeoutError, WorkerDied, TaskFailed, and Crowded when too much of the same person's waits."""
        if self._most_waiting is not None and self._queue.count(whose) >= self._most_waiting:
            raise Crowded
        self._begin()
        job = Job(name, arguments, asyncio.get_running_loop().time() + seconds)
        self._queue.put(whose, job)
        return await asyncio.wait_for(job.answer, seconds)

    def prepare(self, name: str, *arguments: Any) -> None:
        """Let a worker do something that nobody waits for, if one has nothing to do."""
        self._begin()
        if self._queue.is_empty:
            self._queue.put(PREPARING, Job(name, arguments, asyncio.get_running_loop().time() + PREPARE_SECONDS))

    def _begin(self) -> None:
        if not self._attending:
            self._attending = [asyncio.create_task(self._attend(process)) for process in self._processes]

    async def close(self) -> None:
        """End all processes, whatever they do."""
        attending, self._attending = self._attending, []
        for task in attending:
            task.cancel()
        await asyncio.gather(*attending, return_exceptions=True)
        await asyncio.gather(*(process.kill() for process in self._processes))

    async def _attend(self, process: WorkerProcess) -> None:
        """Give a process one job after the other."""
        loop = asyncio.get_running_loop()
        while True:
            whose, job = await self._queue.take()
            left = job.deadline - loop.time()
            if job.answer.done() or left <= 0:
                continue
            job.tries += 1
            try:
                async with asyncio.timeout(left + GRACE):
                    answer = await process.ask(job.name, (*job.arguments, left))
            except TimeoutError:
                log.warning("a worker hangs (%s): it is killed", job.name)
                await process.kill()
            except WorkerDied as error:
                log.warning("a worker died (%s)", job.name)
                if job.tries < TRIES:
                    self._queue.put(whose, job, again=True)
                else:
                    _fail(job, error)
            except Exception as error:  # the task's own, or that it cannot be told
                _fail(job, error)
            except asyncio.CancelledError:
                await process.kill()
                raise
            else:
                if not job.answer.done():
                    job.answer.set_result(answer)


def _fail(job: Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)
