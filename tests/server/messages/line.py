"""A connection that is heard message by message, and how to know that all has been said."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import limits

QUIET = 10**12  # pings from this number on are ours, to know that all has been said


class Line:
    """A connection, heard until a state is reached that the script waits for."""

    def __init__(self, name: str, address: str, headers: dict[str, str], note: Callable[[str], None]) -> None:
        self.name = name
        self.table: Any = None
        self.you: Any = {"on": 0, "moves": [], "due": None}
        self.steps = 0
        self.is_open = True
        self._note = note
        self._numbers = 0
        self._ends = ExitStack()
        origin = headers.pop("origin", None)
        try:
            made = connect(
                address,
                origin=None if origin is None else Origin(origin),
                additional_headers=headers,
                compression=None,
                max_size=None,
            )
            self._socket = self._ends.enter_context(made)
        except InvalidStatus as error:
            body = (error.response.body or b"").decode()
            self._note(f"refused {error.response.status_code} {body}".rstrip())
            self.is_open = False

    def hear(self) -> Any:
        """The next message; none when the other side has closed."""
        try:
            text = str(self._socket.recv(timeout=limits.STATE))
        except ConnectionClosed as error:
            self.is_open = False
            end = error.rcvd
            self._note("closed without a word" if end is None else f"closed {int(end.code)} {end.reason}".rstrip())
            return {"type": "closed"}
        message = json.loads(text)
        kind = message["type"]
        if kind == "ping":  # at moments of the server's own
            self._socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            return message
        if kind != "pong" or message["n"] < QUIET:
            self._note(text)
        if kind == "table":
            self.table = message["table"]
        elif kind in ("sync", "step"):
            self.steps += 1
            self.you = message["you"]
        return message

    def until(self, found: Callable[[Any], bool]) -> Any:
        """The next message for which this holds."""
        while True:
            message = self.hear()
            if found(message):
                return message
            assert self.is_open, f"the line of {self.name} was closed"

    def next(self, kind: str) -> Any:
        return self.until(lambda message: message["type"] == kind)

    def is_seated(self, seat: int, here: bool) -> None:
        """Hear until a seat's connection is there, or gone."""
        while self.table["seats"][seat]["here"] is not here:
            self.next("table")

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self._note(f"# {text!r}" if isinstance(text, bytes) else f"# {text}" if len(text) < 5_000 else "# (long)")
        self._socket.send(text)

    def ask(self, message: Any, kind: str = "no") -> Any:
        """Say something, and hear until it is answered."""
        self.say(message)
        return self.next(kind)

    def move(self, m: str, on: int | None = None, id: str = "") -> Any:
        """Send a move and hear until it is answered."""
        self._numbers += 1
        id = id or f"{self.name}-{self._numbers}"
        self.say({"type": "move", "id": id, "on": self.you["on"] if on is None else on, "m": m})
        return self.until(lambda heard: heard["type"] in ("ack", "no") and heard["id"] == id)

    def drain(self) -> None:
        """Hear all that was said before now. The first pong may overtake news that wait, the second cannot."""
        for n in (QUIET, QUIET + 1):
            if self.is_open:
                self._socket.send(json.dumps({"type": "ping", "n": n}))
                self.until(partial(_is_pong, n))

    @property
    def is_over(self) -> bool:
        return bool(self.table and self.table["status"] == "over")

    def close(self) -> None:
        self.is_open = False
        self._ends.close()


def _is_pong(n: int, message: Any) -> bool:
    return bool(message["type"] == "pong" and message["n"] == n)


def drain(lines: Iterable[Line]) -> None:
    for line in lines:
        line.drain()


def choose(moves: list[str], number: int) -> str:
    """One of the moves, without dice: first what kind of move, so that frequent kinds do not hide the rare ones."""
    kinds = sorted({move.partition(" ")[0] for move in moves})
    kind = kinds[zlib.crc32(f"kind {number}".encode()) % len(kinds)]
    of_kind = [move for move in moves if move.partition(" ")[0] == kind]
    return of_kind[zlib.crc32(f"move {number}".encode()) % len(of_kind)]
