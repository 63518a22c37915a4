"""Visitors that ask one thing after another: with a cookie like a browser, with a token like a bot, or with neither."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests import limits
from tests.server.harness import NO_TLS, Server


class Visitor:
    """Somebody at the door of a server; `token` comes from elsewhere, a cookie is kept when it is given one."""

    def __init__(self, server: Server, token: str | None = None, origin: str | None = None) -> None:
        self.server = server
        headers = {"authorization": f"Bearer {token}"} if token is not None else {"origin": origin or server.url}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=limits.STATE, verify=NO_TLS)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        more = {} if body is None else {"json": body}
        return self.http.request(
            method, f"/api{path}", headers={k.replace("_", "-"): v for k, v in headers.items()}, **more
        )

    def get(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered to a call that must succeed."""
        answer = self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def open(self, game: str = "blackmore", seats: int = 2, **more: Any) -> str:
        return str(self.get("POST", "/tables", {"game": game, "seats": seats, **more})["id"])

    def sit(self, table: str, seat: int = 0, name: str = "Anna") -> Any:
        return self.get("POST", f"/tables/{table}/seats/{seat}", {"name": name, "nonce": "ab" * 16})

    def token(self, *scopes: str) -> str:
        return str(self.get("POST", "/tokens", {"label": "bot", "scopes": scopes})["token"])

    def start_with_bot(self, table: str) -> None:
        """This visitor on seat 0, a bot on seat 1, and play begins."""
        self.sit(table)
        self.get("PUT", f"/tables/{table}/seats/1/bot", {"bot": "random"})
        self.get("POST", f"/tables/{table}/start")

    @contextlib.contextmanager
    def socket(self, table: str) -> Iterator[Connection]:
        """The WebSocket of a table, opened with what this visitor has."""
        headers = {name: self.http.headers[name] for name in ("authorization", "origin") if name in self.http.headers}
        if self.http.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with open_socket(self.server, table, headers) as connection:
            yield connection


class Connection:
    """An open WebSocket, heard one message at a time."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = json.loads(self.connection.recv(timeout=limits.STATE))
            if not kinds or message["type"] in kinds:
                return message

    def answer(self, message: Any) -> Any:
        """Send a command, and its answer."""
        self.send(message)
        return self.hear("ack", "no")

    def wait_for_close(self) -> tuple[int, str]:
        """Hear the rest; the code and the reason with which the other side closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=limits.STATE)
        return self.connection.close_code or 0, self.connection.close_reason or ""


@contextlib.contextmanager
def open_socket(
    server: Server, table: str, headers: Mapping[str, str], path: str = "/ws/tables/{}"
) -> Iterator[Connection]:
    """The WebSocket of a table, with exactly these headers."""
    address = f"ws://127.0.0.1:{server.settings.port}{path.format(table)}"
    with connect(address, additional_headers=dict(headers), max_size=None, compression=None) as connection:
        yield Connection(connection)


def finish(visitor: Visitor, table: str) -> None:
    """Play on with the first move that is offered, until the match is over."""
    with visitor.socket(table) as connection:
        number = 0
        while True:
            message = connection.hear("table", "sync", "step")
            if message["type"] == "table":
                if message["table"]["status"] == "over":
                    return
            elif message["you"]["moves"]:
                number += 1
                you = message["you"]
                connection.send({"type": "move", "id": f"m{number}", "on": you["on"], "m": you["moves"][0]})
