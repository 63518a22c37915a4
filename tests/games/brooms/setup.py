"""Positions of Brooms for tests: lengths in millimetres, pieces as they are written in moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from envol import catalogue
from envol.game import Event, IllegalMove, Seat
from envol.games.brooms.adventures.format import load
from envol.games.brooms.flying.geometry import CURVES, HALF_TURN, HEADINGS, PIECES, reverse_curve
from envol.games.brooms.moves import MOVES, SIDES
from envol.games.brooms.options import Options
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import TURN, State

catalogue.register(Brooms)
MM = 1000
Pose = tuple[float, float, int]
FAR: list[Pose] = [(1450, 950, 0), (1450, 100, 0), (1450, 1020, 0), (1450, 40, 0)]  # out of everybody's way


def code(name: str) -> int:
    """`A left` as the rules count it."""
    piece, side = name.split()
    return 2 * PIECES.index(piece) + SIDES.index(side)


def after(pose: Pose, *names: str, back: str | None = None) -> Pose:
    """Where a broom stands after these pieces, if nothing stops it."""
    x, y, heading = round(pose[0] * MM), round(pose[1] * MM), pose[2]
    for name in names:
        curve = CURVES[code(name)][heading]
        x, y, heading = x + curve.x, y + curve.y, curve.heading
    if back is not None:
        curve = reverse_curve(code(back), heading)
        x, y, heading = x + curve.x, y + curve.y, (curve.heading + HALF_TURN) % HEADINGS
    return x / MM, y / MM, heading


class Table:
    """A game, a state, and what has been told."""

    def __init__(self, game: Brooms, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def play(self, *notations: str) -> list[str]:
        """Whoever is asked first plays these moves; the kinds of the events they told."""
        self.events = []
        for notation in notations:
            seat = self.game.to_move(self.state)[0]
            self.game.check(self.state, seat, MOVES[notation])
            self.game.apply(self.state, seat, MOVES[notation], self.events.append)
        return [event.kind for event in self.events]

    def told(self, kind: str) -> Any:
        """The data of the one event of this kind."""
        (data,) = [event.data for event in self.events if event.kind == kind]
        return data

    def offered(self) -> list[str]:
        return [str(move) for move in self.game.moves(self.state, self.game.to_move(self.state)[0])]

    def refusal(self, notation: str, seat: Seat | None = None) -> str:
        """The rule and the reason against a move."""
        try:
            asked = self.game.to_move(self.state)[0] if seat is None else seat
            self.game.check(self.state, asked, MOVES[notation])
        except IllegalMove as refused:
            return f"{refused.rule} {refused.why}"
        return ""

    def pose(self, seat: Seat) -> Pose:
        state = self.state
        return state.xs[seat] / MM, state.ys[seat] / MM, state.headings[seat]


def rules(adventure: str, seats: int = 2, **options: Any) -> Brooms:
    """An adventure in the sky of the first rules, under the newest: positions were made for that sky."""
    own = load(f"{adventure}-1")
    return Brooms(seats, Options(adventure=adventure, own=own, **options), Brooms.newest)


def position(
    adventure: str,
    brooms: Sequence[Pose],
    *books: str,
    backs: Sequence[str | None] = (),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> Table:
    """Brooms in the air and pieces on their books (`A left, B right`); seat 0 is to move."""
    game = rules(adventure, len(brooms), **(options or {}))
    state = game.start()
    state.phase = TURN
    for seat, (x, y, heading) in enumerate(brooms):
        state.xs[seat], state.ys[seat], state.headings[seat] = round(x * MM), round(y * MM), heading
        state.aloft[seat] = True
        state.starts[seat] = game.placing.starts[seat]
    for seat, book in enumerate(books):
        state.books[seat] = [code(name) for name in book.split(", ") if name]
    for seat, name in enumerate(backs):
        if name is not None:
            state.backs[seat] = code(name)
    for seat in range(len(brooms)):
        for piece in [*state.books[seat], *(state.backs[seat : seat + 1] if state.backs[seat] >= 0 else [])]:
            state.supply[piece // 2] -= 1
    for name, value in changes.items():
        setattr(state, name, value)
    assert min(state.supply) >= 0
    return Table(game, state)
