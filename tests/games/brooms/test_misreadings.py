"""Brooms: planted faults. For each wrong reading of a ruling, the test of that ruling must turn red."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from envol.games.brooms import rules
from envol.games.brooms.adventures import flaws, lost_causes
from envol.games.brooms.flying import flight
from envol.games.brooms.flying.geometry import LEFT, Curve
from tests.games.brooms import misreadings as wrong
from tests.games.brooms import test_adventures as adventures
from tests.games.brooms import test_audit as audit
from tests.games.brooms import test_flight as flights
from tests.games.brooms import test_fou as hunts
from tests.games.brooms import test_geometry as geometry

BY_HAND: Any = geometry.test_7_just_touching_and_one_micrometre_apart

Fault = tuple[Any, str, Any, Callable[[], None]]

# Where the true one is looked up, its name there, what takes its place, and the test that must notice.
FAULTS: list[Fault] = [
    (flight, "reverse_curve", wrong.reversed_as_seen_from_behind,
     flights.test_18_the_reverse_is_flown_after_the_forward_part),
    *[(rules, "Flights", kind, test) for kind, test in (
        (wrong.OwnTailInTheWay, flights.test_13_the_own_tail_and_the_own_curves_do_not),
        (wrong.EveryPoseTested, flights.test_16_on_the_way_the_figure_need_not_fit),
        (wrong.TestedWhereItStands, flights.test_13_where_a_broom_stands_is_not_tested_again),
        (wrong.ReverseAfterAll, flights.test_18_an_interrupted_flight_loses_its_reverse),
        (wrong.UnstuckReverse, flights.test_17_a_reverse_piece_alone_that_cannot_be_laid_suspends_too),
        (wrong.CatThroughWalls, adventures.test_20_a_curve_that_touches_cat_and_obstacle_catches_nothing),
        (wrong.CatThroughWalls, adventures.test_26_castle_1_beside_the_cat_counts),
        (wrong.EndlessGate, adventures.test_21_outside_the_castles_the_line_means_nothing),
        (wrong.GateOnceAndForAll, adventures.test_21_coming_back_through_the_gate_undoes_it),
        (wrong.DroppedCurvesPass, adventures.test_21_only_kept_curves_count),
        (wrong.HomeOnTheLine, adventures.test_22_the_junction_must_be_past_the_line),
        (wrong.AnyHut, adventures.test_24_landing_backwards_by_the_tail),
        (wrong.ForwardLanding, adventures.test_24_forward_the_own_hut_is_an_obstacle),
        (wrong.NoCatBehind, adventures.test_26_in_reverse_too),
        (wrong.TheftBehind, adventures.test_27_in_reverse_the_bearer_is_an_obstacle),
        (wrong.BearerInTheWay, adventures.test_27_touching_the_bearer_takes_the_cat),
        (wrong.KeptPieces, adventures.test_28_the_victim_loses_his_pieces_and_goes_where_he_is_sent),
        (wrong.FarSighted, adventures.test_31_the_same_flight_does_not_catch_it_again),
        (wrong.FreeOutside, adventures.test_31_the_figure_crosses_too),
        (wrong.CatCounterClockwise,
         adventures.test_31_where_its_place_is_taken_the_cat_sits_at_the_next_free_angle_clockwise),
        (wrong.TailCaught, hunts.test_39_his_tail_is_an_obstacle_and_so_is_he_in_reverse),
        (wrong.CaughtBehind, hunts.test_39_his_tail_is_an_obstacle_and_so_is_he_in_reverse),
        (wrong.TouchUndone, adventures.test_46_a_touch_stands_although_the_curve_is_dropped),
        (wrong.LandedInSpite, audit.test_24_a_landing_whose_tail_touches_an_opponent_does_not_count),
        (wrong.LandedInSpite, audit.test_24_and_who_did_not_land_is_stuck_without_having_reached_anything),
        (wrong.GoalsInAnyOrder, audit.test_53_what_was_flown_before_the_present_goal_does_not_count_for_it),
        (wrong.FigureBeforeGates, audit.test_53_a_figure_on_the_next_cat_counts_after_the_gate_of_the_same_flight),
        (wrong.OneGatePerCurve, audit.test_53_one_curve_through_two_gates_counts_both_in_their_order),
        (wrong.GatesInAnyOrder, audit.test_53_one_curve_through_two_gates_counts_both_in_their_order),
        (wrong.DroppedCurvesForgotten,
         audit.test_53_a_cat_that_a_later_curve_touches_counts_after_the_gate_though_the_curve_is_dropped),
    )],
    *[(rules, "Placing", kind, test) for kind, test in (
        (wrong.SharedHuts, flights.test_9_the_tail_touches_the_rim_and_the_heading_points_outward),
        (wrong.OnTheFou, flights.test_47_a_broom_is_not_placed_on_the_cat_or_the_fou),
        (wrong.AnyCastleAgain, flights.test_17_or_loses_the_cat_and_starts_from_his_own_castle),
        (wrong.CrowdedHuts, flights.test_48_a_hut_that_another_broom_touches_is_not_free),
        (wrong.CrowdedHuts, hunts.test_38_not_a_hut_that_another_broom_touches),
        (wrong.NowhereElse, audit.test_9_whoever_is_to_start_always_has_a_place),
        (wrong.NowhereElse, audit.test_17_a_castle_that_has_vanished_is_no_start_and_the_nearest_place_is),
        (wrong.GhostStart, audit.test_17_a_castle_that_has_vanished_is_no_start_and_the_nearest_place_is),
        (wrong.ExiledHome, adventures.test_28_the_victim_loses_his_pieces_and_goes_where_he_is_sent),
    )],
    *[(rules, "Legal", kind, test) for kind, test in (
        (wrong.SixForward, flights.test_11_the_reverse_piece_is_one_of_five_or_by_choice_of_the_table_a_sixth),
        (wrong.FlyUnready, flights.test_10_an_empty_book_must_take_and_a_full_one_must_fly),
        (wrong.ForwardAfterReverse, flights.test_11_after_a_reverse_piece_the_next_turn_is_a_flight),
        (wrong.ReverseAtSchool, flights.test_12_there_is_no_reverse_at_school),
    )],
    *[(rules, "Sky", kind, test) for kind, test in (
        (wrong.GhostCastles, hunts.test_41_where_a_castle_stood_one_can_fly),
        (wrong.AlwaysRoom, flights.test_15_where_the_figure_does_not_fit_the_last_curve_is_dropped),
        (wrong.AlwaysRoom, flights.test_19_the_figure_must_fit_before_the_reverse),
        (wrong.OpenEdge, flights.test_13_castles_huts_edges_figures_and_tails_stop_a_flight),
        (wrong.LiftedTails, flights.test_13_castles_huts_edges_figures_and_tails_stop_a_flight),
    )],
    *[(rules, "move_fou", kind, test) for kind, test in (
        (wrong.he_spares_players, hunts.test_38_whom_he_strikes_starts_again_from_a_hut_his_neighbour_chooses),
        (wrong.he_hunts_the_last, audit.test_35_he_hunts_the_lowest_number_in_whatever_order_castles_are_listed),
        (wrong.he_goes_on, hunts.test_40_when_the_last_castle_is_gone_all_have_lost),
        (wrong.he_flies_two_pieces, hunts.test_34_he_flies_the_first_three_pieces_the_reverse_one_included),
    )],
    *[(hunts, "choose_route", wrong.he_keeps_the_sides, test) for test in (
        hunts.test_35_a_route_that_hits_the_lowest_castle_comes_first,
        hunts.test_35_more_pieces_beat_a_nearer_end,
    )],
    (rules, "AUDITED", 99, audit.test_35_he_hunts_the_lowest_number_in_whatever_order_castles_are_listed),
    (rules, "AUDITED", 99, audit.test_38_whom_a_fool_who_flies_twice_has_struck_comes_back_in_turn_order),
    (flaws, "lost_causes", wrong.nothing_is_lost, audit.test_9_a_start_that_others_can_block_is_refused),
    *[(lost_causes, name, what, test) for name, what, test in (
        ("blocked", wrong.nobody_is_blocked, audit.test_9_a_start_that_others_can_block_is_refused),
        ("blocked", wrong.nobody_is_blocked, audit.test_9_all_orders_of_choosing_are_tried_with_three_players_too),
        ("_on_one_side", wrong.always, audit.test_21_a_race_with_huts_on_both_sides_is_refused),
        ("_has_room", wrong.always, audit.test_31_a_boundary_without_room_for_a_broom_is_refused),
        ("inside", wrong.always, audit.test_31_a_cat_outside_the_boundary_is_refused),
        ("_touches_only_castle", wrong.never, audit.test_36_a_fool_who_begins_at_the_only_castle_is_refused),
    )],
    (rules, "TURNS", 401, flights.test_42_after_400_turns_nobody_has_won),
]  # fmt: skip


def name_of(fault: Fault) -> str:
    return f"{getattr(fault[2], '__name__', fault[1])}-{fault[3].__name__[5:20]}"


@pytest.mark.parametrize("fault", FAULTS, ids=name_of)
def test_a_planted_fault_is_caught_by_the_test_of_its_ruling(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, what, ruling = fault
    ruling()
    monkeypatch.setattr(where, name, what)
    flaws._known.cache_clear()
    with pytest.raises(AssertionError):
        ruling()


@pytest.mark.parametrize("kind", [wrong.OpenTouch, wrong.SquareEnds, wrong.SquaredAway])
def test_7_a_planted_fault_of_a_curve_is_caught_by_the_cases_made_by_hand(
    kind: type[Curve], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = next(mark.args[1] for mark in BY_HAND.pytestmark if mark.name == "parametrize")
    monkeypatch.setattr(geometry, "G_EAST", kind(52_521, 12, LEFT, 0))
    wrongly = 0
    for case in cases:
        try:
            BY_HAND(*case)
        except AssertionError:
            wrongly += 1
    assert wrongly
