"""Each kept race shows what its name says, to the last cloud: one for each way it can end, and a calm one."""

from __future__ import annotations

from functools import cache

import pytest

from envol.game import CLOCK, NATURE, Outcome
from envol.games.carpets.rules import HOURGLASS_MS, ONE_HAND_MS, SUNSET_MS, Carpets
from envol.match import Match
from envol.record import BadRecord, read
from tests.games.kept import Kept

ENDINGS = {
    "calm": Outcome((1, 3, 2), (30, 24, 25), "palace"),
    "champion": Outcome((1, 2), (10, 5), "champion"),
    "champions": Outcome((1, 1, 3, 4), (8, 8, 5, 0), "champions"),
    "furthest": Outcome((2, 1, 2, 2), (0, 4, 0, 0), "furthest"),
    "ghost": Outcome((3, 2, 4), (26, 28, 0), "ghost"),
    "ghost-champion": Outcome((2, 3), (8, 0), "ghost-champion"),
    "level": Outcome((3, 1, 4), (5, 8, 0), "level"),
    "palace": Outcome((1, 2, 3, 4), (30, 24, 20, 0), "palace"),
    "shared": Outcome((1, 1, 1, 1), (0, 0, 0, 0), "shared"),
    "three-tokens": Outcome((2, 3, 1), (27, 24, 30), "palace"),
}
KEPT = Kept("carpets", ENDINGS)
text = KEPT.text


@cache
def told(name: str) -> list[str]:
    return [event.kind for event in KEPT.events(name)]


def test_there_is_a_kept_race_for_each_way_of_ending() -> None:
    KEPT.check_all_are_described()
    assert {outcome.ending for outcome in ENDINGS.values()} == set(Carpets.kinds.endings)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_kept_race_ends_like_this_and_its_dice_mean_what_it_says(name: str) -> None:
    KEPT.check(name)


def test_11_timers_struck_when_they_were_due() -> None:
    struck = set()
    for name in ENDINGS:
        match = read(text(name))
        replayed = Match(match.header)
        for entry in match.log:
            if entry.seat == CLOCK:
                assert entry.at == replayed.due
                assert replayed.timer is not None
                struck.add(replayed.timer.ms)
            replayed.append(entry)
    assert struck == {HOURGLASS_MS, SUNSET_MS}


def test_21_nobody_with_one_hand_folded_faster_than_he_may() -> None:
    waits = []
    for name in ENDINGS:
        match = read(text(name))
        replayed = Match(match.header)
        for entry in match.log:
            pause = replayed.game.pause(replayed.state, entry.seat, entry.move) if entry.seat >= 0 else None
            if pause is not None and (entry.seat, pause.name) in replayed.paused_since:
                waits.append(entry.at - replayed.paused_since[entry.seat, pause.name])
            replayed.append(entry)
    assert min(waits) >= ONE_HAND_MS


def test_26_a_header_of_rules_1_may_hold_three_tokens_for_three_players_and_had_four() -> None:
    match = read(text("three-tokens"))
    assert (match.header.rules, len(match.header.seats)) == (1, 3)
    assert match.header.options["three_tokens"] is True
    assert len(match.state.cards) == 4
    with pytest.raises(BadRecord, match="three_tokens is for 2 players, not 3"):
        read(text("three-tokens").replace('"rules":1', '"rules":2'))


def test_39_a_race_of_a_hundred_rounds() -> None:
    assert told("furthest").count("late") == 399, "everybody in every round, but for one claim"
    assert told("shared")[-1] == "cap"


def test_41_the_one_who_turned_his_carpet_a_hundred_times() -> None:
    turns = [entry for entry in read(text("furthest")).log if str(entry.move) == "turn"]
    assert len(turns) == 100


def test_44_the_calm_race_knew_no_clock_and_somebody_had_to_choose_again() -> None:
    match = read(text("calm"))
    assert not any(entry.seat == CLOCK for entry in match.log)
    assert "misses" in told("calm")
    assert "hourglass" not in told("calm")


def test_4_each_cobra_was_turned_up_once_at_most() -> None:
    for name in ("palace", "ghost"):
        bites = [
            str(entry.move) for entry in read(text(name)).log if entry.seat == NATURE and entry.move.kind == "cobra"
        ]
        assert bites
        assert bites.count("cobra back 2") <= 1
