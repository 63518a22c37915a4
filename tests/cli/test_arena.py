"""`envol arena`: what a person or a script sees of it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from envol.cli.commands import main
from tests import limits
from tests.cli.program import COMMAND, ROOT, environment, run, spawn

SLOW = "tests.bots.odd:Slow"
Call = Callable[..., tuple[int, str, str]]


def arena(*words: str, file: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    return run("arena", *words, "--file", str(file), **more)


def results(file: Path) -> list[dict[str, Any]]:
    """What the file holds, in the order of the games: on several cores they end in another one."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    return sorted(lines, key=lambda game: game["number"])


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The same program on one core in this process, which is much faster to start."""

    def call(*words: str, file: Path | str, lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.chdir(ROOT)
        monkeypatch.setenv("LC_ALL", lang)
        monkeypatch.setattr(sys, "argv", ["envol", "arena", "--cores", "1", "--file", str(file), *words])
        code = main()
        return (code, *capsys.readouterr())

    return call


def test_a_table_a_file_of_results_records_and_a_plot(tmp_path: Path) -> None:
    file, svg, records = tmp_path / "oz.jsonl", tmp_path / "oz.svg", tmp_path / "records"
    words = ("oz", "--bots", "random,greedy", "-n", "3", "--plot", str(svg), "--records", str(records), "--lang", "fr")
    done = arena(*words, file=file)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^robot +parties +cote +95 % +victoires +95 % +pannes\ngreedy +6 ", done.stdout, re.M)
    assert re.search(r"^greedy +random +6 +[\d,]+ % +[\d,]+ % à [\d,]+ %$", done.stdout, re.M)
    kept = results(file)
    assert [game["bots"] for game in kept[:2]] in (
        [["greedy", "random"], ["random", "greedy"]],
        [["random", "greedy"], ["greedy", "random"]],
    )
    assert [game["seed"] for game in kept] == ["1 oz 0"] * 2 + ["1 oz 1"] * 2 + ["1 oz 2"] * 2
    assert "Cotes des robots après 6 parties" in svg.read_text("utf-8")
    assert len(list(records.iterdir())) == 6
    assert run("verify", str(records / "arena-5.envol")).returncode == 0


def test_several_games_on_any_number_of_cores_give_the_same_json(tmp_path: Path) -> None:
    words = (
        "oz",
        "blackmore",
        "--bots",
        "random,greedy",
        "-n",
        "2",
        "--seats",
        "3",
        "--option",
        "wheel=ascending",
        "--json",
    )
    one, two = (json.loads(arena(*words, "--cores", cores, file=tmp_path / cores).stdout) for cores in "12")
    assert one == two
    assert [section["game"] for section in one["sections"]] == ["oz", "blackmore", ""]
    assert one["sections"][2]["standings"][0]["games"] == one["games"] == 2 * 2 * 2 * 3
    header = json.loads((tmp_path / "1").read_text("utf-8").splitlines()[0])
    assert header["boards"][1]["options"] == {"wheel": "ascending", "totals": False}


def test_what_was_broken_off_goes_on_and_ends_in_the_same_table(tmp_path: Path) -> None:
    words = ("oz", "--bots", f"random,{SLOW}", "-n", "12", "--cores", "2")
    whole = arena(*words, file=tmp_path / "whole")
    assert whole.returncode == 0
    file = tmp_path / "broken"
    with subprocess.Popen(
        [*COMMAND, "arena", *words, "--file", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
        # Who started these tests in the background has it ignore Ctrl-C, and with it all that they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            while not file.exists() or file.read_bytes().count(b"\n") < 4:
                assert process.poll() is None
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGINT)
            out, errors = process.communicate(timeout=limits.STATE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    kept = len(results(file))
    assert 3 <= kept < 24
    told = f"Broken off; games kept in {file}: {kept} of 24. The same command goes on from there.\n"
    assert (process.returncode, out, errors.decode()) == (130, b"", told)
    before = file.read_bytes()
    done = arena(*words, file=file)
    assert (done.returncode, done.stdout, done.stderr) == (0, whole.stdout, "")
    assert file.read_bytes().startswith(before)
    assert sorted(game["number"] for game in results(file)) == list(range(24)), "no game was played twice"


def test_an_arena_can_be_prolonged(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "arena"
    words = ("blackmore", "--bots", "random,greedy")
    call(*words, "-n", "2", file=file)
    before = file.read_bytes()
    longer = call(*words, "-n", "4", file=file)
    assert file.read_bytes().startswith(before)
    assert longer == call(*words, "-n", "4", file=tmp_path / "at-once")


def test_a_ladder_of_bots_and_one_of_them_crashes(call: Call, tmp_path: Path) -> None:
    crashing = "tests.bots.odd:Crashing"
    code, out, errors = call(
        "oz", "--bots", f"random,{crashing},greedy", "--ladder", "-n", "1", file=tmp_path / "arena"
    )
    assert (code, errors) == (0, "")
    met = {frozenset(game["bots"]) for game in results(tmp_path / "arena")}
    assert met == {frozenset({"random", crashing}), frozenset({crashing, "greedy"})}
    assert re.search(rf"^{crashing} +4 .* 0\.0% .* 4$", out, re.M)
    assert out.endswith(f"{crashing} failed and lost 4 games, first game 0 (oz): RuntimeError: no idea what to do\n")


def test_a_bot_that_ends_its_process_is_told_in_one_line(tmp_path: Path) -> None:
    words = ("oz", "--bots", "random,tests.bots.odd:Killing", "-n", "2", "--cores", "2")
    done = arena(*words, file=tmp_path / "arena")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"Error: a bot ended the process it played in; [^\n]+\n", done.stderr)


def test_there_is_a_progress_bar_on_a_terminal(tmp_path: Path) -> None:
    child = spawn(
        "arena", "oz", "--bots", f"random,{SLOW}", "-n", "4", "--cores", "1", "--file", str(tmp_path / "arena")
    )
    child.expect("Playing the arena")
    child.expect("8/8")
    child.expect("against")
    child.wait()
    assert child.exitstatus == 0


WRONG = {
    "unknown game": ("chess",),
    "one bot": ("oz", "--bots", "random"),
    "one bot twice": ("oz", "--bots", "random,greedy,random"),
    "unknown bot": ("oz", "--bots", "random,clever"),
    "unknown module": ("oz", "--bots", "random,no.such.module:Bot"),
    "unknown class": ("oz", "--bots", "random,tests.bots.odd:Clever"),
    "a bot that cannot be made": ("oz", "--bots", "random,tests.bots.odd:Unborn"),
    "a level of another game": ("oz", "carpets", "--bots", "random,greedy:master"),
    "no rounds": ("oz", "-n", "0"),
    "no cores": ("oz", "--cores", "0"),
    "too many seats": ("oz", "--seats", "5"),
    "an option of none": ("oz", "blackmore", "--option", "speed=3"),
    "an option of another game": ("oz", "--option", "wheel=ascending"),
    "plot to nowhere": ("oz", "--plot", "no/such/folder/plot.svg"),
    "results to nowhere": ("oz", "--file", "no/such/folder/arena.jsonl"),
    "results in a folder": ("oz", "--file", "tests"),
    "results that are none": ("oz", "--file", "pyproject.toml"),
    "records in a file": ("oz", "--records", "pyproject.toml"),
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
def test_bad_input_gets_one_line_in_the_readers_language(words: tuple[str, ...], call: Call, tmp_path: Path) -> None:
    code, out, errors = call(*words, file=tmp_path / "arena", lang="fr_FR.UTF-8")
    assert (code, out) == (2, "")
    assert re.fullmatch(r"Erreur : [^\n\x1b]+\n", errors), errors


def test_the_file_of_another_arena_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "arena"
    call("oz", "-n", "1", "--bots", "random,greedy", file=file)
    before = file.read_bytes()
    code, out, errors = call("oz", "-n", "1", "--bots", "greedy,random", file=file)
    assert (code, out, errors.count("\n")) == (2, "", 1)
    assert "another arena" in errors
    assert file.read_bytes() == before
