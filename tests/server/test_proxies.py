"""Behind a real nginx and a real Caddy, set up as docs/operations.md tells, where they are installed."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests import limits
from tests.server.harness import ROOT, free_port, running

pytestmark = pytest.mark.full
NAME = "games.example"


def told(first: str) -> str:
    """The example in the document whose first line is this."""
    blocks = re.findall(r"^```\n(.*?)^```", (ROOT / "docs" / "operations.md").read_text("utf-8"), re.M | re.S)
    return str(next(block for block in blocks if block.startswith(first)))


def nginx(folder: Path, port: int, server: int) -> list[str]:
    site = told("server {").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace(":8000", f":{server}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    (folder / "nginx.conf").write_text(f"{main} http {{ access_log off; {paths} {site} }}", "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    site = (
        told(NAME).replace(f"{NAME} {{", f"http://{NAME}:{port} {{\n    bind 127.0.0.1").replace(":8000", f":{server}")
    )
    (folder / "Caddyfile").write_text("{\n    admin off\n}\n" + site, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile")]


@contextlib.contextmanager
def in_front(kind: str, folder: Path, server: int) -> Iterator[int]:
    """The web server, and its port."""
    if shutil.which(kind) is None:
        pytest.skip(f"inconclusive: {kind} is not installed")
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[kind](folder, port, server)
    with (folder / "web.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin"}
        )
    try:
        until = time.monotonic() + limits.STATE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            assert process.poll() is None, (folder / "web.log").read_text("utf-8")
            assert time.monotonic() < until
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(limits.STATE)


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_people_who_come_through_a_web_server_are_told_apart_and_play(tmp_path: Path, kind: str) -> None:
    origin = f"https://{NAME}"
    settings = {"origins": (origin,), "proxies": ("127.0.0.1",), "secure_cookies": True, "tables_per_address": 3}
    with running(tmp_path, **settings) as server, in_front(kind, tmp_path, server.settings.port) as port:

        def open_table(address: str, forged: int) -> httpx.Response:
            headers = {"host": NAME, "origin": origin}
            headers["x-forwarded-for"] = f"192.0.2.{forged}"  # whoever says this is not believed
            with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
                table = {"game": "vote", "seats": 2}
                return client.post(f"http://127.0.0.1:{port}/api/tables", json=table, headers=headers)

        assert [open_table("127.0.0.5", n).status_code for n in range(5)] == [201] * 3 + [429] * 2
        opened = open_table("127.0.0.6", 9)
        assert opened.status_code == 201
        assert "secure" in opened.headers["set-cookie"].lower()
        made = opened.json()
        with (
            socket.create_connection(("127.0.0.1", port)) as line,
            connect(
                f"ws://{NAME}/ws/tables/{made['id']}",
                sock=line,
                additional_headers={"authorization": f"Bearer {made['personal']}"},
            ) as connection,
        ):
            assert json.loads(connection.recv(timeout=limits.STATE))["host"] is True
