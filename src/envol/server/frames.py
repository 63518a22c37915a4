"""WebSocket frames by a shorter way: what tables say and hear is short, whole and text, and there is very much of it.

The handshake, control frames, fragments, long messages and whatever is wrong go to the library as before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION = "envol.short"  # under this name the application finds the way in its scope
WHOLE_TEXT = 0x81
KINDS = frozenset((0x00, 0x80, 0x01, 0x81, 0x02, 0x82, 0x88, 0x89, 0x8A))
LONGEST = 4_096  # bytes of a message that comes by the short way
AHEAD = 4  # messages that are read before the application asks for them


class ShortWay(Protocol):
    """What a connection can do without the application's queue and tasks."""

    listener: Callable[[str], bool] | None  # is told each message at once, and says whether it took it

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send messages in one go, if that is possible now and without waiting."""


def short_way(scope: Any) -> ShortWay | None:
    """The short way of this connection, if it has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else cast(ShortWay, found["way"])


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol. The library is given whole frames only, so that it is never in the middle of one when a
    message goes past it; once a frame is out of the common it is given everything."""

    _is_open = False  # the request was read: what follows is frames
    _is_strange = False
    _in_fragments = False
    _rest = b""
    listener: Callable[[str], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        extensions = None if self.close_sent else self.scope["extensions"]
        if extensions is not None:
            extensions[EXTENSION] = {"way": self}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send messages in one go, if that is possible now and without waiting."""
        if self.close_sent or not self.writable.is_set() or not self.handshake_complete or self.transport.is_closing():
            return False
        parts = []
        for text in texts:
            length = len(text)
            if length < 126:
                parts.append(bytes((WHOLE_TEXT, length)))
            elif length < 65_536:
                parts.append(b"\x81\x7e" + length.to_bytes(2, "big"))
            else:
                parts.append(b"\x81\x7f" + length.to_bytes(8, "big"))
            parts.append(text)
        self.transport.write(b"".join(parts))
        return True

    def data_received(self, data: bytes) -> None:
        if not self._is_open or self._is_strange:
            self._is_open = True
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, mask = data[at], data[at + 1] ^ 0x80, at + 2
            if length == 126:
                if end < at + 4:
                    break
                length, mask = int.from_bytes(data[mask : at + 4], "big"), at + 4
            elif length > 126:  # longer still, or not masked
                length = LONGEST + 1
            if length > LONGEST or kind not in KINDS:
                self._is_strange, self._rest = True, b""
                super().data_received(data[at:])
                return
            begin = mask + 4
            after = begin + length
            if end < after:
                break
            if kind == WHOLE_TEXT and self.handshake_complete and not self._in_fragments:
                self._hear(apply_mask(data[begin:after], data[mask:begin]), data[at:after])
            else:
                if kind & 0x08 == 0:
                    self._in_fragments = kind & 0x80 == 0
                super().data_received(data[at:after])
            at = after
        self._rest = data[at:]

    def _hear(self, payload: bytes, frame: bytes) -> None:
        """Pass a message on to the application."""
        if self.close_sent:
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # the library knows how to end this
            return
        if self.listener is not None and self.queue.empty() and self.listener(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
