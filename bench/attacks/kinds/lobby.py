"""The home page, filled by one address."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack
from bench.attacks.wire import RawSocket

OPENERS = 8
VISITORS = 10


class Lobby(Attack):
    """One address opens listed tables as fast as it may; ten visitors count the bytes they are sent (point 7)."""

    name = "lobby"
    point = "7"

    async def run(self) -> None:
        openers = (self._open(number) for number in range(OPENERS))
        await self.together(*openers, *(self._visit(1 + number) for number in range(VISITORS)), self._look())

    async def _open(self, number: int) -> None:
        caller = self.caller()
        await caller.become_known()
        while True:
            opened = await caller.ask("POST", "/api/tables", {"game": "oz", "seats": 4, "listed": True})
            self.note(opened)
            if opened.status == 201 and number % 2:
                await caller.ask("DELETE", f"/api/tables/{opened.json()['id']}")
            await asyncio.sleep(0.05 if opened.status == 201 else 0.5)

    async def _visit(self, number: int) -> None:
        while True:
            socket = await RawSocket.open(self.port, self.address(number), "/ws/tables")
            if socket is None:
                self.note(None)
                await asyncio.sleep(1)
                continue
            got = await socket.count_bytes(10)
            self.counts["visitors' bytes"] += got
            self.counts["visitors' seconds"] += 10
            socket.drop()

    async def _look(self) -> None:
        """How much of the list is the attacker's."""
        caller = self.caller(99)
        while True:
            listed = await caller.ask("GET", "/api/tables")
            if listed.status == 200:
                self.counts["listed at most"] = max(self.counts["listed at most"], len(listed.json()))
            await asyncio.sleep(2)
