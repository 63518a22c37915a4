"""The rules of the carpet race. Numbers in comments are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from envol.game import (
    NATURE,
    BadNotation,
    Data,
    Event,
    Game,
    IllegalMove,
    Kinds,
    Move,
    Outcome,
    Pause,
    Seat,
    Tell,
    Timer,
)
from envol.games.carpets import calm_race, flight, viewing
from envol.games.carpets.cards import CARDS, CLOUD, DECK, DECKS, TRACK
from envol.games.carpets.flight import Course
from envol.games.carpets.fold import FOLDS, SIDE, SPREAD, TURN, UNFOLD, carpet_after, count_folds, has_line, make_change
from envol.games.carpets.moves import (
    BITES,
    CHANGES,
    CLAIMS,
    DEALS,
    HOURGLASSES,
    PASSING,
    PUSH_GHOST,
    PUSHES,
    RACES,
    ROUNDS,
    SUNSETS,
    TOKENS,
    Change,
    Claim,
    Cobra,
    Deal,
    Pass,
    Push,
    Time,
)
from envol.games.carpets.options import DUEL, Options
from envol.games.carpets.state import BOTH, DEAL, FOLD, NOBODY, OVER, PASS, PUSH, UNDECIDED, State
from envol.games.carpets.view import View

if TYPE_CHECKING:
    from envol.dice import Dice

MOST_CHANGES: Final = 100  # of a seat in a round (41)
HOURGLASS_MS: Final = 30_000  # 11
SUNSET_MS: Final = 180_000  # 11
ONE_HAND_MS: Final = 1_500  # 21
_NATURE: Final[tuple[Seat, ...]] = (NATURE,)
_NOBODY: Final[tuple[Seat, ...]] = ()
# The folds of a carpet of each width and height.
_FOLDS: Final[list[list[list[Change]]]] = [
    [[CHANGES[fold] for fold in FOLDS if has_line(fold, width, height)] for height in range(SIDE + 1)]
    for width in range(SIDE + 1)
]


class Carpets(Game[State, Move, View]):
    """Magic Fold, the race of flying carpets, for 2 to 4 players."""

    key: ClassVar[str] = "carpets"
    players: ClassVar[range] = range(2, 5)
    newest: ClassVar[int] = 2  # 2: what is for two players is refused elsewhere, where rules 1 are silent (26)
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=("deal", "fold", "turn", "unfold", "spread", "claim", "pass", "push", "cobra", "hourglass", "sunset"),
        events=(
            *("hourglass", "ghost-takes", "ghost-flies", "right", "wrong", "genie", "full", "late"),
            *("flies", "falls", "stays", "shortcut", "palace", "spares", "loses", "ban", "hand"),
            *("shuffle", "cap", "points", "race", "chosen", "chooses", "passes", "gets", "misses"),
        ),
        refusals=(
            *("push-first", "nothing-to-push", "not-yourself", "not-for-seats", "card-taken"),
            *("no-such-line", "nothing-to-unfold", "already-flat", "hands-tired"),
            *("not-enough-genies", "one-of-your-own", "genies-banned"),
        ),
        endings=("palace", "ghost", "furthest", "shared", "champion", "champions", "ghost-champion", "level"),
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        if options.three_tokens and seats != DUEL and rules > 1:
            raise ValueError(f"three_tokens is for {DUEL} players, not {seats}")
        tokens = 3 if options.three_tokens and seats == DUEL else TOKENS  # 26
        cards = DECKS["standard" if options.first_game else options.deck]  # 38
        start = CLOUD if options.first_game or options.start == "cloud" else 0
        self.course: Final = Course(seats, tokens, cards, start, options.championship)
        self.is_calm: Final[bool] = options.calm
        self.subsets: Final[list[tuple[Seat, ...]]] = [
            tuple([seat for seat in range(seats) if subset >> seat & 1]) for subset in range(1 << seats)
        ]
        self.pushes: Final[list[Push]] = PUSHES[:seats] + PUSH_GHOST[seats : self.course.pawns]
        races = RACES if options.championship else 1
        choices = tokens if options.calm else 1  # 46: each choice of a calm round gives at least one card away
        self.longest = races * (ROUNDS * (tokens + seats * (MOST_CHANGES + choices) + 2) + len(TRACK["cobras"]))
        known: list[Move] = [*CHANGES, *self.pushes, *BITES, *[DEALS[card] for card in cards]]
        for claims in CLAIMS[:tokens]:
            known.extend(claims)
        if options.calm:
            known.append(PASSING)
        else:
            known.extend(HOURGLASSES[1 : races * ROUNDS + 1])
            known.extend(SUNSETS[1 : races * ROUNDS + 1])
        self.known: Final[dict[str, Move]] = {move.notation: move for move in known}

    def start(self) -> State:
        state = State(OVER, 0, 0, 0, [], [], [], [], [], [], [], [], [], [], [], [], [], 0, [], False, [], [], [], [])
        flight.open_race(self.course, state)
        return state

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase == FOLD:
            subset = (1 << self.seats) - 1
            for seat in state.takers:
                if seat != NOBODY:
                    subset &= ~(1 << seat)
            if self.is_calm:
                for seat in range(self.seats):
                    if state.passed[seat] or state.commits[seat] != UNDECIDED:
                        subset &= ~(1 << seat)
            return self.subsets[subset]
        if state.phase == PUSH:
            return self.subsets[1 << state.takers[0]]
        return _NOBODY if state.phase == OVER else _NATURE

    def known_to_move(self, state: State) -> tuple[Seat, ...]:
        if not self.is_calm or state.phase != FOLD:
            return self.to_move(state)
        return tuple(
            [seat for seat in range(self.seats) if calm_race.is_waiting(state, seat)]
        )  # 44: choices are secret

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase == PUSH:
            return [self.pushes[pawn] for pawn in range(self.course.pawns) if pawn != seat]  # 14
        free = [token for token in range(self.course.tokens) if state.takers[token] == NOBODY]
        offered: list[Move] = [CLAIMS[token][0] for token in free]
        if state.used[seat] < MOST_CHANGES:
            changes = calm_race.current(state, seat)
            carpet = carpet_after(changes)
            offered.extend(_FOLDS[carpet.width][carpet.height])
            offered.append(CHANGES[TURN])
            if count_folds(changes):
                offered.append(CHANGES[UNFOLD])
            if changes:
                offered.append(CHANGES[SPREAD])
        for token in free:
            for genies in range(1, self.most_genies(state, seat, token) + 1):
                offered.append(CLAIMS[token][genies])
        if self.is_calm:
            offered.append(PASSING)
        return offered

    def most_genies(self, state: State, seat: Seat, token: int) -> int:
        """How many Genies may help with this card: at least one place is one's own work (9)."""
        if state.bans[seat]:  # 20
            return 0
        return min(state.genies[seat], len(CARDS[state.cards[token]].needs) - 1)

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.phase == DEAL:
            return [(DEALS[card], 1) for card in state.deck]
        return [(BITES[kind], count) for kind, count in enumerate(state.bag) if count]

    def nature(self, state: State, dice: Dice) -> Move:
        if state.phase == DEAL:
            return DEALS[state.deck[dice.below(len(state.deck))]]
        return super().nature(state, dice)

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, Push):
            if state.phase != PUSH:
                return IllegalMove("carpets.14", "nothing-to-push")
            if move.pawn == seat:
                return IllegalMove("carpets.14", "not-yourself")
            return None
        if not isinstance(move, (Change, Claim, Pass)):
            return IllegalMove("carpets.42", "not-for-seats")
        if state.phase == PUSH:
            return IllegalMove("carpets.14", "push-first")
        if isinstance(move, Change):
            return self._refuse_change(state, seat, move.number)
        if isinstance(move, Claim):
            return self._refuse_claim(state, seat, move)
        return None

    def _refuse_change(self, state: State, seat: Seat, change: int) -> IllegalMove | None:
        if state.used[seat] >= MOST_CHANGES:
            return IllegalMove("carpets.41", "hands-tired", {"count": MOST_CHANGES})
        changes = calm_race.current(state, seat)
        if change < TURN and not carpet_after(changes).has(change):
            return IllegalMove("carpets.5", "no-such-line")
        if change == UNFOLD and count_folds(changes) == 0:
            return IllegalMove("carpets.5", "nothing-to-unfold")
        if change == SPREAD and not changes:
            return IllegalMove("carpets.5", "already-flat")
        return None

    def _refuse_claim(self, state: State, seat: Seat, move: Claim) -> IllegalMove | None:
        taker = state.takers[move.token]
        if taker != NOBODY:
            return IllegalMove("carpets.10", "card-taken", {"token": move.token + 1, "other": taker})
        if move.genies and state.bans[seat]:
            return IllegalMove("carpets.20", "genies-banned")
        if move.genies > state.genies[seat]:
            return IllegalMove("carpets.9", "not-enough-genies", {"count": state.genies[seat]})
        if move.genies > self.most_genies(state, seat, move.token):
            return IllegalMove("carpets.9", "one-of-your-own")
        return None

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Change):
            state.used[seat] += 1
            if self.is_calm:
                state.drafts[seat].append(move.number)
            else:
                make_change(state.changes[seat], move.number)
        elif isinstance(move, Deal):
            flight.deal(self.course, state, move.card, tell)
        elif isinstance(move, Claim):
            if self.is_calm:
                self._choose(state, seat, 4 * move.token + move.genies, tell)
            else:
                self._claim(state, seat, move, tell)
        elif isinstance(move, Push):
            flight.push(self.course, state, move.pawn, tell)
        elif isinstance(move, Cobra):
            flight.bite(self.course, state, move.cobra, tell)
        elif isinstance(move, Time):
            flight.end_folding(self.course, state, tell)
        elif isinstance(move, Pass):
            self._choose(state, seat, PASS, tell)
        else:
            raise TypeError(f"{move!r} was not made by parse, moves or nature")

    def _claim(self, state: State, seat: Seat, move: Claim, tell: Tell | None) -> None:
        """Card and token are taken, Genies set aside (9, 10); the first claim turns the hourglass (11)."""
        is_first = state.takers.count(NOBODY) == len(state.takers)
        state.takers[move.token] = seat
        state.genies[seat] -= move.genies
        state.offered[seat] = move.genies
        if not self.to_move(state):
            flight.end_folding(self.course, state, tell)
        elif is_first and tell is not None:
            tell(Event("hourglass", {"seat": seat, "seconds": HOURGLASS_MS // 1000}))

    def _choose(self, state: State, seat: Seat, commit: int, tell: Tell | None) -> None:
        """At a calm table nobody knows of a choice before all have chosen (44)."""
        state.commits[seat] = commit
        if self.to_move(state):
            if tell is not None:
                token, genies = (0, 0) if commit == PASS else (commit // 4 + 1, commit % 4)
                tell(Event("chosen", {"seat": seat, "token": token, "genies": genies}, (seat,)))
            return
        calm_race.show(self.course, state, tell)
        if calm_race.is_settled(self.course, state):
            flight.end_folding(self.course, state, tell)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        course = self.course
        ranks = flight.ranks(course, state)
        scores = flight.points(course, state) if course.is_championship else state.places
        return Outcome(tuple(ranks[: self.seats]), tuple(scores[: self.seats]), self._ending(state, ranks))

    def _ending(self, state: State, ranks: list[int]) -> str:
        course, winners = self.course, ranks.count(1)
        if course.ghost != NOBODY and ranks[course.ghost] == 1:
            if winners > 1:
                return "level"
            return "ghost-champion" if course.is_championship else "ghost"  # 31, 36
        if course.is_championship:
            return "champion" if winners == 1 else "champions"  # 37
        if state.arrivals[-1]:
            return "palace"  # 23
        return "furthest" if winners == 1 else "shared"  # 39

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(state.places[: self.seats])

    def parse(self, text: str) -> Move:
        move = self.known.get(text)
        if move is None:
            raise BadNotation(text)
        return move

    def timer(self, state: State) -> Timer | None:
        if state.phase != FOLD or self.is_calm:
            return None
        for taker in state.takers:
            if taker != NOBODY:
                return _HOURGLASS_TIMERS[state.round]
        return _SUNSET_TIMERS[state.round]

    def pause(self, state: State, seat: Seat, move: Move) -> Pause | None:
        one_hand = state.phase == FOLD and state.hands[seat] != BOTH and not self.is_calm
        return Pause(f"fold {state.round}", ONE_HAND_MS) if one_hand and isinstance(move, Change) else None  # 21

    def contest(self, state: State, seat: Seat, move: Move) -> str | None:
        if self.is_calm or not isinstance(move, Claim):
            return None
        return f"claim {state.round} {move.token + 1}"  # 43

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        if not self.is_calm or not isinstance(move, (Change, Claim, Pass)):
            return move
        if not isinstance(move, Change) and calm_race.is_last_choice(self.course, state, seat):
            commit = 4 * move.token + move.genies if isinstance(move, Claim) else PASS
            return Move(f"{move} shows {calm_race.uncovered(self.course, state, seat, commit)}", move.data)  # 47
        return move if seat == viewer else None

    def view(self, state: State, seat: Seat | None) -> View:
        return viewing.view_of(self.course, state, seat)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        state = viewing.known_state(self.course, view, seat)
        if self.is_calm and state.phase == FOLD:
            viewing.imagine_others(self, state, seat, dice)
        return state

    def clone(self, state: State) -> State:
        return State(
            state.phase,
            state.race,
            state.round,
            state.first,
            state.deck[:],
            state.discard[:],
            state.cards[:],
            state.takers[:],
            [changes[:] for changes in state.changes],
            state.used[:],
            state.genies[:],
            state.offered[:],
            state.hands[:],
            state.bans[:],
            state.places[:],
            state.cobras[:],
            state.bag[:],
            state.token,
            state.group[:],
            state.pushing,
            [arrivals[:] for arrivals in state.arrivals],
            state.passed[:],
            state.commits[:],
            [drafts[:] for drafts in state.drafts],
        )

    def data(self) -> Data:
        return {"deck-1": DECK, "track-1": TRACK}


_HOURGLASS_TIMERS: Final[list[Timer]] = [Timer(str(move), HOURGLASS_MS, move) for move in HOURGLASSES]
_SUNSET_TIMERS: Final[list[Timer]] = [Timer(str(move), SUNSET_MS, move) for move in SUNSETS]
