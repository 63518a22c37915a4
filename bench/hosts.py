"""The servers that are measured: how each is started, on which core, and ended."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bench.engine import Refused
from bench.load import Ask, Job, Stage

ROOT = Path(__file__).parent.parent
BOARDGAME = Path(__file__).parent / "boardgame"
START_SECONDS = 60
SETUP_SECONDS = 900  # for people, seats and connections, on a slow machine
STAGE_SECONDS = 120  # beyond a stage's own, for its answers
LIMITS = {"tables_per_person": 10**9, "tables_per_address": 10**9}
LIMITS |= {"messages_per_second": 10**6, "calls_per_second": 10**6, "connections_per_address": 10**6}
LIMITS |= {"sockets_per_address": 10**6}


def load_core() -> int | None:
    """Where the load stays, if there are two and processes can be kept to one; a server has the whole machine."""
    if sys.platform != "linux":
        return None
    mine = sorted(os.sched_getaffinity(0))
    return mine[-1] if len(mine) > 1 else None


@contextlib.contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """Whatever is started meanwhile stays on this core."""
    if core is None or sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_files() -> None:
    """Thousands of connections are thousands of files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@dataclass
class Host:
    """A server with its load, and what each round with it brought."""

    title: str
    dialect: str  # for the load
    python: str = ""  # ours is run by this one
    root: Path = ROOT  # in this checkout
    on_file: bool = False  # boardgame.io's is in memory otherwise
    rounds: dict[str, list[Stage]] = field(default_factory=dict)  # by the stage's name

    @contextlib.contextmanager
    def running(self, tables: int, folder: Path) -> Iterator[None]:
        """A new server on a new store in this folder, and everybody sitting at its tables."""
        port, log = free_port(), folder / "log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                self._command(port, folder),
                cwd=self.root,
                stdout=out,
                stderr=out,
                env={**os.environ, "NODE_ENV": "production"},
                start_new_session=True,
            )
        try:
            self._wait(process, port, log)
            job = Job(self.dialect, port, process.pid, tables)
            with pinned(load_core()), (folder / "load.log").open("wb") as errors:
                self._load = subprocess.Popen(
                    [sys.executable, "-m", "bench.load", msgspec.json.encode(job).decode()],
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    text=True,
                )
            self._errors = folder / "load.log"
            try:
                self._read(SETUP_SECONDS)
                yield
            finally:
                self._load.kill()
                self._load.communicate()
        finally:
            end(process)

    def measure(self, stage: str, seconds: float) -> None:
        """One round of a stage, with the tables as the last one left them."""
        assert self._load.stdin is not None
        self._load.stdin.write(msgspec.json.encode(Ask(stage, seconds)).decode() + "\n")
        self._load.stdin.flush()
        found = msgspec.json.decode(self._read(STAGE_SECONDS + 2 * seconds), type=Stage)
        self.rounds.setdefault(stage, []).append(found)

    def _read(self, patience: float) -> str:
        """The next line that the load says."""
        out = self._load.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], patience)
        line = out.readline() if ready else ""
        if not line:
            said = last_line(self._errors.read_text("utf-8", "replace"))
            raise Refused(f"{self.title}: {said if ready else f'no answer after {patience:.0f} s'}")
        return line

    def _command(self, port: int, folder: Path) -> list[str]:
        if self.dialect == "envol":
            settings = {"store": str(folder / "envol.db"), "port": port, **LIMITS}
            return [self.python, "-m", "bench.serve", msgspec.json.encode(settings).decode()]
        return ["node", str(BOARDGAME / "server.js"), str(port), *([str(folder / "flat")] if self.on_file else [])]

    def _wait(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        path = "/api/health" if self.dialect == "envol" else "/games"
        until = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5):
                return
            if process.poll() is not None or time.monotonic() > until:
                raise Refused(f"{self.title} does not start: {last_line(log.read_text('utf-8', 'replace'))}")
            time.sleep(0.05)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask the process to end, and see to it."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it says nothing"])[-1]


def is_compiled(python: str, root: Path = ROOT) -> bool:
    """Whether this Python's Envol runs compiled rules."""
    ask = "import envol.games.blackmore.rules as rules; print(rules.__file__)"
    ran = subprocess.run([python, "-c", ask], cwd=root, capture_output=True, text=True)
    if ran.returncode != 0:
        raise Refused(f"{python} has no Envol: {last_line(ran.stderr)}")
    return not ran.stdout.strip().endswith(".py")


def install_boardgame() -> str | None:
    """Why boardgame.io cannot be measured here, if it cannot."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            return f"{tool} is missing"
    done = BOARDGAME / "node_modules" / ".package-lock.json"  # npm's own note of what it has put there
    if done.exists() and done.stat().st_mtime >= (BOARDGAME / "package.json").stat().st_mtime:
        return None
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
    try:
        ran = subprocess.run(command, cwd=BOARDGAME, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        return "npm takes too long"
    if ran.returncode != 0:
        return f"npm fails: {last_line(ran.stderr)}"
    done.touch()
    return None
