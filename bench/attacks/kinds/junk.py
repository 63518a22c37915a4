"""Whatever no client would send."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from typing import Any

from bench.attacks.attack import Attack
from bench.attacks.wire import CLOSE, PING, TEXT, RawSocket, connect, drop, frame, handshake, request

CLIENTS = 10
UNSEEN = ("\u200b", "\u202eevil", "a" + "\u0301" * 39, "\u2066x", "\ue000", "\n", " ", "x\u0000")
PATHS = (
    "/assets/" + "a" * 300,
    "/assets/%00",
    "/assets/../../etc/passwd",
    "/t/" + "%ff" * 50,
    "/api/tables/%0a",
    "/api/works/house-school%0a",
    "/nowhere",
    "/api/nowhere",
    "/api/tables/" + "a" * 5_000,
)
FRAMES = (
    frame(TEXT, b"{}", mask=False),
    frame(3, b"reserved"),
    frame(TEXT, b"{}", rsv=4),
    frame(PING, b"p" * 126),
    frame(PING, b"p", fin=False),
    frame(0, b"nothing to continue"),
    frame(TEXT, b"\xff\xfe{}"),
    frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
    frame(TEXT, b"{" * 60_000),
    frame(TEXT, size=2**63 - 1),
    frame(2, b"x" * 65_537),
    frame(CLOSE, b"\x03"),
    frame(TEXT, b'{"type":"sync"}')[:5],
    frame(TEXT, b'{"type":"sync"}') * 300,
    frame(TEXT, b"[" * 4_000),
    frame(TEXT, b'{"type":"move","id":"x","on":99999999999999999999,"m":"' + b"x" * 300 + b'"}'),
)


class Junk(Attack):
    """Broken handshakes and frames, bad tokens, foreign hosts, odd names, deep and large bodies (points 12, 13)."""

    name = "junk"
    point = "12, 13"

    async def run(self) -> None:
        await self.together(*(self._throw(number) for number in range(CLIENTS)))

    async def _throw(self, number: int) -> None:
        kinds = (self._raw, self._frames, self._token, self._foreign, self._path, self._name, self._body)
        while True:
            await self.dice.choice(kinds)(number)
            await asyncio.sleep(0.02)

    async def _raw(self, number: int) -> None:
        """Bytes that are no request."""
        path = f"/ws/tables/{self.dice.choice(self.target.finished)}"
        sent = self.dice.choice(
            (
                os.urandom(200),
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                handshake(path).replace(b"13\r\n", b"12\r\n"),
                handshake(path, b"authorization: Bearer \xff\xfe"),
                handshake(path, b"origin: http://["),
                b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
                b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
            )
        )
        with suppress(OSError):
            reader, writer = await connect(self.port, self.address(number))
            writer.write(sent)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await reader.read(1_000)
            drop(writer)
        self.counts["broken requests"] += 1

    async def _frames(self, number: int) -> None:
        path = f"/ws/tables/{self.dice.choice(self.target.finished)}"
        socket = await RawSocket.open(self.port, self.address(number), path)
        if socket is None:
            self.note(None)
            return
        socket.writer.write(self.dice.choice(FRAMES))
        await socket.count_bytes(0.2)
        socket.drop()
        self.counts["broken frames"] += 1

    async def _token(self, number: int) -> None:
        token = self.dice.choice(("x", "y" * 32, "z" * 5_000, "\x7f"))
        self.note(await self.caller(number).ask("GET", "/api/tokens", None, f"authorization: Bearer {token}"))

    async def _foreign(self, number: int) -> None:
        caller, host = self.caller(number), self.dice.choice(("evil.example", "", "[::1", "a" * 300, "127.0.0.1:99999"))
        self.note(await caller.send(request("GET", "/api/tables", "origin: http://evil.example", host=host)))
        caller.drop()

    async def _path(self, number: int) -> None:
        caller = self.caller(number)
        self.note(await caller.ask(self.dice.choice(("GET", "GET", "PUT", "HEADS")), self.dice.choice(PATHS)))
        caller.drop()

    async def _name(self, number: int) -> None:
        caller = self.caller(number)
        opened = await caller.ask("POST", "/api/tables", {"game": "oz", "seats": 2})
        if opened.status == 201:
            path = f"/api/tables/{opened.json()['id']}"
            who = {"name": self.dice.choice(UNSEEN), "nonce": self.dice.choice(("", "\n", "ab" * 16 + "\n"))}
            sat = await caller.ask("POST", f"{path}/seats/0", who)
            self.counts["odd names taken" if sat.status == 201 else "odd names refused"] += 1
            me = (f"cookie: {opened.cookie}", f"origin: http://127.0.0.1:{self.port}")
            await caller.ask("DELETE", path, None, *me)
        else:
            self.note(opened)
        caller.drop()

    async def _body(self, number: int) -> None:
        """JSON that is deep, large, random or none."""
        deep = b'{"game":"oz","seats":2,"options":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_001
        limit = b'{"game":"brooms","body":{"a":[' + b"1," * 32_000 + b"1]}}"
        large = b'{"x":"' + b"x" * 200_000 + b'"}'
        bodies = (deep, limit, large, json.dumps(self._value(4)).encode(), b"[" * 60_000, b"\xff\xfe", b"NaN")
        path = self.dice.choice(("/api/tables", "/api/works/check", "/api/works", "/api/links/claim", "/api/tokens"))
        caller = self.caller(number)
        self.note(await caller.ask("POST", path, self.dice.choice(bodies)))
        caller.drop()

    def _value(self, depth: int) -> Any:
        """Random JSON."""
        kind = self.dice.randrange(7 if depth else 4)
        if kind >= 5:
            keys = ("game", "seats", "options", "body", "listed", "start", "secret", "title")
            return {self.dice.choice(keys): self._value(depth - 1) for _ in range(5)}
        if kind == 4:
            return [self._value(depth - 1) for _ in range(5)]
        return (None, self.dice.randrange(-(2**63), 2**63), "brooms", 1e308)[kind]
