"""Skies that take long to look at."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from bench.attacks.attack import Attack
from bench.hosts import ROOT

CLIENTS = 6
AT_ONCE = 3  # by each
SKIES = ("school-1", "labyrinth-1", "slalom-1", "village-1", "post-1")
FOLDER = Path("src/envol/games/brooms/data")


class Creations(Attack):
    """Six clients have skies checked, tried out and opened, large ones and slow ones: no worker was left (point 5)."""

    name = "creations"
    point = "5"

    def _sky(self) -> dict[str, Any]:
        """One that nobody has seen before, and perhaps one that cannot be flown."""
        made: dict[str, Any] = json.loads((ROOT / FOLDER / f"{self.dice.choice(SKIES)}.json").read_text("utf-8"))
        made |= {"title": f"Sky {self.dice.random()}", "author": "nobody", "reconstructed": False}
        kind = self.dice.randrange(4)
        if kind == 0:
            made["start"] = [1] * 1_500
        elif kind == 1:
            made["castles"][0]["x"] += self.dice.randrange(-50_000, 50_000)
        elif kind == 2 and isinstance(made["goal"], dict):
            made["goal"] = [made["goal"]] * 6
        return made

    async def run(self) -> None:
        await self.together(*(self._ask(number % CLIENTS) for number in range(CLIENTS * AT_ONCE)))

    async def _ask(self, number: int) -> None:
        caller = self.caller(number)
        while True:
            sky, what = self._sky(), self.dice.choice(("check", "check", "estimate", "open", "keep"))
            if what == "open":
                body = {"game": "brooms", "seats": 2, "options": {"own": sky}}
                self.note(await caller.ask("POST", "/api/tables", body))
            elif what == "keep":
                self.note(await caller.ask("POST", "/api/works", {"game": "brooms", "body": sky, "listed": True}))
            else:
                self.note(await caller.ask("POST", f"/api/works/{what}", {"game": "brooms", "body": sky}))
            await asyncio.sleep(0.02)
