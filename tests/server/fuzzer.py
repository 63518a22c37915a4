"""A client that means no good, in a process of its own: malformed, oversized, out-of-order and forged messages.

It keeps account of the answers, so that it can tell whether each message got exactly the one it must get."""

from __future__ import annotations

import asyncio
import json
import os
import random
import string
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import websockets

from tests import limits
from tests.server.raw_connections import raw_attack

LARGEST = 4_096
DOWN = {"ack", "no", "table", "sync", "step", "story", "ping", "pong"}
Message = str | bytes


class Job(msgspec.Struct):
    """What one connection of the fuzzer does: whose it is, what it may know, how much it sends."""

    table: str
    headers: dict[str, str]
    seed: int
    count: int
    on: int  # the question that is open, or was last
    acked: list[str]  # ids of the seat's own moves, long played
    theirs: list[str]  # ids of another seat's moves
    moves: list[str]  # what could be played if it were asked
    window: int = 100  # messages that wait for their answers at once


class Report(msgspec.Struct):
    """What came of it."""

    sent: int = 0
    kinds: dict[str, int] = {}
    whys: dict[str, int] = {}
    faults: list[str] = []
    raw: int = 0


class Rubbish:
    """Messages that must change nothing, each with the id by which it must be answered; None where it must not be."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._dice = random.Random(job.seed)
        self._number = 0
        self._makers: list[Callable[[], tuple[Message, str | None]]] = [
            self._noise,
            self._broken,
            self._shape,
            self._oversized,
            self._out_of_order,
            self._illegal,
            self._forged,
            self._replayed,
            self._unasked,
        ]

    def next(self) -> tuple[Message, str | None]:
        return self._dice.choice(self._makers)()

    def id(self) -> str:
        self._number += 1
        return f"{self._job.seed}-{self._number}"

    def _noise(self) -> tuple[Message, str | None]:
        """Bytes, or signs of any alphabet."""
        size = self._dice.choice([0, 1, 2, 10, 100, 1_000])
        if self._dice.random() < 0.5:
            return self._answered(self._dice.randbytes(size))
        signs = [self._dice.choice('\x00\t"{}[]\\:é\u2028\ufeff🧙' + string.printable) for _ in range(size)]
        return self._answered("".join(signs))

    def _broken(self) -> tuple[Message, str | None]:
        """A command that was well formed before something happened to it."""
        text = json.dumps({"type": "move", "id": self.id(), "on": 987_654_321, "m": "play nothing"})
        data = bytearray(text.encode())
        for _ in range(self._dice.randint(1, 3)):
            place = self._dice.randrange(len(data))
            change = self._dice.randrange(3)
            if change == 0:
                data[place] = self._dice.randrange(256)
            elif change == 1:
                del data[place:]
                data += b"}"
            else:
                data[place:place] = self._dice.choice([b"\x00", b"\xff", b"{", b'"', b"\\ud800", b"9" * 50, b"[" * 900])
        return self._answered(bytes(data))

    def _shape(self) -> tuple[Message, str | None]:
        """JSON, but none of the messages there are."""
        odd: list[Any] = [
            None,
            True,
            -1,
            0.5,
            2**70,
            "",
            "x" * 300,
            [],
            {},
            [[]],
            {"a": {"b": []}},
            "\x00",
            "'; DROP TABLE entry",
        ]
        value = self._dice.choice(odd)
        forms: list[Any] = [
            value,
            [value],
            {"type": value},
            {"type": "move", "id": self.id()},
            {"type": "move", "id": value, "on": 1, "m": "keep"},
            {"type": "move", "id": self.id(), "on": str(self._job.on), "m": "keep"},
            {"type": "move", "id": self.id(), "on": -1, "m": value if isinstance(value, list | dict) else [value]},
            {"type": "move", "id": self.id(), "on": self._job.on, "m": "keep", "seat": 0},
            {"type": "move", "id": self.id() + "\u0000", "on": self._job.on, "m": "keep"},
            {"type": "move", "id": "i" * 65, "on": self._job.on, "m": "keep"},
            {"type": "pong", "n": "1"},
            {"type": "pong", "n": 1, "id": self.id()},
            {"type": "ping", "n": -1},
            {"type": "ping", "n": 2**70},
            {"type": "ping"},
            {"type": "sync", "v": 0},
            {"type": "story", "seat": 1},
            {"id": self.id()},
        ]
        return self._answered(json.dumps(self._dice.choice(forms)))

    def _oversized(self) -> tuple[Message, str | None]:
        """More than is read, less than what closes the connection."""
        size = self._dice.choice([LARGEST + 1, 2 * LARGEST, 65_536])
        body = json.dumps({"type": "move", "id": self.id(), "on": self._job.on, "m": "keep"})
        data = body.ljust(size) if self._dice.random() < 0.5 else body.replace("keep", "é" * LARGEST)
        return (data if self._dice.random() < 0.5 else data.encode()), ""

    def _out_of_order(self) -> tuple[Message, str | None]:
        """A good move, in answer to a question that is not the one that is asked."""
        on = self._dice.choice([self._job.on - 1, self._job.on + 1, 0, -1, 2**31, 2**63, -(2**63), 10**30])
        return self._move(self._dice.choice(self._job.moves), on if on != self._job.on else on + 1)

    def _illegal(self) -> tuple[Message, str | None]:
        """The right question, and a move that is not for this seat to make: chance's, the clock's, the table's."""
        wild = [
            "",
            " ",
            "keep ",
            "KEEP",
            "play",
            "play ??",
            "lay ",
            "0",
            "undo 0",
            "undo 1",
            "hand 0 bot",
            "hand 1 person",
        ]
        wild += [
            "draw ?",
            "first 0",
            "first 1",
            "turn b1",
            "play b1 ",
            "play\tb1",
            "play\u00a0b1",
            "play b１",
            "win 0",
            "\x00",
        ]
        wild += [f"{word} {letter}{value}" for word in ("draw", "turn") for letter in "byrgvs" for value in range(11)]
        return self._move(self._dice.choice(wild), self._job.on)

    def _forged(self) -> tuple[Message, str | None]:
        """What only the server says, or what another seat has said."""
        theirs = self._dice.choice(self._job.theirs) if self._job.theirs else self.id()
        forms: list[Any] = [
            {"type": "ack", "id": theirs},
            {"type": "no", "id": theirs, "rule": "envol.1", "why": "match-over", "data": {}},
            {"type": "step", "v": 1, "seen": [[0, "keep"]], "events": [], "view": {}, "you": {}},
            {"type": "table", "table": {"status": "over"}, "seat": 0, "host": True},
            {"type": "undo", "id": self.id(), "n": 0},
            {"type": "hand", "id": self.id(), "seat": 0, "to": "bot"},
        ]
        if self._dice.random() < 0.5:
            return self._answered(json.dumps(self._dice.choice(forms)))
        return self._answered(json.dumps({"type": "move", "id": theirs, "on": self._job.on + 1, "m": "keep"}))

    def _replayed(self) -> tuple[Message, str | None]:
        """A move that was played long ago, sent again under its old id with other contents."""
        if not self._job.acked:
            return self._unasked()
        return self._answered(
            json.dumps(
                {"type": "move", "id": self._dice.choice(self._job.acked), "on": self._job.on, "m": self._job.moves[0]}
            )
        )

    def _unasked(self) -> tuple[Message, str | None]:
        """Answers to pings that were never sent, now and then a ping, or a wish for the whole."""
        if self._dice.random() < 0.1:
            return self._dice.choice(['{"type":"sync"}', '{"type":"ping","n":3}']), None
        return json.dumps({"type": "pong", "n": self._dice.choice([0, -1, 1_000_000, 2**70])}), None

    def _move(self, move: str, on: int) -> tuple[Message, str | None]:
        id = self.id()
        return json.dumps({"type": "move", "id": id, "on": on, "m": move}), id

    def _answered(self, data: Message) -> tuple[Message, str | None]:
        """The id is that of an object that can be read, if it has one."""
        size = len(data.encode() if isinstance(data, str) else data)
        try:
            found = msgspec.json.decode(data) if size <= LARGEST else None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            found = None
        if found == {"type": "sync"} or (isinstance(found, dict) and (_is_pong(found) or _is_ping(found))):
            return data, None
        id = found.get("id") if isinstance(found, dict) else None
        return data, id if isinstance(id, str) and len(id) <= 64 else ""


def _is_pong(found: dict[str, Any]) -> bool:
    n = found.get("n")
    return set(found) == {"type", "n"} and found["type"] == "pong" and isinstance(n, int) and not isinstance(n, bool)


def _is_ping(found: dict[str, Any]) -> bool:
    return _is_pong({**found, "type": "pong"}) and found.get("type") == "ping" and 0 <= found["n"] < 2**53


class Attack:
    """One connection: sends, listens, and notes whatever should not be."""

    def __init__(self, job: Job, address: str, report: Report) -> None:
        self._job = job
        self._address = f"{address}/ws/tables/{job.table}"
        self._report = report
        self._due: Counter[str] = Counter()
        self._room = asyncio.Semaphore(job.window)
        self._first: Any = None
        self._done = asyncio.Event()

    async def run(self) -> None:
        rubbish = Rubbish(self._job)
        async with websockets.connect(
            self._address, additional_headers=self._job.headers, max_size=None, compression=None, ping_interval=None
        ) as connection:
            listener = asyncio.create_task(self._listen(connection))
            for _ in range(self._job.count):
                message, id = rubbish.next()
                await self._room.acquire()
                if id is None:
                    self._room.release()
                else:
                    self._due[id] += 1
                await connection.send(message)
                self._report.sent += 1
            last = rubbish.id()
            self._due[last] += 1
            await connection.send(json.dumps({"type": "move", "id": last, "on": -1, "m": "nothing"}))
            async with asyncio.timeout(limits.STATE):
                while +self._due and not listener.done():
                    await asyncio.sleep(0.01)
            if listener.done():
                self._fault(f"the connection was closed: {connection.close_code} {connection.close_reason}")
            listener.cancel()
        missing = +self._due
        if missing:
            self._fault(f"{missing.total()} messages were not answered, such as {next(iter(missing))!r}")

    async def _listen(self, connection: websockets.ClientConnection) -> None:
        async for text in connection:
            message = json.loads(text)
            kind = message["type"]
            self._report.kinds[kind] = self._report.kinds.get(kind, 0) + 1
            if kind not in DOWN:
                self._fault(f"a message of an unknown kind: {text!r}")
            elif kind in ("ack", "no"):
                self._hear_answer(message)
            elif kind in ("sync", "step"):
                self._hear_news(message)

    def _hear_answer(self, message: Any) -> None:
        id = message["id"]
        self._due[id] -= 1
        if self._due[id] < 0:
            self._fault(f"answered once too often: {message}")
        self._room.release()
        if message["type"] == "ack":
            if id not in self._job.acked:
                self._fault(f"rubbish was acknowledged: {message}")
            return
        if set(message) != {"type", "id", "rule", "why", "data"} or len(str(message["data"])) > 200:
            self._fault(f"a refusal that tells too much: {message}")
        self._report.whys[message["why"]] = self._report.whys.get(message["why"], 0) + 1

    def _hear_news(self, message: Any) -> None:
        """At a table where nothing happens, whoever asks is told the same, again and again."""
        told = {name: value for name, value in message.items() if name != "now"}
        self._first = self._first or told
        if told != self._first:
            self._fault(f"the table has moved: {str(message)[:300]}")

    def _fault(self, text: str) -> None:
        if len(self._report.faults) < 20:
            self._report.faults.append(text)


async def attack(address: str, jobs: list[Job], raw: int) -> Report:
    """All of them at once, and beside them connections that break the rules of the protocol itself."""
    report = Report(kinds={}, whys={}, faults=[])
    await asyncio.gather(
        *(Attack(job, address, report).run() for job in jobs), _break_lines(address, jobs[0].table, raw, report)
    )
    return report


async def _break_lines(address: str, table: str, count: int, report: Report) -> None:
    host, _, port = address.removeprefix("ws://").partition(":")
    dice = random.Random(count)
    for _ in range(count):
        await raw_attack(host, int(port), table, dice)
        report.raw += 1


if __name__ == "__main__":
    os.nice(5)  # what is measured beside it should wait for the server, not for this
    given = json.loads(sys.stdin.read())
    jobs = msgspec.convert(given["jobs"], list[Job])
    print(msgspec.json.encode(asyncio.run(attack(given["address"], jobs, given["raw"]))).decode())
