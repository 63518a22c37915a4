"""Second reading: positions in the middle of a match, made by dice, so that every flight may be the interesting one."""

from __future__ import annotations

from typing import Any

from envol.dice import FastDice
from envol.games.brooms.moves import HUT, code_of
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NO_PIECE, NOBODY, TURN
from tests.games.brooms.second_reading.compare import Pair, world_of
from tests.games.brooms.second_reading.match import play_on
from tests.games.brooms.second_reading.shapes import Disc, Point, Pose, plus, vector
from tests.games.brooms.second_reading.world import Piece, World

LETTERS = "ABCDEFGHIJ"


def _pose(world: World, dice: FastDice, solids: list[Disc]) -> Pose:
    """Somewhere on the table, and in nobody's way."""
    while True:
        pose = Pose((dice.below(world.table[0]), dice.below(world.table[1])), dice.below(72))
        parts = pose.broom()
        if not any(part.leaves(world.table) or any(part.meets(other) for other in solids) for part in parts):
            return pose


def _aim(world: World, seat: int, dice: FastDice) -> Point:
    """Near what a player is after."""
    goal = world.goal(seat)
    hut = world.targets[seat]
    if hut is not None:
        return world.huts[hut].spot
    if goal["kind"] == "touch":
        return world.cat_of(goal).spot
    if goal["kind"] == "hunt" and world.fool:
        return world.fool.spot
    if goal["kind"] == "hold":
        bearer = world.poses[world.holder] if world.holder is not None else None
        return bearer.spot if bearer else world.cat or (0, 0)
    a, b = (world.centres[number] for number in goal["home" if world.passed[seat] else "gate"])
    part = 20 + dice.below(60)
    return (a[0] * part + b[0] * (100 - part)) // 100, (a[1] * part + b[1] * (100 - part)) // 100


def _pose_near(world: World, dice: FastDice, solids: list[Disc], aim: Point) -> Pose | None:
    """One from which a flight may well reach a spot, if there is room."""
    for _ in range(30):
        way = dice.below(72)
        pose = Pose(plus(aim, vector(30_000 + dice.below(220_000), way)), (way + 36 + dice.below(25) - 12) % 72)
        if not any(part.leaves(world.table) or any(part.meets(other) for other in solids) for part in pose.broom()):
            return pose
    return None


def _piece(world: World, dice: FastDice) -> Piece:
    left = [letter for letter, count in world.supply().items() if count]
    return left[dice.below(len(left))], ("left", "right")[dice.below(2)]


def _fill(world: World, dice: FastDice) -> None:
    """Brooms, books and what each has reached."""
    last = len(world.goals) - 1
    solids = list(world.buildings().values())
    if world.fool:
        for number in list(world.castles):
            if len(world.castles) > 1 and dice.below(5) == 0:
                del world.castles[number]
        solids = list(world.buildings().values())
        world.fool = _pose(world, dice, solids[len(world.castles) :])
        solids += world.fool.broom()
    starts = list(world.starts)
    for seat in range(world.seats):
        world.started[seat] = starts.pop(dice.below(len(starts)))
        pose = _pose(world, dice, solids)
        world.poses[seat] = pose
        solids += pose.broom()
        world.done[seat] = dice.below(last + 1)
        world.set_out(seat)
        if world.has(seat, "race"):
            world.passed[seat] = dice.below(3) > 0
            free = [number for number in world.huts if number not in world.targets]
            if world.passed[seat] and dice.below(2):
                world.targets[seat] = free[dice.below(len(free))]
    if world.goals[-1]["kind"] == "hold":
        world.points = [dice.below(world.goals[-1]["points"]) for _ in range(world.seats)]
        bearer = dice.below(world.seats + 1)
        if bearer < world.seats and world.done[bearer] == last:
            world.holder, world.cat = bearer, None
        else:
            world.send_cat_home()
    others = [disc for disc in solids if disc not in (world.poses[0] or Pose((0, 0), 0)).broom()]
    world.poses[0] = _pose_near(world, dice, others, _aim(world, 0, dice)) or world.poses[0]
    for seat in range(world.seats):
        world.books[seat] = []
        for _ in range(dice.below(5)):
            world.books[seat].append(_piece(world, dice))
        if world.reverse and (dice.below(2) or (seat == 0 and not world.books[seat])):
            world.backs[seat] = _piece(world, dice)
        if seat == 0 and not world.books[0] and world.backs[0] is None:
            world.books[0].append(_piece(world, dice))


def position(game: Brooms, adventure: dict[str, Any], dice: FastDice) -> Pair:
    """The same position for the game and for the second reading; seat 0 has something to fly."""
    world = world_of(game, adventure)
    _fill(world, dice)
    state = game.start()
    state.phase = TURN
    for seat in range(game.seats):
        pose, started, back = world.poses[seat], world.started[seat], world.backs[seat]
        assert pose is not None
        assert started is not None
        state.xs[seat], state.ys[seat], state.headings[seat] = *pose.spot, pose.heading
        state.aloft[seat] = True
        state.starts[seat] = started[1] + (HUT if started[0] == "hut" else 0)
        state.books[seat] = [code_of(*piece) for piece in world.books[seat]]
        state.backs[seat] = NO_PIECE if back is None else code_of(*back)
    state.supply = [world.supply()[letter] for letter in LETTERS]
    state.done, state.passed, state.points = world.done[:], world.passed[:], world.points[:]
    state.targets = [target or 0 for target in world.targets]
    state.castles = [number for number in state.castles if number in world.castles]
    state.holder = NOBODY if world.holder is None else world.holder
    if world.cat is not None:
        state.cat_x, state.cat_y = world.cat
    if world.fool is not None:
        state.fou_x, state.fou_y, state.fou_heading = *world.fool.spot, world.fool.heading
    return Pair(game, state, world, play_on(world))
