"""Messages of a byte or two, thousands in one packet."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bench.attacks.attack import Attack
from bench.attacks.wire import TEXT, RawSocket, frame

CLIENTS = 6
BLOCK = 2**18


class TinyFrames(Attack):
    """One write of 256 KiB holds 35,000 messages, which are all taken apart in one turn of the loop (point 3)."""

    name = "tiny frames"
    point = "3"

    async def run(self) -> None:
        await self.together(*(self._send(number) for number in range(CLIENTS)))

    async def _send(self, number: int) -> None:
        ones, twos = frame(TEXT, b"1"), frame(TEXT, b"{}")
        block = (ones + twos) * (BLOCK // (len(ones) + len(twos)))
        while True:
            tables = [f"/ws/tables/{table}" for table in self.target.finished]
            path = self.dice.choice(["/ws/tables", *tables])
            socket = await RawSocket.open(self.port, self.address(number), path)
            if socket is None:
                self.note(None)
                await asyncio.sleep(0.5)
                continue
            socket.writer.write(block)
            self.counts["blocks"] += 1
            with suppress(OSError):
                got = await socket.count_bytes(1.0)
                self.counts["bytes"] += got
            socket.drop()
