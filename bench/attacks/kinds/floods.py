"""Bytes in numbers, by those who read nothing of what they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from bench.attacks.attack import Attack
from bench.attacks.wire import CONTINUED, PATIENCE, PING, TEXT, RawSocket, connect, drop, frame

CLIENTS = 8
MOST = 20_000_000  # bytes by one connection
BLOCK = 2**16


class Floods(Attack):
    """Pings and empty fragments without reading, headers and addresses without end: all was kept (point 3)."""

    name = "floods"
    point = "3"

    async def run(self) -> None:
        pings = frame(PING, b"p" * 125) * (BLOCK // 131)
        nothing = frame(CONTINUED, fin=False) * (BLOCK // 6)
        parts = [self._flood_socket(number, pings, "pings") for number in range(CLIENTS)]
        parts += [self._flood_socket(number, nothing, "fragments") for number in range(CLIENTS)]
        parts += [self._flood_http(number, b"GET / HTTP/1.1\r\nx: ", "header") for number in range(CLIENTS)]
        parts += [self._flood_http(number, b"GET /", "address") for number in range(CLIENTS)]
        parts += [self._flood_headers(number) for number in range(CLIENTS)]
        await self.together(*parts)

    async def _flood_socket(self, number: int, block: bytes, word: str) -> None:
        while True:
            socket = await RawSocket.open(self.port, self.address(number), "/ws/tables")
            if socket is None:
                self.note(None)
            else:
                socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
                if word == "fragments":
                    socket.writer.write(frame(TEXT, b"{", fin=False))
                await self._pour(socket.writer, word, iter([block] * (MOST // BLOCK)))
            await asyncio.sleep(0.5)

    async def _flood_http(self, number: int, begin: bytes, word: str) -> None:
        while True:
            with suppress(OSError):
                _, writer = await connect(self.port, self.address(number))
                await self._pour(writer, word, iter([begin, *[b"a" * BLOCK] * (MOST // BLOCK)]))
            await asyncio.sleep(0.5)

    async def _flood_headers(self, number: int) -> None:
        lines = b"".join(b"x-%d: y\r\n" % n for n in range(5_000))
        while True:
            with suppress(OSError):
                _, writer = await connect(self.port, self.address(number))
                await self._pour(writer, "headers", iter([b"GET / HTTP/1.1\r\n", *[lines] * (MOST // len(lines))]))
            await asyncio.sleep(0.5)

    async def _pour(self, writer: asyncio.StreamWriter, word: str, blocks: Iterator[bytes]) -> None:
        """Send until all is sent or the server has had enough, and hold the connection for a while."""
        sent = 0
        try:
            async with asyncio.timeout(PATIENCE):
                for block in blocks:
                    writer.write(block)
                    await writer.drain()
                    sent += len(block)
                await asyncio.sleep(5)
            self.counts[f"{word}: all taken"] += 1
        except TimeoutError:
            self.counts[f"{word}: not taken"] += 1
        except OSError:
            self.counts[f"{word}: cut off"] += 1
        self.counts["bytes sent"] += sent
        drop(writer)
