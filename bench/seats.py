"""Scripted seats, one connection each, in the two dialects: Envol's own wire, and boardgame.io's over socket.io."""

from __future__ import annotations

import time
from typing import Any, Protocol

import httpx
import msgspec

from bench.connection import Connection

SEATS = 4


class Watch(Protocol):
    """Whoever wants to know what happens at the tables."""

    def on_question(self, seat: Seat) -> None: ...

    def on_answer(self, seat: Seat) -> None: ...

    def on_end(self, seat: Seat) -> None: ...

    def on_refusal(self, text: str) -> None: ...


class Seat(Connection):
    """A seat at a table: it knows the move it would make, and makes it when told to."""

    def __init__(self, watch: Watch, table: int, host: str, path: str, headers: str = "") -> None:
        super().__init__(host, path, headers)
        self.watch = watch
        self.table = table
        self.sent = 0.0  # when the move that is not answered yet was sent
        self.move = b""  # ready to be sent

    def itself(self) -> Seat:
        """A factory, for whoever connects."""
        return self

    def play(self, since: float | None = None) -> None:
        """Send the move; its time runs from now, or from when it should have been sent."""
        self.sent = since or time.perf_counter()
        self.say(self.move)
        self.move = b""

    def ask(self, move: bytes) -> None:
        self.move = move
        self.watch.on_question(self)

    def answered(self) -> None:
        self.watch.on_answer(self)
        self.sent = 0.0

    def broken(self, why: str) -> None:
        if not self.fault:
            self.watch.on_refusal(why)
        super().broken(why)


class You(msgspec.Struct):
    on: int
    moves: tuple[str, ...]


class Status(msgspec.Struct):
    status: str


class Down(msgspec.Struct):
    """What matters of Envol's messages; msgspec passes over the rest."""

    type: str
    id: str = ""
    you: You | None = None
    table: Status | None = None


_down = msgspec.json.Decoder(Down)


class EnvolSeat(Seat):
    """A seat at one of our tables: a move is answered when its `ack` comes."""

    def __init__(self, watch: Watch, table: int, host: str, path: str, headers: str) -> None:
        super().__init__(watch, table, host, path, headers)
        self._on = -1

    def hear(self, text: bytes) -> None:
        down = _down.decode(text)
        if down.type == "ack":
            self.answered()
        elif down.type == "no":
            self.watch.on_refusal(text.decode())
        elif down.table is not None and down.table.status == "over":
            self.watch.on_end(self)
        you = down.you
        if you is not None and you.moves and you.on != self._on:
            self._on = you.on
            move = you.moves[you.on % len(you.moves)]
            self.ask(b'{"type":"move","id":"%d","on":%d,"m":"%s"}' % (you.on, you.on, move.encode()))


class Hand(msgspec.Struct):
    hand: list[int]


class Table(msgspec.Struct):
    players: dict[str, Hand]


class Context(msgspec.Struct):
    currentPlayer: str  # boardgame.io's spelling
    gameover: Any = None


class GameState(msgspec.Struct, rename={"number": "_stateID"}):
    """What matters of boardgame.io's state."""

    G: Table
    ctx: Context
    number: int


class Synced(msgspec.Struct):
    state: GameState


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(GameState)
_synced = msgspec.json.Decoder(Synced)
SPACE = b"/trick,"  # socket.io's name space is the name of the game


class BoardgameSeat(Seat):
    """A seat at boardgame.io's table, as its own client would speak: a move is answered when its `update` comes."""

    def __init__(self, watch: Watch, table: int, host: str, match: str, number: int, secret: str) -> None:
        super().__init__(watch, table, host, "/socket.io/?EIO=4&transport=websocket")
        self._match = match
        self._number = str(number)
        self._secret = secret

    def hear(self, text: bytes) -> None:
        if text.startswith(b'42/trick,["update"'):
            if self.sent:
                self.answered()
            self._look(_state.decode(_parts.decode(text[9:])[2]))
        elif text.startswith(b'42/trick,["sync"'):
            self._look(_synced.decode(_parts.decode(text[9:])[2]).state)
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"0"):
            self.say(b"40" + SPACE)
        elif text.startswith(b"40"):
            self._emit("sync", self._match, self._number, self._secret, SEATS)

    def _look(self, state: GameState) -> None:
        if state.ctx.gameover is not None:
            self.watch.on_end(self)
        elif state.ctx.currentPlayer == self._number:
            hand = state.G.players[self._number].hand
            card = hand[state.number % len(hand)]
            payload = {"type": "play", "args": [card], "playerID": self._number, "credentials": self._secret}
            action = {"type": "MAKE_MOVE", "payload": payload}
            event = ["update", action, state.number, self._match, self._number]
            self.ask(b"42" + SPACE + msgspec.json.encode(event))

    def _emit(self, *event: Any) -> None:
        self.say(b"42" + SPACE + msgspec.json.encode(event))


async def post(http: httpx.AsyncClient, path: str, body: Any, headers: dict[str, str] | None = None) -> httpx.Response:
    answer = await http.post(path, json=body, headers=headers)
    if not answer.is_success:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    return answer


async def seat_envol(http: httpx.AsyncClient, watch: Watch, table: int, host: str) -> list[Seat]:
    """A started table of ours, with somebody new on each seat."""
    opened = await post(http, "/api/tables", {"game": "blackmore", "seats": SEATS})
    cookie = {"cookie": opened.headers["set-cookie"].partition(";")[0], "origin": f"http://{host}"}
    id = opened.json()["id"]
    tokens = []
    for seat in range(SEATS):
        who = {"name": f"P{seat}", "nonce": f"{seat:02x}" * 16}
        sat = await post(http, f"/api/tables/{id}/seats/{seat}", who, cookie if seat == 0 else None)
        tokens.append(sat.json()["personal"])
    await post(http, f"/api/tables/{id}/start", None, cookie)
    return [EnvolSeat(watch, table, host, f"/ws/tables/{id}", f"Authorization: Bearer {token}\r\n") for token in tokens]


async def seat_boardgame(http: httpx.AsyncClient, watch: Watch, table: int, host: str) -> list[Seat]:
    """A match of boardgame.io, joined four times."""
    match = (await post(http, "/games/trick/create", {"numPlayers": SEATS})).json()["matchID"]
    seats: list[Seat] = []
    for seat in range(SEATS):
        who = {"playerID": str(seat), "playerName": f"P{seat}"}
        joined = await post(http, f"/games/trick/{match}/join", who)
        seats.append(BoardgameSeat(watch, table, host, match, seat, joined.json()["playerCredentials"]))
    return seats
