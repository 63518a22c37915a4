"""Rubbish over the wire: nothing crashes, nothing leaks, nothing changes, and nobody else has to wait."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from envol import record
from tests import machine
from tests.server.fuzzer import Job, Report
from tests.server.harness import ROOT, Server, running
from tests.server.visitor import Connection, Visitor, open_socket
from tests.tiers import TIER

CARDS = [f"{letter}{value}" for letter in "byrgvs" for value in range(1, 10)]


class Duel:
    """Two people at a table of Blackmore, who play when they are told to."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stack = stack = ExitStack()
        self.people = [stack.enter_context(Visitor(server)) for _ in range(2)]
        self.table = self.people[0].open()
        self.personal = [person.sit(self.table, seat)["personal"] for seat, person in enumerate(self.people)]
        self.people[0].get("POST", f"/tables/{self.table}/start")
        self.connections = [stack.enter_context(person.socket(self.table)) for person in self.people]
        self.told = [connection.hear("sync") for connection in self.connections]
        self.acked: list[list[str]] = [[], []]

    def __enter__(self) -> Duel:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def timed(self, until: Callable[[int], bool]) -> list[float]:
        """Moves one after another, at a new table whenever a match is over; how long each took to be acknowledged."""
        times: list[float] = []
        while not until(len(times)):
            if self.mover is None:
                self.stack.close()
                self.__init__(self.server)  # type: ignore[misc]
            times.append(self.move())
        return times

    @property
    def mover(self) -> int | None:
        """Whose turn it is, or None when the match is over."""
        return next((seat for seat in (0, 1) if self.told[seat]["you"]["moves"]), None)

    def move(self) -> float:
        """Whoever is asked plays; the seconds until it was acknowledged."""
        seat = self.mover
        assert seat is not None
        connection, you = self.connections[seat], self.told[seat]["you"]
        id = f"d{seat}-{len(self.acked[seat])}"
        began = time.perf_counter()
        answer, took = None, 0.0
        connection.send({"type": "move", "id": id, "on": you["on"], "m": you["moves"][0]})
        stepped = False
        while answer is None or not stepped:
            message = connection.hear("ack", "no", "step")
            if message["type"] == "step":
                self.told[seat], stepped = message, True
            else:
                answer, took = message, time.perf_counter() - began
        assert answer == {"type": "ack", "id": id}
        self.acked[seat].append(id)
        self.told[1 - seat] = self.connections[1 - seat].hear("step")
        return took

    def now(self) -> list[Any]:
        """What both are told when they ask anew, the time apart."""
        for seat, connection in enumerate(self.connections):
            connection.send({"type": "sync"})
            self.told[seat] = connection.hear("sync")
        return [{name: value for name, value in told.items() if name != "now"} for told in self.told]

    def finish(self) -> str:
        """Play to the end; the record."""
        while self.mover is not None:
            self.move()
        return self.people[0].ask("GET", f"/tables/{self.table}/record").text


def jobs_at(duel: Duel, count: int, seed: int, window: int = 100) -> list[Job]:
    """Three connections full of rubbish: from the seat that is asked, from the one that is not, from a spectator."""
    mover = duel.mover
    assert mover is not None
    moves = list(duel.told[mover]["you"]["moves"])
    jobs = []
    for number, seat in enumerate((mover, 1 - mover, None)):
        headers = {} if seat is None else {"authorization": f"Bearer {duel.personal[seat]}"}
        on = 0 if seat is None else duel.told[seat]["you"]["on"]
        acked = [] if seat is None else duel.acked[seat]
        theirs = duel.acked[1 - seat] if seat is not None else duel.acked[0]
        jobs.append(Job(duel.table, headers, seed + number, count, on, acked, theirs, moves, window))
    return jobs


@contextmanager
def fuzzing(server: Server, jobs: list[Job], raw: int) -> Iterator[subprocess.Popen[str]]:
    """The fuzzer at work, in a process of its own; it ends by itself, and at the latest with the test."""
    words = [sys.executable, "-W", "error", "-m", "tests.server.fuzzer"]
    with subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        given = {"address": server.url.replace("http", "ws"), "jobs": msgspec.to_builtins(jobs), "raw": raw}
        process.stdin.write(json.dumps(given))
        process.stdin.close()
        try:
            yield process
        finally:
            process.kill()


def report_of(process: subprocess.Popen[str]) -> Report:
    assert process.stdout is not None
    told = process.stdout.read()
    assert process.wait() == 0, "the fuzzer itself has failed"
    return msgspec.json.decode(told, type=Report)


def in_ms(times: list[float]) -> str:
    ordered = sorted(times)
    return f"p50 {statistics.median(ordered) * 1000:.1f} ms, p99 {ordered[len(ordered) * 99 // 100] * 1000:.1f} ms"


def check_alive(server: Server) -> None:
    assert server.process is not None
    assert server.process.poll() is None, "the server is gone"
    log = server.log.read_text("utf-8")
    assert "Traceback" not in log, log[-3_000:]
    assert "never retrieved" not in log, log[-3_000:]


def test_rubbish_crashes_nothing_tells_nothing_and_changes_nothing(
    tmp_path: Path, figure: Callable[[str], None]
) -> None:
    """With the limit lifted, so that all of it is read."""
    limits = {"messages_per_second": 1_000_000, "tables_per_person": 1_000_000, "tables_per_address": 1_000_000}
    with running(tmp_path, **limits) as server, Duel(server) as duel, Duel(server) as other, Visitor(server) as early:
        for _ in range(9):
            duel.move()
        before = duel.now()
        calm = other.timed(lambda done: done == 100)
        jobs = jobs_at(duel, TIER.fuzz // 4, seed=1)
        waiting = early.open()
        headers = {"authorization": f"Bearer {early.sit(waiting)['personal']}"}
        jobs.append(Job(waiting, headers, 4, TIER.fuzz // 4, 0, [], [], ["play b1", "keep"]))
        began = time.perf_counter()
        with fuzzing(server, jobs, TIER.fuzz // 50) as process:
            times = other.timed(lambda _: process.poll() is not None)
            report = report_of(process)
        took = time.perf_counter() - began
        assert report.faults == []
        assert report.sent == TIER.fuzz
        assert duel.now() == before, "the match stands as it stood"
        assert early.get("GET", f"/tables/{waiting}")["status"] == "open"
        played = record.read(duel.finish()).log
        assert sum(len(ids) for ids in duel.acked) == sum(1 for line in played if line.seat >= 0)
        assert record.verify(other.finish()).served
        check_alive(server)
    expected = {"stale", "not-your-turn", "not-seated", "not-started", "bad-notation", "not-for-seats"}
    assert expected | {"message-unreadable", "message-too-large"} <= set(report.whys), "rubbish gets as far as it can"
    figure(
        f"fuzz: {report.sent} messages and {report.raw} broken connections in {took:.0f} s, no fault; "
        f"moves of another table: before {in_ms(calm)}; meanwhile, with no limit on messages, {in_ms(times)}"
    )


def test_a_flood_at_the_real_limit_does_not_slow_another_table(tmp_path: Path, figure: Callable[[str], None]) -> None:
    with running(tmp_path, tables_per_person=1_000, tables_per_address=10_000) as server, ExitStack() as stack:
        here = stack.enter_context(machine.watched())
        other = stack.enter_context(Duel(server))
        calm = other.timed(lambda done: done == 150)
        duels = [stack.enter_context(Duel(server)) for _ in range(4)]
        jobs = [job for number, duel in enumerate(duels) for job in jobs_at(duel, 10**9, 10 * number, window=10**6)]
        before = [duel.now() for duel in duels]
        with fuzzing(server, jobs, 0):
            for duel in duels:
                wait_for_attack(duel)
            flooded = other.timed(lambda done: done == 150)
        assert [duel.now() for duel in duels] == before
        check_alive(server)
        told = (
            f"moves of another table: {in_ms(calm)}; while {len(jobs)} connections flood the server: {in_ms(flooded)}"
        )
        with here.excusing(0.02, AssertionError):
            assert statistics.median(flooded) < 5 * statistics.median(calm) + 0.05, told
    figure(told)


def wait_for_attack(duel: Duel) -> None:
    """Until the fuzzer's connection is there too: the person leaves, and the seat is still held by somebody."""
    duel.connections[0].connection.close()
    with duel.people[1].socket(duel.table) as connection:
        while not connection.hear("table")["table"]["seats"][0]["here"]:
            pass
    duel.connections[0] = duel.stack.enter_context(duel.people[0].socket(duel.table))


def test_a_refusal_does_not_tell_where_a_card_is(tmp_path: Path) -> None:
    """A forged move with another's card and one with a card of the deck are refused alike."""
    with running(tmp_path, messages_per_second=1_000) as server, Duel(server) as duel:
        for _ in range(4):
            duel.move()
        mover = duel.mover
        assert mover is not None
        for seat in (mover, 1 - mover):
            told = {}
            own = duel.told[seat]["view"]["hand"]
            for card in [card for card in CARDS if card not in own]:
                answer = ask(duel.connections[seat], duel.told[seat]["you"]["on"], f"play {card}")
                told[card] = answer["rule"], answer["why"]
                assert answer["data"] in ({}, {"card": {"colour": card[0], "value": int(card[1])}}), "an echo at most"
            assert set(duel.told[1 - seat]["view"]["hand"]) <= set(told)
            assert len(set(told.values())) == 1


def ask(connection: Connection, on: int, move: str) -> Any:
    return connection.answer({"type": "move", "id": move.replace(" ", "-"), "on": on, "m": move})


def test_signs_that_a_store_cannot_keep_never_reach_it(tmp_path: Path, store_url: str) -> None:
    """PostgreSQL knows no NUL, and a statement with one would fail for all that share its commit."""
    with running(tmp_path, store=store_url) as server, Duel(server) as duel:
        seat = duel.mover
        assert seat is not None
        connection, you, visitor = duel.connections[seat], duel.told[seat]["you"], duel.people[seat]
        move = {"type": "move", "on": you["on"], "m": you["moves"][0]}
        for id in ("\0", "a\0b", "\ud800", "é" * 64, "a b", "a\n"):
            assert connection.answer({**move, "id": id})["why"] == "message-unreadable"
        assert connection.answer({**move, "id": "a", "m": f"{you['moves'][0]}\0"})["why"] == "bad-notation"
        for sign in ("\0", "\x1f", "\x9f", "\u2028", "\u202e"):
            body = {"name": f"A{sign}B", "nonce": ""}
            assert visitor.ask("POST", f"/tables/{duel.table}/seats/{seat}", body).status_code == 400
            assert visitor.ask("POST", "/tokens", {"label": f"A{sign}B", "scopes": ["read"]}).status_code == 400
        with open_socket(server, "%00", {}) as nowhere:
            assert nowhere.wait_for_close() == (4404, "no-such-table")
        for path in ("/tables/%00", "/tables/a%00b/record"):
            assert visitor.ask("GET", path).status_code == 400
        assert visitor.ask("POST", "/tables", {"game": "\0", "seats": 2}).status_code == 404
        assert visitor.ask("POST", "/links/claim", {"secret": "\0"}).status_code == 401
        assert connection.answer({**move, "id": "b"}) == {"type": "ack", "id": "b"}
