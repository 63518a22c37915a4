"""Analyses and hints in numbers."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack

CLIENTS = 10


class Analyses(Attack):
    """Strangers ask for analyses of all matches, and players of their own tables for hints (point 5)."""

    name = "analyses"
    point = "5"

    async def run(self) -> None:
        askers = (self._ask(number) for number in range(CLIENTS))
        await self.together(*askers, *(self._hint(number) for number in range(CLIENTS)))

    async def _ask(self, number: int) -> None:
        caller = self.caller(number)
        while True:
            self.note(await caller.ask("POST", f"/api/tables/{self.dice.choice(self.target.finished)}/analysis"))
            await asyncio.sleep(0.05)

    async def _hint(self, number: int) -> None:
        """At a table of one's own, at which one never moves."""
        caller = self.caller(number)
        while True:
            opened = await caller.ask("POST", "/api/tables", {"game": "air", "seats": 4})
            if opened.status == 201:
                break
            await asyncio.sleep(2)
        caller.headers += [f"cookie: {opened.cookie}", f"origin: http://127.0.0.1:{self.port}"]
        path = f"/api/tables/{opened.json()['id']}"
        await caller.ask("POST", f"{path}/seats/0", {"name": "Eve", "nonce": ""})
        for seat in (1, 2, 3):
            await caller.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": "master"})
        await caller.ask("POST", f"{path}/start")
        while True:
            for on in range(1, 4):
                hint = await caller.ask("POST", f"{path}/hint", {"on": on})
                self.counts[f"hint ({hint.status})"] += 1
            await asyncio.sleep(0.1)
