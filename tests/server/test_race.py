"""Real time over the wire: Snap between scripted clients, on connections of different lengths."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from envol import record
from envol.log import Entry
from envol.match import Match
from tests import limits, machine
from tests.games.snap.rules import PAUSE_MS
from tests.server.harness import Server, running
from tests.server.slow_connections import Probe, Racer, Sent, SlowConnection
from tests.server.talk import guests as strangers
from tests.server.talk import sitting
from tests.tiers import TIER

GAP = 0.050  # seconds by which one snap is sent before the other
FAIR = 0.020  # seconds by which the machine may disturb a round that counts
CAP = 250  # milliseconds


@dataclass(frozen=True)
class Race:
    """A round that was raced for."""

    number: int
    sent: list[Sent]
    is_fair: bool  # the machine kept all the times


class Track:
    """Four racers at a table of Snap, and whatever tells whether a round was fair."""

    def __init__(self, table: str, racers: list[Racer], connections: list[SlowConnection], probe: Probe) -> None:
        self.table = table
        self.racers = racers
        self.connections = connections
        self.probe = probe

    @property
    def round(self) -> int:
        return int(self.racers[0].view["round"])

    async def measure(self, delay: float) -> None:
        """Wait until the server has measured every connection in a moment in which nothing was disturbed."""
        while True:
            for connection in self.connections:
                connection.worst = 0.0
            counts = [racer.pongs for racer in self.racers]
            async with self.probe.watching():
                for racer, count in zip(self.racers, counts, strict=True):
                    await racer.until(lambda racer=racer, count=count: racer.pongs > count)  # type: ignore[misc]
                await asyncio.sleep(delay + 0.1)  # the last answer is on its way
            if max(self.probe.worst, *(connection.worst for connection in self.connections)) < FAIR:
                return

    async def ready(self) -> None:
        """Everybody has seen the card, and nobody must pause any more."""
        number = max(racer.view["round"] for racer in self.racers)
        for racer in self.racers:
            await racer.until(lambda racer=racer: racer.view["round"] == number and racer.view["card"])  # type: ignore[misc]
        await asyncio.sleep(PAUSE_MS / 1000)

    async def race(self, *starts: tuple[int, float]) -> Race:
        """Let these seats snap so many seconds after one another."""
        await self.ready()
        for connection in self.connections:
            connection.worst = 0.0
        number = self.round
        async with self.probe.watching():
            begin = time.monotonic() + 0.03

            async def snap(seat: int, after: float) -> Sent:
                await asyncio.sleep(begin + after - time.monotonic())
                sent = await self.racers[seat].begin(f"snap {number}")
                await self.racers[seat].until(lambda: sent.answer is not None)
                return sent

            sent = await asyncio.gather(*(snap(seat, after) for seat, after in starts))
        late = [abs(one.at - begin - after) for one, (_, after) in zip(sent, starts, strict=True)]
        late += [connection.worst for connection in self.connections]
        return Race(number, sent, max(*late, self.probe.worst) < FAIR)


@contextlib.asynccontextmanager
async def track(server: Server, *delays: int, rounds: int = 20, liar: float = 0.0) -> AsyncIterator[Track]:
    """A table for racers that are so many ms away, all measured; 0 is a connection without a detour, or a liar's."""
    async with contextlib.AsyncExitStack() as stack:
        table, guests = await stack.enter_async_context(
            sitting(server, "snap", len(delays), rounds=rounds, bell=60_000)
        )
        (watcher,) = await stack.enter_async_context(strangers(server, 1))
        racers, connections = [], []
        for guest, delay in zip(guests, delays, strict=True):
            port = None
            if delay:
                connection = await stack.enter_async_context(SlowConnection(server.settings.port, delay).running())
                connections.append(connection)
                port = connection.port
            racer = Racer(guest, table, port, 0.0 if delay else liar)
            racers.append(await stack.enter_async_context(racer.connected()))
        probe = Probe(await stack.enter_async_context(watcher.socket(table)))
        made = Track(table, racers, connections, probe)
        await made.measure(max(delays) / 1000)
        yield made


async def finish(made: Track) -> Match:
    """Pass until the match is over; its record, verified."""
    first = made.racers[0]
    while True:
        await first.until(lambda: bool(first.you["moves"]) or first.status == "over")
        if first.status == "over":
            break
        await made.ready()
        number = made.round
        for racer in made.racers:
            assert (await racer.move(f"pass {number}"))["type"] == "ack"
        await first.until(lambda number=number: first.view["round"] > number)  # type: ignore[misc]
    text = await first.guest.call("GET", f"/tables/{made.table}/record")
    assert record.verify(text).served
    for line in text.splitlines()[1:-1]:
        assert bool(re.search(r" snap [0-9]+ \([0-9]+\+[0-9]+\)$", line)) == (" snap " in line), line
    return record.read(text)


DELAYS = (20, 20, 200, 200)
PAIRS = [(0, 2), (2, 0), (0, 1), (1, 0), (2, 3), (3, 2)]  # the first of each is the earlier


class Races:
    """Races between every two kinds of connections, until each pair has had enough fair ones."""

    def __init__(self, server: Server, rounds: int) -> None:
        self.fair = dict.fromkeys(PAIRS, 0)
        self.run: list[Race] = []
        self._server = server
        self._rounds = rounds

    def wanted(self) -> list[tuple[int, int]]:
        return [pair for pair in PAIRS if self.fair[pair] < self._rounds]

    async def until_fair(self, seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while self.wanted():
                await self._race_one_match()

    async def _race_one_match(self) -> None:
        pairs: dict[int, tuple[tuple[int, int], Race]] = {}
        async with track(self._server, *DELAYS, rounds=min(20, len(self.wanted()) * self._rounds)) as made:
            first = made.racers[0]
            while self.wanted() and len(pairs) < 20 and first.status != "over":
                early, late = pair = self.wanted()[len(self.run) % len(self.wanted())]
                race = await made.race((early, 0.0), (late, GAP))
                self.run.append(race)
                pairs[race.number] = pair, race
                self.fair[pair] += race.is_fair
                check_race(pair, race)
                await first.until(lambda: bool(first.you["moves"]) or first.status == "over")
            match = await finish(made)
        lines = {line.move.data["round"]: line for line in match.log if line.move.kind == "snap"}
        for number, (pair, race) in pairs.items():
            check_line(lines[number], pair, race)


@pytest.mark.full
@pytest.mark.quiet
def test_the_snap_that_was_sent_fifty_milliseconds_earlier_wins_whatever_the_connections(
    tmp_path: Path, figure: Callable[[str], None]
) -> None:
    with machine.watched() as here, running(tmp_path) as server, here.excusing(FAIR, TimeoutError):
        races = Races(server, TIER.fair_rounds)
        asyncio.run(races.until_fair(limits.RACES * TIER.fair_rounds))
    fair = sum(races.fair.values())
    figure(f"Fair finish: {fair} fair rounds of {len(races.run)}, 20 and 200 ms away, the earlier won all")


@pytest.mark.full
@pytest.mark.quiet
def test_a_server_that_stalls_is_not_taken_for_a_busy_machine(tmp_path: Path) -> None:
    """The instrument: no race is fair then, and on a machine that keeps time that is a failure."""
    stalling = "tests.server.timing_faults:stalling"
    with (
        machine.watched() as here,
        running(tmp_path, plant=stalling) as server,
        pytest.raises(TimeoutError),
        here.excusing(FAIR, TimeoutError),
    ):
        asyncio.run(Races(server, 1).until_fair(8))


def check_race(pair: tuple[int, int], race: Race) -> None:
    """One of the two took the round, the earlier if all was fair, and nobody was told before it was settled."""
    first, second = race.sent
    assert first.is_acked != second.is_acked
    loser = second if first.is_acked else first
    assert loser.answer["why"] in ("stale", "match-over")
    if race.is_fair:
        early, late = (DELAYS[seat] for seat in pair)
        assert first.is_acked, f"50 ms earlier on a connection of {early} ms, against {late} ms"
        # There, as long as the slowest could need, and back.
        assert first.answered - first.at > (200 + early) / 1000 - FAIR, "a held claim is not acknowledged"


def check_line(line: Entry, pair: tuple[int, int], race: Race) -> None:
    """The record keeps who won, the delay of the connection, and how long the move was held."""
    first, _ = race.sent
    assert line.seat == pair[not first.is_acked]
    assert line.delay is not None
    assert line.hold is not None
    if race.is_fair:
        early, late = (DELAYS[seat] for seat in pair)
        assert abs(line.delay - early) < 1000 * FAIR
        # The hold begins with the first to arrive, which may be the one that was sent later.
        settled = 200 if early <= late + 50 else 250
        assert abs(line.delay + line.hold - settled) < 2000 * FAIR


@pytest.mark.full
@pytest.mark.quiet
def test_who_answers_pings_late_gains_the_cap_and_no_more(tmp_path: Path) -> None:
    """The known limit of fair finish: a quarter of a second can be gained so, not more."""

    async def play() -> None:
        gained = lost = 0
        async with asyncio.timeout(limits.RACES):
            while gained < 2 or lost < 2:
                async with track(server, 20, 0, rounds=6, liar=0.7) as made:
                    for after in (0.1, 0.35) * 3:
                        race = await made.race((0, 0.0), (1, after))
                        if race.is_fair:
                            assert race.sent[after < CAP / 1000].is_acked
                            gained, lost = gained + (after < CAP / 1000), lost + (after > CAP / 1000)
                    match = await finish(made)
                delays = {line.delay for line in match.log if line.move.kind == "snap" and line.seat == 1}
                assert delays <= {CAP}

    with machine.watched() as here, running(tmp_path) as server, here.excusing(FAIR, TimeoutError):
        asyncio.run(play())


def test_pongs_that_nobody_asked_for_count_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(server, "snap", 2, rounds=1, bell=60_000) as (table, guests):
            silent = Racer(guests[0], table, pong_after=None)
            async with silent.connected(), Racer(guests[1], table).connected():
                await silent.until(lambda: bool(silent.you["moves"]))
                for n in (-1, 0, 17, 10**9):
                    await silent.connection.send(f'{{"type":"pong","n":{n}}}')
                assert (await silent.move("snap 1"))["type"] == "ack"
                text = await guests[0].call("GET", f"/tables/{table}/record")
            delays = [line.delay for line in record.read(text).log if line.seat == 0]
            assert delays == [0]

    with running(tmp_path) as server:
        asyncio.run(play())


def test_others_moves_never_make_mine_stale(tmp_path: Path) -> None:
    """Everybody answers the question of the beginning, one after another; the others' answers change nothing."""

    async def play() -> None:
        async with sitting(server, "snap", 4, bell=60_000) as (table, guests), contextlib.AsyncExitStack() as stack:
            racers = [await stack.enter_async_context(Racer(guest, table).connected()) for guest in guests]
            for racer in racers:
                await racer.until(lambda racer=racer: bool(racer.you["moves"]))  # type: ignore[misc]
            for racer in racers:
                assert (await racer.move("tap 1", on=1))["type"] == "ack"
            for racer in racers:
                await asyncio.sleep(PAUSE_MS / 1000)
                refused = await racer.move("tap 1", on=1, id="late")
                assert (refused["rule"], refused["why"]) == ("envol.9", "stale"), "one's own answer ends the question"
                assert (await racer.move("tap 1", on=2))["type"] == "ack"

    with running(tmp_path) as server:
        asyncio.run(play())


def test_the_pause_between_a_seats_own_moves_is_kept(tmp_path: Path) -> None:
    """The rule is envol.10."""

    async def play() -> None:
        async with sitting(server, "snap", 2, bell=60_000) as (table, guests):
            racer = Racer(guests[0], table)
            async with racer.connected(), Racer(guests[1], table).connected() as other:
                await racer.until(lambda: bool(racer.you["moves"]))
                await other.until(lambda: bool(other.you["moves"]))
                began = time.monotonic()
                assert (await racer.move("tap 1", on=1))["type"] == "ack"
                refused = await racer.move("tap 1", on=2)
                if time.monotonic() - began < PAUSE_MS / 1000:
                    assert (refused["rule"], refused["why"]) == ("envol.10", "too-soon")
                    assert 0 < refused["data"]["ms"] <= PAUSE_MS
                    assert (await other.move("tap 1", on=1))["type"] == "ack", "the pause is each seat's own"
                    await asyncio.sleep(refused["data"]["ms"] / 1000)
                    assert (await racer.move("tap 1", on=2))["type"] == "ack"

    with running(tmp_path) as server:
        asyncio.run(play())
