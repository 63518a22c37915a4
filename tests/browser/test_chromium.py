"""Which browser the tests take: the first that really runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import chromium


def program(folder: Path, name: str, does: str) -> str:
    """A program of this name in the folder."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine with no browser, on which nothing can be installed."""
    folder = tmp_path / "bin"
    program(folder, "apt-get", "exit 100")
    program(folder, "sudo", "exit 1")
    monkeypatch.setenv("PATH", f"{folder}:/bin")
    monkeypatch.setattr(chromium, "NAMES", ("a-browser", "another"))
    monkeypatch.setattr(sys, "executable", program(folder, "python", "exit 1"))
    chromium.find.cache_clear()
    yield folder
    chromium.find.cache_clear()


def test_an_installed_one_is_taken_unless_it_does_not_run(bin: Path) -> None:
    program(bin, "a-browser", "echo 'please install the snap'; exit 1")
    second = program(bin, "another", "echo 1.0")
    assert chromium.find() == second


def test_else_playwright_s_own_is_fetched(bin: Path) -> None:
    own = program(bin, "own", "echo 1.0")
    program(bin, "python", f'test "$1" = -m || echo {own}')
    assert chromium.find() == own


def test_one_whose_libraries_are_missing_is_passed_over_for_the_distribution_s(bin: Path) -> None:
    own = program(bin, "own", "exit 127")
    program(bin, "python", f'test "$1" = -m || echo {own}')
    package = bin / "a-browser"
    install = f"printf '#!/bin/sh\\necho 1.0\\n' >{package} && chmod +x {package}"
    program(bin, "apt-get", f'test "$1" = update || {{ {install}; }}')
    program(bin, "sudo", 'shift; exec "$@"')
    assert chromium.find() == str(package)


def test_where_there_is_none_and_none_can_be_had_it_is_said(bin: Path) -> None:
    with pytest.raises(RuntimeError, match="no browser"):
        chromium.find()
