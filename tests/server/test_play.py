"""A whole match over the wire: people, bots, spectators, a rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

from envol import record
from tests import limits
from tests.server.harness import Guest, Player, running, seated


def test_four_people_play_a_whole_match_and_its_record_is_proved(tmp_path: Path) -> None:
    async def play() -> None:
        table, guests = await seated(server, "blackmore", 4)
        players = [Player(guest, table, lambda view, moves: moves[0]) for guest in guests]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), limits.MATCH)
        text = await guests[0].call("GET", f"/tables/{table}/record")
        proof = record.verify(text)
        assert proof.served
        assert proof.finished
        acked = sum(len(player.acked) for player in players)
        assert acked == sum(1 for line in record.read(text).log if line.seat >= 0)
        assert not any(player.refused for player in players)
        for guest in guests:
            await guest.close()

    with running(tmp_path) as server:
        asyncio.run(play())


def test_a_person_plays_against_all_kinds_of_bots(tmp_path: Path) -> None:
    async def play() -> None:
        guest = Guest(server)
        table = await guest.open("blackmore", 4)
        await guest.sit(table, 1)
        for seat, bot in ((0, "random"), (2, "greedy"), (3, "search:20")):
            await guest.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": bot})
        await guest.call("POST", f"/tables/{table}/start")
        player = Player(guest, table, lambda view, moves: moves[-1])
        await asyncio.wait_for(player.play(), limits.MATCH)
        assert record.verify(await guest.call("GET", f"/tables/{table}/record")).served
        await guest.close()

    with running(tmp_path) as server:
        asyncio.run(play())
