"""Blackmore: what a seat may not do, with the rule and the reason it is told."""

from __future__ import annotations

import pytest

from envol.game import NATURE, BadNotation
from envol.games.blackmore.moves import MOVES
from envol.games.blackmore.rules import Blackmore
from tests.games.blackmore.setup import dealt, position, rules


def test_17_a_card_of_another_hand_of_the_deck_or_played_before_is_refused() -> None:
    table = dealt(["y2", "y3"], "b7")
    for name in ("y3", "r1", "b7"):
        assert table.refused(f"play {name}") == ("blackmore.17", "not-in-hand")
    table.trick("y2 y3").go("keep").refill("g1 g2")
    assert table.refused("play y2") == ("blackmore.17", "not-in-hand")


@pytest.mark.parametrize("line", ["draw y5", "turn y5", "first 0"])
def test_18_drawing_turning_up_and_naming_the_leader_are_never_a_seats_move(line: str) -> None:
    table = dealt(["y2", "y3"], "b7")
    assert table.refused(line) == ("blackmore.18", "not-for-seats")
    assert table.trick("y2 y3").refused(line) == ("blackmore.18", "not-for-seats")


# Every refusal that the game declares: at the first trick (no cards laid), at the change, and the frame's own.
REFUSALS = [
    ("", "lay y2", "blackmore.5", "no-trick-won"),
    ("", "keep", "blackmore.5", "no-trick-won"),
    ("", "play y3", "blackmore.17", "not-in-hand"),
    ("", "draw r1", "blackmore.18", "not-for-seats"),
    ("y2", "keep", "blackmore.5", "no-trick-won"),
    ("y2 y3", "play s9", "blackmore.6", "decide-first"),
    ("y2 y3", "play y2", "blackmore.6", "decide-first"),
    ("y2 y3", "lay s9", "blackmore.5", "not-in-trick"),
    ("y2 y3", "lay b7", "blackmore.5", "not-in-trick"),
    ("y2 y3", "turn r1", "blackmore.18", "not-for-seats"),
]


@pytest.mark.parametrize(("played", "line", "rule", "why"), REFUSALS)
def test_a_refusal_names_the_rule_and_the_reason(played: str, line: str, rule: str, why: str) -> None:
    table = dealt(["y2", "y3"], "b7").trick(played)
    before = table.game.clone(table.state)
    assert table.refused(line) == (rule, why)
    assert table.state == before


def test_every_refusal_the_game_declares_is_tested_here() -> None:
    assert {why for _, _, _, why in REFUSALS} == set(Blackmore.kinds.refusals)


def test_5_a_card_of_an_earlier_trick_cannot_be_laid() -> None:
    table = dealt(["y2 y4", "y3 y5"], "b7").trick("y2 y3").go("keep").refill("g1 g2").trick("y5 y4")
    assert table.refused("lay y2") == ("blackmore.5", "not-in-trick")
    assert table.refused("lay y3") == ("blackmore.5", "not-in-trick")


def test_only_the_seat_that_is_asked_may_move() -> None:
    table = dealt(["y2", "y3"], "b7")
    assert table.refused("play y3", seat=1) == ("envol.2", "not-your-turn")
    assert table.refused("draw r1", seat=NATURE) == ("envol.2", "not-your-turn")
    table.trick("y2 y3")  # seat 1 has won, and it alone may change the trump
    assert table.refused("lay y2", seat=0) == ("envol.2", "not-your-turn")
    table.go("keep")
    assert table.refused("draw y2") == ("envol.5", "no-such-chance")
    assert table.refused("draw s9") == ("envol.5", "no-such-chance")


def test_nothing_can_be_played_after_the_last_trick() -> None:
    table = position(["y1", "y2"], pile="b7").trick("y1 y2")
    for seat, line in ((0, "lay y1"), (1, "keep"), (NATURE, "draw r1")):
        assert table.refused(line, seat=seat) == ("envol.1", "match-over")


@pytest.mark.parametrize(
    "text", ["", "play", "play b0", "play b10", "play z1", "Play b1", "play  b1", "draw ?", "first 6"]
)
def test_a_text_that_spells_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        rules(2).parse(text)


def test_every_move_has_one_spelling() -> None:
    assert len(MOVES) == 4 * 54 + 6 + 1  # play, lay, draw, turn a card; name one of six seats; keep
    assert all(str(rules(6).parse(text)) == text for text in MOVES)
