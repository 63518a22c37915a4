"""The way of one move, as docs/architecture.md tells it, is true: its functions are called, and in its order."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from envol.server.sockets import Connection
from tests.server.harness import ROOT, running
from tests.server.leaks import plant
from tests.server.visitor import Visitor

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WALK = PAGE.partition("## The way of one move\n")[2].partition("\n## ")[0]
BROWSER, *SERVER = re.findall(r"^\d\. .*(?:\n   .*)*", WALK, re.MULTILINE)


def functions(text: str) -> list[str]:
    """The functions that a text names, as `Class.method`, as `.method` of the class before it, or as `function()`."""
    found, owner = list[str](), ""
    for whose, method, function in re.findall(r"`(?:([A-Z]\w*)?\.(\w+)|(\w+)\(\))`", text):
        owner = whose or owner
        found.append(function or f"{owner}.{method}")
    return found


def tell_calls() -> None:
    """To plant in a server: once somebody watches a table, its log tells each function of ours that is called."""
    listen = Connection.listen

    def tell(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "/envol/" in frame.f_code.co_filename:
            print(frame.f_code.co_qualname, file=sys.stderr, flush=True)

    def listen_and_tell(*about: Any) -> None:
        listen(*about)
        sys.setprofile(tell)

    plant(Connection, listen=listen_and_tell)


def test_a_move_goes_the_way_that_is_told(tmp_path: Path) -> None:
    watched = "tests.server.test_walk:tell_calls"
    with running(tmp_path, plant=watched) as server, Visitor(server) as anna, Visitor(server) as brian:
        table = anna.open()
        anna.sit(table)
        brian.sit(table, 1, "Brian")
        anna.get("POST", f"/tables/{table}/start")
        with anna.socket(table) as one, brian.socket(table) as other:
            asked = [(connection, connection.hear("sync")["you"]) for connection in (one, other)]
            mover, you = next((connection, you) for connection, you in asked if you["moves"])
            before = server.log.stat().st_size
            mover.send({"type": "move", "id": "a", "on": you["on"], "m": you["moves"][0]})
            for connection in (one, other):
                connection.hear("step")
        called = iter(server.log.read_bytes()[before:].decode().splitlines())
    told = functions("".join(SERVER))
    assert len(told) > 20
    for name in told:
        assert name in called, f"{name} is not called, or not after what stands before it"


def test_what_is_told_of_the_browser_and_of_the_end_is_there() -> None:
    client = ROOT / "web" / "src" / "lib"
    for name, file in zip(functions(BROWSER), re.findall(r"`([\w.]+\.ts)`", BROWSER), strict=True):
        owner, _, method = name.partition(".")
        text = (client / file).read_text("utf-8").partition(f"class {owner} ")[2]
        assert re.search(rf"^  {method}\(", text, re.MULTILINE), f"{file} has no {name}"
    there = {
        f"{owner.name}.{part.name}" if isinstance(owner, ast.ClassDef) else part.name
        for path in (ROOT / "src" / "envol" / "server" / "rooms").glob("*.py")
        for owner in ast.walk(ast.parse(path.read_text("utf-8")))
        for part in ast.iter_child_nodes(owner)
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert set(functions(WALK.partition(SERVER[-1])[2])) <= there
