"""Oz: how 72 characters and 48 stories come out for each number of players, counted in whole games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from envol.dice import FastDice
from envol.game import NATURE
from envol.games.oz.moves import DATA, KIND, KINDS, LETTERS, NAME, STORIES
from envol.games.oz.state import State
from envol.match import Match
from tests.games.oz.subject import oz_conserved


@dataclass(frozen=True)
class Row:
    """One line of the table of the rules: what the cards must come to for this number of players."""

    seats: int
    characters: int  # in the deck at the start
    laid: int  # characters laid in a round
    rounds: int
    recalled: int  # discarded characters that come back
    stories: tuple[int, int]  # used, unused
    hand: int
    face_up: int
    face_down: int


ROWS = [
    Row(2, characters=48, laid=6, rounds=8, recalled=0, stories=(24, 24), hand=16, face_up=4, face_down=4),
    Row(3, characters=72, laid=8, rounds=9, recalled=0, stories=(36, 12), hand=18, face_up=4, face_down=5),
    Row(4, characters=72, laid=10, rounds=8, recalled=8, stories=(40, 8), hand=16, face_up=4, face_down=4),
]
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.seats}p")


def story_of(seats: int, seed: int = 0) -> Match:
    """A whole game by chance."""
    match = Match.new("oz", seats)
    chance, choice = FastDice(f"{seed} chance"), FastDice(f"{seed} choice")
    while match.to_move:
        (seat,) = match.to_move
        if seat == NATURE:
            match.roll(chance)
        else:
            moves = match.game.moves(match.state, seat)
            match.play(seat, moves[choice.below(len(moves))])
    return match


def count(match: Match, kind: str) -> int:
    return sum(1 for entry in match.log if entry.move.kind == kind)


@every_row
def test_7_and_8_the_characters_come_out(row: Row) -> None:
    match = story_of(row.seats)
    start: State = match.game.start()
    assert sum(start.deck) == row.characters
    assert count(match, "deal") == row.laid * row.rounds == row.characters + row.recalled
    assert count(match, "recall") == row.recalled
    assert match.state.deck == [0] * 8
    assert [sum(hand) for hand in match.state.hands] == [row.hand] * row.seats
    assert row.hand == 2 * row.rounds


@every_row
def test_9_the_stories_suffice(row: Row) -> None:
    match = story_of(row.seats)
    used, unused = row.stories
    assert count(match, "open") == used == (row.seats + 1) * row.rounds
    assert len(match.state.stories) == unused == 48 - used
    assert len(match.state.dropped) == row.rounds


@every_row
def test_4_the_stories_before_each_player(row: Row) -> None:
    match = story_of(row.seats)
    assert [len(stories) for stories in match.state.open] == [row.face_up] * row.seats
    assert [len(stories) for stories in match.state.turned] == [row.face_down] * row.seats
    assert row.face_up + row.face_down == row.rounds
    assert count(match, "turn") == row.face_down * row.seats


@every_row
def test_the_log_is_exactly_as_long_as_the_game_says(row: Row) -> None:
    for seed in range(3):
        match = story_of(row.seats, seed)
        assert len(match.log) == match.game.longest
        assert oz_conserved(match.state) == oz_conserved(match.game.start())


def test_8_fourteen_discarded_characters_suffice_for_the_eight_that_four_players_lack() -> None:
    match = story_of(4)
    before = [entry.n for entry in match.log if entry.move.kind == "recall"]
    assert before == list(range(before[0], before[0] + 8))  # all at once
    assert count(match, "deal") == 80
    assert sum(match.state.discard) == 14 - 8 + 2


def test_the_48_stories_are_different_and_cover_what_the_data_file_says() -> None:
    assert len(set(NAME)) == len(STORIES) == 48
    kinds = Counter(KINDS[KIND[story]] for story in STORIES)
    singles = {"each", "twins", "few", "crowd", "lead"}
    assert kinds == {kind: 8 if kind in singles else 2 for kind in KINDS}
    for kind in singles:
        assert sorted(name[-1] for name in NAME if name.startswith(f"{kind}-")) == sorted(LETTERS)


def test_thirteen_stories_are_named_by_the_rulebook_and_the_others_are_marked_as_reconstructed() -> None:
    attested = {f"{story['kind']}-{story['of']}" for story in DATA["stories"] if story["attested"]}
    singles = {"each-l", "each-s", "twins-t", "few-r", "few-s", "crowd-w", "crowd-l", "lead-g"}
    assert attested == singles | {"couple-ds", "couple-dl", "series-dlsr", "trio-dto", "feud-ogw"}
    assert len(attested) == 13
    assert all(story["attested"] in (True, False) for story in DATA["stories"])
