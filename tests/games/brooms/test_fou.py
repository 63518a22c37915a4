"""Brooms: the hunt for the Fou (rulings 33-41, 49, 50), each test by its number."""

from __future__ import annotations

from typing import Any

from envol.games.brooms.flying.fou_flight import Route, choose_route, turn_on_the_spot
from envol.games.brooms.flying.geometry import vector
from envol.games.brooms.state import OVER, SEND, TURN
from tests.games.brooms.setup import FAR, MM, Pose, Table, after, code, position

AWAY: list[Pose] = [(1450, 950, 0), (1450, 100, 0), (1350, 950, 0), (1350, 100, 0)]


def fou(x: float, y: float, heading: int, **more: Any) -> dict[str, Any]:
    return {"fou_x": round(x * MM), "fou_y": round(y * MM), "fou_heading": heading, **more}


def fou_pose(table: Table) -> Pose:
    return table.state.fou_x / MM, table.state.fou_y / MM, table.state.fou_heading


def test_34_he_flies_the_first_three_pieces_the_reverse_one_included() -> None:
    table = position("fou", [(1300, 900, 0), FAR[1]], "A left, B left, A right, D left")
    kinds = table.play("fly")
    assert kinds.count("fou-laid") == 3
    assert [event.data["curve"]["piece"] for event in table.events if event.kind == "fou-laid"] == ["A", "B", "A"]
    short = position("fou", [(1300, 900, 0), FAR[1]], "A left", backs=["B right"])
    short.play("fly")
    assert [event.data["curve"]["piece"] for event in short.events if event.kind == "fou-laid"] == ["A", "B"]


def test_34_even_if_the_flight_is_interrupted_but_a_suspension_gives_none() -> None:
    table = position("fou", [(1420, 900, 0), FAR[1]], "A left, C right, B left")
    kinds = table.play("fly")
    assert kinds[:2] == ["laid", "stopped"]
    assert kinds.count("fou-laid") == 3
    stuck = position("fou", [(1535, 900, 0), FAR[1]], "A left")
    assert stuck.play("fly", "keep") == ["stopped", "stuck"]


def test_35_a_route_that_hits_the_lowest_castle_comes_first() -> None:
    """He heads west past castle 1 at (420, 765); only a left turn touches it."""
    table = position("fou", AWAY[:2], **fou(520, 850, 36))
    route = choose_route(table.game.sky, table.state, [code("C right"), code("H right")])
    assert route.hits([table.game.sky.places[1]], False)
    assert route.codes[0] == code("C left") or route.codes[1] == code("H left")


def test_35_else_the_most_pieces_then_the_nearest_then_the_fewest_changes_then_left() -> None:
    table = position("fou", AWAY[:2], **fou(1300, 560, 36))
    sky, state = table.game.sky, table.state
    chosen = choose_route(sky, state, [code("A right"), code("A right")])
    castle = sky.places[1]

    def distance(route: Route) -> float:
        x, y, heading = after((route.xs[-1] / MM, route.ys[-1] / MM, route.headings[-1]))
        dx, dy = vector(80 * MM, heading)
        return (x * MM + dx - castle.x) ** 2 + (y * MM + dy - castle.y) ** 2

    routes = [Route(sky, state, [code(a), code(b)]) for a in ("A left", "A right") for b in ("A left", "A right")]
    assert all(len(route.curves) == 2 for route in routes)
    assert abs(distance(chosen) - min(distance(route) for route in routes)) < 1
    # Straight towards the castle both bends are as good: then the player's own sides stay, and left goes before right.
    level = position("fou", AWAY[:2], **fou(900, 765, 36), castles=[1])
    twins = [choose_route(level.game.sky, level.state, [code(name)]).codes for name in ("A right", "A left")]
    assert twins == [[code("A right")], [code("A left")]]


def test_35_more_pieces_beat_a_nearer_end() -> None:
    """Close to the upper edge only a turn away from it keeps both pieces."""
    table = position("fou", AWAY[:2], **fou(1000, 1020, 9), castles=[3])
    chosen = choose_route(table.game.sky, table.state, [code("H left"), code("A left")])
    assert len(chosen.curves) == 2
    assert chosen.codes[0] == code("H right")


def test_35_where_nothing_fits_he_turns_on_the_spot() -> None:
    table = position("fou", [(1300, 900, 0), FAR[1]], "C left", **fou(1000, 1065, 18))
    kinds = table.play("fly")
    assert kinds == ["laid", "fou-turned"]
    assert table.state.fou_heading == turn_on_the_spot(table.game.sky, table.state)
    assert fou_pose(table)[:2] == (1000, 1065)
    assert 36 < table.state.fou_heading < 54  # towards castle 1, to the lower left


def test_36_only_the_edge_stops_him() -> None:
    """He flies over hut 3, over a castle and over a player alike."""
    table = position("fou", AWAY[:2], **fou(180, 500, 18), castles=[8])
    route = choose_route(table.game.sky, table.state, [code("A left"), code("A right"), code("B left")])
    assert len(route.curves) == 3
    assert route.hits([table.game.sky.places[13]], False)


def test_36_what_he_touches_at_the_beginning_stands() -> None:
    table = position("fou", AWAY[:2], "A left")
    start = Route(table.game.sky, table.state, [])
    assert start.hits([table.game.sky.places[4]], True)  # he begins at castle 4
    assert table.play("fly") == ["laid", "fou-laid"]
    assert 4 in table.state.castles


def test_37_castles_that_he_touches_vanish() -> None:
    table = position("fou", [(1300, 900, 0), FAR[1]], "C left, C right", **fou(560, 765, 36))
    assert "vanished" in table.play("fly")
    assert table.told("vanished") == {"number": 1}
    assert table.state.castles == [2, 3, 4, 5, 6, 7, 8]


def test_37_a_swift_fou_flies_the_same_pieces_twice() -> None:
    table = position("fou", [(1300, 900, 0), FAR[1]], "A left, B left", options={"swift_fou": True})
    assert table.play("fly").count("fou-laid") == 4


HIT: Pose = (700, 850, 0)  # in the Fou's way as he flies east from (600, 850)


def struck(seats: int = 2, **options: bool) -> Table:
    others = [(1450, 950, 0), (1450, 100, 0)][: seats - 2]
    table = position(
        "fou", [(1300, 900, 0), HIT, *others], "C left", "A left, B left", options=options,
        **fou(600, 850, 0, castles=[3, 4, 5]),
    )  # fmt: skip
    assert "struck" in table.play("fly")
    return table


def test_38_whom_he_strikes_starts_again_from_a_hut_his_neighbour_chooses() -> None:
    table = struck(3)
    assert table.state.aloft == [True, False, True]
    assert table.state.phase == SEND
    assert table.game.to_move(table.state) == (2,)  # the left neighbour of seat 1
    assert table.offered() == ["send 1", "send 2", "send 3", "send 4"]
    table.play("send 4")
    assert table.game.to_move(table.state) == (1,)
    table.play("angle 0")
    assert table.pose(1) == (235, 775, 0)
    assert len(table.state.books[1]) == 2  # programmed pieces are kept
    assert table.state.turn == 1


def test_38_not_a_hut_that_another_broom_touches() -> None:
    table = struck(2)
    table.state.xs[0], table.state.ys[0], table.state.headings[0] = 235 * MM, 475 * MM, 0
    assert table.offered() == ["send 1", "send 3", "send 4"]
    assert table.refusal("send 2") == "brooms.38 place-taken"


def test_38_several_are_placed_in_turn_order() -> None:
    table = position("fou", [(1300, 900, 0), HIT, (800, 825, 36)], "C left", **fou(600, 850, 0, castles=[3, 4, 5]))
    table.play("fly")
    assert table.state.struck == [1, 2]
    asked: list[int] = []
    for notation in ("send 1", "angle 0", "send 2", "angle 0"):
        asked += table.game.to_move(table.state)
        table.play(notation)
    assert asked == [2, 1, 0, 2]
    assert table.state.phase == TURN


def test_49_a_swift_fou_finishes_before_the_struck_are_placed() -> None:
    table = struck(2, swift_fou=True)
    assert [event.kind for event in table.events].count("struck") == 1
    assert table.state.phase == SEND


def test_50_a_struck_player_whom_no_hut_can_take_stays() -> None:
    table = struck(2)
    table.state.phase = TURN
    table.game.placing.sky.huts.clear()
    table.game._shelter_next(table.state)
    assert table.state.aloft == [True, True]
    assert table.pose(1) == HIT


FOU_AHEAD = fou(1450, 880, 18)  # his figure from y = 880 to 940, his tail down to 850


def test_39_a_curve_that_touches_his_figure_catches_him() -> None:
    table = position("fou", [(1350, 900, 0), FAR[1]], "C left, A left", **FOU_AHEAD)
    assert table.play("fly") == ["laid"]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((1, 2), "caught-fou")


def test_39_so_does_the_figure_set_down() -> None:
    table = position("fou", [(1320, 900, 0), FAR[1]], "A left", **FOU_AHEAD)
    assert table.play("fly") == ["laid"]
    assert table.state.phase == OVER


def test_39_his_tail_is_an_obstacle_and_so_is_he_in_reverse() -> None:
    table = position("fou", [(1350, 842, 0), FAR[1]], "C left", **FOU_AHEAD)
    assert table.play("fly") == ["stopped", "stuck"]
    behind = position("fou", [(1400, 900, 36), FAR[1]], "A left", backs=["C right"], **FOU_AHEAD)
    kinds = behind.play("fly")
    assert behind.state.phase != OVER
    assert kinds[:2] == ["laid", "back-stopped"]


def test_39_another_player_in_the_way_prevents_the_catch() -> None:
    table = position("fou", [(1350, 900, 0), (1450, 950, 54)], "C left", **FOU_AHEAD)
    assert table.play("fly") == ["stopped-broom", "stuck"]


def test_40_when_the_last_castle_is_gone_all_have_lost() -> None:
    table = position("fou", [(1300, 900, 0), FAR[1]], "C left, C right", **fou(560, 765, 36, castles=[1]))
    assert "vanished" in table.play("fly")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((2, 2), "castles-gone")


def test_41_where_a_castle_stood_one_can_fly() -> None:
    book, start = "A left, A right", (500.0, 640.0, 0)
    standing = position("fou", [start, FAR[1]], book)
    assert "stopped" in standing.play("fly")
    gone = position("fou", [start, FAR[1]], book, castles=[1, 2, 3, 4, 6, 7, 8])
    assert "stopped" not in gone.play("fly")
