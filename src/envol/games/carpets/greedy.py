"""A pilot of flesh and blood: knows the shortest way to fold each card, takes what seems to pay, and needs its time.

The level says how fast the hands are, how often they slip, and how much of the table the eyes take in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from envol.dice import Dice
from envol.game import Move, Seat
from envol.games.carpets.fold import FOLDS
from envol.games.carpets.fold_plans import Plan, harm, plans
from envol.games.carpets.moves import CHANGES, CLAIMS, NUMBER, PASSING, Push
from envol.games.carpets.rules import Carpets
from envol.games.carpets.view import CarpetView, View
from envol.games.carpets.viewing import known_state


@dataclass(frozen=True)
class Level:
    """Milliseconds to look at new cards and to make a change; slips in a hundred folds; what the eyes take in."""

    look: int
    change: int
    slips: int
    cards: int  # how many of the open cards are considered
    sees_track: bool  # where a flight would end
    uses_genies: bool


LEVELS = {
    "apprentice": Level(20_300, 3_700, 4, 2, sees_track=True, uses_genies=True),
    "companion": Level(9_400, 2_890, 3, 2, sees_track=True, uses_genies=True),
    "master": Level(4_710, 1_930, 2, 2, sees_track=True, uses_genies=True),
    "archmage": Level(2_520, 1_150, 0, 3, sees_track=True, uses_genies=True),
}
USUAL = "companion"
WATCHING = 4_500  # people see how the last round ended before they fold on, so bots do too


def answer(
    game: Carpets, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str = USUAL
) -> tuple[Move, int]:
    """The next change, claim or push, and the milliseconds it takes."""
    hands = LEVELS[level]
    if view.phase == "push":
        return _choose_push(game, view, seat, moves), _vary(hands.look // 2, dice)
    move, ms = fold_on(game, view, seat, hands, dice)
    return move, ms * (2 if view.hands[seat] else 1)  # 21


def steady(game: Carpets, view: View, seat: Seat, moves: Sequence[Move], ms: int) -> tuple[Move, int]:
    """What a player does who finds the shortest folds and needs the same time for every card, from the moment it lies
    there to the claim, spread evenly over what is to be done; whose card is taken meanwhile goes on to another."""
    hands = LEVELS["archmage"]
    if view.phase == "push":
        return _choose_push(game, view, seat, moves), WATCHING
    carpet = view.carpets[seat]
    plan = _best_plan(game, view, seat, hands)
    if plan is None:
        return give_up(game, view), ms
    time = ms // (carpet.used + len(plan.changes) + 1)
    return plan.step(), time * (2 if view.hands[seat] else 1) + _watching(view, carpet)  # 21


def _vary(ms: int, dice: Dice) -> int:
    """No hand is a clock: six to fourteen tenths of the time."""
    return ms * (60 + dice.below(81)) // 100


def _choose_push(game: Carpets, view: View, seat: Seat, moves: Sequence[Move]) -> Move:
    """Whoever loses most by a step back, the one in front if it is all the same."""
    return max(moves, key=lambda move: harm_of(game, view, seat, move))


def harm_of(game: Carpets, view: View, seat: Seat, move: Move) -> tuple[float, int]:
    """What a push costs a pawn, and how far in front it is."""
    assert isinstance(move, Push)
    return harm(game, known_state(game.course, view, seat), move.pawn), view.places[move.pawn]


def fold_on(game: Carpets, view: View, seat: Seat, hands: Level, dice: Dice) -> tuple[Move, int]:
    """One step on the best plan there is; a slip is noticed only when it has happened."""
    carpet = view.carpets[seat]
    plan = _best_plan(game, view, seat, hands)
    if plan is None:
        return give_up(game, view), _vary(hands.change, dice)
    if not plan.changes:
        return plan.step(), _vary(hands.change // 2, dice)
    ms = _vary(hands.change if carpet.used else hands.look + hands.change, dice) + _watching(view, carpet)
    change = plan.changes[0]
    if change in FOLDS and dice.below(100) < hands.slips:
        change ^= 1  # over instead of under
    return CHANGES[change], ms


def _watching(view: View, carpet: CarpetView) -> int:
    """How long the end of the last round is looked at before anything else."""
    return WATCHING if not carpet.used and view.rounds > 1 else 0


def _best_plan(game: Carpets, view: View, seat: Seat, hands: Level) -> Plan | None:
    done = [NUMBER[notation] for notation in view.carpets[seat].history]
    return max(plans_for(game, view, seat, hands, done), key=lambda plan: plan.worth, default=None)


def plans_for(game: Carpets, view: View, seat: Seat, hands: Level, done: list[int]) -> list[Plan]:
    """All that could be done from a carpet to which these changes were made, with the cards that catch the eye."""
    tokens = _considered(game, view, seat, hands.cards)
    state = known_state(game.course, view, seat)
    return plans(game, state, seat, done, tokens, hands.sees_track, hands.uses_genies)


def _considered(game: Carpets, view: View, seat: Seat, count: int) -> list[int]:
    """The tokens whose cards catch the eye: others in each round and for each seat, but always the same."""
    free = [token for token, taker in enumerate(view.takers) if taker is None]
    return sorted(free, key=lambda token: (token + 3 * seat + view.rounds) % game.course.tokens)[:count]


def give_up(game: Carpets, view: View) -> Move:
    """The hands are tired: no plan can be carried out. Whatever is left is taken; being wrong still brings a Genie."""
    if game.is_calm:
        return PASSING
    return CLAIMS[view.takers.index(None)][0]
