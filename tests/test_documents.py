"""The documents are true: the examples in them run, and every link leads somewhere."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import envol
from tests.cli import program

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "code", [code for page in ("README.md", "docs/bots.md") for code in blocks(ROOT / page, "python")]
)
def test_a_python_example_runs(code: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.full
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


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda page: page.stem)
def test_a_decision_has_its_number_its_date_and_its_state(page: Path) -> None:
    title, empty, state, after = page.read_text("utf-8").splitlines()[:4]
    assert title.startswith(f"# {int(page.name[:4])}. ")
    found = re.fullmatch(r"(\d{4}-\d{2}-\d{2}) · (?:accepted|superseded by \[\d+\]\((\d{4}-[a-z-]+\.md)\))", state)
    assert (empty, after) == ("", "")
    assert found, f"{page.name} says {state!r} under its title"
    assert date(2026, 11, 15) <= date.fromisoformat(found[1])


def test_the_changelog_has_a_date_for_every_release_and_the_newest_is_our_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    releases = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d{2}-\d{2})", heading) for heading in headings[1:]]
    assert all(releases), headings
    kept = [
        (tuple(int(part) for part in found.groups()[:3]), date.fromisoformat(found[4])) for found in releases if found
    ]
    assert kept == sorted(kept, reverse=True)
    assert ".".join(str(part) for part in kept[0][0]) == envol.__version__


def test_what_is_checked_before_a_commit_is_what_the_makefile_checks() -> None:
    hooks = re.findall(r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    known = {f"make --silent {target}" for target in re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)}
    known |= {
        f".venv/bin/{tool} --force-exclude" for tool in re.findall(r"^\t\$\(RUN\)/(.+) \.$", makefile, re.MULTILINE)
    }
    assert hooks
    assert set(hooks) <= known
