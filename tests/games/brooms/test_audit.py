"""Brooms: what an independent audit found, each by what showed it; records of rules 1 to 3 replay as they were."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from envol import catalogue, record
from envol.games.brooms import creations
from envol.games.brooms.adventures import reachability
from envol.games.brooms.adventures.check import examine
from envol.games.brooms.adventures.flaw import Flaw
from envol.games.brooms.adventures.flaws import flaws
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.adventures.reachability import MOST
from envol.games.brooms.flying.geometry import CURVES, Curve, Disc
from envol.games.brooms.flying.sky import Sky
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import ANGLE, OVER, START, STUCK, TURN
from envol.match import Match
from envol.texts import LANGUAGES, Texts
from tests.games.brooms.own_adventures import HUNT, OWN, PASS, RACE, TOUCH, changed
from tests.games.brooms.setup import MM, Table, code
from tests.games.brooms.test_own_adventures import flying

FOLDER = Path(__file__).parents[2] / "transcripts" / "brooms" / "audit"


@cache
def text(name: str) -> str:
    return (FOLDER / f"{name}.envol").read_text("utf-8")


@cache
def kept(name: str) -> Match:
    return record.read(text(name))


def adventure(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def replayed(name: str, lines: int, rules: int = Brooms.newest) -> Any:
    """The state after so many lines of a record, under other rules than those it was played by."""
    played = kept(name)
    match = Match(msgspec.structs.replace(played.header, rules=rules))
    for entry in played.log[:lines]:
        match.append(entry)
    assert len(match.log) == lines
    return match.state


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.envol")), ids=lambda path: path.stem)
def test_a_record_of_rules_3_replays_as_it_was_played(path: Path) -> None:
    match = record.read(path.read_text("utf-8"))
    assert match.header.rules == 3
    assert record.write(match) == path.read_text("utf-8")


def test_24_a_landing_whose_tail_touches_an_opponent_does_not_count() -> None:
    for name, lines in (("landing-1", 12), ("landing-2", 8), ("landing-3", 12)):
        before, after = replayed(name, lines, 3), replayed(name, lines)
        assert (before.phase, before.winner) == (OVER, 0)
        assert (after.phase, after.done) == (STUCK if name == "landing-2" else TURN, [0, 0])


def test_24_and_who_did_not_land_is_stuck_without_having_reached_anything() -> None:
    before, after = replayed("chainhunt-4-1", 202, 3), replayed("chainhunt-4-1", 202)
    assert (before.phase, before.done[0]) == (STUCK, 2), "credited, and still asked"
    assert (after.phase, after.done[0]) == (STUCK, 1)


def test_53_what_was_flown_before_the_present_goal_does_not_count_for_it() -> None:
    for name in ("order-1", "order-2"):
        assert replayed(name, 16, 3).done == [2, 0], "the gate, though the cat comes first"
        assert replayed(name, 16).done == [1, 0]


def test_53_a_figure_on_the_next_cat_counts_after_the_gate_of_the_same_flight() -> None:
    assert replayed("chain-3-4", 362, 3).done[2] == 2
    assert replayed("chain-3-4", 362).done[2] == 3


def test_35_he_hunts_the_lowest_number_in_whatever_order_castles_are_listed() -> None:
    assert 1 in replayed("huntrev-0", 21, 3).castles
    assert 1 not in replayed("huntrev-0", 21).castles
    before, after = replayed("huntrev-1", 13, 3), replayed("huntrev-1", 13)
    own = msgspec.convert(kept("huntrev-1").header.options["own"], Adventure)
    castle = next(castle for castle in own.castles if castle.n == 1)

    def away(state: Any) -> Any:
        return (state.fou_x - castle.x) ** 2 + (state.fou_y - castle.y) ** 2

    assert away(after) < away(before)


GATES: dict[str, Any] = {
    **OWN,
    "castles": [
        {"n": n, "x": x * MM, "y": y * MM, "radius": 20 * MM}
        for n, x, y in ((1, 500, 420), (2, 500, 280), (3, 560, 420), (4, 560, 280), (5, 700, 560))
    ],
}
FIRST_GATE, SECOND_GATE = {"kind": "pass", "gate": [1, 2]}, {"kind": "pass", "gate": [3, 4]}


def through(*goal: dict[str, Any], pose: tuple[int, int, int] = (470, 345, 0)) -> Table:
    """One curve of 120 mm through both gates."""
    game = Brooms(2, Brooms.Options(own=msgspec.convert({**GATES, "goal": goal}, Adventure)), Brooms.newest)
    state = game.start()
    state.phase = TURN
    state.xs, state.ys, state.headings = [pose[0] * MM, 60 * MM], [pose[1] * MM, 640 * MM], [pose[2], 0]
    state.aloft = [True, True]
    state.books[0] = [code("C left")]
    state.supply[2] -= 1
    table = Table(game, state)
    table.play("fly")
    return table


def test_53_one_curve_through_two_gates_counts_both_in_their_order() -> None:
    assert through(FIRST_GATE, SECOND_GATE, TOUCH).state.done == [2, 0]
    assert through(SECOND_GATE, FIRST_GATE, TOUCH).state.done == [1, 0]
    assert through(SECOND_GATE, FIRST_GATE, TOUCH, pose=(590, 345, 36)).state.done == [2, 0]


def test_53_a_cat_that_a_later_curve_touches_counts_after_the_gate_though_the_curve_is_dropped() -> None:
    """The second curve comes to the cat, and there the figure has no room: it is taken up, the gate is passed."""
    goal = [PASS, {"kind": "touch", "cat": {"x": 640_000, "y": 362_000}}, TOUCH]
    table = flying(goal, (440.0, 350.0, 0), "C left", "A right")
    table.state.xs[1], table.state.ys[1], table.state.headings[1] = 685 * MM, 372 * MM, 18
    assert table.play("fly") == ["laid", "laid", "no-room-broom", "goal-done", "goal-done"]
    assert (table.state.done, table.pose(0)[0] < 570) == ([2, 0], True)


def test_38_whom_a_fool_who_flies_twice_has_struck_comes_back_in_turn_order() -> None:
    """The second of his moves strikes a player whose turn comes before that of the first one's."""
    state = _struck_twice()
    assert state.struck == [1, 2]


def _struck_twice() -> Any:
    own = msgspec.convert({**OWN, "goal": HUNT}, Adventure)
    game = Brooms(3, Brooms.Options(own=own, swift_fou=True), Brooms.newest)
    state = game.start()
    state.phase = TURN
    state.fou_x, state.fou_y, state.fou_heading = 300 * MM, 350 * MM, 0
    state.castles = [7]
    poses = [(60, 640, 0), (560, 405, 18), (400, 330, 18)]
    for seat, (x, y, heading) in enumerate(poses):
        state.xs[seat], state.ys[seat], state.headings[seat], state.aloft[seat] = x * MM, y * MM, heading, True
        state.starts[seat] = game.placing.starts[seat]
    state.books[0] = [code("A left"), code("B right")]
    for piece in (0, 1):
        state.supply[piece] -= 1
    Table(game, state).play("fly")
    return state


# Somewhere to start from.


def blocked_start() -> Match:
    """The first player stands so that the second has no room at his hut; older rules let this adventure pass."""
    match = Match.new("brooms", 2, {"own": adventure("blocked_start")}, rules=3)
    for seat, move in ((-1, "first 0"), (0, "start hut 1"), (0, "angle 180")):
        match.play(seat, move)
    return match


def test_9_whoever_is_to_start_always_has_a_place() -> None:
    match = blocked_start()
    assert match.state.phase == START
    assert [str(move) for move in match.moves()] == ["start castle 3"], "the nearest to hut 2 that is free"
    match.play(1, "start castle 3")
    assert match.state.phase == ANGLE
    match.play(1, match.moves()[0])
    assert match.state.phase == TURN


def vanished() -> Table:
    """A hunt whose players start from castles: that of the first has vanished, and he is stuck."""
    hunt = {**OWN, "goal": HUNT, "start": [5, 6, 7]}
    game = Brooms(2, Brooms.Options(own=msgspec.convert(hunt, Adventure)), Brooms.newest)
    state = game.start()
    state.phase = TURN
    for seat, (x, y, heading) in enumerate([(935, 350, 0), (60, 640, 0)]):
        state.xs[seat], state.ys[seat], state.headings[seat], state.aloft[seat] = x * MM, y * MM, heading, True
    state.starts, state.castles = [5, 6], [6, 7, 8]
    state.books[0] = [code("C left")]
    state.supply[2] -= 1
    return Table(game, state)


def test_17_a_castle_that_has_vanished_is_no_start_and_the_nearest_place_is() -> None:
    table = vanished()
    assert table.play("fly") == ["stopped", "stuck"]
    assert table.offered() == ["keep", "stay", "restart castle 7"]
    assert table.refusal("restart castle 5") == "brooms.17 place-taken"
    standing = vanished()
    standing.state.castles = [5, 6, 7, 8]
    standing.play("fly")
    assert standing.offered() == ["keep", "stay", "restart castle 5"]


def test_17_under_rules_3_it_still_is_for_who_plays_by_them() -> None:
    table = vanished()
    table.game = Brooms(2, table.game.options, 3)
    table.play("fly")
    assert table.offered() == ["keep", "stay", "restart castle 5"]


def test_17_with_the_cat_one_starts_where_there_is_room_beside_it() -> None:
    """His castle is the cat's: what is offered leaves an angle when the cat has gone home."""
    hold = {"kind": "hold", "castle": 5, "angle": 0, "points": 2, "pieces": 2, "boundary": [5, 6, 8, 7]}
    own = msgspec.convert({**OWN, "goal": hold, "start": [5, 6]}, Adventure)
    game = Brooms(2, Brooms.Options(own=msgspec.structs.replace(own, players=(2, 2))), Brooms.newest)
    state = game.start()
    state.phase, state.holder = STUCK, 0
    state.xs, state.ys, state.headings = [935 * MM, 60 * MM], [350 * MM, 640 * MM], [0, 0]
    state.aloft, state.starts = [True, True], [5, 6]
    table = Table(game, state)
    table.play("restart castle 5")
    home = (game.start().cat_x, game.start().cat_y)
    assert (state.cat_x, state.cat_y) == home
    assert "angle 0" not in table.offered()
    assert table.offered()


# What the check refuses.


def why(made: dict[str, Any], rules: int = Brooms.newest) -> list[tuple[str, Any]]:
    return [(flaw.why, flaw.data) for flaw in flaws(msgspec.convert(made, Adventure), rules)]


def refuses(made: dict[str, Any], flaw: str, data: dict[str, Any]) -> None:
    """By a sentence of its own, where a table is opened or an adventure kept; older headers that hold it are read."""
    assert why(made) == [(flaw, data)]
    assert why(made, 3) == []
    said = {Texts(language, "brooms").format(f"flaw-{flaw}", data) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert [fault.why for fault in creations.check(made)] == [flaw]
    with pytest.raises(catalogue.BadOptions, match=flaw):
        catalogue.create("brooms", 2, {"own": made})
    for rules in (1, 2, 3):
        assert catalogue.create("brooms", 2, {"own": made}, rules).rules == rules


def test_9_a_start_that_others_can_block_is_refused() -> None:
    refuses(adventure("blocked_start"), "start-blocked", {"thing": {"thing": "hut", "number": 2}, "seats": 2})
    wider = adventure("blocked_start")
    wider["huts"][0]["x"] += 40_000
    assert why(wider) == []


def test_9_all_orders_of_choosing_are_tried_with_three_players_too() -> None:
    """Two brooms together leave no room at a hut in its niche, one alone does."""
    niche = {
        **adventure("blocked_start"),
        "players": [3, 3],
        "castles": [
            {"n": n, "x": x * MM, "y": (300 + y) * MM, "radius": radius * MM}
            for n, x, y, radius in ((1, 130, 80, 60), (2, 130, -80, 60), (3, 40, 120, 36), (4, 40, -120, 36))
        ],
        "huts": [{"n": n, "x": x * MM, "y": y * MM} for n, x, y in ((1, 240, 380), (2, 240, 220), (3, 40, 300))],
    }
    assert why(niche) == [("start-blocked", {"thing": {"thing": "hut", "number": 3}, "seats": 3})]
    for other in (1, 2):
        assert why({**niche, "players": [2, 2], "huts_used": {"2": [other, 3]}}) == []


def test_21_a_race_with_huts_on_both_sides_is_refused() -> None:
    race = {**OWN, "goal": RACE, "players": [2, 2]}
    assert why(race) == []
    beyond = [*OWN["huts"][:2], {"n": 3, "x": 850_000, "y": 350_000}]
    refuses({**race, "huts": beyond}, "huts-astride", {"number": 1})
    between = [*OWN["huts"][:2], {"n": 3, "x": 600_000, "y": 350_000}]  # past the gate, before the home line
    refuses({**race, "huts": between}, "huts-astride", {"number": 1})
    assert why({**race, "huts": beyond, "huts_used": {"2": [1, 2]}}) == []


def test_31_a_cat_outside_the_boundary_is_refused() -> None:
    refuses(adventure("cat_outside_boundary"), "cat-outside", {"number": 1})


def test_31_a_boundary_without_room_for_a_broom_is_refused() -> None:
    made = adventure("boundary_without_room")
    assert why(made) == [("cat-outside", {"number": 1}), ("boundary-narrow", {"number": 1})]
    made["goal"] |= {"castle": 4, "angle": 18}  # the cat itself has room there
    refuses(made, "boundary-narrow", {"number": 1})


def test_36_a_fool_who_begins_at_the_only_castle_is_refused() -> None:
    header = kept("only-castle").header
    refuses(header.options["own"], "fou-at-castle", {"number": 1})
    away = json.loads(json.dumps(header.options["own"]))
    away["goal"]["fou"]["x"] -= 1
    assert why(away) == []


def test_a_record_of_an_adventure_that_is_refused_now_still_replays() -> None:
    match = kept("only-castle")
    assert match.header.rules == 3
    assert match.outcome is not None
    assert match.outcome.ending == "castles-gone"
    assert record.verify(text("only-castle")).finished


# What a file may be written in.


def test_53_a_byte_order_mark_is_read_and_another_encoding_is_named() -> None:
    plain = json.dumps({**OWN, "title": "Là-haut"}, ensure_ascii=False)
    assert examine(plain.encode("utf-8-sig"))[1] == []
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1"):
        assert [flaw.why for flaw in examine(plain.encode(encoding))[1]] == ["encoding"], encoding


def test_53_what_a_file_says_twice_is_named() -> None:
    for double, field in (
        ('{"format": 1, "goal": {"hut": 1, "hut": 2}}', "hut"),
        ('{"title": "", "title": ""}', "title"),
    ):
        assert [(flaw.why, flaw.data) for flaw in examine(double.encode())[1]] == [("double-key", {"field": field})]


def test_53_the_search_for_a_way_says_whether_there_is_none_or_it_looked_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ring = ((442, 165), (391, 253), (289, 253), (238, 165), (289, 77), (391, 77))  # two millimetres from one another
    walls = [{"n": n, "x": x * MM, "y": y * MM, "radius": 50_000} for n, (x, y) in enumerate(ring, start=1)]
    walled = {
        **OWN,
        "players": [2, 2],
        "castles": walls,
        "huts": [{"n": 1, "x": 60_000, "y": 60_000}, {"n": 2, "x": 60_000, "y": 270_000}],
        "goal": {"kind": "touch", "cat": {"x": 340_000, "y": 165_000}},
    }
    data = json.dumps({**walled, "table": [500_000, 330_000]}).encode()
    assert [(flaw.why, flaw.data) for flaw in examine(data)[1]] == [("unreachable", {"number": 1})]
    monkeypatch.setattr(reachability, "MOST", 1_000)
    assert [(flaw.why, flaw.data) for flaw in examine(data)[1]] == [("not-found", {"number": 1, "count": 1_000})]


def test_53_the_search_tries_so_many_curves_for_all_goals_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock: as many questions to the sky as it says, and the same every time."""
    asked = [0]

    class Counted(Sky):
        def curve_meets(self, curve: Curve, x: int, y: int, obstacles: list[Disc]) -> int:
            asked[0] += 1
            return super().curve_meets(curve, x, y, obstacles)

    assert MOST == 200_000, "a second or two; shipped adventures need no more than 2,000"
    monkeypatch.setattr(reachability, "Sky", Counted)
    monkeypatch.setattr(reachability, "MOST", 3_000)
    own = msgspec.convert({**OWN, "goal": [TOUCH, {"kind": "pass", "gate": [5, 6]}, TOUCH]}, Adventure)
    assert reachability.unreachable(own) is None
    needed, asked[0] = asked[0], 0
    shut = msgspec.convert(changed("castles.1", {"n": 6, "x": 500_000, "y": 410_000, "radius": 60_000}), Adventure)
    assert reachability.unreachable(shut) == Flaw("not-found", {"number": 1, "count": 3_000})
    assert needed < 3_000 <= asked[0] <= 3_000 + 2 * len(CURVES)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_53_how_many_there_are_is_said_in_good_words(count: int) -> None:
    for key in ("flaw-few-starts", "flaw-few-huts"):
        english, french = (
            Texts(language, "brooms").format(key, {"count": count, "seats": 3}) for language in ("en", "fr")
        )
        assert ("places" in english or "huts" in english) == (count == 2)
        assert ("places" in french or "huttes" in french) == (count == 2)
