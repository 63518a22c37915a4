"""Each game of the catalogue that has a tensor, for PettingZoo: one agent at a time, with masks of the legal actions.

    from envol.rl.pettingzoo import env
    table = env("blackmore", seats=4, wheel="ascending")
    table.reset(seed=1)

An observation holds `observation`, the agent's view as numbers from 0 to 1, and `action_mask`. Rewards come when the
match is over."""

from __future__ import annotations

from typing import Any

from envol import catalogue
from envol.codec import encode
from envol.dice import FastDice
from envol.extras import importing
from envol.game import Seat

with importing("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from envol.rl.position import ENDED, Table


def env(key: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> Env:
    """A table of this game, for as few players as it allows unless told otherwise."""
    return Env(Table(key, catalogue.find(key).players[0] if seats is None else seats, options), render_mode)


class Env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match between agents; the environment itself plays chance."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = {"name": f"envol_{table.game.key}_v{table.game.rules}", "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{seat}" for seat in range(table.game.seats)]
        self._seat: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0.0, 1.0, (table.size,), np.float32)
        actions = len(table.decisions)
        self._observations = {
            agent: spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.SeedSequence()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a new match; without a seed the next one of those that follow from the last."""
        if seed is not None:
            self._seeds = np.random.SeedSequence(seed)
        self._dice = FastDice(int(self._seeds.spawn(1)[0].generate_state(1, np.uint64)[0]))
        self.position = self.table.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        mask = np.zeros(len(self.table.decisions), np.int8)
        if self.position.turn == seat:
            mask[self.position.legal()] = 1
        return {"observation": self.position.features(seat).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.position.legal():
            raise ValueError(f"{agent} may not play {action} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.act(action)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance move, and find who is asked next."""
        self.position.settle(self._dice)
        turn = self.position.turn
        if turn != ENDED:
            self.agent_selection = self.possible_agents[turn]
            return
        self.rewards = dict(zip(self.possible_agents, self.position.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        return encode(self.position.view(None)).decode() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
