"""How long and how hard works are: bots play each a few times, and leave the workers to the tables in between."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from envol import catalogue
from envol.catalogue import AnyGame
from envol.server.refusal import Refused
from envol.server.think import Thinkers
from envol.workshop import Estimate, Work, Workshop

SECONDS = 40.0  # for one estimate, its waiting included
MOST_WAITING = 8  # people; with the one whose turn it is
ENOUGH = 3  # matches, where time was short
REMEMBERED = 500


class Estimates:
    """Makes one estimate at a time, match by match, and remembers the last ones by the hash of the work."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Lock()
        self._waiting: set[str] = set()  # who asked, and is not answered yet
        self._known: dict[str, Estimate] = {}

    def known(self, made: Work) -> Estimate | None:
        """What was found before."""
        return self._known.get(made.hash)

    async def make(self, who: str, kind: type[AnyGame], made: Work) -> Estimate:
        """Let bots play this work; refused if this person waits for another one, or too many people wait."""
        if who in self._waiting:
            raise Refused(429, "one-estimate")
        if len(self._waiting) >= MOST_WAITING:
            raise Refused(503, "not-estimated")
        self._waiting.add(who)
        until = time.monotonic() + SECONDS
        try:
            async with asyncio.timeout(SECONDS), self._turn:
                trials = await self._play(kind, made, until)
        except TimeoutError:
            trials = []
        finally:
            self._waiting.discard(who)
        shop: Workshop = catalogue.part(kind, "workshop")
        if len(trials) < min(ENOUGH, shop.trials):
            raise Refused(503, "not-estimated")
        return self._remember(made.hash, shop.sum_up(trials))

    async def _play(self, kind: type[AnyGame], made: Work, until: float) -> list[Any]:
        shop: Workshop = catalogue.part(kind, "workshop")
        trials: list[Any] = []
        for number in range(shop.trials):
            trial = await self._thinkers.trial(kind, made.body, number, until - time.monotonic())
            if trial is None:
                break
            trials.append(trial)
        return trials

    def _remember(self, hash: str, estimate: Estimate) -> Estimate:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[hash] = estimate
        return estimate
