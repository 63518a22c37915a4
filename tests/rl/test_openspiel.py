"""OpenSpiel's own test passes for every game at every number of players, and its bots can play them."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import envol.rl.openspiel as adapter
from envol import catalogue
from tests.rl.tables import TABLES
from tests.tiers import TIER


@pytest.mark.full
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_simulations_pass(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"envol_{key}(players={seats})")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=TIER.spiel_sims, serialize=True, verbose=False)


def test_options_of_a_game_are_parameters() -> None:
    game = pyspiel.load_game("envol_blackmore(players=3,wheel=ascending)")
    assert game.table.game.options.wheel == "ascending"
    assert pyspiel.load_game("envol_blackmore").table.game.options.wheel == "descending"
    assert pyspiel.load_game("envol_carpets").table.game.options.calm


def test_actions_are_named_by_their_notation() -> None:
    state = played(pyspiel.load_game("envol_blackmore"), 30)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(name.startswith(("play ", "lay ", "keep")) for name in names)


@pytest.mark.parametrize("name", ["envol_blackmore", "envol_carpets", "envol_oz(players=3)"])
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for moves in (40, 50, 60):
        state = played(game, moves)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()


@pytest.mark.parametrize("name", ["envol_blackmore", "envol_oz", "envol_carpets"])
def test_the_search_of_openspiel_can_play(name: str) -> None:
    game = pyspiel.load_game(name)
    numbers = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), 2.0, 12, random_state=numbers)
    state = played(game, 45)
    assert bot.step(state) in state.legal_actions()


class LongGames(OutcomeSamplingSolver):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's solver, but for weights beyond all numbers: an episode here may be a thousand decisions long."""

    def _add_regret(self, key: str, action: int, amount: float) -> None:
        if np.isfinite(amount):
            super()._add_regret(key, action, amount)


@pytest.mark.deeper
@pytest.mark.parametrize("key", [key for key in catalogue.game_keys() if catalogue.part(catalogue.find(key), "tensor")])
def test_a_tabular_solver_of_openspiel_can_learn(key: str) -> None:
    """Outcome-sampling MCCFR keeps a table by information state, and fails where one has several sets of actions."""
    game = pyspiel.load_game(f"envol_{key}")
    solver = LongGames(game)
    np.random.seed(1)  # the only numbers that it asks for
    deep = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)  # it calls itself for each line of a match
    try:
        with np.errstate(all="ignore"):
            for _ in range(TIER.spiel_iterations):
                solver.iteration()
    finally:
        sys.setrecursionlimit(deep)
    state = played(game, 0)
    learned = solver.average_policy().action_probabilities(state)
    assert sorted(learned) == state.legal_actions()
    assert sum(learned.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_and_a_state_are_pickled_and_come_back_equal(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"envol_{key}(players={seats})")
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert str(again) == str(game)
    assert (again.table.game.seats, again.table.options) == (seats, game.table.options)
    assert again != pyspiel.load_game(f"envol_{key}(players={2 if seats > 2 else 3})")
    state = played(game, 20)
    other = pickle.loads(pickle.dumps(state))
    assert other.information_state_string() == state.information_state_string()
    assert other.legal_actions() == state.legal_actions()


def test_a_pickled_game_is_read_by_a_program_that_has_imported_nothing() -> None:
    game = pyspiel.load_game("envol_blackmore(players=4,wheel=ascending)")
    code = f"import pickle; print(pickle.loads({pickle.dumps(game)!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{game}\n", "")


def test_the_end_of_a_program_is_quiet() -> None:
    """OpenSpiel lets go of what is registered after Python has ended."""
    code = "import pyspiel, envol.rl.openspiel; pyspiel.load_game('envol_oz').new_initial_state()"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def played(game: pyspiel.Game, moves: int) -> adapter.State:
    """The state after so many random moves, and on until a player is asked."""
    choose = random.Random(moves)
    state: adapter.State = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        state.apply_action(choose.choice(state.legal_actions()))
        moves -= 1
    assert not state.is_terminal()
    return state
