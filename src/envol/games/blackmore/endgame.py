"""The end of a duel, counted out: once the deck is empty both players know every card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from envol.game import Move, Seat
from envol.games.blackmore.moves import COLOUR, LAYS, PLAYS, VALUE
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.state import CHANGE, NO_CARD, State

WORST: Final = -1000


class Endgame:
    """Hands are masks over the cards that are left; a position is worth what the leader will still be ahead by.

    `top` is the place of the card on the trump pile, and -1 where there is none; then `wheel` still counts."""

    def __init__(self, rules: Blackmore, cards: list[int], wheel: int) -> None:
        self.cards: Final = cards  # those of both hands and of the trick, and the top of the pile
        self.values: Final[list[int]] = [VALUE[card] for card in cards]
        self.known: Final[dict[int, int]] = {}
        # beats[top][led][other]: whether the second card takes the trick from the first.
        self.beats: Final[list[list[list[bool]]]] = [
            [[_beats(rules, cards, top, wheel, led, other) for other in range(len(cards))] for led in range(len(cards))]
            for top in range(-1, len(cards))
        ]

    def lead(self, leader: int, other: int, top: int) -> int:
        """What the player to lead is ahead by in the tricks to come; both hold equally many cards."""
        if leader == 0:
            return 0
        key = (leader << 40) | (other << 20) | (top + 1)
        found = self.known.get(key)
        if found is not None:
            return found
        best = WORST
        left = leader
        while left:
            card = left & -left
            left ^= card
            best = max(best, -self.reply(leader ^ card, other, top, _place(card), -best))
        self.known[key] = best
        return best

    def reply(self, leader: int, other: int, top: int, led: int, enough: int) -> int:
        """What the player who answers this card is ahead by; looking stops when it is `enough`."""
        beaten = self.beats[top + 1][led]
        best = WORST
        left = other
        while left:
            card = left & -left
            left ^= card
            place = _place(card)
            if beaten[place]:
                worth = self.change(other ^ card, leader, top, led, place)
            else:
                worth = -self.change(leader, other ^ card, top, led, place)
            if worth > best:
                best = worth
                if best >= enough:
                    break
        return best

    def change(self, winner: int, other: int, top: int, one: int, two: int) -> int:
        """What the winner of a trick of these two cards is ahead by, laying the better of them or none."""
        both = self.values[one] + self.values[two]
        if winner == 0:
            return both
        best = both + self.lead(winner, other, top)
        best = max(best, self.values[two] + self.lead(winner, other, one))
        return max(best, self.values[one] + self.lead(winner, other, two))


def _place(bit: int) -> int:
    return bit.bit_length() - 1


def _beats(rules: Blackmore, cards: list[int], top: int, wheel: int, led: int, other: int) -> bool:
    trump = COLOUR[cards[top]] if top >= 0 else -1
    strongest = VALUE[cards[top]] if top >= 0 else wheel
    one, two = cards[led], cards[other]
    if COLOUR[one] == COLOUR[two]:
        return rules.distance(strongest, VALUE[two]) < rules.distance(strongest, VALUE[one])
    return COLOUR[two] == trump


def worths_of(rules: Blackmore, state: State, seat: Seat, moves: Sequence[Move]) -> list[int]:
    """By how many points each move lets the seat be ahead from now on, if both play as well as can be."""
    rival = 1 - seat
    cards = [*state.hands[seat], *state.hands[rival]]
    cards += [card for card in state.table if card != NO_CARD]
    if state.pile:
        cards.append(state.pile[-1])
    end = Endgame(rules, cards, state.wheel)
    mine = (1 << len(state.hands[seat])) - 1
    theirs = ((1 << len(state.hands[rival])) - 1) << len(state.hands[seat])
    top = len(cards) - 1 if state.pile else -1
    found: list[int] = []
    for move in moves:
        if state.phase == CHANGE:
            one, two = (cards.index(card) for card in state.table)
            laid = next((place for place in (one, two) if move is LAYS[cards[place]]), -1)
            worth = end.values[one] + end.values[two] - (end.values[laid] if laid >= 0 else 0)
            found.append(worth + end.lead(mine, theirs, laid if laid >= 0 else top))
            continue
        place = next(place for place in range(len(state.hands[seat])) if move is PLAYS[cards[place]])
        hand = mine ^ (1 << place)
        if state.table[rival] == NO_CARD:
            found.append(-end.reply(hand, theirs, top, place, -WORST))
            continue
        led = cards.index(state.table[rival])
        won = end.beats[top + 1][led][place]
        worth = end.change(hand, theirs, top, led, place) if won else -end.change(theirs, hand, top, led, place)
        found.append(worth)
    return found
