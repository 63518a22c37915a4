"""The process in which the honest people live: apart from the attackers, so that their times are the server's.

It notes all that happens to them in a file, a line each, and ends when its standard input does."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from bench.attacks.people import Party, visit

NET = 2  # they come from 127.0.2.x


class HonestJob(msgspec.Struct):
    """How many tables play, against which server, and where it is noted."""

    port: int
    tables: int
    notes: str
    seconds: float = 2.0  # between two moves of a person


async def live(job: HonestJob) -> None:
    with Path(job.notes).open("ab", buffering=0) as out:

        def note(word: str, table: str, *about: Any) -> None:
            out.write(msgspec.json.encode([word, time.monotonic(), table, *about]) + b"\n")

        parties = [Party(job.port, number, NET, job.seconds, note) for number in range(job.tables)]
        tasks = [asyncio.create_task(_later(number, party)) for number, party in enumerate(parties)]
        tasks.append(asyncio.create_task(visit(job.port, f"127.0.{NET}.254", note)))
        watch = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
        done, _ = await asyncio.wait([watch, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()


async def _later(number: int, party: Party) -> None:
    """Not all of them come at once."""
    await asyncio.sleep(0.1 * number)
    await party.play_on()


if __name__ == "__main__":
    asyncio.run(live(msgspec.json.decode(sys.argv[1], type=HonestJob)))
