"""All that whoever serves may set, with defaults that work; `envol serve` has options for those down to `workers`."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How one server runs."""

    store: str = "envol.db"  # a path for SQLite, or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    games: tuple[str, ...] = ()  # games from outside the library, as package.module:Class
    origins: tuple[str, ...] = ()  # further origins that may use cookies, such as https://games.example
    secure_cookies: bool = False  # set when served by https
    workers: int = 2  # processes in which bots think
    pace: float = 1.0  # how long bots seem to think; 0 answers at once
    think_seconds: float = 10.0  # a bot that takes longer plays at random
    analysis_simulations: int = 0  # for each move that an analysis looks at; 0 leaves it to the game
    tables_per_person: int = 30  # open or being played
    tables_per_address: int = 300  # opened in an hour
    listed_per_person: int = 3  # open tables on the home page at a time
    listed_per_address: int = 10
    listed_at_most: int = 50  # by everybody; each address has its turn
    listings_per_second: float = 2.0  # messages about them to one visitor
    wishes_per_table: int = 3  # latecomers who may ask for a seat at a time
    wishes_per_person: int = 3  # times that a latecomer may ask in one match
    tokens_per_person: int = 50
    calls_per_second: int = 40  # over HTTP by one person, ten times as many at once; strangers share their address's
    messages_per_second: int = 40  # from one connection, with as many again at once
    connections_per_address: int = 10_000
    queue: int = 64  # messages that may wait for a slow viewer before it is sent the whole anew
    patience_seconds: float = 60.0  # a viewer that has read nothing for so long is let go; its client comes back
    open_seconds: float = 600.0  # an open table is listed until nobody was there for so long
    open_days: float = 7.0  # an open table at which nobody was for so long is cleared away
    idle_seconds: float = 120.0  # a room that nobody watches is forgotten after this; the store keeps it
