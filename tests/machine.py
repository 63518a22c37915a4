"""Whether this machine can keep time: what measures milliseconds asks before it fails.

A process of its own sleeps and works a little, again and again, and tells by how much that took too long. It knows
nothing of what is tested, so a server that is slow by itself finds no excuse here."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import pytest

from tests import limits

# Sleep for ten milliseconds and work for less than one; tell of each second by how much the longest such turn was
# longer than the shortest of all.
CLOCK = """
from time import monotonic, sleep
shortest = float("inf")
while True:
    longest, second = 0.0, monotonic()
    while (began := monotonic()) - second < 1.0:
        sleep(0.01)
        sum(range(20_000))
        shortest, longest = min(shortest, monotonic() - began), max(longest, monotonic() - began)
    print(longest - shortest, flush=True)
"""


class Machine:
    """A machine that is watched: by how many seconds it was late in each second, at most."""

    def __init__(self, late: Callable[[], list[float]]) -> None:
        self._late = late

    @contextlib.contextmanager
    def excusing(self, within: float, *kinds: type[Exception]) -> Iterator[None]:
        """What fails so in this block is inconclusive if the machine was later than this in half of the seconds."""
        try:
            yield
        except kinds as failure:
            late = self._late()
            missed = sum(one > within for one in late)
            if missed and 2 * missed >= len(late):
                pytest.skip(
                    f"inconclusive: this machine was more than {1000 * within:.0f} ms late in {missed} of {len(late)} "
                    f"seconds, up to {1000 * max(late):.0f} ms; {failure or type(failure).__name__}"
                )
            raise


@contextlib.contextmanager
def watched() -> Iterator[Machine]:
    """This machine, for as long as the block."""
    with tempfile.TemporaryFile() as told, subprocess.Popen([sys.executable, "-S", "-c", CLOCK], stdout=told) as clock:
        try:
            yield Machine(lambda: _read(told.fileno()))
        finally:
            clock.kill()


def _read(file: int) -> list[float]:
    """What was told so far; of a block of less than a second, how that second ended."""
    until = time.monotonic() + limits.STATE
    while not (told := os.pread(file, 1 << 20, 0)) and time.monotonic() < until:
        time.sleep(0.01)
    return [float(line) for line in told.split()]
