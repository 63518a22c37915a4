"""A quick player for Blackmore: weighs what each card is likely to win or lose in this trick alone."""

from __future__ import annotations

from collections.abc import Sequence

from envol.game import Move, Seat
from envol.games.blackmore.moves import CARDS, COLOUR, NUMBER, VALUE, Lay, Play
from envol.games.blackmore.rules import Blackmore
from envol.games.blackmore.view import View

CHANCE_OF_BEATING = 0.5  # how often an opponent who can beat a card does so
WORTH_OF_STRENGTH = 0.12  # points that one step of strength in hand is worth later


def choose(game: Blackmore, view: View, seat: Seat, moves: Sequence[Move]) -> Move:
    """The move that promises most now."""
    trump = COLOUR[NUMBER[view.pile[-1]]] if view.pile else -1
    if view.phase == "change":
        return max(moves, key=lambda move: _worth_of_change(game, view, move, trump))
    return max(moves, key=lambda move: _worth_of_play(game, view, seat, move, trump))


def _strength(game: Blackmore, card: int, trump: int, lead: int, wheel: int) -> int:
    """How high a card stands in a trick; 0 cannot win."""
    if COLOUR[card] == trump:
        return 20 - game.distance(wheel, VALUE[card])
    return 10 - game.distance(wheel, VALUE[card]) if COLOUR[card] == lead else 0


def _worth_in_hand(game: Blackmore, card: int, trump: int, wheel: int) -> float:
    """What a card promises for later tricks, as if its own colour were led."""
    return WORTH_OF_STRENGTH * _strength(game, card, trump, COLOUR[card], wheel)


def _worth_of_change(game: Blackmore, view: View, move: Move, trump: int) -> float:
    cards = [NUMBER[name] for name in view.hand]
    if isinstance(move, Lay):
        colour, wheel, price = COLOUR[move.card], VALUE[move.card], VALUE[move.card]
    else:
        colour, wheel, price = trump, view.wheel, 0
    return 2 * sum(_worth_in_hand(game, card, colour, wheel) for card in cards) - price


def _worth_of_play(game: Blackmore, view: View, seat: Seat, move: Move, trump: int) -> float:
    assert isinstance(move, Play)
    card = move.card
    laid = [NUMBER[name] for name in view.table if name is not None]
    leading = view.table[view.leader]
    lead = COLOUR[NUMBER[leading]] if leading is not None else COLOUR[card]
    mine = _strength(game, card, trump, lead, view.wheel)
    stake = sum(VALUE[other] for other in laid) + VALUE[card]
    if mine == 0 or any(_strength(game, other, trump, lead, view.wheel) > mine for other in laid):
        win = 0.0
    else:
        unseen = _unseen(view)
        beaters = sum(1 for other in unseen if _strength(game, other, trump, lead, view.wheel) > mine)
        followers = [other for other in range(game.seats) if other != seat and view.table[other] is None]
        held = sum(view.counts[other] for other in followers)
        win = (1 - beaters / max(1, len(unseen))) ** (held * CHANCE_OF_BEATING)
    return (win - (1 - win) / (game.seats - 1)) * stake - _worth_in_hand(game, card, trump, view.wheel)


def _unseen(view: View) -> list[int]:
    """The cards whose place this seat does not know."""
    seen = {*view.hand, *view.pile, *(name for name in view.table if name)}
    for names in view.captured:
        seen.update(names)
    numbers = {NUMBER[name] for name in seen}
    return [card for card in CARDS if card not in numbers]
