"""A proxy between a browser and a server, which a test can cut, or leave open and dead."""

from __future__ import annotations

import contextlib
import select
import socket
import struct
import threading
from collections.abc import Iterator

NEVER_MIND = struct.pack("ii", 1, 0)  # SO_LINGER: end with a reset, and not with a farewell


class BreakableProxy:
    """Passes bytes on between its own port and a server's, for as long as it is whole."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._state = "whole"
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._near: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._is_running = True
        self._thread = threading.Thread(target=self._run)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Every connection ends at once, without a word, and none is made."""
        self._state = "cut"

    def deaden(self) -> None:
        """Nothing is closed, and nothing gets through either way any more."""
        self._state = "dead"

    def deafen(self) -> None:
        """What the browser says still gets through; what the server says does not."""
        self._state = "deaf"

    def mend(self) -> None:
        """New connections work again; what was lost on the old ones stays lost, as in life."""
        for end in list(self._pairs):
            self._drop(end)
        self._state = "whole"

    @contextlib.contextmanager
    def running(self) -> Iterator[BreakableProxy]:
        self._thread.start()
        try:
            yield self
        finally:
            self._is_running = False
            self._thread.join()
            for end in [self._listener, *self._pairs]:
                end.close()

    def _run(self) -> None:
        while self._is_running:
            if self._state == "cut":
                for end in list(self._pairs):
                    self._drop(end)
            with contextlib.suppress(OSError, ValueError):  # closed by `mend` meanwhile
                for end in select.select([self._listener, *self._pairs], [], [], 0.02)[0]:
                    if end is self._listener:
                        self._accept()
                    elif end in self._pairs:
                        self._pass_on(end)

    def _accept(self) -> None:
        near, _ = self._listener.accept()
        if self._state == "cut":
            near.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NEVER_MIND)
            near.close()
            return
        try:
            far = socket.create_connection(("127.0.0.1", self._to))
        except OSError:  # the server is not there
            near.close()
            return
        self._pairs |= {near: far, far: near}
        self._near.add(near)

    def _pass_on(self, end: socket.socket) -> None:
        try:
            data = end.recv(65_536)
            if not data:
                self._drop(end)
            elif self._state == "whole" or (self._state == "deaf" and end in self._near):
                self._pairs[end].sendall(data)
        except OSError:
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        other = self._pairs.pop(end, None)
        if other is None:
            return
        self._pairs.pop(other, None)
        for one in (end, other):
            self._near.discard(one)
            with contextlib.suppress(OSError):
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NEVER_MIND)
            one.close()
