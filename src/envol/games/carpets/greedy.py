"""A pilot of flesh and blood: knows the shortest way to fold each card, takes what seems to pay, and needs its time.

The level says how fast the hands are, how often they slip, and how much of the table the eyes take in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from envol.dice import Dice
from envol.game import Move, Seat
from envol.games.carpets.cards import CARDS, PALACE, SHORTCUTS, met, shows
from envol.games.carpets.flight import TOKEN_CLOUDS, TOKEN_GENIES
from envol.games.carpets.fold import FOLDS, SPREAD, TURN, UNFOLD, Carpet, carpet_after, count_folds, shortest
from envol.games.carpets.moves import CHANGES, CLAIMS, MOST_GENIES, NUMBER, PASSING, Push
from envol.games.carpets.rules import MOST_CHANGES, Carpets
from envol.games.carpets.view import View

WORTH_OF_GENIE = 0.8  # clouds
WORTH_OF_PUSH = 0.7
COST_OF_COBRA = 1.2
WORTH_OF_PALACE = 50.0
COST_OF_CHANGE = 0.3  # clouds that one more fold may cost, because somebody else is faster


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
    "apprentice": Level(5_500, 2_100, 14, 3, sees_track=False, uses_genies=False),
    "companion": Level(4_000, 1_500, 8, 3, sees_track=True, uses_genies=True),
    "master": Level(2_200, 900, 2, 4, sees_track=True, uses_genies=True),
    "archmage": Level(1_200, 550, 0, 4, sees_track=True, uses_genies=True),
}
USUAL = "companion"
WATCHING = 4_500  # people see how the last round ended before they fold on, so bots do too


def answer(
    game: Carpets, view: View, seat: Seat, moves: Sequence[Move], dice: Dice, level: str = USUAL
) -> tuple[Move, int]:
    """The next change, claim or push, and the milliseconds it takes."""
    hands = LEVELS[level]
    if view.phase == "push":
        return _choose_push(view, moves), _vary(hands.look // 2, dice)
    move, ms = _fold_on(game, view, seat, hands, dice)
    return move, ms * (2 if view.hands[seat] else 1)  # 21


def _vary(ms: int, dice: Dice) -> int:
    """No hand is a clock: six to fourteen tenths of the time."""
    return ms * (60 + dice.below(81)) // 100


def _choose_push(view: View, moves: Sequence[Move]) -> Move:
    """Whoever loses most by a step back, the one in front if it is all the same."""
    return max(moves, key=lambda move: harm(view, move))


def harm(view: View, move: Move) -> tuple[float, int]:
    """What a push costs a pawn, and how far in front it is."""
    assert isinstance(move, Push)
    place = view.places[move.pawn]
    is_ghost = move.pawn == view.ghost
    return place - _worth_of_place(view, max(0, place - 1), is_ghost), place


def _worth_of_place(view: View, place: int, is_ghost: bool = False) -> float:
    """What it is worth to come to rest on a cloud."""
    if place >= PALACE:
        return PALACE + WORTH_OF_PALACE
    place = SHORTCUTS.get(place, place)
    return place - COST_OF_COBRA if place in view.cobras and not is_ghost else place


@dataclass(frozen=True)
class Plan:
    """A card, the Genies to set aside for it, the changes still to be made, and what it pays, in clouds."""

    token: int
    genies: int
    changes: list[int]
    clouds: float

    @property
    def worth(self) -> float:
        """What it pays, its length taken off."""
        return self.clouds - COST_OF_CHANGE * len(self.changes)

    def step(self) -> Move:
        """What to do next for it."""
        return CHANGES[self.changes[0]] if self.changes else CLAIMS[self.token][self.genies]


def _fold_on(game: Carpets, view: View, seat: Seat, hands: Level, dice: Dice) -> tuple[Move, int]:
    """One step on the best plan there is; a slip is noticed only when it has happened."""
    carpet = view.carpets[seat]
    done = [NUMBER[notation] for notation in carpet.history]
    plan = max(plans(game, view, seat, hands, done), key=lambda plan: plan.worth, default=None)
    if plan is None:
        return give_up(game, view), _vary(hands.change, dice)
    if not plan.changes:
        return plan.step(), _vary(hands.change // 2, dice)
    ms = _vary(hands.change if carpet.used else hands.look + hands.change, dice)
    if not carpet.used and view.rounds > 1:
        ms += WATCHING
    change = plan.changes[0]
    if change in FOLDS and dice.below(100) < hands.slips:
        change ^= 1  # over instead of under
    return CHANGES[change], ms


def plans(game: Carpets, view: View, seat: Seat, hands: Level, done: list[int]) -> list[Plan]:
    """All that could be done from a carpet to which these changes were made, with the cards that catch the eye."""
    found: list[Plan] = []
    lies = carpet_after(done)
    for token in _considered(game, view, seat, hands.cards):
        card = view.cards[token]
        assert card is not None
        most = 0 if view.bans[seat] or not hands.uses_genies else min(view.genies[seat], len(card.needs) - 1)
        for genies in range(most + 1):
            changes = changes_to(done, lies, card.number, genies)
            if changes is not None and view.carpets[seat].used + len(changes) <= MOST_CHANGES:
                clouds = _worth_of_claim(view, seat, token, genies, hands.sees_track)
                found.append(Plan(token, genies, changes, clouds))
    return found


def _considered(game: Carpets, view: View, seat: Seat, count: int) -> list[int]:
    """The tokens whose cards catch the eye: others in each round and for each seat, but always the same."""
    free = [token for token, taker in enumerate(view.takers) if taker is None]
    return sorted(free, key=lambda token: (token + 3 * seat + view.rounds) % game.course.tokens)[:count]


def _worth_of_claim(view: View, seat: Seat, token: int, genies: int, sees_track: bool) -> float:
    card = view.cards[token]
    assert card is not None
    clouds = TOKEN_CLOUDS[token] + card.clouds
    worth = float(clouds)
    if sees_track:
        worth = _worth_of_place(view, view.places[seat] + clouds) - view.places[seat]
    gained = min(TOKEN_GENIES[token] + card.genie, MOST_GENIES - (view.genies[seat] - genies))
    return worth + WORTH_OF_GENIE * (gained - genies) + (WORTH_OF_PUSH if token == 0 else 0)


def changes_to(done: list[int], lies: Carpet, card: int, genies: int) -> list[int] | None:
    """What is left to do until the carpet shows the card, from the carpet as it is."""
    if shows(lies, card, genies):
        return []
    way = ways(card)[genies]
    if way is None:
        return None
    same = 0
    while same < min(len(way), len(done)) and way[same] == done[same]:
        same += 1
    back = [UNFOLD] * count_folds(done[same:])
    if done[same : same + 1] == [TURN]:  # unfolding leaves it
        back.append(TURN)
    return [*back, *way[same:]] if len(back) <= same + 1 else [SPREAD, *way]


@cache
def ways(card: int) -> list[list[int] | None]:
    """For each number of Genies the shortest way to fold a card; None where more Genies than sense are meant."""
    size = len(CARDS[card].needs)
    found: list[list[int] | None] = [None] * (MOST_GENIES + 1)
    for squares, way in shortest().items():
        if len(squares) == size:
            for genies in range(size - met(card, squares), size):
                known = found[genies]
                if known is None or count_folds(way) < count_folds(known):
                    found[genies] = way
    return found


def give_up(game: Carpets, view: View) -> Move:
    """The hands are tired: no plan can be carried out. Whatever is left is taken; being wrong still brings a Genie."""
    if game.is_calm:
        return PASSING
    return CLAIMS[view.takers.index(None)][0]
