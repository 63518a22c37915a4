"""One worker process, as the server sees it: asked one thing at a time, and killed if it does not answer."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

from envol.server.bot_workers.worker import LENGTH, frame, main


class WorkerDied(Exception):
    """The process ended, or had to be ended, before it answered."""


class TaskFailed(Exception):
    """The worker could not do it; it says what went wrong by the name of an exception."""


class WorkerProcess:
    """Started when it is first asked, and again after it died."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, name: str, arguments: tuple[Any, ...]) -> Any:
        """What comes of a task; whoever stops waiting must `kill`, else the next one is told this answer."""
        try:
            if self._process is not None and self._process.returncode is not None:  # it died while it had nothing to do
                await self.kill()
            if self._process is None:
                self._process = await self._start()
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.write(frame((name, arguments)))
            await self._process.stdin.drain()
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH))
            is_done, answer = pickle.loads(await self._process.stdout.readexactly(length))
        # asyncio.IncompleteReadError is an EOFError; uvloop raises a RuntimeError where the pipe has been closed.
        except (OSError, EOFError, RuntimeError) as error:
            await self.kill()
            raise WorkerDied from error
        if not is_done:
            raise TaskFailed(answer)
        return answer

    async def _start(self) -> Process:
        # The same modules as here, and a game of somebody's own beside them.
        path = os.pathsep.join(sys.path)
        command = (sys.executable, "-c", f"from {main.__module__} import main; main()", str(self._niceness))
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
        )

    async def kill(self) -> None:
        """End it at once: it holds nothing that could be lost."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()
