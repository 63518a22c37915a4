"""Strangers who do one thing after another and write down, word for word, all that they are answered and told."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import Any

import httpx

from tests import limits
from tests.server.fixed import SECRET, Fixed
from tests.server.harness import NO_TLS, Server
from tests.server.messages.line import Line

# What is not compared: secrets, of which there may come to be more, the names made of them, and the version.
PLACEHOLDERS = (
    (re.compile(SECRET), "SECRET"),
    (re.compile(r'"name":"[0-9a-f]{16}"'), '"name":"NAME"'),
    (re.compile(r"/tokens/[0-9a-f]{16}"), "/tokens/NAME"),
    (re.compile(r'"version":"[0-9.]+"'), '"version":"VERSION"'),
)
UNSAID = ("date",)  # headers that are not written down


class Scribe:
    """Keeps a page for HTTP, where one call follows another, and one for each connection: between pages there is no
    order."""

    def __init__(self, server: Server, fixed: Fixed) -> None:
        self.server = server
        self.fixed = fixed
        self.people = ExitStack()  # who goes home at the end, and whose lines end then
        self._pages: dict[str, list[str]] = {"http": []}

    def __enter__(self) -> Scribe:
        return self

    def __exit__(self, *_: object) -> None:
        self.people.close()

    def note(self, page: str, text: str) -> None:
        for pattern, word in PLACEHOLDERS:
            text = pattern.sub(word, text)
        self._pages.setdefault(page, []).append(text)

    def new_page(self, name: str) -> str:
        name = f"{name} {sum(page.startswith(name) for page in self._pages) + 1}"
        self._pages[name] = []
        return name

    def text(self) -> str:
        return "".join(f"== {name}\n" + "".join(f"{line}\n" for line in page) for name, page in self._pages.items())


class Person:
    """Somebody with a browser, or with a token and no browser."""

    def __init__(self, scribe: Scribe, name: str, token: str = "", origin: str | None = None) -> None:
        self.scribe = scribe
        self.name = name
        self._lines = 0
        url = scribe.server.url
        self.headers = {"authorization": f"Bearer {token}"} if token else {"origin": origin or url}
        self.http = scribe.people.enter_context(httpx.Client(base_url=url, timeout=limits.STATE, verify=NO_TLS))

    def ask(
        self, method: str, path: str, body: Any = None, *, raw: bytes | None = None, gains: bool = False, **headers: str
    ) -> Any:
        """Call, and note the answer; one that `gains` may come to say more than it does now."""
        content = raw if raw is not None else None if body is None else json.dumps(body, ensure_ascii=False).encode()
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        if content is not None:
            more = {"content-type": "application/json"} | more
        answer = self.http.request(method, path, content=content, headers=self.headers | more)
        said = [f"{name}: {value}" for name, value in more.items() if name != "content-type" or value[-4:] != "json"]
        shown = "" if content is None else content.decode("utf-8", "replace") if len(content) < 5_000 else "(long)"
        self.scribe.note("http", " ".join(["#", self.name, method, path, *said, shown]).rstrip())
        unsaid = (*UNSAID, "content-length") if gains else UNSAID
        kept = sorted(
            f"{name}: {_in_order(name, value)}" for name, value in answer.headers.multi_items() if name not in unsaid
        )
        self.scribe.note("http", f"{answer.status_code} {' | '.join(kept)}")
        for line in answer.text.splitlines():
            self.scribe.note("http", f"{'+' if gains else ' '} {line}")
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def open(self, game: str, seats: int, **more: Any) -> str:
        made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}, gains=True)
        return str(made["id"])

    def sit(self, table: str, seat: int) -> Any:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": self.name, "nonce": f"{seat:02x}" * 16})

    def line(self, path: str, **headers: str) -> Line:
        """A connection, with what this person has."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more = self.headers | ({"cookie": cookies} if cookies else {}) | headers
        page = self.scribe.new_page(f"{self.name} {path}")
        address = f"ws://127.0.0.1:{self.scribe.server.settings.port}{path}"
        self._lines += 1
        line = Line(f"{self.name}-{self._lines}", address, more, lambda text: self.scribe.note(page, text))
        self.scribe.people.callback(line.close)
        return line


def _in_order(name: str, value: str) -> str:
    """Litestar names the methods of an address in the order of a set, which is another in every process."""
    return ", ".join(sorted(value.split(", "))) if name == "allow" else value
