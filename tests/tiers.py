"""How much is tested: `make test` in minutes, `make soak` for as long as it takes. All counts come from here."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Tier:
    seeds: int  # random matches for each game, number of seats and set of options
    looks: int  # plies of a match at which the costly laws look
    states: int  # of a match with more states than this, some laws look at every second, third … only
    swaps: int  # pairs of hidden outcomes that are swapped in a match
    guesses: int  # guesses drawn where frequencies are compared
    bot_games: int  # games for the share of wins of a greedy bot
    alike: int  # matches for each number of seats whose logs must be the same in the interpreted and the compiled build
    writes: int  # changes written to the store at once
    store_kills: int  # times a server is killed in the middle of a match on each engine
    api_examples: int  # requests that Schemathesis makes up for each call of the API
    fuzz: int  # messages of a client that means no good
    fair_rounds: int  # undisturbed rounds of a race for each pair of lines
    snap_matches: int  # matches in real time between four clients
    crashes: int  # times a server is killed under load
    watched: int  # matches of which every frame of every viewer is looked at, for each set of options
    touches: int  # pairs of shapes whose touching is compared with a reference of many digits
    names: int  # of an option with many names, such as a shelf of adventures, how many the laws look at
    golden: str  # how the kept messages of this tier are called
    golden_moves: int  # in each match whose messages are kept, where matches are long
    spiel_sims: int  # matches that OpenSpiel's own test plays for each game and number of seats


TIERS = {
    "test": Tier(
        seeds=2,
        looks=12,
        states=500,
        swaps=40,
        guesses=3_000,
        bot_games=200,
        alike=4,
        writes=300,
        store_kills=1,
        api_examples=10,
        fuzz=10_000,
        fair_rounds=1,
        snap_matches=2,
        crashes=20,
        watched=1,
        touches=5_000,
        names=4,
        golden="",
        golden_moves=32,
        spiel_sims=1,
    ),
    "soak": Tier(
        seeds=40,
        looks=60,
        states=100_000,
        swaps=400,
        guesses=60_000,
        bot_games=3_000,
        alike=1_000,
        writes=20_000,
        store_kills=8,
        api_examples=500,
        fuzz=1_000_000,
        fair_rounds=20,
        snap_matches=20,
        crashes=1_000,
        watched=10,
        touches=100_000,
        names=100,
        golden="long-",
        golden_moves=3_000,
        spiel_sims=10,
    ),
}
TIER = TIERS[os.environ.get("ENVOL_TIER", "test")]
