"""Strangers on the seats of bots."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack
from bench.attacks.wire import Caller, RawSocket

STRANGERS = 10


class SeatTaking(Attack):
    """Strangers take and leave bots' seats of running tables, to see the cards, and ask for seats (point 6)."""

    name = "seat taking"
    point = "6"

    async def run(self) -> None:
        await self.together(*(self._take(number) for number in range(STRANGERS)))

    async def _take(self, number: int) -> None:
        caller = self.caller(number)
        while not await caller.become_known():
            await asyncio.sleep(1)
        while True:
            for table, seat in self.dice.sample(found := await self.playing(), min(5, len(found))):
                await self._sit(caller, number, table, seat)
            await asyncio.sleep(0.2)

    async def _sit(self, caller: Caller, number: int, table: str, seat: int) -> None:
        path = f"/api/tables/{table}"
        cookie = tuple(header.encode() for header in caller.headers)
        socket = await RawSocket.open(self.port, self.address(number), f"/ws/tables/{table}", *cookie)
        sat = await caller.ask("POST", f"{path}/seats/{seat}", {"name": "Eve", "nonce": ""})
        self.counts["seats taken" if sat.status == 201 else f"seat refused ({sat.status})"] += 1
        wished = await caller.ask("POST", f"{path}/wishes", {"seat": seat, "name": "Eve"})
        self.counts[f"wish ({wished.status})"] += 1
        await asyncio.sleep(0.5)
        await caller.ask("DELETE", f"{path}/seats/{seat}")
        if socket is not None:
            socket.drop()
