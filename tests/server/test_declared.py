"""What the server says has the form that Python declares, of which the client's types are made: all that was kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from envol.server import wire
from envol.server.refusals import REFUSALS
from tests.server import declared
from tests.server.messages import SCRIPTS, kept
from tests.vectors.client_types import answer_of, routes

NAMES = [*SCRIPTS, "restart"]


def pages(name: str) -> Iterator[tuple[str, list[str]]]:
    """What was kept of HTTP, and of each connection."""
    for part in ("\n" + kept(name)).split("\n== ")[1:]:
        title, *lines = part.splitlines()
        yield title, lines


@pytest.mark.parametrize("name", NAMES)
def test_messages_have_the_form_that_the_client_is_told(name: str) -> None:
    for title, lines in pages(name):
        game = ""
        for line in lines if "/ws/" in title else ():
            if line.startswith('{"type"'):
                message = declared.read(line, wire.ListDown if "/ws/tables " in title else wire.Down)
                if message["type"] == "table":
                    game = message["table"]["game"]
                elif message["type"] in ("sync", "step"):
                    declared.check_view(message["view"], game)


def test_every_kind_of_message_was_kept_but_the_ping_of_a_race_ones_own_tables_and_talk() -> None:
    kinds = {kind.__struct_config__.tag for kind in (*get_args(wire.Down), *get_args(wire.ListDown))}
    told = "".join(kept(name) for name in NAMES)
    # One's own tables are compared with their form in `tests/server/test_own_tables.py`, talk in `test_talk.py`.
    assert kinds - {"ping", "own", "own-change", "said", "talk"} == set(
        re.findall(r'^\{"type":"(\w+)"', told, re.MULTILINE)
    )


@pytest.mark.parametrize("name", NAMES)
def test_answers_have_the_form_that_the_client_is_told(name: str) -> None:
    for title, lines in pages(name):
        for asked, status, said in zip(lines, lines[1:], lines[2:], strict=False) if title == "http" else ():
            if not asked.startswith("# ") or not said.startswith("  ") or "application/json" not in status:
                continue  # a line of something else, or an answer that has come to say more since it was kept
            _, _, method, path, *_ = asked.split(" ")
            if status.startswith("2"):
                declared.check(json.loads(said), _answer(method, path))
            else:
                assert json.loads(said)["why"] in REFUSALS[int(status[:3])]


def _answer(method: str, path: str) -> Any:
    for pattern, verb, handler in routes():
        if verb == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/?]+", f"/api{pattern}") + r"(\?.*)?", path):
            return answer_of(handler)
    raise AssertionError(f"no route for {method} {path}")


@pytest.mark.parametrize(
    "change", [{"v": "1"}, {"you": {"on": 1, "moves": []}}, {"more": 1}, {"type": "stepp"}, {"seen": [["0", "fly"]]}]
)
def test_what_is_undeclared_missing_or_of_another_type_is_found(change: dict[str, object]) -> None:
    step = {"type": "step", "v": 1, "seen": [], "events": [], "view": {}, "you": {"on": 1, "moves": [], "due": None}}
    assert declared.read(json.dumps(step)) == step
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        declared.read(json.dumps(step | change))
