"""Whoever is stuck is told why, and what each way out costs (17): both must hold, whatever the adventure."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from envol.dice import FastDice
from envol.game import Event
from envol.games.brooms.moves import RESTARTS, Restart
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NOBODY, STUCK, State
from envol.games.brooms.view import Stuck
from envol.match import Match
from tests.games.brooms.setup import FAR, position

CRASHES = ("stopped", "no-room", "back-stopped")


def told(game: Brooms, state: State, seat: int, move: Any) -> list[Event]:
    events: list[Event] = []
    game.apply(state, seat, move, events.append)
    return events


def check(game: Brooms, state: State, stuck: Stuck, events: list[Event]) -> None:
    """What the view says is what the flight met, and starting again takes away what the view says."""
    kinds = [event.kind for event in events]
    crash = [event for event in events if event.kind.removesuffix("-broom") in CRASHES][-1]
    met = ("broom", crash.data["other"]) if "other" in crash.data else (*crash.data["thing"].values(),)
    assert (stuck.thing, stuck.number) == met
    stands = "backed" in kinds if stuck.back else crash.kind.startswith("no-room")
    assert stuck.by == ("broom" if stands else "curve")
    seat = state.turn
    for place in game.placing.restarts(state, seat):
        again = game.clone(state)
        game.apply(again, seat, RESTARTS[place])
        lost = {
            "cat": state.holder == seat and again.holder == NOBODY,
            "hut": bool(state.targets[seat]) and again.targets[seat] == 0,
            "gate": state.passed[seat] and not again.passed[seat],
        }
        assert stuck.loses == next((thing for thing, is_lost in lost.items() if is_lost), "curves")


@pytest.mark.deeper
@pytest.mark.parametrize("adventure", ["school", "bumblebee", "cat", "fou", "post"])
def test_17_what_is_said_of_an_impasse_holds(adventure: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        match = Match.new("brooms", 3, {"adventure": adventure})
        dice = FastDice(f"impasse {seed}")
        match.settle(dice)
        game, state = match.game, match.state
        assert isinstance(game, Brooms)
        for _ in range(250):
            if not game.to_move(state):
                break
            seat = game.to_move(state)[0]
            moves = [move for move in game.moves(state, seat) if not isinstance(move, Restart)]
            flies = [move for move in moves if str(move) == "fly"]
            move = flies[0] if flies and dice.below(3) == 0 else moves[dice.below(len(moves))]
            events = told(game, state, seat, move)
            view = game.view(state, seat)
            assert (view.stuck is None) or state.phase == STUCK
            if view.stuck is not None:
                check(game, state, view.stuck, events)
                assert game.view(game.guess(view, seat, dice), seat) == view
                seen[view.stuck.thing] += 1
    assert sum(seen.values()) > 3, seen


@pytest.mark.parametrize(
    ("adventure", "changes", "loses"),
    [
        ("school", {}, "curves"),
        ("bumblebee", {"passed": [True, False]}, "gate"),
        ("bumblebee", {"passed": [True, False], "targets": [3, 0]}, "hut"),
        ("cat", {"holder": 0, "cat_x": 0, "cat_y": 0}, "cat"),
    ],
)
def test_17_what_starting_again_costs(adventure: str, changes: dict[str, Any], loses: str) -> None:
    table = position(adventure, [(1535, 900, 0), FAR[1]], "A left, B right", **changes)
    table.play("fly")
    stuck = table.game.view(table.state, 0).stuck
    assert stuck == Stuck("A left", False, "curve", "edge", 0, False, loses)  # type: ignore[arg-type]


def test_17_a_broom_in_the_way_may_move_on_and_a_castle_may_not() -> None:
    for adventure, moves in (("school", False), ("fou", True)):
        table = position(adventure, [(100, 100, 0), FAR[1]], "A left")
        castle = table.game.sky.places[table.state.castles[0]]
        table.state.xs[0], table.state.ys[0] = castle.x - castle.radius - 50_000, castle.y
        assert table.play("fly")[-1] == "stuck"
        stuck = table.game.view(table.state, 0).stuck
        assert stuck is not None
        assert (stuck.thing, stuck.moves) == ("castle", moves), "the Fool makes castles vanish"
    table = position("school", [(1000, 600, 0), (1080, 600, 0)], "A left")
    assert table.play("fly")[-1] == "stuck"
    stuck = table.game.view(table.state, 0).stuck
    assert stuck is not None
    assert (stuck.thing, stuck.number, stuck.moves) == ("broom", 1, True)
