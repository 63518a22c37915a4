"""Brooms: each kept transcript shows what its name says."""

from __future__ import annotations

from functools import cache

import pytest

from envol.game import Event, Outcome
from envol.match import Match
from envol.record import read
from tests.games.kept import Kept

ENDINGS = {
    "castles-gone": Outcome((2, 2, 2, 2), (0, 0, 0, 0), "castles-gone"),
    "caught-cat": Outcome((2, 2, 1, 2), (0, 0, 1, 0), "caught-cat"),
    "caught-fou": Outcome((2, 2, 1), (0, 0, 1), "caught-fou"),
    "gate-undone": Outcome((2, 2, 1), (0, 0, 1), "landed"),
    "kept": Outcome((1, 2), (1, 0), "landed"),
    "landed": Outcome((1, 2, 2), (1, 0, 0), "landed"),
    "own-goals": Outcome((1, 2, 2), (1, 0, 0), "landed"),
    "points": Outcome((2, 1), (1, 5), "points"),
    "struck": Outcome((2, 2, 1), (0, 0, 1), "caught-fou"),
    "theft": Outcome((2, 1), (4, 5), "points"),
    "turn-limit": Outcome((1, 1), (0, 0), "turn-limit"),
}
KEPT = Kept("brooms", ENDINGS)
text = KEPT.text


@cache
def told(name: str) -> list[Event]:
    return KEPT.events(name)


def kinds(name: str) -> list[str]:
    return [event.kind for event in told(name)]


def moves(name: str) -> list[str]:
    return [str(entry.move) for entry in read(text(name)).log]


def test_every_kept_transcript_is_described_here() -> None:
    KEPT.check_all_are_described()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_kept_transcript_ends_so_and_its_dice_mean_what_it_says(name: str) -> None:
    KEPT.check(name)


def test_every_ending_is_kept_and_every_number_of_players() -> None:
    game = read(text("landed")).game
    assert {outcome.ending for outcome in ENDINGS.values()} == set(game.kinds.endings)
    assert KEPT.seats() == {2, 3, 4}


def test_23_landed_after_a_disagreement() -> None:
    assert any(move.startswith("target") for move in moves("landed"))
    assert kinds("landed").count("home") >= 1


def test_21_gate_undone() -> None:
    assert "undone" in kinds("gate-undone")


def test_27_theft_and_31_a_lost_cat() -> None:
    assert {"stolen", "lost", "point"} <= set(kinds("theft"))
    assert any(move.startswith("banish") for move in moves("theft"))


def test_38_struck_and_sent_to_a_hut() -> None:
    assert kinds("struck").count("struck") == sum(move.startswith("send") for move in moves("struck")) >= 1


def test_40_castles_gone() -> None:
    assert kinds("castles-gone").count("vanished") == 8
    assert "fou-turned" in kinds("castles-gone")


def test_17_kept_pieces() -> None:
    assert "keep" in moves("kept")
    assert any(move.startswith("restart") for move in moves("kept"))


def test_42_turn_limit() -> None:
    assert read(text("turn-limit")).state.turns == 400


def test_the_header_tells_the_whole_adventure() -> None:
    data = read(text("theft")).header.data
    assert set(data) == {"material-1", "cat-1"}
    assert data["cat-1"]["goal"]["kind"] == "hold"


def test_53_own_goals() -> None:
    kept = read(text("own-goals"))
    assert set(kept.header.data) == {"material-1"}
    assert [goal["kind"] for goal in kept.header.options["own"]["goal"]] == ["pass", "touch", "land"]
    assert kinds("own-goals").count("goal-done") == sum(min(done, 2) for done in kept.state.done)


def test_a_match_finishes_under_the_skies_it_began_with() -> None:
    games = [read(text("landed")).game, Match.new("brooms", 3, {"adventure": "bumblebee"}).game]
    assert [(game.rules, sorted(game.data())) for game in games] == [
        (1, ["bumblebee-1", "material-1"]),
        (4, ["bumblebee-3", "material-1"]),
    ]
