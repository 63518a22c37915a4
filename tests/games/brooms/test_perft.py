"""Brooms: how many ways there are from a fixed sky, so that no move is lost or invented unseen."""

from __future__ import annotations

import pytest

from envol.games.brooms.state import STUCK
from tests.games.brooms.setup import FAR, Pose, Table, position, rules
from tests.games.brooms.test_adventures import coming_home, theft
from tests.games.brooms.test_fou import struck
from tests.games.perft import counts

OPEN: Pose = (1300, 900, 0)
FIVE = "A left, A left, B left, B left, C left"


def fresh(adventure: str, seats: int) -> Table:
    game = rules(adventure, seats)
    return Table(game, game.start())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_broom_of_the_long_sky_has_every_hut_and_every_angle(seats: int) -> None:
    # Who begins; his hut; one of 72 angles; a hut of those left for the next.
    for adventure, huts in (("school", seats), ("bumblebee", seats), ("fou", 4)):
        firsts, starts = seats, seats * huts
        assert counts(fresh(adventure, seats), 4) == [firsts, starts, starts * 72, starts * 72 * (huts - 1)]


def test_the_ring_has_fewer_angles_near_the_edge() -> None:
    # Castle by castle, 2 to 8: the edge is near castles 2 and 5; below castle 6, which is smaller, a broom has room.
    angles = [49, 72, 72, 65, 72, 72, 72]
    assert counts(fresh("cat", 2), 3) == [2, 2 * 7, 2 * sum(angles)]


@pytest.mark.parametrize(("adventure", "ways"), [("school", 1), ("bumblebee", 2), ("cat", 2), ("fou", 2)])
def test_twenty_curves_and_as_many_in_reverse(adventure: str, ways: int) -> None:
    # Ten pieces, two sides. Of each there are two, so both players find all of them.
    table = position(adventure, [OPEN, FAR[1]])
    assert counts(table, 2) == [20 * ways, (20 * ways) ** 2]


def test_the_third_turn_has_a_flight_and_misses_what_both_have_taken() -> None:
    # School: after two takes the first may fly or take. Where both took the same piece (4 of 16 pairs of sides each,
    # ten pieces) 18 curves are left, else 20.
    assert counts(position("school", [OPEN, FAR[1]]), 3)[2] == 40 * 19 + 360 * 21


def test_after_a_reverse_piece_there_is_one_way() -> None:
    # The second seat has an empty book: 40 ways. Then the first may only fly.
    table = position("bumblebee", [OPEN, FAR[1]], "A left", backs=["B left"])
    assert counts(table, 2) == [1, 40]
    full = position("bumblebee", [OPEN, FAR[1]], FIVE, options={"reverse_sixth": True})
    # Fly, or one of the eight pieces that are left (A and B are not), on either side, below the book.
    assert counts(full, 1) == [1 + 2 * 8]


def test_who_is_stuck_has_four_ways_and_two_of_them_lead_to_angles() -> None:
    table = position("school", [(1535, 900, 0), FAR[1]], "A left", phase=STUCK)
    # Keep (the other then has 20 curves, one piece A is left), stay (20), hut 2 or hut 3 (72 angles each).
    assert counts(table, 2) == [4, 20 + 20 + 72 + 72]


def test_votes_come_in_any_order() -> None:
    # Two voters with three huts each; whoever comes second has three more; agreed (3 of 9) or the player chooses of 3.
    table = coming_home(3)
    two_votes = 2 * 3 * 3
    agreed, torn = two_votes // 3, two_votes - two_votes // 3
    # After agreement it is seat 1's turn, with 40 ways.
    assert counts(table, 3) == [6, two_votes, agreed * 40 + torn * 3]


def test_a_victim_is_sent_to_one_of_six_castles() -> None:
    # Castles 1, 4, 5, 6, 7 and 8; of them only castle 5 is near enough to the edge to lose angles.
    table = theft((500, 715, 0), "C left, A right")
    table.play("fly")
    assert counts(table, 2) == [6, 5 * 72 + 65]


def test_whom_the_fou_has_struck_is_sent_to_one_of_four_huts() -> None:
    table = struck(3)
    assert counts(table, 2) == [4, 4 * 72]
