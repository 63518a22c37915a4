"""What a search knows of Blackmore: how to play on quickly, and the end of a duel counted out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from envol.game import Move, Seat
from envol.games.blackmore.endgame import worths_of
from envol.games.blackmore.moves import COLOUR, VALUE, Lay, Play
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import CHANGE, NO_CARD, PLAY, State
from envol.heuristics import Heuristics, Level, chance_of_winning, leads

if TYPE_CHECKING:
    from envol.dice import Dice

WORTH_OF_STRENGTH: Final = 0.12  # points that one step of strength in hand is worth later
WORTH_AT_END: Final = 0.24  # the same where a simulation ends
HORIZON: Final = 3  # decisions of each seat that are played below the tree: two or three tricks
LUCK: Final = 2.0  # how far ahead luck carries a player, by the root of the cards to come
CHANCE_OF_BEATING: Final = 0.5  # how often an opponent who can beat a card does so

ONES: Final[list[int]] = [bin(mask).count("1") for mask in range(512)]


class BlackmoreHeuristics(Heuristics[State, Move]):
    """A quick hand: what each card is likely to win or lose in this trick, by the cards that it has not seen."""

    def __init__(self, game: Blackmore) -> None:
        super().__init__(game)
        self.horizon = HORIZON * game.seats
        self.rules: Final = game
        self.tells_chances = True
        # By the wheel and a value: how many values are stronger, and which, as a mask.
        self.steps: Final[list[list[int]]] = [
            [game.distance(wheel, value) for value in range(10)] for wheel in range(10)
        ]
        self.above: Final[list[list[int]]] = [
            [sum([1 << other for other in range(9) if steps[other + 1] < steps[value]]) for value in range(10)]
            for steps in self.steps
        ]
        # By the chance, in 64ths, that a card beats mine, and the cards that the followers hold: the chance to win.
        self.holds: Final[list[list[float]]] = [
            [(1 - part / 64) ** (held * CHANCE_OF_BEATING) for held in range(37)] for part in range(65)
        ]
        # By the number of cards that are still to be won.
        self.scales: Final[list[float]] = [1.0 + LUCK * math.sqrt(left) for left in range(55)]

    def choose(self, state: State, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
        worths = self._changes(state, seat, moves) if state.phase == CHANGE else self._plays(state, seat, moves)
        place = 0
        for other in range(1, len(worths)):
            if worths[other] > worths[place]:
                place = other
        return moves[place]

    def _changes(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """What laying each of these cards promises, or keeping the trump."""
        found: list[float] = []
        for move in moves:
            if isinstance(move, Lay):
                found.append(self._hand(state, seat, COLOUR[move.card], VALUE[move.card]) - VALUE[move.card])
            else:
                trump = COLOUR[state.pile[-1]] if state.pile else -1
                found.append(self._hand(state, seat, trump, state.wheel))
        return found

    def _hand(self, state: State, seat: Seat, trump: int, wheel: int) -> float:
        """What the hand promises with this trump and wheel."""
        strength = 0
        steps = self.steps[wheel]
        for card in state.hands[seat]:
            strength += (20 if COLOUR[card] == trump else 10) - steps[VALUE[card]]
        return 2 * WORTH_OF_STRENGTH * strength

    def _plays(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """What playing each of these cards promises, as the seat sees it."""
        trump = COLOUR[state.pile[-1]] if state.pile else -1
        steps = self.steps[state.wheel]
        table = state.table
        led = table[state.leader]
        lead = COLOUR[led] if led != NO_CARD else -1
        stake = 0
        highest = 0
        held = 0
        seats = self.rules.seats
        for other in range(seats):
            card = table[other]
            if card != NO_CARD:
                stake += VALUE[card]
                colour = COLOUR[card]
                if colour == trump:
                    highest = max(highest, 20 - steps[VALUE[card]])
                elif colour == lead:
                    highest = max(highest, 10 - steps[VALUE[card]])
            elif other != seat:
                held += len(state.hands[other])
        unseen: list[int] = []
        hidden = 0
        if held:
            unseen, hidden = self._unseen(state, seat)
        above = self.above[state.wheel]
        found: list[float] = []
        for move in moves:
            assert isinstance(move, Play)
            card = move.card
            colour = COLOUR[card]
            value = VALUE[card]
            later = (20 if colour == trump else 10) - steps[value]
            strength = later if lead == -1 or colour in (trump, lead) else 0
            if strength == 0 or strength < highest:
                win = 0.0
            elif held == 0:
                win = 1.0
            else:
                beaters = ONES[unseen[colour] & above[value]]
                if colour != trump and trump >= 0:
                    beaters += ONES[unseen[trump]]
                win = self.holds[64 * beaters // max(1, hidden)][held]
            found.append((win - (1 - win) / (seats - 1)) * (stake + value) - WORTH_OF_STRENGTH * later)
        return found

    def _unseen(self, state: State, seat: Seat) -> tuple[list[int], int]:
        """By colour, a mask of the cards that this seat has not seen, and how many they are."""
        masks = [0] * 6
        count = len(state.deck)
        for card in state.deck:
            masks[COLOUR[card]] |= 1 << (VALUE[card] - 1)
        for other in range(self.rules.seats):
            if other != seat:
                count += len(state.hands[other])
                for card in state.hands[other]:
                    masks[COLOUR[card]] |= 1 << (VALUE[card] - 1)
        return masks, count

    def is_quiet(self, state: State) -> bool:
        return state.phase == PLAY and state.table[state.leader] == NO_CARD

    def worths(self, state: State) -> list[float]:
        """The chance to win by the lead so far and what the hands promise; luck decides less as cards run out."""
        points = [float(score) for score in self.rules.standing(state)]
        left = len(state.deck)
        trump = COLOUR[state.pile[-1]] if state.pile else -1
        steps = self.steps[state.wheel]
        for seat in range(self.rules.seats):
            hand = state.hands[seat]
            left += len(hand)
            strength = 0
            for card in hand:
                strength += (20 if COLOUR[card] == trump else 10) - steps[VALUE[card]]
            points[seat] += WORTH_AT_END * strength
        scale = self.scales[left]
        return [chance_of_winning(lead, scale) for lead in leads(points)]

    def count_out(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[int] | None:
        """In a duel the deck is out and the other hand is all that is left: there is nothing to guess."""
        if self.rules.seats != 2 or not state.final or state.phase not in (PLAY, CHANGE):
            return None
        scores = self.rules.standing(state)
        ahead = scores[seat] - scores[1 - seat]
        return [ahead + worth for worth in worths_of(self.rules, state, seat, moves)]


LEVELS: Final = {
    "apprentice": Level(25, naive=True, hope=0.4),
    "companion": Level(30),
    "master": Level(120),
    "archmage": Level(1500, tireless=True, seconds=6.0),
}


def heuristics(game: Blackmore) -> BlackmoreHeuristics:
    """What there is to know of this game."""
    return BlackmoreHeuristics(game)
