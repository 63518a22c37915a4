"""A server whose clocks stand still and whose chance is known: only the standard library is replaced in its process.

Nothing here knows a module of the server, so that what it sends can be compared however it is rebuilt. The clocks and
the counters of chance lie in a small file beside the store: the test moves them, and a restart goes on from there."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import mmap
import secrets
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

NAMES = ("wall", "tick", "mono", "ids", "secrets", "bytes")
BEGINNING = 1_700_000_000_000  # milliseconds since 1970
HOUR = 3_600_000
SECRET = r"secret-\d{25}"  # what a cookie, a link and a token look like here: 32 signs, as always


class Fixed:
    """Numbers that the test and the server share: clocks in milliseconds, and how often chance was asked."""

    def __init__(self, folder: Path) -> None:
        path = folder / "fixed"
        if not path.exists():
            path.write_bytes(bytes(8 * len(NAMES)))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 8 * len(NAMES))

    def begin(self, number: int) -> None:
        """Set all to where the script of this number begins."""
        for name in NAMES:
            self.add(name, 1_000 * number - self.get(name))
        self.add("wall", BEGINNING + HOUR * number)
        self.add("mono", HOUR * (number + 1))

    def get(self, name: str) -> int:
        return int(struct.unpack_from("q", self._shared, 8 * NAMES.index(name))[0])

    def add(self, name: str, more: int) -> int:
        """Move a clock, or count; what it says now."""
        now = self.get(name) + more
        struct.pack_into("q", self._shared, 8 * NAMES.index(name), now)
        return now


def install() -> None:
    """In the server: have time and chance from the shared numbers. Its workers do the same."""
    folder = Path(json.loads(sys.argv[1])["store"]).parent  # the settings are the first argument of a server under test
    fixed = Fixed(folder)
    _stop_clocks(fixed)
    original: Callable[..., Awaitable[Any]] = asyncio.create_subprocess_exec

    async def start(program: str, command: str, code: str, *arguments: str, **how: Any) -> Any:
        first = f"from {__name__} import stand_still; stand_still({str(folder)!r}); "
        return await original(program, command, first + code, *arguments, **how)

    _replace(asyncio, "create_subprocess_exec", start)
    _replace(secrets, "token_urlsafe", lambda size: _url_safe(fixed, size))
    _replace(secrets, "token_bytes", lambda size: _digest("bytes", fixed.add("bytes", 1))[:size])
    # The dice of a bot: always the same, so that it does not matter how often the server asks for some.
    _replace(secrets, "token_hex", lambda size: "0f" * size)


def stand_still(folder: str) -> None:
    """In a worker, before it begins."""
    _stop_clocks(Fixed(Path(folder)), "envol.bots")  # an analysis goes on in slices of real time


def _stop_clocks(fixed: Fixed, whose: str = "envol") -> None:
    really = time.monotonic

    def monotonic() -> float:
        """Libraries need it to wait; rates, patience and the time to think, which are ours, stand still."""
        asker = str(sys._getframe(1).f_globals.get("__name__", ""))
        return fixed.get("mono") / 1000 if f"{asker}.".startswith(f"{whose}.") else really()

    _replace(time, "time_ns", lambda: fixed.get("wall") * 1_000_000)
    _replace(time, "monotonic_ns", lambda: fixed.get("tick") * 1_000_000)
    _replace(time, "monotonic", monotonic)


def _url_safe(fixed: Fixed, size: int) -> str:
    if size == 24:
        return f"secret-{fixed.add('secrets', 1):025}"
    return base64.urlsafe_b64encode(_digest("id", fixed.add("ids", 1))[:size]).decode().rstrip("=")


def _digest(what: str, number: int) -> bytes:
    return hashlib.sha256(f"{what} {number}".encode()).digest()


def _replace(module: Any, name: str, by: Any) -> None:
    patch.object(module, name, by).start()
