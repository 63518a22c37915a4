"""How much is tested: `make test` in minutes, `make soak` for as long as it takes. All counts come from here."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Tier:
    seeds: int  # random matches for each game, number of seats and set of options
    looks: int  # plies of a match at which the costly laws look
    swaps: int  # pairs of hidden outcomes that are swapped in a match
    guesses: int  # guesses drawn where frequencies are compared
    duels: int  # two-player games between bots that must differ in strength
    bot_games: int  # games for the share of wins of a greedy bot
    alike: int  # matches whose logs must be the same in the interpreted and the compiled build


TIERS = {
    "test": Tier(seeds=2, looks=12, swaps=40, guesses=3_000, duels=400, bot_games=300, alike=20),
    "soak": Tier(seeds=40, looks=60, swaps=400, guesses=60_000, duels=2_000, bot_games=3_000, alike=1_000),
}
TIER = TIERS[os.environ.get("ENVOL_TIER", "test")]
