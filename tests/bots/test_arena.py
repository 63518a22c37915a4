"""The arena without the command line: who meets whom, what a failing bot costs, and how results become ratings."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from envol.arena import contest, plot
from envol.arena.contest import Fault, Result
from envol.arena.plan import Board, Pairing, Plan, pairings, tables
from envol.arena.ratings import duels, share, standings
from envol.arena.results import Damaged, OtherPlan, Results
from envol.record import read


def plan(*bots: str, seats: int = 2, ladder: bool = False, seed: int = 1, games: tuple[str, ...] = ("oz",)) -> Plan:
    return Plan(tuple(Board(game, 1, seats, {}) for game in games), bots, ladder, seed, "1")


def test_everybody_meets_everybody_and_on_a_ladder_only_the_next() -> None:
    assert list(tables("abc", 2, ladder=False)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(tables("abc", 2, ladder=True)) == [("a", "b"), ("b", "c")]
    assert list(tables("abcd", 3, ladder=False)) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_where_seats_are_more_than_bots_each_has_as_many() -> None:
    assert list(tables("ab", 3, ladder=False)) == [("a", "b", "a"), ("a", "b", "b")]
    for seats in (3, 4, 5):
        every = [bot for table in tables("ab", seats, ladder=True) for bot in table]
        assert every.count("a") == every.count("b")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_has_every_seat_equally_often_with_the_same_luck(seats: int) -> None:
    games = pairings(plan("a", "b", "c", seats=seats), rounds=2)
    assert [game.number for game in games] == list(range(len(games)))
    held = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert len(set(held.values())) == 1
    lucks = Counter((game.seed, tuple(sorted(game.bots))) for game in games)
    assert set(lucks.values()) == {seats}, "each table is played once from every seat"
    assert len({game.seed for game in games}) == 2, "and each round has luck of its own"


def test_more_rounds_begin_with_the_same_games() -> None:
    shape = plan("a", "b", "c", games=("oz", "air"))
    assert pairings(shape, 5)[: len(pairings(shape, 2))] == pairings(shape, 2)
    assert pairings(plan("a", "b", seed=2), 1) != pairings(plan("a", "b"), 1)


def pairing(*bots: str, game: str = "oz") -> Pairing:
    return Pairing(7, Board(game, 1, len(bots), {}), bots, "seed")


def test_the_same_pairing_is_the_same_game_and_its_record_is_true(tmp_path: Path) -> None:
    one = contest.play(pairing("greedy", "random"), str(tmp_path))
    first = (tmp_path / "arena-7.envol").read_text("utf-8")
    assert contest.play(pairing("greedy", "random"), str(tmp_path)) == one
    assert (tmp_path / "arena-7.envol").read_text("utf-8") == first
    outcome = read(first).outcome
    assert outcome is not None
    assert (one.ranks, one.scores) == (outcome.ranks, outcome.scores)
    assert one.fault is None


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Crashing", "RuntimeError: no idea what to do"),
        ("Cheating", "no legal move: win at once"),
        ("Wordless", "AttributeError: 'NoneType' object has no attribute 'move'"),
        ("Dreaming", "ValueError: invalid literal for int() with base 10: 'a while'"),
        ("Leaving", "SystemExit: 3"),
        ("Unborn", "OSError: no weights"),
    ],
)
def test_a_bot_that_fails_is_named_and_loses(name: str, what: str) -> None:
    result = contest.play(pairing("random", f"tests.bots.odd:{name}", "random"))
    assert result.fault == Fault(1, what)
    assert result.ranks == (1, 2, 1)
    best, *_, last = standings(["random", f"tests.bots.odd:{name}"], [result])
    assert (best.bot, best.faults) == ("random", 0)
    assert (last.bot, last.faults, last.wins.value) == (f"tests.bots.odd:{name}", 1, 0.0)


def test_a_bot_that_never_answers_loses_when_patience_ends() -> None:
    result = contest.play(pairing("random", "tests.bots.odd:Silent", "random"), patience=0.05)
    assert result.fault == Fault(1, "TooSlow: no answer after 0.05 seconds")
    assert result.ranks == (1, 2, 1)


def test_a_bot_that_fails_loses_in_all_of_its_seats() -> None:
    crashing = "tests.bots.odd:Crashing"
    assert contest.play(pairing(crashing, "random", crashing)).ranks == (2, 1, 2)


def result(number: int, bots: str, *ranks: int) -> Result:
    return Result(number, "oz", "seed", tuple(bots), ranks, ranks, 1)


def test_ratings_follow_strength_and_not_the_order_in_which_results_arrive() -> None:
    chance = random.Random(1)
    results = []
    for number in range(300):
        pair = ("ab", "bc", "ac")[number % 3]
        first = chance.random() < 0.75
        results.append(result(number, pair, 1 if first else 2, 2 if first else 1))
    found = standings(["a", "b", "c"], results)
    assert [standing.bot for standing in found] == ["a", "b", "c"]
    assert found[0].rating.low > found[1].rating.value > found[2].rating.high
    assert standings(["a", "b", "c"], chance.sample(results, 300)) == found


def test_more_games_make_a_rating_surer() -> None:
    def width(games: int) -> float:
        results = [result(number, "ab", 1 + number % 2, 2 - number % 2) for number in range(games)]
        rating = standings(["a", "b"], results)[0].rating
        return rating.high - rating.low

    assert width(10) > 1.5 * width(40) > 2 * width(160)


def test_a_bot_in_several_seats_is_one_bot() -> None:
    (duel,) = duels(["a", "b"], [result(0, "aab", 1, 3, 2), result(1, "aab", 1, 2, 3), result(2, "aab", 2, 3, 1)])
    assert (duel.bot, duel.other, duel.games) == ("b", "a", 3)
    assert duel.ahead.value == pytest.approx((0.5 + 0 + 1) / 3), "mean ranks 2 and 2, 1.5 and 3, 2.5 and 1"
    best = standings(["a", "b"], [result(0, "aab", 1, 3, 2), result(1, "aab", 1, 2, 3)])[0]
    assert (best.bot, best.games, best.wins.value) == ("a", 2, 0.5)


def test_if_the_house_wins_nobody_does() -> None:
    found = standings(["a", "b"], [result(0, "ab", 2, 2)])
    assert [(one.wins.value, one.rating.value) for one in found] == [(0.0, 25.0), (0.0, 25.0)]


def test_intervals_of_shares_are_those_of_wilson() -> None:
    half = share(50, 100)
    assert (half.value, round(half.low, 4), round(half.high, 4)) == (0.5, 0.4038, 0.5962)
    every = share(10, 10)
    assert (every.value, round(every.low, 4), every.high) == (1.0, 0.7225, 1.0)


def test_results_are_kept_and_read_back_and_half_a_line_is_played_again(tmp_path: Path) -> None:
    file, shape = tmp_path / "arena.jsonl", plan("a", "b")
    with Results(file, shape) as results:
        for number in range(3):
            results.add(result(number, "ab", 1, 2))
    file.write_bytes(file.read_bytes()[:-9])
    with Results(file, shape) as results:
        assert sorted(results.played) == [0, 1]
        results.add(result(2, "ab", 2, 1))
    with Results(file, shape) as results:
        assert results.played[2].ranks == (2, 1)
    assert file.read_bytes().count(b"\n") == 4


def test_two_who_write_to_the_same_file_do_not_destroy_each_others_lines(tmp_path: Path) -> None:
    file, shape = tmp_path / "arena.jsonl", plan("a", "b")
    with Results(file, shape) as one, Results(file, shape) as two:
        for number in range(6):
            (one, two)[number % 2].add(result(number, "ab", 1, 2))
    with Results(file, shape) as results:
        assert sorted(results.played) == list(range(6))


def test_a_file_of_another_arena_or_a_damaged_one_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    with Results(file, plan("a", "b")) as results:
        results.add(result(0, "ab", 1, 2))
    before = file.read_bytes()
    with pytest.raises(OtherPlan):
        Results(file, plan("a", "c"))
    file.write_bytes(before + b"{}\n" + before.splitlines()[1] + b"\n")
    with pytest.raises(Damaged, match="3"):
        Results(file, plan("a", "b"))
    file.write_bytes(b"\xff\n")
    with pytest.raises(Damaged, match="1"):
        Results(file, plan("a", "b"))
    assert file.read_bytes() == b"\xff\n"


def test_the_plot_shows_each_bot_at_its_rating_and_names_it_harmlessly() -> None:
    bots = ["a", "<script>&", "b" * 80]
    found = standings(bots, [result(0, "ab", 1, 2)] and [Result(0, "oz", "", tuple(bots), (1, 2, 3), (), 1)])
    tree = ElementTree.fromstring(plot.draw([plot.Section("Oz", "#57c785", found)], "caption", "axis"))
    space = "{http://www.w3.org/2000/svg}"
    at = [float(dot.attrib["cx"]) for dot in tree.iter(f"{space}circle")]
    assert at == sorted(at, reverse=True)
    assert len({*at}) == 3
    words = [text.text for text in tree.iter(f"{space}text")]
    assert {"a", "<script>&", "caption", "axis", "Oz"} <= {*words}
    assert any(word is not None and word.endswith("bbb") and len(word) < 40 for word in words)
