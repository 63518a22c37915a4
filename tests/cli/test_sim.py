"""`envol sim`: many games, the same for the same seed whatever the number of cores."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from envol.cli.commands import main
from envol.game import Move
from envol.games.oz import greedy
from tests.cli.program import ROOT, run, spawn


def simulate(*words: str, **more: Any) -> dict[str, Any]:
    done = run("sim", *words, "--json", **more)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_json_tells_game_bots_counts_and_means_by_seat() -> None:
    found = simulate("blackmore", "-n", "20", "--seats", "4", "--bots", "greedy,random,random,random")
    assert {"game", "seats", "bots", "games", "moves", "lines", "seconds"} <= found.keys()
    assert (found["game"], found["seats"], found["games"]) == ("blackmore", 4, 20)
    assert found["bots"] == ["greedy", "random", "random", "random"]
    for column in ("win_share", "mean_rank", "mean_score"):
        assert len(found[column]) == 4
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)
    assert found["win_share"][0] > 0.5, "greedy beats random"
    assert 0 < found["moves"] < found["lines"]
    assert found["seconds"] > 0


def test_one_bot_serves_all_seats_and_seats_are_as_few_as_the_game_allows() -> None:
    assert simulate("blackmore", "-n", "2")["bots"] == ["random"] * 2
    assert simulate("blackmore", "-n", "2", "--bots", "random, greedy, random")["seats"] == 3
    assert simulate("blackmore", "-n", "2", "--seats", "3", "--bots", "greedy")["bots"] == ["greedy"] * 3


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    words = ("blackmore", "-n", "60", "--seats", "3", "--bots", "greedy,random,random")
    one, two, other = (
        simulate(*words, "--seed", seed, "--cores", cores) for seed, cores in (("5", "1"), ("5", "2"), ("6", "1"))
    )
    for found in (one, two, other):
        del found["seconds"]
    assert one == two
    assert one["mean_score"] != other["mean_score"]


def test_options_reach_the_game() -> None:
    found = simulate("blackmore", "-n", "2", "--option", "wheel=ascending", "--option", "totals=true")
    assert found["options"] == {"wheel": "ascending", "totals": True}
    assert found["mean_score"] != simulate("blackmore", "-n", "2")["mean_score"]


def test_records_are_written_and_true(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    simulate("blackmore", "-n", "3", "--bots", "greedy,random", "--records", str(folder))
    records = sorted(folder.iterdir())
    assert [record.name for record in records] == [f"sim-1-{number}.envol" for number in range(3)]
    for record in records:
        done = run("verify", str(record))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("The record follows the rules: ")


def test_a_table_for_people_in_both_languages() -> None:
    english, french = (run("sim", "blackmore", "-n", "3", "--lang", language).stdout for language in ("en", "fr"))
    assert re.search(r"^seat +bot +wins +mean rank +mean score\n +1 +random +[\d.]+% ", english)
    assert re.search(
        r"^The Witches of Blackmore: 3 games, \d+ moves, \d+ steps, [\d,]+ steps per second\.$", english, re.M
    )
    assert re.search(r"^place +robot +victoires +rang moyen +score moyen\n +1 +random +[\d,]+ % ", french)
    assert re.search(r"^Les Sorcières de Blackmore : 3 parties, \d+ coups, ", french, re.M)


def test_there_is_a_progress_bar_on_a_terminal() -> None:
    child = spawn("sim", "blackmore", "-n", "100", "--cores", "1")
    child.expect("Playing The Witches of Blackmore")
    child.expect("100/100")
    child.expect("steps per second")
    child.expect_exact("\n")
    child.wait()
    assert child.exitstatus == 0


def test_there_is_no_progress_bar_in_a_pipe() -> None:
    done = run("sim", "blackmore", "-n", "50", "--cores", "1", FORCE_COLOR="1")
    assert done.stderr == ""


def test_a_game_from_outside_the_library_is_named_by_its_class() -> None:
    found = simulate("tests.games.vote.rules:Vote", "-n", "60", "--seats", "3", "--cores", "2")
    assert (found["game"], found["games"], found["lines"]) == ("vote", 60, 60 * 9)


def test_a_game_may_lie_in_the_folder_we_are_in_and_have_no_texts(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "games" / "vote" / "rules.py", tmp_path / "my_vote.py")
    # PYTHONSAFEPATH: as the installed program is, which does not look into the folder it is started from
    done = run("sim", "my_vote:Vote", "-n", "60", "--cores", "2", folder=tmp_path, PYTHONSAFEPATH="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "vote: 60 games" in done.stdout
    assert run("sim", "my_vote:Vote", "--bots", "greedy", folder=tmp_path).returncode == 2
    done = run("play", "my_vote:Vote", folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, "Error: vote has no texts in this language\n")


def test_a_module_that_cannot_be_loaded_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def game(:\n")
    done = run("sim", "broken:Game", folder=tmp_path)
    assert done.returncode == 2
    assert re.fullmatch(r"Error: the game “broken:Game” cannot be loaded: SyntaxError: [^\n]+\n", done.stderr)


def test_a_bot_that_insists_on_an_illegal_move_is_named_with_game_and_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(greedy, "choose", lambda *asked: Move("take 9"))
    monkeypatch.setattr(sys, "argv", ["envol", "sim", "oz", "-n", "1", "--bots", "random,greedy", "--lang", "en"])
    assert main() == 2
    told = capsys.readouterr().err
    assert told == "Error: the bot greedy insists on “take 9” in Oz, which is no legal move\n"
