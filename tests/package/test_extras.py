"""Who lacks a part of the package is told in a sentence what to install, in the language they read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests import limits
from tests.cli.program import environment

PROGRAM = "import sys; from envol.cli.commands import main; sys.argv = ['envol', *sys.argv[1:]]; sys.exit(main())"


def run(code: str, missing: Sequence[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run this in a Python of its own, to which these libraries are not installed."""
    halted = "".join(f"import sys; sys.modules[{name!r}] = None\n" for name in missing)
    command = [sys.executable, "-W", "error", "-c", halted + code, *words]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, check=False, timeout=limits.STATE)


@pytest.mark.parametrize("missing", ["litestar", "uvicorn", "sqlalchemy", "segno"])
def test_without_the_servers_parts_serving_says_what_to_install(missing: str) -> None:
    english = run(PROGRAM, [missing], "serve", "--port", "1")
    french = run(PROGRAM, [missing], "serve", "--port", "1", "--lang", "fr")
    wanted = 'pip install "envol[server]"'
    assert english.stderr == f"Error: this needs {missing}, which is not installed; to get it: {wanted}\n"
    assert (
        french.stderr
        == f"Erreur\u00a0: il y faut {missing}, qui n’est pas installé\u00a0; pour l’avoir\u00a0: {wanted}\n"
    )
    assert (english.returncode, english.stdout) == (french.returncode, french.stdout) == (2, "")


def test_without_a_database_library_the_gallery_says_what_to_install() -> None:
    done = run(PROGRAM, ["sqlalchemy"], "gallery", "--store", "pyproject.toml")
    assert done.returncode == 2
    assert done.stderr.endswith('pip install "envol[server]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("adapter", "extra", "missing"),
    [
        ("openspiel", "openspiel", "pyspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo",) * 2 + ("numpy",),
    ],
)
def test_an_adapter_without_its_library_says_what_to_install(adapter: str, extra: str, missing: str) -> None:
    done = run(f"import envol.rl.{adapter}", [missing])
    last = done.stderr.splitlines()[-1]
    assert last == f'envol.extras.MissingExtra: {missing} is not installed: pip install "envol[{extra}]" brings it'


def test_what_is_missing_of_our_own_is_no_extra() -> None:
    done = run("from envol.extras import importing\nwith importing('server'):\n import envol.no_such", [])
    assert done.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'envol.no_such'"


WITHOUT_EXTRAS = ["aiosqlite", "alembic", "asyncpg", "gymnasium", "litestar", "numpy", "segno", "sqlalchemy", "uvicorn"]


@pytest.mark.parametrize(
    "words",
    ["games", "rules oz 1", "sim oz -n 1", "arena oz --bots random,greedy -n 1 --cores 1 --file /dev/null", "--help"],
)
def test_the_rest_of_the_command_line_needs_no_extra(words: str) -> None:
    done = run(PROGRAM, WITHOUT_EXTRAS, *words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
