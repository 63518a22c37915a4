"""The rules of Blackmore. Numbers in comments are those of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from envol.game import NATURE, BadNotation, Data, Event, Game, IllegalMove, Kinds, Move, Outcome, Seat, Tell
from envol.games.blackmore.moves import (
    CARDS,
    COLOUR,
    DATA,
    DRAWS,
    FIRSTS,
    HIDDEN_DRAW,
    KEEP,
    LAYS,
    MOVES,
    NAME,
    NUMBER,
    PLAYS,
    TURNS,
    VALUE,
    Draw,
    First,
    Keep,
    Lay,
    Play,
    Turn,
    card_data,
)
from envol.games.blackmore.options import Options
from envol.games.blackmore.state import CHANGE, DEAL, FIRST, NO_CARD, OVER, PHASES, PLAY, REFILL, TURN, State
from envol.games.blackmore.view import View
from envol.games.blackmore.viewing import view_of

if TYPE_CHECKING:
    from envol.dice import Dice

HAND: Final = 6
# Tuples of any length are handed on as they are; a tuple[int] would be taken apart and built again at every call.
_NATURE: Final[tuple[Seat, ...]] = (NATURE,)
_NOBODY: Final[tuple[Seat, ...]] = ()


class Blackmore(Game[State, Move, View]):
    """The Witches of Blackmore for 2 to 6 players."""

    key: ClassVar[str] = "blackmore"
    players: ClassVar[range] = range(2, 7)  # 1
    newest: ClassVar[int] = 1
    Options: ClassVar[type] = Options
    view_type: ClassVar[type] = View
    kinds: ClassVar[Kinds] = Kinds(
        moves=("draw", "turn", "first", "play", "lay", "keep"),
        events=("dealt", "refilled", "drawn", "trick", "final", "taken", "short", "trump", "no-trump"),
        refusals=("decide-first", "not-in-hand", "no-trick-won", "not-in-trick", "not-for-seats"),
        endings=("control", "shared"),
    )

    def __init__(self, seats: int, options: Any, rules: int) -> None:
        super().__init__(seats, options, rules)
        self.ascending: Final[bool] = options.wheel == "ascending"
        self.asked: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(seats)]
        tricks = (54 - HAND * seats - 1) // seats + HAND + 1
        self.longest = 54 + 1 + tricks * seats + tricks - 1

    def start(self) -> State:
        n = self.seats
        return State(
            phase=DEAL,
            turn=0,
            leader=0,
            left=HAND * n,
            final=False,
            wheel=0,
            hands=[[] for _ in range(n)],
            known=[[] for _ in range(n)],
            table=[NO_CARD] * n,
            deck=list(CARDS),
            pile=[],
            captured=[[] for _ in range(n)],
        )

    def to_move(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase in (PLAY, CHANGE):
            return self.asked[state.turn]
        return _NOBODY if phase == OVER else _NATURE

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase == PLAY:
            return [PLAYS[card] for card in state.hands[seat]]  # 4, 16: any card of the hand
        offered: list[Move] = [KEEP]
        for card in state.table:  # 5: one card of this trick
            if card != NO_CARD:
                offered.append(LAYS[card])
        return offered

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        if state.phase == FIRST:
            return [(FIRSTS[seat], 1) for seat in range(self.seats)]
        if state.phase == TURN:
            return [(TURNS[card], 1) for card in state.deck]
        return [(DRAWS[card], 1) for card in state.deck]

    def nature(self, state: State, dice: Dice) -> Move:
        if state.phase == FIRST:
            return FIRSTS[dice.below(self.seats)]
        deck = state.deck
        card = deck[dice.below(len(deck))]
        return TURNS[card] if state.phase == TURN else DRAWS[card]

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, Play):
            if state.phase != PLAY:
                return IllegalMove("blackmore.6", "decide-first")
            if move.card not in state.hands[seat]:
                return IllegalMove("blackmore.17", "not-in-hand", move.data)
        elif isinstance(move, Lay):
            if state.phase != CHANGE:
                return IllegalMove("blackmore.5", "no-trick-won")
            if move.card not in state.table:
                return IllegalMove("blackmore.5", "not-in-trick", move.data)
        elif isinstance(move, Keep):
            if state.phase != CHANGE:
                return IllegalMove("blackmore.5", "no-trick-won")
        else:
            return IllegalMove("blackmore.18", "not-for-seats")
        return None

    def apply(self, state: State, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Play):
            self._play(state, seat, move.card, tell)
        elif isinstance(move, Draw):
            self._draw(state, move.card, tell)
        elif isinstance(move, Keep):
            self._capture(state)
        elif isinstance(move, Lay):
            state.table[state.table.index(move.card)] = NO_CARD  # 5: it is no longer captured
            state.pile.append(move.card)
            state.wheel = VALUE[move.card]
            self._capture(state)
        elif isinstance(move, Turn):
            _take(state.deck, move.card)
            state.pile.append(move.card)
            state.wheel = VALUE[move.card]
            state.phase = FIRST
        elif isinstance(move, First):
            state.leader = state.turn = move.first
            state.phase = PLAY
        else:
            raise TypeError(f"{move!r} was not made by parse, moves or nature")

    def _play(self, state: State, seat: Seat, card: int, tell: Tell | None) -> None:
        _take(state.hands[seat], card)
        if card in state.known[seat]:
            state.known[seat].remove(card)
        table = state.table
        table[seat] = card
        after = seat
        for _ in range(self.seats - 1):
            after = after + 1 if after + 1 < self.seats else 0
            if table[after] == NO_CARD and state.hands[after]:  # 11: who has no cards is skipped
                state.turn = after
                return
        winner = self.winner(state)
        if tell is not None:
            tell(Event("trick", {"seat": winner, **card_data(table[winner])}))
        state.leader = state.turn = winner
        for hand in state.hands:
            if hand:
                state.phase = CHANGE
                return
        self._sweep(state)  # 5: the last trick changes nothing any more
        state.phase = OVER

    def winner(self, state: State) -> Seat:
        """The seat whose card takes the trick as it lies (2, 3, 4)."""
        trump = COLOUR[state.pile[-1]] if state.pile else -1
        lead = COLOUR[state.table[state.leader]]
        best = -1
        winner = state.leader
        for seat in range(self.seats):
            card = state.table[seat]
            if card == NO_CARD:
                continue
            colour = COLOUR[card]
            if colour == trump:
                strength = 20 - self.distance(state.wheel, VALUE[card])
            elif colour == lead:
                strength = 10 - self.distance(state.wheel, VALUE[card])
            else:
                continue
            if strength > best:
                best = strength
                winner = seat
        return winner

    def distance(self, wheel: int, value: int) -> int:
        """How far a value stands from the strongest one: 0 is the strongest, 8 the weakest (2)."""
        return (value - wheel) % 9 if self.ascending else (wheel - value) % 9

    def _sweep(self, state: State) -> None:
        pile = state.captured[state.leader]
        table = state.table
        for seat in range(self.seats):
            if table[seat] != NO_CARD:
                pile.append(table[seat])
                table[seat] = NO_CARD

    def _capture(self, state: State) -> None:
        self._sweep(state)
        if state.final:
            self._lead(state)
        else:
            state.phase = REFILL  # 6: from the winner clockwise
            state.left = self.seats

    def _draw(self, state: State, card: int, tell: Tell | None) -> None:
        _take(state.deck, card)
        _put(state.hands[state.turn], card)
        state.turn = state.turn + 1 if state.turn + 1 < self.seats else 0
        state.left -= 1
        if state.phase == DEAL:
            if state.left == 0:
                state.phase = TURN
                if tell is not None:
                    tell(Event("dealt", {"count": HAND}))
        elif state.deck:
            if state.left == 0:
                if tell is not None:
                    tell(Event("refilled", {"seat": state.leader}))
                self._lead(state)
        else:
            if tell is not None:
                for step in range(self.seats - state.left):
                    tell(Event("drawn", {"seat": (state.leader + step) % self.seats}))
            self._last_refill(state, tell)
            self._lead(state)

    def _last_refill(self, state: State, tell: Tell | None) -> None:
        """The deck is out: who has not drawn yet takes from the trump pile, then nobody draws again (7, 8)."""
        state.final = True
        if tell is not None:
            tell(Event("final"))
        while state.left:
            seat = state.turn
            if state.pile:
                card = state.pile.pop()  # 9: even the last one
                _put(state.hands[seat], card)
                _put(state.known[seat], card)  # 13: everybody saw it
                if tell is not None:
                    tell(Event("taken", {"seat": seat, **card_data(card)}))
            elif tell is not None:
                tell(Event("short", {"seat": seat}))  # 10
            state.turn = seat + 1 if seat + 1 < self.seats else 0
            state.left -= 1
        if state.pile:
            top = state.pile[-1]
            state.wheel = VALUE[top]  # 7: read once, after all draws
            if tell is not None:
                tell(Event("trump", card_data(top)))
        elif tell is not None:
            tell(Event("no-trump", {"value": state.wheel}))  # 9: the wheel keeps its value

    def _lead(self, state: State) -> None:
        while not state.hands[state.leader]:  # 11
            state.leader = state.leader + 1 if state.leader + 1 < self.seats else 0
        state.turn = state.leader
        state.phase = PLAY

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = self.standing(state)
        ranks = tuple([1 + sum([1 for other in scores if other > score]) for score in scores])
        return Outcome(ranks, scores, "control" if ranks.count(1) == 1 else "shared")  # 14

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple([sum([VALUE[card] for card in pile]) for pile in state.captured])  # 12

    def parse(self, text: str) -> Move:
        move = MOVES.get(text)
        if move is None:
            raise BadNotation(text)
        return move

    def seen(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Move | None:
        return HIDDEN_DRAW if isinstance(move, Draw) and state.turn != viewer else move

    def view(self, state: State, seat: Seat | None) -> View:
        best = self.winner(state) if state.table[state.leader] != NO_CARD else None
        return view_of(state, seat, best, self.standing(state), self.distance)

    def guess(self, view: View, seat: Seat, dice: Dice) -> State:
        hands = [[NUMBER[name] for name in names] for names in view.known]
        hands[seat] = [NUMBER[name] for name in view.hand]
        table = [NO_CARD if name is None else NUMBER[name] for name in view.table]
        pile = [NUMBER[name] for name in view.pile]
        captured = [[NUMBER[name] for name in names] for names in view.captured]
        unseen = [True] * 54
        for cards in [*hands, table, pile, *captured]:
            for card in cards:
                if card != NO_CARD:
                    unseen[card] = False
        deck = [card for card in CARDS if unseen[card]]
        for other in range(self.seats):
            hand = hands[other]
            while len(hand) < view.counts[other]:
                hand.append(deck.pop(dice.below(len(deck))))
            hand.sort()
        return State(
            phase=PHASES.index(view.phase),
            turn=view.turn,
            leader=view.leader,
            left=view.left,
            final=view.final,
            wheel=view.wheel,
            hands=hands,
            known=[[NUMBER[name] for name in names] for names in view.known],
            table=table,
            deck=deck,
            pile=pile,
            captured=captured,
        )

    def clone(self, state: State) -> State:
        return State(
            state.phase,
            state.turn,
            state.leader,
            state.left,
            state.final,
            state.wheel,
            [hand[:] for hand in state.hands],
            [cards[:] for cards in state.known],
            state.table[:],
            state.deck[:],
            state.pile[:],
            [cards[:] for cards in state.captured],
        )

    def data(self) -> Data:
        return {"colours-1": DATA}


# Compiled, these are far cheaper than `remove`, which compares objects one by one, and `insort`, a call into Python.


def _place(cards: list[int], card: int) -> int:
    """Where a card stands, or would stand, in sorted cards."""
    low = 0
    high = len(cards)
    while low < high:
        middle = (low + high) >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def _take(cards: list[int], card: int) -> None:
    """Remove a card from sorted ones."""
    place = _place(cards, card)
    if place == len(cards) or cards[place] != card:
        raise ValueError(f"{NAME[card]} is not among them")
    cards.pop(place)


def _put(cards: list[int], card: int) -> None:
    """Add a card to sorted ones."""
    cards.insert(_place(cards, card), card)
