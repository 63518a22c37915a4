"""A start is quick because little is imported: what a program does not need, it does not wait for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests import limits
from tests.cli.program import environment

EVERYWHERE_LATE = {"asyncio", "babel", "concurrent", "fluent", "multiprocessing", "numpy", "openskill", "socket", "ssl"}
SERVER = {"aiosqlite", "alembic", "asyncpg", "litestar", "sqlalchemy", "uvicorn", "websockets"}
COMMAND = "import sys; from envol.cli.commands import main; sys.argv = ['envol', *sys.argv[1:]]; main()"


def imported(code: str, words: Sequence[str] = ()) -> set[str]:
    """All modules that a fresh Python has imported after this code."""
    told = f"{code}\nimport sys; print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-W", "error", "-c", told, *words]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True, timeout=limits.STATE)
    return set(done.stderr.splitlines()[-1].split())


def libraries(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


def test_importing_the_package_brings_the_contract_and_no_game_bot_or_command() -> None:
    found = imported("import envol")
    assert not libraries(found) & {*EVERYWHERE_LATE, *SERVER, "click", "json", "pathlib", "rich", "tempfile"}
    ours = {name for name in found if name.partition(".")[0] == "envol"}
    parts = {name.split(".")[1] for name in ours if "." in name}
    assert parts == {"catalogue", "clocks", "codec", "dice", "files", "game", "log", "match", "record"}


@pytest.mark.parametrize("words", [("--version",), ("games",), ("games", "--lang", "fr"), ("rules", "oz", "1")])
def test_a_quick_command_imports_no_machinery_and_parses_no_sentence_that_is_only_words(words: Sequence[str]) -> None:
    found = imported(COMMAND, words)
    assert not libraries(found) & {*EVERYWHERE_LATE, *SERVER}
    assert not found & {"envol.bots", "envol.bots.search", "envol.parallel", "envol.sim", "rich.progress"}
    assert not [name for name in found if name.startswith(("envol.arena", "envol.server", "envol.rl"))]


def test_reading_the_version_needs_neither_a_game_nor_a_table() -> None:
    found = imported(COMMAND, ["--version"])
    assert "rich" not in libraries(found)
    assert not [name for name in found if name.startswith("envol.games.")]


def test_a_match_against_nobody_needs_one_game_and_nothing_to_say_it_with() -> None:
    found = imported("import envol; envol.Match.new('oz', 2).settle(envol.FastDice(1))")
    assert not libraries(found) & {*EVERYWHERE_LATE, *SERVER, "click", "rich"}
    assert {name.split(".")[2] for name in found if name.startswith("envol.games.")} == {"oz"}
