"""The driver on a virtual clock: thoughts, pauses, races and bells, each at its time."""

from __future__ import annotations

import pickle

import pytest

from envol import catalogue
from envol.bots import Answer, Ask, RandomBot
from envol.dice import FastDice
from envol.drive import Driver, IllegalAnswer, play_out
from envol.game import CLOCK, NATURE, TABLE, Move, Pause, Seat
from envol.match import Match, pause, resume
from envol.sim import Job, play_one, simulate
from tests.bots.odd import Cheating
from tests.games.snap.rules import BELL_MS, PAUSE_MS, Snap, State, pass_on, snap, tap
from tests.games.vote.rules import Vote

catalogue.register(Snap)
catalogue.register(Vote)


class Habit:
    """A bot that always wants the same kind of move, after the same time."""

    def __init__(self, kind: str, ms: int) -> None:
        self.kind = kind
        self.ms = ms

    def answer(self, ask: Ask) -> Answer:
        wanted = [move for move in ask.moves if move.kind == self.kind]
        return Answer((wanted or ask.moves)[0], self.ms)


def snap_match(bots: list[Habit], rounds: int = 1) -> Match:
    match = Match.new("snap", len(bots), {"rounds": rounds})
    play_out(match, list(bots), FastDice(1), FastDice(2))
    return match


def test_the_faster_seat_wins_the_race_and_the_slower_is_asked_again() -> None:
    match = snap_match([Habit("snap", 900), Habit("snap", 400), Habit("pass", 5_000)])
    assert [(entry.at, entry.seat, str(entry.move)) for entry in match.log[1:]] == [(400, 1, "snap 1")]


def test_at_the_same_moment_the_lower_seat_is_first_and_the_other_changes_nothing() -> None:
    match = snap_match([Habit("snap", 400), Habit("snap", 400)], rounds=2)
    assert [(entry.at, entry.seat) for entry in match.log if entry.seat >= 0] == [(400, 0), (800, 0)]


def test_the_bell_rings_when_all_are_slower() -> None:
    match = snap_match([Habit("snap", BELL_MS + 1), Habit("snap", BELL_MS + 1)])
    assert [(entry.at, entry.seat, str(entry.move)) for entry in match.log[1:]] == [(BELL_MS, CLOCK, "bell 1")]


def test_a_seat_that_is_exactly_in_time_comes_before_the_bell() -> None:
    match = snap_match([Habit("snap", BELL_MS), Habit("snap", BELL_MS + 1)])
    assert [(entry.seat, str(entry.move)) for entry in match.log[1:]] == [(0, "snap 1")]


def test_a_hasty_seat_waits_for_its_pause() -> None:
    match = snap_match([Habit("tap", 0), Habit("snap", 2_000)])
    assert [entry.at for entry in match.log if entry.seat == 0][:3] == [0, PAUSE_MS, 2 * PAUSE_MS]


class Gentle(Snap):
    """Only taps must wait, and only for taps of the same round."""

    key = "gentle"

    def pause(self, state: State, seat: Seat, move: Move) -> Pause | None:
        return Pause(f"tap {state.round}", PAUSE_MS) if move.kind == "tap" else None


def test_a_move_waits_for_those_that_declare_the_same_pause_and_for_no_other() -> None:
    catalogue.register(Gentle)
    match = Match.new("gentle", 2, {"rounds": 2})
    driver = Driver(match, FastDice(1))
    driver.settle(0)
    driver.play(0, tap(1), 100)
    driver.play(1, pass_on(1), 150)
    assert [driver.pause_left(seat, tap(1), 200) for seat in (0, 1)] == [PAUSE_MS - 100, 0]
    assert driver.pause_left(0, snap(1), 200) == 0
    assert Driver(match.at_ply(len(match.log)), FastDice(1)).pause_left(0, tap(1), 200) == PAUSE_MS - 100
    driver.play(0, pass_on(1), 200)
    driver.settle(200)
    assert driver.pause_left(0, tap(2), 200) == 0, "a new round"
    driver.plan(0, Answer(tap(2), 50), 200)
    driver.strike(250)
    assert driver.pause_left(0, tap(2), 260) == PAUSE_MS - 10, "what was planned counts like what was played"


def test_a_game_of_many_small_moves_hurries_its_bots() -> None:
    match = Match.new("air", 2, {})
    driver = Driver(match, FastDice(1))
    driver.settle(0)
    (seat,) = match.to_move
    driver.plan(seat, Answer(match.game.moves(match.state, seat)[0], 1_000), 0)
    assert driver.next_at() == 1_000 * match.game.tempo == 500


def test_a_plan_lapses_when_something_else_is_asked() -> None:
    match = Match.new("snap", 2, {"rounds": 2})
    driver = Driver(match, FastDice(1))
    driver.settle(0)
    for seat, ms in ((0, 1_000), (1, 300)):
        driver.plan(seat, Answer(match.game.moves(match.state, seat)[0], ms), 0)
    assert driver.next_at() == 300
    driver.strike(300)
    assert match.to_move == (NATURE,)
    driver.settle(300)
    assert driver.idle() == [0, 1], "the plan of seat 0 was for round 1"


def test_a_plan_and_a_bell_wait_while_the_table_stands_still_and_come_as_much_later() -> None:
    match = Match.new("snap", 2)
    driver = Driver(match, FastDice(1))
    driver.settle(0)
    driver.plan(1, Answer(snap(1), 400), 0)
    match.play(TABLE, pause(), 100)
    driver.plan(0, Answer(tap(1), 600), 0)  # it was thinking when the table was told to wait
    assert driver.next_at() is None
    assert driver.ripe(10_000) is None
    assert driver.strike(10_000) is None
    match.play(TABLE, resume(), 5_100)
    assert driver.next_at() == 5_400, "300 ms of its thought were left"
    assert driver.ripe(5_399) is None
    assert match.due == BELL_MS + 5_000
    driver.drop(1)
    assert driver.next_at() == 5_600


def test_the_pause_between_two_moves_does_not_pass_while_the_table_stands_still() -> None:
    match = Match.new("snap", 2)
    driver = Driver(match, FastDice(1))
    driver.settle(0)
    driver.play(0, tap(1), 100)
    match.play(TABLE, pause(), 100 + PAUSE_MS - 40)
    assert driver.pause_left(0, tap(1), 90_000) == 40
    match.play(TABLE, resume(), 90_000)
    assert driver.pause_left(0, tap(1), 90_010) == 30


def test_what_is_played_out_goes_on_from_a_pause() -> None:
    match = Match.new("snap", 2, {"rounds": 1})
    match.settle(FastDice(1))
    match.play(TABLE, pause(), 50)
    play_out(match, [Habit("snap", 100), Habit("snap", 200)], FastDice(1), FastDice(2))
    assert [(entry.at, str(entry.move)) for entry in match.log[1:]] == [(50, "pause"), (50, "resume"), (150, "snap 1")]


def test_sim_plays_both_tiny_games_by_the_virtual_clock() -> None:
    for game, seats in (("tests.games.snap.rules:Snap", 4), ("tests.games.vote.rules:Vote", 3)):
        tally, _ = simulate(Job(game, ("random",) * seats, {}, seed=1), 60, cores=2)
        assert tally.games == 60
        assert 0 < sum(tally.wins) <= 60.0001


def test_the_same_seed_gives_the_same_match_at_any_number_of_cores() -> None:
    job = Job("blackmore", ("random", "greedy", "random"), {}, seed=5)
    assert simulate(job, 60, cores=1)[0] == simulate(job, 60, cores=2)[0]
    first, again, other = play_one(job, 3), play_one(job, 3), play_one(job, 4)
    assert [str(entry) for entry in first.log] == [str(entry) for entry in again.log]
    assert [str(entry.move) for entry in first.log] != [str(entry.move) for entry in other.log]


def test_times_never_run_backwards() -> None:
    match = Match.new("snap", 4)
    play_out(match, [RandomBot()] * 4, FastDice(3), FastDice(4))
    times = [entry.at for entry in match.log]
    assert times == sorted(times)
    assert times[-1] > 0


def test_a_bot_that_insists_on_an_illegal_move_is_named_instead_of_asked_for_ever() -> None:
    match = Match.new("vote", 2)
    with pytest.raises(IllegalAnswer) as found:
        play_out(match, [RandomBot(), Cheating()], FastDice(1), FastDice(2))
    again = pickle.loads(pickle.dumps(found.value))  # from one core to another
    assert (again.seat, again.move) == (1, "win at once")
