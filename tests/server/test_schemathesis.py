"""Schemathesis reads the API's own schema and tries to prove it wrong, on a real server, as a person and as a bot."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Guest, Server, running
from tests.server.skies import sky
from tests.tiers import TIER

pytestmark = pytest.mark.full  # thousands of requests

# All checks are on, with their defaults, and a check of our own asks that every call succeeds at least once.
CONFIG = """
seed = 1
hooks = "tests.server.schemathesis_hooks"
headers = {{ origin = "{origin}" }}

[auth.openapi]
{auth}

[generation]
max-examples = {examples}
deterministic = true
database = "none"

[checks.positive_data_acceptance]
# 422: it is well-formed, but a sky that chance draws cannot be flown.
expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 422, 429, "5xx"]

[dictionaries]
tables = {{ values = {tables} }}
seats = {{ values = [0, 1, 2] }}
works = {{ values = {works} }}

[parameters]
"path.table_id" = {{ dictionary = "tables", probability = 0.8 }}
"path.seat" = {{ dictionary = "seats", probability = 0.8 }}
"path.work_id" = {{ dictionary = "works", probability = 0.8 }}
"""


async def tables_of(guest: Guest) -> list[str]:
    """Tables of this person in every state: empty, full (several, because each starts but once), being played, over."""
    games = ("blackmore", "blackmore", "blackmore", "vote", "snap", "vote")
    empty, *full, playing, over = [await guest.open(game, 3) for game in games]
    for table in (*full, playing):
        for seat in (1, 2):
            await guest.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": "random"})
        await guest.sit(table, 0)
    for seat in (0, 1, 2):
        await guest.call("PUT", f"/tables/{over}/seats/{seat}/bot", json={"bot": "random"})
    for table in (playing, over):
        await guest.call("POST", f"/tables/{table}/start")
    while (await guest.call("GET", f"/tables/{over}"))["status"] != "over":
        await asyncio.sleep(0.05)
    return [empty, *full, playing, over]


async def prepare(server: Server, who: str) -> tuple[str, list[str], list[str]]:
    """How the visitor is known, as the configuration writes it, his tables, and what he has made."""
    guest = Guest(server)
    tables = await tables_of(guest)
    skies = [{"game": "brooms", "body": sky(f"Sky {number}")} for number in range(4)]
    works = [(await guest.call("POST", "/works", json=made))["id"] for made in skies]
    if who == "a bot":
        scopes = ["read", "open", "sit", "play"]
        token = (await guest.call("POST", "/tokens", json={"label": "bot", "scopes": scopes}))["token"]
        auth = f'token = {{ bearer = "{token}" }}'
    else:
        auth = f'cookie = {{ api_key = "{guest.http.cookies["envol"]}" }}'
    await guest.close()
    return auth, tables, works


@pytest.mark.parametrize("who", ["a person", "a bot"])
def test_the_api_does_what_its_schema_says(who: str, tmp_path: Path, figure: Callable[[str], None]) -> None:
    most = 1_000_000_000
    limits = {"tables_per_person": most, "tables_per_address": most, "tokens_per_person": most}
    with running(tmp_path, **limits) as server:
        auth, tables, works = asyncio.run(prepare(server, who))
        config, report = tmp_path / "schemathesis.toml", tmp_path / "report.json"
        values = {
            "auth": auth,
            "origin": server.url,
            "tables": json.dumps(tables),
            "works": json.dumps(works),
            "examples": TIER.api_examples,
        }
        config.write_text(CONFIG.format(**values))
        words = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        words += [f"{server.url}/api/schema/openapi.json", "--no-color", "--report-json-path", str(report)]
        path = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(words, cwd=tmp_path, env=path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert server.process is not None
        assert server.process.poll() is None
    assert "Traceback" not in server.log.read_text("utf-8")
    told = json.loads(report.read_text("utf-8"))
    assert told["operations"]["tested"] == told["operations"]["total"]
    requests, calls = told["test_cases"]["generated"], told["operations"]["tested"]
    figure(f"Schemathesis as {who}: {requests} requests over {calls} calls of the API, none wrong")
