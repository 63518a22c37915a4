"""The bot of the examples plays a whole match at a real server, from nothing but the table's link."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from envol import record
from tests import fork_server, limits
from tests.builds import compiled
from tests.server.harness import ROOT, running
from tests.server.visitor import Visitor

BOT = ROOT / "examples" / "bot.py"
QUICK = {**fork_server.ENVIRONMENT, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.05", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.05"}


def start_bot(link: str, name: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-W", "error", str(BOT), link, name]
    return subprocess.Popen(words, env=QUICK, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(visitor: Visitor, table: str, is_so: Callable[[Any], bool]) -> None:
    until = time.monotonic() + limits.STATE
    while not is_so(visitor.get("GET", f"/tables/{table}")):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_example_is_short_and_needs_two_libraries() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 60
    imported = {
        alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for alias in node.names
    }
    assert imported <= {"asyncio", "json", "secrets", "sys", "httpx", "websockets"}
    assert "envol" not in imported


@pytest.mark.parametrize(
    "python",
    [
        pytest.param(lambda: sys.executable, id="interpreted"),
        pytest.param(compiled, id="compiled", marks=pytest.mark.full),
    ],
)
def test_the_example_joins_by_the_link_and_plays_blackmore_to_the_end(
    tmp_path: Path, python: Callable[[], str]
) -> None:
    """Two of it and a bot of the server's; in the middle the server is killed, and all go on by themselves."""
    with running(tmp_path, pace=0.02, python=python()) as server, Visitor(server) as host:
        table = host.open("blackmore", 3)
        host.get("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"})
        bots = [start_bot(f"{server.url}/t/{table}", name) for name in ("Ada", "Blaise")]
        try:
            wait_for(host, table, lambda told: all(seat["kind"] != "empty" and seat["ready"] for seat in told["seats"]))
            host.get("POST", f"/tables/{table}/start")
            with host.socket(table) as connection:
                for _ in range(12):
                    connection.hear("step")
            server.kill()
            server.start()
            for bot in bots:
                told, wrong = bot.communicate(timeout=limits.MATCH)
                assert bot.returncode == 0, wrong
                assert told.startswith("ranks [")
        finally:
            for bot in bots:
                bot.kill()
        text = host.ask("GET", f"/tables/{table}/record").text
        assert record.verify(text).served
        header = record.read(text).header
        assert sorted(header.seats[0::2]) == ["Ada", "Blaise"]
        assert [len(nonce) for nonce in header.nonces] == [32, 0, 32]


def test_the_example_says_when_no_seat_is_free(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server) as host:
        table = host.open()
        for seat in (0, 1):
            host.get("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
        bot = start_bot(f"{server.url}/t/{table}", "Late")
        assert bot.communicate(timeout=limits.STATE)[1].strip() == "there is no free seat"
        assert bot.returncode == 1
