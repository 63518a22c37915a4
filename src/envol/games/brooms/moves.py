"""Moves of Brooms, made once and shared."""

from __future__ import annotations

from typing import Final

from envol.game import Data, Move
from envol.games.brooms.flying.geometry import HEADINGS, LEFT, MATERIAL, PIECES

CASTLES: Final = 8
HUTS: Final = 4
HUT: Final = 10  # a place is a castle's number, or this and a hut's number
SIDES: Final = ("left", "right")


def curve_data(code: int) -> Data:
    """A piece with its side as a sentence needs it: millimetres and degrees."""
    piece = MATERIAL["pieces"][code // 2]
    degrees = piece["turn"] * 5
    millimetres = piece["length"] // 1000
    side = SIDES[code % 2]
    return {"curve": {"piece": piece["id"], "side": side, "length": millimetres, "degrees": degrees}}


def place_data(place: int) -> Data:
    """A castle or hut as a sentence needs it."""
    if place > HUT:
        return {"thing": {"thing": "hut", "number": place - HUT}}
    return {"thing": {"thing": "castle", "number": place}}


def _place_name(place: int) -> str:
    return f"hut {place - HUT}" if place > HUT else f"castle {place}"


class First(Move):
    """Chance names the seat that begins."""

    def __init__(self, first: int) -> None:
        super().__init__(f"first {first}", {"seat": first})
        self.first: Final = first


class Start(Move):
    """A player chooses the hut or castle from which he starts."""

    def __init__(self, place: int) -> None:
        super().__init__(f"start {_place_name(place)}", place_data(place))
        self.place: Final = place


class Restart(Move):
    """A player who is stuck gives up his pieces and starts again from here."""

    def __init__(self, place: int) -> None:
        super().__init__(f"restart {_place_name(place)}", place_data(place))
        self.place: Final = place


class Angle(Move):
    """The broom is placed on the rim, pointing this way; written in degrees."""

    def __init__(self, heading: int) -> None:
        super().__init__(f"angle {heading * 5}", {"degrees": heading * 5})
        self.heading: Final = heading


class Take(Move):
    """A piece goes to the next place of the book, to be flown forward."""

    def __init__(self, code: int) -> None:
        super().__init__(f"take {PIECES[code // 2]} {SIDES[code % 2]}", curve_data(code))
        self.code: Final = code


class Back(Move):
    """A piece goes below the book, to be flown in reverse."""

    def __init__(self, code: int) -> None:
        super().__init__(f"back {PIECES[code // 2]} {SIDES[code % 2]}", curve_data(code))
        self.code: Final = code


class Fly(Move):
    """The pieces of the book are flown."""

    def __init__(self) -> None:
        super().__init__("fly")


class Keep(Move):
    """A player who is stuck keeps his pieces and passes."""

    def __init__(self) -> None:
        super().__init__("keep")


class Stay(Move):
    """A player who is stuck gives up his pieces and stays where he is."""

    def __init__(self) -> None:
        super().__init__("stay")


class Vote(Move):
    """An opponent commits himself to a hut for the player to land on."""

    def __init__(self, hut: int, shown: str = "") -> None:
        notation = f"vote {hut}" if hut > 0 else "vote ?"
        super().__init__(notation + shown, {"number": hut} if hut > 0 else None)
        self.hut: Final = hut


class Target(Move):
    """The player chooses the hut himself."""

    def __init__(self, hut: int) -> None:
        super().__init__(f"target {hut}", {"number": hut})
        self.hut: Final = hut


class Banish(Move):
    """The thief of the cat sends his victim to a castle."""

    def __init__(self, castle: int) -> None:
        super().__init__(f"banish {castle}", {"number": castle})
        self.castle: Final = castle


class Send(Move):
    """A neighbour chooses the hut of a player whom the Fou has struck."""

    def __init__(self, hut: int) -> None:
        super().__init__(f"send {hut}", {"number": hut})
        self.hut: Final = hut


_places: Final[list[int]] = [*range(1, CASTLES + 1), *range(HUT + 1, HUT + HUTS + 1)]
FIRSTS: Final[list[First]] = [First(seat) for seat in range(4)]
STARTS: Final[dict[int, Start]] = {place: Start(place) for place in _places}
RESTARTS: Final[dict[int, Restart]] = {place: Restart(place) for place in _places}
ANGLES: Final[list[Angle]] = [Angle(heading) for heading in range(HEADINGS)]
TAKES: Final[list[Take]] = [Take(code) for code in range(2 * len(PIECES))]
BACKS: Final[list[Back]] = [Back(code) for code in range(2 * len(PIECES))]
FLY: Final = Fly()
KEEP: Final = Keep()
STAY: Final = Stay()
VOTES: Final[dict[int, Vote]] = {hut: Vote(hut) for hut in range(1, HUTS + 1)}
TARGETS: Final[dict[int, Target]] = {hut: Target(hut) for hut in range(1, HUTS + 1)}
BANISHES: Final[dict[int, Banish]] = {castle: Banish(castle) for castle in range(1, CASTLES + 1)}
SENDS: Final[dict[int, Send]] = {hut: Send(hut) for hut in range(1, HUTS + 1)}
HIDDEN_VOTE: Final = Vote(0)

_all: list[Move] = [FLY, KEEP, STAY]
_all.extend(FIRSTS)
_all.extend(STARTS.values())
_all.extend(RESTARTS.values())
_all.extend(ANGLES)
_all.extend(TAKES)
_all.extend(BACKS)
_all.extend(VOTES.values())
_all.extend(TARGETS.values())
_all.extend(BANISHES.values())
_all.extend(SENDS.values())
MOVES: Final[dict[str, Move]] = {str(move): move for move in _all}


def code_of(piece: str, side: str) -> int:
    """The piece of this letter laid on this side."""
    return 2 * PIECES.index(piece) + (LEFT if side == SIDES[0] else 1)
