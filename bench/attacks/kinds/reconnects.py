"""Viewers that come and go."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack
from bench.attacks.wire import RawSocket, say

VIEWERS = 200


class Reconnects(Attack):
    """200 viewers connect, ask for the whole and for the story, drop the connection and come again (point 1)."""

    name = "reconnects"
    point = "1"

    async def run(self) -> None:
        self._tables: list[str] = []
        await self.together(self._look(), *(self._watch(number) for number in range(VIEWERS)))

    async def _look(self) -> None:
        while True:
            self._tables = [table for table, _ in await self.playing()]
            await asyncio.sleep(5)

    async def _watch(self, number: int) -> None:
        await asyncio.sleep(number / 100)
        while True:
            table = self.dice.choice([*self._tables, *self.target.finished])
            socket = await RawSocket.open(self.port, self.address(number // 20), f"/ws/tables/{table}")
            if socket is None:
                self.note(None)
            else:
                socket.writer.write(say({"type": "sync"}) + say({"type": "story"}) * 2)
                got = await socket.count_bytes(0.3)
                self.counts["bytes"] += got
                self.counts["visits"] += 1
                socket.drop()
            await asyncio.sleep(1)
