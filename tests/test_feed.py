"""What a viewer is sent: its own cards, masked lines, numbered steps, and nothing of the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from envol import catalogue, codec
from envol.dice import FastDice
from envol.feed import Feed, replay_of, story
from envol.game import NATURE, TABLE, Seat
from envol.match import Match, pause, resume, undo
from envol.updates import Step
from tests.games.vote.rules import Vote

catalogue.register(Vote)


def watching(match: Match, *viewers: Seat | None) -> list[Feed]:
    feeds = [Feed(match, viewer) for viewer in viewers]
    match.watchers += feeds
    return feeds


def test_a_deal_shows_each_seat_its_own_cards_only() -> None:
    match = Match.new("blackmore", 2)
    feeds = watching(match, 0, 1, None)
    for text in ("draw b1", "draw y2", "draw r3"):
        match.play(NATURE, text)
    steps = [feed.step() for feed in feeds]
    assert [step.seen for step in steps if step] == [
        ((NATURE, "draw b1"), (NATURE, "draw ?"), (NATURE, "draw r3")),
        ((NATURE, "draw ?"), (NATURE, "draw y2"), (NATURE, "draw ?")),
        ((NATURE, "draw ?"), (NATURE, "draw ?"), (NATURE, "draw ?")),
    ]
    assert [step.view.hand for step in steps if step] == [("b1", "r3"), ("y2",), ()]


def test_lines_that_a_viewer_does_not_see_send_nothing() -> None:
    match = Match.new("vote", 3, {"silent": True})
    feeds = watching(match, 0, 1, 2)
    match.play(1, "vote red")
    assert [feed.step() is None for feed in feeds] == [True, False, True]
    match.play(0, "vote blue")
    match.play(2, "vote red")
    steps = [feed.step() for feed in feeds]
    assert all(step.seen[-1] == (2, "vote red shows blue red red") for step in steps if step)


def test_everybody_is_told_that_the_table_stands_still_and_a_replay_does_not_stop_there() -> None:
    match = Match.new("vote", 2)
    feeds = watching(match, 0, None)
    match.play(TABLE, pause(), at=40)
    for step in [feed.step() for feed in feeds]:
        assert step is not None
        assert (step.seen, step.events, step.you.paused) == ((), (), 40)
    match.play(TABLE, resume(), at=70)
    steps = [feed.step() for feed in feeds]
    assert [b'"paused"' in codec.encode(step) for step in steps] == [False, False], "as it was told before"
    match.play(0, "vote red", at=80)
    assert [told.seen for told in story(match, 0)] == [((0, "vote red"),)], "it is no part of the story"
    assert replay_of(match.header, match.log, 0).stops == [2, 3]


def test_a_step_tells_which_lines_came_after_its_events() -> None:
    match = Match.new("carpets", 2, {"calm": True})
    match.settle(FastDice(1))
    (feed,) = watching(match, 0)
    match.play(0, "pass")
    chosen = feed.step()
    match.play(1, "pass")
    match.settle(FastDice(2))
    step = feed.step()
    assert chosen is not None
    assert step is not None
    assert b"after" not in codec.encode(chosen), "an event comes after all that is seen, unless it is told"
    assert [move.split()[0] for _, move in step.seen] == ["pass", "deal", "deal", "deal", "deal"]
    assert step.after == (1,) * len(step.events), "the round is over before the next cards are laid out"


def test_sync_tells_what_is_asked() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    seat = match.to_move[0]
    asked, waiting, looking = (Feed(match, viewer).sync() for viewer in (seat, 1 - seat, None))
    assert (asked.you.on, len(asked.you.moves)) == (1, 6)
    assert (waiting.you.on, waiting.you.moves) == (0, ())
    assert (looking.you.on, looking.you.moves, looking.view.hand) == (0, (), ())


def test_a_take_back_does_not_tell_how_long_the_log_is() -> None:
    match = Match.new("vote", 2)
    (feed,) = watching(match, 0)
    match.play(1, "vote red")
    match.play(TABLE, undo(0))
    step = feed.step()
    assert step is not None
    assert step.seen[-1] == (TABLE, "undo")


def test_messages_are_json_and_equal_ones_have_equal_bytes() -> None:
    match = Match.new("blackmore", 2)
    match.settle(FastDice(1))
    first, second = (codec.encode(Feed(match, 0).sync()) for _ in range(2))
    assert first == second
    assert json.loads(first)["you"]["on"] in (0, 1)


@pytest.mark.parametrize(("game", "seats", "options"), [("blackmore", 3, {}), ("vote", 3, {"silent": True})])
def test_the_story_is_what_the_steps_told_from_the_first_line_on(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match, dice = Match.new(game, seats, options), FastDice("story")
    viewers = (*range(seats), None)
    feeds = watching(match, *viewers)
    sent: list[list[Step]] = [[] for _ in viewers]
    while match.to_move:
        match.settle(dice)
        for steps, feed in zip(sent, feeds, strict=True):
            step = feed.step()
            steps += [step] if step else []
        for viewer, steps in zip(viewers, sent, strict=True):
            assert [(told.seen, told.events) for told in story(match, viewer)] == [
                (step.seen, step.events) for step in steps
            ]
        if match.to_move:
            seat = match.to_move[0]
            moves = match.game.moves(match.state, seat)
            match.play(seat, moves[dice.below(len(moves))])
    assert len({len(steps) for steps in sent}) > 1 or game == "blackmore", "not everybody sees every line"


def test_the_story_tells_what_was_taken_back_and_that_it_was() -> None:
    match = Match.new("vote", 2)
    match.play(0, "vote red")
    match.play(TABLE, undo(0))
    match.play(0, "vote blue")
    assert [told.seen for told in story(match, 0)] == [((0, "vote red"),), ((TABLE, "undo"),), ((0, "vote blue"),)]


@pytest.mark.parametrize(("game", "chapters"), [("blackmore", 18), ("oz", 9), ("vote", 0)])
def test_a_replay_stops_before_decisions_and_is_leafed_through_by_tricks_or_rounds(game: str, chapters: int) -> None:
    match, dice = Match.new(game, 3), FastDice("chapters")
    while match.to_move:
        match.settle(dice)
        for seat in match.to_move[:1]:
            match.play(seat, match.moves(seat)[0])
    replay = replay_of(match.header, match.log, None)
    chance = [line.n for line in match.log if line.seat == NATURE]
    assert replay.draws == len(chance)
    assert replay.stops == [ply for ply in range(len(match.log) + 1) if ply not in chance]
    assert len(replay.chapters) == chapters
    assert {*replay.chapters} <= {*replay.stops}
    if game == "oz":
        assert [match.at_ply(ply).state.round for ply in replay.chapters] == [*range(1, 10)]


def test_what_was_taken_back_is_no_chapter_of_a_replay() -> None:
    match, dice = Match.new("blackmore", 2), FastDice("again")
    match.settle(dice)
    begins = len(match.log)
    while len(replay_of(match.header, match.log, None).chapters) < 2:
        match.play(match.to_move[0], match.moves()[0])
        match.settle(dice)
    match.play(TABLE, undo(begins))
    assert replay_of(match.header, match.log, None).chapters == [len(match.log)]
