"""How many moves the server takes: 1,000 tables of Blackmore, beside boardgame.io with a trick game, driven alike."""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.engine import Refused, spread
from bench.hosts import ROOT, Host, allow_many_files, install_boardgame, is_compiled, load_core
from bench.load import EVERY, Stage

STAGES = ("closed", "paced")
TIMES_PEER = 5.0  # what we want to reach, durably, of boardgame.io's moves in memory
PACED_P99 = 15.0  # milliseconds


def machine() -> str:
    """The processor's name, and how it is shared."""
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    core = load_core()
    shared = "the load on any" if core is None else f"the load on core {core} alone"
    name = found[1] if found else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {shared}"


def figures(hosts: Sequence[Host], name: str) -> Table:
    """A table of one stage: closed loop or paced."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("closed loop" if name == "closed" else f"a move per {EVERY:g} s", no_wrap=True)
    for title in ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "kernel", "quiet", "MiB"):
        table.add_column(title, justify="right", no_wrap=True)
    for host in hosts:
        stages = host.rounds.get(name, [])
        if not stages:
            table.add_row(host.title, *["-"] * 7)
            continue
        table.add_row(
            host.title,
            cell([rate(stage) for stage in stages], 0),
            f"{median(stage.p50 for stage in stages):.1f}",
            cell([stage.p99 for stage in stages], 1),
            cell([cost(stage) for stage in stages], 0),
            f"{median(1e6 * stage.server_kernel / stage.moves for stage in stages):.0f}",
            f"{median(1e6 * stage.quiet / rate(stage) for stage in stages):.0f}" if name == "paced" else "-",
            f"{median(stage.resident for stage in stages) / 2**20:.0f}",
        )
    return table


def ratios(one: Host, other: Host, name: str) -> str:
    """Processor time for each move, round by round: what both met of a busy machine does not count."""
    pairs = zip(one.rounds[name], other.rounds[name], strict=True)
    found = [cost(stage) / cost(beside) for stage, beside in pairs]
    return f"{one.title} / {other.title}, CPU a move: {cell(found, 2)}" if found else ""


def cell(rounds: Sequence[float], digits: int) -> str:
    return spread(rounds, 1, digits) if len(rounds) > 1 else f"{rounds[0]:.{digits}f}"


def middle(host: Host, name: str, figure: Callable[[Stage], float]) -> float | None:
    """The median of a figure over the rounds."""
    stages = host.rounds.get(name, [])
    return median(figure(stage) for stage in stages) if stages else None


def rate(stage: Stage) -> float:
    return stage.moves / stage.seconds


def cost(stage: Stage) -> float:
    """Microseconds of the server's processor time for each move."""
    return 1e6 * stage.server_cpu / stage.moves


def p99(stage: Stage) -> float:
    return stage.p99


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    arguments.add_argument("--interpreted", required=True, help="the Python whose Envol is not compiled")
    arguments.add_argument("--tables", type=int, default=1000, help="tables of four seats (1000)")
    arguments.add_argument("--seconds", type=float, default=10.0, help="of each stage, at most (10)")
    arguments.add_argument("--rounds", type=int, default=1, help="how often the servers take turns (1)")
    arguments.add_argument("--only", default="", help="servers whose title has one of these words, by commas")
    arguments.add_argument("--before", help="another checkout with its own compiled build, to compare with this one")
    arguments.add_argument("--stage", choices=STAGES, help="only this one: as fast as answers come, or at human pace")
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = arguments.parse_args()
    if chosen.rounds < 1 or chosen.tables < 1 or chosen.seconds <= 0:
        arguments.error("there is nothing to measure")

    errors = Console(stderr=True, soft_wrap=True)
    interpreted = str(Path(chosen.interpreted).absolute())  # never resolved: a link is what makes an environment
    ours = Host("Envol compiled", "envol", sys.executable)
    plain = Host("Envol interpreted", "envol", interpreted)
    memory = Host("boardgame.io in memory", "boardgame")
    on_file = Host("boardgame.io on file", "boardgame", on_file=True)
    before = [] if chosen.before is None else [other_checkout(Path(chosen.before).absolute())]
    hosts = [host for host in (ours, *before, plain, memory, on_file) if is_wanted(host, chosen.only)]
    missing = install_boardgame() if memory in hosts or on_file in hosts else None
    if missing is not None:
        errors.print(f"without boardgame.io: {missing}", markup=False)
        hosts = [host for host in hosts if host.dialect == "envol"]

    stages = [stage for stage in STAGES if chosen.stage in (None, stage)]
    allow_many_files()
    (ROOT / "build").mkdir(exist_ok=True)
    try:
        for host, wanted in ((ours, True), (plain, False), *((host, True) for host in before)):
            if host in hosts and is_compiled(host.python, host.root) != wanted:
                raise Refused(f"{host.title} must {'' if wanted else 'not '}be compiled")
        # All sit before the first round, so that the rounds of all servers lie close together: what else a machine does
        # changes by the minute. Those that wait meanwhile have quiet viewers and nothing else to do.
        with (
            ExitStack() as running,
            Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress,
        ):
            task = progress.add_task("", total=len(hosts) * (1 + chosen.rounds * len(stages)))
            for host in hosts:
                progress.update(task, description=f"{host.title}: people sit down")
                # Not where temporary files usually are: that may be memory, which makes everything durable at once.
                folder = running.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="bench-"))
                running.enter_context(host.running(chosen.tables, Path(folder)))
                progress.advance(task)
            for number in range(chosen.rounds):
                for stage in stages:
                    for host in hosts if number % 2 == 0 else reversed(hosts):
                        progress.update(task, description=f"{host.title}: {stage}")
                        host.measure(stage, chosen.seconds)
                        progress.advance(task)
    except Refused as refused:
        errors.print(f"refused: {refused}", markup=False)
        return 2

    ours_rate, peer_rate = middle(ours, "closed", rate), middle(memory, "closed", rate)
    ours_p99, peer_p99 = middle(ours, "paced", p99), middle(memory, "paced", p99)
    times = ours_rate / peer_rate if ours_rate and peer_rate else None
    aims: dict[str, bool] = {}
    if times is not None:
        aims[f"{TIMES_PEER:g} times boardgame.io's moves in memory, durably"] = times >= TIMES_PEER
    if ours_p99 is not None:
        aims[f"p99 under {PACED_P99:g} ms at a move per {EVERY:g} s"] = ours_p99 < PACED_P99

    if chosen.json:
        found = {
            "machine": machine(),
            "tables": chosen.tables,
            "servers": {host.title: host.rounds for host in hosts},
            "times": times,
            "aims": aims,
        }
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return 0

    out = Console(soft_wrap=True, highlight=False)
    out.print(f"{machine()}\n{versions(memory in hosts or on_file in hosts)}")
    out.print(f"{chosen.tables} tables of four seats; {chosen.rounds} x {chosen.seconds:g} s: median (least-greatest)")
    for stage in stages:
        out.print(figures(hosts, stage))
        for host in hosts[1:]:
            out.print(ratios(hosts[0], host, stage))
    busiest = max(
        (stage.load_cpu / stage.seconds for host in hosts for stage in host.rounds.get("closed", [])), default=0
    )
    out.print(
        "Of the processor time: what the kernel took, and what it costs that everybody is there and nobody plays."
    )
    out.print("Our moves are on disk (fdatasync) before they are acknowledged; boardgame.io answers before it writes.")
    out.print(f"The load used {busiest:.0%} of its core at most.\n")
    if times is not None and ours_rate is not None and peer_rate is not None:
        out.print(f"Envol compiled / boardgame.io in memory, moves: {times:.2f} ({ours_rate:.0f} / {peer_rate:.0f})")
    if ours_p99 is not None and peer_p99 is not None:
        out.print(f"Envol compiled / boardgame.io in memory, paced p99: {ours_p99:.1f} / {peer_p99:.1f} ms")
    for aim, reached in aims.items():
        out.print(f"{aim}: {'reached' if reached else 'not reached'}")
    return 0


def is_wanted(host: Host, words: str) -> bool:
    return any(word in host.title for word in words.split(","))


def other_checkout(root: Path) -> Host:
    return Host("Envol before", "envol", str(root / ".compiled/bin/python"), root)


def versions(with_peer: bool) -> str:
    from envol import __version__

    said = [f"Envol {__version__} on Python {platform.python_version()}"]
    if with_peer:
        node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
        package = ROOT / "bench/boardgame/node_modules/boardgame.io/package.json"
        said.append(f"boardgame.io {msgspec.json.decode(package.read_bytes())['version']} on Node {node.lstrip('v')}")
    return "; ".join(said)


if __name__ == "__main__":
    sys.exit(main())
