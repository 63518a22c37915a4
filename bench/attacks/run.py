"""One run: a server, honest tables, a calm stretch, an attacked one, a rest, a power cut, and what is left."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from bench.attacks.attack import Target
from bench.attacks.attacker import AttackJob
from bench.attacks.honest import HonestJob
from bench.attacks.library import make_library
from bench.attacks.losses import Losses, find_losses
from bench.attacks.notes import Notes, Times
from bench.attacks.server import AttackedServer, keep_priority
from bench.hosts import ROOT

EVERY = 0.5  # seconds between two looks at the server
SETTLE_SECONDS = 8.0  # for the honest tables to begin
GRACE_SECONDS = 15.0  # for moves under way, and for attackers to end


class Plan(msgspec.Struct):
    """What is attacked, and for how long."""

    python: str
    root: str
    tables: int
    calm: float  # seconds before the attack
    attacked: float
    rest: float
    pace: float = 1.0
    files: int = 0
    gently: bool = (
        True  # it is ended by SIGTERM, and its log tells what was refused; else by SIGKILL, while people play
    )
    keep: str = ""  # a folder for stores, logs and records


class Outcome(msgspec.Struct):
    """What came of one run; memory in bytes."""

    names: list[str]
    before: Times
    during: Times
    after: Times  # while it rested
    memory_before: int
    memory_peak: int
    memory_end: int
    workers_peak: int
    files_before: int
    files_peak: int
    files_end: int
    losses: Losses
    refused: dict[str, int]  # by the server's log
    attackers: dict[str, dict[str, int]]  # what they counted
    troubles: dict[str, int]  # of the honest
    faults: dict[str, int]  # suspicious lines of the server's log
    has_ended: bool  # the server, by itself
    stop_seconds: float  # that SIGTERM took, or 0 after a SIGKILL


class Library:
    """A store with finished matches, made once and copied for each server."""

    def __init__(self, python: str, root: Path, folder: Path) -> None:
        server = AttackedServer(python, root, folder, pace=0.0)
        server.start()
        try:
            self.tables = make_library(server.port)
        finally:
            server.stop()
        self._store = server.store

    def copy_to(self, store: Path) -> None:
        shutil.copy(self._store, store)


class Run:
    """One server under attack; `tell` is called at each look, with the seconds since the attack began."""

    def __init__(self, plan: Plan, names: list[str], library: Library, folder: Path) -> None:
        self.plan = plan
        self.names = names
        self.library = library
        self.server = AttackedServer(plan.python, Path(plan.root), folder, plan.pace, plan.files)
        self.notes = Notes(folder / "notes")
        self.memory_peak = self.workers_peak = self.files_peak = 0
        self.tell: Callable[[float], None] = lambda _: None
        self._told = folder / "attackers.json"

    def go(self) -> Outcome:
        self.library.copy_to(self.server.store)
        self.server.start()
        honest = self._start("honest", HonestJob(self.server.port, self.plan.tables, str(self.notes.path)))
        attackers: subprocess.Popen[bytes] | None = None
        try:
            self._watch(SETTLE_SECONDS)
            begin = time.monotonic()
            self._watch(self.plan.calm)
            memory_before, files_before = self.server.memory(), self.server.open_files()
            self.memory_peak = self.workers_peak = self.files_peak = 0
            middle = time.monotonic()
            attackers = self._start("attacker", self._attack_job())
            self._watch(self.plan.attacked, middle)
            end = time.monotonic()
            with suppress(subprocess.TimeoutExpired):
                attackers.wait(GRACE_SECONDS)
            attackers.kill()
            peaks = self.memory_peak, self.workers_peak, self.files_peak
            self._watch(self.plan.rest)
            self.notes.read_on()
            after, troubles = self.notes.times(end, time.monotonic()), dict(self.notes.troubles)
            memory_end, files_end = self.server.memory(), self.server.open_files()
            has_ended = not self.server.is_up
            stop_seconds = self.server.stop() if self.plan.gently else self.server.kill()  # while people play
        finally:
            for process in (honest, attackers):
                if process is not None:
                    process.kill()
                    process.communicate()
            self.server.kill()
        self.notes.read_on()
        faults = self.server.faults()
        self.server.start()
        try:
            losses = find_losses(self.server, self.notes)
        finally:
            self.server.stop()
        return Outcome(
            names=self.names,
            before=self.notes.times(begin, middle),
            during=self.notes.times(middle, end),
            after=after,
            memory_before=memory_before,
            memory_peak=peaks[0],
            memory_end=memory_end,
            workers_peak=peaks[1],
            files_before=files_before,
            files_peak=peaks[2],
            files_end=files_end,
            losses=losses,
            refused=dict(self.server.refused()),
            attackers=self.counts(),
            troubles=troubles,
            faults=faults,
            has_ended=has_ended,
            stop_seconds=stop_seconds,
        )

    def counts(self) -> dict[str, dict[str, int]]:
        """What the attackers have counted by now."""
        try:
            return msgspec.json.decode(self._told.read_bytes(), type=dict[str, dict[str, int]])
        except OSError:
            return {}

    def _attack_job(self) -> AttackJob:
        target = Target(self.server.port, self.server.pid, str(self.server.store), self.library.tables)
        return AttackJob(target, self.names, self.plan.attacked, str(self._told))

    def _start(self, part: str, job: HonestJob | AttackJob) -> subprocess.Popen[bytes]:
        with (self.server.folder / f"{part}.log").open("wb") as errors:
            command = [sys.executable, "-m", f"bench.attacks.{part}", msgspec.json.encode(job).decode()]
            # Each in a session of its own: whoever measures must not wait for the attackers' processor time.
            process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=errors, stderr=errors, start_new_session=True
            )
        if part == "honest":
            keep_priority(process.pid)
        return process

    def _watch(self, seconds: float, since: float | None = None) -> None:
        """Look at the server for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.memory_peak = max(self.memory_peak, self.server.memory())
            self.workers_peak = max(self.workers_peak, self.server.workers_memory())
            self.files_peak = max(self.files_peak, self.server.open_files())
            if since is not None:
                self.tell(time.monotonic() - since)
            time.sleep(max(0.0, min(EVERY, until - time.monotonic())))


def folder_for(plan: Plan) -> Path:
    return Path(plan.keep) if plan.keep else Path(tempfile.mkdtemp(prefix="envol-attacks-"))
