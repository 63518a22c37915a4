"""A quick player for Air Sorcière: weighs a landing now against one more card, by the odds that it can count."""

from __future__ import annotations

from collections.abc import Sequence

from envol.dice import FastDice
from envol.game import Seat
from envol.games.air.exam import LEAST, most_cards
from envol.games.air.moves import CATCH, DRAW, FINISH, GRADUATE, KEEP, PAYS, STOP, Act
from envol.games.air.rules import Air
from envol.games.air.state import (
    COLOUR,
    COLOURS,
    HAND,
    NO_CARD,
    TURNED,
    VALUE,
    VALUES,
    State,
    cards_at,
    column_sizes,
    is_too_low,
    next_pile,
)
from envol.games.air.view import View

# What so many cards of one colour in hand promise, in books: five are worth three, three are worth one.
PROMISE = [0.0, 0.3, 0.6, 0.9, 1.3, 1.8, 2.1, 2.3]
ALOFT = 0.4  # a witch in a column counts less than one in the hand: she may fall, and only one column lands
HEADROOM = 1.2  # what it costs if no card fits any more
JOKER = 0.12  # what the highest card of a colour with a book is worth beside its own colour
EVERY_COLOUR = range(len(COLOURS))


def choose(game: Air, view: View, seat: Seat, moves: Sequence[Act]) -> Act:
    """The move that promises most now."""
    if len(moves) == 1:
        return moves[0]
    state = game.guess(view, seat, FastDice(0))  # who is asked sees everything: this is the truth
    match view.phase:
        case "cat":
            return max(moves, key=lambda move: _worth_of_hand(state, seat, without=[move.card]))
        case "bonus":
            return CATCH
        case "exam" | "pay":
            return _sit_exam(state, seat, moves)
        case "place":
            card = state.where.index(TURNED)
            kept, shared = _worth_of_taking(state, seat, card), Zone(state, seat, forced=True).worth()
            return moves[0] if (kept > shared) == (moves[0] is KEEP) else moves[1]
    return max(moves, key=lambda move: _worth_of_flight(state, seat, move))


def _promise(count: int, left: int) -> float:
    """What so many cards of a colour promise while so many of its books are left."""
    return min(PROMISE[min(count, len(PROMISE) - 1)], float(left))


def _worth_of_hand(state: State, seat: Seat, without: Sequence[int] = ()) -> float:
    """What the hand promises without these cards."""
    counts = [0] * len(COLOURS)
    worth = 0.0
    for card in cards_at(state, HAND + seat):
        if card not in without:
            counts[COLOUR[card]] += 1
            if state.books[seat][COLOUR[card]]:
                worth += JOKER * VALUE[card] / VALUES
    return worth + sum(_promise(counts[colour], state.left[colour]) for colour in EVERY_COLOUR)


def _sit_exam(state: State, seat: Seat, moves: Sequence[Act]) -> Act:
    """Pay the best diploma, card by card, if it is worth more than its cards."""
    if state.target >= 0:
        _, plan = _best_payment(state, seat, state.target)
        return next((PAYS[card] for card in plan if card not in state.paid), GRADUATE)
    gains = {move: _best_payment(state, seat, move.colour)[0] for move in moves if move is not FINISH}
    best = max(gains, key=lambda move: gains[move], default=FINISH)
    return best if gains.get(best, 0) > 0 else FINISH


def _best_payment(state: State, seat: Seat, colour: int) -> tuple[float, list[int]]:
    """The cards whose diploma of this colour gains most over keeping them, and that gain."""
    hand = cards_at(state, HAND + seat)
    naturals = [card for card in hand if COLOUR[card] == colour]
    before = _worth_of_hand(state, seat)
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

    def __init__(self, state: State, seat: Seat, *, forced: bool, added: int = NO_CARD) -> None:
        hand = [0] * len(COLOURS)
        for card in cards_at(state, HAND + seat):
            hand[COLOUR[card]] += 1
        self.sizes = column_sizes(state, seat)
        self.forced = forced
        self.gains = [self._gain(hand[colour], self.sizes[colour], state.left[colour]) for colour in EVERY_COLOUR]
        pool = cards_at(state, next_pile(state))
        low = [is_too_low(state, seat, card) for card in pool]
        if added != NO_CARD:
            colour = COLOUR[added]
            self.sizes[colour] += 1
            self.gains[colour] = self._gain(hand[colour], self.sizes[colour], state.left[colour])
            low = [is_low or (COLOUR[card] == colour and card < added) for is_low, card in zip(low, pool, strict=True)]
        self.misfits = sum(low) / len(pool) if pool else 0.0
        self.fits = [card for card, is_low in zip(pool, low, strict=True) if not is_low]
        self.falls = [card for card, is_low in zip(pool, low, strict=True) if is_low]
        self._more = [self._gain(hand[colour], self.sizes[colour] + 1, state.left[colour]) for colour in EVERY_COLOUR]

    @staticmethod
    def _gain(hand: int, size: int, left: int) -> float:
        return _promise(hand + size, left) - _promise(hand, left)

    def landing(self, colour: int) -> float:
        """What landing this column is worth, the others staying aloft."""
        return self.gains[colour] + self.fallen(colour)

    def fallen(self, colour: int) -> float:
        """What the other columns are worth when this one is gone."""
        return ALOFT * (sum(self.gains) - self.gains[colour])

    def best(self, *, forced: bool) -> float:
        """What the best landing is worth."""
        flying = [colour for colour in EVERY_COLOUR if self.sizes[colour]]
        if forced:
            least = min([self.sizes[colour] for colour in flying], default=0)
            flying = [colour for colour in flying if self.sizes[colour] == least]
        return max([self.landing(colour) for colour in flying], default=0.0)

    def worth(self) -> float:
        """The best landing, less what it costs that few cards fit any more."""
        return self.best(forced=self.forced) - HEADROOM * self.misfits

    def drawing(self) -> float:
        """The mean over all cards that may come next."""
        shared = self.best(forced=True)
        total = sum(self.fallen(COLOUR[card]) for card in self.falls) if self.forced else len(self.falls) * shared
        grown = [self._grown(colour) for colour in EVERY_COLOUR]
        total += sum(grown[COLOUR[card]] for card in self.fits)
        return total / (len(self.fits) + len(self.falls))

    def _grown(self, colour: int) -> float:
        """The best landing if this column had one more witch."""
        sizes, gains = self.sizes, self.gains
        self.sizes = [size + (other == colour) for other, size in enumerate(sizes)]
        self.gains = [self._more[other] if other == colour else gain for other, gain in enumerate(gains)]
        worth = self.best(forced=self.forced)
        self.sizes, self.gains = sizes, gains
        return worth


def _worth_of_flight(state: State, seat: Seat, move: Act) -> float:
    zone = Zone(state, seat, forced=state.shared != NO_CARD)
    if move is DRAW:
        return zone.drawing()
    if move is STOP:
        return ALOFT * sum(zone.gains)
    if move.card == NO_CARD:
        return zone.landing(move.colour)
    if _worth_of_taking(state, seat, move.card) > zone.worth():
        return 100.0 - VALUE[move.card]  # free, and lies there now; the low ones first, since they leave room
    return -VALUE[move.card]


def _worth_of_taking(state: State, seat: Seat, card: int) -> float:
    """What one's columns are worth with this card."""
    return Zone(state, seat, forced=state.shared != NO_CARD, added=card).worth()
