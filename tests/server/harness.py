"""A real server in a process of its own, and scripted clients that talk to it as strangers would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from envol import catalogue
from envol.codec import encode
from envol.server.settings import Settings
from tests import fork_server, limits

ROOT = Path(__file__).parent.parent.parent
GUESTS = ("tests.games.snap.rules:Snap", "tests.games.vote.rules:Vote")
NO_TLS = False  # whether certificates are verified, which is to say read: that takes longer than all that is asked
for _guest in GUESTS:
    catalogue.import_game(_guest)  # records of them are read here too


def free_port() -> int:
    """Below those that the system gives to clients: else one of them may have it while a server is started again."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """The server under test; `kill` is SIGKILL, and `start` again finds the same store on the same port."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.plant: str = settings.pop("plant", "")  # a fault to plant in it, as package.module:function
        self.python: str = settings.pop("python", sys.executable)  # another build's, perhaps
        watch: Path | None = settings.pop("watch_loop", None)  # where to note how long its loop is held
        self.environment = fork_server.ENVIRONMENT | ({} if watch is None else {"ENVOL_LOOP_WATCH": str(watch)})
        self.log = folder / "server.log"
        chosen: dict[str, Any] = {"store": str(folder / "envol.db"), "port": free_port(), "games": GUESTS, "pace": 0.0}
        # A test asks more often than a person, and all its people come from one address.
        chosen |= {
            "calls_per_second": 1_000_000,
            "connections_per_address": 10_000,
            "sockets_per_address": 10_000,
            "study": True,
            **settings,
        }
        self.settings = Settings(**chosen)
        self.process: fork_server.Process | subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        words = [encode(self.settings).decode(), self.plant]
        with self.log.open("ab") as log, open(os.devnull) as nothing:
            if self.python == sys.executable:
                self.process = fork_server.start(
                    "tests.server.run", words, [nothing.fileno(), log.fileno(), log.fileno()], env=self.environment
                )
            else:
                command = [self.python, "-W", "error", "-m", "tests.server.run", *words]
                self.process = subprocess.Popen(
                    command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True, env=self.environment
                )
        until = time.monotonic() + limits.STATE
        with httpx.Client(base_url=self.url, timeout=limits.STATE, verify=NO_TLS) as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if client.get("/api/health").status_code == 200:
                        return
                assert self.process.poll() is None, self.log.read_text("utf-8")
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            if how == signal.SIGKILL:
                os.killpg(self.process.pid, how)  # its workers too: a power cut spares nobody
            else:
                self.process.send_signal(how)
            self.process.wait(limits.STATE)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


FAULTS = re.compile(r"Traceback|\w+Warning|never retrieved|never awaited|unclosed|unexpected", re.IGNORECASE)


@contextlib.contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that is there for as long as the test; at the end its log tells of no fault, unless it `may_fail`."""
    may_fail = settings.pop("may_fail", False)
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    except BaseException:
        server.stop()
        print(server.log.read_text("utf-8"))
        raise
    server.stop()
    told = server.log.read_text("utf-8")
    assert may_fail or not FAULTS.search(told), told


class Guest:
    """A person with a browser: cookies, and the Origin that a page of the server would send."""

    def __init__(self, server: Server) -> None:
        self.server = server
        headers = {"origin": server.url}
        # A busy server closes what has been idle for five seconds just when a client as patient would use it again.
        pool = httpx.Limits(keepalive_expiry=2.0)
        self.http = httpx.AsyncClient(
            base_url=server.url, headers=headers, timeout=limits.STATE, limits=pool, verify=NO_TLS
        )
        self.personal = ""

    async def call(self, method: str, path: str, **more: Any) -> Any:
        """A request that must succeed; its answer."""
        answer = await self.http.request(method, f"/api{path}", **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    async def open(self, game: str, seats: int, **options: Any) -> str:
        table = await self.call("POST", "/tables", json={"game": game, "seats": seats, "options": options})
        return str(table["id"])

    async def sit(self, table: str, seat: int, name: str = "Anna", nonce: str = "ab" * 16) -> None:
        made = await self.call("POST", f"/tables/{table}/seats/{seat}", json={"name": name, "nonce": nonce})
        self.personal = made["personal"]

    @contextlib.asynccontextmanager
    async def socket(self, table: str, port: int | None = None, **more: Any) -> AsyncIterator[ClientConnection]:
        """The WebSocket of a table, with this person's cookie; by another port if the connection goes round about."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        place = f"127.0.0.1:{port or self.server.settings.port}"
        address, origin = f"ws://{place}/ws/tables/{table}", f"http://{place}"
        async with websockets.connect(address, origin=origin, additional_headers=headers, **more) as made:  # type: ignore[arg-type]
            yield made

    async def close(self) -> None:
        await self.http.aclose()


class Player:
    """A client that plays on by itself: it answers each question once, resends what was not acknowledged, comes
    back after every cut, and keeps what it was told."""

    def __init__(self, guest: Guest, table: str, choose: Callable[[Any, list[str]], str]) -> None:
        self.guest = guest
        self.table = table
        self.choose = choose
        self.acked: list[tuple[str, str]] = []  # id and notation of each acknowledged move
        self.refused: list[Any] = []
        self.resent = 0  # moves that were sent again after a cut
        self.sent_moves: dict[str, Any] = {}  # every move that was ever sent
        self.messages: list[str] = []
        self.status = ""
        self.record_messages = False
        self._sent: dict[str, Any] = {}  # not yet answered
        self._answered = -1  # the last question that was answered
        self._number = 0
        self._v = -1
        self._last: Any = {"you": {"on": 0, "moves": []}, "view": None}
        self._prefix = os.urandom(4).hex()

    async def play(self) -> None:
        """Until the match is over, whatever happens to the connection."""
        while self.status != "over":
            try:
                async with self.guest.socket(self.table) as connection:
                    await self._play_on(connection)
            except (OSError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(0.02)

    async def _play_on(self, connection: ClientConnection) -> None:
        for message in list(self._sent.values()):
            self.resent += 1
            await connection.send(json.dumps(message))
        async for text in connection:
            if self.record_messages:
                self.messages.append(str(text))
            await self._hear(connection, json.loads(text))
            if self.status == "over" and not self._sent:
                return

    async def _hear(self, connection: ClientConnection, message: Any) -> None:
        kind = message["type"]
        if kind == "table":
            self.status = message["table"]["status"]
        elif kind == "ack":
            sent = self._sent.pop(message["id"], None)
            if sent is not None:
                self.acked.append((message["id"], sent["m"]))
                await self._answer(connection, self._last)  # the next question may have come before the ack
        elif kind == "no":
            self.refused.append(message)
            sent = self._sent.pop(message["id"], None)
            if sent is not None:
                self._answered = -1
                if message["why"] == "too-soon":
                    await asyncio.sleep(message["data"]["ms"] / 1000)
                if message["why"] == "too-soon" or self._last["you"]["on"] != sent["on"]:
                    await self._answer(connection, self._last)
        elif kind == "ping":
            await connection.send(json.dumps({"type": "pong", "n": message["n"]}))
        elif kind in ("sync", "step"):
            assert message["v"] == (0 if kind == "sync" else self._v + 1), "steps are numbered without a gap"
            self._v, self._last = message["v"], message
            if kind == "sync" and self.record_messages:  # whoever keeps what it is told wants to know the past too
                await connection.send('{"type":"story"}')
            await self._answer(connection, message)

    async def _answer(self, connection: ClientConnection, message: Any) -> None:
        you = message["you"]
        if you["moves"] and you["on"] != self._answered and not self._sent:
            self._answered = you["on"]
            self._number += 1
            id = f"{self._prefix}-{self._number}"
            move = self.choose(message["view"], you["moves"])
            self._sent[id] = self.sent_moves[id] = {"type": "move", "id": id, "on": you["on"], "m": move}
            await connection.send(json.dumps(self._sent[id]))


async def seated(server: Server, game: str, seats: int, **options: Any) -> tuple[str, list[Guest]]:
    """A table with a person on each seat, started."""
    guests = [Guest(server) for _ in range(seats)]
    table = await guests[0].open(game, seats, **options)
    for seat, guest in enumerate(guests):
        await guest.sit(table, seat, f"P{seat}", f"{seat:02x}" * 16)
    await guests[0].call("POST", f"/tables/{table}/start")
    return table, guests
