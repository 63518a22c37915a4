"""People who play as people do: a move every two seconds or so, at one table after another."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

GAMES = ("blackmore", "carpets", "air", "oz", "brooms")
LEVELS = ("companion", "master")
PATIENCE = 30.0  # seconds for an answer over HTTP
AGAIN = 0.5  # seconds before somebody who was cut off comes back

Note = Callable[..., None]  # tells what happened: a word, and what it is about


class Person:
    """One seat at one table, played until the match is over, whatever happens to the connection."""

    def __init__(self, port: int, address: str, table: str, token: str, seconds: float, note: Note) -> None:
        self._url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self._from = (address, 0)
        self._headers = {"authorization": f"Bearer {token}"}
        self._table = table
        self._seconds = seconds  # between two moves; 0 plays as fast as it may
        self._note = note
        self._you: Any = {"on": -1, "moves": []}
        self._answered = -1  # the last question that was answered
        self._asked = asyncio.Event()
        self._answer: asyncio.Future[Any] | None = None  # to the move under way
        self._under_way: Any = None
        self._connection: ClientConnection | None = None
        self._over = asyncio.Event()
        self._prefix, self._number = os.urandom(4).hex(), 0
        self._dice = random.Random(self._prefix)

    async def play(self) -> None:
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._decide())]
        try:
            over = asyncio.create_task(self._over.wait())
            done, _ = await asyncio.wait([*tasks, over], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in [*tasks, over]:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                async with websockets.connect(
                    self._url, additional_headers=self._headers, local_addr=self._from, compression=None, max_size=None
                ) as connection:
                    self._connection = connection
                    if self._under_way is not None:
                        await connection.send(json.dumps(self._under_way))
                    async for text in connection:
                        await self._hear(connection, json.loads(text))
                self._note("cut", self._table, f"{connection.close_code} {connection.close_reason}")
            except (OSError, TimeoutError, websockets.WebSocketException, EOFError) as error:
                self._note("cut", self._table, type(error).__name__)
            self._connection = None
            await asyncio.sleep(AGAIN)

    async def _hear(self, connection: ClientConnection, message: Any) -> None:
        kind = message["type"]
        if kind in ("ack", "no"):
            if self._under_way is not None and message["id"] == self._under_way["id"]:
                self._note(kind, self._table, message["id"], message.get("why", ""))
                self._under_way = None
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(message)
        elif kind == "ping":
            await connection.send(json.dumps({"type": "pong", "n": message["n"]}))
        elif kind == "table" and message["table"]["status"] == "over" and self._under_way is None:
            self._over.set()
        elif kind in ("sync", "step"):
            self._you = message["you"]
            self._asked.set()

    async def _decide(self) -> None:
        while True:
            await self._asked.wait()
            self._asked.clear()
            on = self._you["on"]
            if not self._you["moves"] or on == self._answered:
                continue
            if self._seconds:
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._seconds)
            if not self._you["moves"] or self._you["on"] != on:
                self._asked.set()
                continue
            self._answered = on
            answer = await self._move(on, self._dice.choice(self._you["moves"]))
            if answer["type"] == "no":
                self._answered = -1
                data = answer.get("data") or {}
                await asyncio.sleep(data.get("ms", 300) / 1000)
            self._asked.set()  # the next question may have come before the answer

    async def _move(self, on: int, move: str) -> Any:
        """What the server makes of a move; it is sent again, with its old id, after every cut."""
        self._number += 1
        id = f"{self._prefix}-{self._number}"
        self._under_way = {"type": "move", "id": id, "on": on, "m": move}
        self._answer = asyncio.get_running_loop().create_future()
        self._note("sent", self._table, id)
        if self._connection is not None:
            with suppress(websockets.WebSocketException, OSError):
                await self._connection.send(json.dumps(self._under_way))
        return await self._answer


class Party:
    """Who sits down together: people from one address of their own, and bots on the other seats."""

    def __init__(self, port: int, number: int, net: int, seconds: float, note: Note) -> None:
        self._port = port
        self._address = f"127.0.{net}.{2 + number % 250}"
        self._number = number
        self._seconds = seconds
        self._note = note

    async def play_on(self) -> None:
        """One table after another, of the same game."""
        people = 1 + self._number // len(GAMES) % 2
        seats = max(people + 1, 2 + self._number % 3)
        while True:
            try:
                await self.play_once(GAMES[self._number % len(GAMES)], seats, people)
            except (httpx.HTTPError, OSError, TimeoutError) as error:
                self._note("shut out", "", type(error).__name__)
                await asyncio.sleep(1)

    async def play_once(self, game: str, seats: int, people: int) -> str:
        """A table, opened, filled with people and bots, and played to its end."""
        table, tokens = await self._sit_down(game, seats, people)
        self._note("table", table, game)
        sitters = [Person(self._port, self._address, table, token, self._seconds, self._note) for token in tokens]
        await asyncio.gather(*(sitter.play() for sitter in sitters))
        self._note("over", table)
        return table

    async def _sit_down(self, game: str, seats: int, people: int) -> tuple[str, list[str]]:
        host = f"http://127.0.0.1:{self._port}"
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        async with httpx.AsyncClient(base_url=host, transport=transport, timeout=PATIENCE) as http:

            async def call(method: str, path: str, body: Any, headers: dict[str, str]) -> httpx.Response:
                http.cookies.clear()  # else all people would be one
                answer = await http.request(method, path, json=body, headers=headers)
                if not answer.is_success:
                    self._note("refused", "", f"{method} {path.count('/')} {answer.status_code} {answer.text[:80]}")
                return answer.raise_for_status()

            opened = await call("POST", "/api/tables", {"game": game, "seats": seats}, {})
            me = {"cookie": opened.headers["set-cookie"].partition(";")[0], "origin": host}
            path = f"/api/tables/{opened.json()['id']}"
            tokens = []
            for seat in range(people):
                who = {"name": f"P{seat}", "nonce": os.urandom(16).hex()}
                sat = await call("POST", f"{path}/seats/{seat}", who, me if seat == 0 else {})
                tokens.append(str(sat.json()["personal"]))
            for seat in range(people, seats):
                await call("PUT", f"{path}/seats/{seat}/bot", {"bot": LEVELS[seat % 2]}, me)
            await call("POST", f"{path}/start", None, me)
        return str(opened.json()["id"]), tokens


async def visit(port: int, address: str, note: Note) -> None:
    """A newcomer every two seconds, who asks for the open tables over a connection of their own."""
    while True:
        began = time.monotonic()
        try:
            transport = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as http:
                answer = await http.get(f"http://127.0.0.1:{port}/api/tables")
            note("visit", "", round(1000 * (time.monotonic() - began), 1), answer.status_code)
        except (httpx.HTTPError, OSError) as error:
            note("visit", "", round(1000 * (time.monotonic() - began), 1), type(error).__name__)
        await asyncio.sleep(max(0.0, began + 2 - time.monotonic()))
