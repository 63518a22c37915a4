"""How fast random games run: Blackmore, interpreted and compiled, beside OpenSpiel's nearest games on the same core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.worker import PEERS, Counts, Report

ROOT = Path(__file__).parent.parent
RATES = ("lines", "decisions", "games")
TIMES_PEER = 2.0  # what the compiled rules should reach from Python
LINES_PER_SECOND = 1_500_000  # and with the loop compiled too


class Refused(Exception):
    """The figures would not mean what the table says."""


@dataclass
class Contender:
    """Who plays, by which Python, and what each round brought."""

    title: str
    name: str  # for the worker
    python: str
    compiled: bool | None = None  # whether its Envol must be compiled; OpenSpiel has no such thing
    rounds: list[Counts] = field(default_factory=list)
    made_by: str = ""

    def run(self, seconds: float) -> None:
        """Play one round in a fresh process: where a process happens to lie in memory moves its speed by percents."""
        command = [self.python, "-m", "bench.worker", self.name, str(seconds)]
        try:
            ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        except OSError as error:
            raise Refused(f"{self.title} cannot start: {error}") from error
        if ran.returncode != 0:
            said = ran.stderr.strip().splitlines()
            raise Refused(f"{self.title} failed: {said[-1] if said else f'exit status {ran.returncode}'}")
        report: Report = json.loads(ran.stdout)
        for file in report["files"]:
            if file.endswith(".py") == self.compiled:
                wanted = "compiled" if self.compiled else "plain Python"
                raise Refused(f"{self.title} must be {wanted}, but it runs {file}")
        self.rounds.append(report["counts"])
        library = "OpenSpiel" if self.compiled is None else "Envol"
        self.made_by = f"{library} {report['version']} on Python {report['python']}"

    def rates(self, what: str) -> list[float]:
        """Lines, decisions or games per second, round by round."""
        counts: Sequence[Any] = self.rounds
        return [count[what] / count["seconds"] for count in counts]


@dataclass(frozen=True)
class Ratio:
    """How many times faster than the fastest of these peers: by medians, with the least and greatest of the rounds."""

    ours: str
    what: str
    peer: str
    times: float
    least: float
    greatest: float


def compare(ours: Contender, peers: Sequence[Contender], what: str) -> Ratio:
    """Our rate against the best peer at just this."""
    best = max(peers, key=lambda peer: median(peer.rates(what)))
    mine, other = ours.rates(what), best.rates(what)
    by_round = [a / b for a, b in zip(mine, other, strict=True)]
    return Ratio(ours.title, what, best.title, median(mine) / median(other), min(by_round), max(by_round))


def pin() -> int | None:
    """Keep this process and its children on one core; not every system can."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine(core: int | None) -> str:
    """The processor's name, and how it is used."""
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    name = found[1] if found else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {'not pinned to one' if core is None else f'all on core {core}'}"


def spread(rates: Sequence[float], unit: float, digits: int) -> str:
    """The median with the least and the greatest."""
    middle, least, greatest = (f"{rate / unit:.{digits}f}" for rate in (median(rates), min(rates), max(rates)))
    return f"{middle} ({least}-{greatest})" if any(rates) else "-"


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    arguments.add_argument("--interpreted", required=True, help="the Python whose Envol is not compiled")
    arguments.add_argument("--rounds", type=int, default=5, help="how often the contenders take turns (5)")
    arguments.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round (1)")
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = arguments.parse_args()
    if chosen.rounds < 1:
        arguments.error("there is nothing to compare without a round")

    interpreted = str(Path(chosen.interpreted).absolute())  # never resolved: a link is what makes an environment
    plain = Contender("Envol interpreted", "blackmore", interpreted, compiled=False)
    ours = Contender("Envol compiled", "blackmore", sys.executable, compiled=True)
    own_loop = Contender("Envol, loop compiled", "play_on", sys.executable, compiled=True)
    peers = [Contender(name, f"peer:{name}", sys.executable) for name in PEERS]
    one_call = [Contender(f"{name}, one call", f"one_call:{name}", sys.executable) for name in PEERS]
    rollouts = [Contender(f"{name}, C++ loop", f"rollouts:{name}", sys.executable) for name in PEERS]
    contenders = [plain, ours, own_loop, *peers, *one_call, *rollouts]

    core = pin()
    errors = Console(stderr=True, soft_wrap=True)
    try:
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task("playing", total=chosen.rounds * len(contenders))
            for _ in range(chosen.rounds):
                for contender in contenders:
                    progress.update(task, description=contender.title)
                    contender.run(chosen.seconds)
                    progress.advance(task)
    except Refused as refused:
        errors.print(f"refused: {refused}", markup=False)
        return 2

    ratios = [compare(ours, against, what) for against in (peers, one_call) for what in RATES]
    aims = [
        (f"{ratio.ours} against {ratio.peer}: {TIMES_PEER:.0f} times the lines", ratio.times >= TIMES_PEER)
        for ratio in ratios
        if ratio.what == "lines"
    ]
    lines = median(own_loop.rates("lines"))
    aims.append((f"{own_loop.title}: {LINES_PER_SECOND / 1e6} M lines/s", lines >= LINES_PER_SECOND))
    versions = sorted({contender.made_by for contender in contenders})

    if chosen.json:
        figures = {
            "machine": machine(core),
            "versions": versions,
            "contenders": {contender.title: contender.rounds for contender in contenders},
            "ratios": [vars(ratio) for ratio in ratios],
            "aims": dict(aims),
        }
        print(json.dumps(figures, indent=1))
        return 0

    out = Console(soft_wrap=True, highlight=False)
    out.print(f"{machine(core)}\n{'; '.join(versions)}")
    out.print(f"{chosen.rounds} rounds of {chosen.seconds:g} s of processor time each: median (least-greatest)")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)  # 80 columns are enough without the edges
    table.add_column("random games for four", no_wrap=True)
    for title in ("M lines/s", "M decisions/s", "k games/s"):
        table.add_column(title, justify="right", no_wrap=True)
    for contender in contenders:
        table.add_row(
            contender.title,
            spread(contender.rates("lines"), 1e6, 2),
            spread(contender.rates("decisions"), 1e6, 2),
            spread(contender.rates("games"), 1e3, 1),
            end_section=contender in (own_loop, peers[-1], one_call[-1]),
        )
    out.print(table)
    out.print("Lines are decisions and chance. One call: current_player() alone tells chance and the end.")
    out.print("C++ loop, for reference: rollouts of its search after the deal, so without any line of chance.\n")
    for ratio in ratios:
        times = f"{ratio.times:.2f} ({ratio.least:.2f}-{ratio.greatest:.2f})"
        out.print(f"{ratio.ours} / {ratio.peer}, {ratio.what}: {times}")
    out.print()
    for aim, reached in aims:
        out.print(f"{aim}: {'reached' if reached else 'not reached'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
