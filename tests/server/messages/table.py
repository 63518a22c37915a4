"""One table with a person on each seat and somebody who watches; every change is waited for on every line."""

from __future__ import annotations

from typing import Any

from tests.server.messages.line import Line, choose, drain
from tests.server.messages.scribe import Person, Scribe

NAMES = ("Anna", "Bert", "Clara", "Dora")


class Table:
    """People sit down one after the other, and play one move after the other."""

    def __init__(self, scribe: Scribe, game: str, seats: int, **more: Any) -> None:
        self.fixed = scribe.fixed
        self.people = [Person(scribe, name) for name in NAMES[:seats]]
        self.watcher = Person(scribe, "Wanda")
        self.id = self.people[0].open(game, seats, **more)
        self.path = f"/api/tables/{self.id}"
        self.lines = [self._come(person, seat) for seat, person in enumerate(self.people)]
        self.watching = self.watcher.line(f"/ws/tables/{self.id}")
        self.watching.next("table")
        self.moves = 0
        self._started = 0
        self._last = ""

    def _come(self, person: Person, seat: int) -> Line:
        person.sit(self.id, seat)
        return self.join(seat, person)

    def join(self, seat: int, person: Person | None = None) -> Line:
        """The line of a seat, once it is open and everybody else knows."""
        line = (person or self.people[seat]).line(f"/ws/tables/{self.id}")
        line.next("table")
        if line.table["status"] != "open":
            line.next("sync")
        for other in self.every:
            other.is_seated(seat, True)
        line.drain()
        return line

    def leave(self, seat: int) -> None:
        """Cut the line of a seat, and wait until everybody knows."""
        gone = self.lines[seat]
        gone.close()
        for other in self.every:
            if other is not gone:
                other.is_seated(seat, False)

    def come_back(self, seat: int) -> None:
        """A new line for a seat."""
        old, self.lines[seat] = self.lines[seat], self.watching  # so that nobody waits for the old one
        assert not old.is_open
        self.lines[seat] = self.join(seat)

    @property
    def every(self) -> list[Line]:
        """All lines that are open now."""
        found = [*getattr(self, "lines", []), *([self.watching] if hasattr(self, "watching") else [])]
        return [line for line in dict.fromkeys(found) if line.is_open]

    def ask(self, seat: int, method: str, what: str = "", body: Any = None, **more: Any) -> Any:
        """A call of a seat's person about this table; whatever it changes has been heard afterwards."""
        answer = self.people[seat].ask(method, self.path + what, body, **more)
        drain(self.every)
        return answer

    def start(self) -> None:
        self.people[0].ask("POST", f"{self.path}/start")
        self._started = self.fixed.get("wall")
        for line in self.every:
            line.next("sync")
        drain(self.every)

    @property
    def asked(self) -> list[int]:
        return [seat for seat, line in enumerate(self.lines) if line.is_open and line.you["moves"]]

    @property
    def is_over(self) -> bool:
        return self.watching.is_over

    def move(self, pause: int = 700) -> None:
        """Somebody who is asked moves."""
        self.fixed.add("wall", pause)
        line = self.lines[self.asked[self.moves % len(self.asked)]]
        self.play(line, choose(line.you["moves"], self.moves))
        self.moves += 1

    def play(self, line: Line, m: str) -> Any:
        self._last, before = m, line.steps
        answer = line.move(m)
        while answer["type"] == "ack" and line.steps == before:
            line.hear()  # whoever moves sees it
        drain(self.every)
        self._let_timers_strike()
        return answer

    def _let_timers_strike(self) -> None:
        """A timer that is due strikes when the room goes on, which a move makes it do."""
        for line in self.every:
            while line.you["due"] is not None and line.you["due"] <= self.fixed.get("wall") - self._started:
                line.next("step")
        drain(self.every)

    def go(self, turns: int, pause: int = 700) -> None:
        """So many moves, or until it is over."""
        for _ in range(turns):
            if self.is_over:
                return
            self.move(pause)

    def refusals(self, *notations: str) -> None:
        """Moves that cannot be, each for its reason, and one that is sent twice."""
        seat = self.asked[0]
        line, other = self.lines[seat], self.lines[seat - 1]
        for m in notations:
            assert m not in line.you["moves"], m
            line.move(m)
        line.move(line.you["moves"][0], on=line.you["on"] + 1)
        line.move(line.you["moves"][0], on=-1)
        other.move(line.you["moves"][0])
        self.watching.move(line.you["moves"][0], on=0)
        line.move(line.you["moves"][0], id="twice")
        drain(self.every)
        line.move("whatever", on=0, id="twice")
        drain(self.every)

    def end(self) -> None:
        """What is there when it is over, or would be."""
        if self.is_over:
            self.lines[0].move(self._last)
            for what in ("/record", "/replay", "/replay?seat=0", "/replay?seat=1", "/replay?seat=9", "/replay?seat=x"):
                self.watcher.ask("GET", self.path + what)
            for what in ("/start", "/seats/0/bot", "/seats/0", "/undo", "/hint"):
                method, body = {"/seats/0/bot": ("PUT", {"bot": "random"})}.get(what, ("POST", {"on": 1}))
                self.ask(0, method, what, {"name": "A", "nonce": ""} if what == "/seats/0" else body)
            self.ask(0, "DELETE", "/seats/0")
            self.watcher.ask("POST", f"{self.path}/rematch")
            for seat in range(len(self.people)):
                self.ask(seat, "POST", "/rematch")
        else:
            for what in ("/record", "/replay"):
                self.watcher.ask("GET", self.path + what)
            self.ask(0, "POST", "/rematch")
        for line in self.every:
            line.ask({"type": "story"}, "story")
        self.watcher.ask("GET", self.path)
