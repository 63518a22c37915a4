"""What all attacks have in common: a target, a number of local addresses, and counts of what came of it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Coroutine
from contextlib import closing
from typing import Any, ClassVar

import msgspec

from bench.attacks.wire import CUT, SILENT, Answer, Caller

WORDS = {CUT: "cut off", SILENT: "no answer"}


class Target(msgspec.Struct):
    """The server as attackers know it; table ids are links that somebody has passed on."""

    port: int
    pid: int
    store: str
    finished: list[str]  # tables of finished matches

    def playing(self) -> list[tuple[str, int]]:
        """Tables under way, each with a seat on which a bot plays."""
        found = "select m.id, min(s.seat) from game_match m join seat s on s.match = m.id"
        with closing(sqlite3.connect(f"file:{self.store}?mode=ro", uri=True, timeout=10)) as store:
            rows = store.execute(f"{found} where m.status = 'playing' and s.bot is not null group by m.id")
            return [(str(id), int(seat)) for id, seat in rows]


class Attack:
    """One way to do harm; `run` goes on until it is cancelled."""

    name: ClassVar[str]
    point: ClassVar[str]  # of issue 19

    def __init__(self, target: Target, net: int) -> None:
        self.target = target
        self.port = target.port
        self.counts: Counter[str] = Counter()
        self.dice = random.Random(self.name)
        self._net = net

    async def run(self) -> None:
        raise NotImplementedError

    def address(self, number: int = 0) -> str:
        """One of this attack's own addresses."""
        return f"127.{self._net}.{number // 250}.{2 + number % 250}"

    def caller(self, number: int = 0, *headers: str) -> Caller:
        return Caller(self.port, self.address(number), *headers)

    def note(self, answer: Answer | None) -> None:
        """Count what was answered."""
        if answer is None:
            self.counts["not let in"] += 1
        else:
            self.counts[WORDS.get(answer.status, str(answer.status))] += 1
            self.counts["bytes"] += len(answer.body)

    async def together(self, *parts: Coroutine[Any, Any, None]) -> None:
        """Let all parts go on; if one fails, all end."""
        async with asyncio.TaskGroup() as group:
            for part in parts:
                group.create_task(part)

    async def playing(self) -> list[tuple[str, int]]:
        return await asyncio.to_thread(self.target.playing)
