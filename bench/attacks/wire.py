"""HTTP and WebSocket as an attacker speaks them: by hand, from any local address, and rudely where it serves."""

from __future__ import annotations

import asyncio
import json
import struct
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE = 30.0  # seconds for an answer
CUT, SILENT = 0, -1  # instead of a status: the connection ended, or no answer came in time
TEXT, CLOSE, PING, CONTINUED = 1, 8, 9, 0


async def connect(port: int, address: str, **more: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from this address; raises OSError, also where none is made in time."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), **more)


def drop(writer: asyncio.StreamWriter) -> None:
    """End a connection without ceremony."""
    writer.transport.abort()


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1") -> bytes:
    """A whole request."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", *headers]
    if body or method in ("POST", "PUT"):
        lines += [f"content-length: {len(body)}"]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body


def handshake(path: str, *headers: bytes, port: int = 80) -> bytes:
    lines = [b"GET " + path.encode() + b" HTTP/1.1", b"host: 127.0.0.1:%d" % port]
    lines += [b"connection: Upgrade", b"upgrade: websocket", b"sec-websocket-version: 13"]
    return b"\r\n".join([*lines, b"sec-websocket-key: " + KEY, *headers]) + b"\r\n\r\n"


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, mask: bool = True, rsv: int = 0, size: int = -1
) -> bytes:
    """A frame, right or wrong; `size` is what it says of itself, if not the truth."""
    told = len(data) if size < 0 else size
    first, masked = (0x80 if fin else 0) | rsv << 4 | opcode, 0x80 if mask else 0
    if told < 126:
        head = bytes([first, masked | told])
    elif told < 65_536:
        head = bytes([first, masked | 126]) + struct.pack("!H", told)
    else:
        head = bytes([first, masked | 127]) + struct.pack("!Q", told)
    return head + (b"\0\0\0\0" if mask else b"") + data


def say(message: Any) -> bytes:
    """A message of ours in a frame."""
    return frame(TEXT, json.dumps(message).encode())


@dataclass
class Answer:
    """What came back: a status, or CUT or SILENT, the head and the body."""

    status: int
    head: bytes = b""
    body: bytes = b""

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        for line in self.head.decode("latin-1").split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                return value.partition(";")[0]
        return ""


class Caller:
    """Somebody who asks one thing after another over one connection, which is opened again when it ends."""

    def __init__(self, port: int, address: str, *headers: str) -> None:
        self._port = port
        self._address = address
        self.headers = list(headers)
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, *headers: str) -> Answer:
        """The answer, which is never an exception."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        kind = ["content-type: application/json"] if raw else []
        host = f"127.0.0.1:{self._port}"
        return await self.send(request(method, path, *kind, *self.headers, *headers, body=raw, host=host))

    async def send(self, data: bytes) -> Answer:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._pipe is None:
                    self._pipe = await connect(self._port, self._address)
                reader, writer = self._pipe
                writer.write(data)
                return await self._read(reader)
        except TimeoutError:
            self.drop()
            return Answer(SILENT)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            self.drop()
            return Answer(CUT)

    async def become_known(self) -> bool:
        """Get a cookie by opening a table, which is closed again at once."""
        origin = f"origin: http://127.0.0.1:{self._port}"
        opened = await self.ask("POST", "/api/tables", {"game": "oz", "seats": 2})
        if not opened.cookie:
            return False
        self.headers += [f"cookie: {opened.cookie}", origin]
        await self.ask("DELETE", f"/api/tables/{opened.json()['id']}")
        return True

    def drop(self) -> None:
        if self._pipe is not None:
            drop(self._pipe[1])
            self._pipe = None

    async def _read(self, reader: asyncio.StreamReader) -> Answer:
        head = await reader.readuntil(b"\r\n\r\n")
        fields = dict(line.lower().partition(": ")[::2] for line in head.decode("latin-1").split("\r\n")[1:])
        answer = Answer(int(head[9:12]), head)
        if "content-length" in fields:
            answer.body = await reader.readexactly(int(fields["content-length"]))
        elif answer.status not in (204, 304):
            self.drop()  # its end is not told: what is left is not worth reading
        if fields.get("connection") == "close":
            self.drop()
        return answer


class RawSocket:
    """A WebSocket of which each byte is the attacker's own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, address: str, path: str, *headers: bytes) -> RawSocket | None:
        """A socket that was let in, else None."""
        with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            reader, writer = await connect(port, address)
            writer.write(handshake(path, *headers, port=port))
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            if head.startswith(b"HTTP/1.1 101"):
                return cls(reader, writer)
            drop(writer)
        return None

    async def count_bytes(self, seconds: float) -> int:
        """What is sent to it in this time, or until it is closed."""
        total = 0
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(65_536):
                    total += len(data)
        return total

    def drop(self) -> None:
        drop(self.writer)
