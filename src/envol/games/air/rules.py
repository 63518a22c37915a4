"""The rules of Air Sorcière. Numbers in comments are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from envol.game import NATURE, BadNotation, Data, Event, Game, IllegalMove, Kinds, Outcome, Seat, Tell
from envol.games.air.diploma import award, close_payment, diplomas
from envol.games.air.legal import RULE, WITHDRAWALS, why_data, why_not
from envol.games.air.moves import (
    CATCH,
    DIPLOMAS,
    DISCARDS,
    DRAW,
    FINISH,
    FIRSTS,
    GRADUATE,
    KEEP,
    LANDS,
    LEAVE,
    MOVES,
    PAYS,
    REVEALS,
    SHARE,
    STOP,
    TAKES,
    WITHDRAW,
    Act,
    card_data,
)
from envol.games.air.options import Options
from envol.games.air.state import (
    BONUS,
    CARDS,
    CAT,
    CAT_HAND,
    COLOUR,
    COLOURS,
    COLUMN,
    COMMON,
    DECK,
    DISCARD,
    EXAM,
    FIRST,
    FLY,
    HAND,
    NAME,
    NO_CARD,
    NO_COLOUR,
    OVER,
    PAY,
    PLACE,
    REVEAL,
    TURNED,
    VALUE,
    VALUES,
    State,
    cards_at,
    column_of,
    column_sizes,
    is_too_low,
    next_pile,
)
from envol.games.air.view import View
from envol.games.air.viewing import fill_state, view_of

if TYPE_CHECKING:
    from envol.dice import Dice

BOOKS: Final[list[int]] = [0, 0, 7, 8, 9, 9]  # of each colour, by number of players (22)
COLOURS_AT_END: Final[list[int]] = [0, 0, 3, 3, 2, 2]  # that still have books (17)
TURNS: Final = 1000  # 23
# A card flies once a turn (three lines), leaves a hand once, and is in one diploma; then there are those withdrawn.
LINES_OF_TURN: Final = 3 * 76 + 75 + 25 * 7 + WITHDRAWALS * 7 + 3
_NATURE: Final[tuple[Seat, ...]] = (NATURE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


class Air(Game[State, Act, View]):
    """Air Sorcière for 2 to 5 players."""

    key: ClassVar[str] = "air"
    players: ClassVar[range] = range(2, 6)
    tempo: ClassVar[float] = 0.5  # three bots draw some fifteen cards before it is one's turn again
    # 2: whoever has landed may always have a diploma (24), and the last card there is ends the game at once (15).
    newest: ClassVar[int] = 2
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=(
            *("first", "reveal", "draw", "take", "land", "stop", "keep", "share", "discard", "catch", "leave"),
            *("diploma", "finish", "pay", "graduate", "withdraw"),
        ),
        events=(
            *("shuffled", "cat", "placed", "shared", "fall", "natural", "joker", "books", "emptied"),
            *("books-out", "piles-empty", "turn-limit"),
        ),
        refusals=tuple(RULE),
        endings=("chief", "shared"),
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.bonus_per_set: Final[bool] = options.bonus_per_set
        self.multi_diploma: Final[bool] = options.multi_diploma
        self.gauge: Final[bool] = options.gauge
        self.asked: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(seats)]
        self.longest = 1 + TURNS * LINES_OF_TURN

    def start(self) -> State:
        return State(
            phase=FIRST,
            active=0,
            turn=0,
            turns=0,
            flown=False,
            shared=NO_CARD,
            where=[DECK] * len(CARDS),
            left=[BOOKS[self.seats]] * len(COLOURS),
            books=[[0] * len(COLOURS) for _ in range(self.seats)],
            target=NO_COLOUR,
            paid=[],
            withdrawn=0,
        )

    def to_move(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase in (FIRST, REVEAL):
            return _NATURE
        return _NOBODY if phase == OVER else self.asked[state.turn]

    # What may be done

    def moves(self, state: State, seat: Seat) -> Sequence[Act]:
        phase = state.phase
        if phase == FLY:
            return self._flights(state, seat)
        if phase == PLACE:
            return [KEEP, SHARE]
        if phase == BONUS:
            return [CATCH, LEAVE]
        hand = cards_at(state, HAND + seat)
        if phase == CAT:
            return [DISCARDS[card] for card in hand]
        thinkable = [*DIPLOMAS, FINISH] if phase == EXAM else [*[PAYS[card] for card in hand], GRADUATE, WITHDRAW]
        return [act for act in thinkable if not why_not(state, seat, act, self.rules)]

    def _flights(self, state: State, seat: Seat) -> list[Act]:
        """The moves of a flight; the same as asking `why_not` of each, at a third of the time."""
        offered = [DRAW] if next_pile(state) in state.where else []
        for card in cards_at(state, COMMON):
            if card != state.shared and not is_too_low(state, seat, card):
                offered.append(TAKES[card])
        if state.flown:
            forced = state.shared != NO_CARD
            sizes = column_sizes(state, seat)
            flying = [colour for colour in range(len(COLOURS)) if sizes[colour]]
            least = min([sizes[colour] for colour in flying]) if forced and flying else 0
            offered += [LANDS[colour] for colour in flying if not forced or sizes[colour] == least]
            if not forced or not flying:
                offered.append(STOP)
        return offered

    def refusal(self, state: State, seat: Seat, move: Act) -> IllegalMove | None:
        why = why_not(state, seat, move, self.rules)
        return IllegalMove(RULE[why], why, why_data(state, seat, move, why)) if why else None

    def parse(self, text: str) -> Act:
        move = MOVES.get(text)
        if move is None:
            raise BadNotation(text)
        return move

    # Chance

    def chances(self, state: State) -> Sequence[tuple[Act, int]]:
        if state.phase == FIRST:
            return [(FIRSTS[seat], 1) for seat in range(self.seats)]  # 21
        return [(REVEALS[card], 1) for card in cards_at(state, DECK)]

    def nature(self, state: State, dice: Dice) -> Act:
        if state.phase == FIRST:
            return FIRSTS[dice.below(self.seats)]
        deck = cards_at(state, DECK)
        return REVEALS[deck[dice.below(len(deck))]]

    # What happens

    def apply(self, state: State, seat: Seat, move: Act, tell: Tell | None = None) -> None:
        match move.kind:
            case "draw":
                self._draw(state, tell)
            case "reveal":
                self._reveal(state, move.card, tell)
            case "take":
                self._fly(state, move.card)
            case "keep":
                self._fly(state, state.where.index(TURNED))
                self._look_at_piles(state, tell)
            case "share":
                self._share(state, state.where.index(TURNED))
                self._look_at_piles(state, tell)
            case "land":
                for card in column_of(state, seat, move.colour):
                    state.where[card] = HAND + seat
                self._examine(state, tell)
            case "stop" | "finish":
                self._end_turn(state, tell)
            case "discard":
                state.where[move.card] = DISCARD
                self._cut_hands(state, tell)
            case "catch" | "leave":
                card = state.where.index(TURNED)
                state.where[card] = HAND + seat if move is CATCH else DISCARD
                self._end_turn(state, tell)
            case "diploma":
                state.target = move.colour
                state.phase = PAY
            case "pay":
                state.paid.append(move.card)
                state.paid.sort()
            case "withdraw":
                state.withdrawn += 1
                close_payment(state)
            case "graduate":
                self._graduate(state, seat, tell)
            case _:  # first
                state.active = state.turn = move.seat
                state.phase = FLY

    def _draw(self, state: State, tell: Tell | None) -> None:
        if DECK not in state.where:  # 15: only when a card is wanted
            state.where = [DECK if place == DISCARD else place for place in state.where]
            if tell is not None:
                tell(Event("shuffled"))
        state.flown = True
        state.phase = REVEAL

    def _reveal(self, state: State, card: int, tell: Tell | None) -> None:
        state.where[card] = TURNED
        if VALUE[card] == VALUES:
            if tell is not None:
                tell(Event("cat", card_data(card)))
            self._cut_hands(state, tell)  # 16: before the card is placed
        else:
            self._place(state, tell)

    def _cut_hands(self, state: State, tell: Tell | None) -> None:
        """Ask the next seat, from the active one on, that holds too many cards; then place the cat."""
        for step in range(self.seats):
            seat = (state.active + step) % self.seats
            if state.where.count(HAND + seat) > CAT_HAND:
                state.turn = seat
                state.phase = CAT
                return
        state.turn = state.active
        self._place(state, tell)

    def _place(self, state: State, tell: Tell | None) -> None:
        """A turned card goes where it must, or waits for the decision of the active seat (5)."""
        card = state.where.index(TURNED)
        seat = state.active
        data: Data = {"seat": seat, **card_data(card)} if tell is not None else {}
        if not is_too_low(state, seat, card):
            if state.shared == NO_CARD:
                state.phase = PLACE
                return
            self._fly(state, card)
            if tell is not None:
                tell(Event("placed", data))
            self._look_at_piles(state, tell)
        elif state.shared == NO_CARD:
            self._share(state, card)
            if tell is not None:
                tell(Event("shared", data))
            self._look_at_piles(state, tell)
        else:
            column = column_of(state, seat, COLOUR[card])
            if tell is not None:
                tell(Event("fall", {**data, "count": len(column)}))
            for witch in column:  # 6: this column alone
                state.where[witch] = DISCARD
            if state.books[seat][COLOUR[card]] == 0:
                state.phase = BONUS  # 7
            else:
                state.where[card] = DISCARD
                self._end_turn(state, tell)

    def _fly(self, state: State, card: int) -> None:
        state.where[card] = COLUMN + state.active
        state.flown = True
        state.phase = FLY

    def _share(self, state: State, card: int) -> None:
        state.where[card] = COMMON
        state.shared = card
        state.phase = FLY

    def _look_at_piles(self, state: State, tell: Tell | None) -> None:
        """A drawn card is in its place: if it was the last there is, nothing lands or is paid any more (15)."""
        if self.rules > 1 and next_pile(state) not in state.where:
            self._end(state, "piles-empty", tell)

    def _examine(self, state: State, tell: Tell | None) -> None:
        """After a landing or, at some tables, a diploma: the turn goes on only if the hand can pay one."""
        if diplomas(state, state.active):
            state.phase = EXAM
        else:
            self._end_turn(state, tell)

    def _graduate(self, state: State, seat: Seat, tell: Tell | None) -> None:
        award(state, seat, tell)
        if len(COLOURS) - state.left.count(0) <= COLOURS_AT_END[self.seats]:  # 17
            self._end(state, "books-out", tell)
        elif self.multi_diploma:  # 11
            self._examine(state, tell)
        else:
            self._end_turn(state, tell)

    def _end_turn(self, state: State, tell: Tell | None) -> None:
        state.turns += 1
        state.withdrawn = 0
        state.flown = False
        state.shared = NO_CARD
        if next_pile(state) not in state.where:
            self._end(state, "piles-empty", tell)  # 15, of rules 1: by rules 2 it was over before
        elif state.turns == TURNS:
            self._end(state, "turn-limit", tell)  # 23
        else:
            state.active = state.turn = (state.active + 1) % self.seats
            state.phase = FLY

    def _end(self, state: State, why: str, tell: Tell | None) -> None:
        state.phase = OVER
        state.withdrawn = 0
        state.flown = False
        state.shared = NO_CARD
        if tell is not None:
            tell(Event(why))

    # Who wins

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = self.standing(state)
        worths = [scores[seat] * 100 + state.where.count(HAND + seat) for seat in range(self.seats)]  # 19
        ranks = tuple([1 + sum([1 for other in worths if other > worth]) for worth in worths])
        return Outcome(ranks, scores, "chief" if ranks.count(1) == 1 else "shared")

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple([self._score(books) for books in state.books])

    def _score(self, books: list[int]) -> int:
        sets = min(books)
        return sum(books) + (sets if self.bonus_per_set else min(sets, 1))  # 18

    # What is known

    def seen(self, state: State, seat: Seat, move: Act, viewer: Seat | None) -> Act | None:
        if move is GRADUATE:  # all at once, the payment is uncovered
            cards = " ".join([NAME[card] for card in state.paid])
            return Act(f"graduate {COLOURS[state.target]} {cards}", PAY)
        hidden = move.phase == PAY or move.kind == "diploma"
        return None if hidden and viewer != seat else move

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat, self.standing(state), self.gauge)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        state = self.start()
        fill_state(state, view)
        if state.phase == EXAM and seat != state.active:
            self._imagine_payment(state, dice)
        return state

    def _imagine_payment(self, state: State, dice: Dice) -> None:
        """What another seat may have paid or taken back unseen, as if it tossed a coin before each such move."""
        while dice.below(2):
            hidden = [act for act in self.moves(state, state.active) if act is not GRADUATE and act is not FINISH]
            if not hidden:
                return
            self.apply(state, state.active, hidden[dice.below(len(hidden))])

    def clone(self, state: State) -> State:
        return State(
            state.phase,
            state.active,
            state.turn,
            state.turns,
            state.flown,
            state.shared,
            state.where[:],
            state.left[:],
            [books[:] for books in state.books],
            state.target,
            state.paid[:],
            state.withdrawn,
        )
