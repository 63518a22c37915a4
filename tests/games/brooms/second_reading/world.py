"""Second reading: what stands where, what is in whose way, and where a broom may be placed (9, 13, 17, 47, 48)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any

from tests.games.brooms.second_reading.shapes import MATERIAL, PIECES, Band, Disc, Point, Pose, minus, square, vector

Piece = tuple[str, str]  # its letter, and left or right
Place = tuple[str, int]  # castle or hut, and its number


@dataclass(frozen=True)
class Question:
    """Who is asked, and what they may answer, in the notation of moves."""

    phase: str
    seats: tuple[int, ...]
    answers: frozenset[str]


Asking = Generator[Question, tuple[int, str], Any]  # yields a question, is sent who answered what


class World:
    """All that is known at a table."""

    def __init__(self, adventure: dict[str, Any], seats: int, *, sixth: bool = False, swift: bool = False) -> None:
        self.seats = seats
        self.sixth, self.swift = sixth, swift
        self.table: Point = (adventure["table"][0], adventure["table"][1])
        goal = adventure["goal"]
        self.goals: list[dict[str, Any]] = goal if isinstance(goal, list) else [goal]
        self.reverse: bool = adventure["reverse"]
        self.castles: dict[int, Disc] = {}  # those that stand
        for castle in sorted(adventure["castles"], key=lambda castle: int(castle["n"])):
            usual = MATERIAL["castle_radius"][str(castle["n"])]
            self.castles[castle["n"]] = Disc((castle["x"], castle["y"]), castle.get("radius", usual))
        self.centres = {n: castle.spot for n, castle in self.castles.items()}  # lines stay where castles vanish
        huts = {hut["n"]: Disc((hut["x"], hut["y"]), MATERIAL["hut_radius"]) for hut in adventure.get("huts", [])}
        used = adventure.get("huts_used", {}).get(str(seats), sorted(huts))
        self.huts: dict[int, Disc] = {n: huts[n] for n in sorted(used)}
        chosen = adventure.get("start")
        self.starts: list[Place] = [("castle", n) for n in chosen] if chosen else [("hut", n) for n in self.huts]
        self.poses: list[Pose | None] = [None] * seats
        self.started: list[Place | None] = [None] * seats
        self.books: list[list[Piece]] = [[] for _ in range(seats)]
        self.backs: list[Piece | None] = [None] * seats
        self.done = [0] * seats
        self.passed = [False] * seats
        self.targets: list[int | None] = [None] * seats
        self.votes: dict[int, int] = {}
        self.points = [0] * seats
        self.holder: int | None = None
        self.cat: Point | None = None  # of the cat hunt, while nobody holds it
        self.fool: Pose | None = None
        self.lifted: int | None = None  # whose figure is in the air, while his curves are laid (1)
        self.turns = 0
        self.turn = 0
        self.winner: int | None = None
        self.ending = ""
        last = self.goals[-1]
        if last["kind"] == "hold":
            self.cat = self.cat_spot(last["angle"])
        if last["kind"] == "hunt":
            self.fool = Pose((last["fou"]["x"], last["fou"]["y"]), last["fou"]["heading"])
        for seat in range(seats):
            self.set_out(seat)

    # What is asked

    def ask(self, phase: str, seat: int, answers: Iterable[str]) -> Generator[Question, tuple[int, str], str]:
        _, answer = yield Question(phase, (seat,), frozenset(answers))
        return answer

    # Pieces

    def supply(self) -> dict[str, int]:
        """What nobody has on the book (3)."""
        taken = [piece for book in self.books for piece, _ in book] + [back[0] for back in self.backs if back]
        return {piece: data["count"] - taken.count(piece) for piece, data in PIECES.items()}

    def clear_book(self, seat: int) -> None:
        self.books[seat], self.backs[seat] = [], None

    # Goals

    def goal(self, seat: int) -> dict[str, Any]:
        return self.goals[min(self.done[seat], len(self.goals) - 1)]

    def has(self, seat: int, kind: str) -> bool:
        return bool(self.goal(seat)["kind"] == kind)

    def cat_of(self, goal: dict[str, Any]) -> Disc:
        return Disc((goal["cat"]["x"], goal["cat"]["y"]), MATERIAL["cat_radius"])

    def free_cat(self) -> Disc | None:
        return None if self.cat is None else Disc(self.cat, MATERIAL["cat_radius"])

    def set_out(self, seat: int) -> None:
        """For his present goal: nothing of it is reached, and where it names a hut, his marker goes there."""
        self.passed[seat] = False
        self.targets[seat] = self.goal(seat)["hut"] if self.has(seat, "land") else None

    # Shapes

    def disc(self, place: Place) -> Disc | None:
        return (self.castles if place[0] == "castle" else self.huts).get(place[1])

    def buildings(self) -> dict[Place, Disc]:
        castles: dict[Place, Disc] = {("castle", n): disc for n, disc in self.castles.items()}
        return castles | {("hut", n): disc for n, disc in self.huts.items()}

    def brooms(self, but: int | None) -> list[Disc]:
        """Figures and tails on the table, but for those of one seat."""
        found = []
        for seat, pose in enumerate(self.poses):
            if pose and seat != but:
                found += pose.tail() if seat == self.lifted else pose.broom()
        return found

    def cat_spot(self, angle: int) -> Point:
        """On the rim of the cat's castle."""
        castle = self.castles[self.goals[-1]["castle"]]
        dx, dy = vector(castle.radius + MATERIAL["cat_radius"], angle)
        return castle.spot[0] + dx, castle.spot[1] + dy

    def send_cat_home(self) -> None:
        """To where it began, or clockwise to the next spot that no broom touches (31)."""
        self.holder = None
        first: int = self.goals[-1]["angle"]
        for step in range(72):
            self.cat = self.cat_spot((first - step) % 72)
            cat = Disc(self.cat, MATERIAL["cat_radius"])
            if not any(cat.meets(disc) for disc in self.brooms(None)):
                return
        self.cat = self.cat_spot(first)

    # Places

    def rim_pose(self, place: Place, heading: int) -> Pose:
        disc = self.buildings()[place]
        dx, dy = vector(disc.radius - MATERIAL["tail_free_end"], heading)
        return Pose((disc.spot[0] + dx, disc.spot[1] + dy), heading)

    def fits_rim(self, seat: int, place: Place, heading: int, bands: Iterable[Band], more: Iterable[Disc]) -> bool:
        """Whether a broom placed there touches nothing else and stays on the table (9, 47)."""
        broom = self.rim_pose(place, heading).broom()
        others = [disc for other, disc in self.buildings().items() if other != place] + self.brooms(seat) + [*more]
        cat = self.free_cat()
        if cat:
            others.append(cat)
        others += [self.cat_of(goal) for goal in self.goals if goal["kind"] == "touch"]  # all of them are there
        if self.fool:
            others += self.fool.broom()
        for part in broom:
            if part.leaves(self.table) or any(part.meets(other) for other in others):
                return False
            if any(band.meets(part) for band in bands):
                return False
        return True

    def angles(self, seat: int, place: Place, bands: Iterable[Band] = (), more: Iterable[Disc] = ()) -> list[int]:
        return [heading for heading in range(72) if self.fits_rim(seat, place, heading, bands, more)]

    def is_untouched(self, seat: int, place: Place) -> bool:
        """Whether no other broom touches this castle or hut (38, 48)."""
        disc = self.buildings()[place]
        return not any(disc.meets(part) for part in self.brooms(seat))

    def nearest_legal(
        self, seat: int, near: Iterable[Place], spots: dict[Place, Point], taken: Iterable[Place | None]
    ) -> list[Place]:
        """Where none of the usual places is left: of all that stand and are free, the nearest to one of those."""
        free = [place for place in self.buildings() if self.is_untouched(seat, place) and self.angles(seat, place)]
        away = {
            place: min(square(minus(spots[place], spots[usual])) for usual in near)
            for place in free
            if place not in taken
        }
        return sorted(away, key=lambda place: (away[place], place))[:1]  # castles before huts, the lower number first

    def put(
        self, seat: int, place: Place, bands: Iterable[Band] = (), more: Iterable[Disc] = ()
    ) -> Generator[Question, tuple[int, str], None]:
        """The seat itself chooses the angle at the rim."""
        angles = self.angles(seat, place, bands, more)
        answer = yield from self.ask("angle", seat, [f"angle {5 * heading}" for heading in angles])
        self.poses[seat] = self.rim_pose(place, int(answer.split()[1]) // 5)


def written(place: Place) -> str:
    return f"{place[0]} {place[1]}"
