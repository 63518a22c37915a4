"""The server that is attacked: started as an operator would, looked at from outside, killed and started again."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bench.hosts import end, free_port, last_line
from bench.load import resident

START_SECONDS = 60
USUAL_FILES = 1_024  # that a process may open before it asks for more: what most systems give
REFUSED = re.compile(r"refused,? ([\w -]+): (\d+) times")
NOT_ITS_OWN = ("no worker answers for a bot", "a random move is played")
MORE = re.compile(r"\(and (\d+) more like this one before\)")
FAULT = re.compile(r" (ERROR|CRITICAL) |^\w*(Error|Exception|Group)\b|unexpected|never (retrieved|awaited)")
DIFFERS = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+| 0x[0-9a-f]+")


@dataclass
class AttackedServer:
    """One server on one store; `python` and `root` may be those of an older checkout."""

    python: str
    root: Path
    folder: Path
    pace: float = 1.0
    files: int = 0  # that it may open at most, if not what the system allows
    games: tuple[str, ...] = ()
    port: int = field(default_factory=free_port)

    def __post_init__(self) -> None:
        self.store = self.folder / "envol.db"
        self.log = self.folder / "server.log"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(
                self._command(),
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
                preexec_fn=self._limit_files(),
            )
        keep_priority(self.pid)
        until = time.monotonic() + START_SECONDS
        while True:
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5):
                return
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not start: {last_line(self.told())}")
            time.sleep(0.05)

    def stop(self) -> float:
        """End it as an operator would; the seconds that it took."""
        began = time.monotonic()
        if self._process.poll() is None:
            end(self._process)
        self._kill_group()  # a worker that was stopped by SIGSTOP may be left
        return time.monotonic() - began

    def kill(self) -> float:
        """End it as a power cut would, with its workers; that takes no time."""
        self._kill_group()
        self._process.wait()
        return 0.0

    def _kill_group(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._process.poll() is None

    def memory(self) -> int:
        """Bytes that the server itself holds; 0 if it has ended."""
        try:
            return resident(self.pid)
        except (OSError, IndexError):
            return 0

    def workers_memory(self) -> int:
        total = 0
        for child in children(self.pid):
            with suppress(OSError, IndexError):
                total += resident(child)
        return total

    def open_files(self) -> int:
        try:
            return len(os.listdir(f"/proc/{self.pid}/fd"))
        except OSError:
            return 0

    # What its log tells

    def told(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def refused(self) -> Counter[str]:
        """How often it has refused what, as far as its log tells by now."""
        counts: Counter[str] = Counter()
        for kind, number in REFUSED.findall(self.told()):
            counts[kind] += int(number)
        return counts

    def foreign_moves(self) -> int:
        """Moves of bots that were not their own."""
        lines = self.told().splitlines()
        return sum(times(line) for line in lines if NOT_ITS_OWN[0] in line or is_old_random_move(line))

    def random_moves(self) -> int:
        return sum(times(line) for line in self.told().splitlines() if NOT_ITS_OWN[1] in line)

    def faults(self) -> Counter[str]:
        """Lines that tell of a fault of the server's own, without what differs from one to the next."""
        lines = (line for line in self.told().splitlines() if FAULT.search(line) and not line.startswith(" "))
        return Counter(DIFFERS.sub("", line).strip()[:200] for line in lines)

    # How it is started

    def _command(self) -> list[str]:
        command = [self.python, "-m", "envol", "serve", "--store", str(self.store), "--port", str(self.port)]
        if "--pace" in self._options():
            command += ["--pace", str(self.pace)]
        return command + [word for game in self.games for word in ("--game", game)]

    def _options(self) -> set[str]:
        shown = subprocess.run(
            [self.python, "-m", "envol", "serve", "--help"], cwd=self.root, capture_output=True, text=True, check=True
        )
        return set(re.findall(r"--[a-z-]+", shown.stdout))

    def _limit_files(self) -> Callable[[], None]:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = self.files or hard
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, most), most))


def keep_priority(pid: int) -> None:
    """Let a process that leads a session have this one's niceness among all sessions: where the system shares the
    processor between sessions first, its own counts only within it."""
    with suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(os.getpriority(os.PRIO_PROCESS, 0)))


def times(line: str) -> int:
    """How often something happened of which this line tells: a log that repeats nothing without end says so."""
    more = MORE.search(line)
    return 1 if more is None else 1 + int(more[1])


def is_old_random_move(line: str) -> bool:
    """As servers told it that had no bot of their own to fall back on."""
    return "a worker failed" in line and NOT_ITS_OWN[1] in line


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        tasks = os.listdir(f"/proc/{pid}/task")
        return [int(child) for task in tasks for child in _read(f"/proc/{pid}/task/{task}/children").split()]
    except OSError:
        return []


def command_of(pid: int) -> str:
    """By which a process was started; empty if it has ended."""
    return _read(f"/proc/{pid}/cmdline").replace("\0", " ")


def _read(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""
