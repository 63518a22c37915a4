"""How much is tested, and by which command: all counts come from here.

`make test` runs all but what is marked `full`. `make test-all` runs what is marked `full`, and once more, with larger
counts, what is marked `deeper`. `make soak` runs everything for as long as it takes. Without a command, as by
`pytest tests/…`, whatever is named runs, with the counts of the first."""

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
    skies: int  # small random skies in which Brooms flies beside its second reading
    touches: int  # pairs of shapes whose touching is compared with a reference of many digits
    names: int  # of an option with many names, such as a shelf of adventures, how many the laws look at
    spiel_sims: int  # matches that OpenSpiel's own test plays for each game and number of seats
    spiel_iterations: int  # of OpenSpiel's outcome-sampling MCCFR on each game
    golden_moves: int  # in each match whose messages are kept, where matches are long
    timed: int  # made-up matches with clocks for each of their properties
    taught: int  # matches of each game about which every sentence of the analysis is checked

    @property
    def golden(self) -> str:
        """How the kept messages of this tier are called."""
        return "" if self.golden_moves == COUNTS["golden_moves"][0] else "long-"


NAMES = ("quick", "full", "soak")  # of `make test`, `make test-all` and `make soak`
# The last column is what one command did before there were two: what `make test` has less of, `make test-all` has not.
COUNTS = {
    #                quick    full       soak  before
    "seeds":        (    2,      4,        40,      2),
    "looks":        (   12,     12,        60,     12),
    "states":       (  500,    500,   100_000,    500),
    "swaps":        (   40,     40,       400,     40),
    "guesses":      (3_000,  3_000,    60_000,  3_000),
    "bot_games":    (  200,    300,     3_000,    200),
    "alike":        (    4,      8,     1_000,      4),
    "writes":       (  300,    300,    20_000,    300),
    "store_kills":  (    1,      1,         8,      1),
    "api_examples": (   10,     25,       500,     10),
    "fuzz":         (10_000, 10_000, 1_000_000, 10_000),
    "fair_rounds":  (    1,      1,        20,      1),
    "snap_matches": (    2,      2,        20,      2),
    "crashes":      (    4,     20,     1_000,     20),
    "watched":      (    1,      1,        10,      1),
    "skies":        (    3,     60,     3_000,      3),
    "touches":      (5_000,  5_000,   100_000,  5_000),
    "names":        (    4,     10,       100,      4),
    "spiel_sims":   (    1,      2,        10,      1),
    "spiel_iterations": ( 2,    100,       300,    100),
    "golden_moves": (   32,     32,     3_000,     32),
    "timed":        (   12,     60,     2_000,     12),
    "taught":       (    2,     36,       400,      2),
}  # fmt: skip
TIERS = {name: Tier(**{count: row[column] for count, row in COUNTS.items()}) for column, name in enumerate(NAMES)}
TIER = TIERS[os.environ.get("ENVOL_TIER", "quick")]
