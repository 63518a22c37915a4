"""What a connection is told when it says something odd, who is let in at all, and the list of open tables."""

from __future__ import annotations

from tests.server.messages.line import drain
from tests.server.messages.scribe import Person, Scribe
from tests.server.messages.table import Table


def sockets(scribe: Scribe) -> None:
    """What a connection hears when it says something odd, and who is let in at all."""
    table = Table(scribe, "oz", 2)
    line = table.lines[0]
    for message in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","id":"a b","on":0,"m":""}',
        '{"type":"move","id":"x","on":"0","m":""}',
        '{"type":"move","id":"x","on":0,"m":"","more":1}',
        '{"type":"move","id":"' + "x" * 65 + '","on":0,"m":""}',
        '{"type":"move","id":"x","on":0,"m":"' + "y" * 201 + '"}',
        '{"type":"ping","n":-1}',
        '{"type":"story","more":1}',
        '{"id":"known"}',
        "[" * 4_000,
        "x" * 4_097,
        "é" * 2_049,
        "x" * 60_000,
        b'{"type":"move","id":"binary","on":0,"m":"x"}',
        b"\xff\xfe",
        '{"type":"move","id":"open","on":0,"m":"choose 1"}',
    ):
        line.ask(message)
    line.ask('{ "n" : 7 , "type" : "ping" }', "pong")
    line.ask(b'{"type":"ping","n":8}', "pong")
    line.say({"type": "pong", "n": 1})
    line.ask({"type": "story"}, "story")
    line.ask({"type": "sync"}, "table")
    for path in ("/ws/tables/nowhere", "/ws/tables/a.b", "/ws/nothing", "/ws/tables/" + "a" * 40):
        gone = table.watcher.line(path)
        if gone.is_open:
            gone.until(lambda message: message["type"] == "closed")
    for origin in ("http://elsewhere.example", "null"):
        table.people[0].line(f"/ws/tables/{table.id}", origin=origin)
    large = table.watcher.line(f"/ws/tables/{table.id}")
    large.next("table")
    large.say("x" * 65_537)
    large.until(lambda message: message["type"] == "closed")
    table.people[0].ask("DELETE", f"{table.path}/seats/1")  # the host sends somebody away
    table.lines[1].until(lambda message: message["type"] == "table" and message["seat"] is None)
    drain(table.every)
    lines = table.every
    table.people[0].ask("DELETE", table.path)  # and closes the table
    for line in lines:
        line.until(lambda message: message["type"] == "closed")


def listing(scribe: Scribe) -> None:
    """The open tables as they are told to whoever looks: after each change the message that shows it."""
    anna, wanda = Person(scribe, "Anna"), Person(scribe, "Wanda")
    looking = wanda.line("/ws/tables")
    looking.next("tables")
    first = anna.open("oz", 2, listed=True)
    looking.next("listing")
    anna.open("brooms", 2)
    scribe.fixed.add("wall", 1_000)
    second = anna.open("carpets", 2, listed=True, hints=False, options={"championship": True})
    looking.next("listing")
    anna.sit(first, 1)
    looking.next("listing")
    line = anna.line(f"/ws/tables/{first}")
    line.next("table")
    looking.next("listing")
    anna.ask("GET", "/api/tables")
    looking.ask({"type": "ping", "n": 3}, "pong")
    for odd in ("{", {"type": "sync"}, {"type": "move", "id": "x", "on": 0, "m": "y"}):
        looking.ask(odd)
    anna.ask("DELETE", f"/api/tables/{second}")
    looking.next("listing")
    line.close()
    looking.next("listing")
