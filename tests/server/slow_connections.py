"""Slow connections to a server, and clients that race over them: by how much each was really late is measured too."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests import limits
from tests.server.harness import Guest


class SlowConnection:
    """A TCP connection that takes so many milliseconds longer each way; from this machine to this machine."""

    def __init__(self, to: int, ms: int) -> None:
        self.to = to
        self.ms = ms
        self.port = 0
        self.worst = 0.0  # seconds by which a piece was passed on too late, at most
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[SlowConnection]:
        """Open for as long as the block."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self.to)
        for reader, writer in ((near, forth), (far, back)):
            pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
            for work in (self._take(reader, pieces), self._pass_on(pieces, writer)):
                task = asyncio.create_task(work)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _take(self, reader: asyncio.StreamReader, pieces: asyncio.Queue[tuple[float, bytes]]) -> None:
        piece = b" "
        while piece:
            with contextlib.suppress(OSError):
                piece = await reader.read(65_536)
            pieces.put_nowait((time.monotonic() + self.ms / 1000, piece))

    async def _pass_on(self, pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                self.worst = max(self.worst, time.monotonic() - due)
                if not piece:
                    break
                writer.write(piece)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@dataclass
class Sent:
    """A move that was sent: when, and what was answered when."""

    m: str
    at: float
    answer: Any = None
    answered: float = 0.0

    @property
    def is_acked(self) -> bool:
        return bool(self.answer and self.answer["type"] == "ack")


class Racer:
    """A client that moves when it is told to, knows what it was last asked, and answers pings, perhaps too late."""

    def __init__(self, guest: Guest, table: str, port: int | None = None, pong_after: float | None = 0.0) -> None:
        self.guest = guest
        self.table = table
        self.port = port
        self.pong_after = pong_after  # None never answers
        self.status = ""
        self.view: Any = {}
        self.you: Any = {"on": 0, "moves": [], "due": None}
        self.seen: list[Any] = []
        self.pongs = 0
        self.sent: dict[str, Sent] = {}
        self.connection: ClientConnection
        self._changed = asyncio.Condition()
        self._late: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[Racer]:
        """Connected for as long as the block."""
        async with self.guest.socket(self.table, self.port) as self.connection:
            hearing = asyncio.create_task(self._hear())
            try:
                yield self
            finally:
                for task in (hearing, *self._late):
                    task.cancel()
                await asyncio.gather(hearing, *self._late, return_exceptions=True)

    async def _hear(self) -> None:
        async for text in self.connection:
            await self._take(json.loads(text))
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: Any) -> None:
        kind = message["type"]
        if kind == "table":
            self.status = message["table"]["status"]
        elif kind in ("sync", "step"):
            self.view, self.you = message["view"], message["you"]
            self.seen += message.get("seen", [])
        elif kind == "ping" and self.pong_after is not None:
            task = asyncio.create_task(self._pong(message["n"], self.pong_after))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
        elif message.get("id") in self.sent:
            sent = self.sent[message["id"]]
            sent.answer, sent.answered = message, time.monotonic()

    async def _pong(self, n: int, after: float) -> None:
        await asyncio.sleep(after)
        await self.connection.send(json.dumps({"type": "pong", "n": n}))
        self.pongs += 1

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for a state of what this client knows."""

        async def wait() -> None:
            async with self._changed:
                await self._changed.wait_for(is_so)

        await asyncio.wait_for(wait(), limits.STATE)

    async def begin(self, m: str, on: int | None = None, id: str = "") -> Sent:
        """Send a move without waiting for the answer."""
        id = id or f"{m.partition(' ')[0]}-{len(self.sent)}"
        message = json.dumps({"type": "move", "id": id, "on": self.you["on"] if on is None else on, "m": m})
        sent = self.sent[id] = Sent(m, time.monotonic())
        await self.connection.send(message)
        return sent

    async def move(self, m: str, on: int | None = None, id: str = "") -> Any:
        """Send a move; its answer."""
        sent = await self.begin(m, on, id)
        await self.until(lambda: sent.answer is not None)
        return sent.answer


class Probe:
    """Asks the server for an answer again and again, to know whether it, or this process, was kept from its work."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._number = 0
        self.worst = 0.0  # seconds that an answer took at most

    @contextlib.asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        self.worst = 0.0
        asking = asyncio.create_task(self._ask())
        try:
            yield
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _ask(self) -> None:
        while True:
            began = time.monotonic()
            self._number += 1
            id = f"probe-{self._number}"
            try:
                await self._connection.send(json.dumps({"id": id}))
                while json.loads(await self._connection.recv()).get("id") != id:
                    pass
            finally:
                self.worst = max(self.worst, time.monotonic() - began)
            await asyncio.sleep(max(0.0, began + 0.03 - time.monotonic()))
