"""Brooms: the integer geometry (rulings 7, 44, 45), against a reference of thirty digits and by hand."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mpmath import mp, mpf, nint

from envol.games.brooms.flying.geometry import (
    COUNTS,
    CURVES,
    HALF_WIDTH,
    HEADINGS,
    LEFT,
    MATERIAL,
    PIECES,
    RIGHT,
    SCALE,
    SINES,
    Curve,
    Disc,
    disc_leaves,
    discs_touch,
    first_touched,
    inside,
    passes_between,
    reverse_curve,
    side_of,
    vector,
)
from tests.builds import ROOT, compiled
from tests.games.brooms.reference import Exact, Ideal
from tests.games.brooms.vectors import KEPT
from tests.tiers import TIER

BATCH = 25  # shapes in one example: what Hypothesis costs for each is shared


def cases(count: int) -> settings:
    return settings(
        max_examples=-(-count // BATCH), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )


many = cases(TIER.touches)
fewer = cases(TIER.touches // 5)  # simpler shapes

pieces = st.integers(0, len(PIECES) - 1)
sides = st.sampled_from([LEFT, RIGHT])
headings = st.integers(0, HEADINGS - 1)
radii = st.sampled_from([8_000, 10_000, 15_000, 25_000, 40_000, 50_000, 65_000])
# Where a disc stands: how far along the arc, on which side of it, and how many micrometres off just touching.
neighbours = st.tuples(
    st.integers(-40, 140),
    st.sampled_from([-1, 1]),
    st.one_of(st.integers(-4, 4), st.integers(-100_000, 100_000)),
    radii,
)
places = st.integers(0, 1_600_000)


def neighbour(piece: int, side: int, heading: int, x: int, y: int, spot: tuple[int, int, int, int]) -> Disc:
    """A disc about so many micrometres off touching the band, abreast of this hundredth of the arc."""
    part, hand, off, radius = spot
    data = MATERIAL["pieces"][piece]
    sign = 1 if side == LEFT else -1
    along = math.pi / 36 * (heading + sign * data["turn"] * part / 100)
    curve = CURVES[piece * 2 + side][heading]
    away = data["radius"] - sign * hand * (HALF_WIDTH + radius + off)
    px, py = curve.cx + sign * away * math.sin(along), curve.cy - sign * away * math.cos(along)
    return Disc(round(x + px), round(y + py), radius)


@many
@given(pieces, sides, headings, places, places, st.lists(neighbours, min_size=BATCH, max_size=BATCH))
def test_7_a_curve_touches_a_disc_exactly_when_the_reference_says_so(
    piece: int, side: int, heading: int, x: int, y: int, spots: list[tuple[int, int, int, int]]
) -> None:
    curve = CURVES[piece * 2 + side][heading]
    exact, ideal = Exact(curve), Ideal(piece, side, heading)
    for spot in spots:
        disc = neighbour(piece, side, heading, x, y, spot)
        touched = curve.touches(x, y, disc)
        assert touched == (exact.gap(x, y, disc) <= 0)
        assert touched == (first_touched(curve, x, y, [disc]) is disc), "the quick look misses nothing"
        gap = ideal.gap(x, y, disc)
        assert abs(gap) < 3 or touched == (gap < 0), "the rounded arc is the true one to 3 micrometres"


def test_7_the_neighbours_come_near_enough_to_tell_a_micrometre() -> None:
    """The test above could hardly fail if its discs lay far away: these lie within a micrometre or two."""
    for hand in (-1, 1):
        for off in (-1, 1):
            disc = neighbour(6, LEFT, 5, 700_000, 700_000, (50, hand, off, 15_000))
            assert 0 < off * Exact(CURVES[12][5]).gap(700_000, 700_000, disc) < 2


@fewer
@given(st.lists(st.tuples(places, places, radii, headings, radii, st.integers(-3, 3)), min_size=BATCH, max_size=BATCH))
def test_7_a_disc_touches_a_disc_exactly_when_the_reference_says_so(shapes: list[tuple[int, ...]]) -> None:
    for x, y, radius, heading, other, off in shapes:
        dx, dy = vector(radius + other + off, heading)
        a, b = Disc(x, y, radius), Disc(x + dx, y + dy, other)
        assert discs_touch(a, b) == discs_touch(b, a) == (mp.hypot(dx, dy) <= radius + other)


def test_7_how_far_a_curve_reaches_is_how_far_the_reference_reaches() -> None:
    for curve in (curve for fan in CURVES for curve in fan):
        exact = Exact(curve)
        assert (curve.east, -curve.west) == (exact.extent(0, 1), exact.extent(0, -1))
        assert (curve.north, -curve.south) == (exact.extent(1, 1), exact.extent(1, -1))


@fewer
@given(st.lists(st.tuples(*[st.integers(0, 40)] * 6), min_size=BATCH, max_size=BATCH))
def test_45_which_side_of_a_line_a_point_lies_on(shapes: list[tuple[int, ...]]) -> None:
    """On a small grid points often lie on the line; the reference turns the whole plane until the line is flat."""
    for ax, ay, bx, by, x, y in shapes:
        turned = mp.expj(-mp.atan2(by - ay, bx - ax)) * mp.mpc(x - ax, y - ay)
        height = mpf(0) if abs(turned.imag) < mpf(10) ** -25 or (ax, ay) == (bx, by) else turned.imag
        assert mp.sign(side_of(ax, ay, bx, by, x, y)) == mp.sign(height)


@fewer
@given(st.lists(st.tuples(*[st.integers(0, 12)] * 8), min_size=BATCH, max_size=BATCH))
def test_45_a_line_passes_between_two_points_exactly_when_the_reference_finds_the_crossing(
    shapes: list[tuple[int, ...]],
) -> None:
    for ax, ay, bx, by, px, py, qx, qy in shapes:
        if (px, py) == (qx, qy):
            continue
        # a + t (b − a) on the line: solved by division, where the code under test compares signs.
        rise = mpf((bx - ax) * (qy - py) - (by - ay) * (qx - px))
        off = mpf((px - ax) * (qy - py) - (py - ay) * (qx - px))
        crossed = off == 0 if rise == 0 else 0 <= off / rise <= 1
        assert passes_between(ax, ay, bx, by, px, py, qx, qy) == crossed


SQUARE = [0, 0, 10, 0, 10, 10, 0, 10]


@pytest.mark.parametrize(
    ("x", "y", "within"), [(5, 5, True), (1, 9, True), (0, 5, False), (10, 10, False), (11, 5, False), (5, -1, False)]
)
def test_45_a_point_on_the_boundary_is_outside(x: int, y: int, within: bool) -> None:
    assert inside(SQUARE, x, y) == within


def away_from_0(number: Any) -> Any:
    """To the nearest whole number, halves away from 0; what is a half but for the last digits is a half."""
    return mp.sign(number) * mp.floor(abs(number) + mpf(1) / 2 + mpf(10) ** -20)


def test_44_the_sines_and_every_vector_of_the_material_are_rounded_truly() -> None:
    assert [nint(mp.sin(mp.pi * step / 36) * SCALE) for step in range(19)] == SINES
    lengths = {piece["radius"] for piece in MATERIAL["pieces"]}
    lengths |= {abs(disc["offset"]) for disc in (*MATERIAL["figure"], *MATERIAL["tail"])}
    lengths |= {MATERIAL["nose"], MATERIAL["fou_aim_offset"], -MATERIAL["tail_free_end"]}
    lengths |= {radius - MATERIAL["tail_free_end"] for radius in (25_000, 40_000, 50_000, 65_000)}
    for length in lengths:
        for heading in range(HEADINGS):
            angle = mp.pi * heading / 36
            x, y = vector(length, heading)
            assert (x, y) == (away_from_0(length * mp.cos(angle)), away_from_0(length * mp.sin(angle)))
            assert vector(length, heading + 36) == vector(-length, heading) == (-x, -y)


def test_3_ten_pieces_twice_whose_length_is_what_is_printed_on_them() -> None:
    assert (PIECES, COUNTS) == ("ABCDEFGHIJ", [2] * 10)
    lengths = [(piece["length"] // 1000, piece["turn"] * 5) for piece in MATERIAL["pieces"]]
    assert lengths == [
        (70, 10), (95, 10), (120, 15), (70, 25), (95, 25), (120, 30), (55, 60), (90, 45), (120, 60), (60, 80)
    ]  # fmt: skip
    for piece in MATERIAL["pieces"]:
        assert abs(piece["radius"] * piece["turn"] * mp.pi / 36 - piece["length"]) < 1


def test_2_turned_end_for_end_a_left_curve_is_a_right_one() -> None:
    for code in range(0, 20, 2):
        for heading in range(HEADINGS):
            left = CURVES[code][heading]
            back = CURVES[code + 1][(left.heading + 36) % HEADINGS]
            assert back.heading == (heading + 36) % HEADINGS
            assert (back.x, back.y) == (-left.x, -left.y)


def test_18_reversing_left_by_60_degrees_turns_the_heading_60_degrees_clockwise() -> None:
    curve = reverse_curve(PIECES.index("I") * 2 + LEFT, 18)  # facing north
    assert (curve.heading + 36) % HEADINGS == 18 - 12
    assert curve.x < 0  # to the pilot's left
    assert curve.y < 0  # and back


def test_1_curves_chain_where_the_one_before_ended() -> None:
    """Six lefts of 60 degrees close a circle, whatever the heading, but for the rounding."""
    for heading in range(HEADINGS):
        x = y = 0
        for _ in range(6):
            curve = CURVES[PIECES.index("G") * 2][heading]
            x, y, heading = x + curve.x, y + curve.y, curve.heading
        assert abs(x) <= 6
        assert abs(y) <= 6


# By hand. G lies left from the origin, heading east: centre (0, 52521), from 270° to 330°.
G_EAST = CURVES[PIECES.index("G") * 2 + LEFT][0]


@pytest.mark.parametrize(
    ("x", "y", "radius", "touched"),
    [
        (0, -35_000, 25_000, True),  # below the first end, which lies on the sector's edge: 35 = 25 + 10
        (0, -35_001, 25_000, False),
        (-35_000, 0, 25_000, True),  # behind the first end
        (-35_001, 0, 25_000, False),
        (-21_000, -28_000, 25_000, True),  # 3-4-5, out of the sector
        (-21_000, -28_001, 25_000, False),
        (0, 34_521, 8_000, False),  # on the edge of the sector, inside the ring: 52521 − 18000 = 34521 from the centre
        (0, 17_999, 8_000, True),
        (0, 18_000, 8_000, True),
        (0, 18_001, 8_000, False),
        (0, 52_521, 42_520, False),  # round the centre, one micrometre short of the band
        (0, 52_521, 42_521, True),
        (0, 52_521, 65_000, True),  # a castle over the centre: larger than the ring, and still touching
        (10_000, 40_000, 65_000, True),
    ],
)
def test_7_just_touching_and_one_micrometre_apart(x: int, y: int, radius: int, touched: bool) -> None:
    assert G_EAST.touches(700_000, 500_000, Disc(700_000 + x, 500_000 + y, radius)) == touched


def test_7_two_discs_just_touching_and_one_micrometre_apart() -> None:
    hut = Disc(0, 0, 25_000)
    assert discs_touch(hut, Disc(28_000, 21_000, 10_000))
    assert not discs_touch(hut, Disc(28_001, 21_000, 10_000))
    assert discs_touch(hut, Disc(1_000, 0, 8_000)), "one within the other meets it too"


def test_13_contact_with_the_edge_of_the_table_counts() -> None:
    assert disc_leaves(Disc(8_000, 500, 8_000), 1_600_000, 1_100_000)
    assert not disc_leaves(Disc(8_001, 8_001, 8_000), 1_600_000, 1_100_000)
    assert disc_leaves(Disc(8_001, 1_092_000, 8_000), 1_600_000, 1_100_000)
    width, height = 1_600_000, 1_100_000
    west, south, east, north = -G_EAST.west, -G_EAST.south, width - G_EAST.east, height - G_EAST.north
    assert (west, south) == (10_000, 10_000)  # nothing but its round end
    assert not G_EAST.leaves(west + 1, south + 1, width, height)
    assert not G_EAST.leaves(east - 1, north - 1, width, height)
    for x, y in ((west, south + 1), (west + 1, south), (east, south + 1), (west + 1, north)):
        assert G_EAST.leaves(x, y, width, height)


def test_7_a_curve_that_bulges_past_its_ends_meets_the_edge_there() -> None:
    """From 45° before east to 45° after: the easternmost point is the middle of the arc."""
    curve = Curve(100_000, 18, LEFT, 9)
    assert curve.east == curve.cx + 100_000 + HALF_WIDTH > max(0, curve.x) + HALF_WIDTH


def test_7_numbers_stay_within_what_a_browser_can_count() -> None:
    """The largest product: a disc in one corner of the table, a curve of the largest radius in the other."""
    largest = 2 * (1_600_000 + 1_100_000 + max(piece["radius"] for piece in MATERIAL["pieces"])) ** 2
    assert largest < 2**53
    assert max(piece["radius"] for piece in MATERIAL["pieces"]) * SCALE < 2**53


def headings_of(code: int) -> list[Any]:
    return [curve.heading for curve in CURVES[code]]


def test_44_the_table_turns_evenly() -> None:
    for code in range(20):
        turn = MATERIAL["pieces"][code // 2]["turn"] * (1 if code % 2 == LEFT else -1)
        assert headings_of(code)[0] == turn % HEADINGS
        assert all((b - a) % HEADINGS == 1 for a, b in pairwise(headings_of(code)))


@pytest.mark.parametrize(
    ("python", "ending"),
    [
        pytest.param(lambda: sys.executable, ".py", id="plain"),
        pytest.param(compiled, ".so", id="compiled", marks=pytest.mark.full),
    ],
)
def test_law_8_both_builds_answer_as_kept(python: Callable[[], str], ending: str) -> None:
    command = [python(), "-m", "tests.games.brooms.vectors", "--build"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["ending"] == ending
    assert said["vectors"] == json.loads(KEPT.read_text("utf-8"))
    assert min(said["vectors"]["yes"]) > 500, "each question is often answered by yes"
