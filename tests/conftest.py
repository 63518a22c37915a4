"""How many tests run at a time, and which alone; the end of a run tells what they have measured and what they took."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests import processor_time


def pytest_xdist_auto_num_workers() -> int:
    """More workers than cores: much of the tests' time is waiting, for a page, a clock, or a server that starts."""
    return (os.cpu_count() or 2) * 3 // 2


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A test that is marked `quiet` measures milliseconds: it waits for the others, and they for it."""
    locks = item.config.cache.mkdir("quiet")
    with (locks / "door").open("w") as door, (locks / "room").open("w") as room:
        fcntl.flock(door, fcntl.LOCK_EX)  # who waits to be alone keeps it, so that nobody else comes in
        if item.get_closest_marker("quiet"):
            fcntl.flock(room, fcntl.LOCK_EX)
        else:
            fcntl.flock(room, fcntl.LOCK_SH)
            fcntl.flock(door, fcntl.LOCK_UN)
        return (yield)


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Call it with a sentence that holds a measured figure."""
    return lambda text: request.node.user_properties.append(("figure", text))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["seconds"] = processor_time.spent()


class Totals:
    """In the process that has started the others: what they have taken."""

    seconds = 0.0

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.seconds += getattr(node, "workeroutput", {}).get("seconds", 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        stats = terminalreporter.stats
        reports = [report for kind in ("passed", "failed") for report in stats.get(kind, [])]
        figures = sorted(text for report in reports for name, text in report.user_properties if name == "figure")
        reasons = {report.nodeid: str(report.longrepr[2]) for report in stats.get("skipped", [])}
        figures += sorted(f"{name}: {reason}" for name, reason in reasons.items() if "inconclusive" in reason)
        terminalreporter.section("figures")
        for text in figures:
            terminalreporter.write_line(text)
        seconds = self.seconds + processor_time.spent()
        terminalreporter.write_line(f"Processor time of these {len(reports)} tests: {seconds:.0f} s")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Totals())
