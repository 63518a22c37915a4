"""Processor time of a start: importing the package, and the commands that only tell something.

Each is started once to warm the caches, then so often that the median means something. What is on the machine besides
makes these figures larger, so the empty Python is measured with them."""

from __future__ import annotations

import os
import statistics
import sys

ROUNDS = 9
STARTS = {
    "python": ["-c", "pass"],
    "import envol": ["-c", "import envol"],
    "envol --version": ["-m", "envol", "--version"],
    "envol games": ["-m", "envol", "games"],
}


def seconds(words: list[str]) -> float:
    """User and system time of one process."""
    # Bytecode is kept for the next start, as it is wherever a package is installed.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    silence = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    pid = os.posix_spawn(sys.executable, [sys.executable, *words], env, file_actions=silence)
    _, status, used = os.wait4(pid, 0)
    assert status == 0, words
    return used.ru_utime + used.ru_stime


def main() -> None:
    for name, words in STARTS.items():
        seconds(words)
        found = sorted(seconds(words) for _ in range(ROUNDS))
        print(f"{name}: {statistics.median(found):.3f} s of processor time ({found[0]:.3f} to {found[-1]:.3f})")


if __name__ == "__main__":
    main()
