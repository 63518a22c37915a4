"""The servers that are measured: how each is started, on which core, and ended."""

from __future__ import annotations

import contextlib
import os
import resource
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
from bench.load import Job, Report

ROOT = Path(__file__).parent.parent
BOARDGAME = Path(__file__).parent / "boardgame"
START_SECONDS = 60
SETUP_SECONDS = 900  # for people, seats and connections, on a slow machine
LIMITS = {"tables_per_person": 10**9, "tables_per_address": 10**9}
LIMITS |= {"messages_per_second": 10**6, "calls_per_second": 10**6}


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
    """A server, and what each round with it brought."""

    title: str
    dialect: str  # for the load
    python: str = ""  # ours is run by this one
    root: Path = ROOT  # in this checkout
    on_file: bool = False  # boardgame.io's is in memory otherwise
    rounds: list[Report] = field(default_factory=list)

    def run(self, job: Job, folder: Path) -> None:
        """One round, with a new server on a new store in this folder."""
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
            job = msgspec.structs.replace(job, dialect=self.dialect, port=port, pid=process.pid)
            with pinned(load_core()):
                self.rounds.append(self._load(job))
        finally:
            end(process)

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

    def _load(self, job: Job) -> Report:
        command = [sys.executable, "-m", "bench.load", msgspec.json.encode(job).decode()]
        patience = SETUP_SECONDS + 2 * job.paced + job.closed
        try:
            ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=patience)
        except subprocess.TimeoutExpired:
            raise Refused(f"{self.title}: no end after {patience:.0f} s") from None
        if ran.returncode != 0:
            raise Refused(f"{self.title}: {last_line(ran.stderr)}")
        return msgspec.json.decode(ran.stdout, type=Report)


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
