"""After a restart, with the same store and narrow limits: what was begun goes on, and too much is refused."""

from __future__ import annotations

from typing import Any

from tests.server.messages.scribe import Person, Scribe
from tests.server.messages.table import Table

NARROW: dict[str, Any] = {
    "messages_per_second": 5,
    "tables_per_person": 2,
    "tokens_per_person": 1,
    "sockets_per_address": 3,
    "calls_per_second": 4,
}


def before(scribe: Scribe) -> Table:
    """A match that is under way when the server is told to end."""
    table = Table(scribe, "blackmore", 2)
    table.start()
    table.go(9)
    return table


def after(scribe: Scribe, table: Table) -> None:
    """The lines were closed; whoever comes back is told the whole, and plays on."""
    for line in table.every:
        line.until(lambda message: message["type"] == "closed")
    for seat in (0, 1):
        table.lines[seat] = table.join(seat)
    table.watching = table.watcher.line(f"/ws/tables/{table.id}")
    table.watching.next("sync")
    for _ in range(2):
        scribe.fixed.add("mono", 10_000)  # else we would be too fast here already
        table.go(1)
    scribe.fixed.add("mono", 10_000)
    table.lines[0].ask({"type": "story"}, "story")
    too_many = table.watcher.line(f"/ws/tables/{table.id}")
    too_many.until(lambda message: message["type"] == "closed")
    for line in table.every:
        line.close()
    _too_fast(scribe, table)
    anna = Person(scribe, "Zoe")
    for _ in range(3):
        anna.ask("POST", "/api/tables", {"game": "oz", "seats": 2}, gains=True)
    for _ in range(2):
        anna.ask("POST", "/api/tokens", {"label": "bot", "scopes": ["read"]})
    for _ in range(37):
        anna.ask("GET", "/api/tables")


def _too_fast(scribe: Scribe, table: Table) -> None:
    line = table.watcher.line(f"/ws/tables/{table.id}")
    line.next("sync")
    for number in range(8):
        line.ask({"type": "ping", "n": number}, "pong")
    for _ in range(2):
        line.ask({"type": "story"}, "story")
    for _ in range(2):
        line.ask({"type": "move", "id": "late", "on": 0, "m": "play b2"})
