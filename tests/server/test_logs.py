"""The log: a line for each thing, as text or JSON, from a level on, and nobody's words in it."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
from pathlib import Path

from envol.server.logs import FewOfEach, JsonLines
from tests import limits
from tests.server.harness import running


def test_each_line_of_a_json_log_is_an_object(tmp_path: Path) -> None:
    with running(tmp_path, log="json", header_seconds=0.1) as server:
        with socket.create_connection(("127.0.0.1", server.settings.port)) as silent, contextlib.suppress(OSError):
            silent.settimeout(limits.STATE)
            silent.recv(1)  # until it is let go
        server.stop()
        told = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    [line] = [line for line in told if line["name"] == "envol.refusals"]
    assert set(line) == {"time", "level", "name", "message"}
    assert line["level"] == "warning"
    assert line["message"].startswith("refused slow-headers: ")


def test_what_is_below_the_level_is_not_told(tmp_path: Path) -> None:
    with running(tmp_path, log_level="error", header_seconds=0.1) as server:
        with socket.create_connection(("127.0.0.1", server.settings.port)) as silent, contextlib.suppress(OSError):
            silent.settimeout(limits.STATE)
            silent.recv(1)
        server.stop()
        assert server.log.read_text("utf-8") == ""


def test_a_fault_is_told_with_its_traceback_on_one_line() -> None:
    try:
        raise ValueError("x")
    except ValueError as error:
        record = logging.LogRecord(
            "envol", logging.ERROR, "", 0, "it %s", ("failed",), (ValueError, error, error.__traceback__)
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["message"]) == ("error", "it failed")
    assert found["fault"].startswith("Traceback")


def note(message: str, name: str = "envol.bots") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "", 0, message, ("check",), None)


def test_the_same_thing_is_told_a_few_times_and_then_how_often_more() -> None:
    few = FewOfEach(most=2, seconds=60.0)
    assert [few.filter(note("a worker failed (%s)")) for _ in range(5)] == [True, True, False, False, False]
    assert few.filter(note("a worker died (%s)")), "something else is told"
    assert all(few.filter(note("refused %s", "envol.refusals")) for _ in range(5))
    at_once = FewOfEach(most=1, seconds=-1.0)  # every time is a new minute
    at_once._told["envol.bots", "a worker failed (%s)"] = (0.0, 7)
    told = note("a worker failed (%s)")
    assert at_once.filter(told)
    assert told.getMessage() == "a worker failed (check) (and 6 more like this one before)"
