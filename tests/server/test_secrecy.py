"""Nothing secret leaves: every frame of every viewer of whole matches, held against the finished record (law 4b)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from envol import catalogue, record
from envol.codec import encode
from envol.dice import FastDice
from envol.feed import Feed
from envol.game import NATURE, Seat
from envol.games.blackmore.rules import Blackmore
from envol.match import Match
from tests import limits
from tests.laws.test_faults import LeakedHands, LeakedToSpectators, LeakyEvent
from tests.server import declared
from tests.server.harness import Guest, Player, Server, running
from tests.server.secrecy_check import Recording, SecrecyCheck, mentioned
from tests.server.talk import connected as looking
from tests.server.talk import guests as strangers
from tests.server.talk import sitting
from tests.tiers import TIER

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("blackmore", 4, {}),
    ("blackmore", 2, {"totals": True, "wheel": "ascending"}),
    ("vote", 4, {}),
    ("vote", 3, {"silent": True, "rounds": 6}),
    ("carpets", 3, {"calm": True, "first_game": True}),
]


class Watched:
    """One match with all that left the server about it."""

    def __init__(self) -> None:
        self.recordings: list[Recording] = []
        self.answers: list[Any] = []  # over HTTP, while it ran
        self.private: list[str] = []  # cookies and links
        self.record = ""

    def accusations(self, log: str = "") -> list[str]:
        secrecy = SecrecyCheck(self.record, tuple(self.private))
        found = [words for recording in self.recordings for words in secrecy.accuse(recording)]
        for answer in self.answers:
            found += secrecy.accuse_answer(answer)
        return found + secrecy.accuse_text(log)


class Gated(Player):
    """Stops after two moves until the gate is opened, so that something can happen in the middle of the match."""

    gate: asyncio.Event

    async def _answer(self, connection: ClientConnection, message: Any) -> None:
        if len(self.acked) >= 2:
            await self.gate.wait()
        await super()._answer(connection, message)


async def listen(guest: Guest, table: str, recording: Recording, until_frames: int | None = None) -> None:
    """Keep every frame until the match is over, or until there are enough."""
    async with guest.socket(table) as connection:
        async for text in connection:
            recording.frames.append(str(text))
            message = json.loads(text)
            if message["type"] == "sync" or (message["type"] == "step" and message["v"] == 3):
                await connection.send('{"type":"story"}')
            if message["type"] == "table" and message["table"]["status"] == "over":
                return
            if until_frames is not None and len(recording.frames) >= until_frames:
                return


async def ask(guest: Guest, watched: Watched, *paths: str) -> None:
    """Keep what these addresses answer."""
    for path in paths:
        watched.answers.append((await guest.http.get(f"/api{path}")).json())


async def watch(server: Server, game: str, seats: int, options: dict[str, Any]) -> Watched:
    """Play a match: people on all seats, one of whom lets a bot play for a while; spectators, one of whom comes late;
    a second device; somebody who comes and goes; and a stranger who asks over HTTP."""
    watched = Watched()
    async with sitting(server, game, seats, **options) as (table, people), strangers(server, 2) as (early, late):
        players = [Gated(guest, table, lambda view, moves: random.choice(moves)) for guest in people]
        gate = asyncio.Event()
        for player in players:
            player.gate, player.record_messages = gate, True

        def recorded(seat: Seat | None) -> Recording:
            watched.recordings.append(Recording(seat))
            return watched.recordings[-1]

        async def come_and_go() -> None:
            recording = recorded(0)
            while players[0].status != "over":
                await listen(people[0], table, recording, len(recording.frames) + 5)

        async def interrupt() -> None:
            """In the middle of the match seat 1 is handed to a bot and back, and a late spectator comes."""
            while all(len(player.acked) < 2 for player in players):
                await asyncio.sleep(0.005)
            await ask(late, watched, f"/tables/{table}", f"/tables/{table}/record", "/tables/x", "/none")
            listening = asyncio.create_task(listen(late, table, recorded(None)))
            await people[1].call("PUT", f"/tables/{table}/seats/1/bot", json={"bot": "random"})
            await people[1].sit(table, 1, "P1", "ff" * 16)
            await take_back(table, people, players)
            gate.set()
            await listening

        sockets = [listen(early, table, recorded(None)), listen(people[-1], table, recorded(seats - 1))]
        await asyncio.gather(*sockets, come_and_go(), interrupt(), *(player.play() for player in players))
        watched.recordings += [Recording(seat, player.messages) for seat, player in enumerate(players)]
        watched.private += [guest.personal for guest in people]
        watched.private += [str(value) for guest in people for value in guest.http.cookies.values()]
        watched.record = await people[0].call("GET", f"/tables/{table}/record")
    return watched


async def take_back(table: str, people: list[Guest], players: list[Gated]) -> None:
    """Somebody who has moved takes it back, and all agree, as soon as nobody plays on."""
    path = f"/tables/{table}/undo"
    mover = people[next(seat for seat, player in enumerate(players) if player.acked)]
    while True:
        async with looking(mover, table) as now:
            answer = await mover.http.post(f"/api{path}", json={"on": now.you["on"]})
        if answer.is_error and answer.json()["why"] == "no-take-back":
            return
        wish: Any = answer.json()["undo"] if answer.is_success else None
        agreed = [
            (await people[seat].http.put(f"/api{path}", json={"number": wish["number"]})).is_success
            for seat in (wish["missing"] if wish else ())
        ]
        if answer.is_success and all(agreed):
            return


def played(server: Server, game: str, seats: int, options: dict[str, Any]) -> Watched:
    return asyncio.run(asyncio.wait_for(watch(server, game, seats, options), limits.MATCH))


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES, ids=lambda value: str(value))
def test_every_viewer_is_sent_what_it_may_know_and_nothing_else(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    with running(tmp_path) as server:
        for _ in range(TIER.watched):
            watched = played(server, game, seats, options)
            assert watched.accusations(server.log.read_text("utf-8")) == []
            assert len(watched.recordings) == seats + 4
            if game != "carpets":  # a race
                assert any('[-3,"undo"]' in frame for frame in watched.recordings[0].frames)
            for kind in ("sync", "story"):
                assert all(any(f'"type":"{kind}"' in frame for frame in seen.frames) for seen in watched.recordings)
            assert [answer.get("why") for answer in watched.answers] == [
                None,
                "record-when-over",
                "no-such-table",
                "no-such-page",
            ]


# A game that leaks, or a server that does, and by which check it must be found.
LEAKS = [
    ("tests.laws.test_faults:OpenVotes", "", "vote", {}, "stream"),
    ("tests.laws.test_faults:TellTale", "", "vote", {"silent": True}, "stream"),
    ("tests.laws.test_faults:LeakedHands", "", "blackmore", {}, "stream"),
    ("tests.laws.test_faults:LeakedToSpectators", "", "blackmore", {}, "stream"),
    ("tests.laws.test_faults:LeakyEvent", "", "blackmore", {}, "story"),
    ("tests.games.carpets.test_faults:LeakedFolds", "", "carpets", {"calm": True, "first_game": True}, "stream"),
    ("", "tests.server.leaks:log_index", "vote", {}, "fields"),
    ("", "tests.server.leaks:timing", "vote", {}, "fields"),
    ("", "tests.server.leaks:silence_broken", "vote", {"silent": True}, "stream"),
    ("", "tests.server.leaks:wrong_feed", "blackmore", {}, "stream"),
    ("", "tests.server.leaks:open_story", "vote", {"silent": True}, "story"),
    ("", "tests.server.leaks:open_story", "blackmore", {}, "story"),
    ("", "tests.server.leaks:counted_story", "vote", {"silent": True}, "story"),
    ("", "tests.server.leaks:nonces", "vote", {}, "nonce"),
    ("", "tests.server.leaks:secret", "vote", {}, "secret"),
    ("", "tests.server.leaks:chatty_log", "vote", {}, "move"),
]


@pytest.mark.full
@pytest.mark.parametrize(
    ("kind", "plant", "game", "options", "check"), LEAKS, ids=[f"{leak[0]}{leak[1]} {leak[2]}" for leak in LEAKS]
)
def test_a_planted_leak_is_noticed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    plant: str,
    game: str,
    options: dict[str, Any],
    check: str,
) -> None:
    monkeypatch.setattr(declared, "check", lambda found, kind: None)  # else it alone would notice what is not declared
    more = {"games": (kind,)} if kind else {}
    with running(tmp_path, plant=plant, may_fail=True, **more) as server:
        watched = played(server, game, 3, options)
        found = watched.accusations(server.log.read_text("utf-8"))
    assert any(words.startswith(check) for words in found), found


def test_hidden_cards_are_found_in_words_and_in_parts() -> None:
    sent = {"seen": [[-1, "draw b3"]], "events": [{"kind": "taken", "card": {"colour": "g", "value": 7}}], "v": 4}
    assert mentioned(sent) == {"b3", "g7"}


@pytest.mark.parametrize(
    ("kind", "check"),
    [(Blackmore, ""), (LeakyEvent, "hidden"), (LeakedHands, "hidden"), (LeakedToSpectators, "hidden")],
)
def test_the_look_for_hidden_cards_does_not_rely_on_the_game_s_own_word(
    monkeypatch: pytest.MonkeyPatch, kind: type[Blackmore], check: str
) -> None:
    """Even where the leak is in the game that the check asks, so that what was sent is just what it expects."""
    monkeypatch.setitem(catalogue._REGISTERED, "blackmore", kind)
    match = Match.new("blackmore", 3, commit="00", id="m")
    recordings = [Recording(seat) for seat in (0, 1, 2, None)]
    feeds = [Feed(match, recording.seat) for recording in recordings]
    match.watchers += feeds
    dice = FastDice("leak")
    for recording, feed in zip(recordings, feeds, strict=True):
        recording.frames.append('{"type":"sync","v":0,"now":0,' + encode(feed.sync()).decode()[1:])
    while match.to_move:
        seat = match.to_move[0]
        if seat != NATURE:
            match.play(seat, match.game.moves(match.state, seat)[-1])
        match.settle(dice)
        for recording, feed in zip(recordings, feeds, strict=True):
            start = b'{"type":"step","v":%d,' % len(recording.frames)
            recording.frames.append((start + encode(feed.step())[1:]).decode())
    secrecy = SecrecyCheck(record.write(match, bytes(32)))
    found = [words for recording in recordings for words in secrecy.accuse(recording)]
    assert {words.partition(":")[0] for words in found} == ({check} if check else set())


@contextlib.contextmanager
def away(server: Server, table: str) -> Any:
    """A table of the store is away for a while, as if the store had failed."""
    with contextlib.closing(sqlite3.connect(server.settings.store, timeout=limits.STATE)) as store:
        store.execute(f"ALTER TABLE {table} RENAME TO {table}_away")
        store.commit()
        try:
            yield
        finally:
            store.execute(f"ALTER TABLE {table}_away RENAME TO {table}")
            store.commit()


def test_a_failing_store_loses_nothing_and_tells_nothing(tmp_path: Path) -> None:
    """Error pages, refusals and the log, when the store refuses to write or cannot even be read."""

    async def play() -> Watched:
        watched = Watched()
        async with sitting(server, "blackmore", 3) as (table, people), strangers(server, 1) as (stranger,):
            players = [Player(guest, table, lambda view, moves: random.choice(moves)) for guest in people]
            for player in players:
                player.record_messages = True

            async def fail() -> None:
                for name in ("entry", "game_match", "seal"):
                    acked = sum(len(player.acked) for player in players)
                    while name != "seal" and sum(len(player.acked) for player in players) < acked + 3:
                        await asyncio.sleep(0.005)
                    with away(server, name):
                        answer = await stranger.http.post("/api/tables", json={"game": "vote", "seats": 2})
                        assert answer.status_code in ((201,) if name == "entry" else (500, 503))
                        watched.answers += [answer.json()] if name != "entry" else []
                        await asyncio.sleep(0.7)  # longer than the server waits before it tries again

            await asyncio.gather(fail(), *(player.play() for player in players))
            watched.recordings += [Recording(seat, player.messages) for seat, player in enumerate(players)]
            watched.private += [guest.personal for guest in people]
            watched.record = await people[0].call("GET", f"/tables/{table}/record")
            for seat, player in enumerate(players):
                assert {refused["why"] for refused in player.refused} <= {"not-saved"}
                lines = SecrecyCheck(watched.record).match.log
                assert [move for _, move in player.acked] == [str(line.move) for line in lines if line.seat == seat]
        return watched

    with running(tmp_path, may_fail=True) as server:
        watched = asyncio.run(asyncio.wait_for(play(), limits.MATCH))
        log = server.log.read_text("utf-8")
    assert "the store" in log, "it failed, and the operator is told"
    assert watched.accusations(log) == []
