"""The contract: every law over every game, number of seats, set of options and seed."""

from __future__ import annotations

from functools import cache

import pytest

from envol.codec import plain
from envol.dice import FastDice
from envol.game import TABLE
from envol.match import Match, pause, resume
from tests.laws.cases import CASES, SUBJECTS, Case
from tests.laws.laws import LAWS, kinds_of, stride_of
from tests.laws.plays import Play, greedy_play, kept_plays, random_play
from tests.laws.secrecy import law_4b_nothing_hidden_is_sent
from tests.laws.subjects import Subject
from tests.tiers import TIER


@cache
def plays(number: int) -> list[Play]:
    case = CASES[number]
    seeds = TIER.seeds if case.is_newest else -(-TIER.seeds // 2)  # nobody begins a match under older rules
    return [random_play(case.game, f"{case} {seed}") for seed in range(seeds)]


@pytest.mark.deeper
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, id=str(case), marks=() if case.is_quick else pytest.mark.full)
        for number, case in enumerate(CASES)
    ],
)
def test_every_law_holds(number: int) -> None:
    case: Case = CASES[number]
    for seed, play in enumerate(plays(number)):
        for law in LAWS:
            law(play, case.subject, f"{case} {seed}")


def test_every_version_that_is_still_read_is_held_against_the_laws() -> None:
    held = {(case.subject.kind.key, case.rules) for case in CASES if case.is_quick}
    assert held == {(subject.kind.key, rules) for subject in SUBJECTS for rules in range(1, subject.kind.newest + 1)}


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.kind.key for subject in SUBJECTS])
def test_law_4b_compares_something_where_something_is_hidden(subject: Subject) -> None:
    compared = 0
    for number, case in enumerate(CASES):
        if case.subject is subject and case.is_newest and compared <= 100:
            for play in plays(number):
                compared += law_4b_nothing_hidden_is_sent(play, subject, f"{case}")
    assert compared > 100


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.kind.key for subject in SUBJECTS])
def test_pauses_of_the_table_change_nothing_but_the_time(subject: Subject) -> None:
    number = next(number for number, case in enumerate(CASES) if case.subject is subject and case.is_newest)
    play, dice = plays(number)[0], FastDice("pauses")
    game = play.game
    through, broken = (Match.new(game.key, game.seats, plain(game.options)) for _ in range(2))
    late = 0
    for n, (seat, move) in enumerate(play.lines):
        if dice.below(5) == 0:
            broken.play(TABLE, pause(), at=100 * n + late)
            late += dice.below(10_000)
            broken.play(TABLE, resume(), at=100 * n + late)
        through.play(seat, move, at=100 * n)
        broken.play(seat, move, at=100 * n + late)
        assert broken.state == through.state
        assert (broken.asked, broken.timer, broken.paused_since) == (through.asked, through.timer, through.paused_since)
        assert broken.due == (None if through.due is None else through.due + late)
        assert broken.played(100 * n + late) == 100 * n
    assert late > 0
    assert [broken.played(entry.at) for entry in broken.standing] == [entry.at for entry in through.standing]


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.kind.key for subject in SUBJECTS])
def test_law_7_play_reaches_every_kind_and_no_other(subject: Subject) -> None:
    kinds = subject.kind.kinds
    declared = {f"move {kind}" for kind in kinds.moves} | {f"event {kind}" for kind in kinds.events}
    declared |= {f"refusal {kind}" for kind in kinds.refusals} | {f"ending {kind}" for kind in kinds.endings}
    played: set[str] = set()
    for number, case in enumerate(CASES):
        if case.subject is subject and case.is_newest:
            for seed, play in enumerate(plays(number)):
                played |= kinds_of(play, f"{case} {seed}", stride_of(play))
    for seats in subject.kind.players:
        game = subject.kind(seats, subject.kind.Options(), subject.kind.newest)
        greedy = greedy_play(game, f"greedy {seats}")
        played |= kinds_of(greedy, "greedy") if greedy else set()
    kept: set[str] = set()
    for play in kept_plays(subject.kind.key):
        kept |= kinds_of(play, "kept")
    assert played | kept == declared
    assert declared - played <= subject.only_kept, "what only a kept transcript reaches is listed"
