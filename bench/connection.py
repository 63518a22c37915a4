"""A WebSocket client that costs next to nothing: one frame is one message, and a mask of zeros is a mask too."""

from __future__ import annotations

import asyncio
from typing import cast

TEXT = 0x81  # final frame of text
CLOSE = 0x88
PING = 0x89
PONG = 0x8A


class Connection(asyncio.Protocol):
    """One connection; what it hears is for a subclass to understand."""

    def __init__(self, host: str, path: str, headers: str = "") -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
        )
        self._waiting = b""
        self._open = False
        self.fault = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        if self._waiting:
            data = self._waiting + data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.broken(head.decode("latin-1").splitlines()[0])
                return
            self._open = True
        at, end = 0, len(data)
        while end - at >= 2:
            length = data[at + 1]
            begin = at + 2
            if length == 126:
                begin, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                begin, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if end < begin + length:
                break
            kind = data[at]
            at = begin + length
            if kind == TEXT:
                self.hear(data[begin:at])
            elif kind == PING:
                self._send(PONG, data[begin:at])
            elif kind == CLOSE:
                self.broken(f"closed by the server: {data[begin + 2 : at].decode()}")
        self._waiting = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        self.broken("cut off" if error is None else str(error))

    def broken(self, why: str) -> None:
        """The connection is of no use any more; the first reason is kept."""
        self.fault = self.fault or why

    def hear(self, text: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def hang_up(self) -> None:
        """Close without ceremony."""
        self.fault = self.fault or "hung up"
        self._transport.abort()
