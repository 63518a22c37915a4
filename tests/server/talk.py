"""A connection that a test drives by hand, and a way to write a test as a coroutine."""

from __future__ import annotations

import asyncio
import functools
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ParamSpec

from websockets.asyncio.client import ClientConnection

from envol import catalogue, record
from envol.game import TABLE
from envol.texts import LANGUAGES, Texts
from tests import limits
from tests.server import declared
from tests.server.harness import GUESTS, Guest, Player, Server

P = ParamSpec("P")
for game in GUESTS:
    catalogue.import_game(game)  # records are read in this process


def played(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run the test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(limits.MATCH):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


@asynccontextmanager
async def guests(server: Server, number: int) -> AsyncIterator[list[Guest]]:
    """So many people, each with a browser."""
    async with AsyncExitStack() as stack:
        people = [Guest(server) for _ in range(number)]
        for guest in people:
            stack.push_async_callback(guest.close)
        yield people


@asynccontextmanager
async def sitting(server: Server, game: str, seats: int, **options: Any) -> AsyncIterator[tuple[str, list[Guest]]]:
    """A table with a person on each seat, started; they go home at the end."""
    async with guests(server, seats) as people:
        table = await people[0].open(game, seats, **options)
        for seat, guest in enumerate(people):
            await guest.sit(table, seat, f"P{seat}", f"{seat:02x}" * 16)
        await people[0].call("POST", f"/tables/{table}/start")
        yield table, people


async def refused(guest: Guest, method: str, path: str, **more: Any) -> tuple[int, str]:
    """The status and the key of a request that must be refused, with its sentence."""
    answer = await guest.http.request(method, f"/api{path}", **more)
    assert answer.is_error, f"{method} {path} was not refused: {answer.text}"
    assert answer.json()["text"]
    return answer.status_code, answer.json()["why"]


class Connection:
    """Keeps every message, knows what it was last told, and checks that steps are numbered without a gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Any] = []
        self.table: Any = None
        self.seat: int | None = None
        self.view: Any = None
        self.you: Any = None
        self.v = -1
        self._sent = 0

    async def hear(self) -> Any:
        """The next message."""
        message = declared.read(await self.socket.recv())
        self.messages.append(message)
        kind = message["type"]
        if kind == "table":
            self.table, self.seat = message["table"], message["seat"]
        elif kind in ("sync", "step"):
            assert message["v"] == (0 if kind == "sync" else self.v + 1), "steps are numbered without a gap"
            self.v, self.view, self.you = message["v"], message["view"], message["you"]
            declared.check_view(self.view, self.table["game"])
        elif kind == "ping":
            await self.say({"type": "pong", "n": message["n"]})
        elif kind == "no" and message["rule"].startswith("envol."):
            for language in LANGUAGES:
                assert Texts(language).format(f"refusal-{message['why']}", message["data"])
        return message

    async def until(self, found: Callable[[Any], bool]) -> Any:
        """The next message for which this holds."""
        while True:
            message = await self.hear()
            if found(message):
                return message

    async def next(self, kind: str) -> Any:
        return await self.until(lambda message: message["type"] == kind)

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, m: str, on: int | None = None, id: str | None = None) -> str:
        """Send a move, by default as an answer to the question asked last; its id."""
        self._sent += 1
        id = id or f"{os.urandom(4).hex()}-{self._sent}"
        await self.say({"type": "move", "id": id, "on": self.you["on"] if on is None else on, "m": m})
        return id

    async def answer(self, id: str) -> Any:
        """The answer to the command with this id."""
        return await self.until(lambda message: message["type"] in ("ack", "no") and message["id"] == id)

    async def move(self, m: str, on: int | None = None, id: str | None = None) -> Any:
        """Send a move and hear until it is answered."""
        return await self.answer(await self.ask(m, on, id))

    async def asked(self) -> list[str]:
        """Hear until something is asked; the moves offered."""
        while not (self.you and self.you["moves"]):
            await self.hear()
        return list(self.you["moves"])


@asynccontextmanager
async def connected(guest: Guest, table: str, **more: Any) -> AsyncIterator[Connection]:
    """A connection to a table, once it was told what the table is."""
    async with guest.socket(table, **more) as socket:
        made = Connection(socket)
        await made.next("table")
        if made.table["status"] != "open":
            await made.next("sync")
        yield made


async def let_in(judge: Guest, late: Guest, table: str, seat: int, name: str) -> None:
    """During play somebody asks for a bot's seat and is given it."""
    await late.call("POST", f"/tables/{table}/wishes", json={"seat": seat, "name": name})
    async with connected(late, table) as asking:
        await judge.call("PUT", f"/tables/{table}/wishes/{asking.messages[0]['asks']}")
        await asking.until(lambda _: asking.seat == seat)


async def play_out(table: str, *people: Guest) -> Any:
    """These people play the table to its end; its record."""
    players = [Player(guest, table, lambda view, moves: moves[0]) for guest in people]
    await asyncio.gather(*(player.play() for player in players))
    return await people[0].call("GET", f"/tables/{table}/record")


def handed(text: str) -> list[str]:
    """The lines of the house in a record."""
    return [str(entry.move) for entry in record.read(text).log if entry.seat == TABLE]


def over(message: Any) -> bool:
    """The message tells that the match is over."""
    return bool(message["type"] == "table" and message["table"]["status"] == "over")
