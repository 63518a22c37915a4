"""What a search knows of Air Sorcière: one more card against a landing now, by the odds that it can count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from envol.game import Seat
from envol.games.air.diploma import LEAST, most_cards
from envol.games.air.moves import CATCH, DRAW, FINISH, GRADUATE, KEEP, PAYS, SHARE, STOP, Act
from envol.games.air.rules import Air
from envol.games.air.state import (
    BONUS,
    CAT,
    COLOUR,
    COLOURS,
    COLUMN,
    EXAM,
    FLY,
    HAND,
    NO_CARD,
    PAY,
    PLACE,
    TURNED,
    VALUE,
    VALUES,
    State,
    cards_at,
    next_pile,
)
from envol.heuristics import Heuristics, Level, chance_of_winning, leads

if TYPE_CHECKING:
    from envol.dice import Dice

# What so many cards of one colour in hand promise, in books: five are worth three, three are worth one.
PROMISE: Final[list[float]] = [0.0, 0.3, 0.6, 0.9, 1.3, 1.8, 2.1, 2.3]
ALOFT: Final = 0.4  # a witch in a column counts less than one in the hand: she may fall, and only one column lands
HEADROOM: Final = 1.2  # what it costs if no card fits any more
JOKER: Final = 0.12  # what the highest card of a colour with a book is worth beside its own colour
HORIZON: Final = 4  # decisions of each seat that are played below the tree, and the flight under way to its end
# What follows was fitted to 300 matches of greedy players: the books by which a position came to be ahead in the end.
HELD: Final[list[float]] = [0.0, 0.5, 0.9, 1.4, 1.9, 2.3, 2.5, 2.6]  # so many cards of one colour in hand
FLYING: Final[list[float]] = [0.0, 0.43, 0.85, 1.5, 2.1, 2.8, 3.2, 3.5]  # so many in a column
HEIGHT: Final = 0.06  # what each step of a column's highest witch costs
TO_FLY: Final = 0.44  # to be the next to fly
SOON: Final = 0.45  # how much of this comes true before the end, when few books are left,
LATER: Final = 0.7  # and what is added when all are
DECIDED: Final = 0.5  # a lead of so many books at the end is worth winning by
LUCK: Final = 1.6  # and so many more at the beginning
EVERY_COLOUR: Final = range(len(COLOURS))


class AirHeuristics(Heuristics[State, Act]):
    """Turns are played on to their end, for each seat once; then books, hands and columns are weighed."""

    def __init__(self, game: Air) -> None:
        super().__init__(game)
        self.rules: Final = game
        self.tells_chances = True
        self.books: Final[int] = sum(game.start().left)
        self.horizon = HORIZON * game.seats
        self.review_simulations = 40

    def choose(self, state: State, seat: Seat, moves: Sequence[Act], dice: Dice) -> Act:
        return decide(state, seat, moves)

    def routine(self, state: State, seat: Seat, moves: Sequence[Act]) -> Act | None:
        """Once a diploma is chosen, there is a best way to pay it."""
        return _sit_exam(state, seat, moves) if state.phase == PAY else None

    def is_quiet(self, state: State) -> bool:
        """Before a flight: in the middle of it nobody knows what it is worth."""
        return state.phase == FLY and not state.flown

    def worths(self, state: State) -> list[float]:
        """The chance to win by the books, and by what hands and columns promise while the match goes on."""
        points = [float(score) for score in self.rules.standing(state)]
        scale = DECIDED
        if self.rules.outcome(state) is None:
            to_win = sum(state.left) / self.books
            scale += LUCK * to_win
            for seat in range(self.rules.seats):
                points[seat] += (SOON + LATER * to_win) * _prospects(state, seat)
            points[state.active] += TO_FLY
        else:
            for seat in range(self.rules.seats):
                points[seat] += 0.01 * state.where.count(HAND + seat)  # 19
        return [chance_of_winning(lead, scale) for lead in leads(points)]


def _prospects(state: State, seat: Seat) -> float:
    """What hand and columns are worth to a seat before a flight, in books to come."""
    where = state.where
    worth = 0.0
    for colour in EVERY_COLOUR:
        first = colour * VALUES
        held = flying = top = 0
        for card in range(first, first + VALUES):
            if where[card] == HAND + seat:
                held += 1
            elif where[card] == COLUMN + seat:
                flying += 1
                top = VALUE[card]
        worth -= HEIGHT * top
        if state.left[colour]:
            worth += HELD[min(held, 7)] + FLYING[min(flying, 7)]
    return worth


def decide(state: State, seat: Seat, moves: Sequence[Act]) -> Act:
    """The move that promises most now; who is asked sees everything that it looks at."""
    phase = state.phase
    if len(moves) == 1:
        return moves[0]
    if phase == CAT:
        worths = [_worth_of_hand(state, seat, [move.card]) for move in moves]
    elif phase == BONUS:
        return CATCH if CATCH in moves else moves[0]
    elif phase in (EXAM, PAY):
        return _sit_exam(state, seat, moves)
    elif phase == PLACE:
        card = state.where.index(TURNED)
        kept, shared = _worth_of_taking(state, seat, card), Zone(state, seat, True).worth()
        return KEEP if kept > shared else SHARE
    else:
        zone = Zone(state, seat, state.shared != NO_CARD)
        worths = [_worth_of_flight(state, seat, move, zone) for move in moves]
    return moves[worths.index(max(worths))]


def _promise(count: int, left: int) -> float:
    """What so many cards of a colour promise while so many of its books are left."""
    return min(PROMISE[min(count, len(PROMISE) - 1)], float(left))


def _worth_of_hand(state: State, seat: Seat, without: list[int]) -> float:
    """What the hand promises without these cards."""
    counts = [0] * len(COLOURS)
    worth = 0.0
    for card in cards_at(state, HAND + seat):
        if card not in without:
            counts[COLOUR[card]] += 1
            if state.books[seat][COLOUR[card]]:
                worth += JOKER * VALUE[card] / VALUES
    for colour in EVERY_COLOUR:
        worth += _promise(counts[colour], state.left[colour])
    return worth


def _sit_exam(state: State, seat: Seat, moves: Sequence[Act]) -> Act:
    """Pay the best diploma, card by card, if it is worth more than its cards."""
    if state.target >= 0:
        _, plan = _best_payment(state, seat, state.target)
        for card in plan:
            if card not in state.paid and PAYS[card] in moves:
                return PAYS[card]
        return GRADUATE if GRADUATE in moves else moves[0]
    best: Act = FINISH if FINISH in moves else moves[0]
    most = 0.0
    for move in moves:
        if move is not FINISH:
            gain, _ = _best_payment(state, seat, move.colour)
            if gain > most:
                most = gain
                best = move
    return best


def _best_payment(state: State, seat: Seat, colour: int) -> tuple[float, list[int]]:
    """The cards whose diploma of this colour gains most over keeping them, and that gain."""
    hand = cards_at(state, HAND + seat)
    naturals = [card for card in hand if COLOUR[card] == colour]
    before = _worth_of_hand(state, seat, [])
    best: tuple[float, list[int]] = (-1000.0, [])
    for count in range(1, len(naturals) + 1):  # the lowest of the colour: high ones may serve as jokers
        jokers = _jokers(state, seat, hand, naturals[count - 1], colour)
        for more in range(len(jokers) + 1):
            paid = [*naturals[:count], *jokers[:more]]
            if LEAST <= len(paid) <= most_cards(state, colour):
                books = len(paid) - 2 + _completes_set(state, seat, colour)
                best = max(best, (books + _worth_of_hand(state, seat, paid) - before, paid))
    return best


def _jokers(state: State, seat: Seat, hand: list[int], top: int, colour: int) -> list[int]:
    """For each other colour with a book the lowest card above the top one, the most dispensable first."""
    found = []
    for other in EVERY_COLOUR:
        if other != colour and state.books[seat][other]:
            found += [card for card in hand if COLOUR[card] == other and VALUE[card] > VALUE[top]][:1]
    return sorted(found, key=lambda card: _worth_of_hand(state, seat, [card]), reverse=True)


def _completes_set(state: State, seat: Seat, colour: int) -> int:
    """Whether a first book of this colour is the last one missing."""
    owned = state.books[seat]
    return int(not owned[colour] and owned.count(0) == 1)


class Zone:
    """One's own columns, with one more card or without, and what the end of the turn is worth with them."""

    def __init__(self, state: State, seat: Seat, forced: bool, added: int = NO_CARD) -> None:
        self.forced: Final = forced
        self.sizes: list[int] = [0] * len(COLOURS)
        self.gains: list[float] = []
        self.more: Final[list[float]] = []  # what each column would gain with one more witch
        self.fits: Final[list[int]] = []  # of the cards that may come next, by colour
        self.falls: Final[list[int]] = []
        where = state.where
        pile = next_pile(state)
        for colour in EVERY_COLOUR:
            first = colour * VALUES
            hand = size = low = high = 0
            top = -1
            for card in range(first, first + VALUES):
                if where[card] == HAND + seat:
                    hand += 1
                elif where[card] == COLUMN + seat:
                    size += 1
                    top = card
            if added != NO_CARD and COLOUR[added] == colour:
                size += 1
                top = max(top, added)
            for card in range(first, first + VALUES):
                if where[card] == pile:
                    if card < top:
                        low += 1
                    else:
                        high += 1
            self.sizes[colour] = size
            self.fits.append(high)
            self.falls.append(low)
            now = _promise(hand, state.left[colour])
            self.gains.append(_promise(hand + size, state.left[colour]) - now)
            self.more.append(_promise(hand + size + 1, state.left[colour]) - now)

    def landing(self, colour: int) -> float:
        """What landing this column is worth, the others staying aloft."""
        return self.gains[colour] + self.fallen(colour)

    def fallen(self, colour: int) -> float:
        """What the other columns are worth when this one is gone."""
        return ALOFT * (self.aloft() - self.gains[colour])

    def aloft(self) -> float:
        """What all columns would gain if they could land together."""
        total = 0.0
        for gain in self.gains:
            total += gain
        return total

    def best(self, forced: bool) -> float:
        """What the best landing is worth."""
        flying = [colour for colour in EVERY_COLOUR if self.sizes[colour]]
        if forced and flying:
            least = min([self.sizes[colour] for colour in flying])
            flying = [colour for colour in flying if self.sizes[colour] == least]
        most = 0.0
        for colour in flying:
            most = max(most, self.landing(colour))
        return most

    def worth(self) -> float:
        """The best landing, less what it costs that few cards fit any more."""
        misfits = sum(self.falls)
        cards = misfits + sum(self.fits)
        return self.best(self.forced) - (HEADROOM * misfits / cards if cards else 0.0)

    def drawing(self) -> float:
        """The mean over all cards that may come next."""
        shared = self.best(True)
        total = 0.0
        for colour in EVERY_COLOUR:
            if self.falls[colour]:
                total += self.falls[colour] * (self.fallen(colour) if self.forced else shared)
            if self.fits[colour]:
                total += self.fits[colour] * self._grown(colour)
        return total / (sum(self.fits) + sum(self.falls))

    def _grown(self, colour: int) -> float:
        """The best landing if this column had one more witch."""
        gain = self.gains[colour]
        self.sizes[colour] += 1
        self.gains[colour] = self.more[colour]
        worth = self.best(self.forced)
        self.sizes[colour] -= 1
        self.gains[colour] = gain
        return worth


def _worth_of_flight(state: State, seat: Seat, move: Act, zone: Zone) -> float:
    if move is DRAW:
        return zone.drawing()
    if move is STOP:
        return ALOFT * zone.aloft()
    if move.card == NO_CARD:
        return zone.landing(move.colour)
    if _worth_of_taking(state, seat, move.card) > zone.worth():
        return 100.0 - VALUE[move.card]  # free, and lies there now; the low ones first, since they leave room
    return -VALUE[move.card]


def _worth_of_taking(state: State, seat: Seat, card: int) -> float:
    """What one's columns are worth with this card."""
    return Zone(state, seat, state.shared != NO_CARD, card).worth()


LEVELS: Final = {
    "apprentice": Level(12, naive=True, hope=0.3),
    "companion": Level(12),
    "master": Level(40),
    "archmage": Level(120, tireless=True, seconds=6.0),
}


def heuristics(game: Air) -> AirHeuristics:
    """What there is to know of this game."""
    return AirHeuristics(game)
