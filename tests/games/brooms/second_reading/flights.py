"""Second reading: one flight from take-off to the end, piece by piece (rules 14-32, 39, 45, 46, 53)."""

from __future__ import annotations

from fractions import Fraction

from tests.games.brooms.second_reading.shapes import MATERIAL, Band, Disc, Point, Pose, crossing, side, within
from tests.games.brooms.second_reading.world import Asking, Piece, Question, World

ENDINGS = {"touch": "caught-cat", "race": "landed", "land": "landed", "hold": "points", "hunt": "caught-fou"}


class Flight:
    """What is particular to the flight of this turn."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat = world, seat
        self.forward: list[Piece] = list(world.books[seat])
        self.back = world.backs[seat]
        start = world.poses[seat]
        assert start is not None
        self.start: Pose = start
        self.laid: list[Band] = []
        self.hunting: list[bool] = []  # whether the cat hunt was already his goal when that curve was laid
        self.interrupted = False
        self.lost_cat = False
        self.stuck = False
        self.done_before = world.done[seat]

    # What is in the way

    def others(self) -> list[int]:
        return [seat for seat in range(self.world.seats) if seat != self.seat and self.world.poses[seat]]

    def bearer(self) -> int | None:
        """Who holds the cat that this flight may take (27)."""
        world = self.world
        if world.has(self.seat, "hold") and world.holder not in (None, self.seat):
            return world.holder
        return None

    def in_the_way(self, *, of_tail: bool = False, backwards: bool = False) -> list[Disc]:
        world = self.world
        landing = world.targets[self.seat] if backwards else None
        discs = [disc for place, disc in world.buildings().items() if place != ("hut", landing)]
        for seat in self.others():
            pose = world.poses[seat]
            if pose and (seat != self.bearer() or of_tail or backwards):
                discs += pose.broom()
        if world.fool:
            discs += world.fool.tail()
            if backwards or not world.has(self.seat, "hunt"):
                discs += world.fool.figure()
        return discs

    def can_lie(self, band: Band, *, backwards: bool = False) -> bool:
        return not band.leaves(self.world.table) and not any(
            band.meets(disc) for disc in self.in_the_way(backwards=backwards)
        )

    def can_stand(self, pose: Pose, *, backwards: bool = False) -> bool:
        for parts, tail in ((pose.figure(), False), (pose.tail(), True)):
            way = self.in_the_way(of_tail=tail, backwards=backwards)
            for part in parts:
                if part.leaves(self.world.table) or any(part.meets(disc) for disc in way):
                    return False
        return True

    # What counts

    def reach(self) -> None:
        """The present goal is reached, and what belonged to it is over."""
        world, seat = self.world, self.seat
        kind = world.goal(seat)["kind"]
        world.done[seat] += 1
        if world.done[seat] == len(world.goals):
            world.winner, world.ending = seat, ENDINGS[kind]
        else:
            world.set_out(seat)

    def is_over(self) -> bool:
        return bool(self.world.ending)

    def touch_cats(self, parts: list[Disc], bands: list[Band]) -> None:
        """Cats of the present goal, and of the next, that these shapes touch (20)."""
        world, seat = self.world, self.seat
        while not self.is_over() and world.has(seat, "touch"):
            cat = world.cat_of(world.goal(seat))
            if not any(part.meets(cat) for part in parts) and not any(band.meets(cat) for band in bands):
                return
            self.reach()

    def catch_free_cat(self, parts: list[Disc], bands: list[Band]) -> None:
        world = self.world
        cat = world.free_cat()
        if cat is None or self.lost_cat or not world.has(self.seat, "hold"):
            return
        if any(part.meets(cat) for part in parts) or any(band.meets(cat) for band in bands):
            world.holder, world.cat = self.seat, None

    def heed_boundary(self, a: Point, b: Point) -> None:
        """With the cat, what meets the boundary or lies outside loses it (31)."""
        world = self.world
        if world.holder != self.seat:
            return
        polygon = [world.centres[n] for n in world.goals[-1]["boundary"]]
        if not (within(polygon, a) and within(polygon, b)):
            self.lost_cat = True
            world.send_cat_home()

    def steal(
        self, parts: list[Disc], bands: list[Band], standing: Pose | None, crossed: tuple[Point, Point]
    ) -> Asking:
        """The cat is taken from its bearer, who is sent away (27, 28)."""
        world, bearer = self.world, self.bearer()
        if bearer is None:
            return
        pose = world.poses[bearer]
        assert pose is not None
        touched = any(part.meets(disc) for part in parts for disc in pose.broom()) or any(
            band.meets(disc) for band in bands for disc in pose.broom()
        )
        if not touched:
            return
        world.holder = self.seat
        world.clear_book(bearer)
        world.poses[bearer] = None
        self.heed_boundary(*crossed)  # taken and lost by the same curve or figure: both before anybody is sent away
        mine = standing.broom() if standing else self.start.tail()
        lying = list(self.laid)
        own = world.poses[self.seat]
        world.poses[self.seat] = None  # what stands of the thief's broom is in `mine`
        unused = [n for n in world.castles if ("castle", n) not in world.started]
        free = [n for n in unused if world.angles(bearer, ("castle", n), lying, mine)]
        if free:
            answer = yield from world.ask("banish", self.seat, [f"banish {n}" for n in free])
            yield from world.put(bearer, ("castle", int(answer.split()[1])), lying, mine)
        else:
            world.poses[bearer] = pose  # 50
        world.poses[self.seat] = own

    def pass_lines(self, p: Point, q: Point, since: Fraction) -> Fraction | None:
        """The present gate on the way from p to q, after that part of it; where, if that reaches a goal (21, 53)."""
        world, seat = self.world, self.seat
        goal = world.goal(seat)
        if goal["kind"] not in ("pass", "race") or world.targets[seat] is not None:
            return None
        gate = (world.centres[goal["gate"][0]], world.centres[goal["gate"][1]])
        huts = next((side(gate, hut.spot) for hut in world.huts.values()), -1)
        met = crossing(gate, -1 if huts > 0 else 1, p, q)
        if met is None or met[0] < since:
            return None
        if goal["kind"] == "race":
            world.passed[seat] = met[1]
            return None
        self.reach()
        return met[0]

    def count_piece(self, band: Band, *, kept: bool, hunting: bool) -> None:
        """All that one piece counts for: goals in their order, and a cat to be caught once it is hunted."""
        since: Fraction | None = Fraction(0)
        while since is not None and not self.is_over():
            self.touch_cats([], [band])
            if self.is_over():
                return
            since = self.pass_lines(band.begin, band.end.spot, since) if kept else None
        if not hunting and self.world.has(self.seat, "hold") and not self.is_over():
            self.catch_free_cat([], [band])
            self.heed_boundary(band.begin, band.end.spot)

    def count_broom(self, pose: Pose, *, backwards: bool) -> Asking:
        """What figure and tail touch where they are set down."""
        world, seat = self.world, self.seat
        self.touch_cats(pose.broom(), [])
        if self.is_over():
            return
        fool = world.fool.figure() if world.fool and world.has(seat, "hunt") and not backwards else []
        if any(part.meets(disc) for part in pose.broom() for disc in fool):
            self.reach()
            return
        if world.has(seat, "hold"):
            ends = (pose.ahead(MATERIAL["tail_free_end"]), pose.ahead(MATERIAL["nose"]))
            if not backwards:
                yield from self.steal(pose.figure(), [], pose, ends)
            self.catch_free_cat(pose.broom(), [])
            self.heed_boundary(*ends)

    # The parts of a flight

    def lay(self) -> Asking:
        """Curve after curve, until one touches something in the way (14, 15)."""
        world, seat = self.world, self.seat
        here = self.start
        for piece, hand in self.forward:
            band = Band(here, piece, hand)
            if not self.can_lie(band):
                self.interrupted = True
                return
            self.laid.append(band)
            here = band.end
            self.touch_cats([], [band])
            self.hunting.append(world.has(seat, "hold"))
            if self.is_over():
                return
            if world.fool and world.has(seat, "hunt") and any(band.meets(disc) for disc in world.fool.figure()):
                self.reach()
                return
            if world.has(seat, "hold"):
                yield from self.steal([], [band], None, (band.begin, band.end.spot))
                self.catch_free_cat([], [band])
                self.heed_boundary(band.begin, band.end.spot)

    def stand(self) -> Asking:
        """Figure and tail at the end of the last good curve at which they fit (15, 16, 19)."""
        world, seat = self.world, self.seat
        kept = len(self.laid)
        while kept and not self.can_stand(self.laid[kept - 1].end):
            kept -= 1
            self.interrupted = True
        all_laid = self.laid
        self.laid = self.laid[:kept]
        if kept:
            world.poses[seat] = self.laid[-1].end
        world.done[seat] = self.done_before  # counted anew, now that it is known which curves stay
        for number, band in enumerate(all_laid):
            if self.is_over():
                return
            self.count_piece(band, kept=number < kept, hunting=self.hunting[number])
        if self.is_over():
            return
        if self.forward and not kept:
            self.stuck = True
            return
        if kept:
            yield from self.count_broom(self.laid[-1].end, backwards=False)

    def come_home(self) -> Asking:
        """Past the line of the home castles, with the checkpoint: the others choose a hut (22, 23, 51)."""
        world, seat = self.world, self.seat
        pose = world.poses[seat]
        if self.is_over() or not world.has(seat, "race") or not world.passed[seat] or world.targets[seat] is not None:
            return
        home = world.goal(seat)["home"]
        line = (world.centres[home[0]], world.centres[home[1]])
        huts = next(side(line, hut.spot) for hut in world.huts.values())
        assert pose is not None
        if side(line, pose.spot) * (1 if huts > 0 else -1) <= 0:
            return
        free = [n for n in world.huts if n not in world.targets]
        if len(free) == 1:  # nobody has anything to choose
            world.targets[seat] = free[0]
            return
        waiting = [other for other in range(world.seats) if other != seat]
        world.votes = {}
        while waiting:
            other, answer = yield Question("vote", tuple(waiting), frozenset(f"vote {n}" for n in free))
            world.votes[other] = int(answer.split()[1])
            waiting.remove(other)
        chosen = set(world.votes.values())
        world.votes = {}
        if len(chosen) == 1:
            world.targets[seat] = chosen.pop()
        else:
            answer = yield from world.ask("target", seat, [f"target {n}" for n in free])
            world.targets[seat] = int(answer.split()[1])

    def fly_back(self) -> Asking:
        """The reverse, which alone can land (18, 24)."""
        world, seat = self.world, self.seat
        stands = world.poses[seat]
        assert stands is not None
        assert self.back is not None
        band = Band(stands, *self.back, backwards=True)
        hut = world.targets[seat]
        cancelled = True
        if self.can_lie(band, backwards=True):
            fits = self.can_stand(band.end, backwards=True)
            hunting = world.has(seat, "hold")
            if hunting:
                self.catch_free_cat([], [band])
                self.heed_boundary(band.begin, band.end.spot)
            self.count_piece(band, kept=fits, hunting=hunting)
            if self.is_over():
                return
            if fits:
                world.poses[seat] = band.end
                if hut is not None and hut == world.targets[seat]:
                    disc = world.huts[hut]
                    if band.meets(disc) or any(part.meets(disc) for part in band.end.tail()):
                        self.reach()
                        if self.is_over():
                            return
                cancelled = False
        if cancelled:
            self.interrupted = True
            self.stuck = not self.forward
        if not self.stuck:
            pose = world.poses[seat]
            assert pose is not None
            yield from self.count_broom(pose, backwards=True)

    def fly(self) -> Asking:
        """The whole flight; what is left to say is whether it is stuck."""
        world, seat = self.world, self.seat
        world.lifted = seat
        yield from self.lay()
        world.lifted = None
        if not self.is_over():
            yield from self.stand()
        if self.is_over() or self.stuck:
            return
        yield from self.come_home()
        if self.back and not self.interrupted:
            yield from self.fly_back()
            if self.is_over() or self.stuck:
                return
            yield from self.come_home()
        goal = world.goal(seat)
        flown = len(self.forward) + (self.back is not None)
        if goal["kind"] == "hold" and world.holder == seat and not self.interrupted and flown >= goal["pieces"]:
            world.points[seat] += 1
            if world.points[seat] == goal["points"]:
                world.done[seat] += 1
                world.winner, world.ending = seat, "points"
