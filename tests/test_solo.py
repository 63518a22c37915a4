"""The next table against bots alone: by the game's folder at first, then by how the last matches went."""

from __future__ import annotations

from collections import Counter

import pytest

from envol import bots, catalogue
from envol.dice import FastDice
from envol.solo import Finished, adapt, propose
from tests.games.vote.rules import Vote

LEVELS = ("apprentice", "companion", "master", "archmage")
A, C, M, W = LEVELS


def won(*bots: str) -> Finished:
    return Finished(1, bots)


def lost(*bots: str) -> Finished:
    return Finished(len(bots) + 1, bots)


@pytest.mark.parametrize(
    ("key", "seats", "options", "helps"),
    [
        ("carpets", 4, {"first_game": True}, ()),
        ("blackmore", 2, {"wheel": "descending"}, ()),
        ("brooms", 2, {"adventure": "school"}, ("training",)),
        ("air", 2, {}, ()),
        ("oz", 2, {}, ()),
    ],
)
def test_a_first_game_is_as_the_folder_of_the_game_says(
    key: str, seats: int, options: dict[str, object], helps: tuple[str, ...]
) -> None:
    kind = catalogue.find(key)
    made = propose(kind, [], first=True)
    assert (made.seats, made.options, made.helps) == (seats, options, helps)
    assert made.bots == (A,) * (seats - 1)
    assert (made.first, made.adapts, made.trend) == (True, True, "same")
    assert made.seats == 4 or not options.get("first_game"), "with fewer a ghost comes, who never fails"
    catalogue.create(key, made.seats, made.options)
    later = propose(kind, [], first=False)
    assert (later.seats, later.options, later.helps, later.first) == (4, {}, (), False)


def test_what_is_chosen_holds_and_fits_the_game() -> None:
    oz = catalogue.find("oz")
    made = propose(oz, [won(A)], first=False, opponents=2, level=M)
    assert (made.seats, made.bots, made.adapts, made.trend) == (3, (M, M), False, "same")
    assert propose(oz, [], first=True, opponents=3).seats == 4
    assert propose(oz, [], first=True, opponents=15).seats == 4
    carpets = catalogue.find("carpets")
    assert propose(carpets, [], first=True, opponents=1).options == {"first_game": True}
    assert propose(Vote, [], first=True).seats == min(Vote.players), "a game that says nothing of it"


@pytest.mark.parametrize(
    ("last", "expected", "trend"),
    [
        ([won(A)], (C,), "harder"),
        ([lost(A)], (A,), "same"),
        ([lost(C)], (A,), "easier"),
        ([won(C), lost(C)], (C,), "same"),
        ([won(C), won(C), lost(C)], (C,), "same"),
        ([lost(C), lost(C), won(C)], (C,), "same"),
        ([lost(C), lost(C), lost(C)], (A,), "easier"),
        ([won(C), won(C), won(A)], (M,), "harder"),
        ([won(W)], (W,), "same"),
        ([won(C), won(C), won(C), lost(C), lost(C)], (M,), "harder"),
        ([Finished(1, ("greedy",)), won(A)], (C,), "harder"),  # a bot without a level tells nothing
    ],
)
def test_one_opponent_is_a_level_stronger_or_weaker(last: list[Finished], expected: tuple[str], trend: str) -> None:
    assert adapt(LEVELS, last, 1) == (expected, trend)


def test_among_several_it_is_one_more_of_the_next_level_or_of_the_last() -> None:
    table: tuple[str, ...] = (A, A, A)
    steps = []
    for _ in range(10):
        table, _ = adapt(LEVELS, [won(*table)], 3)
        steps.append(table)
    assert steps[:4] == [(C, A, A), (C, C, A), (C, C, C), (M, C, C)]
    assert steps[8:] == [(W, W, W)] * 2
    assert adapt(LEVELS, [lost(M, C, C)], 3) == ((C, C, C), "easier")
    second = Finished(2, (C, C, A))
    assert adapt(LEVELS, [second] * 3, 3) == ((C, C, A), "same"), "second of four is where one should be"
    assert adapt(LEVELS, [Finished(3, (C, C, A))] * 3, 3)[1] == "same"
    assert adapt(LEVELS, [Finished(5, (C, C, A))], 3)[1] == "easier", "behind a ghost, too"


def test_more_or_fewer_opponents_are_as_strong_on_the_mean() -> None:
    assert adapt(LEVELS, [won(A)], 3) == ((C, A, A), "harder")
    assert adapt(LEVELS, [Finished(2, (M, M, M))], 1) == ((M,), "same")
    assert adapt(LEVELS, [lost(C)], 5) == ((C, C, C, C, A), "easier")
    assert adapt(LEVELS, [], 2, C) == ((C, C), "same")
    assert adapt(LEVELS, [], 0) == ((), "same")


def test_somebody_of_any_strength_soon_meets_their_equals() -> None:
    """Against a made-up player who beats weaker bots nine times of ten, and stronger ones once."""
    dice = FastDice(seed=21)
    for strength in range(4):
        last: list[Finished] = []
        met: Counter[str] = Counter()
        for number in range(300):
            (bot,), _ = adapt(LEVELS, last, 1, A)
            chance = 5 if LEVELS.index(bot) == strength else 9 if LEVELS.index(bot) < strength else 1
            last.insert(0, won(bot) if dice.below(10) < chance else lost(bot))
            met[bot] += number >= 20
        assert met.most_common(1)[0][0] == LEVELS[strength], met


@pytest.mark.parametrize("key", catalogue.game_keys())
def test_all_games_have_the_levels_that_are_gone_through(key: str) -> None:
    assert bots.offered(catalogue.find(key)) == LEVELS
