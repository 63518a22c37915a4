"""The real program, run as a person or a script would run it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile

import pexpect
import psutil

from tests import fork_server, limits

COMMAND = [sys.executable, "-W", "error", "-m", "envol"]
ROOT = Path(__file__).parents[2]


def environment(**more: str) -> dict[str, str]:
    """A plain English environment, whatever the one of the person who runs the tests."""
    kept = {
        name: value
        for name, value in fork_server.ENVIRONMENT.items()
        if not name.startswith(("LC_", "LANG", "FORCE_", "TTY_"))
    }
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm", "COLUMNS": "100", **more}


def run(*words: str, stdin: str = "", folder: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run `envol` with these words; its input and output are files."""
    with TemporaryFile("w+", encoding="utf-8") as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(stdin)
        given.seek(0)
        files = [given.fileno(), out.fileno(), err.fileno()]
        code = fork_server.start("envol", words, files, folder, environment(**env)).wait(limits.MATCH)
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(words, code, out.read().decode(), err.read().decode())


def spawn(*words: str, **env: str) -> pexpect.spawn:
    """Run `envol` with these words, in a terminal."""
    wide = environment(COLUMNS="100", **env)
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *words],
        cwd=str(ROOT),
        env=wide,
        encoding="utf-8",
        timeout=limits.STATE,
        dimensions=(40, 100),
        # Whoever runs the tests in the background of a script has Ctrl-C ignored, and a program inherits that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def wait_until_it_reads(child: pexpect.spawn) -> None:
    """Until it sleeps: Python hears of a Ctrl-C between its prompt and that only when the next key is pressed."""
    process, until = psutil.Process(child.pid), time.monotonic() + limits.STATE
    while process.status() != psutil.STATUS_SLEEPING:
        assert time.monotonic() < until, "it never waits for an answer"
        time.sleep(0.01)
