"""From the state to what a seat may know of it, and back. Votes are the only secret."""

from __future__ import annotations

from envol.dice import Dice
from envol.game import Seat
from envol.games.brooms.flying.flight import Flights
from envol.games.brooms.flying.geometry import PIECES
from envol.games.brooms.flying.impasse import impasse, lost_by_restart, may_move
from envol.games.brooms.flying.sky import thing_data
from envol.games.brooms.moves import SIDES, code_of
from envol.games.brooms.state import ENDINGS, NO_PIECE, NOBODY, PHASES, STAGES, STUCK, State
from envol.games.brooms.view import Book, Broom, Stuck, View


def view_of(flights: Flights, state: State, seat: Seat | None) -> View:
    """All that a seat, or a spectator, may know."""
    poses = range(0, len(state.trail), 3)
    return View(
        phase=PHASES[state.phase],
        turn=state.turn,
        asked=state.asked,
        turns=state.turns,
        began=PHASES[state.began],
        place=state.place,
        brooms=tuple([Broom(state.xs[i], state.ys[i], state.headings[i]) for i in range(len(state.xs))]),
        aloft=tuple(state.aloft),
        starts=tuple(state.starts),
        books=tuple([_book(state, other) for other in range(len(state.xs))]),
        supply={PIECES[piece]: state.supply[piece] for piece in range(len(PIECES))},
        castles=tuple(state.castles),
        done=tuple(state.done),
        passed=tuple(state.passed),
        targets=tuple(state.targets),
        voted=tuple([vote != 0 for vote in state.votes]),
        vote=0 if seat is None else state.votes[seat],
        points=tuple(state.points),
        holder=None if state.holder == NOBODY else state.holder,
        cat=(state.cat_x, state.cat_y),
        fou=Broom(state.fou_x, state.fou_y, state.fou_heading),
        struck=tuple(state.struck),
        stage=STAGES[state.stage],
        trail=tuple([Broom(state.trail[i], state.trail[i + 1], state.trail[i + 2]) for i in poses]),
        interrupted=state.interrupted,
        dropped=state.dropped,
        winner=None if state.winner == NOBODY else state.winner,
        ending=ENDINGS[state.ending],
        stuck=_stuck(flights, state) if state.phase == STUCK else None,
    )


def guess_state(view: View, seat: Seat, huts: list[int], dice: Dice) -> State:
    """A state that this seat cannot tell from the truth: the votes it has not seen fall on any free hut."""
    trail: list[int] = []
    for pose in view.trail:
        trail.append(pose.x)
        trail.append(pose.y)
        trail.append(pose.heading)
    targets = list(view.targets)
    free = [hut for hut in huts if hut not in targets]
    votes = [free[dice.below(len(free))] if voted else 0 for voted in view.voted]
    votes[seat] = view.vote
    return State(
        phase=PHASES.index(view.phase),
        turn=view.turn,
        asked=view.asked,
        turns=view.turns,
        began=PHASES.index(view.began),
        place=view.place,
        xs=[broom.x for broom in view.brooms],
        ys=[broom.y for broom in view.brooms],
        headings=[broom.heading for broom in view.brooms],
        aloft=list(view.aloft),
        starts=list(view.starts),
        books=[[code_named(name) for name in book.forward] for book in view.books],
        backs=[NO_PIECE if book.back is None else code_named(book.back) for book in view.books],
        supply=[view.supply[piece] for piece in PIECES],
        castles=list(view.castles),
        done=list(view.done),
        passed=list(view.passed),
        targets=targets,
        votes=votes,
        points=list(view.points),
        holder=NOBODY if view.holder is None else view.holder,
        cat_x=view.cat[0],
        cat_y=view.cat[1],
        fou_x=view.fou.x,
        fou_y=view.fou.y,
        fou_heading=view.fou.heading,
        struck=list(view.struck),
        stage=STAGES.index(view.stage),
        trail=trail,
        interrupted=view.interrupted,
        dropped=view.dropped,
        winner=NOBODY if view.winner is None else view.winner,
        ending=ENDINGS.index(view.ending),
    )


def _stuck(flights: Flights, state: State) -> Stuck | None:
    found = impasse(flights, state)
    if found is None:
        return None
    met = thing_data(found.thing)
    named = {"thing": "broom", "number": met["other"]} if "other" in met else met["thing"]
    return Stuck(
        curve=_name(found.code),
        back=found.back,
        by="curve" if found.by_curve else "broom",
        thing=named["thing"],
        number=named["number"],
        moves=may_move(flights, found.thing),
        loses=lost_by_restart(flights, state),
    )


def _name(code: int) -> str:
    return f"{PIECES[code // 2]} {SIDES[code % 2]}"


def code_named(name: str) -> int:
    """The piece and side that a view writes so."""
    piece, _, side = name.partition(" ")
    return code_of(piece, side)


def _book(state: State, seat: Seat) -> Book:
    back = state.backs[seat]
    return Book(tuple([_name(code) for code in state.books[seat]]), None if back == NO_PIECE else _name(back))
