"""Second reading: the Flying Fool (rules 34-38, 40, 49)."""

from __future__ import annotations

from itertools import product

from mpmath import mp

from tests.games.brooms.second_reading.shapes import MATERIAL, Band, Disc, Pose, minus, square
from tests.games.brooms.second_reading.world import Asking, Piece, World


def flown(world: World, start: Pose, pieces: list[Piece]) -> list[Band]:
    """The curves he keeps: only the edge stops him, and figure and tail must end on the table (14, 15, 36)."""
    bands: list[Band] = []
    here = start
    for piece, side in pieces:
        band = Band(here, piece, side)
        if band.leaves(world.table):
            break
        bands.append(band)
        here = band.end
    while bands and any(disc.leaves(world.table) for disc in bands[-1].end.broom()):
        bands.pop()
    return bands


def hits(bands: list[Band], parts: list[Disc], disc: Disc) -> bool:
    return any(band.meets(disc) for band in bands) or any(part.meets(disc) for part in parts)


def route(world: World, start: Pose, pieces: list[Piece]) -> list[Band]:
    """Of all sides the ones he likes best (35)."""
    target = world.castles[min(world.castles)]
    liked = []
    for sides in product(("left", "right"), repeat=len(pieces)):
        bands = flown(world, start, [(piece, side) for (piece, _), side in zip(pieces, sides, strict=True)])
        if not bands:
            continue
        end = bands[-1].end
        changed = sum(side != own for side, (_, own) in zip(sides, pieces, strict=True))
        if hits(bands, end.figure(), target):
            wish = (0, 0, 0)
        else:
            away = square(minus(end.ahead(MATERIAL["fou_aim_offset"]), target.spot))
            wish = (1, -len(bands), away)
        liked.append(((wish, changed, sides), bands))
    return min(liked, key=lambda like: like[0])[1] if liked else []


def turned(world: World, start: Pose) -> Pose:
    """On the spot to the heading nearest to his target at which he is on the table (35)."""
    target = world.castles[min(world.castles)]
    dx, dy = minus(target.spot, start.spot)
    way = mp.atan2(dy, dx) * 36 / mp.pi
    fitting = [
        Pose(start.spot, heading)
        for heading in range(72)
        if not any(disc.leaves(world.table) for disc in Pose(start.spot, heading).broom())
    ]
    return min(fitting, key=lambda pose: min((pose.heading - way) % 72, (way - pose.heading) % 72), default=start)


def move_fool(world: World, pieces: list[Piece]) -> list[int]:
    """One move; the seats that he strikes leave the table."""
    assert world.fool
    bands = route(world, world.fool, pieces)
    world.fool = bands[-1].end if bands else turned(world, world.fool)
    for number, castle in list(world.castles.items()):
        if hits(bands, world.fool.figure(), castle):
            del world.castles[number]
    struck = []
    for seat, pose in enumerate(world.poses):
        if pose and any(hits(bands, world.fool.broom(), disc) for disc in pose.broom()):
            struck.append(seat)
    for seat in struck:
        world.poses[seat] = None
    return struck


def fool_flies(world: World, pieces: list[Piece]) -> Asking:
    """After a flight: he moves, castles vanish, and whom he struck comes back (34, 37, 38, 49)."""
    stood = list(world.poses)
    struck: list[int] = []
    for _ in range(2 if world.swift else 1):
        struck += move_fool(world, pieces)
        if not world.castles:
            world.ending = "castles-gone"
            return
    for step in range(world.seats):
        seat = (world.turn + step) % world.seats
        if seat not in struck:
            continue
        huts = [n for n in world.huts if world.is_untouched(seat, ("hut", n)) and world.angles(seat, ("hut", n))]
        if not huts:
            world.poses[seat] = stood[seat]  # 50
            continue
        neighbour = (seat + 1) % world.seats
        answer = yield from world.ask("send", neighbour, [f"send {n}" for n in huts])
        yield from world.put(seat, ("hut", int(answer.split()[1])))
