"""All that whoever serves may set, with defaults that work; each is an option of `envol serve` and a variable."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Rate: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True):
    """How one server runs."""

    # Serving
    store: str = "envol.db"  # a path for SQLite, or postgresql://…
    host: str = "127.0.0.1"
    port: Number = 8000
    games: tuple[str, ...] = ()  # games from outside the library, as package.module:Class
    origins: tuple[str, ...] = ()  # further origins that may use cookies, such as https://games.example
    secure_cookies: bool = False  # set when served by https
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    store_wait_seconds: Seconds = 10.0  # on PostgreSQL, for another server that ends, or whose connection is dead
    probe_seconds: Seconds = 10.0  # /readyz and /api/health write to the store once in so long at most
    proxies: tuple[str, ...] = ()  # addresses of web servers in front, which are believed who calls (X-Forwarded-For)

    # Bots
    study: bool = False  # whether tables may also have bots for those who study: random, greedy, search:N
    workers: Number = 2  # processes in which bots think
    pace: Seconds = 1.0  # how long bots seem to think; 0 answers at once
    think_seconds: Seconds = 10.0  # when a bot takes longer, the server's own answers in its place
    analysis_simulations: Annotated[int, msgspec.Meta(ge=0)] = 0  # for each move looked at; 0 leaves it to the game

    # Limits
    tables_per_person: Number = 30  # open or being played
    tables_per_address: Number = 300  # opened in an hour
    listed_per_person: Number = 3  # open tables on the home page at a time
    listed_per_address: Number = 10
    listed_at_most: Number = 50  # by everybody; each address has its turn
    listings_per_second: Rate = 2.0  # messages about them to one visitor
    own_at_most: Number = 40  # of a person's tables that go on are listed, the newest
    own_over_at_most: Number = 12  # and of those that are over,
    own_days: Seconds = 7.0  # for so long
    grace_seconds: Seconds = 5.0  # whoever was cut off is not called away before
    keep_seconds: Seconds = 120.0  # a bot may keep the seat of somebody who has been away for so long
    comings_per_second: Rate = 2.0  # messages about who comes and goes, to one viewer
    wishes_per_table: Number = 3  # latecomers who may ask for a seat at a time
    wishes_per_person: Number = 3  # times that a latecomer may ask in one match
    lines_per_minute: Number = 20  # that one person says, mutes or reports,
    lines_at_once: Number = 6
    tokens_per_person: Number = 50
    bad_tokens_per_minute: Number = 30  # from one address: whoever guesses is not listened to for a while
    calls_per_second: Number = 40  # over HTTP by one person, ten times as many at once; strangers share an address's
    messages_per_second: Number = 40  # from one connection, with as many again at once
    connections_per_address: Number = 500  # of all kinds, at a time; those of a proxy count by who calls through it
    sockets_per_address: Number = 300  # that watch a table or the list, at a time
    header_seconds: Seconds = 10.0  # in which a connection must say what it wants
    body_seconds: Seconds = 30.0  # and in which all of a request must have come
    header_bytes: Number = 2**15  # of one request, and of an address
    header_lines: Number = 200
    requests_at_once: Number = 16  # that may come in one piece
    unanswered_bytes: Number = 2**18  # that one connection may send before an answer: the largest body, some impatience
    unanswered_bytes_per_address: Number = 2**23  # and all connections of an address,
    unanswered_bytes_in_all: Number = 2**27  # and of all; when there are more, each address has its share of them
    pings_per_second: Number = 10  # and empty parts of messages, by one connection, with ten times as many at once
    unheard: Number = 1_024  # messages of one connection that may wait to be heard
    unread_bytes: Number = 2**20  # answers to what is no message, such as pings, that may wait for who does not read
    waiting_per_person: Number = 4  # things that can wait, such as replays, checks and analyses
    queue: Number = 64  # messages that may wait for a slow viewer before it is sent the whole anew
    patience_seconds: Seconds = 60.0  # a viewer that has read nothing for so long is let go; its client comes back

    # Sleep
    talk_days: Seconds = 90.0  # what was said at a table is kept for so long
    open_seconds: Seconds = 600.0  # an open table is listed until nobody was there for so long
    open_days: Seconds = 7.0  # an open table at which nobody was for so long is cleared away
    idle_seconds: Seconds = 120.0  # a room that nobody watches is forgotten after this; the store keeps it


# Under which heading `envol serve --help` shows each, and how the option is called where not as the field.
GROUPS: dict[str, tuple[str, ...]] = {
    "serving": (
        "store",
        "host",
        "port",
        "games",
        "origins",
        "secure_cookies",
        "proxies",
        "log",
        "log_level",
        "store_wait_seconds",
        "probe_seconds",
    ),
    "bots": ("study", "workers", "pace", "think_seconds", "analysis_simulations"),
    "limits": (
        "tables_per_person",
        "tables_per_address",
        "listed_per_person",
        "listed_per_address",
        "listed_at_most",
        "listings_per_second",
        "own_at_most",
        "own_over_at_most",
        "own_days",
        "grace_seconds",
        "keep_seconds",
        "comings_per_second",
        "wishes_per_table",
        "wishes_per_person",
        "lines_per_minute",
        "lines_at_once",
        "tokens_per_person",
        "bad_tokens_per_minute",
        "calls_per_second",
        "messages_per_second",
        "connections_per_address",
        "sockets_per_address",
        "header_seconds",
        "body_seconds",
        "header_bytes",
        "header_lines",
        "requests_at_once",
        "unanswered_bytes",
        "unanswered_bytes_per_address",
        "unanswered_bytes_in_all",
        "pings_per_second",
        "unheard",
        "unread_bytes",
        "waiting_per_person",
        "queue",
        "patience_seconds",
    ),
    "sleep": ("talk_days", "open_seconds", "open_days", "idle_seconds"),
}
NAMES = {"games": "game", "origins": "origin", "secure_cookies": "https", "proxies": "proxy"}
