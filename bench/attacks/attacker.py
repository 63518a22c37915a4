"""The process in which the attackers live: it runs the attacks that it is told to, and tells what came of them."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import uvloop

from bench.attacks.attack import Attack, Target
from bench.attacks.kinds import ATTACKS
from bench.hosts import allow_many_files

NICENESS = 5
BREATH = 1.0  # seconds before an attack that has failed begins again


class AttackJob(msgspec.Struct):
    """Which attacks, against what, for how long; what comes of them is written to a file now and then."""

    target: Target
    names: list[str]
    seconds: float
    told: str


async def run_attacks(job: AttackJob) -> None:
    kinds = {kind.name: (kind, 10 + number) for number, kind in enumerate(ATTACKS)}
    attacks = [kinds[name][0](job.target, kinds[name][1]) for name in job.names]
    tasks = [asyncio.create_task(_go_on(attack)) for attack in attacks]
    until = time.monotonic() + job.seconds
    while time.monotonic() < until:
        await asyncio.sleep(max(0.0, min(5.0, until - time.monotonic())))
        _tell(job, attacks)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    _tell(job, attacks)


async def _go_on(attack: Attack) -> None:
    """Attack until told to stop, whatever the server does to the attacker."""
    while True:
        try:
            await attack.run()
        except Exception as error:
            inner: BaseException = error
            while isinstance(inner, BaseExceptionGroup):
                inner = inner.exceptions[0]
            attack.counts[f"failed ({type(inner).__name__}: {inner})"] += 1
        await asyncio.sleep(BREATH)


def _tell(job: AttackJob, attacks: list[Attack]) -> None:
    counts: dict[str, Counter[str]] = {attack.name: attack.counts for attack in attacks}
    beside = Path(job.told + ".new")
    beside.write_bytes(msgspec.json.encode(counts))
    beside.replace(job.told)


if __name__ == "__main__":
    os.nice(NICENESS)
    allow_many_files()
    uvloop.run(run_attacks(msgspec.json.decode(sys.argv[1], type=AttackJob)))
