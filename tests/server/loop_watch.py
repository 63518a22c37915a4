"""How long a server's loop is held at a time, by processor time, and where: whoever holds it stops every table.

To plant in a server, or for all servers of a run by the variable ENVOL_LOOP_WATCH, which names a folder; afterwards
`python -m tests.server.loop_watch FOLDER` tells what was found. Between two looks for news a loop runs what is due,
one callback after the other: that is one turn, and no callback in it took longer."""

from __future__ import annotations

import asyncio
import json
import os
import selectors
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn.config

FOLDER = "ENVOL_LOOP_WATCH"
NOTED = 0.005  # seconds of processor time from which on a turn is noted
SAMPLED = 0.003  # seconds between two looks at what it does
AIM_MS = 20


class WatchedSelector(selectors.DefaultSelector):
    """Asked for news at the end of each turn of its loop."""

    def __init__(self, note: Callable[[float, str], None]) -> None:
        super().__init__()
        self._note = note
        self._began: float | None = None  # by the processor time of the loop's thread
        self.turn = 0  # odd while one is under way
        self.seen: dict[str, int] = {}  # where the loop was found in this turn, and how often

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._began is not None:
            took = time.thread_time() - self._began
            self.turn += 1
            if took >= NOTED:
                places, self.seen = self.seen, {}
                self._note(took, max(places, key=lambda place: places[place]) if places else "not seen")
        found = super().select(timeout)
        self.seen = {}
        self.turn += 1
        self._began = time.thread_time()
        return found


def make_loop() -> asyncio.AbstractEventLoop:
    """A loop that is watched, for uvicorn."""
    target = Path(os.environ[FOLDER]) / f"{os.getpid()}.jsonl"

    def note(took: float, place: str) -> None:
        with target.open("a", encoding="utf-8") as file:
            file.write(json.dumps([round(1000 * took, 1), place]) + "\n")

    selector = WatchedSelector(note)
    threading.Thread(target=_sample, args=(selector, threading.get_ident()), daemon=True).start()
    return asyncio.SelectorEventLoop(selector)


def _sample(selector: WatchedSelector, thread: int) -> None:
    """Look at each turn that lasts; what it is doing most often is where it is held."""
    while True:
        turn = selector.turn
        time.sleep(SAMPLED)
        if turn % 2 and turn == selector.turn:
            frame = sys._current_frames().get(thread)
            if frame is not None:
                place = " < ".join(_ours(frame))
                selector.seen[place] = selector.seen.get(place, 0) + 1


def _ours(frame: FrameType | None) -> Iterator[str]:
    """The innermost function, and those of ours around it."""
    shown, is_first = 0, True
    while frame is not None and shown < 5:
        name = frame.f_code.co_filename
        if is_first or "/envol/" in name or "/tests/" in name:
            yield f"{Path(name).parent.name}/{Path(name).stem}.{frame.f_code.co_name}:{frame.f_lineno}"
            shown, is_first = shown + 1, False
        frame = frame.f_back


def install() -> None:
    """To plant: the server that is about to run has a loop that is watched."""

    def factory(**_: Any) -> Callable[[], asyncio.AbstractEventLoop]:
        return make_loop

    globals()["factory"] = factory
    uvicorn.config.LOOP_FACTORIES["auto"] = f"{__name__}:factory"


def longest(folder: Path, most: int = 10) -> list[tuple[float, int, str]]:
    """The longest turn at each place, in milliseconds, and how many were found there; the longest first."""
    found: dict[str, list[float]] = {}
    for file in folder.glob("*.jsonl"):
        for line in file.read_text("utf-8").splitlines():
            took, place = json.loads(line)
            found.setdefault(place, []).append(took)
    told = [(max(times), len(times), place) for place, times in found.items()]
    return sorted(told, reverse=True)[:most]


def main() -> None:
    folder = Path(sys.argv[1])
    for took, times, place in longest(folder, 40):
        print(f"{took:8.1f} ms  {times:5d} ×  {place}")


if __name__ == "__main__":
    main()
