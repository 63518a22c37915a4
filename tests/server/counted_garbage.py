"""A server that never searches for garbage by itself, and tells in its log what there is when it is sent a signal."""

from __future__ import annotations

import gc
import json
import re
import signal
import sys
from collections import Counter
from typing import Any
from unittest.mock import patch

from tests.server.harness import Server
from tests.server.in_process import until

# What connections are made of, ours and the libraries'.
PARTS = ("Guarded", "Connection", "Viewer", "WebSocket", "ServerProtocol", "HttpToolsProtocol", "RequestResponseCycle")
TOLD = re.compile(r"^garbage: (.*)$", re.MULTILINE)


def install() -> None:
    """In the server, before it starts."""
    patch("envol.server.serve.take_over_garbage_collection", gc.disable).start()
    signal.signal(signal.SIGUSR1, _tell)


def _tell(*_: Any) -> None:
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    found = Counter(type(one).__name__ for one in gc.garbage)
    gc.set_debug(0)
    gc.garbage.clear()
    gc.collect()
    print("garbage:", json.dumps({part: found[part] for part in PARTS if found[part]}), file=sys.stderr, flush=True)


async def count_garbage(server: Server) -> dict[str, int]:
    """What this server would have to search for now."""
    assert server.process is not None
    told = len(TOLD.findall(server.log.read_text("utf-8")))
    server.process.send_signal(signal.SIGUSR1)
    await until(lambda: len(TOLD.findall(server.log.read_text("utf-8"))) > told)
    found: dict[str, int] = json.loads(TOLD.findall(server.log.read_text("utf-8"))[-1])
    return found
