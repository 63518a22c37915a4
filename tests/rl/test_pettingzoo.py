"""PettingZoo's own tests pass for every game at every number of players."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from envol.rl.pettingzoo import Env, env
from tests.rl.tables import TABLES

# The test knows by name which of PettingZoo's own games have an observation with a mask, and warns of all others.
NOT_OUR_NAME = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_api_is_kept_and_a_seed_gives_the_same_match(key: str, seats: int) -> None:
    with warnings.catch_warnings():
        for message in NOT_OUR_NAME:
            warnings.filterwarnings("ignore", message)
        api_test(env(key, seats), num_cycles=60)
        seed_test(lambda: env(key, seats), num_cycles=40)


def finish(table: Env) -> dict[str, float]:
    """Play at random to the end; what each agent was rewarded with."""
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        if ended:
            rewards[agent] = reward
        else:
            assert reward == 0
        table.step(None if ended else int(table.action_space(agent).sample(seen["action_mask"])))
    return rewards


def test_rewards_come_at_the_end_and_are_those_of_the_ranks() -> None:
    table = env("blackmore", 3)
    table.reset(seed=5)
    rewards = finish(table)
    outcome = table.table.game.outcome(table.position.state)
    assert outcome is not None
    assert sorted(rewards, key=lambda agent: -rewards[agent])[0] == f"player_{outcome.ranks.index(1)}"
    assert sum(rewards.values()) == pytest.approx(0)
    assert table.agents == []


def test_each_match_after_a_reset_is_another_and_all_follow_from_the_seed() -> None:
    def first_views(seed: int) -> list[bytes]:
        table, views = env("blackmore"), []
        table.reset(seed=seed)
        for _ in range(3):
            views.append(table.observe("player_0")["observation"].tobytes())
            table.reset()
        return views

    assert first_views(1) == first_views(1)
    assert len({*first_views(1), *first_views(2)}) == 6


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = env("oz", memory=False)
    table.reset(seed=1)
    agent, seen = table.agent_selection, table.last()[0]
    with pytest.raises(ValueError, match="may not play"):
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert table.agent_selection == agent
    assert np.array_equal(table.last()[0]["observation"], seen["observation"])


def test_a_table_can_be_read() -> None:
    table = env("oz", render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert '"phase":"take"' in told
