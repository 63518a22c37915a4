"""The documents are true: the examples in them run, and every link leads somewhere."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli import program

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "code", [code for page in ("README.md", "docs/bots.md") for code in blocks(ROOT / page, "python")]
)
def test_a_python_example_runs(code: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_commands_of_the_readme_run_one_after_another(tmp_path: Path) -> None:
    text = "".join(blocks(ROOT / "README.md", "sh"))
    commands = [line for line in text.splitlines() if line.startswith(".venv/bin/envol ")]
    assert len(commands) >= 4
    for command in commands:
        done = program.run(*shlex.split(command)[1:], folder=tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([a-z]+)", page.read_text("utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name} names make {target}"


def test_adding_a_game_shows_the_code_of_vote() -> None:
    source = (ROOT / "tests" / "games" / "vote" / "rules.py").read_text("utf-8")
    shown = blocks(ROOT / "docs" / "adding-a-game.md", "python")
    assert len(shown) >= 7
    for code in shown:
        assert code.rstrip() in source
