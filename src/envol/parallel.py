"""Tasks in parallel. What a task gives must not depend on the number of cores, or on what was done before it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], cores: int) -> Iterator[tuple[T, R]]:
    """Each task with what it gave, as soon as it is done; leaving early stops the workers at once."""
    if cores == 1 or len(tasks) < 2:
        for task in tasks:
            yield task, work(task)
        return
    others = multiprocessing.active_children()
    # Spawned, not forked: a progress bar has threads, and a fork of a threaded process may hang.
    with ProcessPoolExecutor(min(cores, len(tasks)), mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            with _deaf_to_interrupts():
                futures = {pool.submit(work, task): task for task in tasks}
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BaseException:  # leaving the pool would wait for every task: stop the workers at once
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C, which goes to the whole group: their parent does, and ends them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
