"""Brooms: what each of the four adventures asks for (rulings 20-32, 45, 46, 48-51), each test by its number."""

from __future__ import annotations

from typing import Any

import pytest

from envol.dice import FastDice
from envol.games.brooms.moves import HIDDEN_VOTE, MOVES
from envol.games.brooms.state import ANGLE, BANISH, OVER, STUCK, TARGET, TURN, VOTE
from tests.games.brooms.setup import FAR, MM, Pose, Table, after, position

# The flying school: the cat sits at (1280, 550).


def ended(table: Table) -> tuple[tuple[int, ...], str]:
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return outcome.ranks, outcome.ending


def test_20_a_curve_that_touches_the_cat_wins_at_once() -> None:
    table = position("school", [(1200, 550, 0), FAR[1]], "A left, A right")
    assert table.play("fly") == ["laid"]
    assert ended(table) == ((1, 2), "caught-cat")


def test_20_so_does_the_figure_when_it_is_set_down() -> None:
    table = position("school", [(1150, 548, 0), FAR[1]], "A right")
    assert table.play("fly") == ["laid"]
    assert ended(table) == ((1, 2), "caught-cat")
    beside = position("school", [(1150, 620, 0), FAR[1]], "A right")
    beside.play("fly")
    assert beside.state.phase == TURN


def test_20_a_curve_that_touches_cat_and_obstacle_catches_nothing() -> None:
    table = position("school", [(1200, 550, 0), (1330, 556, 36)], "A left")
    assert table.play("fly") == ["stopped-broom", "stuck"]
    assert table.state.phase == STUCK


# The flight of the bumblebee: the gate lies at x = 1060 between y = 385 and y = 715, home begins at x = 420.

BEFORE_THE_GATE: Pose = (1000, 560, 0)


def test_21_passing_the_gate_outward_is_noted() -> None:
    table = position("bumblebee", [BEFORE_THE_GATE, FAR[1]], "C left")
    assert table.play("fly") == ["laid", "passed"]
    assert table.state.passed == [True, False]


def test_21_coming_back_through_the_gate_undoes_it() -> None:
    table = position("bumblebee", [(1120, 560, 36), FAR[1]], "C left", passed=[True, False])
    assert table.play("fly") == ["laid", "undone"]
    assert table.state.passed == [False, False]


def test_21_reversing_through_it_does_too() -> None:
    table = position("bumblebee", [BEFORE_THE_GATE, FAR[1]], "C left", backs=["C left"])
    assert table.play("fly") == ["laid", "passed", "backed", "undone"]


def test_21_outside_the_castles_the_line_means_nothing() -> None:
    for start, passed in (((1000, 860, 0), False), ((1120, 860, 36), True)):
        table = position("bumblebee", [start, FAR[1]], "C left", passed=[passed, False])
        assert table.play("fly") == ["laid"]
        assert table.state.passed[0] == passed


def test_21_only_kept_curves_count() -> None:
    """The second curve would pass the gate, but the figure does not fit behind it."""
    mine: Pose = (940, 560, 0)
    x, y, _ = after(mine, "A left", "A right")
    table = position("bumblebee", [mine, (x + 80, y, 36)], "A left, A right")
    assert table.play("fly") == ["laid", "laid", "no-room-broom"]
    assert x > 1060
    assert not table.state.passed[0]


def test_45_a_point_on_the_line_of_the_gate_lies_beyond_it() -> None:
    flights = position("bumblebee", [BEFORE_THE_GATE, FAR[1]]).game.flights
    line, near, far = 1060 * MM, 1059 * MM, 1061 * MM
    for (a, b), before, passed in [
        ((near, line), False, True),
        ((line, far), False, False),  # beyond already: it was passed by the chord before
        ((line, near), True, False),
        ((far, line), True, True),
    ]:
        assert flights.crosses_gate(a, 550 * MM, b, 551 * MM, before) == passed
    assert flights.crosses_gate(near, 715 * MM, far, 715 * MM, False), "the centre of a castle belongs to the gate"
    assert not flights.crosses_gate(near, 716 * MM, far, 716 * MM, False)


COMING_HOME: Pose = (480, 950, 36)  # outside the castles, which is legal


def test_22_coming_home_over_the_line_without_end() -> None:
    table = position("bumblebee", [COMING_HOME, FAR[1]], "C left", passed=[True, False])
    assert table.play("fly") == ["laid", "home"]
    assert table.state.phase == VOTE
    unpassed = position("bumblebee", [COMING_HOME, FAR[1]], "C left")
    assert unpassed.play("fly") == ["laid"]


def test_22_the_junction_must_be_past_the_line() -> None:
    at_the_line = 420 - after((0, 0, 36), "C left")[0]
    for x, kinds in ((at_the_line, ["laid"]), (at_the_line - 0.001, ["laid", "home"])):
        table = position("bumblebee", [(x, 950, 36), FAR[1]], "C left", passed=[True, False])
        assert table.play("fly") == kinds


def test_22_the_hut_is_chosen_before_the_reverse_which_may_land() -> None:
    """It comes home, turns at hut 2 and lands on it in the same flight."""
    start = (260.0, 475.0, 0)
    table = position("bumblebee", [start, FAR[1]], "A left", backs=["C left"], passed=[True, False])
    assert table.play("fly") == ["laid", "home"]
    assert table.play("vote 2") == ["voted", "marked", "backed"]
    assert ended(table) == ((1, 2), "landed")


def test_22_tested_again_after_the_reverse() -> None:
    start = (450.0, 950.0, 0)
    table = position("bumblebee", [start, FAR[1]], "A left", backs=["C right"], passed=[True, False])
    assert table.play("fly") == ["laid", "backed", "home"]
    table.play("vote 3")
    assert (table.state.targets, table.state.turn) == ([3, 0], 1)


def coming_home(seats: int, **changes: Any) -> Table:
    table = position("bumblebee", [COMING_HOME, *FAR[1:seats]], "C left", passed=[True] + [False] * 3, **changes)
    table.play("fly")
    return table


def test_23_all_agree_and_the_hut_is_marked() -> None:
    table = coming_home(3)
    assert table.game.to_move(table.state) == (1, 2)
    assert table.offered() == ["vote 1", "vote 2", "vote 3"]
    table.play("vote 2")
    assert table.play("vote 2") == ["voted", "voted", "marked"]
    assert table.state.targets[0] == 2
    assert table.state.turn == 1


def test_23_else_the_player_chooses_among_the_same_huts() -> None:
    table = coming_home(4, targets=[0, 3, 0, 0])
    table.play("vote 1", "vote 2", "vote 1")
    assert table.state.phase == TARGET
    assert table.game.to_move(table.state) == (0,)
    assert table.offered() == ["target 1", "target 2", "target 4"]
    assert table.refusal("target 3") == "brooms.23 hut-marked"
    table.play("target 4")
    assert table.state.targets[0] == 4


def test_23_one_opponent_alone_decides_and_a_last_hut_needs_no_vote() -> None:
    table = coming_home(2)
    table.play("vote 3")
    assert table.state.targets == [3, 0]
    alone = coming_home(2, targets=[0, 2])
    assert alone.state.targets == [3, 2]
    assert alone.state.turn == 1


def test_23_votes_are_secret_until_51_the_last_one_uncovers_them() -> None:
    table = coming_home(3)
    game, state = table.game, table.state
    vote = MOVES["vote 2"]
    assert [game.seen(state, 1, vote, viewer) for viewer in (0, 1, 2, None)] == [
        HIDDEN_VOTE, vote, HIDDEN_VOTE, HIDDEN_VOTE,
    ]  # fmt: skip
    table.play("vote 2")
    assert game.view(state, 1).vote == 2
    assert game.view(state, 2).voted == (False, True, False)
    assert {game.guess(game.view(state, 2), 2, FastDice(seed)).votes[1] for seed in range(30)} == {1, 2, 3}
    assert {str(game.seen(state, 2, MOVES["vote 3"], viewer)) for viewer in (0, 1, None)} == {"vote 3 shows 0 2 3"}


def test_24_landing_backwards_by_the_tail() -> None:
    start = (270.0, 475.0, 0)
    table = position("bumblebee", [start, FAR[1]], "A left", backs=["C left"], targets=[2, 0])
    assert table.play("fly") == ["laid", "backed"]
    assert ended(table) == ((1, 2), "landed")
    other = position("bumblebee", [start, FAR[1]], "A left", backs=["C left"], targets=[3, 0])
    assert other.play("fly") == ["laid", "backed", "back-stopped"]  # hut 2 is not his


def test_24_forward_the_own_hut_is_an_obstacle() -> None:
    table = position("bumblebee", [(300, 475, 36), FAR[1]], "A left, A right", targets=[2, 0])
    assert table.play("fly")[:2] == ["laid", "stopped"]


def test_24_no_landing_when_something_else_is_touched() -> None:
    start = (270.0, 475.0, 0)
    table = position("bumblebee", [start, (221, 530, 54)], "A left", backs=["C left"], targets=[2, 0])
    assert table.play("fly")[-1] == "back-stopped-broom"
    assert table.state.phase == TURN


def test_25_landing_ends_the_race() -> None:
    table = position("bumblebee", [(250, 475, 0), *FAR[1:3]], "A left", backs=["C left"], targets=[2, 0, 0])
    table.play("fly")
    assert ended(table) == ((1, 2, 2), "landed")


# The cat hunt: castle 1 at (800, 550), the cat at (720, 550) on its rim.

PAST_THE_CAT: Pose = (700, 500, 18)


def test_26_a_curve_catches_the_free_cat() -> None:
    table = position("cat", [PAST_THE_CAT, FAR[1]], "C left, A right")
    assert table.play("fly") == ["laid", "caught", "laid", "point"]
    assert table.state.holder == 0
    assert table.state.points == [1, 0]


def test_26_in_reverse_too() -> None:
    start = (700.0, 590.0, 18)
    table = position("cat", [start, FAR[1]], "A left", backs=["C left"])
    kinds = table.play("fly")
    assert kinds == ["laid", "backed", "caught", "point"]


def test_26_castle_1_beside_the_cat_counts() -> None:
    table = position("cat", [(725, 460, 18), FAR[1]], "C right")
    assert table.play("fly") == ["stopped", "stuck"]
    assert table.state.holder == -1


CARRIER: Pose = (600, 700, 18)  # figure from y = 700 to 760, tail down to 670


def theft(mine: Pose, book: str, carrier: Pose = CARRIER, **changes: Any) -> Table:
    return position("cat", [mine, carrier], book, "A left", **{"holder": 1, **changes})


def test_27_touching_the_bearer_takes_the_cat() -> None:
    table = theft((500, 715, 0), "C left, A right")
    assert table.play("fly") == ["laid", "stolen"]
    assert table.state.holder == 0
    assert table.state.phase == BANISH


def test_27_so_does_the_figure_set_down() -> None:
    table = theft((470, 715, 0), "A left")
    assert table.play("fly") == ["laid", "stolen"]


def test_27_a_curve_that_also_touches_an_obstacle_steals_nothing() -> None:
    table = position("cat", [(500, 715, 0), CARRIER, (610, 790, 54)], "C left", holder=1)
    assert table.play("fly") == ["stopped-broom", "stuck"]
    assert table.state.holder == 1


def test_27_in_reverse_the_bearer_is_an_obstacle() -> None:
    table = position("cat", [(640, 715, 0), CARRIER], "A left", backs=["C left"], holder=1)
    assert table.play("fly") == ["laid", "back-stopped-broom"]
    assert table.state.holder == 1


def test_27_the_own_tail_on_the_bearer_is_a_contact_like_any_other() -> None:
    """The figure may touch him, that is a theft; the tail may not."""
    game = theft((500, 715, 0), "A left").game
    carried = game.sky.broom(theft((500, 715, 0), "A left").state, 1)
    pose = (620 * MM, 700 * MM, 0)  # its tail from x = 590 to 620
    assert game.sky.broom_meets(*pose, [], []) == 0
    assert game.sky.broom_meets(*pose, [], carried) != 0


def test_28_the_victim_loses_his_pieces_and_goes_where_he_is_sent() -> None:
    table = theft((500, 715, 0), "C left, A right")
    table.play("fly")
    assert table.state.books[1] == []
    assert table.game.to_move(table.state) == (0,)
    assert table.offered() == [f"banish {castle}" for castle in (1, 4, 5, 6, 7, 8)]  # 2 and 3 were starts
    assert table.refusal("banish 2") == "brooms.28 place-taken"
    table.play("banish 7")
    assert table.game.to_move(table.state) == (1,)
    assert table.state.phase == ANGLE
    assert table.play("angle 180") == ["laid", "point"]  # and the flight goes on
    assert table.pose(1) == (1248.467 - 50 - 30, 447.64, 36)
    assert table.state.turn == 1


def test_28_the_victim_is_not_placed_on_the_curves_of_the_flight() -> None:
    """The thief's curve ends beside castle 1, whose rim it closes there."""
    table = position("cat", [(560, 600, 0), (690, 640, 18)], "C left, A right", holder=1)
    table.play("fly")
    assert table.state.phase == BANISH
    free = position(
        "cat", [(560, 600, 0), (690, 640, 18)], "C left, A right", holder=1, struck=[1], aloft=[False, False]
    )
    open_angles = set(free.game.placing.angles(free.state, 1, 1))
    table.play("banish 1")
    closed = open_angles.difference(table.game.placing.angles(table.state, 1, 1))
    assert closed


def test_29_a_point_needs_two_pieces() -> None:
    for book, kinds in (("A left", ["laid"]), ("A left, A right", ["laid", "laid", "point"])):
        table = position("cat", [(600, 700, 0), FAR[1]], book, holder=0)
        assert table.play("fly") == kinds
    reverse = position("cat", [(600, 700, 0), FAR[1]], "A left", backs=["B left"], holder=0)
    assert reverse.play("fly") == ["laid", "backed", "point"]


def test_29_the_fifth_point_wins_at_once() -> None:
    table = position("cat", [(600, 700, 0), FAR[1]], "A left, A right", holder=0, points=[4, 2])
    table.play("fly")
    assert ended(table) == ((1, 2), "points")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (5, 2)


def test_30_an_interrupted_thief_keeps_the_cat_without_a_point() -> None:
    table = position("cat", [PAST_THE_CAT, (690, 700, 18)], "C left, A right")
    kinds = table.play("fly")
    assert kinds[:2] == ["laid", "caught"]
    assert "stopped-broom" in kinds
    assert (table.state.holder, table.state.points) == (0, [0, 0])


WESTWARD: Pose = (480, 640, 36)


def test_31_crossing_the_boundary_with_the_cat_loses_it() -> None:
    table = position("cat", [WESTWARD, FAR[1]], "A left, C right", holder=0, cat_x=0, cat_y=0)
    assert table.play("fly") == ["laid", "laid", "lost"]
    assert (table.state.holder, table.state.points) == (-1, [0, 0])
    assert (table.state.cat_x, table.state.cat_y) == (720 * MM, 550 * MM)


def test_31_the_figure_crosses_too() -> None:
    table = position("cat", [WESTWARD, FAR[1]], "A left", holder=0)
    assert table.play("fly") == ["laid", "lost"]


def test_31_where_its_place_is_taken_the_cat_sits_at_the_next_free_angle_clockwise() -> None:
    table = position("cat", [WESTWARD, (700, 550, 18)], "A left", holder=0)
    table.play("fly")
    assert table.state.cat_y > 550 * MM  # clockwise from the west is north
    assert table.state.cat_x < 800 * MM


def test_31_the_same_flight_does_not_catch_it_again() -> None:
    table = position("cat", [PAST_THE_CAT, FAR[1]], "C left, A right", dropped=False, holder=0)
    table.game.flights.begin(table.state)
    table.state.dropped, table.state.holder = True, -1
    table.game.flights.advance(table.state, table.events.append)
    assert [event.kind for event in table.events] == ["laid", "laid"]


def test_32_a_start_may_face_outward_and_outside_without_the_cat_is_harmless() -> None:
    table = position("cat", [WESTWARD, FAR[1]], "C left, C right")
    assert table.play("fly") == ["laid", "laid"]
    assert 36 in table.game.placing.angles(table.state, 0, 4)


def test_45_being_outside_with_the_cat_counts_as_crossing() -> None:
    table = position("cat", [(200, 640, 18), FAR[1]], "A left", holder=0)
    assert table.play("fly") == ["laid", "lost"]


def test_46_a_touch_stands_although_the_curve_is_dropped() -> None:
    """The curve touches the cat, but between cat and castle there is no room for the figure."""
    table = position("cat", [(600, 550, 0), FAR[1]], "C left")
    assert table.play("fly") == ["laid", "caught", "no-room", "stuck"]
    assert table.state.holder == 0
    table.play("keep")
    assert table.state.points == [0, 0]  # 17: a suspension scores nothing


def test_50_a_victim_whom_no_castle_can_take_stays() -> None:
    table = theft((500, 715, 0), "C left, A right", starts=[2, 3])
    table.state.castles = [2, 3]
    kinds = table.play("fly")
    assert kinds[:2] == ["laid", "stolen"]
    assert table.state.aloft == [True, True]
    assert table.pose(1) == CARRIER


@pytest.mark.parametrize("adventure", ["school", "bumblebee", "cat", "fou"])
def test_over_means_nobody_is_asked(adventure: str) -> None:
    table = position(adventure, FAR[:2], phase=OVER, ending=6)
    assert table.game.to_move(table.state) == ()
