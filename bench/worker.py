"""One contender in a process of its own: it plays random games for so many seconds and prints what it did as JSON."""

from __future__ import annotations

import json
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from random import choice
from typing import TypedDict

SEATS = 4
PEERS = ("hearts", "spades", "euchre")  # all for four
GAMES_PER_LOOK = 10  # between two looks at the clock, so that looking costs nothing
ROLLOUTS_PER_DEAL = 500
SAMPLES_PER_DEAL = 10

# All that is compiled (see pyproject.toml): each of these must be plain Python in one contender and none in the other.
MODULES = (
    "envol.game",
    "envol.dice",
    "envol.heuristics",
    "envol.games.blackmore.rules",
    "envol.games.blackmore.moves",
    "envol.games.blackmore.state",
    "envol.bots.search",
)


class Counts(TypedDict):
    """What was played: lines are decisions and chance together, seconds those of the processor."""

    lines: int
    decisions: int
    games: int
    seconds: float


class Report(TypedDict):
    """The counts of one run, and what ran."""

    counts: Counts
    python: str
    version: str  # of the library
    files: list[str]  # where Envol's compiled modules came from


Measure = Callable[[float], Counts]
PlayGame = Callable[[], tuple[int, int]]  # plays one game: its lines and its decisions


def games(play: PlayGame) -> Measure:
    """Measure whole games."""

    def measure(seconds: float) -> Counts:
        counts = Counts(lines=0, decisions=0, games=0, seconds=0.0)
        # Processor time: whoever else uses the machine meanwhile should not count.
        begin = time.process_time()
        while counts["seconds"] < seconds:
            for _ in range(GAMES_PER_LOOK):
                lines, decisions = play()
                counts["lines"] += lines
                counts["decisions"] += decisions
            counts["games"] += GAMES_PER_LOOK
            counts["seconds"] = time.process_time() - begin
        return counts

    return measure


def blackmore() -> PlayGame:
    """Blackmore by a loop in Python."""
    from envol import FastDice, create

    game = create("blackmore", SEATS)
    dice = FastDice(1)

    def play() -> tuple[int, int]:
        state = game.start()
        lines = decisions = 0
        while asked := game.to_move(state):
            seat = asked[0]
            if seat < 0:
                move = game.nature(state, dice)
            else:
                move = choice(game.moves(state, seat))
                decisions += 1
            game.apply(state, seat, move)
            lines += 1
        return lines, decisions

    return play


def blackmore_play_on() -> PlayGame:
    """Blackmore by the loop that the search plays on with."""
    from envol import FastDice, create
    from envol.heuristics import TO_THE_END, Heuristics

    game = create("blackmore", SEATS)
    dice = FastDice(1)
    heuristics = Heuristics(game)  # knows nothing: plays at random
    # The loop counts lines alone, but chance has as many in every game: each card leaves the deck once, one seat leads.
    lines, decisions = blackmore()()
    chance = lines - decisions

    def play() -> tuple[int, int]:
        lines = heuristics.play_on(game.start(), dice, TO_THE_END)
        return lines, lines - chance

    return play


# Chance in OpenSpiel is sampled by `choice(legal_actions())`, much cheaper than `chance_outcomes()`. It may be: in all
# three games each node of chance deals a card (hearts first draws where cards are passed to), every outcome is as
# likely as the others, and `legal_actions()` lists just the outcomes; `uniform` looks again at one game in each run.


def uniform(name: str) -> bool:
    """Whether chance is uniform over the legal actions, all along a random game."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            likely = [probability for _, probability in outcomes]
            if [action for action, _ in outcomes] != actions or max(likely) - min(likely) > 1e-9:
                return False
        state.apply_action(choice(actions))
    return True


def peer(name: str) -> PlayGame:
    """A game of OpenSpiel by the loop of its own examples."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        lines = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = choice(state.legal_actions())
            else:
                action = choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
            lines += 1
        return lines, decisions

    return play


def peer_one_call(name: str) -> PlayGame:
    """A game of OpenSpiel that is asked once per line, as ours is: the player's number tells chance and the end too."""
    import pyspiel

    game = pyspiel.load_game(name)
    over = int(pyspiel.PlayerId.TERMINAL)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        lines = decisions = 0
        while (player := state.current_player()) != over:
            if player < 0:
                action = choice(state.legal_actions())
            else:
                action = choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
            lines += 1
        return lines, decisions

    return play


def peer_rollouts(name: str) -> Measure:
    """OpenSpiel's own loop, from the deal on: of its C++ loops only the rollouts of its search can be had from Python.

    They crash where chance is to move first, so all their lines are decisions and no game is whole."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_DEAL, random.randrange(1 << 30))
    # One simulation evaluates the root and nothing else.
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def measure(seconds: float) -> Counts:
        counts = Counts(lines=0, decisions=0, games=0, seconds=0.0)
        while counts["seconds"] < seconds:
            dealt = game.new_initial_state()
            while dealt.is_chance_node():
                dealt.apply_action(choice(dealt.legal_actions()))
            begin = time.process_time()
            search.mcts_search(dealt)
            counts["seconds"] += time.process_time() - begin
            # Rollouts do not tell their length, which differs little from one to the next of the same deal.
            decisions = 0
            for _ in range(SAMPLES_PER_DEAL):
                state = dealt.clone()
                while not state.is_terminal():
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
            counts["decisions"] += decisions * ROLLOUTS_PER_DEAL // SAMPLES_PER_DEAL
        counts["lines"] = counts["decisions"]
        return counts

    return measure


def contender(name: str) -> Measure:
    """What the driver asks for by this name."""
    kind, _, game = name.partition(":")
    if kind == "blackmore":
        return games(blackmore())
    if kind == "play_on":
        return games(blackmore_play_on())
    if not uniform(game):
        raise ValueError(f"chance in {game} is not uniform: the loop must sample chance_outcomes()")
    if kind == "peer":
        return games(peer(game))
    if kind == "one_call":
        return games(peer_one_call(game))
    if kind == "rollouts":
        return peer_rollouts(game)
    raise ValueError(f"no contender is called {name}")


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    ours = ":" not in name
    random.seed(1)
    measure = contender(name)
    measure(seconds / 10)  # warm up: the interpreter specialises what it has run a few times
    report = Report(
        counts=measure(seconds),
        python=platform.python_version(),
        version=metadata.version("envol" if ours else "open_spiel"),
        files=[str(import_module(module).__file__) for module in MODULES] if ours else [],
    )
    print(json.dumps(report))


if __name__ == "__main__":
    main()
