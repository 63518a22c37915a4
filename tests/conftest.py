"""How many tests run at a time, and which alone; figures that they measured are printed at the end of the run."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator

import pytest


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = sorted(text for report in reports for name, text in report.user_properties if name == "figure")
    if figures:
        terminalreporter.section("figures")
        for text in figures:
            terminalreporter.write_line(text)
