"""Latecomers: a bot's seat is asked for, given by those whom it concerns, and its hand is nobody else's to see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from envol.game import TABLE
from envol.server.access import Person
from envol.server.refusals import Refused
from envol.server.rooms import Room
from envol.server.services import Services
from tests.server.harness import Guest, Server, running
from tests.server.in_process import Somebody, Time, opened, people
from tests.server.talk import Connection, connected, guests, handed, play_out, played, refused


async def begin(host: Guest, others: list[Guest], seats: int, game: str = "blackmore") -> str:
    """A table at which these sit and bots have the rest, begun."""
    table = await host.open(game, seats)
    for seat, guest in enumerate(others):
        await guest.sit(table, seat, f"P{seat}")
    for seat in range(len(others), seats):
        await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", json={"bot": "random"})
    await host.call("POST", f"/tables/{table}/start")
    return table


async def ask(guest: Guest, table: str, seat: int, name: str = "Late") -> Any:
    """Ask for a seat; the table then."""
    return await guest.call("POST", f"/tables/{table}/wishes", json={"seat": seat, "name": name})


async def wish(connection: Connection) -> Any:
    """Hear until a seat is asked for; the message."""
    return await connection.until(lambda message: message["type"] == "table" and message["table"]["wishes"])


async def no_wish(connection: Connection) -> Any:
    return await connection.until(lambda message: message["type"] == "table" and not message["table"]["wishes"])


@asynccontextmanager
async def asking(server: Server, *, host_plays: bool = True) -> AsyncIterator[tuple[str, list[Guest], Guest]]:
    """A table with two people and a bot, and somebody who has come late and is known."""
    async with guests(server, 4) as (host, *others, late):
        table = await begin(host, [host, others[0]] if host_plays else others, 3)
        await late.open("vote", 2)
        yield table, [host, *others], late


@played
async def test_a_bot_s_hand_cannot_be_read_by_sitting_down_and_leaving_again(dozing: Server) -> None:
    """As it was done: without asking anybody, and going on to see it from a spectator's chair."""
    async with asking(dozing) as (table, _, thief), connected(thief, table) as eyes:
        assert (eyes.seat, eyes.view["hand"]) == (None, [])
        path = f"/tables/{table}/seats/2"
        assert await refused(thief, "POST", path, json={"name": "T", "nonce": ""}) == (409, "ask-first")
        async with connected(thief, table) as again:
            assert (again.seat, again.view["hand"]) == (None, [])


@played
async def test_whoever_leaves_a_seat_sees_as_a_spectator_by_every_connection_until_they_are_back(
    dozing: Server,
) -> None:
    async with (
        asking(dozing) as (table, (host, *_), _),
        connected(host, table) as first,
        connected(host, table) as second,
    ):
        held = first.view["hand"]
        assert held
        await host.call("DELETE", f"/tables/{table}/seats/0")
        for connection in (first, second):
            message = await connection.until(lambda message: message["type"] == "table" and message["kept"] == 0)
            assert message["seat"] is None
            await connection.next("sync")
            assert (connection.view["hand"], connection.you["moves"]) == ([], [])
            await connection.say({"type": "story"})
            story = await connection.next("story")
            seen = {text.removeprefix("draw ") for step in story["steps"] for _, text in step["seen"]}
            assert not seen & set(held)
        async with connected(host, table) as third:
            assert (third.seat, third.view["hand"]) == (None, [])
        await host.sit(table, 0, "P0")  # nobody need be asked: it is theirs
        for connection in (first, second):
            await connection.until(lambda message: message["type"] == "table" and message["seat"] == 0)
            await connection.next("sync")
            assert connection.view["hand"] == held


@played
async def test_who_asks_is_let_in_by_the_host_and_everybody_is_told(server: Server) -> None:
    async with guests(server, 3) as (host, friend, late):
        table = await begin(host, [host, friend], 3, "vote")
        async with connected(host, table) as first, connected(friend, table) as second:
            assert (await ask(late, table, 2, "Carla"))["wishes"] == [], "not before they are there"
            async with connected(late, table) as third:
                shown = [{"number": 1, "seat": 2, "name": "Carla"}]
                mine = third.messages[0]
                assert (mine["table"]["wishes"], mine["seat"], mine["asks"], mine["admits"]) == (shown, None, 1, [])
                assert (await wish(first))["admits"] == [1]
                told = await wish(second)
                assert (told["table"]["wishes"], told["admits"], told["asks"]) == (shown, [], None)
                path = f"/tables/{table}/wishes/1"
                assert await refused(friend, "PUT", path) == (403, "only-the-host")
                assert await refused(late, "PUT", path) == (403, "only-the-host")
                assert await refused(friend, "DELETE", path) == (403, "only-players")
                await host.call("PUT", path)
                assert (await second.next("step"))["seen"][0] == [TABLE, "hand 2 person"]
                await second.until(lambda _: second.table["seats"][2]["name"] == "Carla")
                assert second.table["wishes"] == []
                await third.until(lambda _: third.seat == 2)
                assert await refused(host, "PUT", path) == (409, "nothing-asked")
            await late.sit(table, 2, "Carla")
            assert late.personal, "and has a link to come back by"
        assert handed(await play_out(table, host, friend, late)) == ["hand 2 person"]


@played
async def test_while_the_host_is_away_whoever_plays_lets_in(dozing: Server) -> None:
    async with (
        asking(dozing, host_plays=False) as (table, (host, friend, _), late),
        connected(friend, table) as second,
        connected(late, table) as third,
    ):
        async with connected(host, table) as first:
            await ask(late, table, 2)
            assert (await wish(first))["admits"] == [1]
            assert (await wish(second))["admits"] == []
        await second.until(lambda message: message["type"] == "table" and message["admits"] == [1])
        assert await refused(late, "PUT", f"/tables/{table}/wishes/1") == (403, "only-players")
        await friend.call("PUT", f"/tables/{table}/wishes/1")
        await third.until(lambda _: third.seat == 2)
        await third.next("sync")
        assert len(third.view["hand"]) == 6


@pytest.mark.parametrize("how", ["declined", "withdrawn", "gone"])
def test_a_wish_that_is_not_granted_changes_nothing(dozing: Server, how: str) -> None:
    @played
    async def play() -> None:
        async with asking(dozing) as (table, (host, *_), late), connected(host, table) as first:
            async with connected(late, table) as third:
                await ask(late, table, 2)
                await wish(first)
                if how != "gone":
                    await (host if how == "declined" else late).call("DELETE", f"/tables/{table}/wishes/1")
                    await third.until(lambda message: message["type"] == "table" and message["asks"] is None)
            await no_wish(first)
            assert await refused(host, "PUT", f"/tables/{table}/wishes/1") == (409, "nothing-asked")
            await host.call("DELETE", f"/tables/{table}/wishes/1")  # nothing is asked, and nothing changes
            assert first.table["seats"][2]["kind"] == "bot"

    play()


@played
async def test_whoever_has_held_a_seat_gets_no_other(dozing: Server) -> None:
    async with guests(dozing, 2) as (host, friend):
        table = await begin(host, [host, friend], 4)
        async with connected(host, table), connected(friend, table):
            for _ in range(2):
                body = {"seat": 2, "name": "P1"}
                assert await refused(friend, "POST", f"/tables/{table}/wishes", json=body) == (409, "seated-elsewhere")
                await friend.call("DELETE", f"/tables/{table}/seats/1")  # having left it changes nothing
            body["seat"] = 1
            assert await refused(friend, "POST", f"/tables/{table}/wishes", json=body) == (409, "seated-elsewhere")


@played
async def test_whoever_has_looked_through_another_s_personal_link_gets_no_other_seat(tmp_path: Path) -> None:
    """A friend's link shows the friend's hand; with one's own cookie one then sat down beside it."""
    with running(tmp_path, pace=1_000_000.0) as server:
        async with guests(server, 4) as (host, friend, nosy, late):
            await nosy.open("vote", 2)  # to be somebody before
            table = await begin(host, [host, friend], 4)
            cookie = dict(nosy.http.cookies)
            claimed = await nosy.call("POST", "/links/claim", json={"secret": friend.personal})
            assert claimed == {"table": table, "seat": 1}
            nosy.http.cookies.clear()
            nosy.http.cookies.update(cookie)  # itself again, as programs can
            path, body = f"/tables/{table}/wishes", {"seat": 2, "name": "N"}
            for _ in range(2):
                async with connected(nosy, table) as eyes:
                    assert (eyes.seat, eyes.messages[0]["joins"]) == (None, [])
                assert await refused(nosy, "POST", path, json=body) == (409, "seen-elsewhere")
                server.kill()
                server.start()
            async with connected(late, table) as other:
                assert other.messages[0]["joins"] == [2, 3]


@played
async def test_whoever_was_sent_out_gets_no_other_seat_after_a_restart_either(tmp_path: Path) -> None:
    with running(tmp_path, pace=1_000_000.0) as server:
        async with guests(server, 3) as (host, friend, out):
            table = await begin(host, [host, friend, out], 4)
            for guest in (host, friend):
                await guest.call("PUT", f"/tables/{table}/seats/2/out")
            server.kill()
            server.start()
            body = {"seat": 3, "name": "O"}
            assert await refused(out, "POST", f"/tables/{table}/wishes", json=body) == (409, "seen-elsewhere")
            await ask(out, table, 2)  # what they know already they may have again, if they are let in


@played
async def test_only_a_bot_s_seat_can_be_asked_for_and_only_during_play(dozing: Server) -> None:
    async with asking(dozing) as (table, (host, *_), late):
        path, body = f"/tables/{table}/wishes", {"seat": 2, "name": "L"}
        assert await refused(late, "POST", path, json={"seat": 0, "name": "L"}) == (409, "seat-taken")
        await host.call("DELETE", f"/tables/{table}/seats/0")
        assert await refused(late, "POST", path, json={"seat": 0, "name": "L"}) == (409, "seat-taken")
        assert await refused(late, "POST", path, json={"seat": 7, "name": "L"}) == (404, "no-such-seat")
        waiting = await late.open("vote", 2)
        assert await refused(host, "POST", f"/tables/{waiting}/wishes", json=body | {"seat": 1}) == (409, "not-started")


@played
async def test_at_a_table_of_bots_alone_there_is_nobody_to_ask_but_the_host(dozing: Server) -> None:
    async with guests(dozing, 3) as (host, late, later):
        table = await begin(host, [], 3)
        async with connected(host, table) as first, connected(late, table) as second:
            await late.open("vote", 2)
            assert await refused(late, "POST", f"/tables/{table}/seats/2", json={"name": "L"}) == (409, "ask-first")
            await ask(host, table, 0, "Host")
            await first.until(lambda _: first.seat == 0)
            assert second.seat is None
        other = await begin(host, [], 2)
        await late.sit(other, 0)
        assert await refused(later, "POST", f"/tables/{other}/seats/1", json={"name": "L"}) == (409, "ask-first")


@played
async def test_so_many_ask_at_a_time_and_nobody_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, pace=1_000_000.0, wishes_per_table=2, wishes_per_person=2) as server:
        async with guests(server, 4) as (host, *late):
            table = await begin(host, [host], 3)
            path, body = f"/tables/{table}/wishes", {"seat": 1, "name": "L"}
            for guest in late[:2]:
                await ask(guest, table, 1)
            assert await refused(late[2], "POST", path, json=body) == (429, "too-many-wishes")
            await ask(late[0], table, 2)  # the other seat instead
            assert await refused(late[0], "POST", path, json=body) == (429, "asked-too-often")
            async with connected(late[0], table) as first, connected(late[1], table):
                await first.until(lambda message: len(message.get("table", {}).get("wishes", [])) == 2)
                assert [wish["seat"] for wish in first.table["wishes"]] == [1, 2]


@asynccontextmanager
async def bots_only(folder: Path, time: Time) -> AsyncIterator[tuple[Services, Room, list[Person]]]:
    """A table at which bots play that never answer, its host, and two others."""
    async with opened(folder, time) as services:
        host, *others = await people(services, 3)
        room, _ = await services.tables.open(host, "vote", 3, {}, False)
        for seat in range(3):
            await services.seating.put_bot(room.table.id, host, seat, "random")
        never: Any = asyncio.Event().wait
        services.bot_workers.answer = lambda *_: never()  # type: ignore[method-assign]
        await services.tables.start(room.table.id, host)
        yield services, room, [host, *others]


@played
async def test_a_wish_ends_when_somebody_else_has_the_seat_or_whoever_asked_another(tmp_path: Path) -> None:
    time = Time()
    async with bots_only(tmp_path, time) as (services, room, (host, first, second)):
        id, watching = room.table.id, Somebody(room, host, time)
        for person in (first, second):
            Somebody(room, person, time)
        await services.latecomers.ask(id, first, 1, "First")
        assert [wish.name for wish in room.info().wishes] == ["First"]
        await watching.leave()  # now there is nobody to ask
        await services.latecomers.ask(id, second, 1, "Second")
        assert room.info().wishes == ()
        Somebody(room, host, time)
        await services.latecomers.ask(id, first, 2, "First")
        assert [wish.seat for wish in room.info().wishes] == [2]


@played
async def test_a_wish_stands_that_could_not_be_granted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    async with bots_only(tmp_path, time) as (services, room, (host, late, _)):
        for person in (host, late):
            Somebody(room, person, time)
        await services.latecomers.ask(room.table.id, late, 1, "Late")
        with monkeypatch.context() as patch:
            patch.setattr("envol.server.rooms.room.MOST_TABLE_LINES", 0)
            with pytest.raises(Refused, match="too-many-changes"):
                await services.latecomers.admit(room.table.id, host, 1)
        assert [wish.name for wish in room.info().wishes] == ["Late"]
        await services.latecomers.admit(room.table.id, host, 1)
        assert (room.table.seat_of(late.id), room.info().wishes) == (1, ())
