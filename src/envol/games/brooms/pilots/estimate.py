"""How long and how hard an adventure is, as far as bots can tell: they fly it a few times, each time the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from envol.creations import Estimate
from envol.dice import FastDice
from envol.game import NATURE, Event
from envol.games.brooms.adventures.format import Adventure
from envol.games.brooms.greedy import answer
from envol.games.brooms.moves import FLY
from envol.games.brooms.options import Options
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import NOBODY

LEVEL = "companion"  # misjudges about as much as somebody who has flown a few times
MATCHES = 6
PATIENCE = 100  # turns of each player, then nobody has won
SETBACKS = ("stopped", "no-room", "back-stopped", "stuck")  # the kinds of events that end a flight too early

# Words for how hard it is, by the flights that a win takes: an interrupted one counts twice, a match that nobody wins
# as if it were flown again.
WORDS = ((7.0, "easy"), (12.0, "fair"), (18.0, "hard"))
HARDEST = "very-hard"
HOPELESS = "endless"
RARELY = 0.25  # won less often than that is hopeless


@dataclass
class Trial:
    """One match: who won it, and by place in the order of play how often each flew and how often in vain."""

    winner: int | None  # place in the order of play
    start: int  # the place that the winner started from
    flights: list[int] = field(default_factory=list)
    setbacks: list[int] = field(default_factory=list)
    paths: list[list[Any]] = field(default_factory=list)  # the winner's flights: x, y, heading, then what was laid


def fly(adventure: Adventure, number: int, seats: int | None = None, level: str = LEVEL) -> Trial:
    """One match of bots; without a number of players, each that the adventure allows comes in turn."""
    least, most = adventure.players
    game = Brooms(seats or least + number % (most - least + 1), Options(own=adventure), Brooms.newest)
    chance, thoughts = FastDice(f"{number} chance"), FastDice(f"{number} bots")
    state = game.start()
    first, flights, setbacks = 0, [0] * game.seats, [0] * game.seats
    told: list[str] = []
    paths: list[list[list[Any]]] = [[] for _ in range(game.seats)]

    def tell(event: Event) -> None:
        told.append(event.kind)
        if event.kind in ("laid", "backed"):
            curve = event.data["curve"]
            paths[event.data["seat"]][-1].append(f"{event.kind} {curve['piece']} {curve['side']}")
        elif event.kind.startswith("no-room") or (event.kind.startswith("back-") and "backed" in told):
            paths[event.data["seat"]][-1].pop()  # it was laid, and is taken up again

    while (asked := game.to_move(state)) and state.turns < PATIENCE * game.seats:
        seat = asked[0]
        if seat == NATURE:
            game.apply(state, seat, game.nature(state, chance))
            first = state.turn
            continue
        view, moves = game.view(state, seat), game.moves(state, seat)
        move, _ = answer(game, view, seat, moves, thoughts, level)
        flown = (state.turn - first) % game.seats
        flights[flown] += move == FLY
        if move == FLY:
            paths[seat].append([state.xs[seat], state.ys[seat], state.headings[seat]])
        told.clear()
        game.apply(state, seat, move, tell)
        setbacks[flown] += any(kind.removesuffix("-broom") in SETBACKS for kind in told)
    if state.winner == NOBODY:
        return Trial(None, 0, flights, setbacks)
    place = (state.winner - first) % game.seats
    return Trial(place, state.starts[state.winner], flights, setbacks, paths[state.winner])


def sum_up(trials: Sequence[Trial]) -> Estimate:
    """What these matches tell together: the flights of whoever won."""
    lengths = sorted(trial.flights[trial.winner] for trial in trials if trial.winner is not None)
    flights = sum(sum(trial.flights) for trial in trials)
    interrupted = round(100 * sum(sum(trial.setbacks) for trial in trials) / max(flights, 1))
    if not lengths:
        return Estimate(len(trials), 0, 0, 0, 0, interrupted, HOPELESS)
    tenth = len(lengths) // 10
    length = round(median(lengths))
    return Estimate(
        len(trials),
        len(lengths),
        length,
        lengths[tenth],
        lengths[-1 - tenth],
        interrupted,
        _difficulty(len(lengths) / len(trials), length * (1 + interrupted / 100)),
        {"flights": _typical(trials, length)},
    )


def _typical(trials: Sequence[Trial], length: int) -> list[list[Any]]:
    """The flights of a winner who needed about as many as most."""
    won = [trial for trial in trials if trial.winner is not None]
    return min(won, key=lambda trial: abs(len(trial.paths) - length)).paths


def _difficulty(won: float, effort: float) -> str:
    if won < RARELY:
        return HOPELESS
    return next((word for most, word in WORDS if effort / won < most), HARDEST)
