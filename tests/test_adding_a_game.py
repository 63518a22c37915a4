"""docs/adding-a-game.md is followed to the letter, in a copy of this repository: its folders and one line, no more."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import limits
from tests.test_documents import blocks

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
BIN = Path(sys.executable).parent
# A block under a line that is nothing but a path is that file.
FILES: dict[str, str] = dict(
    re.findall(r"^`([\w/.-]+)`\n\n```\w+\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
)
CATALOGUE = "src/envol/catalogue.py"
[LINE] = [code for code in blocks(PAGE, "python") if code.count("\n") == 1 and "envol.games.nim" in code]
COMMANDS = "".join(blocks(PAGE, "sh")).splitlines()
GENERATED = {"tests/vectors/texts.json", "web/src/generated/games/nim.ts"}

# Tests that look at all games of the catalogue at once; those that look at each are found by its key.
ASKING = ("tests/test_box.py", "tests/test_code_rules.py", "tests/test_vectors.py")
# What a server of the copy tells of Nim.
ASK = """\
import tempfile, urllib.request, json
from pathlib import Path
from tests.server.harness import running
with tempfile.TemporaryDirectory() as folder, running(Path(folder), games=()) as server:
    games = json.load(urllib.request.urlopen(server.url + "/api/games"))
print(json.dumps(games[-1]))
"""


class Copy:
    """This repository as it was before somebody thought of Nim, but for what no command of the page reads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "envol"
        ignored = shutil.ignore_patterns("__pycache__", "static", "img", "nim")
        for name in ("src", "tests", "docs", "web/src"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=ignored)
        for name in ("Makefile", "pyproject.toml"):
            shutil.copy(ROOT / name, self.folder)

    def files(self) -> dict[str, bytes]:
        paths = (path for path in self.folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}

    def add_nim(self) -> None:
        """Sections 1 to 5, and the tests of section 7."""
        for name, text in FILES.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        catalogue = self.folder / CATALOGUE
        head, name, rest = catalogue.read_text("utf-8").partition("_PACKAGES: ")
        catalogue.write_text(head + name + rest.replace("}\n", LINE + "}\n", 1), "utf-8")

    def run(self, command: str) -> str:
        """Run a command of the page; Python finds the copy, and the environment of ours is left as it is."""
        words = shlex.split(command)
        if words[0] == "make":
            words += ["--old-file=.venv/.dev", f"RUN={BIN}"]
        elif words[0] == ".venv/bin/pytest":
            words += ["-n0"]
        words[0] = words[0].replace(".venv/bin", str(BIN))
        env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTEST", "MFLAGS"))}
        env |= {"PYTHONPATH": f"{self.folder}/src", "COLUMNS": "100"}
        done = subprocess.run(
            words, cwd=self.folder, env=env, capture_output=True, text=True, check=False, timeout=limits.MATCH
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    return {name for name in {*before, *after} if before.get(name) != after.get(name)}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_the_page_shows_the_nim_that_is_kept_among_the_tests_and_all_of_it() -> None:
    kept = ROOT / "tests" / "games" / "nim"
    shown = {Path(name).relative_to("src/envol/games/nim").as_posix(): FILES[name] for name in FILES if "src" in name}
    shown["test_rules.py"] = FILES["tests/games/nim/test_rules.py"]
    files = [path for path in kept.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert shown == {
        path.relative_to(kept).as_posix(): path.read_text("utf-8").replace("tests.games.nim", "envol.games.nim")
        for path in files
    }


def test_what_the_page_shows_of_secrets_is_the_code_of_vote() -> None:
    source = (ROOT / "tests" / "games" / "vote" / "rules.py").read_text("utf-8")
    shown = [code for code in blocks(PAGE, "python") if code not in (*FILES.values(), LINE)]
    assert len(shown) >= 3
    for code in shown:
        assert code.rstrip() in source


def test_a_sixth_game_is_its_folders_and_one_line(copy: Copy) -> None:
    before = copy.files()
    copy.add_nim()
    commands = [command for command in COMMANDS if command.startswith(".venv/bin/envol ")]
    games, played = (copy.run(command) for command in commands)
    assert re.search(r"^nim +Nim +2 to 4 +rows=three \(Candles: three, four\)", games, re.MULTILINE)
    assert "Nim: 100 games" in played
    after = copy.files()
    assert after[CATALOGUE].replace(LINE.encode(), b"", 1) == before[CATALOGUE]
    places = {re.sub(r"(games/nim)/.*", r"\1", name) for name in changed(before, after)}
    assert places == {"src/envol/games/nim", "tests/games/nim", CATALOGUE}


@pytest.mark.full
def test_every_command_of_the_page_does_what_it_says(copy: Copy) -> None:
    """But for `make test`: what of it could ask something of a new game is run here."""
    copy.add_nim()
    before = copy.files()
    assert [command for command in COMMANDS if command.startswith("make")] == ["make golden", "make test"]
    copy.run("make golden")
    assert changed(before, copy.files()) == GENERATED
    [laws] = [command for command in COMMANDS if "pytest" in command]
    assert " passed" in copy.run(laws)
    copy.run(f".venv/bin/pytest {' '.join(ASKING)}")
    copy.run(".venv/bin/pytest tests/bots tests/rl tests/test_fluent.py -k nim")
    game = json.loads(copy.run(f".venv/bin/python -c {shlex.quote(ASK)}"))
    assert (game["key"], game["titles"], game["minutes"]) == ("nim", {"en": "Nim", "fr": "Nim"}, None)
    assert game["pitches"]["en"].startswith("Snuff out candles")
    assert "master" in game["bots"]
