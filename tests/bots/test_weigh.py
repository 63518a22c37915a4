"""What the master says of its moves: it names what it would do, in words that exist, from its seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from envol import catalogue
from envol.bots import Ask, create, heuristics_of, master_of
from envol.dice import FastDice
from envol.game import Seat
from envol.match import Match
from envol.texts import LANGUAGES, Texts
from tests.games.vote.rules import Vote

catalogue.register(Vote)
EVERY = 23  # questions of which one is put to the master: it thinks for a moment each time
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("air", 3, {}),
    ("blackmore", 4, {}),
    ("brooms", 2, {"adventure": "cat"}),
    ("brooms", 2, {"adventure": "fou"}),
    ("carpets", 3, {}),
    ("carpets", 2, {"calm": True}),
    ("oz", 2, {}),
    ("vote", 3, {}),
]


def ask(match: Match, seat: Seat, seed: str = "a hint") -> Ask:
    view = match.game.view(match.state, seat)
    return Ask(match.game, seat, match.game.moves(match.state, seat), lambda: view, FastDice(seed))


def questions(key: str, seats: int, options: dict[str, Any], most: int = 200) -> Iterator[tuple[Match, Seat]]:
    """A match played by quick bots, at every question that is put to a seat."""
    match, dice = Match.new(key, seats, options), FastDice(f"{key} {seats}")
    kind = catalogue.find(key)
    bot = create("greedy" if key != "vote" else "random", kind)
    for _ in range(most):
        match.settle(dice)
        if not match.to_move:
            return
        seat = match.to_move[dice.below(len(match.to_move))]
        yield match, seat
        match.play(seat, bot.answer(ask(match, seat, str(dice.below(10**9)))).move)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=lambda value: str(value))
def test_every_game_has_a_master_who_says_what_it_thinks(key: str, seats: int, options: dict[str, Any]) -> None:
    master = master_of(catalogue.find(key))
    texts = [Texts(language, key, ["Anna"] * seats) for language in LANGUAGES]
    said = set()
    for number, (match, seat) in enumerate(questions(key, seats, options)):
        if number % EVERY:
            continue
        question = ask(match, seat)
        weighed = master.weigh(question)
        assert weighed, "it always says something"
        assert all(one.move in question.moves for one in weighed)
        assert all(0.0 <= one.worth <= 1.0 for one in weighed)
        for one in weighed:
            said.add(one.says)
            for reader in texts:
                assert reader.format(f"worth-{one.says}", one.data)
                assert reader.offer(one.move)
    assert said - {"only", "routine"}, "something was weighed"


@pytest.mark.parametrize(("key", "seats"), [("blackmore", 3), ("carpets", 2)])
def test_the_master_would_really_do_what_it_says(key: str, seats: int) -> None:
    master, bot = master_of(catalogue.find(key)), create("master", catalogue.find(key))
    same = 0
    for number, (match, seat) in enumerate(questions(key, seats, {}, 80)):
        if number % 8 == 0 and len(match.game.moves(match.state, seat)) > 1:
            told, done = master.weigh(ask(match, seat))[0].move, bot.answer(ask(match, seat)).move
            # Hands of flesh and blood slip: over instead of under.
            assert str(told).split()[:2] == str(done).split()[:2]
            same += told == done
    assert same > 3


def test_the_end_of_a_duel_is_counted_out_in_points() -> None:
    master = master_of(catalogue.find("blackmore"))
    last = [master.weigh(ask(match, seat)) for match, seat in questions("blackmore", 2, {}) if match.state.final]
    counted = [weighed for weighed in last if weighed[0].says == "counted"]
    assert counted
    for weighed in counted:
        worths = [one.worth for one in weighed]
        assert worths == sorted(worths, reverse=True)
        assert set(worths) <= {0.0, 0.5, 1.0}, "all that follows is known"


def test_chances_are_shares_of_one_whole() -> None:
    """Of four players who stand about alike each has about a quarter, not a half."""
    match = Match.new("blackmore", 4)
    match.settle(FastDice(1))
    chances = heuristics_of(match.game).prospects(match.state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) < 0.5
