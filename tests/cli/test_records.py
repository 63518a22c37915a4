"""`envol replay`, `verify` and `analyse`: records told as one viewer saw them, and checked line by line."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from envol.cli.analyse import analyse, as_json
from envol.cli.arguments import BadInput
from envol.cli.files import prove
from envol.dice import ServedDice, commit_to, derive_seed
from envol.game import TABLE
from envol.match import Match
from envol.record import read, write
from envol.sim import Job, play_one
from tests.cli.program import run

NAMES = ("Ada", "Bo\x1b[31m", "Cy\nEve plays blue 1.")


def make_match(seats: int = 3) -> Match:
    """A finished match whose names try to steer the terminal."""
    match = play_one(Job("blackmore", ("random",) * seats, {}, 7), 0)
    renamed = Match.new("blackmore", NAMES[:seats])
    for entry in match.log:
        renamed.append(entry)
    return renamed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.envol"
    path.write_text(write(make_match()), "utf-8")
    return path


def replay(file: Path, *words: str) -> str:
    done = run("replay", str(file), *words)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_spectator_sees_no_card_that_is_drawn(file: Path) -> None:
    told = replay(file)
    log = read(file.read_text("utf-8")).log
    draws = sum(entry.move.kind == "draw" for entry in log)
    assert told.count(" draws a card.\n") == draws
    assert "Your hand" not in told
    assert f"Step {len(log)} of {len(log)}, seen by a spectator\n" in told
    assert "\nThe game is over.\n" in told


def test_a_seat_sees_its_own_draws_and_no_others(file: Path) -> None:
    told = replay(file, "--seat", "1")
    log = read(file.read_text("utf-8")).log
    own = re.findall(r"You draw \w+ [1-9]\.", told)
    draws = sum(entry.move.kind == "draw" for entry in log)
    assert 6 < len(own) < draws
    assert len(own) + told.count(" draws a card.\n") + len(re.findall("from the trump pile", told)) >= draws
    assert not re.search(r"(?<!You) draws? \w+ [1-9]\.", told)
    assert "\nYour hand: " in told


def test_with_every_hand_open_all_draws_and_hands_are_told(file: Path) -> None:
    told = replay(file, "--seat", "all", "--ply", "30")
    assert " draws a card." not in told
    assert told.count("Your hand: ") == 3
    assert "all hands shown" in told
    assert "Point of view: Ada\n" in told


def test_a_replay_stops_after_the_line_asked_for(file: Path) -> None:
    assert re.findall(r"^ +(\d+)  ", replay(file, "--ply", "5"), re.MULTILINE) == ["1", "2", "3", "4", "5"]
    start = replay(file, "--ply", "0", "--lang", "fr")
    assert "Étape 0 sur " in start
    assert "Roue : pas encore tournée\nAtout : aucun\nPioche : 54 cartes\n" in start


def test_names_in_a_record_cannot_steer_the_terminal_or_forge_a_line(file: Path) -> None:
    told = replay(file)
    assert "\x1b" not in told
    assert "Bo\ufffd[31m plays" in told
    assert not re.search(r"^Eve plays", told, re.MULTILINE)


def test_what_the_table_does_is_told(tmp_path: Path) -> None:
    match = make_match()
    again = Match(match.header)
    for entry in match.log[:22]:
        again.append(entry)
    again.play(TABLE, "undo 20")
    again.play(TABLE, "hand 0 bot")
    path = tmp_path / "match"
    path.write_text(write(again), "utf-8")
    assert (
        "  23  The table takes back step 21 and all that came after it.\n  24  A bot takes the seat of Ada.\n"
        in replay(path)
    )
    french = replay(path, "--lang", "fr", "--seat", "1")
    assert "  23  La table reprend l’étape 21 et tout ce qui l’a suivie.\n  24  Un robot prend votre place.\n" in french


def test_verify_says_what_it_proves(file: Path) -> None:
    english, french = run("verify", str(file)), run("verify", str(file), "--lang", "fr")
    assert english.stdout.startswith("The record follows the rules: ")
    assert "nothing was sealed before the game" in english.stdout
    assert french.stdout.startswith("L’enregistrement suit les règles : ")
    assert english.returncode == french.returncode == 0


def test_verify_knows_served_dice(tmp_path: Path) -> None:
    secret, nonces = bytes(range(32)), [b"a" * 16, b""]
    match = Match.new(
        "blackmore", 2, id="m1", commit=commit_to(secret).hex(), nonces=tuple(nonce.hex() for nonce in nonces)
    )
    dice = ServedDice(derive_seed(secret, "m1", nonces))
    while match.to_move:
        match.settle(dice)
        for seat in match.to_move:
            match.play(seat, match.game.moves(match.state, seat)[0])
    path = tmp_path / "match"
    path.write_text(write(match, secret), "utf-8")
    done = run("verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("The record is true: ")
    path.write_text(write(match, bytes(32)), "utf-8")
    done = run("verify", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Error: {path}, line 1: the secret is not the one sealed before the game\n"


def test_throws_without_a_number_are_not_said_to_be_proved(file: Path) -> None:
    file.write_text(re.sub(r" \[\d+/\d+\]", "", file.read_text("utf-8")), "utf-8")
    assert "No draw was noted." in run("verify", str(file)).stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_one_character_changed_is_found_with_its_line(file: Path, command: str) -> None:
    lines = file.read_text("utf-8").split("\n")
    number = next(n for n, line in enumerate(lines) if " play " in line)
    head, card, value = lines[number][:-2], lines[number][-2], lines[number][-1]
    lines[number] = f"{head}{card}{int(value) % 9 + 1}"
    file.write_text("\n".join(lines), "utf-8")
    done = run(command, str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: {file}, line ")
    assert done.stderr.count("\n") == 1
    assert int(re.findall(r"line (\d+): ", done.stderr)[0]) >= number + 1


DAMAGE = {
    "a drawn card": (r"(?m)^(3 .*draw) \S+", r"\1 s9", "line 5: "),
    "a throw": (r"(?m)^(3 .*)\[\d+/", r"\1[53/", "line 5: "),
    "a seat": (r"(?m)^(18 0) \S+", r"\1 2", "line 20: “turn "),
    "a word": (r"(?m)^(3 .*)draw", r"\1drow", "line 5: “drow "),
    "a number": (r"(?m)^3 0", "4 0", "line 5: the line’s number should be 3"),
    "the result": (r'"scores":\[\d', '"scores":[9', "the result is not that of this game"),
    "the header": (r'"rules":1', '"rules":2', "line 1: the header cannot be read"),
    "the end": (r"\n\Z", "", "the record is cut short"),
    "a nest of brackets": (r'"data":\{', '"data":{"x":' + "[" * 100_000, "line 1: the header cannot be read"),
    "a number of thousands of digits": (r"(?m)^3 0", "3 " + "9" * 5000, "line 5: this line is not written"),
    "a take-back of thousands of digits": (r"(?m)^3 0 .*", "3 0 -3 undo " + "9" * 5000, "line 5: "),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named(file: Path, damage: str) -> None:
    pattern, new, told = DAMAGE[damage]
    before = file.read_text("utf-8")
    after = re.sub(pattern, lambda found: found.expand(new) if "\\" in new else new, before, count=1)
    assert after != before
    file.write_text(after, "utf-8")
    done = run("verify", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_named_with_its_line(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"\n4 0", b"\n4 \xff"))
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (1, f"Error: {file}, line 6: this line is not text in UTF-8\n")


def test_no_damage_whatever_ends_in_a_traceback(file: Path) -> None:
    whole = file.read_bytes()
    chance = random.Random(1)
    codes: set[int] = set()
    for _ in range(150):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 1, 3))):
            data[chance.randrange(len(data))] = chance.choice(b'09aZ{}[]" \n\xff-?')
        file.write_bytes(data)
        try:
            prove(str(file))
        except BadInput as error:
            codes.add(error.code)
    assert codes == {1}


def test_analyse_tells_what_choices_cost_and_where_it_turned(file: Path) -> None:
    told = run("analyse", str(file), "--simulations", "10", "--lang", "fr")
    assert told.returncode == 0, told.stderr
    assert "ses choix" in told.stdout
    assert "Ada" in told.stdout
    assert "\x1b" not in told.stdout, "names do not steer the terminal"
    analysis = json.loads(as_json(analyse(read(file.read_text("utf-8")), 10, "fr")))
    assert len(analysis["seats"]) == 3
    for turn in analysis["turning"]:
        assert f"Étape {turn['n']} :" in told.stdout
