"""Connections that break the rules of HTTP and of WebSocket themselves, byte by byte."""

from __future__ import annotations

import asyncio
import contextlib
import random
import struct

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


def request(
    path: bytes, *headers: bytes, key: bytes = KEY, version: bytes = b"13", upgrade: bytes = b"websocket"
) -> bytes:
    """A handshake, right or wrong."""
    lines = [b"GET " + path + b" HTTP/1.1", b"host: 127.0.0.1", b"connection: Upgrade", b"upgrade: " + upgrade]
    lines += [b"sec-websocket-key: " + key, b"sec-websocket-version: " + version, *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, mask: bool = True, rsv: int = 0, size: int | None = None
) -> bytes:
    """A frame, right or wrong; `size` is what it says of itself."""
    told = len(data) if size is None else size
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    masked = 0x80 if mask else 0
    if told < 126:
        head = bytes([first, masked | told])
    elif told < 65_536:
        head = bytes([first, masked | 126]) + struct.pack("!H", told)
    else:
        head = bytes([first, masked | 127]) + struct.pack("!Q", told)
    return head + (b"\0\0\0\0" if mask else b"") + data


def handshakes(table: bytes) -> list[bytes]:
    """Ways of knocking that no client has."""
    path = b"/ws/tables/" + table
    return [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
        b"\0" * 100,
        b"GET " + path + b" HTTP/1.1\r\n\r\n",
        b"POST " + path + b" HTTP/9.9\r\nhost: x\r\n\r\n",
        b"GET " + path + b" HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{",
        request(path, key=b"short"),
        request(path, version=b"12"),
        request(path, upgrade=b"h2c"),
        request(path, b"authorization: Bearer \xff\xfe"),
        request(path, b"authorization: Bearer " + b"x" * 300),
        request(path, b"cookie: envol=\xff; ;;; =", b"origin: http://127.0.0.1"),
        request(path, b"origin: http://["),
        request(path, b"sec-websocket-extensions: permessage-deflate; server_max_window_bits=99"),
        request(path, b"sec-websocket-protocol: ,,,"),
        request(b"/ws/tables/"),
        request(b"/ws/tables/%00"),
        request(b"/ws/tables/%ff%fe"),
        request(b"/ws/tables/" + b"a" * 5_000),
        request(b"/ws/tables/..%2f..%2fapi"),
        request(b"/ws/tables/a/b/c"),
        request(b"/ws/nothing"),
        request(b"/api/tables"),
        request(b"/api/tables/" + table),
        request(b"http://elsewhere" + path),
    ]


def broken_frames() -> list[bytes]:
    """What may follow a good handshake; each breaks a rule of RFC 6455."""
    return [
        frame(1, b"{}", mask=False),
        frame(3, b"reserved"),
        frame(11, b""),
        frame(1, b"{}", rsv=4),
        frame(1, b"{}", rsv=1),
        frame(9, b"p" * 126),
        frame(9, b"p", fin=False),
        frame(0, b"nothing to continue"),
        frame(1, b"\xff\xfe{}"),
        frame(1, b"{", fin=False) + frame(1, b"}"),
        frame(1, b"{" * 40_000, fin=False) + frame(0, b"{" * 40_000),
        frame(1, size=2**63 - 1),
        frame(1, size=2**64 - 1),
        frame(1, size=65_537),
        frame(2, b"x" * 65_537),
        frame(8, b"\x03"),
        frame(8, struct.pack("!H", 1)),
        frame(8, struct.pack("!H", 4_000) + b"\xff"),
        frame(1, b'{"type":"sync"}')[:5],
        frame(10, b"a pong that nobody asked for"),
        b"".join(frame(9, b"p") for _ in range(500)),
        b"".join(frame(1, b'{"type":"sync"}') for _ in range(300)),
    ]


async def raw_attack(host: str, port: int, table: str, dice: random.Random) -> None:
    """One connection that ends badly; whatever the server makes of it, it must not mind."""
    good = dice.random() < 0.6
    data = request(b"/ws/tables/" + table.encode()) if good else dice.choice(handshakes(table.encode()))
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            writer.write(data)
            if good:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(dice.choice(broken_frames()))
            await writer.drain()
            if dice.random() < 0.5:
                writer.write_eof()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    while await reader.read(65_536):
                        pass
        finally:
            writer.transport.abort()
