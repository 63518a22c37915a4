"""A match: the log only grows, take-backs are lines, decisions are numbered, timers keep their time."""

from __future__ import annotations

import pytest

from envol import catalogue
from envol.dice import FastDice, ServedDice
from envol.game import CLOCK, NATURE, TABLE, BadNotation, IllegalMove, Move
from envol.log import Header
from envol.match import Match, pause, resume, undo
from tests.games.snap.rules import BELL_MS, Snap
from tests.games.vote.rules import Vote

catalogue.register(Snap)
catalogue.register(Vote)


def dealt(seats: int = 2) -> Match:
    match = Match.new("blackmore", seats)
    match.settle(FastDice("deal"))
    return match


def test_a_new_match_takes_the_newest_rules_and_all_data() -> None:
    header = Match.new("blackmore", ["Anna", "Brian"], {"wheel": "ascending"}).header
    assert header.seats == ("Anna", "Brian")
    assert header.options == {"wheel": "ascending", "totals": False}
    assert header.data == catalogue.create("blackmore", 2).data()


def test_a_header_with_other_data_is_refused() -> None:
    with pytest.raises(catalogue.BadOptions, match="data"):
        Match(Header("blackmore", 1, ("a", "b"), data={"colours-1": {}}))


@pytest.mark.parametrize(
    ("seats", "options", "rules"), [(1, {}, 1), (7, {}, 1), (2, {"x": 1}, 1), (2, {}, 2), (2, {}, 0)]
)
def test_what_does_not_fit_the_game_is_refused(seats: int, options: dict[str, int], rules: int) -> None:
    with pytest.raises(catalogue.BadOptions):
        Match.new("blackmore", seats, options, rules=rules)


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt()
    before, seat = len(match.log), match.to_move[0]
    held = match.game.view(match.state, seat).hand
    other = next(name for name in ("b1", "b2", "b3", "b4", "b5", "b6", "b7") if name not in held)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, f"play {other}")
    assert (refused.value.rule, refused.value.why) == ("blackmore.17", "not-in-hand")
    with pytest.raises(BadNotation):
        match.play(seat, "play b10")
    with pytest.raises(IllegalMove, match=r"envol\.2"):
        match.play(1 - seat, match.game.moves(match.state, 1 - seat)[0])
    assert len(match.log) == before


def test_a_take_back_is_a_line_and_the_log_only_grows() -> None:
    match = dealt()
    before = match.game.clone(match.state)
    line = match.play(match.to_move[0], match.game.moves(match.state, match.to_move[0])[0])
    match.play(TABLE, undo(line.n))
    assert match.state == before
    assert [str(entry.move) for entry in match.log[-2:]] == [str(line.move), f"undo {line.n}"]
    with pytest.raises(IllegalMove, match=r"envol\.6"):
        match.play(TABLE, undo(line.n))


@pytest.mark.parametrize("text", ["undo", "undo -1", "undo 01", "undo x", "redo 1", "undo ١", "pause 1", "resume now"])
def test_the_table_writes_only_what_it_can_read(text: str) -> None:
    with pytest.raises(BadNotation):
        dealt().play(TABLE, text)


def test_chance_draws_afresh_after_a_take_back() -> None:
    """The number of a chance line counts every one ever logged, so none is used twice."""
    dice = ServedDice(bytes(32))
    match = Match.new("blackmore", 2)
    match.settle(dice)
    drawn = [str(entry.move) for entry in match.log]
    match.play(TABLE, undo(0))
    match.settle(dice)
    assert dice.k == 2 * len(drawn) == len(match.log) - 1
    assert [str(entry.move) for entry in match.log[-len(drawn) :]] != drawn


def test_a_match_can_be_seen_at_any_ply() -> None:
    match = dealt()
    for ply in (0, 5, len(match.log)):
        past = match.at_ply(ply)
        assert [entry.n for entry in past.log] == list(range(ply))
    assert match.at_ply(len(match.log)).state == match.state


def test_decisions_are_numbered_so_that_others_never_make_mine_stale() -> None:
    match = Match.new("vote", 3)
    assert match.asked == [1, 1, 1]
    match.play(1, "vote red")
    assert match.asked == [1, 1, 1]
    match.play(0, "vote red")
    match.play(2, "vote blue")
    assert match.asked == [2, 2, 2]
    match.play(TABLE, undo(1))
    assert match.asked == [3, 2, 3], "a take-back asks anew, but only those who are asked"


def test_ones_own_line_numbers_ones_next_decision() -> None:
    match = Match.new("snap", 2)
    match.play(NATURE, "flip 1")
    match.play(0, "tap 1")
    assert match.asked == [2, 1]


def test_a_timer_runs_from_the_line_that_began_it() -> None:
    match = Match.new("snap", 2)
    match.play(NATURE, "flip 1", at=700)
    match.play(0, "tap 1", at=900)
    assert match.due == 700 + BELL_MS, "another's move does not wind it up again"
    match.play(CLOCK, "bell 1", at=5_700)
    assert not match.timer
    match.play(NATURE, "flip 6", at=5_800)
    assert match.due == 5_800 + BELL_MS
    with pytest.raises(IllegalMove, match=r"envol\.4"):
        match.play(CLOCK, "bell 1", at=5_900)


def paused_snap() -> Match:
    """A bell that has run for 300 ms, and a table that has stood still from 1000 on."""
    match = Match.new("snap", 2)
    match.play(NATURE, "flip 1", at=700)
    match.play(0, "tap 1", at=900)
    match.play(TABLE, pause(), at=1_000)
    return match


def test_while_the_table_stands_still_nobody_moves_and_no_timer_strikes() -> None:
    match = paused_snap()
    for seat, text in ((1, "snap 1"), (CLOCK, "bell 1")):
        with pytest.raises(IllegalMove, match=r"envol\.15"):
            match.play(seat, text, at=9_000)
    with pytest.raises(IllegalMove, match=r"envol\.15"):
        match.play(TABLE, pause(), at=9_000)
    match.play(TABLE, resume(), at=9_000)
    with pytest.raises(IllegalMove, match=r"envol\.15"):
        match.play(TABLE, resume(), at=9_000)
    assert match.due == 700 + BELL_MS + 8_000, "what was left when it paused is left still"
    match.play(1, "snap 1", at=9_100)
    assert match.asked == [2, 1], "a pause asks nobody anew"


def test_the_time_of_play_leaves_out_every_pause() -> None:
    match = paused_snap()
    assert [match.played(at) for at in (0, 900, 1_000, 5_000)] == [0, 900, 1_000, 1_000]
    match.play(TABLE, resume(), at=3_000)
    match.play(TABLE, pause(), at=3_500)
    match.play(TABLE, resume(), at=4_500)
    assert [match.played(at) for at in (900, 2_000, 3_000, 3_250, 4_000, 5_000)] == [
        900,
        1_000,
        1_000,
        1_250,
        1_500,
        2_000,
    ]
    assert match.due == 700 + BELL_MS + 3_000
    again = match.at_ply(len(match.log))
    assert (again.due, again.paused_since, again.played(5_000)) == (match.due, match.paused_since, 2_000)


def test_a_take_back_keeps_the_pauses_that_were() -> None:
    match = paused_snap()
    match.play(TABLE, resume(), at=3_000)
    match.play(0, "tap 1", at=3_100)
    match.play(1, "tap 1", at=3_200)
    match.play(TABLE, undo(5), at=3_300)
    assert match.paused_since == {(0, "hand"): 1_100}
    assert match.played(3_300) == 1_300


def test_a_match_that_is_over_does_not_pause() -> None:
    match = Match.new("snap", 2, {"rounds": 1})
    match.play(NATURE, "flip 6")
    match.play(0, "snap 1")
    with pytest.raises(IllegalMove, match=r"envol\.15"):
        match.play(TABLE, pause())


def test_a_seat_that_the_match_has_not_is_shown_nothing() -> None:
    match = Match.new("blackmore", 2)
    for ask, seat in ((match.view, -1), (match.view, 2), (match.moves, 2)):
        with pytest.raises(ValueError, match=f"the seats 0 to 1, and no {seat}"):
            ask(seat)


def test_moves_and_view_are_of_the_seat_that_is_asked_unless_another_is_named() -> None:
    match = dealt()
    seat = match.to_move[0]
    assert match.moves() == match.moves(seat) == match.game.moves(match.state, seat) != []
    assert match.moves(1 - seat) == ()
    assert match.view() == match.view(seat) == match.game.view(match.state, seat)
    assert match.view(1 - seat) == match.game.view(match.state, 1 - seat) != match.view()
    assert match.view(None) == match.game.view(match.state, None)


def test_where_none_or_several_are_asked_it_must_be_said_who_is_meant() -> None:
    match = Match.new("blackmore", 2)
    assert match.to_move == (NATURE,)
    assert match.moves(NATURE) == ()  # what chance may bring has weights: see Game.chances
    with pytest.raises(ValueError, match="0 seats are asked"):
        match.moves()
    several = Match.new("vote", 3)
    several.settle(FastDice(1))
    assert len(several.to_move) == 3
    with pytest.raises(ValueError, match="3 seats are asked"):
        several.view()
    assert several.moves(2)


def test_a_move_is_played_by_its_notation_or_by_what_repr_writes() -> None:
    spoken, written, own = dealt(), dealt(), dealt()
    seat, move = own.to_move[0], own.moves()[0]
    own.play(seat, move)
    spoken.play(seat, str(move))
    written.play(seat, eval(repr(move)))
    assert repr(move) == f"Move('{move}')"
    assert own.log == spoken.log == written.log
    assert {type(match.log[-1].move) for match in (own, spoken, written)} == {type(move)}
    with pytest.raises(BadNotation):
        own.play(1 - seat, Move("fly away"))


def test_a_masked_move_and_a_line_of_the_table_have_a_repr_too() -> None:
    match = Match.new("blackmore", 2)
    hidden = match.game.seen(match.state, NATURE, match.parse(NATURE, "draw b7"), 1)
    assert str(hidden) == "draw ?"
    for move in (hidden, undo(3)):
        assert eval(repr(move)) == move


def test_a_match_is_printed_with_its_last_lines_and_whose_turn_it_is() -> None:
    match = Match.new("blackmore", ["Anna", "Brian"])
    assert str(match) == "blackmore, rules 1: Anna, Brian\nto move: chance"
    match.settle(FastDice("deal"))
    name = match.header.seats[match.to_move[0]]
    line = match.play(match.to_move[0], match.moves()[0])
    told = str(match).splitlines()
    assert told[0] == "blackmore, rules 1: Anna, Brian"
    assert len(told) == 7
    assert told[-2] == f"{line.n:5} {name}: {line.move}"
    assert told[-1] == f"to move: {match.header.seats[match.to_move[0]]}"
    assert repr(match) == f"<Match of blackmore: Anna, Brian; {len(match.log)} lines>"


def test_a_match_that_is_over_is_printed_with_its_result() -> None:
    match, dice = Match.new("blackmore", ["Anna", "Brian"]), FastDice(1)
    while match.to_move:
        match.settle(dice)
        if match.to_move:
            match.play(match.to_move[0], match.moves()[0])
    outcome = match.outcome
    assert outcome is not None
    first = outcome.ranks.index(1)
    told = str(match).splitlines()[-1]
    assert told.startswith(f"over, {outcome.ending}: 1. {match.header.seats[first]} ({outcome.scores[first]}), ")
