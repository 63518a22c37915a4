"""The state of an adventure: numbers and lists, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

AUDITED: Final = 4  # the first rules that hold what an audit found (17, 24, 35, 38, 53)
NOBODY: Final = -1
NO_PIECE: Final = -1
NOWHERE: Final = 0

FIRST: Final = 0  # chance names who begins
START: Final = 1  # a player chooses where to start
ANGLE: Final = 2  # a broom is placed on the rim of a hut or castle
TURN: Final = 3  # take a piece or fly
STUCK: Final = 4  # not one piece could be laid: keep them, give them up, or start again
VOTE: Final = 5  # the others choose a hut to land on, each in secret
TARGET: Final = 6  # they disagreed: the player chooses himself
BANISH: Final = 7  # the thief of the cat chooses a castle for his victim
SEND: Final = 8  # a neighbour chooses a hut for a player whom the Fou has struck
OVER: Final = 9
Phase: TypeAlias = Literal["first", "start", "angle", "turn", "stuck", "vote", "target", "banish", "send", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# How far the flight of this turn has come.
GROUND: Final = 0  # there is none
LAYING: Final = 1  # curves are being laid, the figure is lifted
STANDING: Final = 2  # figure and tail stand at the end of the forward part
BACK: Final = 3  # the reverse piece has been flown, or there is none
Stage: TypeAlias = Literal["ground", "laying", "standing", "back"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)

CAUGHT_CAT: Final = 1
LANDED: Final = 2
POINTS: Final = 3
CAUGHT_FOU: Final = 4
CASTLES_GONE: Final = 5
TURN_LIMIT: Final = 6
ENDINGS: Final = ("", "caught-cat", "landed", "points", "caught-fou", "castles-gone", "turn-limit")


@dataclass
class State:
    """Lists by seat start with seat 0; a place is a castle's number, or 10 + a hut's; lengths are micrometres."""

    phase: int
    turn: int  # whose turn it is
    asked: int  # who decides now, where it is one seat
    turns: int  # how many are over (42)
    began: int  # the phase that led to placing a broom
    place: int  # where that broom is placed
    xs: list[int]  # the junction of tail and figure
    ys: list[int]
    headings: list[int]
    aloft: list[bool]  # whether the broom is on the table
    starts: list[int]  # the place each started from
    books: list[list[int]]  # pieces to fly forward, in order: piece × 2 + side
    backs: list[int]  # the piece to fly in reverse
    supply: list[int]  # how many of each piece are left
    castles: list[int]  # the numbers of those that stand, in order
    done: list[int]  # how many of the adventure's goals each has reached (53)
    passed: list[bool]  # who holds the checkpoint (21)
    targets: list[int]  # the hut to land on; 0 is none yet
    votes: list[int]  # the huts chosen in secret for the player whose turn it is
    points: list[int]
    holder: int  # of the cat
    cat_x: int  # where it sits if nobody holds it
    cat_y: int
    fou_x: int
    fou_y: int
    fou_heading: int
    struck: list[int]  # seats that wait for a hut, in order (38)
    stage: int
    trail: list[int]  # junctions of this flight from its start: x, y, heading, x, y, heading…
    interrupted: bool
    dropped: bool  # the cat was lost over the boundary in this flight (31)
    winner: int
    ending: int


def copy_of(state: State) -> State:
    """An independent copy, written by hand because a search makes many."""
    return State(
        state.phase,
        state.turn,
        state.asked,
        state.turns,
        state.began,
        state.place,
        state.xs[:],
        state.ys[:],
        state.headings[:],
        state.aloft[:],
        state.starts[:],
        [book[:] for book in state.books],
        state.backs[:],
        state.supply[:],
        state.castles[:],
        state.done[:],
        state.passed[:],
        state.targets[:],
        state.votes[:],
        state.points[:],
        state.holder,
        state.cat_x,
        state.cat_y,
        state.fou_x,
        state.fou_y,
        state.fou_heading,
        state.struck[:],
        state.stage,
        state.trail[:],
        state.interrupted,
        state.dropped,
        state.winner,
        state.ending,
    )
