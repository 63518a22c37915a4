"""Health, asked by everybody."""

from __future__ import annotations

import asyncio
import time

from bench.attacks.attack import Attack

RATE = 100  # times a second, in all
CLIENTS = 5
PATHS = ("/livez", "/readyz", "/api/health")


class Health(Attack):
    """Health is asked a hundred times a second: each question wrote to the store, or told nothing true (point 9)."""

    name = "health"
    point = "9"

    async def run(self) -> None:
        await self.together(*(self._ask(number) for number in range(CLIENTS)))

    async def _ask(self, number: int) -> None:
        caller, every, at = self.caller(number), CLIENTS / RATE, time.monotonic()
        while True:
            at = max(at + every, time.monotonic())
            self.note(await caller.ask("GET", self.dice.choice(PATHS)))
            await asyncio.sleep(max(0.0, at - time.monotonic()))
