"""Small random skies for the second reading: all kinds of goals, 2 to 4 players, and little room."""

from __future__ import annotations

from typing import Any

import msgspec

from envol.dice import FastDice
from envol.games.brooms.adventures.flaws import flaws
from envol.games.brooms.adventures.format import Adventure

EARLIER = ("touch", "touch", "pass", "pass", "land", "race")
LAST = ("touch", "land", "race", "hold", "hold", "hunt", "hunt")
MM = 1000


class Draft:
    """Things on a table that do not come too near to one another."""

    def __init__(self, dice: FastDice, width: int, height: int) -> None:
        self.dice, self.width, self.height = dice, width, height
        self.taken: list[tuple[int, int, int]] = []

    def spot(self, radius: int, gap: int, west: int, east: int) -> tuple[int, int] | None:
        """A free spot between two meridians, in millimetres."""
        for _ in range(40):
            x = west + self.dice.below(max(1, east - west))
            y = radius + 30 + self.dice.below(max(1, self.height - 2 * radius - 60))
            if self.takes(x, y, radius, gap):
                return x, y
        return None

    def spot_near(self, x: int, y: int, radius: int, gap: int) -> tuple[int, int] | None:
        """A free spot within a curve's length of another."""
        for _ in range(40):
            a, b = x + self.dice.below(200) - 100, y + self.dice.below(200) - 100
            if self.takes(a, b, radius, gap):
                return a, b
        return None

    def takes(self, x: int, y: int, radius: int, gap: int) -> bool:
        near = [(x - a) ** 2 + (y - b) ** 2 < (radius + other + gap) ** 2 for a, b, other in self.taken]
        if any(near) or not radius < x < self.width - radius or not radius < y < self.height - radius:
            return False
        self.taken.append((x, y, radius))
        return True


def _pick(dice: FastDice, words: tuple[str, ...]) -> str:
    return words[dice.below(len(words))]


def _two(dice: FastDice, numbers: list[int]) -> list[int]:
    first = numbers[dice.below(len(numbers))]
    rest = [number for number in numbers if number != first]
    return [first, rest[dice.below(len(rest))]]


def _ring(width: int, height: int, count: int) -> list[tuple[int, int]]:
    """The corners of a convex ring round the middle."""
    ways = [(100, 0), (70, 70), (0, 100), (-70, 70), (-100, 0), (-70, -70), (0, -100), (70, -70)]
    chosen = ways if count >= 8 else [ways[0], ways[2], ways[4], ways[6]]
    return [
        (width // 2 + x * (width * 37 // 100) // 100, height // 2 + y * (height * 37 // 100) // 100) for x, y in chosen
    ]


def draft(dice: FastDice) -> dict[str, Any] | None:
    """A sky that may be nonsense, or nothing where there was no room."""
    width, height = 480 + dice.below(300), 420 + dice.below(240)
    last = _pick(dice, LAST)
    kinds = [*(_pick(dice, EARLIER) for _ in range(dice.below(4))), last]
    table = Draft(dice, width, height)
    castles: list[dict[str, int]] = []
    numbers = list(range(1, 9))
    order = [numbers.pop(dice.below(len(numbers))) for _ in range(8)]
    if last == "hold":
        for x, y in [*_ring(width, height, 4 + 4 * dice.below(2)), (width // 2, height // 2)][-8:]:
            radius = 20 + dice.below(6)
            table.taken.append((x, y, radius))
            castles.append({"n": order[len(castles)], "x": x * MM, "y": y * MM, "radius": radius * MM})
    else:
        for _ in range(2 + dice.below(6)):
            radius = 20 + dice.below(12)
            spot = table.spot(radius, 45, width // 4, width - 60)
            if spot is None:
                return None
            castles.append({"n": order[len(castles)], "x": spot[0] * MM, "y": spot[1] * MM, "radius": radius * MM})
    here = [castle["n"] for castle in castles]
    from_castles = dice.below(3) == 0 and len(here) > 4
    huts: list[dict[str, int]] = []
    if not from_castles or last == "hunt" or "race" in kinds or "land" in kinds:
        for hut in range(1, 5):
            spot = table.spot(25, 40, 30, width // 5)
            if spot is None:
                break
            huts.append({"n": hut, "x": spot[0] * MM, "y": spot[1] * MM})
    if not huts and not from_castles:
        return None
    goals: list[dict[str, Any]] = []
    gates = [_two(dice, here) for _ in kinds]
    for number in range(1, len(kinds)):
        if kinds[number - 1] == "touch" and dice.below(2):
            gates[number] = gates[number - 1]
    middles = {castle["n"]: (castle["x"] // MM, castle["y"] // MM) for castle in castles}
    for number, kind in enumerate(kinds):
        if kind == "touch":  # a cat beside a gate, where one may well fly through it and touch the cat at once
            (ax, ay), (bx, by) = (middles[castle] for castle in gates[max(0, number - dice.below(2))])
            spot = table.spot_near((ax + bx) // 2, (ay + by) // 2, 15, 20)
            if spot is None:
                return None
            goals.append({"kind": kind, "cat": {"x": spot[0] * MM, "y": spot[1] * MM}})
        elif kind == "land":
            goals.append({"kind": kind, "hut": huts[dice.below(len(huts))]["n"] if huts else 1})
        elif kind == "pass":
            goals.append({"kind": kind, "gate": gates[number]})
        elif kind == "race":
            goals.append({"kind": kind, "gate": gates[number], "home": _two(dice, here)})
        elif kind == "hold":
            middle, ring = here[-1], here[:-1]
            points, pieces = 1 + dice.below(3), 1 + dice.below(2)
            goals.append(
                {
                    "kind": kind,
                    "castle": middle,
                    "angle": dice.below(72),
                    "points": points,
                    "pieces": pieces,
                    "boundary": ring,
                }
            )
        else:
            spot = table.spot(60, 12, width // 4, width - 70)
            if spot is None:
                return None
            fou = {"x": spot[0] * MM, "y": spot[1] * MM, "heading": dice.below(72)}
            goals.append({"kind": kind, "fou": fou, "pieces": 1 + dice.below(4)})
    fewest = len(here) - 1 if from_castles else len(huts)
    made: dict[str, Any] = {
        "format": "brooms-adventure/1",
        "players": [2, max(2, min(4, fewest))],
        "table": [width * MM, height * MM],
        "castles": castles,
        "reverse": bool(dice.below(8)) or any(kind in ("race", "land") for kind in kinds),
        "goal": goals[0] if len(goals) == 1 and dice.below(2) else goals,
    }
    if huts:
        made["huts"] = huts
    if from_castles:
        made["start"] = [number for number in here if last != "hold" or number != here[-1]]
    return made


def sky(seed: str) -> dict[str, Any]:
    """A sky that a table may fly in."""
    dice = FastDice(seed)
    while True:
        made = draft(dice)
        if made is not None and not flaws(msgspec.convert(made, Adventure)):
            return made
