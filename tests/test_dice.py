"""Dice: kept vectors, and what the served ones promise."""

from __future__ import annotations

from collections import Counter

import pytest

from envol.dice import FastDice, NotedDice, ServedDice, ShownDice, chance_number, commit_to, derive_seed

SECRET = bytes(range(32))
SEED = bytes.fromhex("3e701c55179070ab0c66a1e3508b0a10e06ce43365486961ed8409309107c055")


def test_the_seed_of_the_vectors() -> None:
    assert derive_seed(SECRET, "m1", [b"a" * 16, b"", b"c" * 16]) == SEED


def test_the_numbers_of_the_vectors() -> None:
    ranges = [54, 53, 52, 6, 3, 2**32, 3 * 10**9]
    dice = ServedDice(SEED)
    assert [dice.below(n) for n in ranges] == [44, 14, 4, 2, 2, 923720333, 1271287114]


def test_the_commit_hides_and_binds() -> None:
    # As `sha256sum` gives it for the same bytes.
    assert commit_to(SECRET).hex() == "ade15453a3eee31c42ec5bdd606512171044279d48b60ca566197363dd90c3c4"
    assert commit_to(SECRET) != commit_to(SECRET[:-1] + b"\0")


@pytest.mark.parametrize("changed", [("m2", [b"a"]), ("m1", [b"b"]), ("m1", [b"", b"a"]), ("m1", [b"a", b""])])
def test_every_part_changes_the_seed(changed: tuple[str, list[bytes]]) -> None:
    assert derive_seed(SECRET, *changed) != derive_seed(SECRET, "m1", [b"a"])


def test_nonces_cannot_be_moved_across_their_border() -> None:
    assert derive_seed(SECRET, "m1", [b"ab", b"c"]) != derive_seed(SECRET, "m1", [b"a", b"bc"])


def test_a_number_belongs_to_its_chance_line_whatever_came_before() -> None:
    dice = ServedDice(SEED, k=3)
    assert dice.below(6) == chance_number(SEED, 3, 6) == 2


def test_served_numbers_are_even() -> None:
    counts = Counter(chance_number(SEED, k, 6) for k in range(6_000))
    assert all(850 < counts[face] < 1_150 for face in range(6))


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    """With n just above 2³¹ nearly half of all words are rejected, and no number is out of range."""
    n = 2**31 + 1
    numbers = [chance_number(SEED, k, n) for k in range(500)]
    assert all(0 <= number < n for number in numbers)
    assert 180 < sum(number < n // 2 for number in numbers) < 320


def test_fast_dice_repeat_for_a_seed_and_are_even() -> None:
    assert [FastDice(7).below(100) for _ in range(3)] == [FastDice(7).below(100) for _ in range(3)]
    dice = FastDice("even")
    counts = Counter(dice.below(6) for _ in range(6_000))
    assert all(850 < counts[face] < 1_150 for face in range(6))


def test_noted_and_shown_dice_tell_what_they_did() -> None:
    noted = NotedDice(ShownDice(4))
    assert (noted.below(9), noted.t, noted.total) == (4, 4, 9)
