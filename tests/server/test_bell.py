"""Snap under a bell: whole matches, snaps at the very end of a round, and a bell that outlives the server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

from envol import record
from envol.game import CLOCK, NATURE
from envol.match import Match
from tests import limits, machine
from tests.games.snap.rules import PAUSE_MS
from tests.server.harness import Player, running
from tests.server.slow_connections import Racer
from tests.server.talk import guests as strangers
from tests.server.talk import sitting
from tests.tiers import TIER


class Restless:
    """Chooses anything, mostly taps; sometimes it waits for the bell."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, view: Any, moves: list[str]) -> str:
        taps = [move for move in moves if move.startswith("tap")]
        return self._random.choice(taps if taps and self._random.random() < 0.7 else moves)


def test_four_clients_play_whole_matches_and_nothing_is_refused_by_mistake(tmp_path: Path) -> None:
    async def play(seed: int) -> None:
        async with sitting(server, "snap", 4, rounds=5, bell=800) as (table, guests):
            players = [Player(guest, table, Restless(10 * seed + seat)) for seat, guest in enumerate(guests)]
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), limits.MATCH)
            text = await guests[0].call("GET", f"/tables/{table}/record")
            assert record.verify(text).finished
            match = record.read(text)
            for seat, player in enumerate(players):
                assert len(player.acked) == sum(line.seat == seat for line in match.log)
                for refused in player.refused:
                    check_refusal(match, seat, refused, player.sent_moves[refused["id"]])
            check_bells(match, 800)

    async def play_all() -> None:
        await asyncio.gather(*(play(seed) for seed in range(TIER.snap_matches)))

    with running(tmp_path) as server:
        asyncio.run(play_all())


def check_refusal(match: Match, seat: int, refused: Any, sent: Any) -> None:
    """A refusal that the log bears out: the pause, or an answer to a question of a round that others had ended."""
    if refused["why"] == "too-soon":
        assert 0 < refused["data"]["ms"] <= PAUSE_MS
        return
    assert refused["why"] in ("stale", "match-over"), refused
    # The move names its round; the question was of that round, so it is stale only because the round was over.
    number = int(sent["m"].split()[1])
    asked = [ply for ply in range(len(match.log) + 1) if match.at_ply(ply).asked[seat] == sent["on"]]
    rounds = {match.at_ply(ply).state.round for ply in asked if match.at_ply(ply).state.card}
    assert rounds == {number}, "the client answered what it was asked"
    ended = [line for line in match.log if line.seat != NATURE and ends(match, line.n, number)]
    assert ended, "somebody had ended that round"
    assert ended[0].seat != seat, "it was somebody else, or the bell"


def ends(match: Match, n: int, number: int) -> bool:
    """Whether line n ended this round."""
    return bool(match.at_ply(n).state.round == number and match.at_ply(n + 1).state.round == number + 1)


def check_bells(match: Match, bell: int) -> None:
    """Each bell rang in its own round, once, and never too soon."""
    since = 0
    for line in match.log:
        if line.seat == NATURE:
            since = line.at
        elif line.seat == CLOCK:
            assert line.at >= since + bell
            assert line.move.data["round"] == match.at_ply(line.n).state.round


def test_snaps_at_the_very_bell_leave_one_end_to_each_round(tmp_path: Path) -> None:
    """A timer that comes too late strikes nothing, and so does a snap."""
    bell = 250

    async def play() -> None:
        async with sitting(server, "snap", 2, rounds=20, bell=bell) as (table, guests):
            async with Racer(guests[0], table).connected() as racer:
                for number in range(1, 21):
                    if number > 1:
                        await racer.until(lambda number=number: racer.view["round"] >= number)  # type: ignore[misc]
                    else:
                        await racer.until(lambda: bool(racer.you["moves"]))
                    if racer.view["round"] != number:
                        continue
                    on = racer.you["on"]
                    await asyncio.sleep(
                        (bell - 20 + 2 * number) / 1000
                    )  # from a little before the bell to a little after
                    answer = await racer.move(f"snap {number}", on)
                    assert answer["type"] == "ack" or answer["why"] in ("stale", "match-over")
                await racer.until(lambda: racer.status == "over")
            match = record.read(await guests[0].call("GET", f"/tables/{table}/record"))
            ended = [line for line in match.log if line.seat != NATURE]
            assert [line.move.data["round"] for line in ended] == list(range(1, 21))
            check_bells(match, bell)

    with running(tmp_path) as server:
        asyncio.run(play())


def test_a_timer_keeps_its_end_when_the_server_is_killed_and_nobody_comes_back(tmp_path: Path) -> None:
    async def begin(bell: int) -> str:
        async with sitting(server, "snap", 2, rounds=1, bell=bell) as (table, _):
            return table

    def started_and_over() -> dict[str, int]:
        """The store is asked, not the server: nobody may wake the table but itself."""
        with contextlib.closing(sqlite3.connect(f"file:{server.settings.store}?mode=ro", uri=True)) as store:
            return dict(store.execute("SELECT id, started FROM game_match WHERE status = 'over'").fetchall())

    async def read(table: str) -> Match:
        async with strangers(server, 1) as (guest,):
            return record.read(await guest.call("GET", f"/tables/{table}/record"))

    with machine.watched() as here, running(tmp_path) as server:
        bells = {asyncio.run(begin(bell)): bell for bell in (7_000, 1_000)}
        server.kill()
        time.sleep(1.1)  # the shorter one is due while nobody is there
        server.start()
        awake = 1000 * time.time()
        until = time.monotonic() + limits.STATE
        while not started_and_over().keys() >= bells.keys():
            assert time.monotonic() < until
            time.sleep(0.05)
        for table, bell in bells.items():
            flip, rung = asyncio.run(read(table)).log
            assert (rung.seat, str(rung.move)) == (CLOCK, "bell 1")
            due = started_and_over()[table] + flip.at + bell
            late = started_and_over()[table] + rung.at - max(due, awake)
            assert started_and_over()[table] + rung.at >= due, "not too soon"
            with here.excusing(0.5, AssertionError):
                assert late < 3_000, "at the old end, or at once if that has passed"
