"""How much processor time the tests take, together with every process that they start; told at the end of a run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psutil

_lost: list[float] = []  # seconds of processes that nobody waited for


def spent() -> float:
    """Seconds that this process has taken, and all that it has started."""
    here = psutil.Process()
    total = sum(_lost)
    for process in (here, *here.children(recursive=True)):
        with suppress(psutil.Error):  # it has just ended
            times = process.cpu_times()
            total += times.user + times.system + times.children_user + times.children_system
    return total


@contextmanager
def kept() -> Iterator[None]:
    """Around the end of a browser, which does not wait for its own processes: their time would be lost."""
    before = spent()
    yield
    _lost.append(max(0.0, before - spent()))
