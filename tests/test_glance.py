"""How a match stands at a glance: told by every game on the shelf, to any viewer, from the first line to the last."""

from __future__ import annotations

import pytest

from envol import catalogue
from envol.glance import Glance
from tests.laws.plays import random_play

GAMES = ("air", "blackmore", "brooms", "carpets", "oz")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_tells_how_it_stands_from_any_view_until_it_is_over(key: str) -> None:
    kind = catalogue.find(key)
    game = kind(3, kind.Options(), kind.newest)
    play = random_play(game, "glance")
    module = catalogue.part(kind, "glance")
    for state in [*play.states[:: max(1, len(play.states) // 40)], play.states[-1]]:
        for viewer in (*range(game.seats), None):
            told: Glance = module.glance(game, game.view(state, viewer))
            assert len(told.marks) == game.seats
            assert 0 <= told.done <= 100
            assert (told.done == 100) or game.to_move(state)
    assert told.done == 100


def test_what_a_table_keeps_closed_is_closed_at_a_glance_too() -> None:
    for key, option in (("blackmore", "totals"), ("oz", "memory")):
        kind = catalogue.find(key)
        shows, hides = (kind(3, kind.Options(**{option: chosen}), kind.newest) for chosen in (True, False))
        states = random_play(shows, "closed").states
        glance = catalogue.part(kind, "glance").glance
        marks = [[glance(game, game.view(state, 0)).marks for game in (shows, hides)] for state in states]
        assert any(shown != hidden for shown, hidden in marks)
        assert marks[-1][0] == marks[-1][1]
