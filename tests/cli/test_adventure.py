"""`envol adventure check`: an adventure that can be played, and why another cannot, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.program import run
from tests.games.brooms.own_adventures import OWN, file, own


def test_a_sound_adventure_is_told_with_its_hash(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(file())
    done = run("adventure", "check", str(path))
    assert done.returncode == 0
    assert "2 to 3" in done.stdout
    assert "3 goals" in done.stdout
    assert own().digest in done.stdout


def test_a_flaw_is_told_with_its_object_in_the_reader_s_language(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(file("castles.1.y", 412_000))
    english, french = (run("adventure", "check", str(path), "--lang", language) for language in ("en", "fr"))
    assert english.returncode == french.returncode == 1
    assert english.stdout == "Two things overlap: castle 5 and castle 6.\n"
    assert french.stdout == "Deux objets se chevauchent : le château 5 et le château 6.\n"
    assert english.stderr == french.stderr == ""


def test_what_is_no_adventure_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(file("castles.0.x", "left"))
    done = run("adventure", "check", str(path))
    assert done.returncode == 1
    assert "$.castles[0].x" in done.stdout
    assert run("adventure", "check", str(tmp_path / "none.json")).returncode == 2
    assert OWN["title"] not in done.stdout


def test_bots_tell_how_long_and_hard_it_is_also_as_json(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(file("goal", {"kind": "touch", "cat": {"x": 300_000, "y": 100_000}}))
    done = run("adventure", "check", str(path), "--estimate", "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["flaws"], told["adventure"]["players"]) == (0, [], [2, 3])
    assert told["estimate"]["decided"] == 6
    path.write_bytes(file("table", [1]))
    done = run("adventure", "check", str(path), "--estimate", "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["adventure"], told["estimate"]) == (1, None, None)
    assert told["flaws"][0]["why"] == "too-small"


def test_an_adventure_of_one_s_own_is_played_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(file())
    begun = run("play", "brooms", "--adventure", str(path), "--seats", "2", "--seed", "1", stdin="quit\n")
    assert begun.returncode == 0
    assert "hut 1" in begun.stdout
    plan = "Home with the cat: 1) gate 5-6, 2) the cat, 3) in reverse onto hut 1."
    assert plan in begun.stdout.replace("\xa0", " ")
    many = run("play", "brooms", "--adventure", str(path), "--seats", "4")
    assert (many.returncode, many.stderr.strip()) == (2, "Error: brooms is for 2 to 3 players, not 4")
    path.write_bytes(file("castles.1.y", 412_000))
    flawed = run("play", "brooms", "--adventure", str(path))
    assert flawed.returncode == 1
    assert "Two things overlap: castle 5 and castle 6." in flawed.stderr
    other = run("play", "oz", "--adventure", str(path))
    assert "oz" in other.stderr
