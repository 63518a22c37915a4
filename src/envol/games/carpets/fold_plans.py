"""Plans for folding, from the fold book: the shortest way to each card, what is left of it, and what it then pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from envol.game import Move, Seat
from envol.games.carpets.cards import CARDS, PALACE, SHORTCUTS, met, shows
from envol.games.carpets.flight import TOKEN_CLOUDS, TOKEN_GENIES
from envol.games.carpets.fold import SPREAD, TURN, UNFOLD, Carpet, carpet_after, count_folds, shortest
from envol.games.carpets.moves import CHANGES, CLAIMS, MOST_GENIES
from envol.games.carpets.rules import MOST_CHANGES, Carpets
from envol.games.carpets.state import State

WORTH_OF_GENIE: Final = 0.8  # clouds
WORTH_OF_PUSH: Final = 0.7
COST_OF_COBRA: Final = 1.2
WORTH_OF_PALACE: Final = 50.0
COST_OF_CHANGE: Final = 0.3  # clouds that one more fold may cost, because somebody else is faster


class Plan:
    """A card, the Genies to set aside for it, the changes still to be made, and what it pays, in clouds."""

    def __init__(self, token: int, genies: int, changes: list[int], clouds: float) -> None:
        self.token: Final = token
        self.genies: Final = genies
        self.changes: Final = changes
        self.clouds: Final = clouds
        self.worth: Final = clouds - COST_OF_CHANGE * len(changes)  # its length taken off

    def step(self) -> Move:
        """What to do next for it."""
        return CHANGES[self.changes[0]] if self.changes else CLAIMS[self.token][self.genies]


def plans(
    game: Carpets,
    state: State,
    seat: Seat,
    done: list[int],
    tokens: Sequence[int],
    sees_track: bool = True,
    uses_genies: bool = True,
) -> list[Plan]:
    """All that could be done for these cards from a carpet to which these changes were made."""
    found: list[Plan] = []
    lies = carpet_after(done)
    for token in tokens:
        card = state.cards[token]
        for genies in range(1 + (game.most_genies(state, seat, token) if uses_genies else 0)):
            changes = changes_to(done, lies, card, genies)
            if changes is not None and state.used[seat] + len(changes) <= MOST_CHANGES:
                found.append(Plan(token, genies, changes, worth_of_claim(game, state, seat, token, genies, sees_track)))
    return found


def worth_of_claim(game: Carpets, state: State, seat: Seat, token: int, genies: int, sees_track: bool) -> float:
    """What a card pays, in clouds; who sees the track knows where the flight would end."""
    card, place = CARDS[state.cards[token]], state.places[seat]
    clouds = TOKEN_CLOUDS[token] + card.clouds
    worth = worth_of_place(game, state, place + clouds, seat) - place if sees_track else float(clouds)
    gained = min(TOKEN_GENIES[token] + card.genie, MOST_GENIES - (state.genies[seat] - genies))
    return worth + WORTH_OF_GENIE * (gained - genies) + (WORTH_OF_PUSH if token == 0 else 0.0)


def worth_of_place(game: Carpets, state: State, place: int, pawn: int) -> float:
    """What it is worth to come to rest on a cloud."""
    if place >= PALACE:
        return PALACE + WORTH_OF_PALACE
    place = SHORTCUTS.get(place, place)
    return place - COST_OF_COBRA if place in state.cobras and pawn != game.course.ghost else float(place)


def harm(game: Carpets, state: State, pawn: int) -> float:
    """What a push costs a pawn, in clouds."""
    place = state.places[pawn]
    return place - worth_of_place(game, state, max(0, place - 1), pawn)


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
