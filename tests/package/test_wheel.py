"""The wheel, built and installed into an empty environment: it plays, is typed, and with its extra serves the page.

It takes a minute and no other test needs it, so all of it is in this file."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import envol
from tests import limits

pytestmark = pytest.mark.full  # builds a wheel and installs it twice

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
SMALL = {
    *("attrs", "babel", "click", "envol", "fluent-runtime", "fluent-syntax", "markdown-it-py", "mdurl", "msgspec"),
    *("mypy-extensions", "openskill", "pygments", "pytz", "rich", "typing-extensions"),
}
PLAY = """
import envol

dice = envol.FastDice(seed=1)
match = envol.Match.new("oz", 2)
while match.to_move:
    match.settle(dice)
    if match.to_move:
        match.play(match.to_move[0], match.moves()[0])
print(match.outcome, envol.__file__)
"""


def run(*words: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "MYPYPATH")}
    command = [str(word) for word in words]
    return subprocess.run(
        command, cwd=cwd, env={**kept, **env}, capture_output=True, text=True, check=False, timeout=limits.BUILD
    )


def check(*words: str | Path, cwd: Path) -> str:
    done = run(*words, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this run have in common."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "wheel"
    folder.mkdir(exist_ok=True)
    return folder


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """The folder, made by whoever needs it first."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            unfinished = folder.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            make(unfinished)
            unfinished.rename(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    def build(folder: Path) -> None:
        check(UV, "build", "-q", "--python", sys.executable, "--out-dir", folder, cwd=ROOT)

    return next(once(shared / "built", build).glob("*.whl"))


@pytest.fixture
def installed(wheel: Path, shared: Path) -> Path:
    """An environment with the package alone."""
    return once(shared / "small", lambda folder: install(folder, f"{wheel}"))


@pytest.fixture
def serving(wheel: Path, shared: Path) -> Path:
    """An environment with the server too."""
    return once(shared / "server", lambda folder: install(folder, f"{wheel}[server]"))


def install(folder: Path, what: str) -> None:
    check(UV, "venv", "-q", "--relocatable", "--python", sys.executable, folder, cwd=ROOT)
    check(UV, "pip", "install", "-q", "--python", folder, what, cwd=ROOT)


def packages(folder: Path) -> set[str]:
    told = check(UV, "pip", "list", "-q", "--format", "json", "--python", folder, cwd=ROOT)
    return {str(package["name"]).lower() for package in json.loads(told)}


def megabytes(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def test_a_wheel_holds_the_client_the_texts_the_types_and_its_version(
    wheel: Path, figure: Callable[[str], None]
) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"envol/py.typed", "envol/server/static/index.html", "envol/locales/fr.ftl"} <= names
    assert any(re.fullmatch(r"envol/server/static/assets/.+\.js", name) for name in names)
    assert wheel.name.startswith(f"envol-{envol.__version__}-")
    about = zipfile.ZipFile(wheel).read(f"envol-{envol.__version__}.dist-info/METADATA").decode()
    assert "Classifier: Typing :: Typed\n" in about
    assert {"server", "openspiel", "pettingzoo"} == set(re.findall(r"^Provides-Extra: (.+)$", about, re.MULTILINE))
    figure(f"wheel: {wheel.stat().st_size / 1e6:.2f} MB, {len(names)} files")


def test_the_package_alone_brings_few_others(installed: Path, figure: Callable[[str], None]) -> None:
    found = packages(installed)
    assert found <= SMALL  # typing-extensions and the like may go, nothing may come
    figure(f"pip install envol: {len(found)} packages, {megabytes(installed):.0f} MB")


def test_the_package_alone_plays_and_tells_its_games(installed: Path, tmp_path: Path) -> None:
    told = check(installed / "bin" / "python", "-W", "error", "-c", PLAY, cwd=tmp_path)
    assert told.startswith("Outcome(ranks=")
    assert str(installed) in told
    assert "Oz" in check(installed / "bin" / "envol", "games", cwd=tmp_path)
    assert "100" in check(installed / "bin" / "envol", "sim", "air", "-n", "100", "--json", cwd=tmp_path)


def test_a_program_that_imports_the_package_is_typed(installed: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        'import envol\nmatch = envol.Match.new("oz", 2)\nreveal_type(match.outcome)\nmatch.play("oz", 1)\n'
    )
    python = installed / "bin" / "python"
    done = run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, program, cwd=tmp_path)
    assert 'note: Revealed type is "envol.game.Outcome | None"' in done.stdout
    assert 'Argument 1 to "play" of "Match" has incompatible type "str"; expected "int"' in done.stdout
    assert "py.typed" not in done.stdout


def test_the_package_alone_says_what_serving_needs(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "bin" / "envol", "serve", "--lang", "en", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        r'Error: this needs \w+, which is not installed; .* pip install "envol\[server\]"\n', done.stderr
    )


@contextlib.contextmanager
def served(folder: Path, cwd: Path) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen([folder / "bin" / "envol", "serve", "--port", str(port)], cwd=cwd) as server:
        try:
            until = time.monotonic() + limits.STATE
            address = f"http://127.0.0.1:{port}"
            while True:
                try:
                    get(f"{address}/api/health")
                    break
                except urllib.error.URLError:
                    assert server.poll() is None, "the server has ended"
                    assert time.monotonic() < until, "the server does not answer"
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=limits.STATE) as answer:
        told: bytes = answer.read()
    return told.decode()


def test_with_its_extra_the_package_serves_the_page(
    serving: Path, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    figure(f"pip install envol[server]: {len(packages(serving))} packages, {megabytes(serving):.0f} MB")
    with served(serving, tmp_path) as address:
        page = get(address)
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, page
        assert len(get(address + script[1])) > 10_000
        assert {game["key"] for game in json.loads(get(f"{address}/api/games"))} == set(envol.game_keys())


def test_without_the_client_no_wheel_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "envol").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "envol" / "__init__.py", tmp_path / "src" / "envol")
    done = run(UV, "build", "--wheel", "--python", sys.executable, cwd=tmp_path)
    assert done.returncode != 0
    assert "The browser's client is not built" in done.stderr
    assert "`make web` builds it" in done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
