"""Each game of the catalogue that has a tensor, for OpenSpiel: importing this registers `envol_blackmore` and so on.

    import pyspiel, envol.rl.openspiel
    game = pyspiel.load_game("envol_blackmore(players=4,wheel=ascending)")

Chance is explicit. A player's information state is its seat and its view, which holds what a perfect memory would hold
of the position: histories that lead to the same view of the same seat are one. `resample_from_infostate` is the game's
own `guess`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from envol import catalogue
from envol.catalogue import AnyGame
from envol.dice import Dice
from envol.extras import importing
from envol.game import NATURE, Seat

with importing("openspiel"):
    import numpy as np
    import pyspiel

    from envol.rl.position import ENDED, Position, Table, tensor_of

PLAYERS = {NATURE: pyspiel.PlayerId.CHANCE, ENDED: pyspiel.PlayerId.TERMINAL}


class Rules(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One table of a game."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = type_of(self.key)
        given = {**kind.parameter_specification, **(params or {})}
        options = {name: value for name, value in given.items() if name != "players"}
        self.table = Table(self.key, given["players"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.decisions),
            max_chance_outcomes=len(self.table.outcomes),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.table.is_zero_sum else None,
            max_game_length=self.table.game.longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> State:
        return State(self)

    def __reduce__(self) -> Any:
        return load, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.table)


class State(pyspiel.State):  # type: ignore[misc]
    """A position; what OpenSpiel copies and pickles of it is `position` alone."""

    def __init__(self, game: Rules, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position or game.table.start()

    def current_player(self) -> int:
        turn = self.position.turn
        return turn if turn >= 0 else int(PLAYERS[turn])

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.table
        return str(table.decisions[action] if player >= 0 else table.outcomes[action])

    def is_terminal(self) -> bool:
        return self.position.turn == ENDED

    def returns(self) -> list[float]:
        return self.position.returns()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one; it has no history of its own."""
        return State(self.get_game(), self.position.imagine(player, SampledDice(sampler)))

    def __str__(self) -> str:
        return f"{self.position.turn} {self.position.state}"


class Observer:
    """What a player sees: the seat and its view as text, the view as numbers, with perfect recall or without."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: State, player: Seat) -> None:
        self.tensor[:] = state.position.features(player)

    def string_from(self, state: State, player: Seat) -> str:
        return state.position.told(player)


class SampledDice(Dice):
    """Dice from OpenSpiel's sampler of numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)


@cache
def type_of(key: str) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    kind = catalogue.find(key)
    tensor = tensor_of(kind)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"envol_{key}",
        long_name=f"Envol {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if getattr(tensor, "HOUSE_WINS", False) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=kind.players[0],
        max_num_players=kind.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.players[0], **_options(kind), **getattr(tensor, "OPTIONS", {})},
    )


def _options(kind: type[AnyGame]) -> dict[str, Any]:
    fields = msgspec.structs.fields(kind.Options)
    return {field.name: field.default for field in fields if field.default is not msgspec.UNSET}


def register(key: str) -> None:
    """Make a game known to OpenSpiel as `envol_KEY`."""
    # A class and no other callable: OpenSpiel lets go of it after Python has ended, when nothing may be freed any more.
    pyspiel.register_game(type_of(key), type(f"Rules_{key}", (Rules,), {"key": key}))


def load(name: str) -> Rules:
    """The game that OpenSpiel knows by this name and parameters: what a pickle keeps of one."""
    game: Rules = pyspiel.load_game(name)
    return game


for _key in catalogue.game_keys():
    if catalogue.part(catalogue.find(_key), "tensor") is not None:  # one without is for people and bots alone
        register(_key)
