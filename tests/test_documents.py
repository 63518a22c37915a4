"""The documents are true: examples run, links lead somewhere, and files, commands and options that are named exist."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from datetime import date
from itertools import chain
from pathlib import Path

import click
import pytest

import envol
from envol.cli.adventure import adventure
from envol.cli.commands import app
from tests.cli import program

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


KEPT = [
    path.relative_to(ROOT).as_posix()
    for folder in ("src", "tests", "web/src", "docs", "bench", "examples", "requirements", ".ci")
    for path in (ROOT / folder).rglob("*")
    if "__pycache__" not in path.parts
]
FILE = r"[\w<>.-]+(/[\w<>.-]+)*(/|\.(py|ts|svelte|js|json|md|ftl|toml|txt|svg|html))"
NAMED_ONLY = {"my_bots.py", "errand.py"}  # the reader's own, and one that a decision tells the end of


def code(page: Path) -> list[str]:
    """What stands in backticks between the blocks of a page."""
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", prose)


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
    for target in re.findall(r"\bmake ([a-z]+(?:-[a-z]+)*)", "\n".join([*code(page), *blocks(page, "sh")])):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name} names make {target}"


# `adding-a-game` names what its reader is going to make.
@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.stem != "adding-a-game"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    """By the whole of its path or the end of it; `<key>` and `KEY` are any game's, and what git ignores is built."""
    ignored = (ROOT / ".gitignore").read_text("utf-8")
    for name in {name.rstrip("/") for name in code(page) if re.fullmatch(FILE, name)} - NAMED_ONLY:
        path = re.sub("<key>|<game>|KEY", "[a-z]+", re.escape(name))
        is_there = any(re.search(rf"(^|/){path}$", kept) for kept in KEPT) or (ROOT / name).exists()
        assert is_there or f"{name}/" in ignored, f"{page.name} names {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_of_ours_that_is_shown_is_one_and_has_these_options(page: Path) -> None:
    shown = [*code(page), *"\n".join(blocks(page, "(?:sh)?")).splitlines()]
    for line in shown:
        words = line.partition("#")[0].split()
        if words[:1] in (["envol"], [".venv/bin/envol"]) and words[1:2] != ["--version"]:
            command: click.Command = app
            while isinstance(command, click.Group) and words[1:]:
                words = words[1:]
                if words[0] != "--help":
                    assert words[0] in command.commands, f"{page.name}: {line}"
                    command = command.commands[words[0]]
            known = {"--help"}.union(*(param.opts for param in command.get_params(click.Context(command))))
            assert {word.partition("=")[0] for word in words if word.startswith("-")} <= known, f"{page.name}: {line}"
        elif words[:2] == ["python", "-m"]:
            module = ROOT.joinpath(*words[2].split("."))
            path = module.with_suffix(".py")
            bench = (path if path.exists() else module / "__main__.py").read_text("utf-8")
            options = [word for word in words if word.startswith("--") and word != "--help"]
            assert all(f'"{option}"' in bench for option in options), f"{page.name}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_option_that_is_named_alone_is_one_of_some_command(page: Path) -> None:
    commands = [*app.commands.values(), *adventure.commands.values()]
    known = {"--help", "--version"}.union(
        *(param.opts for command in commands for param in command.get_params(click.Context(command)))
    )
    assert {text.split()[0] for text in code(page) if text.startswith("--")} <= known


def test_a_module_that_is_named_in_a_comment_is_there() -> None:
    names = {Path(kept).name for kept in KEPT} | {"hatch_build.py"}
    for path in [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "bench").glob("*.py"),
        ROOT / "pyproject.toml",
        ROOT / "Makefile",
    ]:
        named = set(re.findall(r"(?<![\w*.])\w+\.py\b", path.read_text("utf-8")))
        assert named <= names, f"{path} names {named - names}"


def test_every_dependency_has_a_line_in_a_decision() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    ours = [*project["project"]["dependencies"], *chain(*extras), *project["dependency-groups"]["dev"]]
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    named = [re.split(r"[^\w.-]", name)[0] for name in ours]
    named += [name.rpartition("/")[2] for name in (*client["dependencies"], *client["devDependencies"])]
    decided = " ".join(page.read_text("utf-8") for page in (ROOT / "docs" / "decisions").glob("*.md"))
    letters = re.sub(r"[^a-z]", "", decided.lower())
    assert [name for name in named if re.sub(r"[^a-z]", "", name.lower()) not in letters] == []


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
