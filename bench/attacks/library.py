"""Finished matches for those who ask for replays: played by scripted people on all seats, as fast as they may."""

from __future__ import annotations

import asyncio
from typing import Any

from bench.attacks.people import Party

NET = 3  # they come from 127.0.3.x
MATCHES = (("air", 4), ("air", 2), ("brooms", 4), ("blackmore", 4), ("oz", 3), ("carpets", 2))
SECONDS = 240  # for all of them


def make_library(port: int) -> list[str]:
    """The tables of the finished matches."""
    return asyncio.run(_make(port))


async def _make(port: int) -> list[str]:
    def note(*_: Any) -> None:
        pass

    async def one(number: int, game: str, seats: int) -> str:
        return await Party(port, number, NET, 0.0, note).play_once(game, seats, seats)

    async with asyncio.timeout(SECONDS):
        return list(await asyncio.gather(*(one(number, *match) for number, match in enumerate(MATCHES))))
