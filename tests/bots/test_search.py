"""The search: any game at any table, by what each seat sees, exact where that is possible, and how its levels err."""

from __future__ import annotations

import json
import math
import subprocess
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from envol import bots, catalogue
from envol.bots import Ask, heuristics_of
from envol.bots.search import LEAST, WIDTH, Node, Search, search
from envol.catalogue import part
from envol.dice import FastDice
from envol.game import Game
from envol.games.blackmore.endgame import worths_of
from envol.heuristics import Heuristics, Level
from envol.match import Match
from tests.bots.dare import Dare
from tests.builds import ROOT, compiled
from tests.games.snap.rules import Snap
from tests.games.vote.rules import Vote

for guest in (Snap, Vote, Dare):
    catalogue.register(guest)

EVERYWHERE = [
    (key, seats, options)
    for key in [*catalogue.game_keys(), "snap", "vote"]
    for seats in catalogue.find(key).players
    for options in ([{}, {"calm": True}] if key == "carpets" else [{}])
]


@pytest.mark.parametrize(("key", "seats", "options"), EVERYWHERE)
def test_the_search_plays_any_game_at_any_table(key: str, seats: int, options: dict[str, Any]) -> None:
    match, dice = Match.new(key, seats, options), FastDice(f"search {key}")
    heuristics = heuristics_of(match.game)
    for _ in range(12):
        match.settle(dice)
        if not match.to_move:
            break
        seat = match.to_move[-1]
        moves = match.game.moves(match.state, seat)
        match.play(seat, search(heuristics, match.game.view(match.state, seat), seat, moves, dice, Level(4)))


def test_the_search_takes_what_is_there_to_take() -> None:
    """A six lies open, and a snap is worth a point."""
    match = Match.new("snap", 2, {"rounds": 1})
    match.play(-1, "flip 6")
    moves = match.game.moves(match.state, 0)
    chosen = search(Heuristics(match.game), match.game.view(match.state, 0), 0, moves, FastDice(1), Level(200))
    assert str(chosen) == "snap 1"


def names(node: Node) -> Iterator[str]:
    for name, child in node.children.items():
        yield name
        yield from names(child)


def test_each_tree_branches_by_what_its_seat_sees() -> None:
    """At Blackmore nobody's tree knows a card that another draws, and everybody's knows one's own."""
    match, dice = Match.new("blackmore", 2), FastDice("trees")
    match.settle(dice)
    seat = match.to_move[0]
    moves = match.game.moves(match.state, seat)
    thought = Search(heuristics_of(match.game), match.game.view(match.state, seat), seat, moves, dice, Level(600))
    thought.run()
    for root in thought.roots:
        draws = [name for name in names(root) if name.startswith("draw")]
        assert "draw ?" in draws
        assert len(set(draws)) > 5
        for node in every(root):
            drawn = [name for name in node.children if name.startswith("draw")]
            assert drawn == ["draw ?"] or "draw ?" not in drawn, "a draw is one's own or another's"


def every(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children.values():
        yield from every(child)


def test_where_all_is_open_one_tree_serves_everybody() -> None:
    match, dice = Match.new("oz", 3), FastDice("oz")
    match.settle(dice)
    seat = match.to_move[0]
    moves = match.game.moves(match.state, seat)
    thought = Search(heuristics_of(match.game), match.game.view(match.state, seat), seat, moves, dice, Level(20))
    assert len(thought.roots) == 1


def test_where_moves_are_many_a_node_widens_with_its_visits() -> None:
    """A broom may be placed at dozens of angles."""
    match, dice = Match.new("brooms", 2, {"adventure": "school"}), FastDice("wide")
    match.settle(dice)
    seat = match.to_move[0]
    match.play(seat, match.game.moves(match.state, seat)[0])
    moves = match.game.moves(match.state, seat)
    assert len(moves) > 30
    thought = Search(heuristics_of(match.game), match.game.view(match.state, seat), seat, moves, dice, Level(30))
    for _ in range(30):
        thought.simulate()
        tried = len(thought.roots[seat].children)
        assert tried <= WIDTH * math.sqrt(thought.done) + 1
    assert 5 < tried < len(moves)


def test_a_move_counts_whether_its_seat_is_asked_alone_or_with_others() -> None:
    """Who else is asked may be a secret: then a move has two nodes, and the one tried most of all has both."""
    match = Match.new("vote", 3)
    game, state = match.game, match.state
    assert match.to_move == (0, 1, 2)
    thought = Search(Heuristics(game), game.view(state, 2), 2, game.moves(state, 2), FastDice(1), Level(40))
    thought.run()
    rest = [move for move in thought.moves if move != thought.best()]
    children, most = thought.roots[2].children, max(node.visits for node in thought.roots[2].children.values())
    children[rest[-1].notation] = alone = Node()
    alone.visits = most
    assert [node.visits for node in thought.tried(rest[-1])] == [most, children[f"2 {rest[-1]}"].visits]
    assert thought.best() == rest[-1]


@pytest.mark.parametrize("seats", [2, 4])
def test_play_outs_of_blackmore_are_steered_by_its_greedy_bot(seats: int) -> None:
    """The greedy bot looks at a view, the heuristics at a state, quickly and in 64ths: hardly ever do they differ."""
    match, dice = Match.new("blackmore", seats), FastDice("steered")
    heuristics, choose, same = heuristics_of(match.game), part(type(match.game), "greedy").choose, list[bool]()
    match.settle(dice)
    while match.to_move:
        seat = match.to_move[0]
        moves = match.game.moves(match.state, seat)
        greedy = choose(match.game, match.game.view(match.state, seat), seat, moves)
        same.append(greedy == heuristics.choose(match.state, seat, moves, dice))
        match.play(seat, moves[dice.below(len(moves))])
        match.settle(dice)
    assert sum(same) >= 0.95 * len(same)


@pytest.mark.parametrize(
    ("key", "level"), [("blackmore", "apprentice"), ("blackmore", "master"), ("carpets", "search:6")]
)
def test_a_level_answers_the_same_whatever_is_hidden(key: str, level: str) -> None:
    """Two deals that differ only in what the seat cannot see: the same view, the same dice, the same answer."""
    match, dice = Match.new(key, 3, {"calm": True} if key == "carpets" else {}), FastDice("deal")
    match.settle(dice)
    if key == "carpets":  # somebody has begun to fold in secret
        match.play(match.to_move[-1], match.game.moves(match.state, match.to_move[-1])[0])
    seat = match.to_move[0]
    view = match.game.view(match.state, seat)
    moves: Any = match.game.moves(match.state, seat)
    answers, worlds = set(), [match.game.guess(view, seat, FastDice(world)) for world in range(3)]
    assert worlds[0] != worlds[1], "something is hidden"
    for state in worlds:
        ask = Ask(match.game, seat, moves, lambda state=state: match.game.view(state, seat), FastDice("bot"))  # type: ignore[misc]
        answers.add(str(bots.create(level, type(match.game)).answer(ask)))
    assert len(answers) == 1


# The end of a duel at Blackmore.


def brute_force(game: Game[Any, Any, Any], state: Any, seat: int) -> int:
    """By how much the seat will be ahead from here, trying everything by the rules alone."""
    asked = game.to_move(state)
    if not asked:
        scores = game.standing(state)
        assert scores is not None
        return scores[seat] - scores[1 - seat]
    found = []
    for move in game.moves(state, asked[0]):
        then = game.clone(state)
        game.apply(then, asked[0], move)
        found.append(brute_force(game, then, seat))
    return max(found) if asked[0] == seat else min(found)


def ends(cards: int, wheel: str) -> Iterator[tuple[Game[Any, Any, Any], Any]]:
    """Positions of random duels in which this many cards are left at most, at every kind of decision."""
    for seed in range(6):
        match, dice = Match.new("blackmore", 2, {"wheel": wheel}), FastDice(f"end {seed}")
        match.settle(dice)
        while match.to_move:
            seat = match.to_move[0]
            moves = match.game.moves(match.state, seat)
            if match.state.final and sum(len(hand) for hand in match.state.hands) <= cards:
                yield match.game, match.game.clone(match.state)
            match.play(seat, moves[dice.below(len(moves))])
            match.settle(dice)


@pytest.mark.parametrize("wheel", ["descending", "ascending"])
def test_the_end_of_a_duel_is_counted_out_as_by_brute_force(wheel: str) -> None:
    looked = 0
    for game, state in ends(6, wheel):
        seat = game.to_move(state)[0]
        moves = game.moves(state, seat)
        scores = game.standing(state)
        assert scores is not None
        counted = [worth + scores[seat] - scores[1 - seat] for worth in worths_of(game, state, seat, moves)]  # type: ignore[arg-type]
        for move, worth in zip(moves, counted, strict=True):
            then = game.clone(state)
            game.apply(then, seat, move)
            assert worth == brute_force(game, then, seat), f"{move} in {state}"
        looked += 1
    assert looked > 30


def test_the_whole_end_of_a_duel_is_counted_out_in_a_moment() -> None:
    """Six cards each: a master plays the end without a guess, whatever the dice."""
    game, state = next(ends(12, "descending"))
    assert [len(hand) for hand in state.hands] == [6, 6]
    seat = game.to_move(state)[0]
    moves = game.moves(state, seat)
    chosen = {
        str(search(heuristics_of(game), game.view(state, seat), seat, moves, FastDice(n), Level(1_000_000_000)))
        for n in range(2)
    }
    assert len(chosen) == 1


# Levels.


def choice(level: Level, threat: bool) -> str:
    match = Match.new("dare", 2, {"threat": threat})
    moves = match.game.moves(match.state, 0)
    return str(search(Heuristics(match.game), match.game.view(match.state, 0), 0, moves, FastDice(3), level))


def test_who_is_naive_misses_a_threat() -> None:
    assert choice(Level(200), threat=True) == "closed"
    assert choice(Level(200, naive=True), threat=True) == "open"


def test_who_hopes_takes_a_fair_risk_badly() -> None:
    assert choice(Level(200), threat=False) == "safe"
    assert choice(Level(200, hope=1.0), threat=False) == "dare"


@pytest.mark.parametrize("key", [*catalogue.game_keys(), "vote"])
def test_every_game_offers_the_same_four_levels(key: str) -> None:
    kind = catalogue.find(key)
    assert bots.offered(kind) == ("apprentice", "companion", "master", "archmage")
    for name in bots.offered(kind):
        bots.create(name, kind)


def test_a_search_whose_time_is_up_answers_at_once() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    seat = match.to_move[0]
    moves = match.game.moves(match.state, seat)
    thought = Search(
        heuristics_of(match.game), match.game.view(match.state, seat), seat, moves, FastDice(1), Level(10**9)
    )
    thought.run(until=time.monotonic())
    assert thought.done == LEAST
    assert thought.best() in moves


def test_a_search_may_have_milliseconds_instead_of_simulations() -> None:
    match = Match.new("oz", 2)
    match.settle(FastDice(1))
    seat = match.to_move[0]
    moves = match.game.moves(match.state, seat)
    ask = Ask(match.game, seat, moves, lambda: match.game.view(match.state, seat), FastDice(1))
    began = time.monotonic()
    assert bots.create("search:60ms", type(match.game)).answer(ask).move in moves
    assert time.monotonic() - began >= 0.06, "it uses its time, however few simulations that makes"


def test_an_archmage_at_a_table_thinks_by_the_clock_and_not_by_the_count() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    seat = match.to_move[0]
    moves = match.game.moves(match.state, seat)
    began = time.monotonic()
    ask = Ask(match.game, seat, moves, lambda: match.game.view(match.state, seat), FastDice(1), asked=began - 5.4)
    answer = bots.create("archmage", type(match.game)).answer(ask)
    assert answer.move in moves
    assert time.monotonic() - began >= 0.15, "a third of the 0.6 s that are left"


@pytest.mark.full
@pytest.mark.parametrize(("key", "bot", "games"), [("blackmore", "master", 40), ("oz", "search:400", 20)])
def test_the_search_beats_greedy(key: str, bot: str, games: int, figure: Callable[[str], None]) -> None:
    """A short duel of the compiled build with fixed dice; `python -m bench.levels` plays long ones."""
    wins = 0.0
    for order in (f"{bot},greedy", f"greedy,{bot}"):
        command = [compiled(), "-m", "envol", "sim", key, "-n", str(games // 2), "--bots", order, "--seed", "3"]
        done = subprocess.run([*command, "--json"], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        wins += json.loads(done.stdout)["win_share"][order.split(",").index(bot)] / 2
    figure(f"{bot} against greedy at {key}: wins {wins:.2f} of {games} games")
    assert wins > 0.55
