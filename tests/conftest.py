"""Figures that a test measured are printed at the end of the run, from all workers."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest


def pytest_xdist_auto_num_workers() -> int:
    """More workers than cores: much of the tests' time is waiting, for a page, a clock, or a server that starts."""
    return (os.cpu_count() or 2) * 3 // 2


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
