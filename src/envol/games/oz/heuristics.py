"""What a search knows of Oz: what hands and stories promise, given the characters that are still to come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from envol.game import Move, Seat
from envol.games.oz.moves import (
    CAST,
    CHARACTERS,
    COUPLE,
    CROWD,
    EACH,
    FEUD,
    FEW,
    KIND,
    LEAD,
    TRIO,
    TWINS,
    Take,
    Turn,
)
from envol.games.oz.rules import FACE_UP, Oz
from envol.games.oz.state import TAKE, State
from envol.heuristics import Heuristics, Level, chance_of_winning, leads

if TYPE_CHECKING:
    from envol.dice import Dice

WANTED: Final = 2.0  # how much likelier one comes to hold a character that a story asks for
SHUNNED: Final = 0.5  # and one that a story fears
HORIZON: Final = 3  # decisions of each seat that are played below the tree: about two rounds
LUCK: Final = 2.5  # how far ahead luck carries a player, by the root of the rounds to come
# By the rounds to come: a story of this worth is kept to the end as often as not.
FLOORS: Final[list[float]] = [0.0, 2.0, 2.9, 3.2, 3.4, 3.6, 3.9, 4.0, 4.0, 4.0]
FINE: Final = 4  # hopes are kept in quarters of a card
MOST_HOPE: Final = 20 * FINE
COUNTS: Final = 24  # more of one character than anybody can hold


def _tails() -> list[list[float]]:
    """By hope: the chance that at least 0, 1, 2 … come, spread as by Poisson."""
    found = []
    for quarter in range(MOST_HOPE + 1):
        chance, above, tail = math.exp(-quarter / FINE), 1.0, [1.0]
        for more in range(1, COUNTS + 1):
            above -= chance
            tail.append(max(0.0, above))
            chance *= quarter / FINE / more
        found.append(tail)
    return found


TAILS: Final[list[list[float]]] = _tails()
# By hope and whether one is held that waits for its twin: how many pairs are to come.
PAIRS: Final[list[list[float]]] = [[math.fsum(tail[2 - odd :: 2]) for odd in (0, 1)] for tail in TAILS]


class OzHeuristics(Heuristics[State, Move]):
    """The column that promises most, and the story that promises least."""

    def __init__(self, game: Oz) -> None:
        super().__init__(game)
        self.rules: Final = game
        self.tells_chances = True
        self.horizon = HORIZON * game.seats
        self.scales: Final[list[float]] = [1.0 + LUCK * math.sqrt(left) for left in range(game.rounds + 1)]

    def choose(self, state: State, seat: Seat, moves: Sequence[Move], dice: Dice) -> Move:
        best = moves[0]
        most = -1000.0
        for move in moves:
            promised = self._promised(state, seat, move)
            if promised > most:
                most = promised
                best = move
        return best

    def _promised(self, state: State, seat: Seat, move: Move) -> float:
        hand = state.hands[seat]
        stories = state.open[seat]
        if isinstance(move, Take):
            one, two, story = state.columns[move.column]
            hand = hand[:]
            hand[one] += 1
            hand[two] += 1
            stories = [*stories, story]
        elif isinstance(move, Turn):
            stories = [story for story in stories if story != move.story]
        return self.promise(state, seat, hand, stories)

    def is_quiet(self, state: State) -> bool:
        """Between two rounds: whoever has chosen already would seem richer."""
        return state.phase != TAKE and state.left > 0

    def worths(self, state: State) -> list[float]:
        over = self.rules.outcome(state) is not None
        if over:
            points = [float(score) for score in self.rules.standing(state)]
        else:
            seats = range(self.rules.seats)
            points = [self.promise(state, seat, state.hands[seat], state.open[seat]) for seat in seats]
        scale = self.scales[0 if over else self._rounds_to_come(state)]
        return [chance_of_winning(lead, scale) for lead in leads(points)]

    def _rounds_to_come(self, state: State) -> int:
        """Rounds whose characters are not dealt yet."""
        dealt = state.phase == TAKE or not state.left
        return self.rules.rounds - state.round + (0 if dealt else 1)

    def promise(self, state: State, seat: Seat, hand: list[int], stories: list[int]) -> float:
        """What this seat may hope to score with this hand and the best of these stories."""
        blind = self._coming(state)
        hopes = _lean(blind, stories)
        floor = FLOORS[self._rounds_to_come(state)]
        worths = [_at_least(floor, self._worth(state, seat, story, hand, hopes, blind)) for story in stories]
        total = 0.0
        for worth in worths:
            total += worth
        return total - min(worths) if len(worths) > FACE_UP else total

    def _coming(self, state: State) -> list[float]:
        """How many of each character a player gets in the rounds to come, choosing blindly."""
        left = state.deck
        if sum(left) < 2 * self.rules.columns:  # the last round of four, or none: what was discarded comes back
            left = [kept + gone for kept, gone in zip(left, state.discard, strict=True)]
        share = 2.0 * self._rounds_to_come(state) / max(1, sum(left))
        return [share * count for count in left]

    def _worth(
        self, state: State, seat: Seat, story: int, hand: list[int], hopes: list[float], blind: list[float]
    ) -> float:
        """What a story is expected to score; chances of several characters are taken as independent."""
        kind = KIND[story]
        cast = CAST[story]
        first = cast[0]
        held = hand[first]
        if kind == EACH:
            return held + hopes[first]
        if kind == FEUD:
            return 3 * (held + hopes[first]) - hand[cast[1]] - hopes[cast[1]] - hand[cast[2]] - hopes[cast[2]]
        hope = _quarters(hopes[first])
        if kind == TWINS:
            return 3 * (held // 2 + PAIRS[hope][held % 2])
        if kind == FEW:
            return 0.0 if held > 1 else 4 * (1 - TAILS[hope][2 - held])
        if kind == LEAD:
            rivals = [other for other in range(self.rules.seats) if other != seat]
            return 8 * _reach(
                held, hope, [state.hands[rival][first] for rival in rivals], [_quarters(blind[first])] * len(rivals)
            )
        if kind == CROWD:
            others = [character for character in CHARACTERS if character != first]
            return 5 * _reach(
                held, hope, [hand[other] for other in others], [_quarters(hopes[other]) for other in others]
            )
        return _sets(kind, [hand[character] for character in cast], [_quarters(hopes[character]) for character in cast])


def _at_least(floor: float, worth: float) -> float:
    """What a story is worth that will be turned for a better one if it comes to little."""
    above = worth - floor
    return worth if floor == 0.0 or above > 6.0 else floor + math.log1p(math.exp(above))


def _quarters(hope: float) -> int:
    return min(MOST_HOPE, int(hope * FINE + 0.5))


def _lean(blind: list[float], stories: list[int]) -> list[float]:
    """What a player may hope for who looks for what the stories ask and keeps away from what they fear."""
    lean = [1.0] * len(CHARACTERS)
    for story in stories:
        cast = CAST[story]
        kind = KIND[story]
        for place in range(len(cast)):
            feared = kind == FEW or (kind == FEUD and place > 0)
            lean[cast[place]] = SHUNNED if feared else WANTED
    total = 0.0
    leaning = 0.0
    for character in CHARACTERS:
        total += blind[character]
        leaning += blind[character] * lean[character]
    scale = total / leaning if leaning else 1.0
    return [blind[character] * lean[character] * scale for character in CHARACTERS]


def _reach(held: int, hope: int, rivals: list[int], hopes: list[int]) -> float:
    """The chance that no rival will have more."""
    tail = TAILS[hope]
    total = 0.0
    for more in range(COUNTS):
        chance = tail[more] - tail[more + 1]
        if chance < 0.002:
            if more > hope // FINE:
                break
            continue
        for rival in range(len(rivals)):
            above = held + more + 1 - rivals[rival]  # what would make the rival have more
            if above <= 0:
                chance = 0.0
                break
            if above < COUNTS:
                chance *= 1 - TAILS[hopes[rival]][above]
        total += chance
    return total


def _sets(kind: int, held: list[int], hopes: list[int]) -> float:
    """What couples, series and trios are expected to score."""
    total = 0.0
    for count in range(1, COUNTS):
        chance = 1.0
        for place in range(len(held)):
            more = count - held[place]
            if more > 0:
                chance *= TAILS[hopes[place]][more]
        if kind == TRIO:
            if count > 3:
                break
            total += (2 if count == 1 else 5) * chance
        elif chance < 0.005:
            break
        else:
            total += (2 if kind == COUPLE else 4) * chance
    return total


LEVELS: Final = {
    "apprentice": Level(20, naive=True, hope=0.6),
    "companion": Level(10),
    "master": Level(40),
    "archmage": Level(1000, tireless=True, seconds=6.0),
}


def heuristics(game: Oz) -> OzHeuristics:
    """What there is to know of this game."""
    return OzHeuristics(game)
