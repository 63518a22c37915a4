"""The real program, run as a person or a script would run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pexpect

COMMAND = [sys.executable, "-W", "error", "-m", "envol"]
ROOT = Path(__file__).parents[2]


def environment(**more: str) -> dict[str, str]:
    """A plain English environment, whatever the one of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "FORCE_", "TTY_"))}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm", "COLUMNS": "100", **more}


def run(*words: str, stdin: str = "", folder: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run `envol` with these words, in pipes."""
    return subprocess.run(
        [*COMMAND, *words],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**env),
        timeout=120,
        check=False,
    )


def spawn(*words: str, **env: str) -> pexpect.spawn:
    """Run `envol` with these words, in a terminal."""
    wide = environment(COLUMNS="100", **env)
    return pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], *words], cwd=str(ROOT), env=wide, encoding="utf-8", timeout=60, dimensions=(40, 100)
    )
