"""Brooms: material, start, turns and flights (rulings 1-19, 42-47, 52), each test by its number."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Any

import pytest

from envol.games.brooms.adventures.format import load
from envol.games.brooms.flying.geometry import CURVES, discs_touch
from envol.games.brooms.flying.sky import TAIL, figure_discs, tail_discs
from envol.games.brooms.moves import HUT
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import OVER, STUCK, TURN
from tests.games.brooms.setup import FAR, MM, Table, after, code, position, rules

OPEN = (1300.0, 900.0, 0)  # nothing but sky ahead, until the edge at 1600


# Material


def test_1_the_junction_moves_along_the_path() -> None:
    table = position("school", [OPEN, FAR[1]], "A left, C right")
    assert table.play("fly") == ["laid", "laid"]
    x, y, heading = table.pose(0)
    assert (x, y, heading) == after(OPEN, "A left", "C right")
    assert heading == (2 - 3) % 72
    assert (round(x), round(y)) == (1489, 911)  # chords of 69.9 at 5° and of 119.7 at 2.5°


def test_4_a_broom_is_90_long_and_20_wide() -> None:
    figure, tail = figure_discs(0, 0, 0, 0), tail_discs(0, 0, 0, 0)
    assert [(disc.x, disc.radius) for disc in figure] == [(10_000, 10_000), (30_000, 10_000), (50_000, 10_000)]
    assert [(disc.x, disc.radius) for disc in tail] == [(-8_000, 8_000), (-22_000, 8_000)]
    radii = [rules("school").sky.places[castle].radius // MM for castle in range(1, 9)]
    assert radii == [65, 65, 65, 65, 50, 40, 50, 40]
    assert rules("school").sky.places[HUT + 2].radius == 25 * MM


@pytest.mark.parametrize("adventure", ["school", "bumblebee", "fou"])
def test_5_the_long_sky(adventure: str) -> None:
    places = rules(adventure, 4).sky.places
    one, two, three, four = (places[castle] for castle in (1, 2, 3, 4))
    assert hypot(one.x - two.x, one.y - two.y) - 2 * 65 * MM == 300 * MM  # two books
    assert three.y > four.y  # left and right as seen from the huts, which look east
    assert all(places[HUT + hut].x < one.x < three.x for hut in (1, 2, 3, 4))


def test_5_and_33_the_sky_of_the_newest_rules_is_laid_out_alike() -> None:
    skies = [Brooms(4, Brooms.Options(adventure=name), Brooms.newest) for name in ("school", "bumblebee", "fou")]
    layouts = [{n: (disc.x, disc.y, disc.radius) for n, disc in game.sky.places.items()} for game in skies]
    assert layouts[0] == layouts[1] == layouts[2]
    places, fou = skies[2].sky.places, skies[2].goal.fou
    assert hypot(places[1].x - places[2].x, places[1].y - places[2].y) - 2 * 65 * MM == 300 * MM
    assert all(places[HUT + hut].x < places[1].x < places[5].x < places[3].x for hut in (1, 2, 3, 4))
    gap = hypot(fou.x - places[4].x, fou.y - places[4].y) - places[4].radius - 30 * MM
    assert abs(gap) < 1  # the end of his tail touches castle 4
    to_castle_2 = degrees(atan2(places[2].y - places[4].y, places[2].x - places[4].x)) % 360
    assert abs(fou.heading * 5 - to_castle_2) <= 2.5  # and he looks at castle 2


def test_5_as_many_huts_as_players_but_33_all_four_for_the_fou() -> None:
    for adventure in ("school", "bumblebee"):
        assert [rules(adventure, seats).sky.huts for seats in (2, 3, 4)] == [[2, 3], [1, 2, 3], [1, 2, 3, 4]]
    assert [rules("fou", seats).sky.huts for seats in (2, 3, 4)] == [[1, 2, 3, 4]] * 3


def test_5_at_school_the_cat_sits_beyond_castles_3_and_4() -> None:
    game = Brooms(4, Brooms.Options(adventure="school"), Brooms.newest)
    (cat,) = game.flights.cats
    assert cat is not None
    assert all(cat.x > place.x for place in game.sky.places.values())


def test_6_the_ring() -> None:
    game = rules("cat")
    ring = [game.sky.places[castle] for castle in range(2, 9)]
    gaps = [
        (hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius) / MM for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    ]
    assert all(265 < gap < 310 for gap in gaps)
    state, centre = game.start(), game.sky.places[1]
    assert hypot(state.cat_x - centre.x, state.cat_y - centre.y) == centre.radius + 15 * MM  # just touching


@pytest.mark.parametrize("adventure", ["school", "bumblebee", "cat", "fou"])
def test_5_and_6_nothing_overlaps(adventure: str) -> None:
    places = list(rules(adventure, 4).sky.places.values())
    assert not any(discs_touch(a, b) for a in places for b in places if a is not b)
    assert load(f"{adventure}-1").reconstructed


def test_8_books_are_public() -> None:
    table = position("school", [OPEN, FAR[1]], "A left, C right", "G left")
    views = [table.game.view(table.state, viewer) for viewer in (0, 1, None)]
    assert [book.forward for book in views[0].books] == [("A left", "C right"), ("G left",)]
    assert views[0].books == views[1].books == views[2].books


# Start


def begun(adventure: str, seats: int, **options: bool) -> Table:
    table = Table(rules(adventure, seats, **options), rules(adventure, seats, **options).start())
    table.play("first 1")
    return table


def test_43_chance_names_who_begins_and_play_goes_clockwise() -> None:
    table = begun("school", 3)
    order: list[int] = []
    for hut, angle in ((1, 0), (2, 30), (3, 60)):
        order += table.game.to_move(table.state)
        table.play(f"start hut {hut}", f"angle {angle}")
    assert order == [1, 2, 0]
    assert table.game.to_move(table.state) == (1,)
    assert table.refusal("first 1") == "brooms.43 not-for-seats"
    assert [str(move) for move, _ in table.game.chances(table.game.start())] == ["first 0", "first 1", "first 2"]


def test_9_the_tail_touches_the_rim_and_the_heading_points_outward() -> None:
    table = begun("school", 2)
    table.play("start hut 2", "angle 90")
    assert table.pose(1) == (180.0, 475.0 + 25 + 30, 18)
    assert table.refusal("start hut 2") == "brooms.9 place-taken"  # two never share a hut
    assert table.offered() == ["start hut 3"]


def test_9_every_angle_is_open_on_an_empty_board_and_others_close_some() -> None:
    table = begun("school", 4)
    table.play("start hut 2")
    assert len(table.offered()) == 72
    table.play("angle 90", "start hut 3")
    assert table.refusal("angle 270") == "brooms.9 rim-blocked-broom"
    assert table.refusal("angle 90") == ""
    closed = {f"angle {degrees}" for degrees in range(0, 360, 5)}.difference(table.offered())
    assert closed == {f"angle {degrees}" for degrees in range(250, 291, 5)}  # as many to each side


def test_9_in_the_cat_hunt_one_starts_from_the_ring_and_the_edge_is_near() -> None:
    table = begun("cat", 2)
    assert table.offered() == [f"start castle {castle}" for castle in range(2, 9)]  # not from castle 1
    table.play("start castle 2")
    assert len(table.offered()) == 49
    assert table.refusal("angle 90") == "brooms.9 rim-blocked"


def test_47_a_broom_is_not_placed_on_the_cat_or_the_fou() -> None:
    table = position("fou", [OPEN, FAR[1]], phase=STUCK, fou_x=180 * MM, fou_y=400 * MM, fou_heading=0)
    table.play("restart hut 1")
    assert table.refusal("angle 90") == "brooms.9 rim-blocked"
    assert table.refusal("angle 270") == ""


# Turns


def test_10_an_empty_book_must_take_and_a_full_one_must_fly() -> None:
    table = position("school", [OPEN, FAR[1]])
    assert table.refusal("fly") == "brooms.10 take-first"
    assert "fly" not in table.offered()
    assert len(table.offered()) == 20
    table = position("school", [OPEN, FAR[1]], "A left, A left, B left, B left, C left")
    assert table.offered() == ["fly"]
    assert table.refusal("take D left") == "brooms.10 must-fly"


def test_10_one_piece_a_turn_goes_from_the_supply_to_the_next_place() -> None:
    table = position("school", [OPEN, FAR[1]], "A left")
    table.play("take G right")
    assert table.state.books[0] == [code("A left"), code("G right")]
    assert table.state.supply == [1, 2, 2, 2, 2, 2, 1, 2, 2, 2]
    assert table.state.turn == 1


def test_10_all_curves_are_flown_in_the_order_they_were_taken() -> None:
    start = (1000.0, 950.0, 0)
    table = position("school", [start, FAR[1]])
    table.play("take B left", "take J left", "take A right", "take J right", "take D left", "take E left")
    assert table.play("fly") == ["laid"] * 3
    assert [event.data["curve"]["piece"] for event in table.events] == ["B", "A", "D"]
    assert table.pose(0) == after(start, "B left", "A right", "D left")
    assert table.state.books[0] == [], "none is kept"


def test_10_an_empty_supply_leaves_only_the_flight() -> None:
    books = [
        "A left, A left, B left, B left",
        *(", ".join(f"{p} left, {p} left" for p in pair) for pair in ("CD", "EF")),
    ]
    table = position("school", [OPEN, *FAR[1:]], *books, "G left, G left, H left, H left", supply=[0] * 10)
    assert table.offered() == ["fly"]
    assert table.refusal("take A left") == "brooms.3 none-left"


def test_3_a_piece_that_is_not_in_the_supply_cannot_be_taken() -> None:
    table = position("school", [OPEN, FAR[1]], "A left", "A right")
    assert table.refusal("take A right") == "brooms.3 none-left"


def test_11_after_a_reverse_piece_the_next_turn_is_a_flight() -> None:
    table = position("bumblebee", [OPEN, FAR[1]], "A left", backs=["B left"])
    assert table.offered() == ["fly"]
    assert table.refusal("take A left") == table.refusal("back A left") == "brooms.11 must-fly"


def test_11_a_reverse_alone_may_be_flown() -> None:
    table = position("bumblebee", [OPEN, FAR[1]], "", backs=["B left"])
    assert table.offered() == ["fly"]
    assert table.play("fly") == ["backed"]
    assert table.pose(0) == after(OPEN, back="B left")


def test_11_the_reverse_piece_is_one_of_five_or_by_choice_of_the_table_a_sixth() -> None:
    five = "A left, A left, B left, B left, C left"
    plain = position("bumblebee", [OPEN, FAR[1]], five)
    assert plain.refusal("back D left") == "brooms.10 must-fly"
    sixth = position("bumblebee", [OPEN, FAR[1]], five, options={"reverse_sixth": True})
    assert sixth.refusal("take D left") == "brooms.10 must-fly"
    sixth.play("back D left")
    assert sixth.state.backs[0] == code("D left")


def test_12_there_is_no_reverse_at_school() -> None:
    assert position("school", [OPEN, FAR[1]]).refusal("back A left") == "brooms.12 not-now"
    for adventure in ("bumblebee", "cat", "fou"):
        assert position(adventure, [OPEN, FAR[1]]).refusal("back A left") == ""


def test_42_after_400_turns_nobody_has_won() -> None:
    table = position("school", [OPEN, FAR[1]], turns=398)
    table.play("take A left")
    assert table.state.phase == TURN
    table.play("take A left")
    assert table.state.phase == OVER
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((1, 1), "turn-limit")


def test_52_only_what_is_asked_can_be_done() -> None:
    table = position("school", [OPEN, FAR[1]], "A left")
    for notation in (
        "keep",
        "stay",
        "angle 0",
        "start hut 2",
        "restart hut 2",
        "vote 2",
        "target 2",
        "banish 2",
        "send 2",
    ):
        assert table.refusal(notation) == "brooms.52 not-now"
    assert table.refusal("fly", seat=1) == "envol.2 not-your-turn"


# Flight


def test_13_castles_huts_edges_figures_and_tails_stop_a_flight() -> None:
    met = {}
    for name, mine, other, book in [
        ("castle", (500, 640, 0), FAR[1], "A left, A right"),
        ("hut", (300, 625, 36), FAR[1], "A left, A right"),
        ("edge", (1420, 900, 0), FAR[1], "A left, C right"),
        ("figure", (1300, 930, 0), (1450, 900, 18), "C left, A right"),
        ("tail", (1300, 850, 0), (1450, 900, 18), "C left, A right"),
    ]:
        table = position("school", [mine, other], book)
        kinds = table.play("fly")
        assert kinds[0] == "laid"
        assert kinds[1].startswith("stopped")
        met[name] = table.events[1].data
    assert met["castle"]["thing"] == {"thing": "castle", "number": 5}
    assert met["hut"]["thing"] == {"thing": "hut", "number": 3}
    assert met["edge"]["thing"]["thing"] == "edge"
    assert met["figure"]["other"] == met["tail"]["other"] == 1


def test_13_the_own_tail_and_the_own_curves_do_not() -> None:
    """A tight circle comes back to where it began."""
    book = ["G left", "G left", "J left", "J left", "H left"]
    table = position("school", [OPEN, FAR[1]], ", ".join(book))
    x, y, heading = after(OPEN, *book[:4])
    last = CURVES[code(book[4])][heading]
    own = tail_discs(round(OPEN[0] * MM), round(OPEN[1] * MM), OPEN[2], TAIL)
    assert any(last.touches(round(x * MM), round(y * MM), disc) for disc in own)
    assert table.play("fly") == ["laid"] * 5


def test_14_and_15_the_faulty_curve_and_all_later_ones_are_lost() -> None:
    table = position("school", [(1420, 900, 0), FAR[1]], "A left, C right, G left", "")
    assert table.play("fly") == ["laid", "stopped"]
    assert table.pose(0) == after((1420, 900, 0), "A left")
    assert table.state.books[0] == []
    assert table.state.supply == [2] * 10
    assert table.state.turn == 1


def test_15_where_the_figure_does_not_fit_the_last_curve_is_dropped() -> None:
    """A left and A right from 1402 end at 1541.3, and the nose would reach past the edge at 1600."""
    for x, kinds, kept in ((1400, ["laid", "laid"], 2), (1402, ["laid", "laid", "no-room"], 1)):
        table = position("school", [(x, 900, 0), FAR[1]], "A left, A right")
        assert table.play("fly") == kinds
        assert table.pose(0) == after((x, 900, 0), *["A left", "A right"][:kept])


def test_16_on_the_way_the_figure_need_not_fit() -> None:
    table = position("school", [(500, 560, 66), FAR[1]], "J left, J left")
    x, y, heading = after((500, 560, 66), "J left")
    game = table.game
    obstacles = game.flights.obstacles(table.state)
    assert game.sky.broom_meets(round(x * MM), round(y * MM), heading, obstacles, []) != 0
    assert table.play("fly") == ["laid", "laid"]


def stuck(adventure: str = "school", **changes: Any) -> Table:
    table = position(adventure, [(1535, 900, 0), FAR[1]], "A left, B right", **changes)
    assert table.play("fly") == ["stopped", "stuck"]
    assert table.state.phase == STUCK
    return table


def test_17_who_cannot_lay_one_piece_keeps_them_and_passes() -> None:
    table = stuck()
    assert table.offered() == ["keep", "stay", "restart hut 2", "restart hut 3"]
    table.play("keep")
    assert len(table.state.books[0]) == 2
    assert (table.state.turn, table.state.turns) == (1, 1)


def test_17_or_gives_them_up_and_stays() -> None:
    table = stuck()
    table.play("stay")
    assert (table.state.books[0], table.state.supply) == ([], [2] * 10)
    assert table.pose(0) == (1535, 900, 0)
    assert table.state.turn == 1


def test_17_or_starts_again_and_loses_checkpoint_and_marker() -> None:
    table = stuck("bumblebee", passed=[True, False], targets=[3, 0])
    table.play("restart hut 2", "angle 0")
    assert (table.state.passed, table.state.targets) == ([False, False], [0, 0])
    assert table.pose(0) == (235, 475, 0)
    assert (table.state.books[0], table.state.turn) == ([], 1)


def test_17_or_loses_the_cat_and_starts_from_his_own_castle() -> None:
    table = stuck("cat", holder=0, cat_x=0, cat_y=0)
    assert table.offered() == ["keep", "stay", "restart castle 2"]
    table.play("restart castle 2")
    assert table.state.holder == -1
    assert (table.state.cat_x, table.state.cat_y) == (720 * MM, 550 * MM)


def test_48_a_hut_that_another_broom_touches_is_not_free() -> None:
    table = position("school", [(1535, 900, 0), (235, 475, 0)], "B left")
    assert table.play("fly") == ["stopped", "stuck"]
    assert table.offered() == ["keep", "stay", "restart hut 3"]
    assert table.refusal("restart hut 2") == "brooms.17 place-taken"


def test_17_a_reverse_piece_alone_that_cannot_be_laid_suspends_too() -> None:
    table = position("bumblebee", [(1560, 900, 36), FAR[1]], "", backs=["C left"])
    assert table.play("fly") == ["back-stopped", "stuck"]
    table.play("keep")
    assert table.state.backs[0] == code("C left")


def test_18_the_reverse_is_flown_after_the_forward_part() -> None:
    table = position("bumblebee", [OPEN, FAR[1]], "A left", backs=["I left"])
    assert table.play("fly") == ["laid", "backed"]
    assert table.pose(0) == after(OPEN, "A left", back="I left")
    assert table.pose(0)[2] == (2 - 12) % 72  # reversing left by 60° turns clockwise
    assert table.pose(0)[1] > after(OPEN, "A left")[1]  # and the pilot's left is north


def test_18_a_reverse_curve_that_meets_something_is_cancelled() -> None:
    start = (1560.0, 900.0, 36)
    table = position("bumblebee", [start, FAR[1]], "A left", backs=["C left"])
    assert table.play("fly") == ["laid", "back-stopped"]
    assert table.pose(0) == after(start, "A left")
    assert table.state.supply == [2] * 10


def test_18_so_is_one_after_which_the_tail_meets_something() -> None:
    start = (1530.0, 900.0, 36)
    table = position("bumblebee", [start, FAR[1]], "A left", backs=["C left"])
    assert table.play("fly") == ["laid", "backed", "back-stopped"]
    assert table.pose(0) == after(start, "A left")


def test_18_an_interrupted_flight_loses_its_reverse() -> None:
    table = position("bumblebee", [(1420, 900, 0), FAR[1]], "A left, C right", backs=["B left"])
    assert table.play("fly") == ["laid", "stopped"]
    assert table.pose(0) == after((1420, 900, 0), "A left")
    assert table.state.backs[0] == -1


def test_19_the_figure_must_fit_before_the_reverse() -> None:
    """From 1402 it does not fit at the end, although the reverse would bring it back."""
    table = position("bumblebee", [(1402, 900, 0), FAR[1]], "A left, A right", backs=["C left"])
    assert table.play("fly") == ["laid", "laid", "no-room"]
    assert table.pose(0) == after((1402, 900, 0), "A left")


def test_13_where_a_broom_stands_is_not_tested_again() -> None:
    """Its tail touches castle 5, whose rim ends at y = 690, and still it flies away."""
    table = position("school", [(630, 715, 18), FAR[1]], "A left")
    castle = table.game.sky.places[5]
    assert any(discs_touch(disc, castle) for disc in tail_discs(630 * MM, 715 * MM, 18, 0))
    assert table.play("fly") == ["laid"]


def test_15_a_crash_tells_which_curves_would_have_fitted() -> None:
    """Each of them can be flown from there, and the one that failed is not among them."""
    for start, book, back in [
        ((1420, 900, 0), "A left, C right", ""),  # the second curve leaves the table
        ((820, 700, 0), "C left", ""),  # the broom would stand on a castle
        ((60, 900, 0), "A left", "C left"),  # in reverse, off the table
    ]:
        table = position("bumblebee", [start, FAR[1]], book, backs=[back or None])
        table.play("fly")
        (crash,) = [event for event in table.events if "fits" in event.aside]
        fits = crash.aside["fits"].split(", ")
        failed = back or book.split(", ")[-1]
        assert 0 < len(fits) <= 3
        assert failed not in fits
        for name in fits:
            again = position(
                "bumblebee",
                [start, FAR[1]],
                *[book if back else book.replace(failed, name)],
                backs=[name if back else None],
            )
            kinds = again.play("fly")
            assert not [kind for kind in kinds if "stopped" in kind or "no-room" in kind], (name, kinds)
