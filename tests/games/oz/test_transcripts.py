"""Oz: each kept transcript shows what its name says, to the last point."""

from __future__ import annotations

import pytest

from envol.game import Outcome
from envol.games.oz.moves import CAST, KIND, LEAD
from envol.games.oz.rules import points
from envol.record import read
from tests.games.kept import Kept

ENDINGS = {
    "below-zero": Outcome((4, 1, 1, 3), (-2, 13, 13, 11), "shared"),
    "lead-of-nothing": Outcome((2, 1), (19, 23), "won"),
    "recalled": Outcome((2, 3, 1, 4), (20, 6, 27, 4), "won"),
    "shared": Outcome((1, 1), (22, 22), "shared"),
    "won": Outcome((3, 1, 2), (21, 36, 22), "won"),
}
KEPT = Kept("oz", ENDINGS)
text = KEPT.text
told = KEPT.events


def test_every_kept_transcript_is_described_here() -> None:
    KEPT.check_all_are_described()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_kept_transcript_ends_with_these_scores_and_its_dice_mean_what_it_says(name: str) -> None:
    KEPT.check(name)


def test_the_kept_transcripts_show_every_number_of_players_and_both_ways_to_remember() -> None:
    assert KEPT.seats() == {2, 3, 4}
    assert {read(text(name)).header.options["memory"] for name in ENDINGS} == {True, False}


@pytest.mark.parametrize("name", ENDINGS)
def test_19_a_header_keeps_what_it_holds_whatever_a_table_has_by_default(name: str) -> None:
    match = read(text(name))
    assert match.game.options.memory is match.header.options["memory"]


def test_8_recalled() -> None:
    lines = [str(entry.move) for entry in read(text("recalled")).log]
    first = next(number for number, line in enumerate(lines) if line.startswith("recall "))
    assert all(line.startswith("recall ") for line in lines[first : first + 8])
    assert all(line.startswith("deal ") for line in lines[first + 8 : first + 18])
    assert [event.data for event in told("recalled") if event.kind == "recalled"] == [{"count": 8}]


def test_11_lead_of_nothing() -> None:
    """Somebody scores eight for a character that nobody holds."""
    state = read(text("lead-of-nothing")).state
    found = [
        points(story, seat, state.hands)
        for seat, stories in enumerate(state.open)
        for story in stories
        if KIND[story] == LEAD and all(hand[CAST[story][0]] == 0 for hand in state.hands)
    ]
    assert found == [8]


def test_13_below_zero() -> None:
    assert min(ENDINGS["below-zero"].scores) < 0
    scored = [event.data["points"] for event in told("below-zero") if event.kind == "scored"]
    assert min(scored) < 0


def test_16_shared_and_won() -> None:
    assert ENDINGS["shared"].ranks.count(1) == 2
    assert ENDINGS["won"].ranks.count(1) == 1


def test_the_kept_transcripts_tell_every_event_and_every_ending() -> None:
    kinds = read(text("won")).game.kinds
    assert {event.kind for name in ENDINGS for event in told(name)} == set(kinds.events)
    assert {outcome.ending for outcome in ENDINGS.values()} == set(kinds.endings)
