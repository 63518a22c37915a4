"""Replays of finished matches, asked for by many and read by few."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bench.attacks.attack import Attack
from bench.attacks.wire import connect, drop, request

CLIENTS = 40
SEATS = ("", "?seat=0", "?seat=1", "?seat=9")


class Replays(Attack):
    """Forty strangers ask for replays over and over: making one on the loop stopped every table (point 1)."""

    name = "replays"
    point = "1"

    async def run(self) -> None:
        await self.together(*(self._ask(number) for number in range(CLIENTS)))

    async def _ask(self, number: int) -> None:
        caller = self.caller(number // 4)  # four of them share an address
        while True:
            table = self.dice.choice(self.target.finished)
            self.note(await caller.ask("GET", f"/api/tables/{table}/replay{self.dice.choice(SEATS)}"))
            await asyncio.sleep(0.02)


class UnreadReplays(Attack):
    """Forty connections ask for replays and read nothing: what waited for them filled the memory (point 3)."""

    name = "unread replays"
    point = "1, 3"

    async def run(self) -> None:
        await self.together(*(self._ask(number) for number in range(CLIENTS)))

    async def _ask(self, number: int) -> None:
        while True:
            with suppress(OSError):
                _, writer = await connect(self.port, self.address(number // 4), limit=1)
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                for table in self.target.finished * 4:
                    writer.write(request("GET", f"/api/tables/{table}/replay"))
                self.counts["connections"] += 1
                await asyncio.sleep(10)
                drop(writer)
            await asyncio.sleep(0.1)
