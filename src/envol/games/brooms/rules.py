"""The rules of Brooms. Numbers in comments are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from envol.creations import are_trusted
from envol.game import NATURE, BadNotation, Data, Event, Game, IllegalMove, Kinds, Move, Outcome, Seat, Tell
from envol.games.brooms.adventures.flaws import refuse_unplayable
from envol.games.brooms.adventures.format import file_of, load, plain
from envol.games.brooms.flying.counting import mark, return_pieces
from envol.games.brooms.flying.flight import Flights
from envol.games.brooms.flying.fou_flight import move_fou
from envol.games.brooms.flying.geometry import COUNTS, MATERIAL, vector
from envol.games.brooms.flying.placing import Placing
from envol.games.brooms.flying.progress import nearness
from envol.games.brooms.flying.sky import CAT_RADIUS, Sky
from envol.games.brooms.legal import Legal
from envol.games.brooms.moves import (
    FIRSTS,
    HIDDEN_VOTE,
    HUT,
    MOVES,
    Angle,
    Back,
    Banish,
    First,
    Fly,
    Keep,
    Restart,
    Send,
    Start,
    Stay,
    Take,
    Target,
    Vote,
)
from envol.games.brooms.options import Options
from envol.games.brooms.state import (
    ANGLE,
    AUDITED,
    BACK,
    BANISH,
    ENDINGS,
    FIRST,
    GROUND,
    NO_PIECE,
    NOBODY,
    NOWHERE,
    OVER,
    POINTS,
    SEND,
    START,
    STUCK,
    TARGET,
    TURN,
    TURN_LIMIT,
    VOTE,
    State,
    copy_of,
)
from envol.games.brooms.view import View
from envol.games.brooms.viewing import guess_state, view_of

if TYPE_CHECKING:
    from envol.dice import Dice

TURNS: Final = 400  # then nobody has won (42)
_NATURE: Final[tuple[Seat, ...]] = (NATURE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


class Brooms(Game[State, Move, View]):
    """Les Sorciers Volants for 2 to 4 players, in one of its adventures."""

    key: ClassVar[str] = "brooms"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 4  # 2, 3: skies tuned with pilots who plan; 4: what an audit found (17, 24, 35, 38, 53)
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=(
            "first", "start", "angle", "take", "back", "fly", "keep", "stay", "restart", "vote", "target", "banish",
            "send",
        ),
        events=(
            "laid", "stopped", "stopped-broom", "no-room", "no-room-broom", "stuck", "backed", "back-stopped",
            "back-stopped-broom", "caught", "stolen", "lost", "point", "passed", "undone", "home", "voted", "marked",
            "fou-laid", "fou-turned", "vanished", "struck", "goal-done",
        ),
        refusals=(
            "not-now", "place-taken", "rim-blocked", "rim-blocked-broom", "none-left", "must-fly", "take-first",
            "hut-marked", "not-for-seats",
        ),
        endings=("caught-cat", "landed", "points", "caught-fou", "castles-gone", "turn-limit"),
    )  # fmt: skip

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        own: Any = options.own
        self.file: Final[str] = "" if own else file_of(options.adventure, rules)  # of the shelf, if it is from there
        self.adventure: Final[Any] = own or load(self.file)
        self.name: Final[str] = own.digest if own else self.file  # one name, one sky
        if own and not are_trusted():
            refuse_unplayable(own, seats, rules)
        self.swift: Final[bool] = options.swift_fou
        self.reverse: Final[bool] = self.adventure.reverse
        self.sky: Final = Sky(self.adventure, seats)
        self.flights: Final = Flights(self.sky, self.adventure.goals, rules)
        self.goal: Final[Any] = self.flights.goals[-1]
        from_castles: list[int] = list(self.adventure.start)
        starts = from_castles or [HUT + hut for hut in self.sky.huts]
        self.placing: Final = Placing(self.sky, starts, self.flights, rules)
        self.legal: Final = Legal(self.flights, self.placing, self.reverse, options.reverse_sixth)
        self.asked: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(seats)]
        # A turn is a move, and at most: one theft by curve (2 lines), one by figure, two votes of everybody and a
        # choice, a hut and an angle for everybody struck.
        self.longest = 1 + 2 * seats + TURNS * (8 + 4 * seats)

    def start(self) -> State:
        n = self.seats
        cat_x = cat_y = 0
        for cat in reversed(self.flights.cats):
            if cat is not None:
                cat_x, cat_y = cat.x, cat.y
        if self.flights.holds:
            castle = self.sky.places[self.goal.castle]
            dx, dy = vector(castle.radius + CAT_RADIUS, self.goal.angle)
            cat_x, cat_y = castle.x + dx, castle.y + dy
        hunted = self.flights.hunts
        castles = [castle.n for castle in self.adventure.castles]
        state = State(
            phase=FIRST,
            turn=0,
            asked=0,
            turns=0,
            began=FIRST,
            place=NOWHERE,
            xs=[0] * n,
            ys=[0] * n,
            headings=[0] * n,
            aloft=[False] * n,
            starts=[NOWHERE] * n,
            books=[[] for _ in range(n)],
            backs=[NO_PIECE] * n,
            supply=COUNTS[:],
            castles=sorted(castles) if self.rules >= AUDITED else castles,
            done=[0] * n,
            passed=[False] * n,
            targets=[0] * n,
            votes=[0] * n,
            points=[0] * n,
            holder=NOBODY,
            cat_x=cat_x,
            cat_y=cat_y,
            fou_x=self.goal.fou.x if hunted else 0,
            fou_y=self.goal.fou.y if hunted else 0,
            fou_heading=self.goal.fou.heading if hunted else 0,
            struck=[],
            stage=GROUND,
            trail=[],
            interrupted=False,
            dropped=False,
            winner=NOBODY,
            ending=0,
        )
        for seat in range(n):
            self.flights.prepare(state, seat)
        return state

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase == VOTE:
            waiting = [seat for seat in range(self.seats) if seat != state.turn and state.votes[seat] == 0]
            return tuple(waiting)
        if state.phase == OVER:
            return _NOBODY
        return _NATURE if state.phase == FIRST else self.asked[state.asked]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return self.legal.moves(state, seat)

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        return self.legal.refusal(state, seat, move)

    # What is done.

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Take):
            state.supply[move.code // 2] -= 1
            state.books[seat].append(move.code)
            self._end_turn(state)
        elif isinstance(move, Back):
            state.supply[move.code // 2] -= 1
            state.backs[seat] = move.code
            self._end_turn(state)
        elif isinstance(move, Fly):
            self.flights.begin(state)
            self._fly_on(state, tell)
        elif isinstance(move, Angle):
            self._place(state, seat, move.heading, tell)
        elif isinstance(move, First):
            state.turn = state.asked = move.first
            state.phase = START
        elif isinstance(move, Start):
            state.starts[seat] = move.place
            _ask_angle(state, seat, move.place, START)
        elif isinstance(move, Keep):
            self._end_turn(state)
        elif isinstance(move, Stay):
            return_pieces(state, seat)
            self._end_turn(state)
        elif isinstance(move, Restart):
            self._restart(state, seat, move.place)
        elif isinstance(move, Vote):
            state.votes[seat] = move.hut
            if not self.to_move(state):
                self._count_votes(state, tell)
        elif isinstance(move, Target):
            mark(state, move.hut, tell)
            state.phase = TURN
            self._fly_on(state, tell)
        elif isinstance(move, Banish):
            _ask_angle(state, state.struck[0], move.castle, BANISH)
        elif isinstance(move, Send):
            _ask_angle(state, state.struck[0], HUT + move.hut, SEND)
        else:
            raise TypeError(f"{move!r} was not made by parse, moves or nature")

    def _place(self, state: State, seat: Seat, heading: int, tell: Tell | None) -> None:
        x, y = self.sky.rim(state.place, heading)
        state.xs[seat] = x
        state.ys[seat] = y
        state.headings[seat] = heading
        state.aloft[seat] = True
        began = state.began
        state.began = FIRST
        state.place = NOWHERE
        if began == START:
            state.turn = state.asked = (seat + 1) % self.seats
            state.phase = TURN if state.aloft[state.turn] else START
        elif began == BANISH:
            state.struck = []
            state.phase = TURN
            self._fly_on(state, tell)
        elif began == SEND:
            state.struck.pop(0)
            self._shelter_next(state)
        else:
            self._end_turn(state)

    def _restart(self, state: State, seat: Seat, place: int) -> None:
        """Give up the pieces and all that was reached, and begin again (17)."""
        return_pieces(state, seat)
        self.flights.prepare(state, seat)
        state.aloft[seat] = False
        if state.holder == seat:
            state.holder = NOBODY
            self.flights.send_cat_home(state)
        _ask_angle(state, seat, place, STUCK)

    def _count_votes(self, state: State, tell: Tell | None) -> None:
        """All agree, or the player chooses himself (23)."""
        cast = [state.votes[seat] for seat in range(self.seats) if seat != state.turn]
        if tell is not None:
            for seat in range(self.seats):
                if seat != state.turn:
                    tell(Event("voted", {"seat": seat, "number": state.votes[seat]}))
        state.votes = [0] * self.seats
        if cast.count(cast[0]) == len(cast):
            mark(state, cast[0], tell)
            state.phase = TURN
            self._fly_on(state, tell)
        else:
            state.phase = TARGET
            state.asked = state.turn

    def _fly_on(self, state: State, tell: Tell | None) -> None:
        """Go on with the flight; when it is over, count it and let the Fou fly."""
        self.flights.advance(state, tell)
        if state.phase == BANISH and not self.placing.exiles(state):
            state.aloft[state.struck[0]] = True  # 50: nowhere to send him, so he stays
            state.struck = []
            state.phase = TURN
            self._fly_on(state, tell)
            return
        if state.phase != TURN or state.stage != BACK:
            return
        seat = state.turn
        codes = state.books[seat][:]
        if state.backs[seat] != NO_PIECE:
            codes.append(state.backs[seat])
        if self.flights.holds and state.holder == seat and not state.interrupted and not state.dropped:
            self._score(state, len(codes), tell)
        return_pieces(state, seat)
        state.stage = GROUND
        state.trail = []
        state.interrupted = False
        state.dropped = False
        if self.flights.hunts:
            for _ in range(2 if self.swift else 1):
                if state.phase == TURN:
                    move_fou(self.sky, state, codes[: self.goal.pieces], tell)
        if self.rules >= AUDITED:  # 38: in turn order, though he may have flown twice
            seats = [(seat + step) % self.seats for step in range(self.seats)]
            state.struck = [other for other in seats if other in state.struck]
        if state.phase == TURN:
            self._shelter_next(state)

    def _score(self, state: State, pieces: int, tell: Tell | None) -> None:
        seat = state.turn
        if pieces < self.goal.pieces:  # 29: not fast enough
            return
        state.points[seat] += 1
        if tell is not None:
            tell(Event("point", {"seat": seat, "points": state.points[seat]}))
        if state.points[seat] == self.goal.points:
            self.flights.reach(state, tell)

    def _shelter_next(self, state: State) -> None:
        """The left neighbour of the next player who was struck chooses a hut for him (38)."""
        while state.struck:
            seat = state.struck[0]
            if self.placing.shelters(state, seat):
                state.phase = SEND
                state.asked = (seat + 1) % self.seats
                return
            state.aloft[seat] = True  # 50: nowhere to go, so he stays
            state.struck.pop(0)
        self._end_turn(state)

    def _end_turn(self, state: State) -> None:
        state.turns += 1
        state.turn = state.asked = (state.turn + 1) % self.seats
        state.phase = TURN
        if state.turns == TURNS:
            state.phase = OVER
            state.ending = TURN_LIMIT

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(FIRSTS[seat], 1) for seat in range(self.seats)]

    def nature(self, state: State, dice: Dice) -> Move:
        return FIRSTS[dice.below(self.seats)]

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = state.points[:]
        ranks = [1] * self.seats  # 42: a draw
        if state.ending == POINTS:
            ranks = [1 + sum([1 for other in scores if other > score]) for score in scores]
        elif state.winner != NOBODY:
            scores[state.winner] += 1
            ranks = [1 if seat == state.winner else 2 for seat in range(self.seats)]
        elif state.ending != TURN_LIMIT:
            ranks = [2] * self.seats  # 40: nobody has won
        return Outcome(tuple(ranks), tuple(scores), ENDINGS[state.ending])

    def standing(self, state: State) -> tuple[int, ...]:
        """Not a score of the rulebook: how near each seat is to what the adventure asks for, in millimetres."""
        return tuple([nearness(self.flights, state, seat) for seat in range(self.seats)])

    def parse(self, text: str) -> Move:
        move = MOVES.get(text)
        if move is None:
            raise BadNotation(text)
        return move

    # What is known. Votes are the only secret.

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        if not isinstance(move, Vote):
            return move
        if len(self.to_move(state)) > 1:
            return move if seat == viewer else HIDDEN_VOTE
        votes = [move.hut if other == seat else state.votes[other] for other in range(self.seats)]
        shown = " ".join([str(vote) for vote in votes])
        return Vote(move.hut, f" shows {shown}")  # 51: the last one uncovers all of them

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(self.flights, state, seat)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        return guess_state(view, seat, self.sky.huts, dice)

    def clone(self, state: State) -> State:
        return copy_of(state)

    def data(self) -> Data:
        """An own adventure is in full among the options."""
        return {"material-1": MATERIAL} if not self.file else {"material-1": MATERIAL, self.file: plain(self.file)}


def _ask_angle(state: State, seat: Seat, place: int, began: int) -> None:
    """This player chooses how his broom stands on the rim of a place."""
    state.phase = ANGLE
    state.asked = seat
    state.began = began
    state.place = place
