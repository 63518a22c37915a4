"""Whatever is typed wrong gets one clear line and exit code 2, in the reader's language, and never a traceback."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import psutil
import pytest

from tests import limits
from tests.cli.program import COMMAND, ROOT, environment, run

WRONG = {
    "unknown command": ("fly",),
    "unknown option of the program": ("--fly",),
    "unknown option of a command": ("games", "--fly"),
    "an option that is a flag": ("sim", "blackmore", "--json=yes"),
    "missing game": ("sim",),
    "missing file": ("verify",),
    "a word too many": ("games", "blackmore"),
    "unknown game": ("sim", "chess"),
    "unknown game to play": ("play", "chess"),
    "unknown game to read": ("rules", "chess"),
    "unknown module": ("sim", "no.such.module:Game"),
    "unknown class": ("sim", "envol.game:Chess"),
    "no game": ("sim", "os.path:join"),
    "abstract game": ("sim", "envol.game:Game"),
    "no module": ("sim", ":"),
    "unknown bot": ("sim", "blackmore", "--bots", "clever"),
    "no bot": ("sim", "blackmore", "--bots", ""),
    "a search of nothing": ("play", "blackmore", "--bots", "search:0"),
    "no greedy bot": ("sim", "tests.games.vote.rules:Vote", "--bots", "greedy"),
    "too many bots": ("sim", "blackmore", "--seats", "2", "--bots", "random,random,random"),
    "too few bots": ("play", "blackmore", "--seats", "5", "--bots", "random,random"),
    "too few seats": ("sim", "blackmore", "--seats", "1"),
    "too many seats": ("play", "blackmore", "--seats", "7"),
    "seats by bots": ("sim", "blackmore", "--bots", "random,random,random,random,random,random,random"),
    "seats in words": ("sim", "blackmore", "--seats", "four"),
    "seats left out": ("sim", "blackmore", "--seats"),
    "no games": ("sim", "blackmore", "-n", "0"),
    "half a game": ("sim", "blackmore", "-n", "0.5"),
    "no cores": ("sim", "blackmore", "--cores", "0"),
    "a seed of thousands of digits": ("sim", "blackmore", "--seed", "9" * 5000),
    "an option without a value": ("sim", "blackmore", "--option", "wheel"),
    "an unknown option of the game": ("sim", "blackmore", "--option", "speed=3"),
    "a value that is none": ("sim", "blackmore", "--option", "wheel=round"),
    "a truth that is none": ("play", "blackmore", "--option", "totals=perhaps"),
    "a number that is none": ("sim", "tests.games.vote.rules:Vote", "--option", "rounds=many"),
    "records in a file": ("sim", "blackmore", "-n", "1", "--records", "pyproject.toml"),
    "records below a file": ("sim", "blackmore", "-n", "1", "--records", "pyproject.toml/records"),
    "empty name": ("play", "blackmore", "--name", " "),
    "name that steers the terminal": ("play", "blackmore", "--name", "\x1b[2J"),
    "save to nowhere": ("play", "blackmore", "--save", "no/such/folder/match.envol"),
    "save over a folder": ("play", "blackmore", "--save", "."),
    "replay of nothing": ("replay", "no-such-file.envol"),
    "replay of a folder": ("replay", "."),
    "verify of nothing": ("verify", "no-such-file.envol"),
    "file with a line break in its name": ("verify", "no\nsuch\x1b[31mfile"),
    "unknown rule": ("rules", "blackmore", "99"),
    "rule of another game": ("rules", "blackmore", "chess.1"),
    "rule that is a pattern": ("rules", "blackmore", ".*"),
    "unknown language": ("games", "--lang", "de"),
    "language left out": ("games", "--lang"),
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
def test_bad_input_gets_one_line_and_exit_code_2(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert re.fullmatch(r"Error: [^\n\x1b]+\n", done.stderr), done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    "words",
    [("fly",), ("sim", "chess"), ("sim", "blackmore", "--seats", "four"), ("replay", "no-such-file"), ("sim", "-n")],
)
def test_bad_input_is_answered_in_the_readers_language(words: tuple[str, ...]) -> None:
    done = run(*words, LANG="fr_FR.UTF-8")
    assert re.fullmatch(r"Erreur : [^\n]+\n", done.stderr), done.stderr
    assert done.returncode == 2


def test_the_language_asked_for_goes_before_that_of_the_environment() -> None:
    assert run("verify", "nothing", LANG="en_GB", LC_ALL="fr_CH").stderr.startswith("Erreur")
    assert run("verify", "nothing", "--lang", "fr").stderr.startswith("Erreur")
    assert run("verify", "nothing", "--lang=fr").stderr.startswith("Erreur")
    assert run("verify", "nothing", "--lang", "en", LANG="fr_FR.UTF-8").stderr.startswith("Error")
    assert "de" in run("games", "--lang", "de", LANG="fr_FR.UTF-8").stderr


def test_a_replay_has_bounds(tmp_path: Path) -> None:
    run("sim", "blackmore", "-n", "1", "--records", str(tmp_path))
    record = str(next(tmp_path.iterdir()))
    for words in (
        ("--ply", "1000"),
        ("--ply", "-1"),
        ("--seat", "0"),
        ("--seat", "3"),
        ("--seat", "me"),
        ("--seat", "²"),
    ):
        done = run("replay", record, *words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("words", ["games", "--help", "rules blackmore", "sim blackmore -n 1 --json"])
def test_a_reader_who_has_seen_enough_is_no_error(words: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"no room" in done.stderr


def test_what_a_terminal_cannot_show_does_not_stop_the_program() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "blackmore", "--lang", "fr"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env=environment(PYTHONUTF8="0", PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_ends_a_simulation_at_once(cores: str) -> None:
    """The whole group of processes hears Ctrl-C; none of them may complain."""
    with subprocess.Popen(
        [*COMMAND, "sim", "blackmore", "-n", "1000000", "--bots", "greedy", "--cores", cores],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
        # Who started these tests in the background has it ignore Ctrl-C, and with it all that they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            program = psutil.Process(process.pid)
            while program.cpu_times().user < 1.5 * (cores == "1") or len(program.children()) < int(cores) - 1:
                time.sleep(0.05)  # the imports must be over: until then Python itself answers
            os.killpg(process.pid, signal.SIGINT)
            out, errors = process.communicate(timeout=limits.STATE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        assert (process.returncode, out, errors) == (130, b"", b"")
