"""Blackmore: each kept transcript shows what its name says, to the last point."""

from __future__ import annotations

from functools import cache

import pytest

from envol.game import Outcome
from envol.games.blackmore.state import CHANGE
from envol.record import BadRecord, read
from tests.games.kept import Kept

ENDINGS = {
    "ascending": Outcome((5, 2, 5, 1, 4, 3), (0, 58, 0, 121, 34, 41), "control"),
    "control": Outcome((1, 2, 3), (127, 77, 41), "control"),
    "no-trump-at-the-end": Outcome((4, 1, 4, 3, 2), (0, 145, 0, 45, 80), "control"),
    "short-hands": Outcome((3, 2, 3, 1), (0, 68, 0, 195), "control"),
    "tie": Outcome((1, 1), (114, 114), "shared"),
    "trump-again": Outcome((5, 2, 1, 3, 4), (0, 39, 166, 24, 23), "control"),
}
KEPT = Kept("blackmore", ENDINGS)
text = KEPT.text
replay = KEPT.replay


@cache
def told(name: str) -> list[str]:
    return [event.kind for _, _, events in replay(name) for event in events]


def test_every_kept_transcript_is_described_here() -> None:
    KEPT.check_all_are_described()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_kept_transcript_ends_with_these_scores_and_its_dice_mean_what_it_says(name: str) -> None:
    KEPT.check(name)


def test_the_kept_transcripts_show_every_number_of_players() -> None:
    assert KEPT.seats() == {2, 3, 4, 5, 6}


def test_10_and_11_short_hands() -> None:
    """Two of four stay short; one of them takes the fifth trick of the final phase with his last card."""
    assert told("short-hands").count("short") == 2
    bare = [(state, entry) for state, entry, _ in replay("short-hands") if state.final and [] in state.hands]
    assert [str(entry.move) for _, entry in bare[-4:]] == ["play r5", "lay r5", "play s4", "play y4"]
    # Brian (1) lays red 5 without a card in hand; Clara (2) has none either, so David (3) leads the last trick.
    assert [entry.seat for _, entry in bare[-4:]] == [2, 1, 3, 0]


def test_9_no_trump_at_the_end() -> None:
    assert told("no-trump-at-the-end").count("no-trump") == 1
    assert "short" not in told("no-trump-at-the-end")
    *_, (last, _, _) = replay("no-trump-at-the-end")
    assert last.pile == []
    assert sum(ENDINGS["no-trump-at-the-end"].scores) == 270
    values = {state.wheel for state, _, _ in replay("no-trump-at-the-end") if state.final}
    assert len(values) == 1  # six tricks long the wheel keeps its value


def test_9_trump_again() -> None:
    """Two tricks without trump, then Clara lays blue 8, and the next trick falls to a blue card."""
    final = [(state.pile[:], entry, events) for state, entry, events in replay("trump-again") if state.final]
    without = [events for pile, _, events in final if not pile]
    assert sum(event.kind == "trick" for events in without for event in events) == 2
    laid, entry, _ = next(step for step in final if step[0])
    assert (entry.seat, str(entry.move), len(laid)) == (2, "lay b8", 1)
    tricks = [event.data for pile, _, events in final if pile for event in events if event.kind == "trick"]
    assert tricks[0] == {"seat": 4, "card": {"colour": "b", "value": 9}}


def test_14_tie() -> None:
    assert ENDINGS["tie"].ranks.count(1) == 2
    assert read(text("tie")).game.seats == 2


def test_14_control() -> None:
    assert ENDINGS["control"].ranks.count(1) == 1
    assert {"short", "no-trump"}.isdisjoint(told("control"))


def test_15_ascending() -> None:
    """The same lines are no game on the other side of the wheel: other seats would have won."""
    kept = text("ascending")
    assert read(kept).header.options["wheel"] == "ascending"
    with pytest.raises(BadRecord, match="not-your-turn"):
        read(kept.replace('"wheel":"ascending"', '"wheel":"descending"'))


def test_the_kept_transcripts_tell_every_event() -> None:
    game = read(text("tie")).game
    assert {kind for name in ENDINGS for kind in told(name)} == set(game.kinds.events)
    assert {outcome.ending for outcome in ENDINGS.values()} == set(game.kinds.endings)


@pytest.mark.parametrize("name", ENDINGS)
def test_5_every_trick_but_the_last_asks_its_winner_once(name: str) -> None:
    asked = sum(state.phase == CHANGE for state, _, _ in replay(name))
    assert asked == told(name).count("trick") - 1
