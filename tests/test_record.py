"""Records: they replay, they verify, and one changed character is found and its line named."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from envol import record
from envol.bots import RandomBot
from envol.dice import FastDice, ServedDice, commit_to, derive_seed
from envol.drive import play_out
from envol.log import Entry
from envol.match import Match, pause, resume, undo
from envol.record import BadRecord

SECRET = bytes(range(32))
NONCES = ("61" * 16, "", "63" * 16)


@cache
def served_record() -> str:
    match = Match.new("blackmore", ["Anna", "Bot", "Emma"], id="m1", commit=commit_to(SECRET).hex(), nonces=NONCES)
    dice = ServedDice(derive_seed(SECRET, "m1", [bytes.fromhex(nonce) for nonce in NONCES]))
    match.settle(dice)
    seat = match.to_move[0]
    line = match.play(seat, match.game.moves(match.state, seat)[0])
    match.play(-3, undo(line.n - 1))  # past the chance line that named the leader, which is drawn afresh
    play_out(match, [RandomBot()] * 3, dice, FastDice("bots"))
    return record.write(match, SECRET)


def test_a_record_replays_to_the_same_record() -> None:
    text = served_record()
    assert record.write(record.read(text), SECRET) == text


def test_a_record_tells_when_the_table_stood_still() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    match.play(-3, pause(), at=50)
    standing = record.write(match)
    match.play(-3, resume(), at=90)
    text = record.write(match)
    assert text.splitlines()[-2:] == ["14 50 -3 pause", "15 90 -3 resume"]
    assert record.write(record.read(text)) == text
    assert record.verify(text).lines == 16
    assert record.read(text).played(100) == 60
    seat = match.to_move[0]
    with pytest.raises(BadRecord) as found:
        record.read(f"{standing}15 60 {seat} {match.moves()[0]}\n")
    assert (found.value.line, found.value.why, found.value.data["rule"]) == (17, "record-illegal", "envol.15")


def test_a_served_record_is_proved() -> None:
    proof = record.verify(served_record())
    assert proof.served
    assert proof.finished
    assert proof.lines == served_record().count("\n") - 2
    # 18 cards dealt, the trump, the leader twice, and one draw for each card left in the deck.
    assert proof.chances == 54 + 2


def test_a_record_of_fast_dice_is_true_but_proves_no_promise() -> None:
    match = Match.new("blackmore", 2)
    play_out(match, [RandomBot()] * 2, FastDice(1), FastDice(2))
    proof = record.verify(record.write(match))
    assert (proof.served, proof.finished, proof.chances) == (False, True, 55)


def test_a_match_under_way_can_be_kept_and_read() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    proof = record.verify(record.write(match))
    assert (proof.finished, proof.lines) == (False, 14)


def in_header(field: str, value: object) -> Callable[[list[str]], int]:
    def change(lines: list[str]) -> int:
        header = json.loads(lines[0])
        assert header[field] != value
        header[field] = value
        lines[0] = json.dumps(header)
        return 1

    return change


def in_close(field: str, value: object) -> Callable[[list[str]], int]:
    def change(lines: list[str]) -> int:
        close = json.loads(lines[-1])
        assert close[field] != value
        close[field] = value
        lines[-1] = json.dumps(close)
        return 1 if field == "secret" else len(lines)

    return change


def in_line(number: int, old: str, new: str) -> Callable[[list[str]], int]:
    def change(lines: list[str]) -> int:
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new, 1)
        return number

    return change


def swap_outcome(lines: list[str]) -> int:
    """Swap two cards dealt to the same seat, numbers left as they were: only their meaning is wrong."""
    first, second = lines[1].split(), lines[4].split()
    first[4], second[4] = second[4], first[4]
    lines[1], lines[4] = " ".join(first), " ".join(second)
    return 2


CHANGES: dict[str, tuple[Callable[[list[str]], int], str]] = {
    "game": (in_header("game", "chess"), "record-header"),
    "rules": (in_header("rules", 2), "record-header"),
    "options": (in_header("options", {"wheel": "sideways"}), "record-header"),
    "unknown option": (in_header("options", {"witches": 3}), "record-header"),
    "data": (in_header("data", {}), "record-header"),
    "format": (in_header("envol", 2), "record-format"),
    "id": (in_header("id", "m2"), "record-dice"),
    "nonces": (in_header("nonces", ["61" * 16, "", "62" * 16]), "record-dice"),
    "bad nonce": (in_header("nonces", ["61" * 16, "", "6"]), "record-commit"),
    "commit": (in_header("commit", "00" * 32), "record-commit"),
    "no commit": (in_header("commit", ""), "record-commit"),
    "number": (in_line(5, "3 ", "4 "), "record-number"),
    "time": (in_line(80, " ", " 1"), "record-time"),
    "seat": (in_line(2, " -1 ", " 0 "), "record-illegal"),
    "notation": (in_line(2, "draw", "drew"), "record-notation"),
    "throw": (in_line(2, "[", "[1"), "record-meaning"),
    "total": (in_line(2, "/54]", "/53]"), "record-meaning"),
    "no throw": (in_line(2, "/54]", ""), "record-line"),
    "outcome": (swap_outcome, "record-meaning"),
    "undo": (in_line(23, "undo 19", "undo 18"), ""),
    "ranks": (in_close("ranks", [3, 3, 3]), "record-result"),
    "scores": (in_close("scores", [0, 0, 0]), "record-result"),
    "ending": (in_close("ending", "shared!"), "record-result"),
    "secret": (in_close("secret", "00" * 32), "record-commit"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_found(name: str) -> None:
    change, why = CHANGES[name]
    lines = served_record().splitlines()
    line = change(lines)
    with pytest.raises(BadRecord) as found:
        record.verify("\n".join(lines) + "\n")
    assert found.value.why == why or not why
    assert found.value.line == line or why in ("record-dice", "record-time", "")


def test_any_single_changed_character_of_a_throw_is_found() -> None:
    """All that a line of chance says follows from the dice, but for its time, which only must not run backwards."""
    lines = served_record().splitlines()
    tried = 0
    for number, line in enumerate(lines):
        if " -1 " not in line:
            continue
        for position in range(len(line)):
            changed = line[:position] + ("8" if line[position] == "7" else "7") + line[position + 1 :]
            if changed.split(" ")[1] != line.split(" ")[1]:
                continue
            tried += 1
            with pytest.raises(BadRecord):
                record.verify("\n".join([*lines[:number], changed, *lines[number + 1 :]]) + "\n")
    assert tried > 500


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "x\n", '{"game": "blackmore"}\n', "\ufeff{}\n"])
def test_rubbish_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadRecord) as found:
        record.read(text)
    assert found.value.line == 1


def test_a_record_that_is_cut_off_is_refused() -> None:
    text = served_record()
    with pytest.raises(BadRecord):
        record.read(text[:-1])
    with pytest.raises(BadRecord):
        record.read(text + "0 0 0 keep\n")


def test_a_race_keeps_what_was_made_up_for() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    seat = match.to_move[0]
    move = match.game.moves(match.state, seat)[0]
    match.append(Entry(len(match.log), 900, seat, move, delay=40, hold=160))
    text = record.write(match)
    assert f" {seat} {move} (40+160)\n" in text
    assert record.write(record.read(text)) == text
