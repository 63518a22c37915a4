"""Attack a server while honest tables play: each attack alone, those that are named, or all at once for long."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console

from bench.attacks.kinds import ATTACKS
from bench.attacks.report import show
from bench.attacks.run import Library, Outcome, Plan, Run, folder_for
from bench.hosts import ROOT

MINUTE = 60.0


def main() -> int:
    chosen = _arguments().parse_args()
    names = [attack.name for attack in ATTACKS]
    if chosen.list:
        for attack in ATTACKS:
            print(f"{attack.name} ({attack.point}): {attack.__doc__}")
        return 0
    seconds = chosen.minutes * MINUTE if chosen.all else chosen.seconds
    plan = Plan(
        python=chosen.python or sys.executable,
        root=str(Path(chosen.root).resolve()),
        tables=chosen.tables or (40 if chosen.all else 10),
        calm=chosen.calm if chosen.calm is not None else min(MINUTE, seconds),
        attacked=seconds,
        rest=chosen.rest if chosen.rest is not None else (MINUTE if chosen.all else 5.0),
        files=chosen.files,
        gently=not chosen.all,
        keep=chosen.keep,
    )
    console = Console(width=180 if not sys.stdout.isatty() else None)
    folder = folder_for(plan)
    print(f"everything is in {folder}", flush=True)
    library = Library(plan.python, Path(plan.root), _new(folder / "library"))
    outcomes: list[Outcome] = []
    for number, group in enumerate([chosen.only or names] if chosen.all else [[n] for n in chosen.only or names]):
        run = Run(plan, group, library, _new(folder / str(number)))
        if chosen.all:
            run.tell = MinuteLines(run).tell
        outcomes.append(run.go())
        if not chosen.all:
            print(f"{', '.join(group)}: p99 {outcomes[-1].during.p99:.0f} ms", flush=True)
        if chosen.json:
            Path(chosen.json).write_bytes(msgspec.json.format(msgspec.json.encode(outcomes)))
    show(console, outcomes)
    return 0


class MinuteLines:
    """A line a minute, so that a run that is stopped still tells something."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._told = 0

    def tell(self, seconds: float) -> None:
        if seconds < (self._told + 1) * MINUTE:
            return
        self._told += 1
        run, now = self._run, time.monotonic()
        run.notes.read_on()
        times = run.notes.times(now - MINUTE, now)
        print(
            f"{time.strftime('%H:%M:%S')} minute {self._told}: {len(run.notes.acknowledged)} moves acknowledged,"
            f" p50 {times.p50:.0f} p99 {times.p99:.0f} worst {times.worst:.0f} ms,"
            f" {times.shut_out} of {times.visitors} visitors shut out,"
            f" {run.server.memory() / 1e6:.0f} MB, {run.server.open_files()} files,"
            f" {run.server.foreign_moves()} moves not a bot's own",
            flush=True,
        )


def _new(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def _arguments() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    arguments.add_argument("--only", action="append", choices=[attack.name for attack in ATTACKS], metavar="NAME")
    arguments.add_argument("--list", action="store_true", help="tell what the attacks are")
    arguments.add_argument("--seconds", type=float, default=20.0, help="for which each attacks alone (20)")
    arguments.add_argument("--all", action="store_true", help="all at once, or those that --only names")
    arguments.add_argument("--minutes", type=float, default=60.0, help="for which they do (60)")
    arguments.add_argument("--tables", type=int, default=0, help="of honest people (10; 40 with --all)")
    arguments.add_argument("--calm", type=float, help="seconds before an attack (as many as of it, at most 60)")
    arguments.add_argument("--rest", type=float, help="seconds after it (5; 60 with --all)")
    arguments.add_argument("--files", type=int, default=0, help="that the server may open at most")
    arguments.add_argument("--python", default="", help="of another checkout, whose server is attacked")
    arguments.add_argument("--root", default=str(ROOT), help="that checkout")
    arguments.add_argument("--keep", default="", help="a new folder for stores, logs and records (else one in /tmp)")
    arguments.add_argument("--json", default="", help="a file for all figures")
    return arguments


if __name__ == "__main__":
    sys.exit(main())
