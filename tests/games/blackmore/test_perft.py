"""Blackmore: how many games there are from a fixed deal, so that no move is lost or invented unseen."""

from __future__ import annotations

import pytest

from envol.game import NATURE
from tests.games.blackmore.setup import Table, dealt, position, rules
from tests.games.perft import counts

HANDS = ["b1 b2 b3 b4 b5 b6", "y1 y2 y3 y4 y5 y6", "r1 r2 r3 r4 r5 r6"]


def test_two_players_from_the_first_lead() -> None:
    # Any of 6 cards is led, any of 6 answers (4, 16); keep or lay one of 2 (5); then both hold 6 cards again.
    # 6 · 6 · 3 · 6 · 6
    assert counts(dealt(HANDS[:2], "g7"), 5, chance=False) == [6, 36, 108, 648, 3888]


def test_three_players_from_the_first_lead() -> None:
    # 6 · 6 · 6, then keep or lay one of 3, then 6 cards to lead.
    assert counts(dealt(HANDS, "g7"), 5, chance=False) == [6, 36, 216, 864, 5184]


def test_the_leader_and_the_side_of_the_wheel_change_who_is_asked_but_not_how_many_games_there_are() -> None:
    assert counts(dealt(HANDS, "g7", first=2, side="ascending"), 5, chance=False) == [6, 36, 216, 864, 5184]


def test_two_players_with_chance_through_the_first_refill() -> None:
    # 6 · 6 · 3 as above; then the winner draws one of the 41 cards of the deck. 108 · 41.
    assert counts(dealt(HANDS[:2], "g7"), 4) == [6, 36, 108, 4428]


def test_a_final_phase_of_two_players_to_its_end() -> None:
    # Three cards each: 3·3 plays, 3 decisions, 2·2 plays, 3 decisions, 1·1 plays and no decision (5): 324 games.
    table = position(["y1 y2 y3", "r1 r2 r3"], pile="b7")
    assert counts(table, 9, chance=False) == [3, 9, 27, 54, 108, 324, 324, 324, 0]


def test_a_final_phase_with_a_short_hand_to_its_end() -> None:
    # Seat 1 has one card less: 2·1·2 plays, 4 decisions, then two plays by those who still have a card (11).
    table = position(["y1 y2", "r1", "g1 g2"], pile="b7")
    assert counts(table, 7, chance=False) == [2, 2, 4, 16, 16, 16, 0]


def test_the_last_two_refills_with_every_draw_to_the_end() -> None:
    # Hands of two, three cards in the deck, one on the pile. A trick is 2·2 plays and 3 decisions; then 3·2 draws; the
    # same trick; then 1 draw, and the other seat takes the top of the pile without a choice (7); the same trick; the
    # last cards, and the end: 12 · 6 · 12 · 1 · 12 · 1 games.
    table = position(["y1 y2", "r1 r2"], deck="g1 g2 g3", pile="b7")
    first, refilled, second = [2, 4, 12], [36, 72], [144, 288, 864]
    assert counts(table, 15) == [*first, *refilled, *second, 864, 1728, 3456, 10368, 10368, 10368, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_has_one_outcome_less_with_every_card_that_leaves_the_deck(seats: int) -> None:
    table = Table(game := rules(seats), game.start())
    outcomes: dict[str, list[int]] = {"deal": [], "turn": [], "first": [], "refill": []}
    while table.asked is not None:
        if table.asked == NATURE:
            outcomes[table.phase].append(len(table.chances))
            table.go(table.chances[-1])
        else:
            table.go(table.offered[0])
    dealt_out = 6 * seats
    assert outcomes == {
        "deal": list(range(54, 54 - dealt_out, -1)),
        "turn": [54 - dealt_out],
        "first": [seats],
        "refill": list(range(54 - dealt_out - 1, 0, -1)),
    }
