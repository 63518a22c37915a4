"""Handshakes and frames, right and wrong, and every byte that comes back."""

from __future__ import annotations

import contextlib
import socket
import struct
from collections.abc import Callable
from functools import partial

from tests import limits
from tests.server.messages.scribe import Person, Scribe
from tests.server.raw_connections import frame, handshakes, request

PING = b'{"type":"ping","n":1}'
ANSWERED = {  # after a good handshake, with the number of frames that answer it
    "in three parts": (frame(1, PING[:3], fin=False) + frame(0, PING[3:9], fin=False) + frame(0, PING[9:]), 1),
    "in parts, with a ping between": (frame(1, PING[:3], fin=False) + frame(9, b"hello") + frame(0, PING[3:]), 2),
    "binary": (frame(2, PING), 1),
    "binary in parts": (frame(2, PING[:3], fin=False) + frame(0, PING[3:]), 1),
    "empty": (frame(1), 1),
    "two in one go": (frame(1, PING) + frame(1, b"{"), 2),
    "long": (frame(1, PING + b" " * 500), 1),
    "longer than a message may be": (frame(1, PING + b" " * 5_000), 1),
    "an empty ping": (frame(9), 1),
    "the longest ping": (frame(9, b"p" * 125), 1),
    "many pings": (b"".join(frame(9, b"%d" % number) for number in range(20)), 20),
    "a pong that nobody asked for": (frame(10, b"well"), 0),
}
BROKEN = {  # what breaks a rule of RFC 6455, or says goodbye: then the server ends the connection
    "not masked": frame(1, b"{}", mask=False),
    "a reserved opcode": frame(3, b"reserved"),
    "a reserved control opcode": frame(11),
    "a reserved bit": frame(1, b"{}", rsv=4),
    "another reserved bit": frame(1, b"{}", rsv=1),
    "too long a ping": frame(9, b"p" * 126),
    "a ping in parts": frame(9, b"p", fin=False),
    "nothing to continue": frame(0, b"nothing to continue"),
    "not UTF-8": frame(1, b"\xff\xfe{}"),
    "not UTF-8 in parts": frame(1, b"\xff", fin=False) + frame(0, b"{}"),
    "a new message within another": frame(1, b"{", fin=False) + frame(1, b"}"),
    "too long": frame(1, size=65_537),
    "far too long": frame(1, size=2**63 - 1),
    "a length with its highest bit set": frame(1, size=2**64 - 1),
    "a close of one byte": frame(8, b"\x03"),
    "a close with a code that is none": frame(8, struct.pack("!H", 1)),
    "a close with a reason that is not UTF-8": frame(8, struct.pack("!H", 4_000) + b"\xff"),
    "a close with a reason": frame(8, struct.pack("!H", 4_000) + b"enough"),
    "a close without a code": frame(8),
}
END = frame(8, struct.pack("!H", 1000))
GREETINGS = (  # headers that a client may bring
    b"sec-websocket-extensions: permessage-deflate; client_max_window_bits",
    b"sec-websocket-protocol: chat, superchat",
    b"authorization: Bearer made-up",
    b"cookie: envol=made-up",
    b"origin: http://127.0.0.1",
    b"origin: http://elsewhere.example",
)


def frames(scribe: Scribe) -> None:
    """Each on a connection of its own."""
    anna = Person(scribe, "Anna")
    table = anna.open("oz", 2).encode()
    path = b"/ws/tables/" + table
    for number, knock in enumerate(handshakes(table)):
        if b"content-length: 999" not in knock:  # that one is waited for, and never comes
            _exchange(scribe, f"handshake {number}", knock, END)
    for header in GREETINGS:
        _exchange(scribe, f"with {header.decode()}", request(path, header), END)
    for name, (said, answers) in ANSWERED.items():
        _exchange(scribe, name, request(path), said, END, answers=answers)
    for name, said in BROKEN.items():
        _exchange(scribe, name, request(path), said)
    _exchange(scribe, "the list", request(b"/ws/tables"), frame(1, PING) + frame(2, PING), END, answers=2)


def _exchange(scribe: Scribe, name: str, knock: bytes, *said: bytes, answers: int = 0) -> None:
    """Knock; if one is let in, hear the first message and talk; all bytes until the line is closed."""
    page = scribe.new_page(name)
    with socket.create_connection(("127.0.0.1", scribe.server.settings.port), limits.STATE) as line:
        line.sendall(knock)
        head, _, rest = _hear(line, b"", lambda heard: b"\r\n\r\n" in heard).partition(b"\r\n\r\n")
        if head.startswith(b"HTTP/1.1 101"):
            for number, words in enumerate(said):
                rest = _hear(line, rest, partial(_are_there, 1 + number * answers))
                with contextlib.suppress(OSError):  # it may have closed before
                    line.sendall(words)
            rest = _hear(line, rest, lambda heard: False)
        else:
            length = next(
                (int(text[15:]) for text in head.lower().split(b"\r\n") if text[:15] == b"content-length:"), 0
            )
            rest = _hear(line, rest, lambda heard: len(heard) >= length)
    texts = head.decode("latin-1").split("\r\n")
    scribe.note(page, " | ".join(text for text in texts if not text.lower().startswith("date:")))
    for text in _read(rest) if " 101 " in texts[0] else rest.decode("utf-8", "replace").splitlines():
        scribe.note(page, text)


def _hear(line: socket.socket, heard: bytes, is_enough: Callable[[bytes], bool]) -> bytes:
    """What was heard, and more of it, until that is enough or the other side has closed."""
    while not is_enough(heard):
        try:
            more = line.recv(65_536)
        except ConnectionResetError:
            return heard
        if not more:
            return heard
        heard += more
    return heard


def _are_there(least: int, heard: bytes) -> bool:
    return len(_read(heard)) >= least


def _read(data: bytes) -> list[str]:
    """The whole frames among these bytes, one line for each."""
    found = []
    while len(data) >= 2:
        first, length, begin = data[0], data[1], 2
        if length >= 126:
            begin += 2 if length == 126 else 8
            length = int.from_bytes(data[2:begin], "big")
        payload, data = data[begin : begin + length], data[begin + length :]
        if len(payload) < length:
            break
        if first == 0x88 and length >= 2:
            found.append(f"close {int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}".rstrip())
        else:
            found.append(f"{first:02x} {payload.decode('utf-8', 'replace')}")
    return found
