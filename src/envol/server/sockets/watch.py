"""One watch over all connections: how slow each is, where seats can race, and whether it still reads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Self

from envol.server.sockets.connection import Connection
from envol.server.viewer import Viewer
from envol.server.wire import CLOSE_TOO_MUCH

PING_SECONDS = 2.0  # between two measures of a connection's delay,
FIRST_PING_SECONDS = 0.25  # and at first, until it is known
PATIENT_TURNS = 4  # of the first ones, between two looks for clients that do not read


class ConnectionWatch:
    """A task for each of thousands of quiet connections would cost more than their moves: this is one for all."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._connections: set[Connection] = set()
        self._racing: dict[Viewer, float] = {}  # viewers that are measured, and when next
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run(), name="connection watch")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @contextlib.contextmanager
    def watching(self, connection: Connection, viewer: Viewer, *, races: bool) -> Iterator[None]:
        """For as long as a connection lasts; `races` says whether its delay matters."""
        self._connections.add(connection)
        if races:
            self._racing[viewer] = 0.0
        try:
            yield
        finally:
            self._connections.discard(connection)
            self._racing.pop(viewer, None)

    async def _run(self) -> None:
        loop, turn = asyncio.get_running_loop(), 0
        while True:
            self._measure(loop.time())
            turn += 1
            if turn % PATIENT_TURNS == 0:
                self._let_go()
            await asyncio.sleep(FIRST_PING_SECONDS)

    def _measure(self, now: float) -> None:
        for viewer, at in self._racing.items():
            if viewer.seat is not None and now >= at:
                viewer.ping()
                self._racing[viewer] = now + (PING_SECONDS if viewer.is_measured else 0.0)

    def _let_go(self) -> None:
        """End connections whose clients have read nothing for too long; they come back."""
        for connection in [found for found in self._connections if found.stuck_seconds >= self._patience]:
            connection.close(CLOSE_TOO_MUCH, "too-slow")
