"""Air Sorcière: how many ways there are from a fixed position, so that no move is lost or invented unseen."""

from __future__ import annotations

from envol.games.air.state import COLUMN
from tests.games.air.setup import exam, position
from tests.games.perft import counts


def test_the_first_two_cards_of_a_game() -> None:
    # draw; 75 cards; keep or share, for a cat too; then after a share draw or stop, after a keep draw, land or stop.
    assert counts(position(), 4) == [1, 75, 150, 75 * 2 + 75 * 3]


def test_three_open_cards_are_taken_in_every_order_that_rises() -> None:
    # One card in the deck; b1, b2 and g1 lie open.
    # 1: draw, b1, b2, g1. 2: after draw one card turns up, w1; after b1: draw, b2, g1, land, stop; after b2, which b1
    # cannot follow: draw, g1, land, stop; after g1: draw, b1, b2, land, stop.
    table = position(deck="w1", common="b1 b2 g1")
    assert counts(table, 2) == [4, 1 + 5 + 4 + 5]


def test_the_last_card_to_the_end_of_the_game() -> None:
    """The last card there is does not fit: it goes to the common zone, and the game is over."""
    # draw; the green 4, shared at once. By rules 1 one of the two columns of one card lands then.
    for rules, ways in ((2, [1, 1, 0, 0]), (1, [1, 1, 2, 0])):
        assert counts(position(columns=["g6 b2"], deck="g4", rest=COLUMN + 1, rules=rules), 4) == ways


def test_an_exam_is_paid_in_every_order() -> None:
    # white or nothing; three cards in any order, or withdrawn at any time: 1·3·2·1 orders, then graduate.
    table = exam("w1 w2 w3")
    # 1: diploma, finish. 2: after diploma three cards or withdraw; after finish the next seat may only draw.
    # 3: after a card two more or withdraw; after withdraw diploma or finish; after draw any of 71 cards of the deck.
    assert counts(table, 3) == [2, 4 + 1, 3 * 3 + 2 + 71]


def test_the_cat_is_answered_by_every_choice_of_cards() -> None:
    # Seven cards, two to discard, in any order, then keep or share: 7 · 6 · 2.
    table = position(hands=["b1 b2 b3 b4 b5 b6 b7"]).draw("v15")
    assert counts(table, 3) == [7, 42, 84]
