"""Second reading: start, turns and what a stuck player may do (rules 9-12, 17, 42, 43)."""

from __future__ import annotations

from tests.games.brooms.second_reading.flights import Flight
from tests.games.brooms.second_reading.fool import fool_flies
from tests.games.brooms.second_reading.world import Asking, Place, Question, World, written


def start(world: World, seat: int) -> Asking:
    """A hut or castle of one's own, and the angle at its rim (9)."""
    untaken = [place for place in world.starts if place not in world.started]
    free = [place for place in untaken if world.angles(seat, place)]
    if not free:
        spots = {place: disc.spot for place, disc in world.buildings().items()}
        free = world.nearest_legal(seat, untaken, spots, world.started)
    answer = yield from world.ask("start", seat, [f"start {written(place)}" for place in free])
    _, kind, number = answer.split()
    world.started[seat] = (kind, int(number))
    yield from world.put(seat, (kind, int(number)))


def choices(world: World, seat: int) -> list[str]:
    """Take a piece, to be flown forward or back, or fly (10-12)."""
    book, back = world.books[seat], world.backs[seat]
    left = [f"{piece} {side}" for piece, count in world.supply().items() if count for side in ("left", "right")]
    found = []
    if back is None and len(book) < 5:
        found += [f"take {piece}" for piece in left]
    if back is None and world.reverse and len(book) < (6 if world.sixth else 5):
        found += [f"back {piece}" for piece in left]
    if book or back:
        found.append("fly")
    return found


def restarts(world: World, seat: int) -> list[Place]:
    """Where a stuck player may start again: a free hut, or his castle; else what is nearest (17, 48)."""
    began = world.started[seat]
    assert began is not None
    kept = world.holder, world.cat, world.poses[seat]
    if world.holder == seat:  # it goes home first, and might be in the way there
        world.poses[seat] = None
        world.send_cat_home()
    found = _restarts(world, seat, began)
    world.holder, world.cat, world.poses[seat] = kept
    return found


def _restarts(world: World, seat: int, began: Place) -> list[Place]:
    if world.starts[0][0] == "castle":
        usual = [began] if world.disc(began) and world.angles(seat, began) else []
    else:
        huts: list[Place] = [("hut", n) for n in world.huts]
        usual = [hut for hut in huts if world.is_untouched(seat, hut) and world.angles(seat, hut)]
    if usual:
        return usual
    spots = {("castle", n): spot for n, spot in world.centres.items()}
    spots |= {("hut", n): disc.spot for n, disc in world.huts.items()}
    return world.nearest_legal(seat, [began], spots, [])


def decide_stuck(world: World, seat: int) -> Asking:
    """Keep the pieces, give them up and stay, or start again (17)."""
    places = restarts(world, seat)
    answer = yield from world.ask("stuck", seat, ["keep", "stay", *(f"restart {written(place)}" for place in places)])
    if answer == "keep":
        return
    world.clear_book(seat)
    if answer == "stay":
        return
    _, kind, number = answer.split()
    world.set_out(seat)
    world.poses[seat] = None
    if world.holder == seat:
        world.send_cat_home()
    yield from world.put(seat, (kind, int(number)))


def take_turn(world: World, seat: int) -> Asking:
    answer = yield from world.ask("turn", seat, choices(world, seat))
    words = answer.split()
    if words[0] == "take":
        world.books[seat].append((words[1], words[2]))
    elif words[0] == "back":
        world.backs[seat] = (words[1], words[2])
    else:
        flight = Flight(world, seat)
        yield from flight.fly()
        if world.ending:
            return
        if flight.stuck:
            yield from decide_stuck(world, seat)
            return
        world.clear_book(seat)
        if world.fool:
            pieces = flight.forward + ([flight.back] if flight.back else [])
            yield from fool_flies(world, pieces[: world.goals[-1]["pieces"]])


def play(world: World) -> Asking:
    """A whole match; the first question is to chance (43)."""
    _, answer = yield Question("first", (), frozenset(f"first {seat}" for seat in range(world.seats)))
    first = int(answer.split()[1])
    for step in range(world.seats):
        world.turn = (first + step) % world.seats
        yield from start(world, world.turn)
    world.turn = first
    yield from play_on(world)


def play_on(world: World) -> Asking:
    """Turn after turn, until somebody has won or nobody will (42)."""
    while True:
        yield from take_turn(world, world.turn)
        if world.ending:
            return
        world.turns += 1
        if world.turns == 400:
            world.ending = "turn-limit"
            return
        world.turn = (world.turn + 1) % world.seats
