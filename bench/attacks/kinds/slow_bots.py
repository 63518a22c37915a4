"""Bots that think for as long as they like."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack
from bench.attacks.wire import Caller

TABLES = 12
SLOW = "search:9999"
OTHERS = ("archmage", "archmage", "master", "companion")  # where that one is refused


class SlowBots(Attack):
    """Twelve tables with search:9999 crowded all other bots out; they are for those who study (point 10)."""

    name = "slow bots"
    point = "10"

    async def run(self) -> None:
        await self.together(*(self._play(number) for number in range(TABLES)))

    async def _play(self, number: int) -> None:
        while True:
            caller = self.caller(number)
            opened = await caller.ask("POST", "/api/tables", {"game": "blackmore", "seats": 4})
            if opened.status == 201:
                caller.headers += [f"cookie: {opened.cookie}", f"origin: http://127.0.0.1:{self.port}"]
                await self._fill(caller, f"/api/tables/{opened.json()['id']}")
            caller.drop()
            await asyncio.sleep(20)

    async def _fill(self, caller: Caller, path: str) -> None:
        for seat in range(4):
            sat = await caller.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": SLOW})
            self.counts[f"bot ({sat.status})"] += 1
            if sat.status >= 400:
                await caller.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": OTHERS[seat]})
        started = await caller.ask("POST", f"{path}/start")
        self.counts[f"start ({started.status})"] += 1
